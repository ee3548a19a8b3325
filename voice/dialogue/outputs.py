"""What comes of something that happened at the table, in the order in which it came."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.engines.protocol import Seat


@dataclass(frozen=True, slots=True)
class Spoken:
    """A line to say: aloud, or in one seat's ear."""

    text: str
    ear: Seat | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """An action was played and is safely written down."""

    notation: str
    by: Seat


@dataclass(frozen=True, slots=True)
class Cued:
    """An earcon to play."""

    name: str


@dataclass(frozen=True, slots=True)
class Silenced:
    """Whatever is being said must stop now."""


Output = Spoken | Played | Cued | Silenced
