"""The board as a sighted player takes it in: sections, lines, terrains, and who stands where."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from heraut.engines.kingdom_builder.box import ISLANDS, TERRAINS
from heraut.engines.kingdom_builder.hex_answers import asked_hex, no_such_hex
from heraut.engines.kingdom_builder.hexes import (
    CORNERS,
    ISLAND,
    LINES,
    QUARTERS,
    ROWS,
    SIZE,
    around,
    bearing,
    bits,
    groups,
    hex_name,
)
from heraut.engines.kingdom_builder.landmarks import LANDMARKS, hexes_of
from heraut.engines.kingdom_builder.placement import owner
from heraut.engines.kingdom_builder.state import TILES, State
from heraut.engines.kingdom_builder.status_answers import asked_seat, no_such_seat, no_such_thing
from heraut.engines.kingdom_builder.views import KingdomBuilderView
from heraut.engines.protocol import Event, Slots

_LEAST = 5
"""The least hexes of an area that is told of a section."""
_MOST = 5
"""The most areas that are told of a section."""
_LONG = 2
"""How many times as long as wide an area is that has a direction."""


def describe_table(view: KingdomBuilderView, _: Slots) -> list[Event]:
    """Return what each section looks like: its large areas, and where its places are."""
    state = view.state
    if not state.sections:
        return [Event("answer_sections_none")]
    named = [name for name, _ in state.sections]
    told = [event for at, name in enumerate(named) for event in _described(state, name, at)]
    return [*told, *(_described(state, "island", -1) if state.options.island in ISLANDS else ())]


def describe_section(view: KingdomBuilderView, slots: Slots) -> list[Event]:
    """Return the same of one section."""
    state, section = view.state, str(slots.get("section") or "")
    named = [name for name, _ in state.sections]
    if section == "island" and state.options.island in ISLANDS:
        return _described(state, section, -1)
    if section not in named:
        return [no_such_thing(section)]
    return _described(state, section, named.index(section))


def _described(state: State, section: str, at: int) -> list[Event]:
    board = state.board
    quarter = ISLAND if at < 0 else QUARTERS[at]
    kinds = {**{name: board.terrain(name) for name in TERRAINS}, "water": board.water}
    kinds["mountain"] = board.mountain
    found = [(name, area) for name, hexes in kinds.items() for area in groups(hexes & quarter)]
    found.sort(key=lambda one: (-one[1].bit_count(), one[1]))
    large = [one for one in found if one[1].bit_count() >= _LEAST] or found[:2]
    corner = "island" if at < 0 else CORNERS[at]
    areas = [
        (name, area.bit_count(), _side(area, quarter & board.exists), _shape(area))
        for name, area in large[:_MOST]
    ]
    whats, sizes, sides, shapes = zip(*areas, strict=True)
    facts: dict[str, object] = {"section": section, "corner": corner, "whats": whats}
    facts |= {"sizes": sizes, "sides": sides, "shapes": shapes}
    places = [n for n in bits(quarter & board.exists) if board.kind_at(n) or _castle(state, n)]
    told = {"whats": tuple(map(board.what, places)), "hexes": tuple(map(hex_name, places))}
    return [
        Event("answer_described", facts),
        *([Event("answer_described_places", told)] if places else ()),
    ]


def _castle(state: State, number: int) -> bool:
    return bool(state.board.castles >> number & 1)


def _middle(hexes: int) -> int:
    """Return the hex in the middle of some: of the middle line, at the middle place."""
    found = bits(hexes)
    row = round(sum(number // SIZE for number in found) / len(found))
    place = round(sum(number % SIZE for number in found) / len(found))
    return SIZE * row + place


def _side(area: int, whole: int) -> str:
    """Return on which side of a whole an area lies; ``middle`` where it is near the middle."""
    start, end = _middle(whole), _middle(area)
    rows, places = abs(start // SIZE - end // SIZE), abs(start % SIZE - end % SIZE)
    return "middle" if max(rows, places) <= 1 else bearing(start, end)


def _shape(area: int) -> str:
    """Return how an area stretches: north to south, west to east, or neither."""
    found = bits(area)
    rows = [number // SIZE for number in found]
    places = [number % SIZE for number in found]
    high, wide = max(rows) - min(rows) + 1, max(places) - min(places) + 1
    if high >= _LONG * wide:
        return "upright"
    return "level" if wide >= _LONG * high else ""


def read_line(view: KingdomBuilderView, slots: Slots) -> list[Event]:
    """Return what lies on a line from the west, stretch by stretch, or only what is free on it."""
    state, asked = view.state, slots.get("line")
    names = state.board.lines
    if isinstance(asked, int) and 1 <= asked <= len(names):
        asked = names[asked - 1]
    name = str(asked or "").upper()
    if len(name) != 1 or name not in names:
        lines = names[0] + names[-1]
        return [Event("answer_no_such_line", {"line": str(asked or ""), "lines": lines})]
    hexes = bits(ROWS[LINES.index(name)] & state.board.exists)
    if not hexes:
        return [Event("answer_sections_none")]
    if slots.get("free"):
        free = [n for n in hexes if (state.board.buildable & ~state.occupied) >> n & 1]
        told = {"line": name, "count": len(free), "hexes": tuple(map(hex_name, free))}
        return [Event("answer_line_free", told)]
    whats = [(state.board.what(number), owner(state, number)) for number in hexes]
    stretches = [(one, len(list(alike))) for one, alike in groupby(whats)]
    facts = {
        "line": name,
        "whats": tuple(what for (what, _), _ in stretches),
        "seats": tuple(seat for (_, seat), _ in stretches),
        "counts": tuple(count for _, count in stretches),
    }
    return [Event("answer_read_line", facts)]


def extent(view: KingdomBuilderView, slots: Slots) -> list[Event]:
    """Return how much there is of a terrain, of water or mountains: the whole, or one area."""
    state, name = view.state, slots.get("landmark")
    number = asked_hex(state, slots)
    if slots.get("hex") and number is None:
        return [no_such_hex(state, slots)]
    if number is not None and (not name or state.board.what(number) == name):
        name = state.board.what(number)
    elif number is not None:
        number = None
    if name not in (*TERRAINS, "water", "mountain"):
        return [no_such_thing(name)]
    hexes = hexes_of(state, str(name), view.seat)
    areas = sorted(groups(hexes), key=lambda one: (-one.bit_count(), one))
    if not areas:
        return [Event("answer_landmark_none", {"landmark": name})]
    free = state.board.buildable & ~state.occupied
    if number is not None:
        one = next(area for area in areas if area >> number & 1)
        facts = {"landmark": name, "hex": hex_name(number), "size": one.bit_count()}
        return [
            Event("answer_extent_here", facts | {"left": (one & free).bit_count()} | _lines(one))
        ]
    facts = {"landmark": name, "count": hexes.bit_count(), "left": (hexes & free).bit_count()}
    facts |= {"zones": len(areas), "size": areas[0].bit_count()}
    return [Event("answer_extent", facts | _lines(areas[0]))]


def _lines(area: int) -> dict[str, object]:
    """Return the first and the last line of an area."""
    found = bits(area)
    return {"lines": hex_name(found[0])[0] + hex_name(found[-1])[0]}


def section_counts(view: KingdomBuilderView, slots: Slots) -> list[Event]:
    """Return how many settlements every seat has in a section or on the Island."""
    state, section = view.state, str(slots.get("section") or "")
    named = [name for name, _ in state.sections]
    if section not in (*named, "island"):
        return [no_such_thing(section)]
    quarter = ISLAND if section == "island" else QUARTERS[named.index(section)]
    counts = tuple((realm.own & quarter).bit_count() for realm in state.realms)
    return [Event("answer_section_counts", {"section": section, "counts": counts})]


def touching(view: KingdomBuilderView, slots: Slots) -> list[Event]:
    """Return which settlements of a seat adjoin a landmark, and how many of it they adjoin."""
    state, name, seat = view.state, slots.get("landmark"), asked_seat(view, slots)
    if seat not in state.seats:
        return [no_such_seat(state, seat)]
    if name == "location":
        found = 0
        for place in state.board.locations:
            found |= 1 << place.hex
    elif name in LANDMARKS:
        found = hexes_of(state, str(name), seat)
    else:
        return [no_such_thing(name)]
    own = state.realms[seat].own
    beside = own & around(found)
    facts = {"seat": seat, "landmark": name, "count": beside.bit_count()}
    touched = (found & around(own)).bit_count()
    hexes: Sequence[str] = tuple(map(hex_name, bits(beside)))
    return [Event("answer_touching", facts | {"hexes": hexes, "places": touched})]


def who_has(view: KingdomBuilderView, slots: Slots) -> list[Event]:
    """Return which seats hold a tile."""
    state, tile = view.state, slots.get("tile")
    if tile not in TILES:
        return [no_such_thing(tile)]
    seats = tuple(seat for seat in state.seats if tile in state.held_by(seat))
    return [Event("answer_who_has", {"tile": tile, "winners": seats, "count": len(seats)})]
