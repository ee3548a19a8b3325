"""How a number feels: a column of large and small dots, or braille digits.

The column is Héraut's own code, and not that of an association that adapts games: the tables that
those use are not published. A large dot is five, a small one is one, from top to bottom. Numbers
that would take too many dots have a column for each digit, in which a bar is nought. What has a
part and a number, as a card of a period, has a column for each.

The braille digits are Louis Braille's: the number sign (dots 3456), then the letters a to j. The
other French notation, Antoine's, writes digits as letters with dot 6. Letters are those of the
French code, in which a small letter has no sign before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from .marks import Bar, Dot

FIVE: Final = 5

LARGE: Final = 7.0
"""Diameter of a large dot, in millimetres."""
SMALL: Final = 3.0
GAP: Final = 2.5
"""Between the edges of two marks that follow each other."""
BAR: Final = (10.0, 2.0)
"""Width and height of a bar."""

_APART: Final = 3.0
"""Between the columns of two digits."""

_DOT_PITCH: Final = 2.5
"""Between the centres of two dots of a braille cell; likewise of two cells, and one dot's size."""
_CELL_PITCH: Final = 6.0
_DOT: Final = 1.0
_NUMBER_SIGN: Final = "3456"
_DIGITS: Final = ("245", "1", "12", "14", "145", "15", "124", "1245", "125", "24")
"""The dots of each digit from 0: j, then a to i."""
_TENTH: Final = (*_DIGITS[1:], _DIGITS[0])
"""The dots of a to j; k to t add dot 3, u to z without w dots 3 and 6."""
_LETTERS: Final = {
    **dict(zip("abcdefghij", _TENTH, strict=True)),
    **{letter: dots + "3" for letter, dots in zip("klmnopqrst", _TENTH, strict=True)},
    **{letter: dots + "36" for letter, dots in zip("uvxyz", _TENTH[:5], strict=True)},
    "w": "2456",
    "é": "123456",
    "è": "2346",
    "ê": "126",
    "à": "12356",
    "ç": "12346",
    "ô": "1456",
}
"""The dots of each letter, as in the French code of 2008."""


@dataclass(frozen=True, slots=True)
class Relief:
    """What is to be felt, and how much room it takes."""

    marks: tuple[Bar | Dot, ...]
    """From the left upper corner of the whole."""
    width: float
    height: float
    bars: int = 0
    """How many bars are above the rest."""
    columns: tuple[int, ...] = ()
    """What each column of dots is worth, from the left; 0 is a bar."""
    cells: tuple[str, ...] = ()
    """The dots of each braille cell, by their numbers."""


def values(number: int) -> tuple[int, ...]:
    """Return what each dot of a number's column is worth, from top to bottom."""
    if number < 1:
        raise ValueError(f"the code has no dots for {number}")
    fives, ones = divmod(number, FIVE)
    return (FIVE,) * fives + (1,) * ones


def dots(number: int, bars: int = 0) -> Relief:
    """Return the column of a number under so many bars."""
    marks, height = _column(number, 0.0, bars * (BAR[1] + GAP))
    return Relief((*_bars(bars), *marks), BAR[0], height, bars, (number,))


def digits(number: int, bars: int = 0) -> Relief:
    """Return a number below a hundred as two columns under so many bars: tens, then units.

    Both are always there, so that a ten is never taken for a one.
    """
    if not 0 <= number < 100:
        raise ValueError(f"two columns have no room for {number}")
    return pair(*divmod(number, 10), bars)


def pair(left: int, right: int, bars: int = 0) -> Relief:
    """Return two numbers side by side as columns under so many bars."""
    top, beside = bars * (BAR[1] + GAP), BAR[0] + _APART
    found = [
        _column(number, place * beside, top) if number else _nought(place * beside, top)
        for place, number in enumerate((left, right))
    ]
    marks = [mark for column, _ in found for mark in column]
    height = max(end for _, end in found)
    return Relief((*_bars(bars), *marks), beside + BAR[0], height, bars, (left, right))


def _nought(left: float, top: float) -> tuple[Sequence[Bar | Dot], float]:
    return [Bar(left, top, *BAR)], top + BAR[1]


def _column(number: int, left: float, top: float) -> tuple[Sequence[Bar | Dot], float]:
    """Return the dots of a number in a column as wide as a bar, and where the last one ends."""
    marks: list[Bar | Dot] = []
    y = top
    for value in values(number):
        size = LARGE if value == FIVE else SMALL
        marks.append(Dot(left + BAR[0] / 2, y + size / 2, size))
        y += size + GAP
    return marks, y - GAP


def braille(number: int, bars: int = 0) -> Relief:
    """Return the digits of a number in one line under so many bars."""
    return _line([_NUMBER_SIGN, *(_DIGITS[int(digit)] for digit in str(number))], bars)


def letters(text: str, bars: int = 0) -> Relief:
    """Return small letters in one line under so many bars. Raises ``KeyError`` for others."""
    return _line([_LETTERS[letter] for letter in text], bars)


def mirrored(mark: Bar | Dot, width: float) -> Bar | Dot:
    """Return a mark as it is punched from behind, on a page of this width."""
    own = mark.width if isinstance(mark, Bar) else 0.0
    return replace(mark, x=width - mark.x - own)


def _line(cells: Sequence[str], bars: int) -> Relief:
    """Return braille cells side by side under so many bars."""
    top = bars * (BAR[1] + GAP)
    cell_dots = [
        dot for place, cell in enumerate(cells) for dot in _cell(cell, place * _CELL_PITCH, top)
    ]
    width = (len(cells) - 1) * _CELL_PITCH + _DOT_PITCH + _DOT
    marks: tuple[Bar | Dot, ...] = (*_bars(bars), *cell_dots)
    height = top + 2 * _DOT_PITCH + _DOT
    return Relief(marks, max(width, BAR[0] if bars else 0), height, bars, cells=tuple(cells))


def _bars(count: int) -> Sequence[Bar]:
    return [Bar(0.0, place * (BAR[1] + GAP), *BAR) for place in range(count)]


def _cell(numbered: str, left: float, top: float) -> Sequence[Dot]:
    """Return the dots of one cell: 1 to 3 down the left side, 4 to 6 down the right one."""
    return [
        Dot(
            left + _DOT / 2 + (int(dot) > 3) * _DOT_PITCH,
            top + _DOT / 2 + (int(dot) - 1) % 3 * _DOT_PITCH,
            _DOT,
        )
        for dot in numbered
    ]
