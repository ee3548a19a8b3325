"""7 Kingdoms at random: nothing that is said depends on what its hearer may not know."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from heraut.engines.registry import find_rules
from heraut.grammars import Grammar

from .beside import Beside
from .harness import Leak
from .plants import Aloud, Telltale
from .quick import QuickWords

GAMES = 800
KINDS = [
    (seats, cards, plays)
    for seats in (2, 3, 4)
    for cards in ("app", "table")
    for plays in ("open", "secret")
]
CHUNK = 2 * len(KINDS)
"""Games of each kind, with an ear and without."""
FIRST = [0, *(pytest.param(first, marks=pytest.mark.whole) for first in range(CHUNK, GAMES, CHUNK))]
FIXED = ("cards", "plays")


@pytest.fixture(scope="module")
def words() -> QuickWords:
    return QuickWords("fr")


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    return Grammar.load("fr", "seven_kingdoms")


def game(words: QuickWords, grammar: Grammar, number: int) -> Beside:
    """Return the game of this number: each kind as often as another, with an ear or without."""
    dice = Random(number)
    seats, cards, plays = KINDS[number % len(KINDS)]
    rules = find_rules("seven_kingdoms")
    options = {name: dice.choice(values) for name, values in rules.options.items()}
    options |= {"cards": cards, "plays": plays}
    ears = frozenset({dice.randrange(seats)} if number // len(KINDS) % 2 else ())
    return Beside("seven_kingdoms", seats, options, dice, words, grammar, ears)


@pytest.mark.parametrize("first", FIRST)
def test_nothing_said_depends_on_what_its_hearer_may_not_know(
    words: QuickWords, grammar: Grammar, first: int
) -> None:
    numbers = range(first, min(first + CHUNK, GAMES))
    told = [game(words, grammar, number).play() for number in numbers]
    total = sum(told[1:], told[0])
    print(f"\n{total}")
    assert total.games == total.ended == len(numbers)
    assert total.compared > 500 * len(numbers)


def played(words: QuickWords, grammar: Grammar, spoil: Callable[[Any], Any]) -> None:
    """Play one game of each kind by rules that leak."""
    for number in range(2 * len(KINDS)):
        spoilt = game(words, grammar, number)
        spoilt.spoilt = spoil
        spoilt.play()


@pytest.mark.parametrize("key", ["you_drew", "you_refilled", "you_committed", "answer_hand"])
def test_a_secret_said_aloud_is_found(words: QuickWords, grammar: Grammar, key: str) -> None:
    with pytest.raises(Leak):
        played(words, grammar, lambda rules: Aloud(rules, frozenset({key})))


@pytest.mark.parametrize("key", ["pile", "counts", "turn"])
def test_an_answer_that_depends_on_a_hand_is_found(
    words: QuickWords, grammar: Grammar, key: str
) -> None:
    with pytest.raises(Leak, match="depends on hidden cards"):
        played(words, grammar, lambda rules: Telltale(rules, key))


def test_an_event_that_depends_on_a_hand_is_found(words: QuickWords, grammar: Grammar) -> None:
    with pytest.raises(Leak, match="depends on hidden cards"):
        played(words, grammar, lambda rules: Telltale(rules, "committed"))
