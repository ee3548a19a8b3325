"""Make the spoken fixtures of this folder again: ``python audio_fixtures/make_fixtures.py``.

The sentences are in ``fr``: those of Kingsbridge in ``sentences.yaml``, those of every other game
in a file of its name. espeak-ng speaks them through the library that the package espeakng-loader
carries, so no system package is needed. Voice, speed, pitch and level of each file follow from its
words and its game alone: adding a sentence changes no other file.

``--out FOLDER`` writes elsewhere; ``--missing`` speaks only what is not there yet; ``--only TEXT``
makes only the files whose name holds TEXT, and leaves the manifest alone.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import subprocess
import sys
import unicodedata
import wave
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from heraut.voice.acoustics.corpus.voices import HELD_OUT

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import positions  # noqa: E402

RATE = 16_000
"""Hz of the files."""
SPOKEN_RATE = 22_050
"""Hz of espeak-ng's own sound."""
LEAD, TRAIL = 0.15, 0.20
"""Seconds of silence before and after the speech."""

FIRST = "kingsbridge"
"""The game whose files are not in a folder of their own."""
VARIANTS = HELD_OUT
"""Voices that the embedded model never heard while it was trained."""
ACCENTS = ("fr", "fr-be", "fr-ch")
SPELT = {
    "agatha": "agata",
    "aldred": "aldrède",
    "ethelred": "étèlrède",
    "gytha": "guita",
    "joker": "jokère",
    "wigelm": "ouiguelme",
    "wilwulf": "ouilwoulf",
    "wynstan": "ouine stane",
}
"""Words that espeak-ng takes for English ones in a French sentence, as French people say them."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How one sentence is spoken."""

    voice: str
    """espeak-ng's name: an accent, ``+``, a variant."""
    rate: int
    """Words per minute."""
    pitch: int
    """0 to 99, espeak-ng's own scale, as is ``spread``."""
    spread: int
    """How far the pitch moves."""
    level: float
    """Peak, in dB below full scale (so negative)."""


def manner(words: str, turn: int, game: str = FIRST) -> Manner:
    """Return how the ``turn``-th reading of ``words`` in a game is spoken: always the same."""
    seed = words if game == FIRST else f"{game}: {words}"
    variants = random.Random(seed).sample(VARIANTS, len(VARIANTS))
    dice = random.Random(f"{seed} {turn}")  # seeded by a text, it is the same everywhere
    return Manner(
        voice=f"{dice.choice(ACCENTS)}+{variants[turn % len(variants)]}",
        rate=dice.randint(120, 190),
        pitch=dice.randint(25, 75),
        spread=dice.randint(30, 70),
        level=round(-dice.uniform(3, 15), 1),
    )


def slug(text: str) -> str:
    """Return ``text`` as a file name that every system takes."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("œ", "oe"))
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


# Speaking ---------------------------------------------------------------------------------------


def speak(text: str, how: Manner) -> bytes:
    """Return espeak-ng's own sound, 16-bit mono at ``SPOKEN_RATE``.

    A process of its own for each sentence: espeak-ng carries noise and phase from one utterance to
    the next, so that in one process a file would depend on those made before it.
    """
    order = {
        "text": text,
        "voice": how.voice,
        "rate": how.rate,
        "pitch": how.pitch,
        "spread": how.spread,
    }
    child = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), "--child"],
        input=json.dumps(order).encode(),
        capture_output=True,
        check=False,
    )
    if child.returncode or not child.stdout:
        raise OSError(f"espeak-ng could not speak {text!r}: {child.stderr.decode()}")
    return child.stdout


def speak_here() -> None:
    """Speak the one order on stdin to stdout: the child's part of :func:`speak`."""
    from heraut.voice.acoustics.espeak import synthesiser

    order = json.loads(sys.stdin.buffer.read())
    sys.stdout.buffer.write(synthesiser().utter(**order).pcm)


def maker() -> str:
    """Return the synthesiser's name and version, for the manifest."""
    from heraut.voice.acoustics.espeak import synthesiser

    return f"espeak-ng {synthesiser().version()}"


def sound(text: str, how: Manner) -> Any:
    """Return the sentence as a file holds it: an array of int16 at ``RATE``, silence around it."""
    import numpy as np

    spelt = re.sub(r"\w+", lambda word: SPELT.get(word[0].lower(), word[0]), text)
    spoken = np.frombuffer(speak(spelt, how), dtype="<i2").astype(np.float64)
    # 16000 / 22050 is 320 / 441: padded to a multiple of 441 the two spectra fit without a rest.
    blocks = len(spoken) // 441 + 4
    spectrum = np.fft.rfft(np.pad(spoken, (0, blocks * 441 - len(spoken))))
    resampled = np.fft.irfft(spectrum[: blocks * 160 + 1], blocks * 320) * (320 / 441)
    resampled = resampled[: len(spoken) * 320 // 441]
    resampled *= 32767 * 10 ** (how.level / 20) / np.abs(resampled).max()
    framed = np.pad(resampled, (round(LEAD * RATE), round(TRAIL * RATE)))
    return np.round(framed).astype("<i2")


# The files --------------------------------------------------------------------------------------


def lists(lang: str) -> list[Mapping[str, Any]]:
    """Return the lists of sentences of a language, that of the first game first."""
    import yaml

    paths = sorted((HERE / lang).glob("*.yaml"), key=lambda path: path.stem != "sentences")
    return [yaml.safe_load(path.read_text(encoding="utf-8")) for path in paths]


def fixtures(sentences: Mapping[str, Any], lang: str) -> Iterator[tuple[Any, Manner]]:
    """Yield every fixture of a list of ``sentences`` and how it is spoken."""
    from heraut.voice.evaluation.fixtures import Expectation, Fixture

    made = maker()
    game = sentences["game"]
    folder = lang if game == FIRST else f"{lang}/{game}"
    places = {name: positions.read(game, entry) for name, entry in sentences["positions"].items()}
    read: Counter[str] = Counter()
    expected = {"oov": Expectation.NOTHING, "illegal": Expectation.REFUSED}
    for name, entries in sentences["sets"].items():
        for entry in entries:
            words = entry["say"]
            for _ in range(entry.get("voices", 1)):
                how = manner(words, read[words], game)
                read[words] += 1  # said again elsewhere in the list, it gets another voice
                start = "oov_" if name == "oov" else ""
                yield (
                    Fixture(
                        file=f"{folder}/{name}/{start}{slug(words)}.{slug(how.voice)}.wav",
                        words=words,
                        set=name,
                        voice=how.voice,
                        expect=expected.get(name, Expectation.SAME),
                        reason=entry.get("reason", ""),
                        scope=entry.get("scope", "turn"),
                        held=entry.get("held", {}),
                        position=places[entry["at"]] if "at" in entry else None,
                        lang=lang,
                        game=game,
                        rate=how.rate,
                        pitch=how.pitch,
                        made=made,
                    ),
                    how,
                )


def write(path: Path, samples: Any, rate: int = RATE, channels: int = 1, width: int = 2) -> None:
    """Write a WAV, making its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(width)
        file.setframerate(rate)
        file.writeframes(samples.tobytes())


def write_bad(sentences: Mapping[str, Any], folder: Path, lang: str) -> Iterator[Any]:
    """Write the files that are broken or merely unusual, and yield their fixtures."""
    import numpy as np

    from heraut.voice.evaluation.fixtures import Expectation, Fixture

    made = maker()
    for name, entry in sentences.get("bad", {}).items():
        words = entry.get("say", "")
        how = replace(manner(words, 0), level=-6.0)
        path = folder / lang / "bad" / f"{name}.wav"
        path.parent.mkdir(parents=True, exist_ok=True)
        speech = sound(words, how) if words else np.zeros(0, "<i2")
        match entry["as"]:
            case "empty file":
                path.write_bytes(b"")
            case "no samples":
                write(path, speech)
            case "text":
                path.write_text("Ceci n'est pas un son.\n" * 20, encoding="utf-8")
            case "truncated header":
                write(path, speech)
                path.write_bytes(path.read_bytes()[:30])
            case "truncated samples":  # the header promises more than there is
                write(path, speech)
                spoken = len(speech) - round(TRAIL * RATE)
                path.write_bytes(path.read_bytes()[: 44 + 2 * spoken - 1])
            case "silence":
                write(path, np.zeros(RATE, "<i2"))
            case "noise":
                hiss = np.random.default_rng(1).normal(0, 1500, RATE)
                write(path, np.round(hiss).astype("<i2"))
            case "stereo":
                write(path, np.stack([speech, speech], axis=1), channels=2)
            case "8-bit":
                write(path, (speech // 256 + 128).astype(np.uint8), width=1)
            case "24-bit":
                wide = (speech.astype("<i4") * 256).view(np.uint8).reshape(-1, 4)[:, :3]
                write(path, np.ascontiguousarray(wide), width=3)
            case "44.1 kHz" | "48 kHz" as label:
                rate = round(float(label.removesuffix(" kHz")) * 1000)
                times = np.arange(len(speech) * rate // RATE) / rate
                higher = np.interp(times, np.arange(len(speech)) / RATE, speech)
                write(path, np.round(higher).astype("<i2"), rate)
            case unknown:
                raise ValueError(f"sentences.yaml: bad: {name}: unknown kind {unknown!r}")
        yield Fixture(
            file=f"{lang}/bad/{name}.wav",
            words=words,
            set="bad",
            voice=how.voice if words else "",
            expect=Expectation(entry["expect"]),
            reason=entry.get("reason", ""),
            lang=lang,
            rate=how.rate if words else None,
            pitch=how.pitch if words else None,
            made=made if words else "make_fixtures.py",
        )


def make(out: Path, only: str = "", missing: bool = False, lang: str = "fr") -> list[Any]:
    """Write the fixtures of a language under ``out`` and return them; see the module's text."""
    from heraut.voice.evaluation.fixtures import MANIFEST, encode

    made = []
    for sentences in lists(lang):
        for fixture, how in fixtures(sentences, lang):
            if only in fixture.file:
                if not (missing and (out / fixture.file).exists()):
                    write(out / fixture.file, sound(fixture.words, how))
                made.append(fixture)
        if not only:
            made += write_bad(sentences, out, lang)
    if only:
        return made
    listed = {fixture.file for fixture in made}
    if (out / MANIFEST).exists():
        for line in (out / MANIFEST).read_text(encoding="utf-8").splitlines():
            if (file := json.loads(line)["file"]) not in listed:  # no sentence of the list now
                (out / file).unlink(missing_ok=True)
    lines = "".join(encode(fixture) + "\n" for fixture in made)
    (out / MANIFEST).write_text(lines, encoding="utf-8", newline="\n")
    return made


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Make the spoken fixtures again.")
    parser.add_argument("--out", type=Path, default=HERE)
    parser.add_argument("--only", default="", metavar="TEXT")
    parser.add_argument("--missing", action="store_true", help="only sounds that are not there")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        speak_here()
        return
    made = make(options.out, options.only, options.missing)
    print(f"{len(made)} files in {options.out}")


if __name__ == "__main__":
    main()
