"""Where sound comes from: a file, samples in memory. The microphone has its own module."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Protocol

import numpy as np

from heraut.voice.ears.sound import CHUNK, Samples
from heraut.voice.ears.wav import read_header, stream_wav

HOLE = b""
"""A chunk that says: sound was thrown away here, so forget the sentence it belonged to."""
LOST = b"\0"
"""A chunk, too short for a sample, that says: the computer was too slow, and sound was lost here.
So the sentence around it is doubtful."""


class Source(Protocol):
    """Sound to listen to."""

    @property
    def live(self) -> bool:
        """Whether the sound is made while it is listened to, and has no end of its own."""
        ...

    def chunks(self) -> Iterator[bytes]:
        """Yield little-endian int16 mono at 16,000 Hz, at most 100 ms at a time.

        ``HOLE`` and ``LOST`` may stand between.

        Raises :class:`AudioError` when the sound breaks off.
        """
        ...


class PcmSource:
    """Samples in memory: int16, mono, 16,000 Hz."""

    live = False

    def __init__(self, samples: Samples) -> None:
        if samples.dtype != np.int16 or samples.ndim != 1:
            raise ValueError(
                f"samples must be one row of int16, not {samples.dtype} {samples.shape}"
            )
        self._samples = samples

    def chunks(self) -> Iterator[bytes]:
        """Yield the samples from the beginning, 50 ms at a time."""
        return _cut([self._samples])


class WavSource:
    """A WAV file of any rate, width and number of channels.

    Raises :class:`AudioError` at once when it is no such file. One that is cut short is heard to
    its end, where ``chunks`` raises ``truncated``: half a sentence must not be taken for a whole.
    """

    live = False

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        read_header(self.path)  # raises

    def chunks(self) -> Iterator[bytes]:
        """Yield the sound from the beginning, 50 ms at a time."""
        return _cut(stream_wav(self.path))


def _cut(blocks: Iterable[Samples]) -> Iterator[bytes]:
    for block in blocks:
        for start in range(0, len(block), CHUNK):
            yield block[start : start + CHUNK].astype("<i2").tobytes()
