"""What settlements are worth: the goals, the castles, the capitols (rulebook, final scoring)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from heraut.engines.kingdom_builder.hexes import ISLAND, NEAR, QUARTERS, ROWS, around, bits, groups
from heraut.engines.kingdom_builder.state import State

CASTLE_POINTS: Final = 3
MERCHANT_POINTS: Final = 4
KNIGHT_POINTS: Final = 2
FARMER_POINTS: Final = 3
LORD_POINTS: Final = (12, 6)
"""For the most settlements in a section, and for the next number."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What one seat's settlements are worth for one reason."""

    goal: str
    """A goal, ``castles`` or ``capitol``."""
    points: int
    count: int
    """How many of what is counted: settlements, lines, groups, places, sections led."""


def points(state: State, owns: Sequence[int]) -> list[list[Worth]]:
    """Return for each seat what it gets for each goal, for castles, and for capitols if any.

    ``owns`` has the hexes of each seat's settlements: those of the state, or as they might be.
    """
    goals = (*state.goals, "castles", *(("capitol",) if state.capitols else ()))
    return [
        [Worth(goal, *goal_points(state, goal, owns, seat)) for goal in goals]
        for seat in range(len(owns))
    ]


def goal_points(state: State, goal: str, owns: Sequence[int], seat: int) -> tuple[int, int]:
    """Return the points of one seat by one goal, and how many are counted for them.

    ``castles`` and ``capitol`` are goals as well.
    """
    if goal == "lords":
        return _lords(state.options.lords_zero, owns, seat)
    return _GOALS[goal](state, owns[seat])


def _fishermen(state: State, own: int) -> tuple[int, int]:
    count = (own & state.board.by_water & ~state.board.water).bit_count()
    return count, count


def _miners(state: State, own: int) -> tuple[int, int]:
    count = (own & state.board.by_mountain).bit_count()
    return count, count


def _workers(state: State, own: int) -> tuple[int, int]:
    board = state.board
    beside = board.by_location if state.options.island_workers else board.by_location & ~ISLAND
    count = (own & (board.by_castle | beside)).bit_count()
    return count, count


def _merchants(state: State, own: int) -> tuple[int, int]:
    """Count castles and locations that a group of settlements links to another one."""
    board = state.board
    specials = board.castles
    for place in board.locations:
        specials |= 1 << place.hex
    linked = 0
    for group in groups(own):
        touched = around(group) & specials
        if touched & touched - 1:
            linked |= touched
    return MERCHANT_POINTS * linked.bit_count(), linked.bit_count()


def _discoverers(state: State, own: int) -> tuple[int, int]:
    count = sum(1 for row in ROWS if own & row)
    return count, count


def _hermits(state: State, own: int) -> tuple[int, int]:
    count = len(groups(own))
    return count, count


def _citizens(state: State, own: int) -> tuple[int, int]:
    largest = max((group.bit_count() for group in groups(own)), default=0)
    return largest // 2, largest


def _knights(state: State, own: int) -> tuple[int, int]:
    most = max((own & row).bit_count() for row in ROWS)
    return KNIGHT_POINTS * most, most


def _farmers(state: State, own: int) -> tuple[int, int]:
    fewest = min((own & quarter).bit_count() for quarter in QUARTERS)
    return FARMER_POINTS * fewest, fewest


def _lords(zero: str, owns: Sequence[int], seat: int) -> tuple[int, int]:
    """Rank the seats in each section; all that tie get all the points. The Island is none."""
    worth = led = 0
    for quarter in QUARTERS:
        counts = [(own & quarter).bit_count() for own in owns]
        ranks = sorted(set(counts), reverse=True)
        mine = counts[seat]
        if mine == 0 and (zero == "never" or (zero == "second" and ranks[0] == 0)):
            continue
        place = ranks.index(mine)
        if place < len(LORD_POINTS):
            worth += LORD_POINTS[place]
            led += place == 0
    return worth, led


def _castles(state: State, own: int) -> tuple[int, int]:
    count = sum(1 for castle in bits(state.board.castles) if own & NEAR[castle])
    return CASTLE_POINTS * count, count


def _capitols(state: State, own: int) -> tuple[int, int]:
    """Count settlements at most two steps from a capitol (Queenie 1)."""
    areas = [NEAR[castle] | around(NEAR[castle]) for castle in state.capitols]
    if state.options.capitol_both == "twice":
        count = sum((own & area).bit_count() for area in areas)
    else:
        every = 0
        for area in areas:
            every |= area
        count = (own & every).bit_count()
    return count, count


_GOALS: Final[Mapping[str, Callable[[State, int], tuple[int, int]]]] = {
    "fishermen": _fishermen,
    "merchants": _merchants,
    "discoverers": _discoverers,
    "hermits": _hermits,
    "citizens": _citizens,
    "miners": _miners,
    "workers": _workers,
    "knights": _knights,
    "farmers": _farmers,
    "castles": _castles,
    "capitol": _capitols,
}
