"""Places that are compared: what each of them brings is told. « Entre F16 et G16, laquelle ? »."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heraut.grammars.free_questions import TERM, FreeQuestions
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import Kind, Meaning, Query
from heraut.voice.tasks.match.inputs import Breath

_FEWEST: Final = 2
_MOST: Final = 4
"""Of more places than these nobody keeps in mind what each brings."""


def compared(grammar: Grammar, words: Sequence[str]) -> Breath | None:
    """Return the question that is asked of each place; ``None`` where none are compared."""
    spelled, memory = grammar.spelled(words), grammar.spec.memory
    rows = {tuple(way.split()): question for way, question in memory.compares.items()}
    asked: set[str] = set()
    for row in sorted(rows, key=len, reverse=True):
        at = next((at for at in range(len(spelled)) if spelled[at : at + len(row)] == row), -1)
        if at >= 0:
            # The two of « laquelle des deux » are none of the game.
            asked.add(rows[row])
            spelled = (*spelled[:at], *spelled[at + len(row) :])
    if len(asked) != 1:
        return None
    named = FreeQuestions.of(grammar).mentioned(spelled)[1]
    places = dict.fromkeys(one.values.get(memory.slot) for one in named if one.compound)
    others = [one for one in named if not one.compound and {*one.values} != {TERM}]
    if None in places or others or not _FEWEST <= len(places) <= _MOST:
        return None
    question = asked.pop()
    return Breath(tuple(_of(grammar, question, str(place)) for place in places))


def _of(grammar: Grammar, question: str, place: str) -> Query:
    slots = {grammar.spec.memory.slot: place}
    form = next(iter(grammar.written(question, slots)), "")
    return Query(Meaning(question, Kind.QUERY, slots, form=form))
