"""How the match stands: turns, settlements, points, tiles and cards, as a viewer knows them."""

from __future__ import annotations

from collections.abc import Sequence

from heraut.engines.kingdom_builder.hexes import (
    CORNERS,
    QUARTERS,
    bits,
    corner_of,
    groups,
    hex_name,
)
from heraut.engines.kingdom_builder.landmarks import touches
from heraut.engines.kingdom_builder.placement import build_hexes, usable
from heraut.engines.kingdom_builder.prompts import setup_step
from heraut.engines.kingdom_builder.scores import points
from heraut.engines.kingdom_builder.setup import legal_setup
from heraut.engines.kingdom_builder.state import CAVE, DRAWS, SETTLEMENTS, TILES, Phase, State
from heraut.engines.kingdom_builder.views import KingdomBuilderView
from heraut.engines.protocol import Event, Seat, Slots
from heraut.engines.records import without

MOST_GROUPS = 6
"""Groups told one by one."""


def asked_seat(view: KingdomBuilderView, slots: Slots) -> Seat:
    """Return the seat asked about: the one named from 1, else one's own, or that on turn."""
    named = slots.get("seat")
    if isinstance(named, int) and named > 0:
        return named - 1
    return view.seat


def no_such_seat(state: State, seat: Seat) -> Event:
    """Return that there is no such seat."""
    return Event("answer_no_such_seat", {"seat": seat + 1, "seats": len(state.realms)})


def no_such_thing(name: object) -> Event:
    """Return that the game has no tile, goal or landmark of this name."""
    return Event("answer_no_such_thing", {"name": str(name or "")})


def section_at(state: State, number: int) -> str:
    """Return the section in which a hex lies; ``""`` where none is laid yet."""
    corner = corner_of(number)
    if corner == "island":
        return corner
    index = CORNERS.index(corner)
    return state.sections[index][0] if index < len(state.sections) else ""


def turn(state: State) -> Event:
    """Return who has to do what now."""
    seat = state.turn
    match state.phase:
        case Phase.OVER:
            return Event("answer_over", {"winners": state.winners})
        case phase if phase in DRAWS:
            return Event("answer_turn_draw", {"seat": seat, "open": phase is Phase.REDRAW})
        case Phase.SHOW:
            return Event("answer_turn_show", {"seat": seat})
        case Phase.TURN:
            facts = {"seat": seat, "terrain": state.card, "due": state.due}
            return Event("answer_turn", {**facts, **usable(state), "last": state.last})
    return Event("answer_turn_setup", setup_step(state))


def options(state: State) -> Event:
    """Return what the seat on turn may do: all from open facts, so that it may be said aloud."""
    seat = state.turn
    match state.phase:
        case Phase.OVER:
            return turn(state)
        case Phase.FIRST:
            return Event("answer_may_first", {"seats": len(state.realms)})
        case phase if phase in DRAWS:
            return Event("answer_may_draw", {"seat": seat, "open": phase is Phase.REDRAW})
        case Phase.SHOW:
            return Event("answer_may_show", {"seat": seat})
        case Phase.SECTION | Phase.GOAL | Phase.CAPITOL | Phase.CAVE:
            named = (filter(None, action.words()) for action in legal_setup(state))
            choices = tuple(map(" ".join, named))
            return Event("answer_may_setup", {**setup_step(state), "choices": choices})
    if not state.due:
        return Event("answer_may_end", {"seat": seat, **usable(state)})
    facts = {"seat": seat, "terrain": state.card, "due": state.due}
    hexes = build_hexes(state, "build").bit_count()
    return Event("answer_may_build", {**facts, "hexes": hexes, **usable(state)})


def of_groups(state: State, seat: Seat, _: Slots) -> list[Event]:
    """Return the connected groups of a seat's settlements, the largest first."""
    found = sorted(groups(state.realms[seat].own), key=lambda one: (-one.bit_count(), one))
    if not found:
        return [Event("answer_groups_none", {"seat": seat})]
    sizes = tuple(one.bit_count() for one in found)
    told = [Event("answer_groups", {"seat": seat, "count": len(found), "sizes": sizes})]
    for number, one in enumerate(found[:MOST_GROUPS], 1):
        facts = {"seat": seat, "number": number, "size": one.bit_count()}
        more = {"hexes": _names(one), "touches": touches(state, one, seat)}
        told.append(Event("answer_group", {**facts, **more}))
    return told


def of_settlements(state: State, seat: Seat, slots: Slots) -> list[Event]:
    """Return where a seat's settlements stand, maybe those of one section only."""
    own, section = state.realms[seat].own, slots.get("section")
    if section:
        names = [name for name, _ in state.sections]
        if section not in names:
            return [no_such_thing(section)]
        own &= QUARTERS[names.index(str(section))]
    if not own:
        return [Event("answer_settlements_none", {"seat": seat})]
    return [
        Event("answer_settlements", {"seat": seat, "count": own.bit_count(), "hexes": _names(own)})
    ]


def of_sections(state: State, seat: Seat, _: Slots) -> list[Event]:
    """Return how many settlements a seat has in each section, and where it has the most of all."""
    counts = [
        tuple((realm.own & quarter).bit_count() for quarter in QUARTERS) for realm in state.realms
    ]
    laid, mine = len(state.sections), counts[seat]
    if not laid:
        return [Event("answer_sections_none")]
    facts = {
        "seat": seat,
        "sections": tuple(name for name, _ in state.sections),
        "corners": CORNERS[:laid],
        "counts": mine[:laid],
        "leads": tuple(
            count > 0 and count == max(column)
            for count, column in zip(mine, zip(*counts, strict=True), strict=True)
        )[:laid],
    }
    return [Event("answer_sections_of", facts)]


def of_supply(state: State, seats: Sequence[Seat], _: Slots) -> list[Event]:
    """Return how many settlements seats have left."""
    left = [(seat, state.realms[seat].left) for seat in seats]
    return [
        Event("answer_supply", {"seat": seat, "left": count, "built": SETTLEMENTS - count})
        for seat, count in left
    ]


def of_scores(state: State, seats: Sequence[Seat], slots: Slots) -> list[Event]:
    """Return the points of seats as they stand; goal by goal those of one, or if wanted.

    At the end who has won is told first.
    """
    worths = points(state, state.owns)
    reasons = len(seats) == 1 or slots.get("long")
    told = [turn(state)] if state.phase is Phase.OVER and len(seats) > 1 else []
    for seat in seats:
        castles = sum(worth.points for worth in worths[seat] if worth.goal == "castles")
        facts = {"seat": seat, "points": sum(worth.points for worth in worths[seat])}
        told.append(Event("answer_score", {**facts, "castles": castles}))
        for worth in worths[seat] if reasons else ():
            reason = {"goal": worth.goal, "points": worth.points, "count": worth.count}
            told.append(Event("answer_score_goal", {"seat": seat, **reason}))
    return told


def of_tiles(state: State, seat: Seat, _: Slots) -> list[Event]:
    """Return the tiles of a seat: those it may use, has used, or has just taken."""
    held = state.held_by(seat)
    if not held:
        return [Event("answer_tiles_none", {"seat": seat})]
    ready = held
    used: tuple[str, ...] = ()
    fresh: tuple[str, ...] = ()
    if seat == state.turn and state.phase is Phase.TURN:
        ready = tuple(tile for tile in state.ready if tile != CAVE)
        taken = tuple(state.board.kinds[place] for place in bits(state.fresh))
        fresh = tuple(sorted(taken, key=TILES.index))
        used = held
        for tile in (*ready, *fresh):
            used = without(used, tile)
    facts = {"seat": seat, "ready": ready, "used": used, "fresh": fresh}
    return [Event("answer_tiles", facts)]


def of_next(state: State, seat: Seat, _: Slots) -> list[Event]:
    """Return who plays after a seat, or that the match ends with its turn."""
    if state.phase is Phase.OVER:
        return [turn(state)]
    after = (seat + 1) % len(state.realms)
    if state.last and after == state.first:
        return [Event("answer_next_none", {"seat": seat})]
    return [Event("answer_next_player", {"seat": seat, "after": after})]


def of_player(state: State, seat: Seat, slots: Slots) -> list[Event]:
    """Return the points of a seat, what it has left to build, and its tiles."""
    (score, *_), *rest = (
        of_scores(state, [seat], slots),
        of_supply(state, [seat], slots),
        of_tiles(state, seat, slots),
    )
    return [score, *(event for told in rest for event in told)]


def _names(mask: int) -> tuple[str, ...]:
    return tuple(map(hex_name, bits(mask)))
