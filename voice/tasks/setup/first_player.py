"""Who begins, when chance is to say it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from heraut.engines.chance import sample


def first_player(seed: int) -> Callable[[int], int]:
    """Return what draws one of so many places, from 0: the same for the same seed."""

    def draw(seats: int) -> int:
        odds = {place: Fraction(1, seats) for place in range(seats)}
        return sample(odds, f"{seed}:first")

    return draw
