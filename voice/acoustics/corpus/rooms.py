"""Speech as a microphone hears it: pauses that are not silent, a room, noise, loudness.

Nothing here moves the speech in time: the phones stay where they were.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from heraut.voice.acoustics.corpus.backgrounds import (
    Sound,
    Talkers,
    breath,
    click,
    hum,
    steady,
    thud,
    unit,
)
from heraut.voice.acoustics.corpus.synthesis import Speech
from heraut.voice.ears import noise
from heraut.voice.ears.sound import FULL_SCALE, RATE

_CLEAN: Final = 0.11
"""Part of all utterances that gets no noise at all; as many again are nearly clean."""

_REVERBERANT: Final = 0.4
_EQUALISED: Final = 0.5
_POINTS: Final = 8
_TILTED: Final = 12.0
"""dB by which the highest point differs from the lowest, standard deviation: turned away from a
microphone one sounds dull, and then the same noise hides more."""
_TELEPHONE: Final = 0.06
_BREATHING: Final = 0.5
"""Part of all utterances whose pauses are not silent."""
_CLIPPED: Final = 0.05

# kind, weight, least and most signal-to-noise ratio in dB: what the noisy ones are mixed with.
# Crowds weigh most, for short words heard in their talk are most of a network's errors; one or two
# talkers as loud as the speaker would teach it to transcribe them.
_NOISES: Final = (
    ("crowd", 0.36, 2.0, 20.0),
    ("few", 0.09, 12.0, 30.0),
    ("white", 0.19, 1.0, 27.0),
    ("pink", 0.21, 1.0, 27.0),
    ("brown", 0.07, 0.0, 30.0),
    ("hum", 0.08, 0.0, 30.0),
)
_KINDS: Final = tuple(kind for kind, *_ in _NOISES)
_WEIGHTS: Final = np.cumsum([weight for _, weight, *_ in _NOISES])
_RATIOS: Final = {kind: (least, most) for kind, _, least, most in _NOISES}

_NEARLY: Final = (32.0, 65.0)
"""dB of the nearly clean."""
_UNSPOKEN: Final = 1000.0**2
"""Power that noise is measured against when nobody speaks."""
_SHORTEST_PAUSE: Final = 0.12
"""Seconds from which on there is time to breathe."""


def place(speech: Speech, dice: Generator, talkers: Talkers) -> NDArray[np.int16]:
    """Return ``speech`` as heard in a room that is drawn at random, as long as before.

    Silence comes back as a room in which nobody speaks: then no single voice talks in it, since a
    voice alone is what has to be heard. ``talkers`` must hold somebody.
    """
    spoken = bool(speech.samples.any())
    power = _UNSPOKEN
    if spoken:  # the parts that are no pause, as measurements count them
        power = noise.speech_power(np.rint(speech.samples).astype(np.int16))
    sound = speech.samples.copy()
    if dice.random() < _BREATHING:
        _fill_pauses(sound, speech, np.sqrt(power), dice)
    filters = _Filters.draw(dice)
    noisy_too = dice.random() < 0.5  # the microphone colours the noise like the speech
    if not noisy_too:
        sound = filters.apply(sound)
    sound = sound + _noise(len(sound), power, spoken, dice, talkers)
    if noisy_too:
        sound = filters.apply(sound)
    return _recorded(sound, dice)


def _noise(
    samples: int, power: float, spoken: bool, dice: Generator, talkers: Talkers
) -> Sound | float:
    """Return what is heard all the time: nothing, a faint room tone, one noise or two."""
    chance = dice.random()
    if chance < _CLEAN:
        return 0.0
    if chance < 2 * _CLEAN:
        colour = "white" if dice.random() < 0.5 else "pink"
        return _level(power, dice.uniform(*_NEARLY)) * steady(colour, samples, dice)
    kind = _KINDS[min(int(np.searchsorted(_WEIGHTS, dice.random())), len(_KINDS) - 1)]
    if kind == "few" and not spoken:
        kind = "crowd"
    ratio = dice.uniform(*_RATIOS[kind])
    mixed = _level(power, ratio) * _one(kind, samples, dice, talkers)
    if dice.random() < 0.15:
        mixed = mixed + _level(power, ratio + dice.uniform(3, 20)) * _one(
            str(dice.choice(("pink", "brown", "hum", "white"))), samples, dice, talkers
        )
    return mixed


def _one(kind: str, samples: int, dice: Generator, talkers: Talkers) -> Sound:
    match kind:
        case "crowd":
            sound = talkers.babble(int(dice.integers(3, 8)), samples, dice)
            if dice.random() < 0.3:  # from elsewhere in a room: all echo
                sound = unit(_Filters(echo=_echo(dice)).apply(sound))
            return sound
        case "few":
            return talkers.babble(int(dice.integers(1, 3)), samples, dice)
        case "hum":
            return hum(samples, dice)
        case colour:
            return steady(colour, samples, dice)


def _level(power: float, ratio: float) -> np.float32:
    """Return the amplitude of noise that is ``ratio`` dB below speech of this power."""
    return np.float32(np.sqrt(power / 10 ** (ratio / 10)))


def _fill_pauses(sound: Sound, speech: Speech, level: float, dice: Generator) -> None:
    """Breathe, smack and put things down in the pauses of ``sound``, in place."""
    for start, end in speech.pauses:
        if end - start < _SHORTEST_PAUSE or dice.random() < 0.4:
            continue
        first, last = round(start * RATE), min(round(end * RATE), len(sound))
        length = int((last - first) * dice.uniform(0.3, 1.0))
        make = (breath, breath, breath, click, thud)[dice.integers(5)]
        quiet = dice.uniform(14, 42) if make is breath else dice.uniform(8, 36)
        filling = make(length, dice)
        # A click is one moment and a breath is long: each is measured over a syllable's time.
        filling = filling * np.float32(level * 10 ** (-quiet / 20) * min(1.0, 0.2 * RATE / length))
        begin = int(dice.integers(first, last - length + 1))
        sound[begin : begin + length] += filling


@dataclass(frozen=True, slots=True)
class _Filters:
    """A room's echo and a microphone's colour, applied in one go."""

    echo: NDArray[np.float64] | None = None
    curve: NDArray[np.float64] | None = None
    band: tuple[float, float] | None = None

    @classmethod
    def draw(cls, dice: Generator) -> _Filters:
        return cls(
            _echo(dice) if dice.random() < _REVERBERANT else None,
            _curve(dice) if dice.random() < _EQUALISED else None,
            (dice.uniform(120, 350), dice.uniform(3200, 5000))
            if dice.random() < _TELEPHONE
            else None,
        )

    def apply(self, sound: Sound) -> Sound:
        """Return the sound filtered, as long and as loud in its peaks as is due."""
        if self.echo is None and self.curve is None and self.band is None:
            return sound
        points = _fast_length(len(sound) + (0 if self.echo is None else len(self.echo)))
        spectrum = np.fft.rfft(sound, points)
        if self.echo is not None:
            spectrum *= np.fft.rfft(self.echo, points)
        if self.curve is not None or self.band is not None:
            spectrum *= self._response(len(spectrum))
        return np.fft.irfft(spectrum, points)[: len(sound)].astype(np.float32)

    def _response(self, bins: int) -> NDArray[np.float64]:
        """Return the gain of each frequency: computed coarsely, for it is smooth."""
        coarse = np.linspace(0, RATE / 2, 257)
        gain = np.ones(len(coarse))
        if self.curve is not None:
            # Points lie closer where speech has its vowels.
            places = np.linspace(0, 1, len(self.curve)) ** 2 * RATE / 2
            gain *= 10 ** (np.interp(coarse, places, self.curve) / 20)
        if self.band is not None:
            low, high = self.band
            gain /= np.sqrt((1 + (low / np.maximum(coarse, 1)) ** 8) * (1 + (coarse / high) ** 16))
        return np.interp(np.linspace(0, RATE / 2, bins), coarse, gain)


def _curve(dice: Generator) -> NDArray[np.float64]:
    """Return the gain, in dB, at points from 0 Hz on: uneven, and duller or brighter upwards."""
    uneven = dice.normal(0, dice.uniform(1, 6), _POINTS)
    return uneven + dice.normal(0, _TILTED) * np.linspace(0, 1, _POINTS)


def _echo(dice: Generator) -> NDArray[np.float64]:
    """Return a room's impulse response: the direct sound, then noise that fades by 60 dB.

    That takes 0.08 to 0.5 s; high frequencies are softer than low ones.
    """
    length = round(dice.uniform(0.08, 0.5) * RATE)
    tail = dice.standard_normal(length) * np.exp(-6.9 * np.arange(length) / length)
    dull = dice.uniform(0, 0.7)
    # A short moving sum in place of a recursive filter, which numpy lacks.
    tail = np.convolve(tail, dull ** np.arange(8))[:length]
    tail *= dice.uniform(0.15, 0.9) / np.sqrt(np.sum(np.square(tail)))
    tail[0] = 1.0
    return tail


def _fast_length(samples: int) -> int:
    """Return the next length that a Fourier transform is fast at."""
    best = 1 << (samples - 1).bit_length()
    for odd in (3, 5, 9, 15):
        power = 1 << max(0, (-(-samples // odd) - 1).bit_length())
        best = min(best, odd * power)
    return best


def _recorded(sound: Sound, dice: Generator) -> NDArray[np.int16]:
    """Return the sound at a level drawn at random, in whole numbers."""
    peak = float(np.abs(sound).max()) if len(sound) else 0.0
    if peak == 0:
        return np.zeros(len(sound), np.int16)
    level = FULL_SCALE * 10 ** (-dice.uniform(1, 30) / 20)
    scaled = sound * np.float32(level / peak)
    if dice.random() < _CLIPPED:
        limit = np.float32(level * dice.uniform(0.25, 0.7))
        scaled = np.clip(scaled, -limit, limit)
    recorded: NDArray[np.int16] = np.rint(scaled).astype(np.int16)
    return recorded
