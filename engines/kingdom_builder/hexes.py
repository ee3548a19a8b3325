"""The hexes: their names, their neighbours, and sets of them as bits of one integer.

Hex number ``20 * row + place - 1``; the board has the rows 0 to 19, the Island the rows 22 to 26,
so that no shift of bits leads from one to the other. Odd rows lie half a hex further east than
even ones. A set of hexes is an integer with the bit of each hex, 400 bits for the board.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import compress
from typing import Final, TypeVar

from heraut.engines.listing import Listing

A = TypeVar("A")

SIZE: Final = 20
"""Lines of the board, and places in a line."""
ISLAND_ROW: Final = 22
"""The row of the Island's first line; even, as the first line of every section is."""
ISLAND_LINES: Final = 5
ISLAND_PLACES: Final = 5
"""The most places that a line of the Island may have."""
LINES: Final = "ABCDEFGHIJKLMNOPQRSTUVWXY"
"""The names of the lines, those of the Island last."""
DIRECTIONS: Final = ("east", "west", "north_east", "north_west", "south_east", "south_west")
BEARINGS: Final = (*DIRECTIONS, "north", "south")
"""The directions in which something may roughly lie."""
CORNERS: Final = ("north_west", "north_east", "south_west", "south_east")
"""Where the four sections lie, in the order in which they are laid."""

CELLS: Final = SIZE * (ISLAND_ROW + ISLAND_LINES)
"""Bits that a set of hexes may have."""
_ISLAND_RANGE: Final = range(ISLAND_ROW, ISLAND_ROW + ISLAND_LINES)


def mask_of(numbers: Iterable[int]) -> int:
    """Return the set of these hexes."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def _in_grid(row: int, place: int) -> bool:
    if 0 <= row < SIZE:
        return 0 <= place < SIZE
    return row in _ISLAND_RANGE and 0 <= place < ISLAND_PLACES


GRID: Final = mask_of(number for number in range(CELLS) if _in_grid(number // SIZE, number % SIZE))
"""Every hex that the board or the Island may have."""
ISLAND: Final = GRID >> SIZE * ISLAND_ROW << SIZE * ISLAND_ROW
ROWS: Final = tuple(
    (GRID >> SIZE * row & (1 << SIZE) - 1) << SIZE * row for row in (*range(SIZE), *_ISLAND_RANGE)
)
"""The hexes of each line, in the order of :data:`LINES`."""
QUARTERS: Final = tuple(
    mask_of(
        SIZE * row + place
        for row in range(top, top + SIZE // 2)
        for place in range(left, left + SIZE // 2)
    )
    for top in (0, SIZE // 2)
    for left in (0, SIZE // 2)
)
"""The hexes of each corner, in the order of :data:`CORNERS`."""
BORDERS: Final = {
    "north": ROWS[0],
    "south": ROWS[SIZE - 1],
    "west": mask_of(range(0, SIZE * SIZE, SIZE)),
    "east": mask_of(range(SIZE - 1, SIZE * SIZE, SIZE)),
}
"""The hexes along each edge of the board."""

# Neighbours: [row change, place change] on an even row; on an odd row, one place further east
# for those on another line.
_EVEN: Final = {
    "east": (0, 1),
    "west": (0, -1),
    "north_east": (-1, 0),
    "north_west": (-1, -1),
    "south_east": (1, 0),
    "south_west": (1, -1),
}


def _step(number: int, direction: str) -> int:
    row, place = divmod(number, SIZE)
    rows, places = _EVEN[direction]
    to_row, to_place = row + rows, place + places + (rows != 0 and row % 2)
    there = _in_grid(row, place) and _in_grid(to_row, to_place)
    # A step from the board's last line must not lead to the Island, nor back.
    same = (row in _ISLAND_RANGE) == (to_row in _ISLAND_RANGE)
    return SIZE * to_row + to_place if there and same else -1


STEP: Final = {way: tuple(_step(number, way) for number in range(CELLS)) for way in DIRECTIONS}
"""The hex next to each one in each direction, -1 where there is none."""
NEAR: Final = tuple(
    mask_of(steps[number] for steps in STEP.values() if steps[number] >= 0)
    for number in range(CELLS)
)
"""The neighbours of each hex."""
TWO_STEPS: Final = tuple(
    mask_of(
        steps[steps[number]]
        for steps in STEP.values()
        if steps[number] >= 0 and steps[steps[number]] >= 0
    )
    for number in range(CELLS)
)
"""The hexes two steps away in a straight line from each hex."""

_EVERY: Final = (1 << CELLS) - 1
_NOT_LAST: Final = _EVERY & ~mask_of(range(SIZE - 1, CELLS, SIZE))
_NOT_FIRST: Final = _EVERY & ~mask_of(range(0, CELLS, SIZE))
_ODD: Final = mask_of(number for number in range(CELLS) if number // SIZE % 2)
# On odd rows the neighbours of other lines lie in the same column or further east, on even ones
# in the same column or further west.
_EASTWARD: Final = _ODD & _NOT_LAST
_WESTWARD: Final = _EVERY & ~_ODD & _NOT_FIRST


def around(mask: int) -> int:
    """Return every hex next to one of these; it may be one of them."""
    level = (mask & _NOT_LAST) << 1 | (mask & _NOT_FIRST) >> 1
    slanted = mask | (mask & _EASTWARD) << 1 | (mask & _WESTWARD) >> 1
    return (level | slanted << SIZE | slanted >> SIZE) & GRID


def lone(mask: int) -> int:
    """Return the hexes next to exactly one of these."""
    aside = (mask & _EASTWARD) << 1 | (mask & _WESTWARD) >> 1
    level = (mask & _NOT_LAST) << 1, (mask & _NOT_FIRST) >> 1
    once = twice = 0
    for step in (*level, mask << SIZE, mask >> SIZE, aside << SIZE, aside >> SIZE):
        twice |= once & step
        once |= step
    return once & ~twice & GRID


def _slanted_east(mask: int) -> int:
    """Return the hexes of these rows that become their eastern neighbours once a row is changed."""
    return mask & ~_ODD | (mask & _EASTWARD) << 1


def _slanted_west(mask: int) -> int:
    """Return the same of their western neighbours."""
    return mask & _ODD | (mask & _WESTWARD) >> 1


_SHIFTS: Final[Mapping[str, Callable[[int], int]]] = {
    "east": lambda mask: (mask & _NOT_LAST) << 1 & GRID,
    "west": lambda mask: (mask & _NOT_FIRST) >> 1 & GRID,
    "north_east": lambda mask: _slanted_east(mask) >> SIZE & GRID,
    "north_west": lambda mask: _slanted_west(mask) >> SIZE & GRID,
    "south_east": lambda mask: _slanted_east(mask) << SIZE & GRID,
    "south_west": lambda mask: _slanted_west(mask) << SIZE & GRID,
}
"""Returns the hexes one step further, by the direction."""


_OPPOSITE: Final = tuple(
    (_SHIFTS[way], _SHIFTS[back])
    for way, back in (("east", "west"), ("north_east", "south_west"), ("north_west", "south_east"))
)
"""The same for the three ways of straight lines, there and back."""


def shifted(mask: int, direction: str) -> int:
    """Return the hexes one step further in a direction."""
    return _SHIFTS[direction](mask)


def line_ends(mask: int) -> int:
    """Return the hexes that continue a straight line of at least three of these."""
    ends = 0
    for way, back in _OPPOSITE:
        second = mask & way(mask)
        if second and (middle := second & back(second)):
            ends |= way(way(middle)) | back(back(middle))
    return ends & ~mask


@lru_cache(maxsize=4096)
def groups(mask: int) -> tuple[int, ...]:
    """Return the connected groups of these hexes, that of the lowest hex first."""
    found = []
    while mask:
        group, grown = 0, mask & -mask
        while grown != group:
            group = grown
            grown |= around(grown) & mask
        mask &= ~group
        found.append(group)
    return tuple(found)


_FLAGS: Final = bytes(range(48)) + b"\0\1" + bytes(range(50, 256))
_MANY: Final = 24
"""From this many hexes on, reading all bits at once is quicker than one by one."""


def one_by_one(mask: int) -> Iterator[int]:
    """Yield the hexes of a set, in order, for who may want only the first of them."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


@lru_cache(maxsize=4096)
def bits(mask: int) -> tuple[int, ...]:
    """Return the hexes of a set, in order."""
    if mask.bit_count() >= _MANY:
        flags = bin(mask)[:1:-1].encode().translate(_FLAGS)
        return tuple(compress(range(CELLS), flags))
    return tuple(one_by_one(mask))


_HALVES: Final = tuple((1 << step, (1 << (1 << step)) - 1) for step in range(9, 2, -1))
"""Numbers of bits, each half of the one before, and as many bits set."""
_FEW: Final = 6
"""Up to so many hexes are taken away one by one sooner than halves are looked at."""
_OCTETS: Final = tuple(tuple(bit for bit in range(8) if octet >> bit & 1) for octet in range(256))
"""The bits that are set in each octet."""


def nth(mask: int, index: int) -> int:
    """Return the hex before which ``index`` others of a set come: ``bits(mask)[index]``.

    It takes a few others away. More of them it does not look at: it looks in which half of the
    bits the hex is, again and again, down to eight of them.
    """
    if index < _FEW:
        for _ in range(index):
            mask &= mask - 1
        return (mask & -mask).bit_length() - 1
    number = 0
    for width, lower in _HALVES:
        part = mask & lower
        count = part.bit_count()
        if index < count:
            mask = part
        else:
            index -= count
            number += width
            mask >>= width
    return number + _OCTETS[mask][index]


class At(Listing[A]):
    """What a table has for each hex of a set."""

    __slots__ = ("_mask", "_table")

    def __init__(self, table: Sequence[A], mask: int) -> None:
        self._table, self._mask = table, mask

    def __len__(self) -> int:
        return self._mask.bit_count()

    def __iter__(self) -> Iterator[A]:
        return map(self._table.__getitem__, bits(self._mask))

    def _at(self, index: int) -> A:
        return self._table[nth(self._mask, index)]

    def drawn(self, chance: float) -> A:
        """Return what the table has for a hex, each as likely as any other."""
        return self._table[nth(self._mask, int(chance * self._mask.bit_count()))]


def _named(number: int) -> str:
    row, place = divmod(number, SIZE)
    line = row - ISLAND_ROW + SIZE if row >= ISLAND_ROW else row
    return f"{LINES[line % len(LINES)]}{place + 1}"


_NAMES: Final = tuple(map(_named, range(CELLS)))


def hex_name(number: int) -> str:
    """Return the name of a hex: its line, and its place from 1."""
    return _NAMES[number]


def hex_number(name: str) -> int | None:
    """Return the hex of a name; ``None`` when neither the board nor the Island can have it."""
    line, place = name[:1].upper(), name[1:]
    if not line or line not in LINES or not place.isascii() or not place.isdecimal():
        return None
    index = LINES.index(line)
    row = index if index < SIZE else index - SIZE + ISLAND_ROW
    if len(place) > 2 or not _in_grid(row, int(place) - 1):
        return None
    return SIZE * row + int(place) - 1


def corner_of(number: int) -> str:
    """Return the corner of the board in which a hex lies; ``island`` for the Island."""
    for corner, quarter in zip(CORNERS, QUARTERS, strict=True):
        if quarter >> number & 1:
            return corner
    return "island"


def bearing(start: int, end: int) -> str:
    """Return roughly in which direction a hex lies: one of the six, or ``north``, ``south``."""
    row, place = divmod(start, SIZE)
    to_row, to_place = divmod(end, SIZE)
    rows = to_row - row
    halves = 2 * (to_place - place) + to_row % 2 - row % 2
    # Lines lie 0.87 places apart. East and west take 30 degrees to each side of them, north and
    # south 15.
    if 3 * abs(rows) < abs(halves):
        return "east" if halves > 0 else "west"
    vertical = "north" if rows < 0 else "south"
    if abs(rows) > 2 * abs(halves):
        return vertical
    return f"{vertical}_{'east' if halves > 0 else 'west'}"
