"""Moves and questions in one breath: « je pose le sept sur la trois, et après qui mène ? »."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final

from heraut.grammars.action_resolver import NONE_SUCH
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import (
    Chain,
    Command,
    Illegal,
    Interpretation,
    NotUnderstood,
    Query,
    Scope,
)
from heraut.grammars.memory import NOTHING_TOLD, WHICH_TOLD
from heraut.grammars.schema import number_words
from heraut.grammars.typed.clauses import may_ask
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.mentions import split
from heraut.voice.tasks.match.inputs import Breath

Words = tuple[str, ...]
Understand = Callable[[Words, bool], Interpretation]
"""What words mean by themselves; with ``True`` also by what they are only like."""
_FEWEST: Final = 4
"""A move, a question and a word between them take at least so many words."""
_QUESTION: Final = 2
"""A question takes at least so many words."""
_LONG: Final = 2
_HUNDRED: Final = 100
_SURE: Final = 0.1
"""Words that cost less than this were all meant."""
_UNTOLD: Final = frozenset({"nowhere_yet", WHICH_TOLD, NOTHING_TOLD, NONE_SUCH})
"""Why words mean nothing by themselves that may mean a move behind others."""


def in_parts(
    words: Words,
    joins: Sequence[Words],
    excepts: Sequence[Words],
    understand: Understand,
    told: Callable[[Query], bool],
    grammar: Grammar,
) -> Breath | None:
    """Return moves and the question behind or before them, in their order; ``None`` if it is other.

    Or two questions. ``told``: whether a question is answered at once, being no secret. One that
    comes last may be one where it is surely asked, for who asks is warned as ever: « projet pont,
    pierre et bois » does not ask how much wood one has. ``excepts`` are words that take something
    out of what was said before them: « tout, mais pas le tissu » is one move, and no question.
    What is listed is never parted: « le neuf et le douze, c'est permis ? » is asked of both. Nor
    are moves parted from a question that holds one: « et si je prends le neuf, puis le douze ? ».
    """
    if len(words) < _FEWEST:
        return None
    for head, tail in _cuts(words, joins):
        if _in_number(head, words[len(head) :], grammar.lang) or _lists(head, tail, grammar):
            continue
        if any(tail[: len(mark)] == mark for mark in excepts):
            return None
        for first, last in (_behind(head, tail, understand), _before(head, tail, understand)):
            asked, part = (last, tail) if isinstance(last, Query) else (first, head)
            if isinstance(asked, Query) and not _holds_a_move(part, grammar):
                surely = asked is last and asked.meaning.cost < _SURE
                if surely or told(asked):
                    return Breath((first, last))
        if (two := _two(head, tail, understand)) and all(map(told, two)):
            return Breath(two)
    return None


def _two(head: Words, tail: Words, understand: Understand) -> tuple[Query, Query] | None:
    """Return two questions that are not one: « y a quoi en trois, et c'est à qui ? »."""
    if min(len(head), len(tail)) < _QUESTION:
        return None
    first, last = understand(head, True), understand(tail, True)
    if not isinstance(first, Query) or not isinstance(last, Query):
        return None
    return (first, last) if first.meaning.intent != last.meaning.intent else None


def _behind(
    head: Words, tail: Words, understand: Understand
) -> tuple[Interpretation, Interpretation]:
    """Return moves and the question behind them."""
    move = understand(head, False)
    asked = understand(tail, True) if _moves(move) else NotUnderstood("")
    return (move, asked) if isinstance(asked, Query) else (NotUnderstood(""), NotUnderstood(""))


def _before(
    head: Words, tail: Words, understand: Understand
) -> tuple[Interpretation, Interpretation]:
    """Return a question and the moves behind it."""
    move = understand(tail, False)
    asked = understand(head, True) if _moves(move) else NotUnderstood("")
    return (asked, move) if isinstance(asked, Query) else (NotUnderstood(""), NotUnderstood(""))


def _holds_a_move(part: Words, grammar: Grammar) -> bool:
    """Tell whether a move is said within a question, and not only something named."""
    free, small = FreeQuestions.of(grammar), grammar.around.determiners
    for command in grammar.commands_within(part, Scope.TURN):
        named = [word for one in free.mentioned(command)[1] for word in one.words]
        if any(word not in named and word not in small for word in split(command)):
            return True
    return False


def _moves(understood: Interpretation) -> bool:
    """Tell whether words are moves, possible or not."""
    match understood:
        case Command() | Chain():
            return True
        case Illegal(reason=reason):
            return reason not in _UNTOLD
    return False


def _cuts(words: Words, joins: Sequence[Words]) -> Iterator[tuple[Words, Words]]:
    """Yield what is before and behind words that join, the last ones and the longest first."""
    longest = sorted(joins, key=len, reverse=True)
    for at in range(len(words) - 1, 0, -1):
        for join in longest:
            if words[at : at + len(join)] == join and words[at + len(join) :]:
                yield words[:at], words[at + len(join) :]


def _in_number(head: Words, behind: Words, lang: str) -> bool:
    """Tell whether a cut goes through one number: « le quarante et un »."""
    return any(
        head[-at:] + behind[: len(number) - at] == number
        for number in _long_numbers(lang)
        for at in range(1, len(number))
    )


def _lists(head: Words, tail: Words, grammar: Grammar) -> bool:
    """Tell whether words begin with what others end with: « le neuf » and « le douze ».

    What a question ends with may be of any kind: « si je vends trois laines et un tissu ». Of what
    is taken up at once something else is asked: « Ragna, elle fait quoi », « Bilal a combien ».
    """
    free = FreeQuestions.of(grammar)
    last, first = free.mentioned(head)[1][-1:], free.mentioned(tail)[1][:1]
    if not last or not first or first[0].person:
        return False
    same = not last[0].values.keys().isdisjoint(first[0].values)
    ends = split(head)[-len(last[0].words) :] == last[0].words
    length, words = len(first[0].words), split(tail)
    begins = next((at for at in range(2) if words[at : at + length] == first[0].words), None)
    if not ends or begins is None:
        return False
    taken_up = words[begins + length : begins + length + 1]
    if taken_up and taken_up[0] in grammar.around.others:
        return False
    return same or may_ask(grammar, head)


@cache
def _long_numbers(lang: str) -> Sequence[Words]:
    """Return the numbers that are said in more than two words."""
    every = (number_words(value, lang) for value in range(_HUNDRED))
    return tuple(number for number in every if len(number) > _LONG)


def is_certain(whole: Interpretation) -> bool:
    """Tell whether words are moves as they stand, with nothing that was left out or doubted."""
    match whole:
        case Command(meaning):
            return meaning.cost < _SURE and not meaning.swapped
        case Chain(cost=cost):
            return cost < _SURE
    return False
