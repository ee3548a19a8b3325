"""The recogniser's other readings, when its best one means nothing.

In noise the best one often has a small word too many or too few, and the next one is the sentence
that was said. It may also be what nobody said: a command that comes of it is read back, and what
takes effect at once asks for the very words, which these are not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from math import inf
from typing import Final

from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import UNKNOWN, Heard, Hypothesis, Interpretation, Scope
from heraut.grammars.sureness import dubious


def reread(
    grammar: Grammar,
    heard: Heard,
    scope: Scope,
    understand: Callable[[Heard], Interpretation | None],
) -> Interpretation | None:
    """Return what the nearest of the other readings means that means something, with doubt."""
    if understand(replace(heard, hypotheses=heard.hypotheses[:1])) is not None:
        return None  # it means something, which another reading made doubtful
    for other in (*_answers(grammar, heard, scope), *_others(grammar, heard)):
        understood = understand(replace(heard, hypotheses=(other,)))
        if understood is not None:
            return dubious(grammar, understood)
    return None


def without_seldom(grammar: Grammar, heard: Heard) -> Heard:
    """Return what was heard with a number first, where best is what hardly ever answers by itself.

    If the number is as near as what is awaited has to be.
    """
    best, *others = heard.hypotheses or (Hypothesis(()),)
    if len(best.words) != 1 or best.words[0] not in grammar.listening.seldom:
        return heard
    least = best.score - heard.thresholds.awaited
    number = next((one for one in others if _is_number(grammar, one) and one.score > least), None)
    if number is None:
        return heard
    rest = (one for one in others if one is not number)
    return replace(heard, hypotheses=(number, *rest, replace(best, score=least)))


_FEWEST: Final = 2
"""A word alone may be made of any noise."""
_SHORT: Final = 2
"""Words of an answer: a number that comes before a longer sentence is mostly noise."""


def known_words(said: Hypothesis) -> tuple[str, ...]:
    """Return the words of a reading, if most of what was said is words, and more than one."""
    known = tuple(word for word in said.words if word != UNKNOWN)
    return known if len(known) >= max(_FEWEST, len(said.words) / 2) else ()


def _others(grammar: Grammar, heard: Heard) -> Iterator[Hypothesis]:
    """Yield the readings that are near enough, the nearest first.

    There is none beside speech that is none of the words, nor beside a word that is known lest it
    be taken for another. Nor is a reading near that has no word in common with the best one, or a
    short one in which a number of the best one is missing: « le sept » is not « une sept », which
    is rather « dix-sept ».
    """
    best, *others = heard.hypotheses or (Hypothesis(()),)
    words = set(best.words)
    if not others or UNKNOWN in words or words & grammar.listening.decoys:
        return
    numbers = _count(grammar, best)
    for other in others:
        if len(other.words) <= _SHORT and _count(grammar, other) < numbers:
            continue
        if best.score - other.score <= heard.thresholds.farthest and words & set(other.words):
            yield other


def _answers(grammar: Grammar, heard: Heard, scope: Scope) -> Iterator[Hypothesis]:
    """Yield the number that answers what was asked where the best reading is some other word.

    « Fois » is rather « trois » then, if no other number is as near, and none of the words no
    better.
    """
    best, *others = heard.hypotheses or (Hypothesis(()),)
    if scope is not Scope.FILL or len(best.words) != 1 or UNKNOWN in best.words:
        return
    margin = heard.thresholds.awaited
    numbers = (one for one in others if one.awaited and _is_number(grammar, one))
    number, rival = next(numbers, None), next(numbers, None)
    if number is None or (rival is not None and number.score - rival.score < margin):
        return
    if number.score >= max(best.score - margin, -inf if heard.unknown is None else heard.unknown):
        yield number


def _is_number(grammar: Grammar, said: Hypothesis) -> bool:
    return bool(said.words) and _count(grammar, said) == len(said.words)


def _count(grammar: Grammar, said: Hypothesis) -> int:
    """Return how many words of a reading are numbers."""
    return sum(word in grammar.slots.number_words for word in said.words)
