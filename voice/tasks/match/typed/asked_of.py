"""The move with what was asked about last: « d'accord, je fais ça », after « que fait la récolte ».

It is what its name would be if it were said instead, so nothing is told of a hand that would not be
told then. What comes of it is always read back.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.disambiguation import doubted
from heraut.grammars.meaning import (
    DOUBT,
    Chain,
    Command,
    Heard,
    Illegal,
    Kind,
    Meaning,
    Scope,
    Slots,
)
from heraut.grammars.spec import Who
from heraut.grammars.typed.led_commands import led, opening
from heraut.grammars.typed.variations import parts_of
from heraut.voice.tasks.match.understanding import Understanding

Move = Command | Chain | Illegal


def asked_of(words: Understanding) -> Move | None:
    """Return the move with what was asked about since the last one; ``None`` if there is none."""
    remembered = words.remembered
    about = remembered.question[1] if remembered.question is not None else {}
    if not about or not about.keys() <= remembered.named.keys():
        return None
    resolver = words.reading(Heard.typed(""))[1]
    for named in (remembered.named, about):
        # « Un don à l'hospice » names both that were asked about.
        found = {first: one for first, one in _led(resolver, named) if _names(first, one, named)}
        if len(found) == 1:
            meaning = next(iter(found.values()))
            return _read_back(led(resolver, resolver.command(meaning), [meaning], heard=False))
    return _read_back(_by_name(words, about))


def _led(resolver: ActionResolver, named: Slots) -> Iterator[tuple[str, Meaning]]:
    """Yield the moves of which all was asked about, by what has to come before them."""
    grammar = resolver.grammar
    intents = [one for one in grammar.of_kind(Kind.COMMAND) if one.who is Who.SEAT and one.slots]
    for intent in intents:
        slots = {slot: named[slot] for slot in intent.slots if slot in named}
        alike = (one for one in intents if one.slots > intent.slots)
        if slots.keys() != intent.slots or (len(named) == 1 and any(alike)):
            continue  # a project alone may get a gift, or materials
        for form in grammar.forms(intent.id, slots)[:1]:
            meaning = Meaning(intent.id, Kind.COMMAND, slots, DOUBT, form)
            if first := opening(resolver, meaning):
                yield first, meaning


def _names(first: str, meaning: Meaning, named: Slots) -> bool:
    """Tell whether a move and what leads to it name all that was asked about."""
    values = {*parts_of(first), *map(str, meaning.slots.values())}
    return {*map(str, named.values())} <= values


def _by_name(words: Understanding, about: Slots) -> object:
    """Return what the name alone of what was asked about means."""
    grammar = words.context.grammar
    for intent in grammar.of_kind(Kind.PARTIAL):
        for form in grammar.forms(intent.id, about)[:1]:
            return words.understood(Heard.typed(form), Scope.TURN, {}, guess=False)
    return None


def _read_back(made: object) -> Move | None:
    match made:
        case Command() as command:
            return doubted(command)
        case Chain() as chain:
            return replace(chain, cost=max(DOUBT, chain.cost))
        case Illegal() as refused:
            return refused
    return None
