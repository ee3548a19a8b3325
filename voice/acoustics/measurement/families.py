"""Voices by family: how a model hears who it never learnt from, clean and in noise.

The seven voices of MBROLA are people's diphones and no model learns from them. Pico is another
synthesiser; a model learns from its voice, though not from these sentences. Numbers of people who
were recorded one by one say something only of a model that was made without them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from random import Random
from typing import Final, Protocol

import numpy as np
from num2words import num2words
from numpy.typing import NDArray

from heraut.atomic_write import write_atomically
from heraut.voice.acoustics.corpus.sentences import respelled
from heraut.voice.acoustics.corpus.synthesis import ForeignSpeechError
from heraut.voice.acoustics.measurement.mbrola import VOICES, Mbrola
from heraut.voice.acoustics.measurement.sentences import Sentence, said_alone, sentences
from heraut.voice.acoustics.people.collection import TABLE, table
from heraut.voice.acoustics.progress import Tell
from heraut.voice.ears.wav import read_wav, write_wav
from heraut.voice.evaluation.fixtures import MANIFEST, Expectation, Fixture, encode, load
from heraut.voice.evaluation.scoring import Counts, tally
from heraut.voice.evaluation.workers import measured_by
from heraut.voice.workers.executor import Executor

SNRS: Final = (None, 20.0, 10.0, 6.0)
"""Signal-to-noise ratios in dB; None is without noise."""
MBROLA, PICO, NUMBERS = "mbrola", "pico", "numbers"
"""The families."""
EACH: Final = 24
"""Sentences that each voice says, no two voices the same ones."""
_KIND: Final = "development"
_SEED: Final = 7
_COUNTED: Final = "seven_kingdoms"
"""A game in which every one of them may be awaited."""
_NUMBERS: Final = tuple(num2words(number, lang="fr") for number in range(1, 21))


class Says(Protocol):
    """A synthesiser with one voice."""

    def __call__(self, text: str) -> NDArray[np.int16]:
        """Return a text said, mono at 16,000 Hz."""
        ...


@dataclass(frozen=True, slots=True)
class Row:
    """One speaker at one signal-to-noise ratio."""

    family: str
    speaker: str
    snr: float | None
    counts: Counts


def record(
    folder: Path, mbrola: Mbrola, pico: Says | None, recordings: Path | None, each: int = EACH
) -> tuple[Fixture, ...]:
    """Write the sentences of all families into ``folder``, unless they are there; return them.

    Without ``pico``, or without a folder of ``recordings`` of people, those are left out. Raises
    what the synthesisers raise, ``OSError``, and
    :class:`~heraut.voice.evaluation.fixtures.FixtureError` for another manifest.
    """
    if not (folder / MANIFEST).exists():
        made = chain(
            _synthetic(folder, mbrola, pico, each),
            _numbers(folder, recordings) if recordings else (),
        )
        lines = [encode(fixture) + "\n" for fixture in made]
        write_atomically(folder / MANIFEST, "".join(lines))
    return load(folder)


def _synthetic(folder: Path, mbrola: Mbrola, pico: Says | None, each: int) -> Iterator[Fixture]:
    said = [one for one in sentences(_KIND, _SEED) if one.expect is not Expectation.NOTHING]
    dice = Random(_SEED)
    drawn = iter(dice.sample(said, len(said)))
    voices = [(MBROLA, voice) for voice in VOICES] + ([(PICO, PICO)] if pico else [])
    for family, voice in voices:
        count = 0
        while count < each:
            one = next(drawn)
            text = respelled(one.words)
            try:
                sound = pico(text) if pico and family == PICO else mbrola.say(text, voice, dice)
            except ForeignSpeechError:
                continue
            yield kept(folder, f"{voice}-{count:03}.wav", sound, one, family, voice)
            count += 1


def _numbers(folder: Path, recordings: Path) -> Iterator[Fixture]:
    """Yield the numbers that people say by themselves, where a number is awaited."""
    awaited = {one.words: one for one in said_alone(_NUMBERS, _SEED, game=_COUNTED)}
    spoken: dict[str, list[tuple[str, Path]]] = {}
    for path in sorted(recordings.glob(f"*/{TABLE}")):
        for entry in table(path.parent):
            if entry.language == "fr" and entry.words in awaited:
                spoken.setdefault(entry.source, []).append((entry.words, path.parent / entry.file))
    for speaker, said in sorted(spoken.items()):
        for number, (words, sound) in enumerate(said):
            name = f"{speaker}-{number:03}.wav"
            one = awaited[words]
            yield kept(folder, name, read_wav(sound), one, NUMBERS, speaker, _COUNTED)


def kept(
    folder: Path,
    name: str,
    sound: NDArray[np.int16],
    one: Sentence,
    family: str,
    speaker: str,
    game: str = "kingsbridge",
) -> Fixture:
    """Write a sound into the folder of its family, and return what is known about it."""
    file = f"{family}/{name}"
    (folder / family).mkdir(parents=True, exist_ok=True)
    with (folder / file).open("wb") as wav:
        write_wav(wav, sound)
    return Fixture(
        file=file,
        words=one.words,
        set=family,
        voice=speaker,
        expect=one.expect,
        reason=one.reason,
        scope=one.scope,
        held=one.held,
        position=one.position,
        game=game,
        made=family,
    )


def measured(
    fixtures: Sequence[Fixture], model: str, executor: Executor, tell: Tell
) -> tuple[Row, ...]:
    """Return how each speaker was understood at each of :data:`SNRS`.

    Raises :class:`~heraut.voice.models.errors.ModelError` when there is no such model.
    """
    rows: list[Row] = []
    for snr in SNRS:
        count, results = measured_by(executor, fixtures, () if snr is None else (snr,), model=model)
        tell("condition", count=count, snr="none" if snr is None else f"{snr:g}")
        every = list(results)
        by_speaker = tally(every, lambda one: f"{one.fixture.set} {one.fixture.voice}")
        for name, counts in sorted(by_speaker.items()):
            family, speaker = name.split(" ", 1)
            rows.append(Row(family, speaker, snr, counts))
    return tuple(rows)
