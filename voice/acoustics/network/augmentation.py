"""Voices that nobody has, made of those that were learnt from while learning.

Each piece of a batch is heard as if by another throat and another microphone: its resonances are
moved along the frequencies, the low ones apart from the high ones, and bands are made louder or
fainter. Liftered cepstra of as many coefficients as there are mel bands keep all of the spectrum,
so both are a matrix and an offset. No two steps see the same voice, which is what makes a network
hear throats that are none of those it learnt from.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from heraut.voice.acoustics.corpus.features import COEFFICIENTS, cosines
from heraut.voice.acoustics.network.stream import Batch

_MOVED: Final = 0.6
"""Part of the pieces whose resonances are moved."""
_COLOURED: Final = 0.5
"""Part of the pieces whose bands are made louder or fainter."""
_PLACES: Final = (7.0, 15.0, 24.0, 33.0)
"""Mel bands that are moved, each by itself; those between them go along."""
_FAR: Final = (0.7, 1.2, 2.1)
"""How far they are moved, in bands: one of these is the standard deviation for a piece. A band is
some 68 mel wide."""
_BENT: Final = 7
"""Bands over which a move is smoothed: resonances stay resonances."""
_COLOURS: Final = (0.0, 10.0, 20.0, 30.0, 39.0)
"""Mel bands that are made louder or fainter; those between them go along."""
_STRONG: Final = 0.7
"""How much, in natural logarithms of power: standard deviation, 3 dB."""


@dataclass(frozen=True, slots=True)
class Augmentation:
    """What becomes of some pieces: a matrix and an offset for each."""

    matrices: NDArray[np.float32]
    """(pieces, 40, 40): from cepstra to those of another voice."""
    offsets: NDArray[np.float32]
    """(pieces, 40): added to these."""

    @classmethod
    def draw(cls, dice: Generator, pieces: int) -> Augmentation:
        """Draw one for each piece."""
        bands = np.arange(COEFFICIENTS, dtype=np.float64)
        there = cosines().T.astype(np.float64)
        back = np.linalg.inv(there)
        moves = np.tile(np.eye(COEFFICIENTS), (pieces, 1, 1))
        colours = np.zeros((pieces, COEFFICIENTS))
        for piece in range(pieces):
            if dice.random() < _MOVED:
                moves[piece] = _moved(bands, dice)
            if dice.random() < _COLOURED:
                loud = dice.normal(0, _STRONG, len(_COLOURS))
                colours[piece] = np.interp(bands, _COLOURS, loud)
        matrices = there @ moves @ back
        return cls(matrices.astype(np.float32), (colours @ there.T).astype(np.float32))


def augmented(features: NDArray[np.float32], disguises: Augmentation) -> NDArray[np.float32]:
    """Return pieces of features, (pieces, frames, 40), in their disguises."""
    moved: NDArray[np.float32] = features @ disguises.matrices.transpose(0, 2, 1)
    moved += disguises.offsets[:, np.newaxis]
    return moved


def augmented_batch(batch: Batch, dice: Generator) -> Batch:
    """Return a batch whose pieces are in disguises of their own."""
    drawn = Augmentation.draw(dice, len(batch.features))
    return replace(batch, features=augmented(batch.features, drawn))


def _moved(bands: NDArray[np.float64], dice: Generator) -> NDArray[np.float64]:
    """Return how much of each band (column) is in each band (row) of another throat."""
    ends = (bands[0] - 1, *_PLACES, bands[-1] + 1)
    moves = dice.normal(0, dice.choice(_FAR), len(_PLACES))
    far = np.interp(bands, ends, (0, *moves, 0))
    beyond = _BENT // 2
    wide = np.pad(bands + far, beyond, mode="reflect", reflect_type="odd")
    smooth = np.convolve(wide, np.ones(_BENT) / _BENT, "valid")
    taken = np.clip(smooth, bands[0], bands[-1])
    below = np.minimum(taken.astype(int), len(bands) - 2)
    share = taken - below
    mixed = np.zeros((len(bands), len(bands)))
    rows = np.arange(len(bands))
    mixed[rows, below] = 1 - share
    mixed[rows, below + 1] += share
    return mixed
