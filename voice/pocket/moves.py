"""What a seat may send now, as sentences: the moves that are legal, as far as it may know them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any, Final

from heraut.engines.match import Match
from heraut.engines.protocol import Seat, View
from heraut.grammars import Grammar
from heraut.grammars.surface_forms import wordings

MOST: Final = 24
"""Moves that are offered at most: more buttons are no help to anybody. All can be typed."""


def moves(match: Match, grammar: Grammar, seat: Seat) -> tuple[tuple[str, ...], int]:
    """Return sentences for what a seat may do now, and how many more moves there are.

    None while another seat acts, or the table. Of every kind of move there are some. What would
    tell of cards that the seat cannot see is left out.
    """
    if match.to_act != seat:
        return (), 0
    view = match.rules.view(match.state, seat)
    state: Any = getattr(view, "state", match.state)  # a view that is a state knows no more
    kinds: dict[str, list[str]] = {}
    count = 0
    for notation in _known(match, view, state):
        count += 1
        kinds.setdefault(notation.split()[0], []).append(notation)
    chosen = [one for row in zip_longest(*kinds.values()) for one in row if one is not None][:MOST]
    # In the order of the game, not of the choosing.
    ordered = [one for kind in kinds.values() for one in kind if one in set(chosen)]
    said = dict.fromkeys(
        sentence for one in ordered if (sentence := _said(grammar, match, state, one))
    )
    return tuple(said), count - len(said)


def places(match: Match, grammar: Grammar, seat: Seat) -> dict[str, str]:
    """Return, by hex, the sentence that plays there; only where no other move names that hex."""
    if match.to_act != seat:
        return {}
    state: Any = getattr(match.rules.view(match.state, seat), "state", match.state)
    found: dict[str, list[str]] = {}
    for action in match.rules.legal(state):
        verb, *rest = str(action).split()
        if getattr(action, "hex", None) is not None and len(rest) == 1:
            found.setdefault(rest[0], []).append(f"{verb} {rest[0]}")
    said = {
        name: _said(grammar, match, state, one) for name, (one, *more) in found.items() if not more
    }
    return {name: sentence for name, sentence in said.items() if sentence}


def _known(match: Match, view: View, state: Any) -> Iterator[str]:
    """Yield the legal moves whose cards the viewer sees: in its hand, or open on the table."""
    hand = view.shown().get("hand")
    held = frozenset(hand) if isinstance(hand, tuple) else frozenset()
    unknown = bool(view.shown().get("unknown"))
    for action in match.rules.legal(state):
        card = getattr(action, "card", None)
        if unknown and isinstance(card, int) and card not in held:
            open_ = match.rules.lies_open(state, "card", card)
            if not open_:
                continue
        yield str(action)


def _said(grammar: Grammar, match: Match, state: Any, notation: str) -> str:
    """Return the shortest way to say a move, ``""`` if the grammar has none here."""
    every = wordings(grammar, match.rules, state, notation)
    meanings = [one for one in every if not grammar.intents[one.intent].begun] or every
    if not meanings:
        return ""
    best = min(meanings, key=lambda meaning: len(meaning.slots))
    return grammar.forms(best.intent, best.slots)[0]
