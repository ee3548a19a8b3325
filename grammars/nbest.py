"""The recogniser's other readings, when its best one means nothing.

In noise the best one often has a small word too many or too few, and the next one is the sentence
that was said. It may also be what nobody said: a command that comes of it is read back, and what
takes effect at once asks for the very words, which these are not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import UNKNOWN, Heard, Hypothesis, Interpretation
from heraut.grammars.sureness import dubious


def reread(
    grammar: Grammar, heard: Heard, understand: Callable[[Heard], Interpretation | None]
) -> Interpretation | None:
    """Return what the nearest of the other readings means that means something, with doubt."""
    if understand(replace(heard, hypotheses=heard.hypotheses[:1])) is not None:
        return None  # it means something, which another reading made doubtful
    for other in _others(grammar, heard):
        understood = understand(replace(heard, hypotheses=(other,)))
        if understood is not None:
            return dubious(grammar, understood)
    return None


_FEWEST: Final = 2
"""A word alone may be made of any noise."""


def known_words(said: Hypothesis) -> tuple[str, ...]:
    """Return the words of a reading, if most of what was said is words, and more than one."""
    known = tuple(word for word in said.words if word != UNKNOWN)
    return known if len(known) >= max(_FEWEST, len(said.words) / 2) else ()


def _others(grammar: Grammar, heard: Heard) -> Iterator[Hypothesis]:
    """Yield the readings that are near enough, the nearest first.

    There is none beside speech that is none of the words, nor beside a word that is known lest it
    be taken for another. Nor is a reading near that has no word in common with the best one.
    """
    best, *others = heard.hypotheses or (Hypothesis(()),)
    words = set(best.words)
    if not others or UNKNOWN in words or words & grammar.listening.decoys:
        return
    for other in others:
        if best.score - other.score <= heard.thresholds.farthest and words & set(other.words):
            yield other
