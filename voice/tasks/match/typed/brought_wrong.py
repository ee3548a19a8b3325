"""What the table brought, put right: « pas vingt, vingt et un », « la deuxième, c'est le 21 ».

What was brought from that one on is taken back and brought again, all of it after one yes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from heraut.engines.match import Match
from heraut.engines.notation import verb_of
from heraut.engines.protocol import TABLE, IllegalAction, NotationError
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import DOUBT, Command
from heraut.grammars.schema import number_words
from heraut.grammars.typed.clauses import may_ask
from heraut.grammars.typed.correcting_words import EXCLUDES
from heraut.voice.tasks.match.inputs import Instead
from heraut.voice.tasks.match.taking_back import MOST_BACK, best_said, earlier
from heraut.voice.tasks.match.typed.counted_regrets import ordinals
from heraut.voice.tasks.match.typed.table_series import number_of
from heraut.voice.tasks.match.understanding import Understanding

_LONGEST: Final = 3
"""Words of the longest number, « quarante et un »."""
_TWO: Final = 2


@dataclass(frozen=True, slots=True)
class _Number:
    """A number that a line says."""

    value: int
    denied: bool
    """Whether it is what was wrong."""
    places: bool
    """Whether it may say which one was wrong, by its place: « la deuxième », « colonne deux »."""


def brought_right(words: Understanding, line: str) -> Instead | Command | None:
    """Return what is brought in the place of something wrong; ``None`` where words are no such.

    Or what comes next, told with its place: « colonne deux : cinq ».
    """
    match, grammar = words.context.match, words.context.grammar
    if match.app_cards or may_ask(grammar, line.split()):
        return None
    places = grammar.spec.numbered - grammar.around.determiners - _own_words(grammar, match)
    said = [*_numbers(grammar, grammar.spelled(line.split()), places)]
    if not _TWO <= len(said) <= _TWO + 1:
        return None
    befores = [*_brought(match)]
    done = [match.history[len(before.history)].notation for before in befores]
    wrong = [one.value for one in said if one.denied]
    others = [one for one in said if not one.denied]
    at: int | None = None
    if len(wrong) == 1 and [*map(_value, done)].count(wrong[0]) == 1:
        at = [*map(_value, done)].index(wrong[0])
    elif not wrong and others[0].places and 1 <= others[0].value <= len(done):
        at = others[0].value - 1
    if at is None and len(said) == len(others) == _TWO and others[0].places:
        return _next(grammar, match, done, others[0].value, others[1].value)
    if at is None or len(others) > _TWO or (len(others) == _TWO and others[0].value != at + 1):
        return None
    return _instead(grammar, befores[at], verb_of(done[at]), others[-1].value, done[at + 1 :])


def _next(
    grammar: Grammar, match: Match, done: Sequence[str], place: int, value: int
) -> Command | None:
    """Return what the table brings next, where it is told with the place that is next."""
    legal = [*map(str, match.rules.legal(match.state))] if match.to_act == TABLE else []
    verbs = {verb_of(notation) for notation in legal}
    there = len(done) if done and verb_of(done[0]) in verbs else 0
    notation = f"{min(verbs, default='')} {value}"
    if len(verbs) != 1 or place != there + 1 or notation not in legal:
        return None
    said = best_said(grammar, match.rules, match.state, notation)
    return None if said is None else Command(replace(said, cost=DOUBT), notation)


def _brought(match: Match) -> Iterator[Match]:
    """Yield the match before each open thing of one kind that the table brought last, in order."""
    found: list[Match] = []
    verb = verb_of(match.history[-1].notation) if match.history else ""
    for before in earlier(match, MOST_BACK):
        step = match.history[len(before.history)]
        secret = any(event.audience is not None for event in step.events)
        if step.by != TABLE or secret or verb_of(step.notation) != verb:
            break
        found.insert(0, before)
    yield from found


def _value(notation: str) -> int:
    value = notation.split()[-1]
    return int(value) if value.isdecimal() else 0


def _own_words(grammar: Grammar, match: Match) -> frozenset[str]:
    """Return the words before the number of what was brought last: « blason trois » is no place."""
    before = next(earlier(match, 1), None)
    if before is None:
        return frozenset()
    notation = match.history[len(before.history)].notation
    said = best_said(grammar, before.rules, before.state, notation)
    words = said.form.split() if said is not None else ()
    number = number_words(_value(notation), grammar.lang)[:1]
    return frozenset(one for one, behind in pairwise(words) if number == (behind,))


def _numbers(grammar: Grammar, words: Sequence[str], places: frozenset[str]) -> Iterator[_Number]:
    """Yield the numbers of words, with what is said of each; ``places`` stand before a place."""
    marks = (*grammar.spec.corrections.get(EXCLUDES, ()), *grammar.spec.rather_than)
    denied, at = False, 0
    while at < len(words):
        mark = max((m for m in marks if tuple(words[at : at + len(m)]) == m), key=len, default=())
        size, value, ordinal = _number(grammar, words[at:])
        named = at > 0 and words[at - 1] in places
        if mark:
            denied, at = True, at + len(mark)
        elif not (named or ordinal) and size == value == 1 and _number(grammar, words[at + 1 :])[0]:
            at += 1  # « c'est un quatre »
        elif size:
            yield _Number(value, denied, ordinal or named)
            denied, at = False, at + size
        else:
            denied = denied and words[at] in grammar.around.determiners
            at += 1


def _number(grammar: Grammar, words: Sequence[str]) -> tuple[int, int, bool]:
    """Return how many words begin with a number, which one, and whether it is an ordinal."""
    if not words:
        return 0, 0, False
    for size in range(min(_LONGEST, len(words)), 0, -1):
        if value := number_of(grammar, words[:size]):
            return size, value, False
    nth = (one for one in range(1, MOST_BACK + 1) if words[0] in ordinals(grammar, one))
    value = next(nth, 0)
    return (1, value, True) if value else (0, 0, False)


def _instead(
    grammar: Grammar, before: Match, verb: str, value: int, after: Sequence[str]
) -> Instead | None:
    """Return what is brought now, and all that came after it again; ``None`` if it cannot be."""
    found: list[Command] = []
    now = before
    try:
        for notation in (f"{verb} {value}", *after):
            said = best_said(grammar, now.rules, now.state, notation)
            if said is None:
                return None
            now = now.play(notation)
            found.append(Command(replace(said, cost=DOUBT), notation))
    except (IllegalAction, NotationError):
        return None
    return Instead(tuple(found), len(found))
