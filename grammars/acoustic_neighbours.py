"""Numbers that sound close: none is ever taken for another, but what was heard is doubted.

« Seize » may have been « treize ». Where that would be another action that is legal too, the
command is read back. Where its legality is a secret, as with the cards of a hand, it is read back
whatever the other cards are: otherwise being asked would tell what else is there.

A forbidden command stays what it is, with its reason. But where a place in it may have been another
one that is legal, that one is asked about besides: the refusal may be of what nobody said.

Other words may be taken for one another, where the language's table says so. That they were makes
a command be read back, even where nothing else could have been meant.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache

from heraut.grammars.action_resolver import MOST_OPTIONS, ActionResolver, joined
from heraut.grammars.disambiguation import doubted
from heraut.grammars.forms import split
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import (
    DOUBT,
    Chain,
    Command,
    Heard,
    Illegal,
    Interpretation,
    Kind,
    Made,
    Meaning,
    Partial,
    Slots,
)

_Value = int | str


def with_doubt(
    resolver: ActionResolver, heard: Heard, understood: Interpretation | None, held: Slots
) -> Interpretation | None:
    """Return the same, doubted if a word was taken for another, or a number may have been.

    Of numbers, typed ones are what they are: only what was heard has times.
    """
    match understood:
        case Command(meaning) | Partial(meaning) if meaning.swapped:
            understood = doubted(understood)
        case Chain() if any(meaning.swapped for meaning in understood.meanings):
            understood = replace(understood, cost=max(DOUBT, understood.cost))
    if not heard.hypotheses or not heard.hypotheses[0].times:
        return understood
    match understood:
        case Command(meaning) if _unsure(resolver, meaning):
            return doubted(understood)
        case Partial(meaning) if others := tuple(_others(resolver.grammar, meaning)):
            close = others if any(_compounds(resolver.grammar, meaning)) else ()
            made = _with_near(resolver, understood.made, close, held)
            return replace(understood, meaning=doubted(understood).meaning, close=close, made=made)
        case Illegal(meaning) if meaning.kind is Kind.COMMAND:
            return replace(understood, close=_legal(resolver, meaning))
        case Chain(commands):
            for command in commands:
                if _unsure(resolver, command.meaning):
                    return replace(understood, cost=max(DOUBT, understood.cost))
                resolver = resolver.after(command)
    return understood


def _with_near(resolver: ActionResolver, made: Made, close: Iterable[Slots], held: Slots) -> Made:
    """Return what pieces make, with the legal commands that forbidden ones may have been."""
    if not isinstance(made, Illegal):
        return made
    near = (resolver.combined(joined(held, slots)) for slots in close)
    return replace(made, close=tuple(one for one in near if isinstance(one, Command)))


def _legal(resolver: ActionResolver, meaning: Meaning) -> tuple[Command, ...]:
    """Return the few legal commands that a forbidden one may have been.

    Only where what is legal is open to all: the names made of several parts are those of places.
    """
    if resolver.grammar.intents[meaning.intent].secret or not any(
        _compounds(resolver.grammar, meaning)
    ):
        return ()
    found = (
        resolver.command(replace(meaning, slots=slots))
        for slots in _others(resolver.grammar, meaning)
    )
    legal = {one.notation: one for one in found if isinstance(one, Command)}
    if len(legal) > MOST_OPTIONS:
        return ()
    return tuple(replace(one, meaning=doubted(one).meaning) for one in legal.values())


def _compounds(grammar: Grammar, meaning: Meaning) -> Iterator[str]:
    for name, slot in grammar.slots.numbers_of(meaning.intent):
        if name in grammar.spec.compounds and slot in meaning.slots:
            yield slot


def _unsure(resolver: ActionResolver, meaning: Meaning) -> bool:
    others = _others(resolver.grammar, meaning)
    if resolver.grammar.intents[meaning.intent].secret:
        return any(others)
    return any(
        isinstance(resolver.command(replace(meaning, slots=slots)), Command) for slots in others
    )


def _others(grammar: Grammar, meaning: Meaning) -> Iterator[Slots]:
    """Yield what the slots may have been, one number of them being another one."""
    for name, slot in sorted(grammar.slots.numbers_of(meaning.intent)):
        if slot not in meaning.slots:
            continue
        if name in grammar.spec.compounds:
            yield from _compounded(grammar, meaning, name, slot)
            continue
        if not grammar.spec.numbers[name].doubted:
            continue
        close = _close(grammar, name)
        items = str(meaning.slots[slot]).split(",")
        for place, item in enumerate(items):
            for other in close.get(item, ()):
                changed = [*items[:place], other, *items[place + 1 :]]
                single = isinstance(meaning.slots[slot], int)
                yield {**meaning.slots, slot: int(other) if single else ",".join(changed)}


def _compounded(grammar: Grammar, meaning: Meaning, name: str, slot: str) -> Iterator[Slots]:
    """Yield the same for a value made of several; what memory filled in was not heard."""
    compound, value = grammar.spec.compounds[name], str(meaning.slots[slot])
    parts = split(grammar.spec, name, value)
    if not compound.doubted or parts is None:
        return
    lists = [grammar.spec.numbers[part].words for part in compound.parts]
    said = [
        any(f" {' '.join(form)} " in f" {meaning.form} " for form in words[part])
        for words, part in zip(lists, parts, strict=True)
    ]
    for place, part in enumerate(parts) if all(said) else ():
        for other in _close(grammar, compound.parts[place], compound.close).get(str(part), ()):
            changed = [*map(str, parts[:place]), other, *map(str, parts[place + 1 :])]
            yield {**meaning.slots, slot: "".join(changed)}


@cache
def _close(
    grammar: Grammar, name: str, more: tuple[tuple[tuple[str, ...], ...], ...] = ()
) -> Mapping[str, tuple[str, ...]]:
    """Return the values of a list by the value that they sound close to, all as text."""
    words = {value: forms[0] for value, forms in grammar.spec.numbers[name].words.items()}
    found = neighbours(words, (*grammar.close, *more))
    return {str(value): tuple(map(str, others)) for value, others in found.items()}


def neighbours(
    words: Mapping[_Value, Sequence[str]], groups: Iterable[Sequence[tuple[str, ...]]]
) -> Mapping[_Value, tuple[_Value, ...]]:
    """Return the values whose words become those of another when one piece is changed.

    ``groups`` are pieces that sound close: « seize » and « treize », « et un » and « deux ».
    """
    values = {tuple(form): value for value, form in words.items()}
    found: dict[_Value, list[_Value]] = {}
    for value, form in words.items():
        for group in groups:
            for changed in _changed(tuple(form), group):
                other = values.get(changed)
                if other is not None and other not in (value, *found.get(value, ())):
                    found.setdefault(value, []).append(other)
    return {value: tuple(others) for value, others in found.items()}


def _changed(form: tuple[str, ...], group: Sequence[tuple[str, ...]]) -> Iterator[tuple[str, ...]]:
    for piece in group:
        for at in range(len(form) - len(piece) + 1):
            if form[at : at + len(piece)] == piece:
                for other in group:
                    yield (*form[:at], *other, *form[at + len(piece) :])
