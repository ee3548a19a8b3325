"""Whom a sentence is for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Channel:
    """Who is to hear it."""

    seat: int | None
    """The seat whose private headphones it goes to; ``None`` is aloud, to the table."""


TABLE_CHANNEL: Final = Channel(None)
"""Aloud, for everybody."""


def ear(seat: int) -> Channel:
    """Return the private channel of a seat, 0-based."""
    return Channel(seat)
