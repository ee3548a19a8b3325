"""Speech by espeak-ng, and when each of its phones begins.

espeak-ng carries noise and phase from one utterance to the next: the same speech comes only from
a process that said the same before.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import soxr
from numpy.typing import NDArray

from heraut.errors import KeyedError
from heraut.voice.acoustics.corpus.voices import ACCENTS, TRAINING
from heraut.voice.acoustics.espeak import SPOKEN_RATE, synthesiser
from heraut.voice.acoustics.phones import SILENCE, from_espeak
from heraut.voice.ears.sound import RATE

_GAPS: Final = (0, 0, 0, 0, 0, 0, 1, 3, 8, 20)
"""Mostly fluent, now and then word by word: noise in pauses must not be taken for short words."""

_LOW: Final = 30
_WIDEST, _WIDEST_OF_LOW = 90, 60
"""A low pitch that moves far comes near 20 Hz, with more harmonics than espeak-ng has room for."""


class ForeignSpeechError(KeyedError, ValueError):
    """A text is not said in French phones (espeak-ng says "joker" in English), or not at all.

    ``key`` is ``foreign``; ``details`` hold the ``text``.
    """

    def __init__(self, text: str) -> None:
        super().__init__("foreign", f"espeak-ng does not say {text!r} in French", text=text)


@dataclass(frozen=True, slots=True)
class Manner:
    """How a text is spoken."""

    voice: str = "fr"
    """An accent, and a variant after ``+`` if any."""
    rate: int = 150
    """Words per minute."""
    pitch: int = 50
    """0 to 99, espeak-ng's own scale, as is ``spread``."""
    spread: int = 50
    """How far the pitch moves."""
    gap: int = 0
    """Pause after each word, in units of 10 ms."""
    warp: float = 1.0
    """How much longer the sound is played: above 1 it is slower and lower, of a longer throat."""
    lead: float = 0.2
    """Seconds of silence before the speech."""
    trail: float = 0.3
    """Seconds of silence after the speech."""

    @classmethod
    def draw(cls, dice: random.Random, variants: Sequence[str] = TRAINING) -> Manner:
        """Return a manner at random, of one of these variants in one of the accents."""
        accent, variant = dice.choice(ACCENTS), dice.choice(variants)
        pitch = dice.randint(15, 85)
        return cls(
            voice=f"{accent}+{variant}" if variant else accent,
            rate=dice.randint(110, 215),
            pitch=pitch,
            spread=dice.randint(20, _WIDEST if pitch > _LOW else _WIDEST_OF_LOW),
            gap=dice.choice(_GAPS),
            warp=dice.uniform(0.87, 1.15) if dice.random() < 0.7 else 1.0,
            lead=dice.uniform(0.05, 0.8),
            trail=dice.uniform(0.1, 1.2),
        )


@dataclass(frozen=True, slots=True)
class Segment:
    """A stretch of one phone; it lasts until the next one's start."""

    start: float
    """Seconds from the sound's begin."""
    phone: str


@dataclass(frozen=True, slots=True)
class Speech:
    """Sound and its phones."""

    samples: NDArray[np.float32]
    """Mono at 16,000 Hz, in the scale of int16."""
    segments: tuple[Segment, ...]
    """In order of time, none of them twice the same pause; the first starts at 0."""

    @property
    def seconds(self) -> float:
        """How long it is."""
        return len(self.samples) / RATE

    @property
    def pauses(self) -> tuple[tuple[float, float], ...]:
        """From when to when (seconds) nothing is said."""
        ends = [*(segment.start for segment in self.segments[1:]), self.seconds]
        return tuple(
            (segment.start, end)
            for segment, end in zip(self.segments, ends, strict=True)
            if segment.phone == SILENCE and end > segment.start
        )


def silence(seconds: float) -> Speech:
    """Return digital silence: what is put into a room when nobody speaks."""
    return Speech(np.zeros(round(seconds * RATE), np.float32), (Segment(0.0, SILENCE),))


def speak(text: str, manner: Manner) -> Speech:
    """Return ``text`` as it is said in this manner.

    Raises :class:`ForeignSpeechError` for a text with phones that French has not, and
    :class:`~heraut.voice.acoustics.espeak.EspeakError` without espeak-ng.
    """
    uttered = synthesiser().utter(
        text,
        manner.voice,
        rate=manner.rate,
        pitch=manner.pitch,
        spread=manner.spread,
        gap=manner.gap,
    )
    lead, trail = round(manner.lead * RATE), round(manner.trail * RATE)
    segments = [Segment(0.0, SILENCE)]
    for event in uttered.events:
        if event.start >= 0:
            continue
        phones = from_espeak([event.phoneme])
        if phones is None:
            raise ForeignSpeechError(text)
        if not phones and event.phoneme[:1] not in ("_", "|"):
            continue  # no pause, but a mark
        phone = phones[0] if phones else SILENCE
        if phone != SILENCE or segments[-1].phone != SILENCE:
            start = lead / RATE + event.sample / SPOKEN_RATE * manner.warp
            segments.append(Segment(start, phone))
    if len(segments) == 1 or not uttered.pcm:
        raise ForeignSpeechError(text)
    raw = np.frombuffer(uttered.pcm, np.int16).astype(np.float32)
    sound = soxr.resample(raw, SPOKEN_RATE, RATE * manner.warp)
    samples = np.clip(np.pad(sound, (lead, trail)), -32768, 32767)
    return Speech(samples.astype(np.float32, copy=False), tuple(segments))
