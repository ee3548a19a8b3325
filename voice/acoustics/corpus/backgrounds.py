"""What is heard besides speech: noises of unit average power, fast enough to make hours of it.

Noises are slices of long ones that are made once in a process, always the same; where a slice
begins is chance. Only people's talk is made anew each time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from heraut.voice.acoustics.corpus.synthesis import Speech
from heraut.voice.ears import noise
from heraut.voice.ears.sound import RATE

Sound = NDArray[np.float32]
"""Mono at 16,000 Hz."""

_LONG: Final = 45 * RATE
_SEED: Final = 20
_COLOURS: Final[dict[str, Callable[[int, Generator], noise.Noise]]] = {
    "white": noise.white,
    "pink": noise.pink,
    "brown": noise.brown,
}
_BREATH_BANDS: Final = ((300.0, 1500.0), (500.0, 3500.0), (800.0, 2200.0), (1500.0, 6500.0))
"""Hz: breath through the mouth, the nose, and its hiss."""
_LISTENED: Final = 0.1
"""Seconds of silence that are kept around a talker's speech."""


def unit(sound: Sound) -> Sound:
    """Return sound scaled to unit average power; silence stays silence."""
    power = float(np.mean(np.square(sound))) if len(sound) else 0.0
    return sound / np.float32(np.sqrt(power)) if power > 0 else sound


def steady(colour: str, samples: int, dice: Generator) -> Sound:
    """Return ``white``, ``pink`` or ``brown`` noise."""
    return unit(_slice(_long(colour), samples, dice))


def hum(samples: int, dice: Generator) -> Sound:
    """Return the hum of the mains at 50 or 60 Hz with its harmonics, and a little pink noise."""
    mains = int(dice.choice((50, 60)))
    turn = np.arange(RATE // 10) * (2 * np.pi * mains / RATE)  # whole periods of both
    tone = np.zeros(len(turn))
    for harmonic in range(1, 10):
        level = dice.uniform(0.2, 1.0) / harmonic
        tone += level * np.sin(harmonic * turn + dice.uniform(0, 2 * np.pi))
    mixed = unit(np.resize(tone.astype(np.float32), samples))
    return unit(mixed + np.float32(dice.uniform(0.05, 0.5)) * steady("pink", samples, dice))


def breath(samples: int, dice: Generator) -> Sound:
    """Return one breath, which swells and fades."""
    band = int(dice.integers(len(_BREATH_BANDS)))
    shape = np.sin(np.linspace(0, np.pi, samples)) ** dice.uniform(0.7, 3.0)
    return unit(_slice(_breaths(band), samples, dice) * shape.astype(np.float32))


def click(samples: int, dice: Generator) -> Sound:
    """Return a short smack of the mouth or a touch of the table at the begin of the time given."""
    fade = np.exp(-np.arange(samples) / (RATE * dice.uniform(0.001, 0.006)))
    return unit(steady("white", samples, dice) * fade.astype(np.float32))


def thud(samples: int, dice: Generator) -> Sound:
    """Return a low tone that fades: a step, a door, a box that is put down."""
    time = np.arange(samples) / RATE
    fade = np.exp(-time / dice.uniform(0.02, 0.3))
    tone = np.sin(2 * np.pi * dice.uniform(50, 260) * time) * fade
    return unit(tone.astype(np.float32))


class Talkers:
    """People who talk in the background: a choir of the last voices heard.

    Give it a few before anybody has to talk: :meth:`babble` raises ``ValueError`` without.
    """

    def __init__(self, speeches: Sequence[Speech] = (), most: int = 120) -> None:
        self._voices: list[Sound] = []
        self._most = most
        self._next = 0
        for speech in speeches:
            self.add(speech)

    def __len__(self) -> int:
        return len(self._voices)

    def add(self, speech: Speech) -> None:
        """Let one more talk, in the place of the longest here when there are enough.

        Speech without a sound is ignored.
        """
        voice = _trimmed(speech)
        if not len(voice) or not voice.any():
            return
        power = noise.speech_power(np.rint(voice).astype(np.int16))
        voice = voice / np.float32(np.sqrt(power))
        if len(self._voices) < self._most:
            self._voices.append(voice)
        else:
            self._voices[self._next] = voice
            self._next = (self._next + 1) % self._most

    def babble(self, people: int, samples: int, dice: Generator) -> Sound:
        """Return so many talking at once, of unit average power.

        Each says one thing after the other; half of the time all are equally loud, else some are
        nearer than others.
        """
        if not self._voices:
            raise ValueError("babble needs at least one talker")
        mixed = np.zeros(samples, np.float32)
        near = dice.uniform(0, 5) if dice.random() < 0.5 else 0.0
        for _ in range(people):
            loudness = np.float32(10 ** (dice.normal(0, near) / 20))
            voice = self._voices[dice.integers(len(self._voices))]
            done, begin = 0, int(dice.integers(len(voice)))
            repeats = dice.random() < 0.3
            while done < samples:
                piece = voice[begin : begin + samples - done]
                mixed[done : done + len(piece)] += loudness * piece
                done, begin = done + len(piece), 0
                if not repeats:
                    voice = self._voices[dice.integers(len(self._voices))]
        return unit(mixed)


def _trimmed(speech: Speech) -> Sound:
    """Return speech with next to nothing of the silence around it."""
    if len(speech.segments) < 2:
        return np.zeros(0, np.float32)
    sounding = np.flatnonzero(np.abs(speech.samples) > 1)
    if not len(sounding):
        return np.zeros(0, np.float32)
    margin = round(_LISTENED * RATE)
    return speech.samples[max(0, int(sounding[0]) - margin) : int(sounding[-1]) + margin]


def _slice(long: Sound, samples: int, dice: Generator) -> Sound:
    begin = int(dice.integers(len(long)))
    if begin + samples <= len(long):
        return long[begin : begin + samples]
    return np.resize(np.roll(long, -begin), samples)


@cache
def _long(colour: str) -> Sound:
    return _COLOURS[colour](_LONG, np.random.default_rng(_SEED)).astype(np.float32)


@cache
def _breaths(band: int) -> Sound:
    low, high = _BREATH_BANDS[band]
    sound = _COLOURS["pink"](10 * RATE, np.random.default_rng((_SEED, band)))
    frequencies = np.fft.rfftfreq(len(sound), 1 / RATE)
    shape = 1 / np.sqrt(
        (1 + (low / np.maximum(frequencies, 1)) ** 4) * (1 + (frequencies / high) ** 4)
    )
    return np.fft.irfft(np.fft.rfft(sound) * shape, len(sound)).astype(np.float32)
