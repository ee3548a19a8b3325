"""A page of A4: its edges, its title and number, and text that runs down it.

Lengths are millimetres from the left and from the top of a page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeVar

from heraut.voice.herald import Words

from .labels import LARGE_PRINT, Label
from .marks import Mark, Text, moved

PAGE: Final = (210.0, 297.0)
"""Width and height of A4."""

Measure = Callable[[str, float, bool], float]
"""Returns the width, in millimetres, of a line of so many points, bold or not."""

LEFT: Final = 12.0
WIDTH: Final = PAGE[0] - 2 * LEFT
"""Between the margins."""
TOP: Final = 24.0
BOTTOM: Final = 278.0
LINE: Final = 9.0
PARAGRAPH: Final = 4.0
"""Room after a paragraph."""
_TITLE: Final = 17.0
"""The line that a page's title stands on."""
_FOOT: Final = 288.0

_T = TypeVar("_T")


class Role(StrEnum):
    """What a part of a page is to who has it read aloud."""

    HEADING = "heading"
    PARAGRAPH = "paragraph"
    FIGURE = "figure"
    """Drawn: nothing but its alternative text is read."""
    ASIDE = "aside"
    """Not read at all: what every page has, such as its number."""


@dataclass(frozen=True, slots=True)
class Part:
    """What is read as one thing."""

    role: Role
    marks: tuple[Mark, ...]
    alt: str = ""
    """The alternative text of a figure."""


@dataclass(frozen=True, slots=True)
class Page:
    """One side of A4."""

    parts: tuple[Part, ...]
    """In the order of reading."""
    labels: tuple[Label, ...] = ()
    """The labels on it, in order."""

    @property
    def marks(self) -> tuple[Mark, ...]:
        """All that is drawn."""
        return tuple(mark for part in self.parts for mark in part.marks)


class Column:
    """Text and marks below each other on one page."""

    def __init__(self, head: str, measure: Measure) -> None:
        self.y = TOP
        self.parts: list[Part] = [title(head)]
        self._measure = measure

    def paragraph(self, text: str) -> None:
        """Add lines that are as long as fits."""
        lines: list[Text] = []
        for line in _wrapped(text, WIDTH, self._measure):
            self.y += LINE
            lines.append(Text(LEFT, self.y, line, LARGE_PRINT))
        self.parts.append(Part(Role.PARAGRAPH, tuple(lines)))
        self.y += PARAGRAPH

    def line(self, texts: Mapping[float, str], bold: bool = False) -> None:
        """Add texts side by side, each at so many millimetres from the left margin."""
        self.y += LINE
        for x, text in texts.items():
            mark = Text(LEFT + x, self.y, text, LARGE_PRINT, bold)
            self.parts.append(Part(Role.PARAGRAPH, (mark,)))

    def figures(self, figures: Mapping[str, Sequence[Mark]], height: float) -> None:
        """Add figures by their alternative texts, drawn from their own left upper corner."""
        for alt, marks in figures.items():
            placed = tuple(moved(mark, LEFT, self.y) for mark in marks)
            self.parts.append(Part(Role.FIGURE, placed, alt))
        self.y += height + PARAGRAPH

    def copy(self) -> Column:
        """Return another column that holds the same so far."""
        column = Column("", self._measure)
        column.y, column.parts = self.y, list(self.parts)
        return column

    def page(self) -> Page:
        """Return the page. Raises ``ValueError`` when it is too full."""
        if self.y > BOTTOM:
            raise ValueError(f"a page of the kit is too full: {self.y:.0f} mm")
        return Page(tuple(self.parts))


def centred(x: float, y: float, text: str, measure: Measure, bold: bool = False) -> Text:
    """Return a line of large print around ``x``."""
    return Text(x - measure(text, LARGE_PRINT, bold) / 2, y, text, LARGE_PRINT, bold)


def title(text: str) -> Part:
    """Return the title of a page."""
    return Part(Role.HEADING, (Text(LEFT, _TITLE, text, LARGE_PRINT, bold=True),))


def foot(number: int, count: int, words: Words) -> Part:
    """Return the line that numbers a page."""
    told = words.text("kit-page", page=number, pages=count)
    return Part(Role.ASIDE, (Text(LEFT, _FOOT, told, LARGE_PRINT),))


def split(items: Sequence[_T], size: int) -> Sequence[Sequence[_T]]:
    """Return ``items`` in parts of ``size``; the last one may be shorter."""
    return [items[start : start + size] for start in range(0, len(items), size)]


def _wrapped(text: str, width: float, measure: Measure) -> Sequence[str]:
    """Return ``text`` in lines of at most ``width`` millimetres, cut between words."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and measure(longer, LARGE_PRINT, False) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
