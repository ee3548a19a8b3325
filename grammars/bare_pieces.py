"""A number or a name said alone, where nothing was asked: the piece of a move that it may be."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from heraut.engines.rules import Rules
from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.completions import completions
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import DOUBT, Command, Illegal, Kind, Partial, Scope

_SLOT: Final = re.compile("{([a-z_]+)}")


def bare_piece(
    grammar: Grammar, rules: Rules[Any, Any], state: Any, words: Sequence[str]
) -> Partial | None:
    """Return the piece of a move that words are by themselves, always to be asked about.

    Of several that of which a move can be made now goes first, and of those the one that moves
    name first: « sept » is the card, not the column.
    """
    resolver = ActionResolver(grammar, rules, state)
    found: dict[frozenset[tuple[str, int | str]], Partial] = {}
    for meaning in resolver.meant_now(grammar.readings(words, Scope.FILL)):
        if meaning.kind is Kind.PARTIAL and meaning.form == " ".join(grammar.plain(words)):
            made = resolver.combined(meaning.slots)
            if made is not None:
                found.setdefault(frozenset(meaning.slots.items()), Partial(meaning, made=made))
    ranked = sorted(found.values(), key=lambda one: (_lacks(resolver, one), _place(resolver, one)))
    if not ranked:
        return None
    meaning = ranked[0].meaning
    return replace(ranked[0], meaning=replace(meaning, cost=max(DOUBT, meaning.cost)))


def _lacks(resolver: ActionResolver, piece: Partial) -> int:
    """Return how far a piece is from a move: 0 if one can be made of it, as far as all know."""
    match piece.made:
        case Illegal():
            return 2
        case Command():
            return 0
    grammar, rules, state = resolver.grammar, resolver.rules, resolver.state
    secret = any(intent.secret for intent in resolver.open_to(piece.meaning.slots))
    return 0 if secret or completions(grammar, rules, state, piece.meaning.slots) else 1


def _place(resolver: ActionResolver, piece: Partial) -> int:
    """Return where moves name a piece."""
    slots = piece.meaning.slots
    places = [
        order.index(slot)
        for intent in resolver.open_to(slots)
        if (order := _SLOT.findall(intent.notation))
        for slot in slots
        if slot in order
    ]
    return min(places, default=0)
