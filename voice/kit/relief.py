"""Sheets to be raised and laid on a board of pegs: what each hex is, for the finger.

Lengths are millimetres from the left and from the top of a page. The sheets are as large as the
board: one part of it fills a page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from heraut.voice.herald import Words

from .alternatives import row_of
from .labels import LARGE_PRINT
from .maps import Board, Map
from .marks import Bar, Dot, Hexagon, Mark, Ring, Text
from .names import message
from .paper import LINE, PARAGRAPH, Column, Measure, Page, split
from .textures import APART, GRAIN, LUMP, filled
from .textures import LINE as THICK

PITCH: Final = 17.5
"""From the middle of a hole to that of the next in its line."""
ROWS: Final = round(PITCH * 3**0.5 / 2, 1)
"""From a line of holes to the next."""
PEG: Final = 5.0
"""Diameter of a hole."""
_CLEAR: Final = 4.0
"""Around the middle of a hole nothing is raised: there a peg is felt for."""
_NORTH: Final = 30.0
"""The bar above the north side, so that no sheet is laid the wrong way round."""
_SAMPLE: Final = 2
"""How many textures are shown side by side."""


def texture_pages(board: Board, words: Words, measure: Measure) -> Sequence[Page]:
    """Return the page that shows how each terrain looks and feels, with the sizes."""
    game = board.game
    own = {each.name for each in board.maps}
    names = [name for name in board.textures if name not in own]
    samples = [*names, *sorted(own & board.textures.keys())[:1]]
    if not samples:
        return []
    column = Column(words.text(message(game, "texture", "title")), measure)
    sizes = {"line": THICK, "apart": APART, "small": GRAIN, "large": LUMP}
    column.paragraph(words.text(message(game, "texture", "how"), **sizes))
    for row in split(samples, _SAMPLE):
        figures: dict[str, Sequence[Mark]] = {}
        for place, what in enumerate(row):
            texture = board.textures[what]
            name = words.text(
                message(game, "texture", "location")
                if what in own
                else message(game, "map", what, "name")
            )
            left = place * 95.0
            first = Hexagon(left + PITCH / 2, PITCH * 0.58, PITCH, fill=texture.tint)
            second = Hexagon(left + PITCH * 1.6, PITCH * 0.58, PITCH)
            figures[words.text(message(game, "texture", texture.pattern), name=name)] = [
                first,
                *filled(texture, first, _no_hole),
                second,
                *filled(texture, second, _hole, raised=True),
                Ring(second.x, second.y, PEG),
                Text(left + PITCH * 2.3, PITCH * 0.58 + 2.3, name, LARGE_PRINT),
            ]
        column.figures(figures, PITCH * 1.16)
    return [column.page()]


def relief_pages(
    board: Board, shown: Sequence[Map], words: Words, measure: Measure, *, laid: bool = False
) -> Sequence[Page]:
    """Return a page to be raised for each part of a board; none where nothing can be felt."""
    if not board.textures or board.pegs is None:
        return []
    return [_sheet(board, each, words, measure, laid) for each in shown]


def _sheet(board: Board, shown: Map, words: Words, measure: Measure, laid: bool) -> Page:
    name = words.text(message(board.game, "map", shown.name, "name"))
    title = message(board.game, "relief", "title")
    turned = laid and shown.turned
    column = Column(words.text(title, name=name, turned=turned), measure)
    figures: dict[str, Sequence[Mark]] = {
        row_of(words, board.game, shown, line): list(_row(board, shown, line))
        for line in range(len(shown.rows))
    }
    column.figures(figures, LINE + ROWS * len(shown.rows) + PARAGRAPH)
    column.paragraph(words.text(message(board.game, "relief", "key")))
    return column.page()


def _row(board: Board, shown: Map, line: int) -> Iterator[Mark]:
    """Yield the hexes of one line, as they are raised, with their holes."""
    if line == 0:
        yield Bar(0, 0, _NORTH, 2 * THICK)
        yield Dot(_NORTH + LUMP, THICK, LUMP)
    y = LINE + PITCH / 3**0.5 + line * ROWS
    for place, what in enumerate(shown.rows[line]):
        if what:
            hexagon = Hexagon((place + 0.5 + line % 2 / 2) * PITCH, y, PITCH)
            yield from filled(board.textures[what], hexagon, _hole, raised=True)
            yield Ring(hexagon.x, y, PEG)


def _hole(x: float, y: float) -> bool:
    return x * x + y * y < _CLEAR * _CLEAR


def _no_hole(x: float, y: float) -> bool:
    return False
