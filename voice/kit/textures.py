"""What fills a hex, so that an eye or a finger tells which terrain it is.

Each terrain has one pattern: half as large in the large-print maps, where it has a colour as well,
and whole on the sheets that are raised. Turned by half a turn, as sections are, it is the same. Its
sizes keep to what fingers tell apart: lines of one millimetre, dots of one and a half or of three,
two millimetres or more between them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Final

from .marks import BLACK, Bar, Dot, Hexagon, Mark, Ring

WHITE: Final = "#ffffff"


class Pattern(StrEnum):
    """What a hex is filled with."""

    SMOOTH = "smooth"
    """Nothing."""
    UPRIGHT = "upright"
    """Lines from north to south."""
    LEVEL = "level"
    """Lines from west to east."""
    GRID = "grid"
    """Both."""
    GRAINS = "grains"
    """Small dots."""
    LUMPS = "lumps"
    """Large dots."""
    RINGS = "rings"
    """Small rings."""
    FRAME = "frame"
    """One hexagon within it."""
    FRAMES = "frames"
    """Two hexagons within it."""


@dataclass(frozen=True, slots=True)
class Texture:
    """How a terrain looks and feels."""

    pattern: Pattern
    ink: str = BLACK
    """The colour of its pattern where it is printed."""
    tint: str = WHITE
    """The pale colour behind it."""


Clear = Callable[[float, float], bool]
"""Tells whether a point, from the centre of a hex, is to be kept free."""

LINE: Final = 1.0
"""How thick a line is, in millimetres."""
APART: Final = 4.0
"""From the middle of a line to that of the next."""
GRAIN: Final = 1.5
"""Diameter of a small dot."""
LUMP: Final = 3.0
"""Diameter of a large dot; likewise of a ring, in the middle of its line."""
_GRAINS_APART: Final = 3.5
_PRINTED: Final = 0.5
"""How large a pattern is where it is seen, in parts of the one that is felt."""
_EDGE: Final = 1.0
"""Between the edge of a hex and what fills it."""
_STEP: Final = 0.25
"""How finely lines are cut where they end."""


@dataclass(frozen=True, slots=True)
class _Hex:
    """A hex that is filled."""

    place: Hexagon
    clear: Clear
    ink: str
    size: float
    """1 where it is felt."""

    @property
    def half(self) -> float:
        return self.place.width / 2

    def free(self, x: float, y: float, around: float) -> bool:
        """Tell whether something may be drawn so many millimetres around a point."""
        half = self.half - _EDGE * self.size - around
        if abs(x) > half or abs(y) + abs(x) / 3**0.5 > half * 2 / 3**0.5:
            return False
        sides = [(x + dx, y + dy) for dx in (-around, around) for dy in (-around, around)]
        return not any(self.clear(*each) for each in sides)

    def bar(self, left: float, top: float, width: float, height: float) -> Bar:
        return Bar(self.place.x + left, self.place.y + top, width, height, self.ink)


def filled(texture: Texture, hexagon: Hexagon, clear: Clear, *, raised: bool = False) -> list[Mark]:
    """Return what fills a hex but for what is to be kept free; ``raised``: as it is felt."""
    ink, size = (BLACK, 1.0) if raised else (texture.ink, _PRINTED)
    return list(_PATTERNS[texture.pattern](_Hex(hexagon, clear, ink, size)))


def _smooth(into: _Hex) -> Iterator[Mark]:
    return iter(())


def _upright(into: _Hex) -> Iterator[Mark]:
    line = LINE * into.size
    for x in _steps(into.half, APART * into.size):
        for top, bottom in _runs(partial(_on_upright, into, x), into.half * 1.2, 2 * line):
            yield into.bar(x - line / 2, top, line, bottom - top)


def _on_upright(into: _Hex, x: float, y: float) -> bool:
    return into.free(x, y, LINE * into.size / 2)


def _level(into: _Hex) -> Iterator[Mark]:
    line = LINE * into.size
    for y in _steps(into.half * 1.2, APART * into.size):
        for left, right in _runs(partial(_on_level, into, y), into.half, 2 * line):
            yield into.bar(left, y - line / 2, right - left, line)


def _on_level(into: _Hex, y: float, x: float) -> bool:
    return into.free(x, y, LINE * into.size / 2)


def _grid(into: _Hex) -> Iterator[Mark]:
    yield from _upright(into)
    yield from _level(into)


def _grains(into: _Hex) -> Iterator[Mark]:
    apart, size = _GRAINS_APART * into.size, GRAIN * into.size
    for number, y in enumerate(_steps(into.half * 1.2, apart * 3**0.5 / 2)):
        for x in _steps(into.half, apart, number % 2 * apart / 2):
            if into.free(x, y, size / 2):
                yield Dot(into.place.x + x, into.place.y + y, size, into.ink)


def _lumps(into: _Hex) -> Iterator[Mark]:
    size = LUMP * into.size
    for x, y in _at_corners(into, size / 2):
        yield Dot(x, y, size, into.ink)


def _rings(into: _Hex) -> Iterator[Mark]:
    size, line = LUMP * into.size, LINE * into.size
    for x, y in _at_corners(into, (size + line) / 2):
        yield Ring(x, y, size, into.ink, line)


def _at_corners(into: _Hex, around: float) -> Iterator[tuple[float, float]]:
    """Yield the middle of a hex and a place in each of its corners, as far as they are free."""
    reach = into.half * 2 / 3**0.5 - 2 * (around + _EDGE * into.size) / 3**0.5
    inner = Hexagon(0.0, 0.0, reach * 3**0.5)
    for x, y in ((0.0, 0.0), *inner.corners):
        if into.free(x * 0.99, y * 0.99, around * 0.9):
            yield into.place.x + x, into.place.y + y


def _frame(into: _Hex) -> Iterator[Mark]:
    line = 1.6 * into.size
    yield Hexagon(into.place.x, into.place.y, into.place.width - line - into.size, line)


def _frames(into: _Hex) -> Iterator[Mark]:
    line = 0.8 * into.size
    for inwards in (1.2, 4.2):
        yield Hexagon(into.place.x, into.place.y, into.place.width - inwards * into.size, line)


_PATTERNS: Final[Mapping[Pattern, Callable[[_Hex], Iterator[Mark]]]] = {
    Pattern.SMOOTH: _smooth,
    Pattern.UPRIGHT: _upright,
    Pattern.LEVEL: _level,
    Pattern.GRID: _grid,
    Pattern.GRAINS: _grains,
    Pattern.LUMPS: _lumps,
    Pattern.RINGS: _rings,
    Pattern.FRAME: _frame,
    Pattern.FRAMES: _frames,
}


def _steps(reach: float, apart: float, shift: float = 0.0) -> list[float]:
    """Return places from one side to the other, the same on both sides of the middle."""
    count = int(reach / apart)
    first = -count * apart
    if shift:
        return [first + shift + apart * n for n in range(2 * count)]
    return [first + apart * n for n in range(2 * count + 1)]


def _runs(
    free: Callable[[float], bool], reach: float, shortest: float
) -> list[tuple[float, float]]:
    """Return from where to where a line is free, but for pieces too short to be told."""
    runs: list[tuple[float, float]] = []
    steps = int(2 * reach / _STEP) + 1
    start: float | None = None
    for number in range(steps + 1):
        at = -reach + number * _STEP
        if number < steps and free(at):
            start = at if start is None else start
        elif start is not None:
            if at - _STEP - start >= shortest:
                runs.append((start, at - _STEP))
            start = None
    return runs
