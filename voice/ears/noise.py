"""Noise for measurements: pure functions, and a seeded generator where there is chance.

Noise has unit average power, as float64 samples at 16,000 Hz; :func:`mix` gives it its level.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from heraut.voice.ears.sound import FULL_SCALE, RATE, Samples

Noise = NDArray[np.float64]
"""Mono noise at 16,000 Hz, of unit average power."""

_WINDOW: Final = RATE // 50
"""Samples in the 20 ms that are taken for speech or pause as a whole."""

_PAUSE: Final = 30.0
"""Decibels below the loud parts of a recording at which its pauses begin."""


def white(samples: int, rng: Generator) -> Noise:
    """Return noise with the same power at all frequencies: a hiss."""
    return _coloured(samples, 0.0, rng)


def pink(samples: int, rng: Generator) -> Noise:
    """Return noise that loses 3 dB an octave: rain, a fan."""
    return _coloured(samples, 0.5, rng)


def brown(samples: int, rng: Generator) -> Noise:
    """Return noise that loses 6 dB an octave: a rumble."""
    return _coloured(samples, 1.0, rng)


def babble(samples: int, talkers: Sequence[Samples], rng: Generator) -> Noise:
    """Return people talking at once, each repeating one of ``talkers`` from a random place on.

    All are equally loud. Raises ``ValueError`` when there is nobody, or a talker without a sound.
    """
    if not talkers:
        raise ValueError("babble needs at least one talker")
    mixed = np.zeros(samples)
    for talker in talkers:
        voice = talker / np.sqrt(speech_power(talker))
        mixed += _looped(voice, samples, int(rng.integers(len(voice))))
    return _unit(mixed)


def mix(speech: Samples, noise: Noise, snr: float) -> Samples:
    """Return speech with noise at a signal-to-noise ratio of ``snr`` dB.

    The ratio is that of the average power of the speech, counted over its 20 ms windows that are
    at most 30 dB below the loud ones (so that pauses make no recording quieter than it is), to the
    average power of the noise. Noise that is too short is repeated. When the sum is louder than
    full scale, all of it is made softer, which leaves the ratio as it is.

    Raises ``ValueError`` for speech or noise without a sound.
    """
    spoken = speech.astype(np.float64)
    level = np.sqrt(speech_power(speech) / 10 ** (snr / 10))
    mixed = spoken + level * _unit(_looped(noise, len(speech), 0))
    whole: Samples = np.rint(mixed * min(1.0, FULL_SCALE / np.abs(mixed).max())).astype(np.int16)
    return whole


def speech_power(speech: Samples) -> float:
    """Return the average power (square of a sample) of the parts of a recording that are no pause.

    Loud is the power that a twentieth of the sounding windows exceeds: a click does not count.
    Raises ``ValueError`` for silence.
    """
    padded = np.pad(speech.astype(np.float64), (0, -len(speech) % _WINDOW))
    powers = np.square(padded).reshape(-1, _WINDOW).mean(axis=1)
    sounding = powers[powers > 0]
    if not len(sounding):
        raise ValueError("there is no sound to measure")
    threshold = np.quantile(sounding, 0.95) / 10 ** (_PAUSE / 10)
    return float(powers[powers >= threshold].mean())


def _coloured(samples: int, slope: float, rng: Generator) -> Noise:
    """Return noise whose amplitude falls as frequency to the power of ``slope``."""
    spectrum = np.fft.rfft(rng.standard_normal(samples))
    # Below 20 Hz nothing is heard, and there the power would be without bound.
    frequencies = np.maximum(np.fft.rfftfreq(samples, 1 / RATE), 20.0)
    return _unit(np.fft.irfft(spectrum / frequencies**slope, samples))


def _unit(noise: Noise) -> Noise:
    power = float(np.mean(np.square(noise))) if len(noise) else 0.0
    if not power:
        raise ValueError("noise must sound")
    scaled: Noise = noise / np.sqrt(power)
    return scaled


def _looped(sound: NDArray[np.float64], samples: int, start: int) -> NDArray[np.float64]:
    if not len(sound):
        raise ValueError("noise must sound")
    looped: NDArray[np.float64] = sound[np.arange(start, start + samples) % len(sound)]
    return looped
