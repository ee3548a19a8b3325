"""Sentences that are put together from lists of words: what setups and entries have in common."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from importlib.resources.abc import Traversable
from itertools import product
from typing import Final

from hassil.expression import Alternative, Expression, Group, ListReference, TextChunk
from hassil.parse_expression import parse_sentence
from hassil.parser import ParseError

from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import (
    UNKNOWN,
    Heard,
    Kind,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Reply,
    Scope,
)
from heraut.grammars.schema import read_spec
from heraut.grammars.source import Node, grammar_file
from heraut.grammars.spec import Intent, Spec, Template

ANSWERS: Final = frozenset({"yes", "no"})
"""The replies that are heard at every question."""

_SAME: Final = 1e-6


def read(grammar: Grammar, heard: Heard, scope: Scope) -> MetaRequest | Reply | NotUnderstood:
    """Return what answers to questions meant; not understood: also two that are equally near."""
    meanings = grammar.meanings(heard, scope)
    near = {_meant(one) for one in meanings if one.cost - meanings[0].cost < _SAME}
    if len(near) != 1:
        return NotUnderstood(" ".join(word for word in str(heard).split() if word != UNKNOWN))
    best = meanings[0]
    return MetaRequest(best) if best.kind is Kind.META else Reply(best)


def _meant(meaning: Meaning) -> tuple[str, tuple[object, ...]]:
    return meaning.intent, tuple(meaning.slots.values())


def common(home: Traversable, lang: str) -> Spec:
    """Return what all games share, as far as it is talk about the talk, and yes and no."""
    spec = read_spec(grammar_file(home, "common"), lang)
    intents = {
        # "Oui" and "non" are heard everywhere: to ears that do not know them, "oui" is "Louis".
        name: _everywhere(intent) if name in ANSWERS else intent
        for name, intent in spec.intents.items()
        if intent.kind is Kind.META or name in ANSWERS
    }
    return replace(spec, intents=intents)


def _everywhere(intent: Intent) -> Intent:
    """Return an intent that may be said at any moment."""
    templates = tuple(replace(each, scopes=frozenset(Scope)) for each in intent.templates)
    return replace(intent, templates=templates)


def templates(place: Node, scopes: Collection[Scope], *texts: str) -> tuple[Template, ...]:
    """Return sentences that may be said in some scopes; ``place`` is what they come from."""
    return tuple(
        Template(parse_sentence(text).expression, place, 0.0, frozenset(scopes)) for text in texts
    )


def all_ways(items: Iterable[Node], told: Mapping[str, Sequence[str]] | None = None) -> list[str]:
    """Return every way to say some templates, the first one the best.

    ``told`` are the words that may stand for a ``{name}`` in them. Raises ``GrammarError``.
    """
    found: list[str] = []
    for item in items:
        try:
            expression = parse_sentence(item.text()).expression
        except ParseError as error:
            raise item.error(f"{item.text()!r}: {error}") from error
        found += [" ".join(way.split()) for way in _said(expression, item, told or {})]
    return list(dict.fromkeys(found))


def _said(part: Expression, place: Node, told: Mapping[str, Sequence[str]]) -> list[str]:
    match part:
        case TextChunk():
            return [part.text]
        case ListReference() if part.list_name in told:
            return list(told[part.list_name])
        case Alternative():
            return [way for item in part.items for way in _said(item, place, told)]
        case Group():
            items = [_said(item, place, told) for item in part.items]
            return ["".join(way) for way in product(*items)]
    raise place.error(f"{place.text()!r} must hold only words, {{n}} and {{name}}")
