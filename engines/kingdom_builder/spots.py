"""Hexes that have a name by what they are: the last settlement, a gap, where one must go."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from heraut.engines.kingdom_builder.hexes import (
    BORDERS,
    DIRECTIONS,
    NEAR,
    SIZE,
    STEP,
    around,
    bits,
    hex_number,
    mask_of,
)
from heraut.engines.kingdom_builder.landmarks import LANDMARKS, hexes_of
from heraut.engines.kingdom_builder.placement import build_hexes, move_hexes
from heraut.engines.kingdom_builder.state import BUILDERS, Phase, State
from heraut.engines.kingdom_builder.ways import farthest
from heraut.engines.protocol import Said

BOARD_CORNERS: Final = {
    "corner_north_west": 0,
    "corner_north_east": SIZE - 1,
    "corner_south_west": SIZE * (SIZE - 1),
    "corner_south_east": SIZE * SIZE - 1,
}
"""The hexes at the corners of the board, as a slot names them."""


def fitting(state: State, known: Said, near: object) -> int:
    """Return where a settlement may go, by the card or by the tile that is named."""
    if state.phase is not Phase.TURN:
        return 0
    tile, start = str(known.get("tile") or ""), hex_number(str(known.get("start") or ""))
    if tile in BUILDERS or not tile:
        fit = build_hexes(state, tile or "build")
    else:
        fit = 0 if start is None else move_hexes(state, tile, start)
    if near in LANDMARKS:
        border = BORDERS.get(str(near))
        fit &= border if border else around(hexes_of(state, str(near), state.turn))
    return fit


def _alone(state: State, _: int) -> int:
    own = state.realm.own
    return mask_of(number for number in bits(own) if not NEAR[number] & own)


def _go_on(state: State, last: int) -> int:
    """Return the hexes that go on from the last settlement away from one beside it."""
    if last < 0:
        return 0
    own, found = state.realm.own, set()
    for way in DIRECTIONS:
        ahead = STEP[way][last]
        back = next((n for n in bits(NEAR[last] & own) if STEP[way][n] == last), -1)
        if back >= 0 and ahead >= 0:
            found.add(ahead)
    return mask_of(found)


def _other_end(state: State, last: int) -> int:
    """Return the other end of the line at whose one end the last settlement stands."""
    ends = 0
    own = state.realm.own
    for way in DIRECTIONS:
        number, passed = STEP[way][last] if last >= 0 else -1, 0
        while number >= 0 and own >> number & 1:
            number, passed = STEP[way][number], passed + 1
        if passed and number >= 0:
            ends |= 1 << number
    return ends


def _gap(state: State, _: int) -> int:
    """Return the free hexes that have one's own settlements on two opposite sides."""
    own = state.realm.own
    pairs = (("east", "west"), ("north_east", "south_west"), ("north_west", "south_east"))
    free = state.board.exists & ~state.occupied
    return mask_of(
        number
        for number in bits(free & around(own))
        if any(
            all(STEP[way][number] >= 0 and own >> STEP[way][number] & 1 for way in pair)
            for pair in pairs
        )
    )


def _along(_: State, last: int) -> int:
    """Return the hexes beside the last settlement on its line."""
    return (
        mask_of(STEP[way][last] for way in ("east", "west") if STEP[way][last] >= 0)
        if (last >= 0)
        else 0
    )


def _line_end(state: State, here: int) -> int:
    """Return the last hex of the line in which a hex lies."""
    row = here // SIZE
    line = state.board.exists & ((1 << SIZE) - 1) << SIZE * row if here >= 0 else 0
    return 1 << bits(line)[-1] if line else 0


def _own(way: str) -> Callable[[State, int], int]:
    """Return what tells one's own settlement that lies farthest in a direction."""
    return lambda state, _: farthest(state.realm.own, way)


def _named(number: int) -> Callable[[State, int], int]:
    return lambda _, __: 1 << number


SPOTS: Final[Mapping[str, Callable[[State, int], int]]] = {
    "last": lambda _, last: 1 << last if last >= 0 else 0,
    "alone": _alone,
    "go_on": _go_on,
    "other_end": _other_end,
    "along": _along,
    "gap": _gap,
    "beside": lambda _, here: NEAR[here] if here >= 0 else 0,
    "line_start": lambda _, here: 1 << here - here % SIZE if here >= 0 else 0,
    "line_end": _line_end,
    **{f"own_{way}": _own(way) for way in ("north", "south", "east", "west")},
    **{corner: _named(number) for corner, number in BOARD_CORNERS.items()},
}
"""Hexes that have a name by what they are, as sets, by the state and the last settlement."""


def spot(state: State, name: str, last: int) -> int:
    """Return the hexes of a name, as a set; none where no hexes are called so."""
    tell = SPOTS.get(name)
    return tell(state, last) if tell else 0
