"""What is drawn on paper. All lengths are millimetres from the left and from the top."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

BLACK: Final = "#000000"


@dataclass(frozen=True, slots=True)
class _Round:
    x: float
    """Where its centre is."""
    y: float
    diameter: float
    ink: str = BLACK
    """Its colour, as the web writes it."""


@dataclass(frozen=True, slots=True)
class _Rectangle:
    x: float
    """Where its left upper corner is."""
    y: float
    width: float
    height: float
    ink: str = BLACK


@dataclass(frozen=True, slots=True)
class Dot(_Round):
    """A black dot, to be raised."""


@dataclass(frozen=True, slots=True)
class Ring(_Round):
    """A circle, thin unless it says otherwise: a chip that is shown, or a hole."""

    line: float = 0.2
    """How thick it is drawn, inwards and outwards of its diameter alike."""


@dataclass(frozen=True, slots=True)
class Bar(_Rectangle):
    """A black bar, to be raised."""


@dataclass(frozen=True, slots=True)
class Frame(_Rectangle):
    """A thin outline: of a label, to cut along, or of a card that is shown."""


@dataclass(frozen=True, slots=True)
class Text:
    """One line of large print."""

    x: float
    """Where it begins."""
    y: float
    """The line that the letters stand on."""
    text: str
    points: float
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Hexagon:
    """The outline of a regular hexagon that stands on a corner."""

    x: float
    """Where its centre is."""
    y: float
    width: float
    """Between two upright sides."""
    line: float = 0.2
    """How thick it is drawn."""
    fill: str = ""
    """The colour within, if any."""

    @property
    def corners(self) -> tuple[tuple[float, float], ...]:
        """The corners, from the upper one on clockwise."""
        half, side = self.width / 2, self.width / 3**0.5
        ring = ((0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5))
        return tuple((self.x + x * half, self.y + y * side) for x, y in ring)


@dataclass(frozen=True, slots=True)
class Stroke:
    """A straight black line."""

    x: float
    """Where it begins."""
    y: float
    to_x: float
    to_y: float
    line: float
    """How thick it is."""


Mark = Dot | Bar | Text | Frame | Ring | Hexagon | Stroke


def moved(mark: Mark, right: float, down: float) -> Mark:
    """Return the same mark elsewhere."""
    if isinstance(mark, Stroke):
        mark = replace(mark, to_x=mark.to_x + right, to_y=mark.to_y + down)
    return replace(mark, x=mark.x + right, y=mark.y + down)
