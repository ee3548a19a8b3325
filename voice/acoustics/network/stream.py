"""Hours of features and labels in memory, and pieces of them drawn at random."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from heraut.voice.acoustics.corpus.examples import Example
from heraut.voice.acoustics.corpus.labels import begins
from heraut.voice.acoustics.network.layers import STRIDE
from heraut.voice.acoustics.phones import STATES


@dataclass(frozen=True, slots=True)
class Batch:
    """Pieces of equal length."""

    features: NDArray[np.float32]
    """(pieces, frames of 10 ms, 40)."""
    labels: NDArray[np.uint8]
    """(pieces, frames of 30 ms): twice the phone in its first frame, one more in the others."""
    taught: NDArray[np.bool_]
    """(pieces, frames of 30 ms): False where a sound is none of French, so that its label is only
    the nearest phone."""

    @classmethod
    def joined(cls, batches: Sequence[Batch]) -> Batch:
        """Put the pieces of batches one after the other."""
        return cls(
            np.concatenate([one.features for one in batches]),
            np.concatenate([one.labels for one in batches]),
            np.concatenate([one.taught for one in batches]),
        )


@dataclass(frozen=True, slots=True)
class Corpus:
    """Utterances end to end: a piece may begin in one and end in another."""

    features: NDArray[np.float16]
    """(frames of 10 ms, 40); three for each label."""
    labels: NDArray[np.uint8]
    taught: NDArray[np.bool_]
    """Whether each label is to be learnt, see :class:`Batch`."""

    @classmethod
    def load(cls, shards: Iterable[Path]) -> Corpus:
        """Read shards, see :mod:`heraut.voice.acoustics.corpus.shards`."""
        return cls.joined(part for path in shards for part in _utterances(path))

    @classmethod
    def joined(cls, utterances: Iterable[Example]) -> Corpus:
        """Put utterances end to end."""
        features, labels, taught = [], [], []
        for one in utterances:
            outputs = min(len(one.features) // STRIDE, len(one.labels))
            features.append(one.features[: STRIDE * outputs])
            labels.append(one.labels[:outputs])
            taught.append(one.taught[:outputs])
        if not labels:
            raise ValueError("there is nothing to learn from")
        return cls(np.concatenate(features), np.concatenate(labels), np.concatenate(taught))

    def __add__(self, other: Corpus) -> Corpus:
        return Corpus(
            np.concatenate((self.features, other.features)),
            np.concatenate((self.labels, other.labels)),
            np.concatenate((self.taught, other.taught)),
        )

    @property
    def hours(self) -> float:
        """How much sound it is."""
        return len(self.features) / 360_000

    def frequencies(self) -> NDArray[np.float64]:
        """Return how often each state occurs; they sum to 1 and none is 0."""
        counts = np.bincount(self.labels, minlength=STATES) + 1.0
        share: NDArray[np.float64] = counts / counts.sum()
        return share

    def successions(self) -> NDArray[np.float64]:
        """Return how likely each phone (column) follows each phone (row): (34, 34), rows sum to 1.

        Those never seen in succession are unlikely, not impossible.
        """
        begun = self.labels[begins(self.labels)] // 2
        counts = np.zeros((STATES // 2, STATES // 2))
        np.add.at(counts, (begun[:-1], begun[1:]), 1)
        alone = (counts.sum(axis=0) + 1) / (counts.sum() + len(counts))
        smooth = counts + 30 * alone + 0.2
        likely: NDArray[np.float64] = smooth / smooth.sum(axis=1, keepdims=True)
        return likely

    def batch(self, dice: Generator, pieces: int, outputs: int, before: int, after: int) -> Batch:
        """Draw pieces of so many outputs, with the frames that the network needs around them.

        Raises ``ValueError`` when the whole is shorter than one piece.
        """
        first = -(-before // STRIDE)
        end = len(self.labels) - outputs - -(-after // STRIDE)
        if end <= first:
            raise ValueError(f"{self.hours:.4f} hours are too few to learn from")
        starts = dice.integers(first, end, pieces)
        span = np.arange(-before, STRIDE * (outputs - 1) + 1 + after)
        features = self.features[STRIDE * starts[:, None] + span]
        places = starts[:, None] + np.arange(outputs)
        return Batch(features.astype(np.float32), self.labels[places], self.taught[places])


def _utterances(path: Path) -> Iterator[Example]:
    with np.load(path) as shard:
        features, labels, taught = shard["features"], shard["labels"], shard["taught"]
        frames, outputs = shard["frame_bounds"], shard["label_bounds"]
    for number in range(len(frames) - 1):
        mine = slice(outputs[number], outputs[number + 1])
        yield Example(features[frames[number] : frames[number + 1]], labels[mine], taught[mine])
