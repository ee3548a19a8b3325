"""Every word that the sentences of a grammar are written with, without writing the sentences.

Fragments of templates may make one word together, ``pose[r]``. So each part of a template tells
what may stand at its ends, and parts that follow each other are joined there.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from itertools import permutations, product
from typing import Final

from hassil.expression import (
    Alternative,
    Expression,
    Group,
    ListReference,
    Permutation,
    RuleReference,
    TextChunk,
)

from heraut.grammars.forms import numbers_of
from heraut.grammars.spec import Spec

_Texts = frozenset[str]
_NONE: Final[_Texts] = frozenset()


@dataclass(frozen=True, slots=True)
class _Edges:
    """What a part of a template may be."""

    whole: _Texts = _NONE
    """All of it, where there is no gap in it."""
    left: _Texts = _NONE
    """Else what stands before its first gap,"""
    right: _Texts = _NONE
    """what stands behind its last one,"""
    words: _Texts = _NONE
    """and the words between."""

    def joined(self, after: _Edges) -> _Edges:
        """Return both, one after the other."""
        return _Edges(
            _each(self.whole, after.whole),
            self.left | _each(self.whole, after.left),
            after.right | _each(self.right, after.whole),
            self.words | after.words | _each(self.right, after.left),
        )

    def or_else(self, other: _Edges) -> _Edges:
        """Return one of both."""
        return _Edges(
            self.whole | other.whole,
            self.left | other.left,
            self.right | other.right,
            self.words | other.words,
        )


def _each(one: _Texts, other: _Texts) -> _Texts:
    return frozenset(first + second for first, second in product(one, other))


_EMPTY: Final = _Edges(frozenset(("",)))


class WrittenWords:
    """Reads the words of templates; what a rule is made of is remembered."""

    def __init__(self, spec: Spec) -> None:
        self._spec = spec
        self._rules: dict[str, _Edges] = {}

    def of(self, parts: Iterable[Expression]) -> frozenset[str]:
        """Return every word of every sentence of some templates."""
        found = reduce(_Edges.or_else, map(self._edges, parts), _Edges())
        return (found.whole | found.left | found.right | found.words) - {""}

    def _edges(self, part: Expression) -> _Edges:
        match part:
            case TextChunk():
                return _of_text(part.text)
            case RuleReference():
                name = part.rule_name
                if name not in self._rules:
                    self._rules[name] = self._edges(self._spec.rules[name].expression)
                return self._rules[name]
            case ListReference():
                return self._of_list(part)
            case Alternative():
                return reduce(_Edges.or_else, map(self._edges, part.items), _Edges())
            case Permutation():
                orders = (self._in_a_row(order) for order in permutations(part.items))
                return reduce(_Edges.or_else, orders, _Edges())
            case Group():
                return self._in_a_row(part.items)
        raise TypeError(f"templates cannot hold {part!r}")

    def _in_a_row(self, parts: Iterable[Expression]) -> _Edges:
        return reduce(_Edges.joined, map(self._edges, parts), _EMPTY)

    def _of_list(self, part: ListReference) -> _Edges:
        series = self._spec.series.get(part.list_name)
        if series is not None:
            first, more = (
                reduce(_Edges.or_else, (self._edges(one.expression) for one in items), _Edges())
                for items in (series.first, series.more)
            )
            several = first.joined(_GAP).joined(more)
            return first.or_else(several).or_else(several.joined(_GAP).joined(more))
        lists = (self._spec.numbers[name].words for name, _ in numbers_of(self._spec, part))
        forms = (" ".join(form) for words in lists for ways in words.values() for form in ways)
        return reduce(_Edges.or_else, map(_of_text, forms), _Edges())


def _of_text(text: str) -> _Edges:
    first, *rest = text.split(" ")
    if not rest:
        return _Edges(frozenset((first,)))
    *words, last = rest
    return _Edges(_NONE, frozenset((first,)), frozenset((last,)), frozenset(words) - {""})


_GAP: Final = _of_text(" ")
