"""A network as plain numbers: what training makes and what a model's file holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

STRIDE: Final = 3
"""Frames of 10 ms for one frame of scores."""


@dataclass(frozen=True, slots=True)
class Layer:
    """One affine layer over several frames at once."""

    offsets: tuple[int, ...]
    """The frames that are spliced, in this order: 10 ms each, relative to the one computed."""
    weights: NDArray[np.float32]
    """(outputs, inputs times offsets): all inputs at the first offset come first."""
    bias: NDArray[np.float32]
    """(outputs,)."""
    rectified: bool
    """Whether negative outputs become zero; those of the last layer do not."""


def context(layers: Sequence[Layer]) -> tuple[int, int]:
    """Return how many frames of 10 ms before and after the one computed a network looks at."""
    return (
        -sum(min(layer.offsets) for layer in layers),
        sum(max(layer.offsets) for layer in layers),
    )
