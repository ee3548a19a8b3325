"""Landmarks: what a hex or an area lies next to, and how far it is to something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from heraut.engines.kingdom_builder.box import TERRAINS
from heraut.engines.kingdom_builder.hexes import BORDERS, ISLAND, around, bits, mask_of
from heraut.engines.kingdom_builder.state import TILES, State
from heraut.engines.protocol import Seat

LANDMARKS: Final = (
    *TILES,
    "capitol",
    "castle",
    "cave",
    "water",
    "mountain",
    *TERRAINS,
    *BORDERS,
    "mine",
    "others",
)
"""All that a place may be named by, the most telling first."""
_TOLD: Final = tuple(name for name in LANDMARKS if name not in TERRAINS)
"""The landmarks that are told of a place; terrains would be too many."""


def hexes_of(state: State, landmark: str, seat: Seat) -> int:
    """Return the hexes of a landmark, as ``seat`` sees it; none when it is no landmark."""
    board = state.board
    simple: Mapping[str, int] = {
        "castle": board.castles,
        "capitol": mask_of(state.capitols),
        "cave": mask_of(state.caves),
        "water": board.water,
        "mountain": board.mountain,
        **BORDERS,
        "mine": state.realms[seat].own,
        "others": state.occupied & ~state.realms[seat].own,
    }
    if landmark in simple:
        return simple[landmark] & board.exists
    if landmark in TERRAINS:
        return board.terrain(landmark)
    return mask_of(place.hex for place in board.locations if place.kind == landmark)


def touches(state: State, area: int, seat: Seat) -> tuple[str, ...]:
    """Return the landmarks next to some hexes, or on whose edge these lie, as ``seat`` sees it.

    ``mine`` and ``others`` are settlements beside the area, not in it.
    """
    board, beside = state.board, around(area) & ~area
    capitols, caves = mask_of(state.capitols), mask_of(state.caves)
    own = state.realms[seat].own
    lying = {
        "capitol": capitols,
        "castle": board.castles & ~capitols,
        "cave": caves,
        "water": board.water,
        "mountain": board.mountain & ~caves,
        "mine": own,
        "others": state.occupied & ~own,
    }
    found = {place.kind for place in board.locations if place.ring & area}
    found |= {name for name, border in BORDERS.items() if border & area & ~ISLAND}
    found |= {name for name, hexes in lying.items() if hexes & beside}
    return tuple(name for name in _TOLD if name in found)


def gains(state: State, area: int, seat: Seat) -> tuple[str, ...]:
    """Return the tiles that a settlement of ``seat`` in the area might take, in their order."""
    realm = state.realms[seat]
    kinds = {
        place.kind
        for index, (place, left) in enumerate(zip(state.board.locations, state.tiles, strict=True))
        if left and place.ring & area and not realm.taken >> index & 1
    }
    return tuple(kind for kind in TILES if kind in kinds)


def far_from(origin: int, area: int) -> tuple[int, int]:
    """Return how many steps lie between two sets of hexes, and the hexes of the area so near.

    Steps lead over any hex. -1 and no hex when none leads there, as from the board to the Island.
    """
    steps, reached = 0, origin
    while not reached & area:
        wider = reached | around(reached)
        if wider == reached:
            return -1, 0
        steps, reached = steps + 1, wider
    return steps, reached & area


def nearest_of(number: int, landmark: int) -> tuple[int, int]:
    """Return the hex of a landmark that lies nearest, the first of several, and how far it is.

    -1 for the hex when none can be reached.
    """
    steps, found = far_from(1 << number, landmark)
    return (bits(found)[0], steps) if found else (-1, -1)
