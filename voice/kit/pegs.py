"""The key of a board of pegs: how it is made, which hole is which hex, and how its lines are said.

Lengths are millimetres from the left and from the top of a page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from heraut.voice.herald import Words

from .alternatives import board_of_pegs
from .maps import Pegs
from .marks import Bar, Dot, Mark, Ring
from .names import message
from .paper import LINE, WIDTH, Column, Measure, Page, centred
from .relief import PEG, PITCH, ROWS
from .tactile import LARGE

_HOLE: Final = 2.4
"""Diameter of the hole of a peg, where the whole board is drawn."""
_ROWS_APART: Final = 9.0
"""From one line of holes to the next: large print must fit."""
_STRIP: Final = 0.8
_FIVES: Final = 5
"""At every fifth line and hole the finger finds a dot."""
_BORDER: Final = 20.0
"""Of a real board, around its holes."""


def peg_pages(game: str, pegs: Pegs, words: Words, measure: Measure) -> Sequence[Page]:
    """Return the pages that tell about a board of pegs."""
    return [page(game, pegs, words, measure) for page in (_how, _holes, _lines)]


def _how(game: str, pegs: Pegs, words: Words, measure: Measure) -> Page:
    """Tell how the board of pegs is made."""
    column = Column(words.text(message(game, "pegs", "title")), measure)
    last, after = pegs.lines[pegs.part - 1], pegs.lines[pegs.part]
    sizes = {
        "peg": PEG,
        "pitch": PITCH,
        "apart": ROWS,
        "width": round((pegs.places - 0.5) * PITCH + 2 * _BORDER),
        "height": round((len(pegs.lines) - 1) * ROWS + 2 * _BORDER),
    }
    details = {**sizes, "lines": len(pegs.lines), "places": pegs.places, "part": pegs.part}
    for part in ("make", "sizes", "names", "strips", "dots", "pieces"):
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
        yield centred(x, LINE - 2, str(place), measure, bold=True)
        yield Dot(x, LINE + LARGE / 2, LARGE)
    for line, letter in enumerate(pegs.lines):
        y = top + (line + 0.5) * _ROWS_APART
        yield centred(LINE / 2, y + _HOLE * 0.8, letter, measure, bold=True)
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
