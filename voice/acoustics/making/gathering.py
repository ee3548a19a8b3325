"""All that is learnt from beside espeak-ng's voices: people's recordings, and Pico's sentences.

Pico is a synthesiser whose one voice was made of a person's: it says the words of the games, which
hardly anybody recorded.
"""

from __future__ import annotations

import json
import random
from dataclasses import asdict
from pathlib import Path
from typing import Final

from heraut.atomic_write import write_atomically
from heraut.voice.acoustics.corpus.sentences import respelled, shipped
from heraut.voice.acoustics.people.collection import TABLE, Entry, collect
from heraut.voice.acoustics.people.pico import Pico, unpacked
from heraut.voice.acoustics.people.recordings import plain
from heraut.voice.acoustics.people.sources import sources
from heraut.voice.acoustics.progress import Tell
from heraut.voice.ears.sound import RATE
from heraut.voice.ears.wav import write_wav

SOURCE: Final = "pico"
_SPEEDS, _PITCHES = (75, 130), (75, 130)
"""Percents of the voice's own."""
_LICENCE: Final = "Apache-2.0"


def gather(recordings: Path, given: Path | None, count: int, seed: int, tell: Tell) -> None:
    """Put the recordings of all sources, and ``count`` sentences by Pico, into a folder.

    Packages that ``given``, a folder of the user's, has not are fetched; what is in ``recordings``
    stays as it is. Raises what :func:`~heraut.voice.acoustics.people.collection.collect`,
    :func:`~heraut.voice.acoustics.people.pico.unpacked` and :func:`say_sentences` raise.
    """
    collect(sources().values(), recordings, given, tell)
    if not (recordings / SOURCE / TABLE).exists():
        pico = Pico(unpacked(recordings, given, _quietly))
        say_sentences(recordings, pico, count, seed)


def _quietly(_done: int, _total: int) -> None:
    """Tell nobody how far a package is: these are small."""


def say_sentences(recordings: Path, pico: Pico, count: int, seed: int) -> None:
    """Write so many sentences as a source of their own into ``recordings``.

    Raises :class:`~heraut.voice.acoustics.people.pico.PicoError` and ``OSError``.
    """
    folder = recordings / SOURCE
    folder.mkdir(parents=True, exist_ok=True)
    dice, sentences, lines = random.Random(seed), shipped(), []
    for number in range(count):
        text = respelled(sentences.draw(dice))
        sound = pico.speaks(text, speed=dice.randint(*_SPEEDS), pitch=dice.randint(*_PITCHES))
        name = f"{number:04}.wav"
        with (folder / name).open("wb") as file:
            write_wav(file, sound)
        seconds = round(len(sound) / RATE, 3)
        entry = Entry(name, plain(text), SOURCE, "Pico", "fr", False, seconds, _LICENCE)
        lines.append(json.dumps(asdict(entry), ensure_ascii=False) + "\n")
    write_atomically(folder / TABLE, "".join(lines).encode())
