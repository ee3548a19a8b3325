"""What a grammar file may say: numbers, series, rules and intents, each with its place.

docs/grammar.md tells translators about it.
"""

from __future__ import annotations

import string
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from hassil.expression import Expression
from hassil.parse_expression import parse_sentence
from hassil.parser import ParseError
from num2words import num2words

from heraut.grammars.meaning import Kind, Scope
from heraut.grammars.source import Node, optional_fields

__all__ = ["Intent", "Numbers", "Series", "Spec", "Template", "Who", "number_words", "read_spec"]


class Who(StrEnum):
    """Who acts by a command."""

    SEAT = "seat"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class Template:
    """One sentence template."""

    expression: Expression
    """hassil's tree of it."""
    place: Node
    """Where it was written."""
    cost: float = 0.0
    """How much doubt a sentence of this form brings along."""
    scopes: frozenset[Scope] = frozenset(Scope)
    """The scopes in which it may be said."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """A slot's whole numbers and the words for each, the best first."""

    words: Mapping[int, tuple[tuple[str, ...], ...]]


@dataclass(frozen=True, slots=True)
class Series:
    """One number after another in one slot; its value is text: ``3,5``."""

    first: tuple[Template, ...]
    more: tuple[Template, ...]


@dataclass(frozen=True, slots=True)
class Intent:
    """One thing that may be meant, and how it may be said."""

    id: str
    kind: Kind
    templates: tuple[Template, ...]
    notation: str = ""
    """For commands: the notation with its slots in braces."""
    who: Who = Who.SEAT
    """For commands: who acts."""
    repeats: bool = False
    """For commands: done again for as long as the table brings more to the same seat."""

    @property
    def slots(self) -> frozenset[str]:
        """The slots of a command's notation."""
        return frozenset(name for _, name, _, _ in string.Formatter().parse(self.notation) if name)


@dataclass(frozen=True, slots=True)
class Spec:
    """The content of one or more grammar files of a language."""

    lang: str
    rules: Mapping[str, Template] = field(default_factory=dict)
    numbers: Mapping[str, Numbers] = field(default_factory=dict)
    series: Mapping[str, Series] = field(default_factory=dict)
    intents: Mapping[str, Intent] = field(default_factory=dict)

    def joined(self, other: Spec) -> Spec:
        """Return both; what ``other`` says of the same name wins."""
        return replace(
            self,
            rules={**self.rules, **other.rules},
            numbers={**self.numbers, **other.numbers},
            series={**self.series, **other.series},
            intents={**self.intents, **other.intents},
        )


def number_words(value: int, lang: str, ordinal: bool = False) -> tuple[str, ...]:
    """Return a whole number in words: ``("vingt", "et", "un")``."""
    to = "ordinal" if ordinal else "cardinal"
    return tuple(str(num2words(value, lang=lang, to=to)).replace("-", " ").split())


def read_spec(root: Node, lang: str) -> Spec:
    """Return what a grammar file says. Raises :class:`GrammarError`."""
    parts = root.fields((), ("rules", "numbers", "series", "intents"))
    return Spec(
        lang,
        rules={k.text(): _template(v) for k, v in optional_fields(parts, "rules")},
        numbers={k.text(): _numbers(v, lang) for k, v in optional_fields(parts, "numbers")},
        series={k.text(): _series(v) for k, v in optional_fields(parts, "series")},
        intents={k.text(): _intent(k.text(), v) for k, v in optional_fields(parts, "intents")},
    )


def _numbers(node: Node, lang: str) -> Numbers:
    fields = node.fields(("from", "to"), ("ordinal", "also", "first"))
    least, most = fields["from"].whole(), fields["to"].whole()
    if least > most:
        raise node.error(f"from {least} to {most} is no range")
    ordinal = "ordinal" in fields and fields["ordinal"].one_of(("true", "false")) == "true"
    words: dict[int, tuple[tuple[str, ...], ...]] = {}
    for value in range(least, most + 1):
        try:
            words[value] = (number_words(value, lang, ordinal),)
        except NotImplementedError as error:  # num2words' answer to a language it lacks
            raise node.error(f"no library knows the numbers of the language {lang!r}") from error
    for field_name in ("also", "first"):
        for name, forms in optional_fields(fields, field_name):
            number = name.whole()
            if number not in words:
                raise name.error(f"{number} is not from {least} to {most}")
            extra = tuple(tuple(item.text().split()) for item in forms.items())
            known = words[number]
            words[number] = extra + known if field_name == "first" else known + extra
    return Numbers(words)


def _series(node: Node) -> Series:
    fields = node.fields(("first", "more"))
    return Series(_templates(fields["first"]), _templates(fields["more"]))


def _intent(name: str, node: Node) -> Intent:
    fields = node.fields(("kind", "scopes", "sentences"), ("notation", "who", "repeats"))
    kind = Kind(fields["kind"].one_of(tuple(Kind)))
    templates = _templates(fields["sentences"], _scopes(fields["scopes"]))
    notation = fields["notation"].text() if "notation" in fields else ""
    who = Who(fields["who"].one_of(tuple(Who))) if "who" in fields else Who.SEAT
    repeats = "repeats" in fields and fields["repeats"].one_of(("true", "false")) == "true"
    if kind is Kind.COMMAND and not notation:
        raise node.error(f"the command {name!r} has no notation")
    if kind is not Kind.COMMAND and (notation or "who" in fields):
        raise node.error(f"only commands have a notation and somebody who acts; {name!r} is none")
    try:
        intent = Intent(name, kind, templates, notation, who, repeats)
        intent.slots  # noqa: B018  raises when the braces do not match
    except ValueError as error:
        raise fields["notation"].error(f"{notation!r}: {error}") from error
    return intent


def _scopes(node: Node) -> frozenset[Scope]:
    return frozenset(Scope(item.one_of(tuple(Scope))) for item in node.items())


def _templates(node: Node, scopes: frozenset[Scope] = frozenset(Scope)) -> tuple[Template, ...]:
    templates = tuple(_template(item, scopes) for item in node.items())
    if not templates:
        raise node.error("at least one sentence is needed")
    return templates


def _template(node: Node, scopes: frozenset[Scope] = frozenset(Scope)) -> Template:
    cost = 0.0
    if node.is_mapping:
        fields = node.fields(("say",), ("cost", "scopes"))
        cost = fields["cost"].cost() if "cost" in fields else 0.0
        scopes = _scopes(fields["scopes"]) if "scopes" in fields else scopes
        node = fields["say"]
    text = node.text()
    _check_text(node, text)
    try:
        sentence = parse_sentence(text)
    except ParseError as error:
        raise node.error(f"{text!r}: {error}") from error
    return Template(sentence.expression, node, cost, scopes)


def _check_text(node: Node, text: str) -> None:
    if not text:
        raise node.error("a sentence must say something")
    if text != text.lower():
        raise node.error(f"{text!r} must be lower case: that is how words are heard")
    outside = set(string.punctuation) - set("'[]()|<>{}:;_")
    if found := sorted(outside & set(text)):
        raise node.error(f"{text!r} must not hold {' '.join(found)}: nobody hears it")
