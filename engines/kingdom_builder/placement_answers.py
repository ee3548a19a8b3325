"""Where a settlement may go, told by areas and landmarks, and what a hex would be worth."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.engines.kingdom_builder import landmarks
from heraut.engines.kingdom_builder.box import TERRAINS
from heraut.engines.kingdom_builder.hex_answers import (
    MOST_HEXES,
    asked_hex,
    no_such_direction,
    no_such_hex,
)
from heraut.engines.kingdom_builder.hexes import (
    BEARINGS,
    around,
    bearing,
    bits,
    groups,
    hex_name,
    hex_number,
)
from heraut.engines.kingdom_builder.placement import (
    build_hexes,
    check_start,
    move_hexes,
    owner,
    sites,
    starts,
)
from heraut.engines.kingdom_builder.scores import points
from heraut.engines.kingdom_builder.state import BUILDERS, CAVE, MOVERS, Phase, State
from heraut.engines.kingdom_builder.status_answers import no_such_thing, section_at, turn
from heraut.engines.kingdom_builder.turn import check_tile
from heraut.engines.kingdom_builder.views import KingdomBuilderView
from heraut.engines.protocol import Event, IllegalAction, Seat, Slots

MOST_TOLD = 8
"""Hexes of an area told at a time: as many as may be meant by « la huitième »."""
MOST_NEAR = 6
"""Hexes told of those that are as near to a landmark as each other; more are counted."""


@dataclass(frozen=True, slots=True)
class _Places:
    """Where a settlement may go."""

    what: str
    """``build`` or a tile."""
    hexes: int
    origin: int
    """Hexes from which near ones come first; 0: none."""


def where(view: KingdomBuilderView, slots: Slots) -> list[Event]:
    """Return the areas in which the seat on turn may build, or move a settlement to."""
    state = view.state
    found = _places(state, slots)
    if not isinstance(found, _Places):
        return found
    ordered = _areas(state, found)
    told = [
        Event(
            "answer_areas",
            {
                "what": found.what,
                "terrain": _terrain(state, found.what),
                "count": len(ordered),
                "hexes": found.hexes.bit_count(),
                "adjacent": bool(found.hexes) and not found.hexes & ~state.realm.near,
                "hex": _here(slots),
            },
        )
    ]
    for number, one in enumerate(ordered, 1):
        far, named = _named(state, found, one)
        facts = {
            "number": number,
            "size": one.bit_count(),
            "hex": hex_name(named),
            "section": section_at(state, named),
            "touches": landmarks.touches(state, one, state.turn),
            "gains": landmarks.gains(state, one, state.turn),
            "far": far,
        }
        told.append(Event("answer_area", facts))
    return told


def area(view: KingdomBuilderView, slots: Slots) -> list[Event]:
    """Return the hexes of one of these areas, the nearest first, and what each touches.

    Hexes that touch the same come together, so that they are told in this very order.
    """
    state = view.state
    found = _places(state, slots)
    if not isinstance(found, _Places):
        return found
    ordered = _areas(state, found)
    number = slots.get("number", 1)
    if not isinstance(number, int) or not 1 <= number <= len(ordered):
        facts: dict[str, object] = {"number": number, "count": len(ordered)}
        return [Event("answer_no_such_area", facts)]
    one = ordered[number - 1]
    alike: dict[tuple[str, ...], list[int]] = {}
    _, named = _named(state, found, one)
    for item in (named, *_by_distance(found.origin or 1 << named, one & ~(1 << named))):
        alike.setdefault(landmarks.touches(state, 1 << item, state.turn), []).append(item)
    hexes = [(item, near) for near, items in alike.items() for item in items]
    facts = {
        "number": number,
        "size": len(hexes),
        "sections": tuple(dict.fromkeys(section_at(state, item) for item, _ in hexes)),
    }
    told = []
    for at in range(0, len(hexes), MOST_TOLD):
        names = tuple(hex_name(item) for item, _ in hexes[at : at + MOST_TOLD])
        beside = tuple(near for _, near in hexes[at : at + MOST_TOLD])
        part = {"first": at + 1, "hexes": names, "touches": beside}
        told.append(Event("answer_area_hexes", facts | part))
    return told


def nearest(view: KingdomBuilderView, slots: Slots) -> list[Event]:
    """Return the hexes nearest to a landmark to which a settlement may go.

    Where a terrain is named, and a settlement may not go on it, the free hexes of that terrain.
    """
    state, landmark = view.state, slots.get("landmark")
    if landmark not in landmarks.LANDMARKS:
        return [no_such_thing(landmark)]
    found = _places(state, {**slots, "landmark": None})
    if not isinstance(found, _Places):
        return found
    targets, hexes = landmarks.hexes_of(state, str(landmark), state.turn), found.hexes
    ground = str(slots.get("terrain") or "")
    of_ground = state.board.terrain(ground) & ~state.occupied if ground in TERRAINS else hexes
    ground = "" if hexes & of_ground else ground
    hexes = hexes & of_ground or of_ground
    direction = slots.get("direction") or ""
    if direction and direction not in BEARINGS:
        return [no_such_direction(direction)]
    if direction and targets:
        hexes = _lying(hexes, targets, str(direction))
    far, near = landmarks.far_from(targets, hexes) if targets else (-1, 0)
    facts: dict[str, object] = {
        "landmark": landmark,
        "what": found.what,
        "terrain": ground,
        "direction": direction,
    }
    if far < 0:
        return [Event("answer_nearest_none", facts)]
    # Those near to the same one come together, so that they are told in this very order.
    ordered = sorted((landmarks.nearest_of(number, targets)[0], number) for number in bits(near))
    kept = ordered[:MOST_NEAR]
    facts |= {"far": far, "count": len(ordered), "more": len(ordered) - len(kept)}
    facts["hexes"] = tuple(hex_name(number) for _, number in kept)
    facts["targets"] = tuple(hex_name(target) for target, _ in kept)
    return [Event("answer_nearest", facts)]


def worth(view: KingdomBuilderView, slots: Slots) -> list[Event]:
    """Return what a settlement on a hex would add at once, goal by goal."""
    state, seat = view.state, view.seat
    number = asked_hex(state, slots)
    if number is None:
        return [no_such_hex(state, slots)]
    bit = 1 << number
    facts: dict[str, object] = {"hex": hex_name(number)}
    if state.occupied & bit or not state.board.buildable & bit:
        why = "hex_taken" if state.occupied & bit else "not_buildable"
        facts |= {"why": why, "what": state.board.what(number), "seat": owner(state, number)}
        return [Event("answer_worth_impossible", facts)]
    owns = state.owns
    before = points(state, owns)[seat]
    owns[seat] |= bit
    after = points(state, owns)[seat]
    changed = [
        (new.goal, new.points - old.points)
        for old, new in zip(before, after, strict=True)
        if new.points != old.points
    ]
    facts |= {"seat": seat}
    facts |= {"gains": landmarks.gains(state, bit, seat), "legal": _may_build(state, seat, bit)}
    if not changed:
        return [Event("answer_worth_nothing", facts)]
    facts |= {
        "points": sum(change for _, change in changed),
        "goals": tuple(goal for goal, _ in changed),
        "changes": tuple(change for _, change in changed),
    }
    return [Event("answer_worth", facts)]


def _places(state: State, slots: Slots) -> _Places | list[Event]:
    """Return where a settlement may go, or the answer that says why nowhere."""
    if state.phase is not Phase.TURN:
        return [turn(state)]
    what = str(slots.get("tile") or "build")
    if what != "build" and what not in BUILDERS and what not in MOVERS:
        return [no_such_thing(what)]
    try:
        _check(state, what)
        start = _start(state, what, slots)
    except IllegalAction as refused:
        return [_nowhere(state, what, refused.reason)]
    if what in MOVERS and start is None:
        able = tuple(hex_name(number) for number, _ in starts(state, what))
        facts: dict[str, object] = {"tile": what, "count": len(able)}
        facts |= {"starts": able[:MOST_HEXES], "more": len(able[MOST_HEXES:])}
        return [Event("answer_moves", facts) if able else _nowhere(state, what, "none")]
    hexes = build_hexes(state, what) if start is None else move_hexes(state, what, start)
    if not hexes:
        return [_nowhere(state, what, "none")]
    if slots.get("landmark"):
        return _near_landmark(state, what, hexes, slots["landmark"])
    here = asked_hex(state, slots)
    if here is None and slots.get("hex"):
        return [no_such_hex(state, slots)]
    return _Places(what, hexes, 0 if here is None else 1 << here)


def _near_landmark(state: State, what: str, hexes: int, landmark: object) -> _Places | list[Event]:
    if landmark not in landmarks.LANDMARKS:
        return [no_such_thing(landmark)]
    targets = landmarks.hexes_of(state, str(landmark), state.turn)
    if not targets:
        return [Event("answer_landmark_none", {"landmark": landmark})]
    return _Places(what, hexes, targets)


def _lying(hexes: int, targets: int, direction: str) -> int:
    """Return those hexes that lie roughly in a direction from the nearest of the targets."""
    lying = 0
    for number in bits(hexes):
        target, far = landmarks.nearest_of(number, targets)
        if far > 0 and bearing(target, number) == direction:
            lying |= 1 << number
    return lying


def _check(state: State, what: str) -> None:
    """Raise when the seat on turn may not build at all, or not use the tile."""
    if what in MOVERS or what in BUILDERS:
        check_tile(state, what)
    if what not in MOVERS and not state.realm.left:
        raise IllegalAction("no_settlements_left")
    if what == "build" and not state.due:
        raise IllegalAction("built_all")


def _start(state: State, what: str, slots: Slots) -> int | None:
    start = hex_number(str(slots.get("start") or "")) if what in MOVERS else None
    if start is not None:
        check_start(state, what, start)
    return start


def _nowhere(state: State, what: str, why: str) -> Event:
    facts = {"what": what, "why": why, "terrain": _terrain(state, what)}
    return Event("answer_no_place", facts)


def _areas(state: State, found: _Places) -> list[int]:
    """Return the connected areas, nearest first; else those that give a tile, then large ones."""

    def order(one: int) -> tuple[int, int, int, int]:
        far = landmarks.far_from(found.origin, one)[0] if found.origin else 0
        takes = len(landmarks.gains(state, one, state.turn))
        return (far if far >= 0 else state.board.exists.bit_length(), -takes, -one.bit_count(), one)

    return sorted(groups(found.hexes), key=order)


def _named(state: State, found: _Places, one: int) -> tuple[int, int]:
    """Return how far an area is, and the hex to name of it: one of the nearest."""
    far, near = landmarks.far_from(found.origin, one) if found.origin else (0, one)
    return far, _foremost(state, near or one)


def _foremost(state: State, hexes: int) -> int:
    """Return the hex to name of some: one that takes a tile or adjoins a castle, else the first."""
    board = state.board
    for place, left in zip(board.locations, state.tiles, strict=True):
        if left and place.ring & hexes:
            return bits(place.ring & hexes)[0]
    return bits(hexes & board.by_castle or hexes)[0]


def _by_distance(origin: int, hexes: int) -> list[int]:
    """Return hexes by how many steps lie between them and the origin; unreachable ones last."""
    ordered: list[int] = []
    reached = origin
    while hexes:
        ordered += bits(hexes & reached)
        hexes &= ~reached
        wider = reached | around(reached)
        if wider == reached:
            break
        reached = wider
    return [*ordered, *bits(hexes)]


def _terrain(state: State, what: str) -> str:
    """Return the one terrain that a tile, or the mandatory action, wants; ``""`` for any."""
    wanted = sites(state, what) if state.card or what not in ("build", "oracle", "barn") else 0
    kinds = {state.board.what(number) for number in bits(wanted & -wanted)}
    alike = what not in ("tower", "tavern", "paddock", CAVE)
    return kinds.pop() if kinds and alike else ""


def _here(slots: Slots) -> str:
    here = hex_number(str(slots.get("hex") or ""))
    return "" if here is None or slots.get("landmark") else hex_name(here)


def _may_build(state: State, seat: Seat, bit: int) -> bool:
    if state.phase is not Phase.TURN or state.turn != seat:
        return False
    if state.due and build_hexes(state, "build") & bit:
        return True
    free = not state.building and state.realm.left
    able = [tile for tile in BUILDERS if tile in state.ready] if free else []
    return any(build_hexes(state, tile) & bit for tile in able)
