"""Mel-frequency cepstral coefficients, the very numbers that Vosk computes from a model's options.

The options are those of ``conf/mfcc.conf`` as ``network.nnet3`` writes it: 40 coefficients from 40
mel bands between 20 Hz and 7600 Hz, windows of 25 ms every 10 ms, no dither and no energy. The rest
is Kaldi's default. A network that learned from other numbers than it meets in Vosk is deaf.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

Features = NDArray[np.float32]
"""(frames, 40): one row every 10 ms."""

RATE: Final = 16_000
"""Samples a second."""
WINDOW: Final = 400
"""Samples that one frame is computed from: 25 ms."""
HOP: Final = 160
"""Samples from the start of a frame to that of the next: 10 ms."""
COEFFICIENTS: Final = 40

_BANDS: Final = 40
_LOW: Final = 20.0
_HIGH: Final = RATE / 2 - 400.0
_SPECTRUM: Final = 512
"""Points of the Fourier transform: the window filled up with zeros."""
_PREEMPHASIS: Final = np.float32(0.97)
_LIFTER: Final = 22
_FLOOR: Final = np.finfo(np.float32).eps

_WARP_LOW: Final = 100.0
_WARP_HIGH: Final = RATE / 2 - 500.0
"""Between these (Hz) a warp moves all frequencies alike; outside, less and less up to the ends."""
_WARP_STEPS: Final = 100
"""Warps are rounded to hundredths, so that the few banks there are can be kept."""


def frame_count(samples: int) -> int:
    """Return how many frames so many samples give: only windows that lie wholly in the sound."""
    return max(0, (samples - WINDOW) // HOP + 1)


def mfcc(samples: NDArray[np.float32] | NDArray[np.int16], warp: float = 1.0) -> Features:
    """Return the features of mono sound at 16,000 Hz in the scale of int16, (frames, 40).

    ``warp`` makes the same sound look as if the speaker's resonances were so many times higher: 1.1
    is a smaller head, 0.9 a larger one (Kaldi's vocal-tract-length factor). It is rounded to
    hundredths. Sound of less than 25 ms gives no frame.

    Raises ``ValueError`` when the warp is not between 0.5 and 2.
    """
    if not 0.5 <= warp <= 2:
        raise ValueError(f"a warp is a factor from 0.5 to 2, not {warp}")
    count = frame_count(len(samples))
    if not count:
        return np.zeros((0, COEFFICIENTS), np.float32)
    windows = np.lib.stride_tricks.sliding_window_view(samples, WINDOW)[::HOP]
    frames = windows.astype(np.float32)
    frames -= frames.mean(axis=1, keepdims=True)
    # The first sample has none before it: Kaldi takes itself for its forerunner.
    before = np.concatenate((frames[:, :1], frames[:, :-1]), axis=1)
    frames -= _PREEMPHASIS * before
    frames *= _povey_window()
    spectrum = np.fft.rfft(frames, _SPECTRUM, axis=1)
    power = np.square(spectrum.real) + np.square(spectrum.imag)
    energies = power.astype(np.float32, copy=False) @ _mel_bank(round(warp * _WARP_STEPS))
    cepstra: Features = np.log(np.maximum(energies, _FLOOR)) @ cosines()
    return cepstra


@cache
def _povey_window() -> NDArray[np.float32]:
    hann = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(WINDOW) / (WINDOW - 1))
    return (hann**0.85).astype(np.float32)


@cache
def _mel_bank(hundredths: int) -> NDArray[np.float32]:
    """Return how much each frequency of a spectrum gives to each mel band, (257, 40).

    Bands are triangles of equal width on the mel scale. The last frequency, the half of the rate,
    gives nothing, as in Kaldi.
    """
    warp = hundredths / _WARP_STEPS
    low, high = _mel(np.array((_LOW, _HIGH)))
    even = 700 * (np.exp(np.linspace(low, high, _BANDS + 2) / 1127) - 1)
    edges = _mel(_warped(even, warp))
    left, centre, right = edges[:-2], edges[1:-1], edges[2:]
    frequencies = np.linspace(0, RATE / 2, _SPECTRUM // 2 + 1)
    mel = _mel(frequencies)[:, np.newaxis]
    rising = (mel - left) / (centre - left)
    falling = (right - mel) / (right - centre)
    bank = np.maximum(0.0, np.minimum(rising, falling))
    bank[-1] = 0.0
    return bank.astype(np.float32)


def _mel(frequencies: NDArray[np.float64]) -> NDArray[np.float64]:
    mel: NDArray[np.float64] = 1127 * np.log(1 + frequencies / 700)
    return mel


def _warped(frequencies: NDArray[np.float64], warp: float) -> NDArray[np.float64]:
    """Return frequencies (Hz) divided by ``warp``, the lowest and the highest band edge kept."""
    low = _WARP_LOW * max(1.0, warp)
    high = _WARP_HIGH * min(1.0, warp)
    corners = (_LOW, low, high, _HIGH)
    return np.interp(frequencies, corners, (_LOW, low / warp, high / warp, _HIGH))


@cache
def cosines() -> NDArray[np.float32]:
    """Return the matrix from log energies of bands (rows) to liftered cepstra, (40, 40).

    It loses nothing: there are as many cepstra as bands.
    """
    order = np.arange(COEFFICIENTS)
    cosines = np.cos(np.pi / _BANDS * (np.arange(_BANDS)[:, np.newaxis] + 0.5) * order)
    cosines *= np.sqrt(np.where(order == 0, 1.0, 2.0) / _BANDS)
    lifter = 1 + _LIFTER / 2 * np.sin(np.pi * order / _LIFTER)
    transform: NDArray[np.float32] = (cosines * lifter).astype(np.float32)
    return transform
