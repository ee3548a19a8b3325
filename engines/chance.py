"""Samples what the table does. The only randomness in Héraut's games."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import lcm
from random import Random
from typing import TypeVar

A = TypeVar("A")


def sample(odds: Mapping[A, Fraction], seed: str) -> A:
    """Return one outcome, the same for the same seed on every machine and Python."""
    return pick(odds, Random(seed))


def pick(odds: Mapping[A, Fraction], random: Random) -> A:
    """Return one outcome by its odds, which are weighed exactly, without rounding."""
    whole = lcm(*(chance.denominator for chance in odds.values()))
    # random() is documented to give the same sequence for a seed for good; randrange is not.
    point = int(random.random() * whole)
    for outcome, chance in odds.items():
        point -= chance.numerator * (whole // chance.denominator)
        if point < 0:
            return outcome
    raise ValueError("the odds do not sum to 1")
