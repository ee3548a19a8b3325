"""Targets of the network: which state is sounding in each of its output frames."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heraut.voice.acoustics.corpus.synthesis import Segment
from heraut.voice.acoustics.phones import SOUNDS

_STEP: Final = 0.030
"""Seconds from one output frame to the next: three frames of features."""

_CENTRE: Final = 0.0125
"""Seconds from the begin to the middle of a frame of features, which is 25 ms long."""


def label(segments: Sequence[Segment], frames: int) -> NDArray[np.uint8] | None:
    """Return the state of each output frame, for ``frames`` of features of 10 ms.

    A phone's first frame has twice its number (silence is 0), its other frames one more. Each
    phone gets at least one frame, so that those of fast speech push their neighbours; ``None``
    when they do not fit at all.
    """
    outputs = (frames + 2) // 3
    if not segments or len(segments) > outputs:
        return None
    starts = [max(0, round((segment.start - _CENTRE) / _STEP)) for segment in segments]
    starts[0] = 0
    for index in range(1, len(starts)):
        starts[index] = max(starts[index], starts[index - 1] + 1)
    end = outputs
    for index in range(len(starts) - 1, -1, -1):
        starts[index] = end = min(starts[index], end - 1)
    states = np.zeros(outputs, np.uint8)
    for segment, start, end in zip(segments, starts, [*starts[1:], outputs], strict=True):
        state = 2 * SOUNDS.index(segment.phone)
        states[start] = state
        states[start + 1 : end] = state + 1
    return states


def said(states: NDArray[np.uint8]) -> tuple[str, ...]:
    """Return the phones of labels, silence among them: what :func:`label` was given."""
    return tuple(SOUNDS[state // 2] for state in states[begins(states)])


def segments_of(states: NDArray[np.uint8]) -> tuple[Segment, ...]:
    """Return the phones of labels with their times: :func:`label` makes the labels of them."""
    return tuple(
        Segment(_STEP * start + _CENTRE if start else 0.0, SOUNDS[states[start] // 2])
        for start in map(int, begins(states))
    )


def begins(states: NDArray[np.uint8]) -> NDArray[np.intp]:
    """Return the numbers of the frames in which a phone begins, the first one among them."""
    return np.flatnonzero(np.r_[True, states[1:] % 2 == 0][: len(states)])
