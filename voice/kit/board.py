"""The pages of a board: maps in large print, each hex with its name, and the key of the pegs.

Lengths are millimetres from the left and from the top of a page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from heraut.voice.herald import Words

from .alternatives import board_of_pegs, other_names, row_of
from .labels import LARGE_PRINT
from .maps import Board, Map, Pegs
from .marks import Bar, Dot, Hexagon, Mark, Ring, Text
from .names import message
from .paper import LINE, WIDTH, Column, Measure, Page
from .tactile import LARGE

_MARGIN: Final = 8.0
"""Room for the letters beside a map."""
_WIDEST: Final = 20.0
"""Of a hex, where there is room for more."""
_ROW: Final = 3**0.5 / 2
"""From one line of hexes to the next, in widths of a hex."""
_UPPER: Final = -0.9
"""The line that the name of a hex stands on, from its centre."""
_LOWER: Final = 5.2
"""The same of what the hex is."""

_HOLE: Final = 3.0
"""Diameter of the hole of a peg."""
_ROWS_APART: Final = 9.0
"""From one line of holes to the next: large print must fit."""
_STRIP: Final = 0.8
_FIVES: Final = 5
"""At every fifth line and hole the finger finds a dot."""


def board_pages(board: Board, words: Words, measure: Measure) -> Sequence[Page]:
    """Return the pages that show a board: its maps, then its pegs."""
    shown = [_map(board.game, each, words, measure) for each in board.maps]
    if pegs := board.pegs:
        shown += [page(board.game, pegs, words, measure) for page in (_how, _holes, _lines)]
    return shown


# Maps.


def _map(game: str, shown: Map, words: Words, measure: Measure) -> Page:
    """Draw one part of a board, with what its hexes are called wherever it may lie."""
    name = words.text(message(game, "map", shown.name, "name"))
    head = words.text(message(game, "map", shown.kind, "title"), name=name, turned=shown.turned)
    column = Column(head, measure)
    width = _width(shown)
    figures: dict[str, Sequence[Mark]] = {
        row_of(words, game, shown, line): list(_row(game, shown, line, words, measure))
        for line in range(len(shown.rows))
    }
    if beside := list(_beside(shown, measure)):
        figures[other_names(words, shown)] = beside
    column.figures(figures, _ROW * width * len(shown.rows) + LINE)
    key = message(game, "map", shown.kind, "key")
    column.paragraph(words.text(key, name=name, status=shown.status))
    return column.page()


def _width(shown: Map) -> float:
    """Return how wide a hex may be."""
    return min(_WIDEST, (WIDTH - _MARGIN) / (max(map(len, shown.rows)) + 0.5))


def _row(game: str, shown: Map, line: int, words: Words, measure: Measure) -> Iterator[Mark]:
    """Yield the hexes of one line."""
    width = _width(shown)
    letters, first = shown.lines[0], shown.places[0]
    y = width / 3**0.5 + line * _ROW * width
    for place, what in enumerate(shown.rows[line]):
        if what:
            x = (place + 0.5 + line % 2 / 2) * width
            told = words.text(message(game, "map", what))
            yield Hexagon(x, y, width)
            yield _centred(x, y + _UPPER, f"{letters[line]}{first + place}", measure)
            yield _centred(x, y + _LOWER, told, measure)


def _beside(shown: Map, measure: Measure) -> Iterator[Mark]:
    """Yield the other names of lines and places, beside the hexes."""
    width = _width(shown)
    longest = max(map(len, shown.rows))
    for other in shown.lines[1:]:
        x = (longest + 0.5) * width + _MARGIN / 2
        for line in range(len(shown.rows)):
            y = width / 3**0.5 + line * _ROW * width
            yield _centred(x, y + _LOWER / 2, other[line], measure, bold=True)
    bottom = width / 3**0.5 * 2 + (len(shown.rows) - 1) * _ROW * width + LINE * 0.7
    for number in shown.places[1:]:
        for place in range(longest):
            # Below the last line, which may be one that lies further east.
            x = (place + 0.5 + (len(shown.rows) - 1) % 2 / 2) * width
            yield _centred(x, bottom, str(number + place), measure, bold=True)


def _centred(x: float, y: float, text: str, measure: Measure, bold: bool = False) -> Text:
    return Text(x - measure(text, LARGE_PRINT, bold) / 2, y, text, LARGE_PRINT, bold)


# Pegs.


def _how(game: str, pegs: Pegs, words: Words, measure: Measure) -> Page:
    """Tell how the board of pegs is made."""
    column = Column(words.text(message(game, "pegs", "title")), measure)
    last, after = pegs.lines[pegs.part - 1], pegs.lines[pegs.part]
    details = {"lines": len(pegs.lines), "places": pegs.places, "part": pegs.part}
    for part in ("make", "names", "strips", "dots", "pieces"):
        key = message(game, "pegs", part)
        column.paragraph(words.text(key, last=last, next=after, **details))
    return column.page()


def _holes(game: str, pegs: Pegs, words: Words, measure: Measure) -> Page:
    """Draw the whole board of pegs."""
    column = Column(words.text(message(game, "pegs", "drawn")), measure)
    figure = {board_of_pegs(words, pegs): list(_drawn(pegs, measure))}
    column.figures(figure, _ROWS_APART * len(pegs.lines) + 2 * LARGE)
    return column.page()


def _drawn(pegs: Pegs, measure: Measure) -> Iterator[Mark]:
    left, top = LINE + LARGE, LINE + LARGE + 2
    apart = (WIDTH - left) / (pegs.places + 0.5)
    for place in range(_FIVES, pegs.places + 1, _FIVES):
        x = left + (place - 0.5) * apart
        yield _centred(x, LINE - 2, str(place), measure, bold=True)
        yield Dot(x, LINE + LARGE / 2, LARGE)
    for line, letter in enumerate(pegs.lines):
        y = top + (line + 0.5) * _ROWS_APART
        yield _centred(LINE / 2, y + _HOLE * 0.8, letter, measure, bold=True)
        if (line + 1) % _FIVES == 0:
            yield Dot(LINE + LARGE / 2, y, LARGE)
        for place in range(pegs.places):
            yield Ring(left + (place + 0.5 + line % 2 / 2) * apart, y, _HOLE)
    height = len(pegs.lines) * _ROWS_APART
    # Halfway between the last hole of a line further east and the first one of another line.
    strip = left + (pegs.part + 0.25) * apart - _STRIP / 2
    yield Bar(strip, top, _STRIP, height)
    yield Bar(left, top + pegs.part * _ROWS_APART - _STRIP / 2, WIDTH - left, _STRIP)


def _lines(game: str, pegs: Pegs, words: Words, measure: Measure) -> Page:
    """List the lines: which row of pegs each is, and what its hexes are called aloud."""
    column = Column(words.text(message(game, "pegs", "lines")), measure)
    for kind, letters in (("line", pegs.lines), ("aside", pegs.aside)):
        for row, letter in enumerate(letters, 1):
            key = message(game, "pegs", kind)
            told = words.text(key, row=row, line=letter, shifted=row % 2 == 0)
            column.line({0: told})
    return column.page()
