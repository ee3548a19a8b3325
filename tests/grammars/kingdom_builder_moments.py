"""Moments of Kingdom Builder in which sentences are said."""

from __future__ import annotations

from heraut.engines.kingdom_builder import KINGDOM_BUILDER, State
from heraut.grammars import Grammar
from heraut.grammars.interpret import interpret
from heraut.grammars.meaning import Heard, Hypothesis, Interpretation, Scope
from heraut.grammars.memory import NOTHING, Remembered
from heraut.grammars.schema import number_words

from ..engines.kingdom_builder.position import position

TOLD = Remembered("F12", ("A1", "B2", "C3"), {"where": {"tile": "tavern", "hex": "F12"}})


def turn() -> State:
    """The first seat has one settlement, by the tavern, and builds on canyon."""
    return position(["G7", "T20"], "canyon")


def understood(
    grammar: Grammar,
    state: State,
    words: str,
    scope: Scope = Scope.TURN,
    remembered: Remembered = NOTHING,
    spoken: bool = False,
) -> Interpretation:
    said = heard(words) if spoken else Heard.typed(words)
    return interpret(grammar, said, KINGDOM_BUILDER, state, scope, remembered=remembered)


def heard(words: str) -> Heard:
    """Return words as a recogniser gives them: with the time of each."""
    split = tuple(words.split())
    return Heard((Hypothesis(split, 0.0, tuple((n / 2, n / 2 + 0.4) for n in range(len(split)))),))


def hexes(state: State) -> list[str]:
    return [
        str(action).split()[1] for action in KINGDOM_BUILDER.legal(state) if "build" in str(action)
    ]


def spoken(grammar: Grammar, name: str) -> str:
    line = grammar.spec.numbers["line"].words[name[0]][0][0]
    return f"{line} {' '.join(number_words(int(name[1:]), 'fr'))}"
