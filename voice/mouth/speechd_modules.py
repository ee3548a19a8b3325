"""The voices of Speech Dispatcher on Linux, asked for samples instead of for sound.

Each of its output modules is a program that speaks a protocol of lines on its standard input and
output; with the audio method ``server`` it hands the samples over. So what they say can be stopped
at once and led into one ear, which Speech Dispatcher itself, who plays it, allows nobody to do.
Modules that play by themselves (``sd_generic``) refuse that method, and are left out.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import IO, Final

from heraut.voice.child_answers import RATES, SOUND, BadAnswer, read_line
from heraut.voice.mouth.speech_file import Speech
from heraut.voice.mouth.voices import Voice

_PROGRAMS: Final = ("/usr/lib/speech-dispatcher-modules", "/usr/libexec/speech-dispatcher-modules")
_SETTINGS: Final = Path("/etc/speech-dispatcher/modules")
_OURS: Final = "sd_espeak"
_LEFT_OUT: Final = ("sd_dummy", "sd_generic")
_SLOWEST, _USUAL, _FASTEST = 80, 180, 390
"""Words per minute of the rates -100, 0 and 100."""
_ESCAPE: Final = 0x7D
"""Before a byte of samples that is this or the end of a line, with its sixth bit turned."""
_TURNED: Final = 0x20
_MOST: Final = 100_000
"""Lines of one answer."""
_TOLD: Final = 200
"""Letters of a refusal that are told."""
_DIGITS: Final = 10
"""A number of so many digits is none."""


class SpeechdFailed(RuntimeError):
    """A module does not speak."""


class _Module:
    """One output module that runs. Its process ends with its input."""

    def __init__(self, program: Path) -> None:
        self.name = program.name.removeprefix("sd_")
        settings = _SETTINGS / f"{self.name}.conf"
        try:
            self._process = subprocess.Popen(
                [program, *([settings] if settings.exists() else [])],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
        except OSError as problem:
            raise SpeechdFailed(f"{program}: {problem}") from problem
        try:
            for order in ("INIT", "AUDIO", "audio_output_method=server\n."):
                self._ask(order)
        except SpeechdFailed:
            self.end()
            raise

    def voices(self) -> tuple[Voice, ...]:
        """Return its voices; those that differ by a variant only are left out."""
        lines = (line.split("\t") for line in self._ask("LIST VOICES"))
        return tuple(
            Voice.of(name, f"{self.name}: {name}", (tag,))
            for name, tag, *variant in (line for line in lines if len(line) > 1)
            if variant in ([], ["none"])
        )

    def speak(self, text: str, voice: Voice, rate: int) -> Speech:
        step = _FASTEST - _USUAL if rate > _USUAL else _USUAL - _SLOWEST
        speed = max(-100, min(100, round(100 * (rate - _USUAL) / step)))
        self._ask("SET")
        language = voice.languages[0] if voice.languages else ""
        self._ask(f"language={language}\nsynthesis_voice={voice.id}\nrate={speed}\n.")
        self._ask("SPEAK")
        # A line of a full stop alone is the end: those of the text begin with one more.
        self._ask(f"{'.' * text.startswith('.')}{text}\n.")
        return read_events(self._pipe(self._process.stdout))

    def end(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()

    def _ask(self, order: str) -> list[str]:
        """Give an order; return the lines of the answer but the last, which tells its end."""
        with suppress(OSError):  # what is gone gives no answer either
            self._pipe(self._process.stdin).write(f"{order}\n".encode())
            self._pipe(self._process.stdin).flush()
        return read_lines(self._pipe(self._process.stdout))

    @staticmethod
    def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
        assert pipe is not None
        return pipe


class SpeechdVoices:
    """The voices of all modules of this system. Each module is started when it is needed."""

    name = "speechd"

    def __init__(self) -> None:
        self._running: dict[str, _Module] = {}
        self.voice: Voice | None = None
        """Who spoke last."""

    def voices(self) -> tuple[Voice, ...]:
        """Return the voices of the modules that hand over samples, without espeak-ng once more."""
        others = (each for each in _programs() if not each.name.startswith(_OURS))
        return tuple(chain.from_iterable(map(self._voices, others)))

    def find(self, wanted: str | None) -> tuple[str, Voice] | None:
        """Return the module and the voice of this name, ``MODULE: VOICE``."""
        name, _, rest = (wanted or "").partition(": ")
        for program in _programs() if rest else ():
            if program.name == f"sd_{name}":
                named = (v for v in self._voices(program) if v.name == wanted)
                return next(((name, voice) for voice in named), None)
        return None

    def speak(self, text: str, found: tuple[str, Voice], rate: int) -> Speech:
        """Return ``text`` spoken at ``rate`` words per minute. Raises :class:`SpeechdFailed`."""
        module, self.voice = found
        try:
            return self._running[module].speak(text, self.voice, rate)
        except (SpeechdFailed, OSError) as problem:
            self._end(module)
            raise SpeechdFailed(f"{module}: {problem}") from problem

    def _voices(self, program: Path) -> tuple[Voice, ...]:
        name = program.name.removeprefix("sd_")
        try:
            if name not in self._running:
                self._running[name] = _Module(program)
            return self._running[name].voices()
        except (SpeechdFailed, OSError):
            self._end(name)  # the rest of a bad answer would be taken for the next one
            return ()

    def _end(self, module: str) -> None:
        if (gone := self._running.pop(module, None)) is not None:
            gone.end()


def _programs() -> Iterator[Path]:
    if sys.platform == "linux":
        for folder in map(Path, _PROGRAMS):
            found = sorted(folder.glob("sd_*")) if folder.is_dir() else ()
            yield from (path for path in found if path.name not in _LEFT_OUT)


def read_lines(pipe: IO[bytes]) -> list[str]:
    """Return the lines of an answer but the last, which tells its end.

    Raises :class:`SpeechdFailed` for a refusal and for what is no answer.
    """
    found: list[str] = []
    while len(found) < _MOST:
        line = _line(pipe).decode(errors="replace").rstrip("\n")
        if not line or line[0] in "34":
            raise SpeechdFailed(line[:_TOLD] or "it ended")
        if line[3:4] != "-":
            return found
        found.append(line[4:])
    raise SpeechdFailed("its answer has no end")


def read_events(pipe: IO[bytes]) -> Speech:
    """Return the samples of all events until the end of what is said.

    Raises :class:`SpeechdFailed` where they are no sound.
    """
    frames, told = bytearray(), dict[str, int]()
    for _ in range(_MOST):
        line = _line(pipe)
        if line.startswith((b"702", b"703")):
            break
        if not line or len(frames) > SOUND:
            raise SpeechdFailed("it ended while it spoke" if not line else "it speaks without end")
        if line.startswith(b"705-AUDIO"):
            frames += _unescaped(line.rstrip(b"\n").partition(b"\0")[2])
        elif line.startswith(b"705-"):
            name, _, value = line[4:].decode(errors="replace").strip().partition("=")
            told[name] = int(value) if value.isdecimal() and len(value) < _DIGITS else -1
    else:
        raise SpeechdFailed("it speaks without end")
    kind = (told.get("bits"), told.get("num_channels"), told.get("sample_rate") in RATES)
    if not frames or len(frames) % 2 or kind != (16, 1, True):
        raise SpeechdFailed(f"no sound of the right kind: {len(frames)} octets, {kind}")
    if told.get("big_endian"):
        frames[0::2], frames[1::2] = frames[1::2], frames[0::2]
    return Speech(bytes(frames), told["sample_rate"])


def _line(pipe: IO[bytes]) -> bytes:
    try:
        return read_line(pipe, SOUND)
    except BadAnswer as problem:
        raise SpeechdFailed(str(problem)) from problem


def _unescaped(samples: bytes) -> bytes:
    made, turned = bytearray(), False
    for byte in samples:
        if turned:
            made.append(byte ^ _TURNED)
            turned = False
        elif byte == _ESCAPE:
            turned = True
        else:
            made.append(byte)
    return bytes(made)
