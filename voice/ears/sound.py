"""The one form that sound has in here, and how other forms become it."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import soxr
from numpy.typing import NDArray

RATE: Final = 16_000
"""Samples per second (Hz) of all sound inside."""

CHUNK: Final = RATE // 20
"""Samples in a chunk: 50 ms, so that nothing waits long; Vosk wants at most 100 ms."""

FULL_SCALE: Final = 32_767
"""The largest sample."""

Samples = NDArray[np.int16]
"""Mono sound at ``RATE``."""


def to_int16(sound: NDArray[np.float32]) -> Samples:
    """Return samples in units of full scale (-1 to 1) as integers; what is louder is clipped."""
    scaled: Samples = np.clip(np.rint(sound * FULL_SCALE), -FULL_SCALE, FULL_SCALE).astype(np.int16)
    return scaled


class Converter:
    """Turns a stream of blocks of any rate (Hz) and number of channels into ``Samples``."""

    def __init__(self, rate: float) -> None:
        self._stream = None if rate == RATE else soxr.ResampleStream(rate, RATE, 1, dtype="float32")

    def __call__(self, block: NDArray[np.floating[Any]], last: bool = False) -> Samples:
        """Convert a block of shape (frames, channels), in units of full scale (-1 to 1).

        The resampler holds back a few milliseconds, which the call with ``last`` gives back.
        """
        # Bad values would spread through the resampler's filter into their neighbours.
        mono = np.nan_to_num(block, nan=0.0, posinf=1.0, neginf=-1.0).mean(axis=1, dtype=np.float32)
        if self._stream is None:
            return to_int16(mono)
        return to_int16(self._stream.resample_chunk(mono, last=last))
