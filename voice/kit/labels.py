"""What stands on the label of each card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from heraut.nfc import CardTag
from heraut.voice.herald import Words

from .box import Box, BoxCard, Code, Group
from .marks import Mark, Text, moved
from .names import initials, printed
from .tactile import Relief, braille, digits, dots, letters, pair

LARGE_PRINT: Final = 18.0
"""Points of the smallest letters on any page."""
HEIGHT: Final = 40.0
"""Of every label, in millimetres: the longest column of dots and its margins."""

_FIGURES: Final = 28.0
"""Points of numbers."""
_MARGIN: Final = 2.5
_BELOW: Final = 4.0
"""Between a line of braille and the capitals below it: accents stand there."""
_LINE: Final = 8.5
"""Between two lines of letters, in millimetres."""
_MM_PER_POINT: Final = 25.4 / 72
_CAPITAL: Final = 0.73
"""Height of a capital or a figure, in parts of the size of the print."""


@dataclass(frozen=True, slots=True)
class Label:
    """One label, to be glued on the left upper corner of a card's face."""

    card: CardTag
    lines: tuple[str, ...]
    """The large print, line by line."""
    relief: Relief
    """What is to be felt."""
    width: float
    """In millimetres; the height is :data:`HEIGHT`."""
    braille: bool
    """Whether the relief is a line of braille with the print below, or columns beside it."""

    @property
    def marks(self) -> tuple[Mark, ...]:
        """All that is drawn, from the label's left upper corner."""
        left = _MARGIN if self.braille else 2 * _MARGIN + self.relief.width
        y = _MARGIN + (self.relief.height + _BELOW if self.braille else 0.0)
        written: list[Mark] = []
        for line in self.lines:
            points = points_of(line)
            capital = points * _CAPITAL * _MM_PER_POINT
            written.append(Text(left, y + capital, line, points, bold=True))
            y += max(_LINE, capital + _MARGIN)
        return (*(moved(mark, _MARGIN, _MARGIN) for mark in self.relief.marks), *written)


def labels(box: Box, words: Words, in_braille: bool = False) -> tuple[Label, ...]:
    """Return a label for every card of the box, in its order."""
    return tuple(_label(card, words, in_braille) for card in box.cards)


def points_of(line: str) -> float:
    """Return the size of a line of large print: numbers are larger than words."""
    return _FIGURES if line.isdecimal() else LARGE_PRINT


def _label(card: BoxCard, words: Words, in_braille: bool) -> Label:
    first = initials(words, card) if in_braille else ""
    bars = card.group.bars
    relief = letters(first, bars) if first else raised(card.group, card.number, in_braille, bars)
    lines = tuple(printed(words, card).split())
    return Label(card.tag, lines, relief, card.group.width, in_braille)


def raised(group: Group, number: int, in_braille: bool, bars: int = 0) -> Relief:
    """Return how a number feels on the cards of a group, under so many bars.

    In braille a part is its hundreds: card 7 of part 3 is 307.
    """
    if in_braille:
        return braille(100 * group.part + number, bars)
    match group.code:
        case Code.COLUMN:
            return dots(number, bars)
        case Code.DIGITS:
            return digits(number, bars)
        case Code.PARTS:
            return pair(group.part, number, bars)
