"""The board hex by hex: what lies there, around it, in a direction, and where landmarks are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from heraut.engines.kingdom_builder import placement
from heraut.engines.kingdom_builder.hexes import (
    BORDERS,
    DIRECTIONS,
    LINES,
    ROWS,
    STEP,
    bearing,
    bits,
    corner_of,
    hex_name,
    hex_number,
)
from heraut.engines.kingdom_builder.landmarks import LANDMARKS, hexes_of, nearest_of, touches
from heraut.engines.kingdom_builder.placement import build_hexes, owner
from heraut.engines.kingdom_builder.scores import goal_points
from heraut.engines.kingdom_builder.state import Phase, State
from heraut.engines.kingdom_builder.status_answers import asked_seat, no_such_thing, section_at
from heraut.engines.kingdom_builder.views import KingdomBuilderView
from heraut.engines.protocol import Event, Seat, Slots

MOST_HEXES = 12
"""Hexes that are listed one by one."""


def asked_hex(state: State, slots: Slots) -> int | None:
    """Return the hex that is asked about; ``None`` when the board has none of this name."""
    number = hex_number(str(slots.get("hex") or ""))
    return number if number is not None and state.board.exists >> number & 1 else None


def no_such_hex(state: State, slots: Slots) -> Event:
    """Return that the board has no such hex."""
    name = str(slots.get("hex") or "")
    return Event("answer_no_such_hex", placement.no_such_hex(name, state.board).details)


def no_such_direction(direction: object) -> Event:
    """Return that there is no such direction."""
    facts = {"direction": str(direction or ""), "directions": DIRECTIONS}
    return Event("answer_no_such_direction", facts)


def hex_at(view: KingdomBuilderView, slots: Slots) -> list[Event]:
    """Return what a hex is, who is there, and what it touches."""
    state = view.state
    number = asked_hex(state, slots)
    if number is None:
        return [no_such_hex(state, slots)]
    board, bit = state.board, 1 << number
    facts: dict[str, object] = {"hex": hex_name(number), "what": board.what(number)}
    where = {"section": section_at(state, number), "corner": corner_of(number)}
    if board.buildable & bit or state.occupied & bit:
        legal = bool(state.phase is Phase.TURN and state.due and build_hexes(state, "build") & bit)
        facts |= {"seat": owner(state, number), **where, "legal": legal}
        told = [Event("answer_hex", facts)]
    else:
        left = sum(
            left
            for place, left in zip(board.locations, state.tiles, strict=True)
            if place.hex == number
        )
        told = [Event("answer_hex_place", facts | where | {"left": left})]
    if found := touches(state, bit, view.seat):
        told.append(Event("answer_hex_touches", {"hex": hex_name(number), "touches": found}))
    return told


def around(view: KingdomBuilderView, slots: Slots) -> list[Event]:
    """Return what lies in the six directions, clockwise from the north-west."""
    state = view.state
    number = asked_hex(state, slots)
    if number is None:
        return [no_such_hex(state, slots)]
    there = [_next(state, number, direction) for direction in _CLOCKWISE]
    facts = {
        "hex": hex_name(number),
        "directions": _CLOCKWISE,
        "hexes": tuple("" if item < 0 else hex_name(item) for item in there),
        "whats": tuple("" if item < 0 else state.board.what(item) for item in there),
        "seats": tuple(-1 if item < 0 else owner(state, item) for item in there),
    }
    return [Event("answer_around", facts)]


def step(view: KingdomBuilderView, slots: Slots) -> list[Event]:
    """Return what lies one step away."""
    way = _way(view.state, slots)
    if not isinstance(way, _Way):
        return [way]
    if not way.passed:
        return [Event("answer_step_border", way.facts)]
    what, seat, there = way.passed[0]
    return [Event("answer_step", {**way.facts, "hex": hex_name(there), "what": what, "seat": seat})]


def ray(view: KingdomBuilderView, slots: Slots) -> list[Event]:
    """Return what lies in a direction, stretch by stretch, up to the border."""
    way = _way(view.state, slots)
    if not isinstance(way, _Way):
        return [way]
    if not way.passed:
        return [Event("answer_ray_border", way.facts)]
    stretches = [list(alike) for _, alike in groupby(way.passed, lambda item: item[:2])]
    facts = {
        "whats": tuple(alike[0][0] for alike in stretches),
        "seats": tuple(alike[0][1] for alike in stretches),
        "counts": tuple(map(len, stretches)),
        "last": hex_name(stretches[0][-1][2]),
    }
    return [Event("answer_ray", {**way.facts, **facts})]


@dataclass(frozen=True, slots=True)
class _Way:
    """What lies in a direction from a hex."""

    facts: Mapping[str, object]
    """From where, and in which direction."""
    passed: Sequence[tuple[str, Seat, int]]
    """What each hex up to the border is, who is there, and which it is."""


def _way(state: State, slots: Slots) -> _Way | Event:
    """Return what lies in the direction asked about, or the answer that there is no such thing."""
    number, direction = asked_hex(state, slots), slots.get("direction")
    if number is None:
        return no_such_hex(state, slots)
    if direction not in DIRECTIONS:
        return no_such_direction(direction)
    facts = {"start": hex_name(number), "direction": direction}
    passed = []
    while (number := _next(state, number, str(direction))) >= 0:
        passed.append((state.board.what(number), owner(state, number), number))
    return _Way(facts, passed)


def landmark(view: KingdomBuilderView, slots: Slots) -> list[Event]:
    """Return where a landmark is, or the way to the nearest one from a hex."""
    state, name = view.state, slots.get("landmark")
    if name not in LANDMARKS:
        return [no_such_thing(name)]
    found = hexes_of(state, str(name), view.seat)
    if not found:
        return [Event("answer_landmark_none", {"landmark": name})]
    start = asked_hex(state, slots)
    if start is None and slots.get("hex"):
        return [no_such_hex(state, slots)]
    if start is None:
        hexes = bits(found)
        left = {
            place.hex: left for place, left in zip(state.board.locations, state.tiles, strict=True)
        }
        # An edge is told by its line or place, hex by hex it is not: nobody can mean the third.
        told = () if name in BORDERS else hexes[:MOST_HEXES]
        facts: dict[str, object] = {"landmark": name, "count": len(hexes)}
        facts["hexes"] = tuple(map(hex_name, told))
        return [Event("answer_landmark", facts | {"left": tuple(left.get(n, 0) for n in told)})]
    target, far = nearest_of(start, found)
    if target < 0:
        return [Event("answer_landmark_none", {"landmark": name})]
    facts = {"landmark": name, "hex": hex_name(start), "target": hex_name(target), "far": far}
    return [
        Event("answer_landmark_near", facts | {"direction": bearing(start, target) if far else ""})
    ]


def line(view: KingdomBuilderView, slots: Slots) -> list[Event]:
    """Return who is on a line, what may be built there now, and what one more would add."""
    state, asked = view.state, slots.get("line")
    names = state.board.lines
    if isinstance(asked, int) and 1 <= asked <= len(names):
        asked = names[asked - 1]
    if not isinstance(asked, str) or len(asked) != 1 or asked.upper() not in names:
        return [
            Event("answer_no_such_line", {"line": str(asked or ""), "lines": names[0] + names[-1]})
        ]
    name = asked.upper()
    row = ROWS[LINES.index(name)]
    may = state.phase is Phase.TURN and state.due > 0
    legal = bits(build_hexes(state, "build") & row) if may else ()
    facts: dict[str, object] = {
        "line": name,
        "counts": tuple((realm.own & row).bit_count() for realm in state.realms),
        "legal": len(legal),
        "hexes": tuple(map(hex_name, legal[:MOST_HEXES])),
    }
    told = [Event("answer_line", facts)]
    seat = asked_seat(view, slots)
    if seat in state.seats and {"discoverers", "knights"} & set(state.goals):
        more = {goal: _line_gain(state, goal, seat, row) for goal in ("discoverers", "knights")}
        told.append(Event("answer_line_worth", {"line": name, "seat": seat, **more}))
    return told


def _line_gain(state: State, goal: str, seat: Seat, row: int) -> int:
    """Return what one more settlement on a line adds by a goal; 0 when it is not in play."""
    free = row & state.board.buildable & ~state.occupied
    if goal not in state.goals or not free:
        return 0
    owns = state.owns
    before, _ = goal_points(state, goal, owns, seat)
    owns[seat] |= free & -free
    return goal_points(state, goal, owns, seat)[0] - before


def _next(state: State, number: int, direction: str) -> int:
    there = STEP[direction][number]
    return there if there >= 0 and state.board.exists >> there & 1 else -1


_CLOCKWISE = ("north_west", "north_east", "east", "south_east", "south_west", "west")
