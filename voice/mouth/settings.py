"""How fast and how loud, and the steps by which a player changes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from heraut.voice.mouth.errors import SettingError

# Each step is about a tenth: the smallest change that everybody notices.
RATES: Final = (120, 135, 150, 165, 180, 200, 220, 245, 270, 300, 330, 365, 400, 450)
"""The speeds that « plus vite » and « plus lentement » go through, in words per minute."""

# The softest step can still be heard: nobody may talk Héraut into silence.
VOLUMES: Final = (0.1, 0.15, 0.2, 0.3, 0.45, 0.6, 0.8, 1.0)
"""The volumes that « plus fort » and « moins fort » go through."""


@dataclass(frozen=True, slots=True)
class VoiceSettings:
    """How a sentence is to sound.

    Raises :class:`SettingError` for a rate outside 120 to 450 or a volume outside 0 to 1.
    """

    lang: str = "fr"
    """The language of the voice: ``fr``, or with its country, ``fr-BE``."""
    rate: int = 180
    """Words per minute."""
    volume: float = 0.6
    """From 0, silence, to 1, as loud as can be without distortion."""
    voice: str | None = None
    """The name of a voice of this computer; ``None`` takes the best one for the language."""

    def __post_init__(self) -> None:
        if not RATES[0] <= self.rate <= RATES[-1]:
            message = f"{self.rate} words per minute; the rate goes from {RATES[0]} to {RATES[-1]}"
            raise SettingError(
                "rate_out_of_range", message, rate=self.rate, least=RATES[0], most=RATES[-1]
            )
        if not 0.0 <= self.volume <= 1.0:
            message = f"volume {self.volume}; it goes from 0 to 1"
            raise SettingError("volume_out_of_range", message, percent=round(self.volume * 100))


@dataclass(frozen=True, slots=True)
class Change:
    """What became of a wish for faster, slower, louder or softer."""

    value: float
    """The value that now holds: words per minute, or a volume from 0 to 1."""
    changed: bool
    """False when it was at its limit already."""
    limit: bool
    """Whether it cannot go further that way."""

    @property
    def percent(self) -> int:
        """The value of a volume as a percentage, as it is spoken."""
        return round(self.value * 100)


def stepped(ladder: Sequence[float], value: float, up: bool) -> Change:
    """Return the next step of an ascending ``ladder`` from ``value``, on a step or between two."""
    further = [step for step in ladder if (step > value if up else step < value)]
    if not further:
        return Change(value, changed=False, limit=True)
    return Change(further[0] if up else further[-1], changed=True, limit=len(further) == 1)
