"""What stands out of the talk around it: who speaks to Héraut is nearer than who speaks beside."""

from __future__ import annotations

from typing import Final

import numpy as np

from heraut.voice.ears.activity import FRAME

_BELOW: Final = 10 ** (-5 / 20)
"""Of the loudest, what still belongs to it: 5 dB less. Who talks beside is softer than that."""
_SMOOTH: Final = 8
"""Frames over which loudness is taken, 0.26 s: about a syllable."""
_GAP: Final = 8
"""Frames that may be softer in between."""
_BEFORE: Final = 4
"""Frames before it that belong to it, too: a soft consonant."""
_AFTER: Final = 5
_SHORTEST: Final = 24
"""Frames that are worth hearing by themselves, 0.8 s, with those before and after."""
_MOST: Final = 0.85
"""Of the frames with any speech: what is louder than the rest is less than all of it."""
_SPEECH: Final = 10 ** (-20 / 20)
"""Of the loudest, what is any speech at all."""


def outstanding(sound: bytes) -> bytes:
    """Return the longest loud part of int16 samples; empty when all that is said is as loud."""
    samples = np.frombuffer(sound, "<i2").astype(np.float64)
    count = len(samples) // FRAME
    if count < _SHORTEST:
        return b""
    power = np.square(samples[: count * FRAME]).reshape(count, FRAME).mean(axis=1)
    level = np.sqrt(np.convolve(power, np.ones(_SMOOTH) / _SMOOTH, "same"))
    loudest = float(np.percentile(level, 95))
    begin, end = _longest(np.flatnonzero(level > loudest * _BELOW))
    begin, end = max(0, begin - _BEFORE), min(count, end + _AFTER)
    spoken = int(np.count_nonzero(level > loudest * _SPEECH))
    if not _SHORTEST <= end - begin <= _MOST * spoken:
        return b""
    return sound[2 * FRAME * begin : 2 * FRAME * end]


def _longest(loud: np.ndarray) -> tuple[int, int]:
    """Return the first frame of the longest row of loud ones, and the one after its last."""
    rows = np.split(loud, np.flatnonzero(np.diff(loud) > _GAP) + 1)
    row = max(rows, key=lambda row: row[-1] - row[0] if len(row) else -1)
    return (int(row[0]), int(row[-1]) + 1) if len(row) else (0, 0)
