"""What settlements are worth: the goals, the castles, the capitols (rulebook, final scoring)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from heraut.engines.kingdom_builder.hexes import ISLAND, NEAR, QUARTERS, SIZE, around, bits, groups
from heraut.engines.kingdom_builder.state import State

POINTS_EACH: Final = {"merchants": 4, "knights": 2, "farmers": 3, "castles": 3}
"""For each of what is counted, where that is not one point."""
_LINE: Final = (1 << SIZE) - 1
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


def totals(state: State, owns: Sequence[int]) -> list[int]:
    """Return what each seat gets in all; ``owns`` as in :func:`points`."""
    return [sum([worth.points for worth in worths]) for worths in points(state, owns)]


def goal_points(state: State, goal: str, owns: Sequence[int], seat: int) -> tuple[int, int]:
    """Return the points of one seat by one goal, and how many are counted for them.

    ``castles`` and ``capitol`` are goals as well.
    """
    if goal == "lords":
        return _lords(state.options.lords_zero, owns, seat)
    count = _COUNTED[goal](state, owns[seat])
    # Two citizens are worth one point.
    return count // 2 if goal == "citizens" else count * POINTS_EACH.get(goal, 1), count


def _workers(state: State, own: int) -> int:
    board = state.board
    beside = board.by_location if state.options.island_workers else board.by_location & ~ISLAND
    return (own & (board.by_castle | beside)).bit_count()


def _merchants(state: State, own: int) -> int:
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
    return linked.bit_count()


def _per_line(own: int) -> list[int]:
    """Return how many settlements each line has, from the north, up to the last that has any."""
    counts = []
    while own:
        counts.append((own & _LINE).bit_count())
        own >>= SIZE
    return counts


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


def _capitols(state: State, own: int) -> int:
    """Count settlements at most two steps from a capitol (Queenie 1)."""
    areas = [NEAR[castle] | around(NEAR[castle]) for castle in state.capitols]
    if state.options.capitol_both == "twice":
        return sum((own & area).bit_count() for area in areas)
    every = 0
    for area in areas:
        every |= area
    return (own & every).bit_count()


_COUNTED: Final[Mapping[str, Callable[[State, int], int]]] = {
    "fishermen": lambda state, own: (own & state.board.by_water & ~state.board.water).bit_count(),
    "merchants": _merchants,
    "discoverers": lambda _, own: sum(map(bool, _per_line(own))),
    "hermits": lambda _, own: len(groups(own)),
    "citizens": lambda _, own: max((group.bit_count() for group in groups(own)), default=0),
    "miners": lambda state, own: (own & state.board.by_mountain).bit_count(),
    "workers": _workers,
    "knights": lambda _, own: max(_per_line(own), default=0),
    "farmers": lambda _, own: min((own & quarter).bit_count() for quarter in QUARTERS),
    "castles": lambda state, own: sum(1 for one in bits(state.board.castles) if own & NEAR[one]),
    "capitol": _capitols,
}
"""What is counted of a seat's settlements, by goal."""
