"""Where one comes to from a hex: straight ahead, over a landmark, behind one's own, farthest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from heraut.engines.kingdom_builder.hexes import DIRECTIONS, SIZE, STEP, bits, mask_of
from heraut.engines.kingdom_builder.landmarks import LANDMARKS, hexes_of
from heraut.engines.kingdom_builder.state import State

_SIDES: Final[Mapping[str, Sequence[str]]] = {
    **{way: (way,) for way in DIRECTIONS},
    "north": ("north_west", "north_east"),
    "south": ("south_west", "south_east"),
}


def straight(origin: int, way: str, steps: int) -> Iterable[int]:
    """Return the hexes straight ahead: two for north and south, which no hex lies in."""
    for side in _SIDES.get(way, ()):
        number = origin
        for _ in range(steps):
            number = STEP[side][number] if number >= 0 else -1
        if number >= 0:
            yield number


def walked(origin: int, way: str, steps: int) -> Iterable[int]:
    """Return the one hex to which a way leads."""
    if way not in ("north", "south"):
        return straight(origin, way, steps)
    number = origin + SIZE * (steps if way == "south" else -steps)
    same = 0 <= number < SIZE * SIZE if origin < SIZE * SIZE else number >= SIZE * SIZE
    return (number,) if same else ()


def behind_own(state: State, origin: int, way: str) -> Iterable[int]:
    """Return the first hex in a direction that is none of one's own."""
    for side in _SIDES.get(way, ()):
        number = origin
        while is_own(state.realm.own, number):
            number = STEP[side][number]
        if number >= 0 and number != origin:
            yield number


def next_free(state: State, origin: int, way: str) -> Iterable[int]:
    """Return the first hex in a direction where nobody is and somebody may be."""
    free = state.board.buildable & ~state.occupied
    ahead = next(iter(_SIDES.get(way, ())), "")
    number = STEP[ahead][origin] if ahead else -1
    while number >= 0 and not free >> number & 1:
        number = STEP[ahead][number]
    return (number,) if number >= 0 else ()


def farthest(hexes: int, way: str) -> int:
    """Return those of some hexes that lie farthest in a direction."""
    found = bits(hexes)
    keys = {number: _reach(number, way) for number in found}
    most = max(keys.values(), default=0)
    return mask_of(number for number in found if keys[number] == most)


def _reach(number: int, way: str) -> tuple[int, ...]:
    row, place = divmod(number, SIZE)
    rows = {"n": -row, "s": row}.get(way[:1], 0)
    # Odd lines lie half a hex further east.
    halves = 2 * place + row % 2
    sideways = {"east": halves, "west": -halves}.get(way.rpartition("_")[2], 0)
    return (rows + sideways,)


def jumped(state: State, landmark: str, start: int | None) -> Iterable[int]:
    """Return the hexes behind those of a landmark that adjoin a hex."""
    if landmark not in LANDMARKS or start is None:
        return
    hexes = hexes_of(state, landmark, state.turn)
    for side in DIRECTIONS:
        middle = STEP[side][start]
        if middle >= 0 and hexes >> middle & 1 and STEP[side][middle] >= 0:
            yield STEP[side][middle]


def onward(state: State, last: int) -> str:
    """Return the direction in which settlements go on from the last one: on as one reads, if any.

    Away from the one beside it, if there is just one.
    """
    own = state.realm.own
    beside = [way for way in DIRECTIONS if last >= 0 and is_own(own, STEP[way][last])]
    ahead = [way for way in DIRECTIONS if any(STEP[one][STEP[way][last]] == last for one in beside)]
    return ahead[0] if len(ahead) == 1 else "east"


def is_own(own: int, number: int) -> bool:
    """Tell whether a hex is one of one's own; -1 is none."""
    return number >= 0 and bool(own >> number & 1)


def row_ends(state: State, here: int) -> tuple[int, ...]:
    """Return the hexes on both sides of one, behind what is one's own there.

    Of nowhere (-1) they are those of the only row of one's own; of several rows of none.
    """
    own = state.realm.own
    if here < 0:
        rows = {row_ends(state, n) for n in bits(own) if is_own(own, STEP["east"][n])}
        return next(iter(rows)) if len(rows) == 1 else ()
    ends = []
    for way in ("west", "east"):
        number = STEP[way][here]
        while is_own(own, number):
            number = STEP[way][number]
        ends.append(number)
    return tuple(ends) if min(ends) >= 0 else ()
