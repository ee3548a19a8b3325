"""Five short sounds, one meaning each.

An earcon never stands alone: a sentence always says the same thing, for whoever does not know or
cannot hear the sound. They differ in rhythm and in the way they move, not only in pitch, and lie
between 300 and 1700 Hz, which small loudspeakers play and ageing ears still hear.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heraut.voice.mouth.pcm import FULL_SCALE, Pcm

_LEVEL: Final = 0.085  # RMS of the sounding part after A weighting: that of the voice
_SOFT: Final = 0.012  # seconds of attack and of release

_Note = tuple[float, float, float]
"""Seconds, first pitch, last pitch (both in Hz); pitch 0 is silence."""


class Earcon(StrEnum):
    """What can be told by a sound, beside the sentence."""

    LISTENING = "listening"
    """The microphone is open. One glide upwards, like the end of a question."""
    CARD_READ = "card_read"
    """A card was read. Two quick equal taps."""
    WRONG_CARD = "wrong_card"
    """It is not the card that was named. High, low, high: back and forth."""
    YOUR_TURN = "your_turn"
    """It is this player's turn. Three notes upwards, the last one held."""
    REFUSED = "refused"
    """The rules forbid it. One long slide downwards."""


_SCORES: Final[dict[Earcon, Sequence[_Note]]] = {
    Earcon.LISTENING: [(0.18, 520.0, 1040.0)],
    Earcon.CARD_READ: [(0.06, 1320.0, 1320.0), (0.05, 0.0, 0.0), (0.06, 1320.0, 1320.0)],
    Earcon.WRONG_CARD: [
        *[(0.1, 880.0, 880.0), (0.025, 0.0, 0.0), (0.1, 440.0, 440.0), (0.025, 0.0, 0.0)],
        (0.1, 880.0, 880.0),
    ],
    Earcon.YOUR_TURN: [
        *[(0.09, 523.0, 523.0), (0.02, 0.0, 0.0), (0.09, 659.0, 659.0), (0.02, 0.0, 0.0)],
        (0.22, 784.0, 784.0),
    ],
    Earcon.REFUSED: [(0.4, 620.0, 330.0)],
}


@cache
def earcon(which: Earcon, rate: int = 22050) -> Pcm:
    """Return one earcon at ``rate`` Hz; all of them sound equally loud."""
    wave = np.concatenate([_note(note, rate) for note in _SCORES[which]])
    sounding = sum(seconds for seconds, start, _ in _SCORES[which] if start)
    wave *= _LEVEL / np.sqrt(_weighted_energy(wave, rate) / (sounding * rate))
    return Pcm(np.round(np.clip(wave, -1.0, 1.0) * FULL_SCALE).astype(np.int16), rate)


def _note(note: _Note, rate: int) -> NDArray[np.float64]:
    seconds, start, end = note
    count = round(seconds * rate)
    if not start:
        return np.zeros(count)
    pitch = np.geomspace(start, end, count)
    phase = 2 * np.pi * np.cumsum(pitch) / rate
    # A little of the octave makes it a chime rather than a hearing test.
    tone = np.sin(phase) + 0.25 * np.sin(2 * phase)
    soft = round(_SOFT * rate)
    rise = 0.5 - 0.5 * np.cos(np.linspace(0.0, np.pi, soft))
    tone[:soft] *= rise
    tone[-soft:] *= rise[::-1]
    return np.asarray(tone)


def _weighted_energy(wave: NDArray[np.float64], rate: int) -> float:
    """Return the energy as the ear weighs it (the A curve of IEC 61672)."""
    spectrum = np.abs(np.fft.rfft(wave)) ** 2
    f2 = np.fft.rfftfreq(len(wave), 1 / rate) ** 2
    weight = 12194.0**2 * f2**2
    weight /= (f2 + 20.6**2) * np.sqrt((f2 + 107.7**2) * (f2 + 737.9**2)) * (f2 + 12194.0**2)
    weight *= 10 ** (2.0 / 20)
    return float(2 * np.sum(spectrum * weight**2) / len(wave))
