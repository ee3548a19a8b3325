"""Things that are compared are told one after the other: « Entre F16 et G16, laquelle ? ».

Of two places what each brings, of two words of the game what each is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import Kind, Meaning, Query
from heraut.grammars.typed.clauses import may_ask
from heraut.grammars.typed.example_filters import EXPLAIN, TERM
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.mentions import Mention
from heraut.voice.tasks.match.inputs import Breath

_FEWEST: Final = 2
_MOST: Final = 4
"""Of more things than these nobody keeps in mind what each brings."""


def compared(grammar: Grammar, words: Sequence[str]) -> Breath | None:
    """Return the question that is asked of each thing; ``None`` where none are compared."""
    spelled, memory = grammar.spelled(words), grammar.spec.memory
    rows = {tuple(way.split()): questions for way, questions in memory.compares.items()}
    asked: dict[str, None] = {}
    for row in sorted(rows, key=len, reverse=True):
        at = next((at for at in range(len(spelled)) if spelled[at : at + len(row)] == row), -1)
        if at >= 0:
            # The two of « laquelle des deux » are none of the game.
            asked.update(dict.fromkeys(rows[row]))
            spelled = (*spelled[:at], *spelled[at + len(row) :])
    named = FreeQuestions.of(grammar).mentioned(spelled)[1] if asked else ()
    of_each = [each for question in asked if (each := _of_each(grammar, question, named))]
    return of_each[0] if len(of_each) == 1 else None


def told_apart(grammar: Grammar, words: Sequence[str]) -> Breath | None:
    """Return what each of two things is whose difference is asked for.

    « Qu'est-ce qui sépare un marchand d'un paysan ? » is not answered by the merchant alone.
    """
    spelled = grammar.spelled(words)
    starts = range(len(spelled))
    differs = (row for row in grammar.spec.differs if row[0] in spelled)
    if not any(spelled[at : at + len(row)] == row for row in differs for at in starts):
        return None
    if not may_ask(grammar, words):
        return None
    free = FreeQuestions.of(grammar)
    named = free.mentioned(spelled)[1]
    terms = {one.values.get(TERM): one for one in named}
    if None in terms or not len(named) == len(terms) == _FEWEST:
        # « Le roi ou le général, c'est pareil, je prends le roi » wants no more of either.
        return None
    asked = [free.asked(EXPLAIN, {TERM: str(term)}, one.words) for term, one in terms.items()]
    parts = [Query(one) for one in asked if one is not None]
    return Breath(tuple(parts)) if len(parts) == _FEWEST else None


def _of_each(grammar: Grammar, question: str, named: Sequence[Mention]) -> Breath | None:
    """Return a question that is asked of all that is named; ``None`` where something else is."""
    known = dict.fromkeys(
        name for one in named for name in (*one.values, *one.values.values()) if name
    )
    slot = next((str(name) for name in known if _takes(grammar, question, str(name), named)), "")
    values = [_value(one, slot, named) for one in named]
    things = dict.fromkeys(value for value in values if value is not None)
    others = [
        one
        for one, value in zip(named, values, strict=True)
        if value is None and (one.compound or {*one.values} != {TERM})
    ]
    if not slot or others or not _FEWEST <= len(things) <= _MOST:
        return None
    return Breath(tuple(_of(grammar, question, slot, value) for value in things))


def _takes(grammar: Grammar, question: str, slot: str, named: Sequence[Mention]) -> bool:
    """Tell whether a question may be asked of something that is named for a slot."""
    values = (_value(one, slot, named) for one in named)
    first = next((value for value in values if value is not None), None)
    return first is not None and bool(grammar.written(question, {slot: first}))


def _value(one: Mention, slot: str, named: Sequence[Mention]) -> int | str | None:
    """Return what is named for a slot: by its name, or by a number that is spoken of as one."""
    if slot in one.values:
        return one.values[slot]
    numbered = any(other.values.get(TERM) == slot for other in named)
    return one.values.get("") if numbered else None


def _of(grammar: Grammar, question: str, slot: str, value: int | str) -> Query:
    slots = {slot: value}
    form = next(iter(grammar.written(question, slots)), "")
    return Query(Meaning(question, Kind.QUERY, slots, form=form))
