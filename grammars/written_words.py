"""Every word that the sentences of a grammar are written with, without writing the sentences.

Fragments of templates may make one word together, ``pose[r]``. So each part of a template tells
what may stand at its ends, and parts that follow each other are joined there. All that a template
names is looked at on the way, so what is not there is told here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
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
from heraut.grammars.source import Node
from heraut.grammars.spec import Spec, Template

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
    begins: bool = False
    """Whether a number may stand at its beginning,"""
    ends: bool = False
    """or at its end, with no gap beside it."""

    def joined(self, after: _Edges, place: Node) -> _Edges:
        """Return both, one after the other in a template.

        Raises :class:`~heraut.grammars.source.GrammarError` where a number would end inside a word.
        """
        last, first = (self.whole | self.right) - {""}, (after.whole | after.left) - {""}
        if last and first and (self.ends or after.begins):
            word = min(last) + min(first)
            raise place.error(f"a space is needed beside the number in {word!r}")
        return _Edges(
            _each(self.whole, after.whole),
            self.left | _each(self.whole, after.left),
            after.right | _each(self.right, after.whole),
            self.words | after.words | _each(self.right, after.left),
            self.begins or ("" in self.whole and after.begins),
            after.ends or ("" in after.whole and self.ends),
        )


def _one_of(all_: Iterable[_Edges]) -> _Edges:
    """Return one of several parts."""
    each = tuple(all_)
    return _Edges(
        _NONE.union(*(one.whole for one in each)),
        _NONE.union(*(one.left for one in each)),
        _NONE.union(*(one.right for one in each)),
        _NONE.union(*(one.words for one in each)),
        any(one.begins for one in each),
        any(one.ends for one in each),
    )


def _each(one: _Texts, other: _Texts) -> _Texts:
    return frozenset(first + second for first, second in product(one, other))


_EMPTY: Final = _Edges(frozenset(("",)))


class WrittenWords:
    """Reads the words of templates; what a rule or a list is made of is remembered."""

    def __init__(self, spec: Spec) -> None:
        self._spec = spec
        self._rules: dict[str, _Edges | None] = {}
        """``None``: it is being read."""
        self._lists: dict[str, _Edges] = {}

    def of(self, templates: Iterable[Template]) -> frozenset[str]:
        """Return every word of every sentence of some templates.

        Raises :class:`~heraut.grammars.source.GrammarError` where one names what is not there.
        """
        found = self._one_of(templates)
        return (found.whole | found.left | found.right | found.words) - {""}

    def _one_of(self, templates: Iterable[Template]) -> _Edges:
        return _one_of(self._edges(one.expression, one.place) for one in templates)

    def _edges(self, part: Expression, place: Node) -> _Edges:
        match part:
            case TextChunk():
                return _of_text(part.text)
            case RuleReference():
                return self._of_rule(part.rule_name, place)
            case ListReference():
                if part.list_name not in self._lists:
                    self._lists[part.list_name] = self._of_list(part, place)
                return self._lists[part.list_name]
            case Alternative():
                return _one_of(self._edges(item, place) for item in part.items)
            case Permutation():
                return _one_of(self._in_a_row(order, place) for order in permutations(part.items))
            case Group():
                return self._in_a_row(part.items, place)
        raise place.error(f"templates cannot hold {part!r}")

    def _in_a_row(self, parts: Iterable[Expression], place: Node) -> _Edges:
        found = _EMPTY
        for part in parts:
            more = self._edges(part, place)
            found = more if found is _EMPTY else found.joined(more, place)
        return found

    def _of_rule(self, name: str, place: Node) -> _Edges:
        rule = self._spec.rules.get(name)
        if rule is None:
            raise place.error(f"there is no rule <{name}>")
        if name not in self._rules:
            self._rules[name] = None
            self._rules[name] = self._edges(rule.expression, rule.place)
        known = self._rules[name]
        if known is None:
            raise place.error(f"the rule <{name}> leads back to itself")
        return known

    def _of_list(self, part: ListReference, place: Node) -> _Edges:
        name = part.list_name
        if (series := self._spec.series.get(name)) is not None:
            first, more = self._one_of(series.first), self._one_of(series.more)
            several = first.joined(_GAP, place).joined(more, place)
            longer = several.joined(_GAP, place).joined(more, place)
            return _one_of((first, several, longer))
        if name not in self._spec.compounds and name not in self._spec.numbers:
            raise place.error(f"there are no numbers {{{name}}}")
        lists = (self._spec.numbers[name].words for name, _ in numbers_of(self._spec, part))
        forms = (" ".join(form) for words in lists for ways in words.values() for form in ways)
        return replace(_one_of(map(_of_text, forms)), begins=True, ends=True)


def _of_text(text: str) -> _Edges:
    first, *rest = text.split(" ")
    if not rest:
        return _Edges(frozenset((first,)))
    *words, last = rest
    return _Edges(_NONE, frozenset((first,)), frozenset((last,)), frozenset(words) - {""})


_GAP: Final = _of_text(" ")
