"""Seven people's diphones, by the program mbrola: voices to measure with, never to learn from.

What is said and how long each phone lasts comes from espeak-ng; how it sounds, from people who were
recorded. The program and its voices may not be used commercially and are not part of Héraut: they
come as packages of Debian, by name and hash, for PCs of 64 bits.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import numpy as np
import soundfile
import soxr
from numpy.typing import NDArray

from heraut.errors import KeyedError
from heraut.voice.acoustics.corpus.synthesis import Manner, Speech, speak
from heraut.voice.acoustics.people.packages import fetched, unpack
from heraut.voice.acoustics.phones import SILENCE
from heraut.voice.ears.sound import RATE
from heraut.voice.models.pins import Pin

_POOL: Final = "http://deb.debian.org/debian/pool"
_PROGRAM: Final = Pin(
    "mbrola",
    f"{_POOL}/contrib/m/mbrola/mbrola_3.3+dfsg-9_amd64.deb",
    165_736,
    "d94ea5bbb8b201935e8a40d758f1a224030d13a1ba669cc75293823933554c7f",
)
_VOICES: Final = {
    "fr1": Pin(
        "mbrola-fr1",
        f"{_POOL}/non-free/m/mbrola-fr1/mbrola-fr1_2.050+repack2-4_all.deb",
        4_394_940,
        "3b3fc10f27c2b202b188492f17d1929a2a3dc9ddecbcb08120610bc68e352202",
    ),
    "fr2": Pin(
        "mbrola-fr2",
        f"{_POOL}/non-free/m/mbrola-fr2/mbrola-fr2_2.060+repack2-2_all.deb",
        5_251_864,
        "4946c01b34bb10a4a0c6bce8abbd54e69fe28df2309383d7d144fb7a33ce7cad",
    ),
    "fr3": Pin(
        "mbrola-fr3",
        f"{_POOL}/non-free/m/mbrola-fr3/mbrola-fr3_2.060+repack2-2_all.deb",
        4_393_508,
        "3f38b010a83cd68afad352694e5c3d915295dbd27797cbc1d9d963e9ac5bb4d0",
    ),
    "fr4": Pin(
        "mbrola-fr4",
        f"{_POOL}/non-free/m/mbrola-fr4/mbrola-fr4_0.0.19990521+repack2-5_all.deb",
        5_314_464,
        "3c19935aa7a6c897c7c033a0c964344b64ff3076b431d2544706a3d4574e1a0f",
    ),
    "fr5": Pin(
        "mbrola-fr5",
        f"{_POOL}/non-free/m/mbrola-fr5/mbrola-fr5_2.060+repack2-2_all.deb",
        4_249_760,
        "c110a284316c5a255f31099d4d663b017e019dff68255c666ca480a1a5a24c41",
    ),
    "fr6": Pin(
        "mbrola-fr6",
        f"{_POOL}/non-free/m/mbrola-fr6/mbrola-fr6_0.0.20010330+repack2-2_all.deb",
        4_211_680,
        "267590b029a2dbea20a73e5c94badbf4d62e5ce1a2bc11a02476440c40fc7fa0",
    ),
    "fr7": Pin(
        "mbrola-fr7",
        f"{_POOL}/non-free/m/mbrola-fr7/mbrola-fr7_2.00b+repack2-2_all.deb",
        3_496_916,
        "1bfb927b8059428cb50b06847e717f4329a704ff04dc4ee3d7909fc9b871b79f",
    ),
}
VOICES: Final = tuple(_VOICES)

_HEIGHT: Final = dict(zip(VOICES, (120, 230, 110, 200, 120, 115, 105), strict=True))
"""Hz about which each voice speaks: the one it was recorded at, or near it."""
_FALL: Final = 0.82
"""What becomes of the height to the end of a sentence."""
_SIGNS: Final = {"A~": "a~", "E~": "e~", "O~": "o~", "Y": "2", "W": "9", "r": "R", SILENCE: "_"}
"""MBROLA's names of phones that are called otherwise; it has « gn » in no voice but as n and j."""


class MbrolaError(KeyedError, RuntimeError):
    """The program does not run, or does not say a text.

    ``key`` is ``no_mbrola``; ``details`` hold the ``reason``.
    """

    def __init__(self, reason: str) -> None:
        super().__init__("no_mbrola", f"mbrola: {reason}", reason=reason)


class Mbrola:
    """The program and its voices, unpacked in a folder when they are first needed."""

    def __init__(self, folder: Path, given: Path | None = None) -> None:
        """Take packages from ``given``, a folder of the user's, else from the network."""
        self._folder, self._given = folder, given

    def _had(self, pin: Pin, inside: Path) -> Path:
        """Return the folder of a package's files."""
        there = self._folder / pin.name
        if not there.exists():
            package = fetched(pin, self._folder / "packages", self._given, _nobody)
            part = self._folder / f"{pin.name}.part"
            unpack(package, inside, part)
            part.rename(there)
        return there

    def say(self, text: str, voice: str, dice: Random) -> NDArray[np.int16]:
        """Return a text said by one of :data:`VOICES`, mono at 16,000 Hz.

        Raises :class:`MbrolaError`, and what
        :func:`~heraut.voice.acoustics.corpus.synthesis.speak`,
        :func:`~heraut.voice.acoustics.people.packages.fetched` and ``unpack`` raise.
        """
        speech = speak(text, Manner(rate=dice.randint(130, 170), lead=0.1, trail=0.2))
        with TemporaryDirectory(prefix="heraut-") as name:
            orders, sound = Path(name) / "said.pho", Path(name) / "said.wav"
            lines = "".join(_orders(speech, _HEIGHT[voice] * dice.uniform(0.93, 1.07)))
            orders.write_text(lines, encoding="ascii")
            program = self._had(_PROGRAM, Path("usr/bin")) / "mbrola"
            data = self._had(_VOICES[voice], Path("usr/share/mbrola")) / voice / voice
            try:
                # "-e": pairs of phones that a voice lacks are joined from others.
                subprocess.run(
                    [program, "-e", data, orders, sound],
                    check=True,
                    capture_output=True,
                    timeout=60,
                )
                samples, rate = soundfile.read(sound, dtype="float32")
            except (OSError, subprocess.SubprocessError, soundfile.LibsndfileError) as error:
                raise MbrolaError(str(error)) from error
        loud = samples / max(1e-3, float(np.abs(samples).max())) * dice.uniform(0.2, 0.7)
        said: NDArray[np.int16] = np.rint(soxr.resample(loud, rate, RATE) * 32767).astype(np.int16)
        return said


def _orders(speech: Speech, height: float) -> Iterator[str]:
    """Yield a line for each phone: its name, its length (ms), and where (percent) what pitch is."""
    ends = [*(each.start for each in speech.segments[1:]), speech.seconds]
    for (segment, end), place in zip(
        zip(speech.segments, ends, strict=True), _places(speech), strict=True
    ):
        lasting = max(20, round(1000 * (end - segment.start)))
        pitch = round(height * (1.12 - (1.12 - _FALL) * place))
        if segment.phone == "n^":
            yield f"n {lasting // 2} 50 {pitch}\nj {lasting - lasting // 2}\n"
        else:
            yield f"{_SIGNS.get(segment.phone, segment.phone)} {lasting} 50 {pitch}\n"


def _places(speech: Speech) -> list[float]:
    """Return how far through the speech each segment begins, from 0 to 1."""
    return [segment.start / speech.seconds for segment in speech.segments]


def _nobody(_done: int, _total: int) -> None:
    """Tell nobody how far a package is: each is small."""
