"""Odds that are counted are drawn from as exactly as fractions are."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from heraut.engines.chance import Odds, pick

COUNTED = [Odds("abc"), Odds("abc", (1, 0, 3)), Odds("abcd", (4, 2, 0, 6)), Odds(("one",), (5,))]


@pytest.mark.parametrize("odds", COUNTED)
def test_the_same_dice_bring_the_same_as_fractions(odds):
    plain = dict(odds)
    assert sum(plain.values()) == 1
    assert len(odds) == len(plain)
    assert odds == plain
    for seed in range(300):
        assert pick(odds, Random(seed)) == pick(plain, Random(seed))


def test_what_cannot_come_has_no_chance_and_does_not_come():
    odds = Odds("abc", (1, 0, 3))
    assert dict(odds) == {"a": Fraction(1, 4), "c": Fraction(3, 4)}
    assert "b" not in odds
    with pytest.raises(KeyError):
        odds["b"]
    found = Counter(pick(odds, Random(seed)) for seed in range(400))
    assert set(found) == {"a", "c"}
    assert found["c"] > 2 * found["a"]
