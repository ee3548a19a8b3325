"""Reading what a grammar file says: each complaint names the line.

docs/grammar.md tells translators about it.
"""

from __future__ import annotations

import string
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from hassil.parse_expression import parse_sentence
from hassil.parser import ParseError
from num2words import num2words

from heraut.grammars.chain_links import NO_CHAIN, read_chain
from heraut.grammars.meaning import Kind, Scope
from heraut.grammars.memory import NO_MEMORY, read_memory
from heraut.grammars.source import Fields, Node
from heraut.grammars.spec import (
    BEGUN,
    NOBODY,
    Compound,
    Intent,
    Numbers,
    People,
    Series,
    Spec,
    Template,
    Who,
)
from heraut.grammars.taps import read_tap

_REMEMBERED: Final = 1 << 12
"""So many numbers are remembered in words: num2words takes its time, and lines ask often."""
_OF_COMMANDS: Final = ("notation", "who", "told_by")
_OF_QUERIES: Final = ("asker", "recalls", "needs", "follows")
_PARTS: Final = (
    *("rules", "numbers", "names", "doubted", "compounds", "series", "intents", "taps", "people"),
    *("chain", "memory", "what_is", "instead", "rather_than", "corrections", "pointers", "then"),
    *("numbered", "counting", "not_what", "as_it_stands", "differs", "follow_ups"),
)


@lru_cache(_REMEMBERED)
def number_words(value: int, lang: str, ordinal: bool = False) -> tuple[str, ...]:
    """Return a whole number in words: ``("vingt", "et", "un")``."""
    to = "ordinal" if ordinal else "cardinal"
    return tuple(str(num2words(value, lang=lang, to=to)).replace("-", " ").split())


def read_spec(root: Node, lang: str) -> Spec:
    """Return what a grammar file says. Raises :class:`GrammarError`."""
    parts = root.fields((), _PARTS)
    numbers = {k.text(): _numbers(v, lang) for k, v in parts.named("numbers")}
    for name, values in parts.named("names"):
        if name.text() in numbers:
            raise name.error(f"{name.text()!r} are numbers already")
        numbers[name.text()] = _names(values, numbers)
    for name in parts.items_of("doubted"):
        if name.text() not in numbers:
            raise name.error(f"there are no names {{{name.text()}}}")
        numbers[name.text()] = replace(numbers[name.text()], doubted=True)
    compounds = {k.text(): _compound(v, numbers) for k, v in parts.named("compounds")}
    intents = {k.text(): _intent(k.text(), v) for k, v in parts.named("intents")}
    lists = {name: tuple(listed.words) for name, listed in numbers.items()}
    commands = {name for name, intent in intents.items() if intent.kind is Kind.COMMAND}
    return Spec(
        lang,
        rules={k.text(): _template(v) for k, v in parts.named("rules")},
        numbers=numbers,
        compounds=compounds,
        series={k.text(): _series(v) for k, v in parts.named("series")},
        intents=intents,
        taps={k.text(): read_tap(v, lists) for k, v in parts.named("taps")},
        chain=read_chain(parts["chain"], commands) if "chain" in parts else NO_CHAIN,
        memory=read_memory(parts["memory"]) if "memory" in parts else NO_MEMORY,
        people=_people(parts["people"]) if "people" in parts else NOBODY,
        instead=tuple(tuple(mark.split()) for mark in parts.texts("instead")),
        rather_than=tuple(tuple(mark.split()) for mark in parts.texts("rather_than")),
        what_is=tuple(tuple(mark.split()) for mark in parts.texts("what_is")),
        numbered=frozenset(parts.texts("numbered")),
        counting=frozenset(parts.texts("counting")),
        not_what=frozenset(parts.texts("not_what")),
        as_it_stands=frozenset(parts.texts("as_it_stands")),
        differs=tuple(tuple(mark.split()) for mark in parts.texts("differs")),
        then=tuple(tuple(mark.split()) for mark in parts.texts("then")),
        corrections=_marks(parts, "corrections"),
        pointers=_marks(parts, "pointers"),
        follow_ups=_marks(parts, "follow_ups"),
    )


def _marks(parts: Fields, name: str) -> Mapping[str, tuple[tuple[str, ...], ...]]:
    """Return words in a row by their kind."""
    return {
        kind.text(): tuple(tuple(said.text().split()) for said in node.items())
        for kind, node in parts.named(name)
    }


def _people(node: Node) -> People:
    lists = ("own", "pronouns", "stressed", "has", "opens", "counts", "programs")
    fields = node.fields(("alone",), ("after", "possessives", "of", "articles", *lists))
    after = {word.text(): tuple(told.text().split()) for word, told in fields.named("after")}
    alone = tuple(fields["alone"].text().split())
    possessives, articles = (
        {word.text(): told.text() for word, told in fields.named(name)}
        for name in ("possessives", "articles")
    )
    return People(
        alone,
        after,
        possessives=possessives,
        articles=articles,
        of=fields["of"].text() if "of" in fields else "",
        **{name: frozenset(fields.texts(name)) for name in lists},
    )


def _names(node: Node, known: Mapping[str, Numbers]) -> Numbers:
    """Return ids with their words, or some of those of another list: ``{of: ..., only: [...]}``."""
    parts = {name.text(): value for name, value in node.named()}
    if parts.keys() == {"of", "only"}:
        whole = known.get(parts["of"].text())
        if whole is None:
            raise parts["of"].error(f"there are no names {{{parts['of'].text()}}} before")
        chosen = [(item, item.text()) for item in parts["only"].items()]
        for item, value in chosen:
            if value not in whole.words:
                raise item.error(f"{value!r} is none of {{{parts['of'].text()}}}")
        return Numbers({value: whole.words[value] for _, value in chosen}, whole.doubted)
    words: dict[int | str, tuple[tuple[str, ...], ...]] = {}
    for value, forms in parts.items():
        if value.isdecimal():
            raise forms.error(f"{value!r} is a number; a name is wanted")
        words[value] = tuple(tuple(item.text().split()) for item in forms.items())
    return Numbers(words)


def _compound(node: Node, known: Mapping[str, Numbers]) -> Compound:
    fields = node.fields(("parts",), ("doubted", "close"))
    parts = tuple(fields["parts"].items())
    for part in parts:
        if part.text() not in known:
            raise part.error(f"there are no numbers {{{part.text()}}} before")
    close = tuple(
        tuple(tuple(one.text().split()) for one in group.items())
        for group in fields.items_of("close")
    )
    return Compound(tuple(part.text() for part in parts), fields.flag("doubted"), close)


def _numbers(node: Node, lang: str) -> Numbers:
    fields = node.fields(("from", "to"), ("ordinal", "also", "first", "only", "doubted", "beside"))
    least, most = fields["from"].whole(), fields["to"].whole()
    if least > most:
        raise node.error(f"from {least} to {most} is no range")
    ordinal = fields.flag("ordinal")
    words: dict[int | str, tuple[tuple[str, ...], ...]] = {}
    for value in range(least, most + 1):
        try:
            words[value] = (number_words(value, lang, ordinal),)
        except NotImplementedError as error:  # num2words' answer to a language it lacks
            raise node.error(f"no library knows the numbers of the language {lang!r}") from error
    for field_name in ("also", "first", "only"):
        for name, forms in fields.named(field_name):
            number = name.whole()
            if number not in words:
                raise name.error(f"{number} is not from {least} to {most}")
            extra = tuple(tuple(item.text().split()) for item in forms.items())
            known = words[number]
            kept = () if field_name == "only" else known
            words[number] = kept + extra if field_name == "also" else extra + kept
    beside = frozenset(fields.texts("beside")) or frozenset({""})
    return Numbers(words, fields.flag("doubted"), beside)


def _series(node: Node) -> Series:
    fields = node.fields(("first", "more"))
    return Series(_templates(fields["first"]), _templates(fields["more"]))


def _intent(name: str, node: Node) -> Intent:
    flags = ("repeats", "begun", "alone", "secret", "explains")
    others = ("typed", "begins", "phases", "each", *_OF_COMMANDS, *_OF_QUERIES, *flags)
    fields = node.fields(("kind", "scopes", "sentences"), others)
    kind, notation = Kind(fields["kind"].one_of(tuple(Kind))), fields.text("notation")
    scopes = _scopes(fields["scopes"])
    typed = _templates(fields["typed"], scopes) if "typed" in fields else ()
    intent = Intent(
        name,
        kind,
        (
            *_templates(fields["sentences"], scopes),
            *(replace(template, typed=True) for template in typed),
        ),
        notation,
        Who(fields["who"].one_of(tuple(Who))) if "who" in fields else Who.SEAT,
        repeats=fields.flag("repeats"),
        begun=fields.flag("begun"),
        alone=fields.flag("alone"),
        begins=fields.text("begins"),
        told_by=fields.text("told_by"),
        each=_each(fields),
        asker=fields.text("asker"),
        secret=fields.flag("secret"),
        explains=fields.flag("explains"),
        phases=frozenset(fields.texts("phases")),
        recalls=frozenset(fields.texts("recalls")),
        needs=frozenset(fields.texts("needs")),
        follows=fields.text("follows"),
    )
    _check_intent(intent, node, fields)
    return intent


def _each(fields: Fields) -> tuple[str, str]:
    for series, slot in fields.named("each"):
        return series.text(), slot.text()
    return "", ""


def _check_intent(intent: Intent, node: Node, fields: Fields) -> None:
    """Raise :class:`GrammarError` where an intent says what one of its kind cannot say."""
    name, kind, notation = intent.id, intent.kind, intent.notation
    if kind is not Kind.PARTIAL and intent.begins:
        raise fields["begins"].error(f"only pieces begin a command; {name!r} is none")
    asked = [field for field in _OF_QUERIES if field in fields]
    if kind is not Kind.QUERY and asked:
        raise fields[asked[0]].error(f"only queries are asked; {name!r} is none")
    if kind is Kind.COMMAND and not notation:
        raise node.error(f"the command {name!r} has no notation")
    done = [field for field in _OF_COMMANDS if field in fields]
    if kind is not Kind.COMMAND and done:
        raise node.error(f"only commands have {done[0]!r}; {name!r} is none")
    if kind not in (Kind.COMMAND, Kind.PARTIAL) and intent.phases:
        raise fields["phases"].error(f"only commands and pieces have phases; {name!r} is neither")
    try:
        if BEGUN in intent.slots:
            raise ValueError(f"no slot may be called {BEGUN!r}")
    except ValueError as error:
        raise fields["notation"].error(f"{notation!r}: {error}") from error


def _scopes(node: Node) -> frozenset[Scope]:
    return frozenset(Scope(item.one_of(tuple(Scope))) for item in node.items())


def _templates(node: Node, scopes: frozenset[Scope] = frozenset(Scope)) -> tuple[Template, ...]:
    templates = tuple(_template(item, scopes) for item in node.items())
    if not templates:
        raise node.error("at least one sentence is needed")
    return templates


def _template(node: Node, scopes: frozenset[Scope] = frozenset(Scope)) -> Template:
    cost = 0.0
    means: dict[str, int | str] = {}
    if node.is_mapping:
        fields = node.fields(("say",), ("cost", "scopes", "means"))
        cost = fields.cost("cost")
        scopes = _scopes(fields["scopes"]) if "scopes" in fields else scopes
        for slot, value in fields.named("means"):
            settled = value.text()
            means[slot.text()] = int(settled) if settled.isdecimal() else settled
        node = fields["say"]
    text = node.text()
    _check_text(node, text)
    try:
        sentence = parse_sentence(text)
    except ParseError as error:
        raise node.error(f"{text!r}: {error}") from error
    return Template(sentence.expression, node, cost, scopes, means)


def _check_text(node: Node, text: str) -> None:
    if not text:
        raise node.error("a sentence must say something")
    if text != text.lower():
        raise node.error(f"{text!r} must be lower case: that is how words are heard")
    outside = set(string.punctuation) - set("'[]()|<>{}:;_")
    if found := sorted(outside & set(text)):
        raise node.error(f"{text!r} must not hold {' '.join(found)}: nobody hears it")
