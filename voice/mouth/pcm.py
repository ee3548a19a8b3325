"""Sound in memory: samples, and the few things that must be done to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import soxr
from numpy.typing import NDArray

FULL_SCALE: Final = 32767
"""The largest sample of 16 bits."""

_HEADROOM: Final = 1.6  # volume 1 is this much above the voice's own level, which is modest
_QUIET: Final = 100  # samples below this (-50 dB) around a sentence are its silence


@dataclass(frozen=True, slots=True, eq=False)
class Pcm:
    """A mono sound."""

    samples: NDArray[np.int16]
    """The samples, one dimension."""
    rate: int
    """Samples per second, in Hz."""

    @property
    def seconds(self) -> float:
        """How long it lasts."""
        return len(self.samples) / self.rate


def decibels(sound: Pcm) -> float:
    """Return the average level in dB below full scale (negative); silence is ``-inf``."""
    if not len(sound.samples) or not np.any(sound.samples):
        return float("-inf")
    mean = np.mean(np.square(sound.samples.astype(np.float64) / FULL_SCALE))
    return float(10 * np.log10(mean))


def amplified(sound: Pcm, volume: float) -> Pcm:
    """Return the sound at ``volume``, 0 to 1, never so loud that it is clipped."""
    peak = int(np.max(np.abs(sound.samples.astype(np.int32)), initial=0))
    gain = volume * _HEADROOM
    if peak * gain > FULL_SCALE:
        gain = FULL_SCALE / peak
    return Pcm(np.round(sound.samples * gain).astype(np.int16), sound.rate)


def trimmed(sound: Pcm, keep: float = 0.01) -> Pcm:
    """Return the sound without the silence around it, ``keep`` seconds of it excepted.

    A voice adds up to 0.3 s after each sentence, during which the microphone would stay shut.
    """
    loud = np.flatnonzero(np.abs(sound.samples.astype(np.int32)) > _QUIET)
    if not len(loud):
        return Pcm(sound.samples[:0], sound.rate)
    margin = round(keep * sound.rate)
    first = max(0, int(loud[0]) - margin)
    return Pcm(sound.samples[first : int(loud[-1]) + 1 + margin], sound.rate)


def resampled(sound: Pcm, rate: int) -> Pcm:
    """Return the same sound at another rate in Hz; nothing folds back."""
    if rate == sound.rate or not len(sound.samples):
        return Pcm(sound.samples, rate)
    # In floating point: soxr would add noise to whole numbers, which silence must stay free of.
    wave = soxr.resample(sound.samples.astype(np.float32), sound.rate, rate)
    return Pcm(np.clip(np.rint(wave), -FULL_SCALE, FULL_SCALE).astype(np.int16), rate)
