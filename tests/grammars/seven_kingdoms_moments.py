"""Moments of 7 Kingdoms in which sentences are said."""

from __future__ import annotations

from heraut.engines.seven_kingdoms import SEVEN_KINGDOMS, State
from heraut.grammars import Grammar
from heraut.grammars.interpret import interpret
from heraut.grammars.meaning import Heard, Hypothesis, Interpretation, Scope

from ..engines.seven_kingdoms.position import position

ROW = (1, 9, 17, 25, 33, 41, 49)
"""A row of the rulebook: one card of each rank."""


def table(first: int = 2, **options: str) -> State:
    """The first seat holds 2, 13, 16 and is to play; the other one 3 and two peasants."""
    hands = [sorted({first, 13, 16}), [3, 45, 46]]
    return position(hands, ROW, options=options)


def after(state: State, *notations: str) -> State:
    for notation in notations:
        state, _ = SEVEN_KINGDOMS.apply(state, SEVEN_KINGDOMS.parse(state, notation))
    return state


def taking(card: int = 5, row: tuple[int, ...] = ROW) -> State:
    """The first seat takes with this card, a king if none is given."""
    return after(position([[card, 2], [4]], row), f"play {card}", "play 4")


def understood(
    grammar: Grammar, state: State, words: str, scope: Scope = Scope.TURN
) -> Interpretation:
    return interpret(grammar, Heard.typed(words), SEVEN_KINGDOMS, state, scope)


def heard(words: str) -> Heard:
    """Return words as a recogniser gives them: with the time of each."""
    split = tuple(words.split())
    return Heard((Hypothesis(split, 0.0, tuple((n / 2, n / 2 + 0.4) for n in range(len(split)))),))
