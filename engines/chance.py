"""Samples what the table does. The only randomness in Héraut's games."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, compress
from math import gcd, lcm
from random import Random
from typing import TypeVar

A = TypeVar("A")


class Odds(Mapping[A, Fraction]):
    """The chance of each outcome, by how many cards (or tokens, or seats) bring it.

    It is read as any mapping of chances. Who draws from it has neither fractions nor outcomes made.
    """

    __slots__ = ("_outcomes", "_weights")

    def __init__(self, outcomes: Sequence[A], weights: Sequence[int] | None = None) -> None:
        """``weights`` go with the outcomes; 0: it cannot come now. ``None``: all are alike."""
        self._outcomes = outcomes
        self._weights = weights

    def __iter__(self) -> Iterator[A]:
        weights = self._weights
        return iter(self._outcomes) if weights is None else compress(self._outcomes, weights)

    def __len__(self) -> int:
        return len(self._outcomes) if self._weights is None else sum(map(bool, self._weights))

    def __getitem__(self, outcome: A) -> Fraction:
        weights = self._weights or (1,) * len(self._outcomes)
        for each, weight in zip(self._outcomes, weights, strict=True):
            if weight and each == outcome:
                return Fraction(weight, sum(weights))
        raise KeyError(outcome)

    def at(self, chance: float) -> A:
        """Return the outcome that a number from 0 up to 1 stands for.

        It is weighed exactly: as :func:`pick` weighs fractions.
        """
        weights = self._weights
        if weights is None:
            return self._outcomes[int(chance * len(self._outcomes))]
        ends, unit = _steps(tuple(weights))
        # As many steps as the common denominator of the chances.
        point = int(chance * (ends[-1] // unit)) * unit
        return self._outcomes[bisect_right(ends, point)]


@lru_cache(maxsize=4096)
def _steps(weights: tuple[int, ...]) -> tuple[Sequence[int], int]:
    """Return the sums of weights up to each, and their greatest common divisor."""
    return tuple(accumulate(weights)), gcd(*weights)


def sample(odds: Mapping[A, Fraction], seed: str) -> A:
    """Return one outcome, the same for the same seed on every machine and Python."""
    return pick(odds, Random(seed))


def pick(odds: Mapping[A, Fraction], random: Random) -> A:
    """Return one outcome by its odds, which are weighed exactly, without rounding."""
    # random() is documented to give the same sequence for a seed for good; randrange is not.
    if isinstance(odds, Odds):
        drawn: A = odds.at(random.random())
        return drawn
    whole = lcm(*(chance.denominator for chance in odds.values()))
    point = int(random.random() * whole)
    for outcome, chance in odds.items():
        point -= chance.numerator * (whole // chance.denominator)
        if point < 0:
            return outcome
    raise ValueError("the odds do not sum to 1")
