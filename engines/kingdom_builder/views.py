"""What each seat may know, and the state that can be read back from it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from heraut.engines.kingdom_builder.board import Board
from heraut.engines.kingdom_builder.box import Box
from heraut.engines.kingdom_builder.hexes import CORNERS, around, bits, hex_name, hex_number
from heraut.engines.kingdom_builder.state import (
    CAVE,
    Options,
    Phase,
    Realm,
    State,
)
from heraut.engines.protocol import PUBLIC, Seat, View

__all__ = ["Facts", "read", "view"]

Facts = dict[str, Any]


def view(state: State, seat: Seat) -> View:
    """Return all that ``seat`` may know.

    ``viewer``, ``phase`` (a string), ``round`` (from 1; 0: setup), ``first`` (the first player),
    ``turn`` (the seat that draws, shows or acts), ``board`` (its lines from the north, a letter for
    each hex as in ``box.toml``, a point where nothing is laid; then the Island's), ``locations``
    (hex, kind and tiles left of each, in order), ``sections`` (name, corner, turned), ``goals``,
    ``capitols``, ``caves``, ``settlements`` (by seat, hexes in order), ``supply`` (by seat,
    settlements left), ``tiles`` (by seat, kinds), ``held`` and ``taken`` (by seat, the hexes of
    locations whose tile it has, or has ever had), ``ready`` and ``used`` (tiles of the seat on
    turn), ``caves_ready`` (it may still move by a cave), ``card`` (the terrain card that it
    shows), ``due`` (settlements to build in the mandatory action), ``begun`` (that action has
    begun), ``holds`` (by seat, whether it holds a hidden terrain card), ``pile`` (a count),
    ``discard`` and ``removed`` (counts by terrain, in order), ``waiting`` (at setup, the corners
    that are still to get a capitol or a cave), ``last`` (the round is the last one), ``winners``
    and ``options``.

    A seat also has its ``hand``: the terrain card that it holds hidden, ``?`` when Héraut does not
    know it, ``""`` for none.
    """
    realms, places = state.realms, state.board.locations
    known: Facts = {
        "viewer": seat,
        "phase": str(state.phase),
        "round": state.round,
        "first": state.first,
        "turn": state.turn,
        "board": state.board.rows(),
        "locations": tuple(
            (hex_name(place.hex), place.kind, left)
            for place, left in zip(places, state.tiles, strict=True)
        ),
        "sections": tuple(
            (name, corner, turned)
            for (name, turned), corner in zip(state.sections, CORNERS, strict=False)
        ),
        "goals": state.goals,
        "capitols": tuple(map(hex_name, state.capitols)),
        "caves": tuple(map(hex_name, state.caves)),
        "settlements": tuple(tuple(map(hex_name, bits(realm.own))) for realm in realms),
        "supply": tuple(realm.left for realm in realms),
        "tiles": tuple(map(state.held_by, state.seats)),
        "held": tuple(_places(state, realm.held) for realm in realms),
        "taken": tuple(_places(state, realm.taken) for realm in realms),
        "ready": tuple(tile for tile in state.ready if tile != CAVE),
        "used": tuple(tile for tile in state.used if tile != CAVE),
        "caves_ready": CAVE in state.ready,
        "card": state.card,
        "due": state.due,
        "begun": state.begun,
        "holds": tuple(bool(realm.card) for realm in realms),
        "pile": state.deck.pile,
        "discard": state.deck.discard,
        "removed": state.deck.removed,
        "waiting": tuple(CORNERS[corner] for corner in state.waiting),
        "last": state.last,
        "winners": state.winners,
        "options": state.options.named(),
    }
    if seat != PUBLIC:
        known["hand"] = realms[seat].card
    return known


def read(view: View) -> State:
    """Return the state as a viewer knows it: what it may not know is left out.

    So questions are answered by the same functions as the rules, and cannot tell more than the
    view does. Terrain cards are not in it, but for the one shown.
    """
    facts: Facts = dict(view)
    places = tuple((_number(name), kind) for name, kind, _ in facts["locations"])
    realms = tuple(
        _realm(settlements, left, *(_marks(places, names) for names in (held, taken)))
        for settlements, left, held, taken in zip(
            facts["settlements"], facts["supply"], facts["held"], facts["taken"], strict=True
        )
    )
    occupied = 0
    for realm in realms:
        occupied |= realm.own
    return State(
        options=_options(tuple(facts["options"].items())),
        box=Box.shipped(),
        board=Board.read(facts["board"], places),
        realms=realms,
        sections=tuple((name, turned) for name, _, turned in facts["sections"]),
        goals=facts["goals"],
        capitols=tuple(map(_number, facts["capitols"])),
        caves=tuple(map(_number, facts["caves"])),
        waiting=tuple(map(CORNERS.index, facts["waiting"])),
        phase=Phase(facts["phase"]),
        round=facts["round"],
        first=facts["first"],
        turn=facts["turn"],
        occupied=occupied,
        tiles=tuple(left for *_, left in facts["locations"]),
        card=facts["card"],
        due=facts["due"],
        begun=facts["begun"],
        ready=(*facts["ready"], *((CAVE,) if facts["caves_ready"] else ())),
        used=facts["used"],
        last=facts["last"],
        winners=facts["winners"],
    )


@lru_cache(maxsize=256)
def _realm(settlements: tuple[str, ...], left: int, held: int, taken: int) -> Realm:
    own = 0
    for name in settlements:
        own |= 1 << _number(name)
    return Realm(own, around(own), left, held, taken)


@lru_cache(maxsize=16)
def _options(named: tuple[tuple[str, str], ...]) -> Options:
    return Options.read(dict(named))


def _marks(places: Iterable[tuple[int, str]], names: tuple[str, ...]) -> int:
    """Return the bits of the locations with these hexes."""
    return sum(1 << index for index, (number, _) in enumerate(places) if hex_name(number) in names)


def _places(state: State, marks: int) -> tuple[str, ...]:
    places = enumerate(state.board.locations)
    return tuple(hex_name(place.hex) for index, place in places if marks >> index & 1)


def _number(name: str) -> int:
    number = hex_number(name)
    if number is None:
        raise ValueError(f"{name} is no hex")
    return number
