"""What a seat may send now: the legal moves that it may know, as sentences; what a touch does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any, Final

from heraut.engines.match import Match
from heraut.engines.protocol import Seat, View
from heraut.grammars import Grammar
from heraut.grammars.surface_forms import wordings
from heraut.voice.herald import Words

Json = dict[str, Any]
"""A part of a page, in plain values."""
MOST: Final = 24
"""Moves that are offered at most: more buttons are no help to anybody. All can be typed."""


def moves(match: Match, grammar: Grammar, seat: Seat) -> tuple[tuple[str, ...], int]:
    """Return sentences for what a seat may do now, and how many more moves there are.

    None while another seat acts, or the table. Of every kind of move there are some. What would
    tell of cards that the seat cannot see is left out.
    """
    if match.to_act != seat:
        return (), 0
    view, state = match.rules.view(match.state, seat), _seen(match, seat)
    kinds: dict[str, list[str]] = {}
    count = 0
    for notation in _known(match, view, state):
        count += 1
        kinds.setdefault(notation.split()[0], []).append(notation)
    for kind in kinds.values():
        kind.sort(key=lambda notation: len(re.findall(r"\w+", notation)))  # the plainest first
    chosen = [one for row in zip_longest(*kinds.values()) for one in row if one is not None][:MOST]
    # In the order of the game, not of the choosing.
    ordered = [one for kind in kinds.values() for one in kind if one in set(chosen)]
    said = dict.fromkeys(
        sentence for one in ordered if (sentence := _said(grammar, match, state, one))
    )
    return tuple(said), count - len(said)


def touches(match: Match, words: Words, seat: Seat) -> dict[str, list[Json]]:
    """Return, by hex, what a seat may do by touching it: each way with its words.

    A way has what it is called and the notation that it plays. One that moves a settlement has the
    hexes where it may go, which the notation ends with, and what is said once it is lifted.
    """
    found: dict[str, list[Json]] = {}
    moved: dict[tuple[str, str], list[str]] = {}
    for action in _touched(match, seat):
        *verb, where = str(action).split()
        start, moves, end = where.partition("-")
        tile = getattr(action, "tile", "none")
        if not moves:
            label = words.phrase(f"pocket-touch-{verb[0]}", tile_id=tile, tile=tile)
            found.setdefault(where, []).append({"label": label, "play": str(action)})
            continue
        play = " ".join((*verb, f"{start}-"))
        if (start, play) not in moved:
            label = words.phrase(f"pocket-touch-{verb[0]}", tile_id=tile, tile=tile)
            moved[start, play] = []
            ends = moved[start, play]
            found.setdefault(start, []).append({"label": label, "play": play, "ends": ends})
        moved[start, play].append(end)
    for hex_, ways in found.items():
        for way in ways:
            if "ends" in way:
                count = len(way["ends"])
                way["told"] = words.text("pocket-touch-lifted", hex=hex_, count=count)
    return found


def touched(match: Match, grammar: Grammar, seat: Seat, notation: str) -> str:
    """Return the sentence for what a touch plays; ``""`` if that seat may not do it now."""
    state = _seen(match, seat)
    allowed = any(str(action) == notation for action in _touched(match, seat))
    return _said(grammar, match, state, notation) if allowed else ""


def _touched(match: Match, seat: Seat) -> Iterator[Any]:
    """Yield the legal actions of a seat that are done on a hex of the board."""
    if match.to_act == seat:
        for action in match.rules.legal(_seen(match, seat)):
            if hasattr(action, "hex") or hasattr(action, "start"):
                yield action


def _seen(match: Match, seat: Seat) -> Any:
    """Return the state as a seat knows it; a view that is a state knows no more."""
    return getattr(match.rules.view(match.state, seat), "state", match.state)


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
