"""Held-out sets: fixtures spoken by voices that the embedded model never learnt from.

The *development* set is there to be looked at while a model is made; the *final* set is scored
once, when it is done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heraut.atomic_write import write_atomically
from heraut.errors import KeyedError
from heraut.voice.acoustics.corpus.sentences import respelled
from heraut.voice.acoustics.corpus.synthesis import Manner, speak
from heraut.voice.acoustics.corpus.voices import ACCENTS, FINAL
from heraut.voice.acoustics.corpus.voices import DEVELOPMENT as EXAMINED
from heraut.voice.acoustics.espeak import synthesiser
from heraut.voice.acoustics.measurement.sentences import Sentence, sentences
from heraut.voice.ears.sound import Samples
from heraut.voice.ears.wav import write_wav
from heraut.voice.evaluation.fixtures import MANIFEST, Fixture, encode, load
from heraut.voice.evaluation.recorder import slug

DEVELOPMENT: Final = "development"
FINALLY: Final = "final"

VARIANTS: Final[Mapping[str, Sequence[str]]] = {DEVELOPMENT: EXAMINED, FINALLY: FINAL}
"""espeak-ng's variants that speak each kind of set."""

SEED: Final = 1

_LOUDEST, _SOFTEST = -3.0, -15.0
"""Decibels below full scale between which the peaks of recordings lie."""


class OtherSetError(KeyedError, ValueError):
    """A folder holds recordings of other voices or sentences than are wanted.

    ``key`` is ``other_set``; ``details`` hold the ``folder``.
    """

    def __init__(self, folder: Path) -> None:
        wrong = "holds recordings of other voices or sentences than are measured now"
        super().__init__("other_set", f"{folder} {wrong}: give another folder", folder=str(folder))


def make(
    folder: Path,
    kind: str,
    seed: int = SEED,
    every: int = 1,
    progress: Callable[[int, int], None] = lambda done, count: None,
) -> tuple[Fixture, ...]:
    """Write the set of a kind into ``folder`` and return it; one that is whole is left alone.

    ``every`` above 1 keeps only each so-manieth sentence. A process that has not spoken before
    gives the same files for the same arguments, on one system. The manifest comes last: without it
    a set is not whole, and is made again. ``progress`` is told how many sentences are spoken, and
    of how many. Raises :class:`OtherSetError` when another set is there,
    :class:`~heraut.voice.evaluation.fixtures.FixtureError` when that cannot be read,
    :class:`~heraut.voice.acoustics.espeak.EspeakError` without espeak-ng, ``OSError``.
    """
    said = sentences(kind, seed)[::every]
    orders = tuple(manners(said, kind, seed))
    if (folder / MANIFEST).exists():
        there = load(folder)
        if [(one.words, one.voice) for one in there] != [
            (sentence.words, manner.voice) for sentence, manner, _ in orders
        ]:
            raise OtherSetError(folder)
        return there
    folder.mkdir(parents=True, exist_ok=True)
    made = f"espeak-ng {synthesiser().version()}"
    lines = []
    for number, (sentence, manner, level) in enumerate(orders):
        file = f"{sentence.set}/{number:04}-{slug(sentence.words)}.{slug(manner.voice)}.wav"
        (folder / sentence.set).mkdir(exist_ok=True)
        with (folder / file).open("wb") as wav:
            write_wav(wav, spoken(sentence.words, manner, level))
        fixture = Fixture(
            file=file,
            words=sentence.words,
            set=sentence.set,
            voice=manner.voice,
            expect=sentence.expect,
            reason=sentence.reason,
            scope=sentence.scope,
            held=sentence.held,
            position=sentence.position,
            rate=manner.rate,
            pitch=manner.pitch,
            made=made,
        )
        lines.append(encode(fixture) + "\n")
        progress(number + 1, len(said))
    write_atomically(folder / MANIFEST, "".join(lines))
    return load(folder)


def manners(
    said: Sequence[Sentence], kind: str, seed: int
) -> Iterator[tuple[Sentence, Manner, float]]:
    """Yield each sentence with how it is spoken, and its peak in decibels below full scale.

    All variants speak equally often.
    """
    dice = Random(f"{kind} voices {seed}")
    turn: list[str] = []
    for sentence in said:
        if not turn:
            turn = dice.sample(VARIANTS[kind], len(VARIANTS[kind]))
        yield sentence, *drawn(turn.pop(), dice)


def drawn(variant: str, dice: Random) -> tuple[Manner, float]:
    """Return how a variant speaks next, and its peak in decibels of full scale."""
    manner = Manner(
        voice=f"{dice.choice(ACCENTS)}+{variant}",
        rate=dice.randint(120, 190),
        pitch=dice.randint(25, 75),
        spread=dice.randint(30, 70),
        lead=0.15,
        trail=0.2,
    )
    return manner, dice.uniform(_SOFTEST, _LOUDEST)


def spoken(words: str, manner: Manner, level: float) -> Samples:
    """Return words as they are spoken; ``level`` is the loudest sample's, in dB of full scale."""
    samples: NDArray[np.float32] = speak(respelled(words), manner).samples
    scale = 32767 * 10 ** (level / 20) / float(np.abs(samples).max())
    whole: Samples = np.rint(samples * scale).astype(np.int16)
    return whole
