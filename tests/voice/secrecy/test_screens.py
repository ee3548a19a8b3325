"""Un Monde Sans Fin at random: nothing said depends on what its hearer may not know."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from heraut.engines.registry import find_rules
from heraut.grammars import Grammar

from .harness import Leak
from .plants import Aloud, Blunt, Hasty, Screen
from .quick import QuickWords
from .screened import Screened

GAMES = 200
KINDS = [
    (seats, cards, actions)
    for seats in (2, 3, 4)
    for cards in ("app", "table")
    for actions in ("all", "first_game")
]
CHUNK = 2 * len(KINDS)
"""Games of each kind, with an ear and without."""
FIRST = [0, *(pytest.param(first, marks=pytest.mark.whole) for first in range(CHUNK, GAMES, CHUNK))]


@pytest.fixture(scope="module")
def words() -> QuickWords:
    return QuickWords("fr")


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    return Grammar.load("fr", "world_without_end")


def game(words: QuickWords, grammar: Grammar, number: int) -> Screened:
    """Return the game of this number: each kind as often as another, with an ear or without."""
    dice = Random(number)
    seats, cards, actions = KINDS[number % len(KINDS)]
    rules = find_rules("world_without_end")
    options = {name: dice.choice(values) for name, values in rules.options.items()}
    options |= {"cards": cards, "action_cards": actions}
    ears = frozenset({dice.randrange(seats)} if number // len(KINDS) % 2 else ())
    return Screened("world_without_end", seats, options, dice, words, grammar, ears)


@pytest.mark.long
@pytest.mark.parametrize("first", FIRST)
def test_nothing_said_depends_on_what_its_hearer_may_not_know(
    words: QuickWords, grammar: Grammar, first: int
) -> None:
    numbers = range(first, min(first + CHUNK, GAMES))
    games = [game(words, grammar, number) for number in numbers]
    told = [each.play() for each in games]
    total = sum(told[1:], told[0])
    steps, apart = sum(each.steps for each in games), sum(each.apart for each in games)
    print(f"\n{total}; {apart} of {steps} steps in another world")
    assert total.games == total.ended == len(numbers)
    assert total.compared > 500 * len(numbers)
    assert apart > 0.8 * steps


def played(words: QuickWords, grammar: Grammar, spoil: Callable[[Any], Any]) -> None:
    """Play one game of each kind by rules that leak."""
    for number in range(2 * len(KINDS)):
        spoilt = game(words, grammar, number)
        spoilt.spoilt = spoil
        spoilt.play()


@pytest.mark.parametrize(
    "key",
    [
        "you_discarded",
        "you_lost",
        "answer_goods",
        "answer_good",
        "answer_cards",
        "answer_hidden_cards",
        "answer_may_play",
        "answer_orientation_own",
        "answer_duties_ready",
    ],
)
def test_a_secret_said_aloud_is_found(words: QuickWords, grammar: Grammar, key: str) -> None:
    with pytest.raises(Leak):
        played(words, grammar, lambda rules: Aloud(rules, frozenset({key})))


@pytest.mark.parametrize("key", ["turn", "supply", "scores", "declined", "discarded", "due_play"])
def test_what_depends_on_a_screen_is_found(words: QuickWords, grammar: Grammar, key: str) -> None:
    with pytest.raises(Leak, match="depends on what lies behind screens"):
        played(words, grammar, lambda rules: Screen(rules, key))


@pytest.mark.parametrize("spoil", [Blunt, Hasty])
def test_a_refusal_that_tells_what_lies_behind_a_screen_is_found(
    words: QuickWords, grammar: Grammar, spoil: Callable[[Any], Any]
) -> None:
    with pytest.raises(Leak):
        played(words, grammar, spoil)
