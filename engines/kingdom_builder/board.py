"""A board: its sections put together, as sets of hexes that are worked out once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_
from typing import Final

from heraut.engines.kingdom_builder.box import ISLANDS, LETTERS, TERRAIN_PLACES, TERRAINS, Box
from heraut.engines.kingdom_builder.hexes import (
    BORDERS,
    DIRECTIONS,
    ISLAND,
    ISLAND_LINES,
    ISLAND_PLACES,
    ISLAND_ROW,
    LINES,
    NEAR,
    QUARTERS,
    SIZE,
    around,
    bits,
    mask_of,
)

_BORDER: Final = BORDERS["north"] | BORDERS["south"] | BORDERS["west"] | BORDERS["east"]
_UNLAID: Final = "."


@dataclass(frozen=True, slots=True)
class Location:
    """A hex at which a location tile is taken."""

    hex: int
    kind: str
    ring: int
    """The hexes next to it."""


@dataclass(frozen=True, slots=True)
class Board:
    """The hexes of a board by what they are."""

    terrains: tuple[int, ...]
    """The hexes of each terrain, in the order of :data:`TERRAINS`."""
    water: int
    mountain: int
    castles: int
    locations: tuple[Location, ...]
    """In the order of their hexes."""
    kinds: tuple[str, ...]
    """The kind of each location."""
    buildable: int
    exists: int
    """All hexes that are laid."""
    by_water: int
    """The hexes next to water."""
    by_mountain: int
    by_location: int
    by_castle: int
    edge: int
    """The hexes along the border of the board, without the Island's, that may be built on."""
    island_edge: int
    """The same of the Island."""

    @staticmethod
    def of(box: Box, sections: Iterable[tuple[str, bool]], island: str) -> Board:
        """Return the board of these sections (and whether each is turned), the corners in order.

        Fewer than four make a board with gaps. ``island`` is its side, if it is in play.
        """
        pieces = [
            _piece(box.section(name), name, turned, bits(quarter)[0])
            for (name, turned), quarter in zip(sections, QUARTERS, strict=False)
        ]
        if island in ISLANDS:
            pieces.append(_piece(box.island(island), island, False, SIZE * ISLAND_ROW))
        return _joined(tuple(pieces))

    @property
    def lines(self) -> str:
        """The names of the lines that the board has."""
        return LINES if self.exists & ISLAND else LINES[:SIZE]

    def terrain(self, name: str) -> int:
        """Return the hexes of a terrain that may be built on."""
        return self.terrains[TERRAIN_PLACES[name]]

    def what(self, number: int) -> str:
        """Return what a hex is: a terrain, water, mountain, castle, or a location's kind."""
        bit = 1 << number
        for name, mask in zip(TERRAINS, self.terrains, strict=True):
            if mask & bit:
                return name
        if self.water & bit:
            return "water"
        if self.mountain & bit:
            return "mountain"
        return "castle" if self.castles & bit else self.kind_at(number)

    def kind_at(self, number: int) -> str:
        """Return the kind of the location that lies there; ``""`` where none does."""
        return next((place.kind for place in self.locations if place.hex == number), "")

    def rows(self) -> tuple[str, ...]:
        """Return the lines of the board by their letters, from the north; then the Island's."""
        letters = [_UNLAID] * SIZE * (ISLAND_ROW + ISLAND_LINES)
        masks = (*self.terrains, self.water, self.mountain, self.castles)
        for letter, mask in zip(LETTERS, masks, strict=False):
            for number in bits(mask):
                letters[number] = letter
        for place in self.locations:
            letters[place.hex] = "T"
        lines = [letters[SIZE * row : SIZE * (row + 1)] for row in range(SIZE)]
        if self.exists & ISLAND:
            for row in range(ISLAND_ROW, ISLAND_ROW + ISLAND_LINES):
                line = letters[SIZE * row : SIZE * row + ISLAND_PLACES]
                lines.append(line)
        return tuple("".join(line) for line in lines)


@dataclass(frozen=True, slots=True, eq=False)
class _Piece:
    """A part of the board, where it lies. There is only one of each: it is known by itself."""

    masks: tuple[int, ...]
    """The sets of hexes of a board, as far as they lie in it, in the order of :data:`_MASKS`."""
    locations: tuple[Location, ...]


_KINDS: Final = tuple(LETTERS.values())
_BESIDE: Final = ("water", "mountain", "castle", "location")
"""What it counts for to lie next to."""
_FIELDS: Final = (
    *("water", "mountain", "castles", "buildable", "exists"),
    *(f"by_{what}" for what in _BESIDE),
    *("edge", "island_edge"),
)
"""The sets of hexes of a board besides its terrains, by their fields."""
_MASKS: Final = (*TERRAINS, *_FIELDS)
"""All sets of hexes of a board: its parts make each of them up together."""


@lru_cache(maxsize=256)
def _piece(rows: tuple[str, ...], name: str, turned: bool, first: int) -> _Piece:
    """Return a part whose north-western corner is the hex ``first``."""
    if turned:
        rows = tuple(row[::-1] for row in rows[::-1])
    masks = dict.fromkeys(_KINDS, 0)
    for line, row in enumerate(rows):
        for place, letter in enumerate(row):
            if letter in LETTERS:
                masks[LETTERS[letter]] |= 1 << first + SIZE * line + place
    places = tuple(Location(number, name, NEAR[number]) for number in bits(masks["location"]))
    masks["buildable"] = buildable = reduce(or_, [masks[terrain] for terrain in TERRAINS])
    masks["exists"] = exists = buildable | reduce(or_, [masks[what] for what in _BESIDE])
    masks |= {f"by_{what}": around(masks[what]) for what in _BESIDE}
    shore = (number for number in bits(buildable & ISLAND) if not _is_inland(number, exists))
    masks |= {"edge": buildable & _BORDER, "island_edge": mask_of(shore)}
    masks["castles"] = masks["castle"]
    return _Piece(tuple(masks[what] for what in _MASKS), places)


@lru_cache(maxsize=4096)
def _masks(pieces: tuple[_Piece, ...]) -> tuple[int, ...]:
    """Return the sets of hexes of a board; all but the last part mostly lay there before."""
    if not pieces:
        return (0,) * len(_MASKS)
    return tuple(map(or_, _masks(pieces[:-1]), pieces[-1].masks))


@lru_cache(maxsize=4096)
def _joined(pieces: tuple[_Piece, ...]) -> Board:
    masks = _masks(pieces)
    places = sorted(
        [place for piece in pieces for place in piece.locations], key=lambda place: place.hex
    )
    return Board(
        terrains=masks[: len(TERRAINS)],
        locations=tuple(places),
        kinds=tuple([place.kind for place in places]),
        **dict(zip(_FIELDS, masks[len(TERRAINS) :], strict=True)),
    )


def _is_inland(number: int, exists: int) -> bool:
    return (NEAR[number] & exists).bit_count() == len(DIRECTIONS)
