"""The setup: sections, goals, capitols, caves, and who is the first player."""

from __future__ import annotations

from collections.abc import Callable

from heraut.engines.kingdom_builder.actions import Capitol, Cave, First, Goal, Section
from heraut.engines.kingdom_builder.board import Board
from heraut.engines.kingdom_builder.box import SECTIONS
from heraut.engines.kingdom_builder.hexes import CORNERS, QUARTERS, around, bits, hex_name, mask_of
from heraut.engines.kingdom_builder.placement import no_such_hex
from heraut.engines.kingdom_builder.prompts import ask
from heraut.engines.kingdom_builder.state import (
    FIRST_GOALS,
    GOALS,
    GOALS_DRAWN,
    TILES_EACH,
    Phase,
    State,
)
from heraut.engines.notation import Action
from heraut.engines.protocol import IllegalAction, Told
from heraut.engines.records import changed

CAPITOL_SECTIONS = ("oracle", "harbor")
"""The sections that get a capitol (Queenie 1)."""

_SECTIONS = tuple(Section(name, turned) for name in SECTIONS for turned in (False, True))
_GOALS = tuple(map(Goal, GOALS))


def opened(state: State) -> State:
    """Return the empty table, or that of the suggested first game."""
    if state.options.setup != "first_game":
        return state
    sections = tuple((name, False) for name in state.box.first_game)
    state = _with_sections(state, sections)
    return _next_phase(changed(state, goals=FIRST_GOALS))


def legal_setup(state: State) -> tuple[Action, ...]:
    """Return everything that may come next, in order."""
    match state.phase:
        case Phase.SECTION:
            laid = [name for name, _ in state.sections]
            left = set(SECTIONS).difference(laid)
            return tuple(section for section in _SECTIONS if section.name in left)
        case Phase.GOAL:
            return tuple(goal for goal in _GOALS if goal.name not in state.goals)
        case Phase.CAPITOL:
            return tuple(map(Capitol, bits(_capitol_hexes(state, state.waiting[0]))))
        case Phase.CAVE:
            return tuple(map(Cave, bits(_cave_hexes(state, state.waiting[0]))))
        case _:
            return tuple(First(seat + 1) for seat in state.seats)


def apply_section(state: State, action: Section, told: Told) -> State:
    """Lay the next section (rulebook, setup 1)."""
    if action.name not in SECTIONS:
        raise IllegalAction("no_such_section", section=action.name)
    if action.name in [name for name, _ in state.sections]:
        raise IllegalAction("section_laid", section=action.name)
    corner = CORNERS[len(state.sections)]
    state = _with_sections(state, (*state.sections, (action.name, action.turned)))
    facts = {"section": action.name, "corner": corner, "turned": action.turned}
    told.add("section_laid", {**facts, "left": len(CORNERS) - len(state.sections)})
    return _going_on(state, told)


def apply_goal(state: State, action: Goal, told: Told) -> State:
    """Draw the next Kingdom Builder card (rulebook, setup 5)."""
    if action.name not in GOALS:
        raise IllegalAction("no_such_goal", goal=action.name)
    if action.name in state.goals:
        raise IllegalAction("goal_drawn", goal=action.name)
    state = changed(state, goals=(*state.goals, action.name))
    told.add("goal_drawn", {"goal": action.name, "left": GOALS_DRAWN - len(state.goals)})
    return _going_on(state, told)


def apply_capitol(state: State, action: Capitol, told: Told) -> State:
    """Place a capitol on a castle of a section that gets one (Queenie 1)."""
    _place(state, "capitol", action.hex, _capitol_hexes(state, state.waiting[0]), told)
    capitols = (*state.capitols, action.hex)
    return _going_on(changed(state, capitols=capitols, waiting=state.waiting[1:]), told)


def apply_cave(state: State, action: Cave, told: Told) -> State:
    """Place a cave on a mountain far enough from castles and locations (Queenie 2)."""
    _place(state, "cave", action.hex, _cave_hexes(state, state.waiting[0]), told)
    caves = (*state.caves, action.hex)
    return _going_on(changed(state, caves=caves, waiting=state.waiting[1:]), told)


def apply_first(state: State, action: First, told: Told) -> State:
    """Say who is the first player; the terrain cards are dealt from that seat on."""
    if not 1 <= action.seat <= len(state.realms):
        raise IllegalAction("no_such_seat", seat=action.seat, seats=len(state.realms))
    seat = action.seat - 1
    names = tuple(name for name, _ in state.sections)
    facts = {
        "sections": names,
        "goals": state.goals,
        "castles": state.board.castles.bit_count(),
        "capitols": tuple(map(hex_name, state.capitols)),
        "caves": tuple(map(hex_name, state.caves)),
    }
    told.add("board_ready", facts)
    if state.options.capitol and not state.capitols:
        told.add("nowhere_for", {"what": "capitol", "sections": names})
    if state.options.caves:
        caves = mask_of(state.caves)
        bare = tuple(n for n, q in zip(names, QUARTERS, strict=True) if not caves & q)
        if bare:
            told.add("nowhere_for", {"what": "cave", "sections": bare})
    told.add("first_player", {"seat": seat})
    state = changed(state, first=seat, turn=seat, phase=Phase.DEAL)
    ask(state, told)
    return state


def _going_on(state: State, told: Told) -> State:
    """Go on to what the setup still lacks, and ask for it."""
    state = _next_phase(state)
    places: tuple[str, ...] = ()
    if state.phase in (Phase.CAPITOL, Phase.CAVE):
        places = tuple(str(action).split()[1] for action in legal_setup(state))
    ask(state, told, places)
    return state


def _next_phase(state: State) -> State:
    """Go on to what the setup still lacks."""
    if len(state.sections) < len(CORNERS):
        return _in_phase(state, Phase.SECTION)
    if len(state.goals) < GOALS_DRAWN:
        return _in_phase(state, Phase.GOAL)
    if state.waiting:
        return state
    options, before = state.options, (Phase.SECTION, Phase.GOAL)
    if options.capitol and state.phase in before:
        waiting = _waiting(state, _capitol_hexes)
        if waiting:
            return changed(state, phase=Phase.CAPITOL, waiting=waiting)
    if options.caves and state.phase is not Phase.CAVE:
        waiting = _waiting(state, _cave_hexes)
        if waiting:
            return changed(state, phase=Phase.CAVE, waiting=waiting)
    return changed(state, phase=Phase.FIRST)


def _in_phase(state: State, phase: Phase) -> State:
    return state if state.phase is phase else changed(state, phase=phase)


def _waiting(state: State, hexes_of: Callable[[State, int], int]) -> tuple[int, ...]:
    return tuple(corner for corner in range(len(CORNERS)) if hexes_of(state, corner))


def _with_sections(state: State, sections: tuple[tuple[str, bool], ...]) -> State:
    board = Board.of(state.box, sections, state.options.island)
    tiles = (TILES_EACH,) * len(board.locations)
    return changed(state, sections=sections, board=board, tiles=tiles)


def _capitol_hexes(state: State, corner: int) -> int:
    if state.sections[corner][0] not in CAPITOL_SECTIONS:
        return 0
    return state.board.castles & QUARTERS[corner]


def _cave_hexes(state: State, corner: int) -> int:
    """Return the mountains of a section that are far enough from castles and locations.

    Those of other sections count as well.
    """
    board = state.board
    close = board.castles
    for place in board.locations:
        close |= 1 << place.hex
    for _ in range(state.options.cave_distance - 1):
        close |= around(close)
    return board.mountain & QUARTERS[corner] & ~close


def _place(state: State, what: str, number: int, hexes: int, told: Told) -> None:
    """Tell that a capitol or a cave is placed, if it may be: on one of the ``hexes``."""
    if not state.board.exists >> number & 1:
        raise no_such_hex(hex_name(number), state.board)
    facts = {"hex": hex_name(number), "section": state.sections[state.waiting[0]][0]}
    if not hexes >> number & 1:
        may = tuple(map(hex_name, bits(hexes)))
        raise IllegalAction(f"no_{what}_there", **facts, hexes=may)
    told.add(f"{what}_placed", facts)
