"""The pages of a board: maps in large print, each hex with its name, and a board that is drawn.

Lengths are millimetres from the left and from the top of a page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from heraut.voice.herald import Words

from .alternatives import other_names, row_of
from .maps import Board, Map
from .marks import Hexagon, Mark, Stroke
from .names import message
from .paper import LINE, PARAGRAPH, WIDTH, Column, Measure, Page, centred
from .pegs import peg_pages
from .relief import relief_pages, texture_pages
from .textures import Texture, filled

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
_FREE: Final = (6.3, 6.2)
"""Half the width of what is kept free for letters, and half its height."""
_REGION: Final = 0.9
"""How thick the line is between two hexes of different terrain."""
_CAPITAL: Final = 2.3
"""Half the height of a capital in large print."""
_FIVES: Final = 5


def board_pages(board: Board, words: Words, measure: Measure) -> Sequence[Page]:
    """Return the pages that show a board: its maps, then its pegs."""
    shown = [_map(board, each, words, measure) for each in board.maps]
    shown += texture_pages(board, words, measure)
    shown += relief_pages(board, [each for each in board.maps if not each.turned], words, measure)
    if board.pegs:
        shown += peg_pages(board.game, board.pegs, words, measure)
    return shown


def drawn_pages(
    board: Board, laid: Sequence[Map], words: Words, measure: Measure
) -> Sequence[Page]:
    """Return the pages of one board as it is laid: the whole of it, its parts, and their relief."""
    whole = [_whole(board, laid[: board.beside], words, measure)] if board.beside else []
    parts = [_map(board, each, words, measure, laid=True) for each in laid]
    return [*whole, *parts, *relief_pages(board, laid, words, measure, laid=True)]


# Maps.


def _map(board: Board, shown: Map, words: Words, measure: Measure, *, laid: bool = False) -> Page:
    """Draw one part of a board, with what its hexes are called: wherever it may lie, or there."""
    game = board.game
    name = words.text(message(game, "map", shown.name, "name"))
    head = words.text(message(game, "map", shown.kind, "title"), name=name, turned=shown.turned)
    column = Column(head, measure)
    width = _width(shown)
    regions = list(_regions(shown, width))
    figures: dict[str, Sequence[Mark]] = {}
    for line in range(len(shown.rows)):
        told = row_of(words, game, shown, line)
        figures[told] = list(_row(board, shown, line, words, measure))
    # Drawn last, above the hexes on both sides of it.
    last = list(figures)[-1]
    figures[last] = [*figures[last], *regions]
    if beside := list(_beside(shown, measure)):
        figures[other_names(words, shown)] = beside
    column.figures(figures, _ROW * width * len(shown.rows) + LINE)
    key = message(game, "map", shown.kind, "key-laid" if laid else "key")
    column.paragraph(words.text(key, name=name, status=shown.status))
    return column.page()


def _whole(board: Board, laid: Sequence[Map], words: Words, measure: Measure) -> Page:
    """Draw a whole board with a letter for each hex."""
    game = board.game
    across = len(laid[0].places) if len(laid) < 2 else 2
    rows = tuple(
        tuple(what for part in laid[start : start + across] for what in part.rows[line])
        for start in range(0, len(laid), across)
        for line in range(len(laid[start].rows))
    )
    lines = "".join(laid[start].lines[0] for start in range(0, len(laid), across))
    shown = Map("whole", "", "", False, rows, (lines,), (laid[0].places[0],))
    column = Column(words.text(message(game, "map", "whole", "title")), measure)
    width = (WIDTH - 2 * _MARGIN) / (len(rows[0]) + 0.5)
    figures: dict[str, Sequence[Mark]] = {}
    for line, row in enumerate(rows):
        y = LINE + width / 3**0.5 + line * _ROW * width
        marks: list[Mark] = []
        for place, what in enumerate(row):
            x = _MARGIN + (place + 0.5 + line % 2 / 2) * width
            told = words.text(message(game, "map", what, "letter"))
            marks.append(Hexagon(x, y, width, fill=_texture(board, what).tint))
            marks.append(centred(x, y + _CAPITAL, told, measure))
        for x in (_MARGIN / 2 - 1, WIDTH - _MARGIN / 2 + 1):
            marks.append(centred(x, y + _CAPITAL, lines[line], measure, bold=True))
        figures[row_of(words, game, shown, line)] = marks
    regions = (
        Stroke(each.x + _MARGIN, each.y + LINE, each.to_x + _MARGIN, each.to_y + LINE, each.line)
        for each in _regions(shown, width)
    )
    numbers = (
        centred(_MARGIN + (place - 0.5) * width, LINE - 3, str(place), measure, bold=True)
        for place in range(_FIVES, len(rows[0]) + 1, _FIVES)
    )
    last = list(figures)[-1]
    figures[last] = [*figures[last], *regions, *numbers]
    column.figures(figures, LINE + _ROW * width * len(rows) + PARAGRAPH)
    parts = tuple(_named(board, each, words) for each in laid)
    column.paragraph(words.text(message(game, "map", "whole", "key"), parts=parts))
    return column.page()


def _named(board: Board, part: Map, words: Words) -> str:
    name = words.text(message(board.game, "map", part.name, "name"))
    return words.phrase("kit-map-part", name=name, turned=part.turned)


def _texture(board: Board, what: str) -> Texture:
    return board.textures[what]


def _regions(shown: Map, width: float) -> Iterator[Stroke]:
    """Yield the lines between hexes of different terrain, and around the whole."""
    rows = shown.rows

    def what(line: int, place: int) -> str:
        inside = 0 <= line < len(rows) and 0 <= place < len(rows[line])
        return rows[line][place] if inside else ""

    for line, row in enumerate(rows):
        shift = line % 2
        for place, here in enumerate(row):
            # From the upper corner clockwise, as the corners are.
            around = (
                (line - 1, place + shift),
                (line, place + 1),
                (line + 1, place + shift),
                (line + 1, place + shift - 1),
                (line, place - 1),
                (line - 1, place + shift - 1),
            )
            x, y = (place + 0.5 + shift / 2) * width, width / 3**0.5 + line * _ROW * width
            corners = Hexagon(x, y, width).corners
            for side, (to_line, to_place) in enumerate(around):
                there = what(to_line, to_place)
                # Each line between two hexes is drawn once.
                if here and here != there and (not there or side in (1, 2, 3)):
                    start, end = corners[side], corners[(side + 1) % 6]
                    yield Stroke(*start, *end, _REGION)


def _width(shown: Map) -> float:
    """Return how wide a hex may be."""
    return min(_WIDEST, (WIDTH - _MARGIN) / (max(map(len, shown.rows)) + 0.5))


def _row(board: Board, shown: Map, line: int, words: Words, measure: Measure) -> Iterator[Mark]:
    """Yield the hexes of one line."""
    width = _width(shown)
    letters, first = shown.lines[0], shown.places[0]
    y = width / 3**0.5 + line * _ROW * width
    for place, what in enumerate(shown.rows[line]):
        if what:
            x = (place + 0.5 + line % 2 / 2) * width
            told = words.text(message(board.game, "map", what))
            texture = _texture(board, what)
            hexagon = Hexagon(x, y, width, fill=texture.tint)
            yield hexagon
            yield from filled(texture, hexagon, _is_letter)
            yield centred(x, y + _UPPER, f"{letters[line]}{first + place}", measure)
            yield centred(x, y + _LOWER, told, measure)


def _is_letter(x: float, y: float) -> bool:
    """Tell whether the letters of a hex stand at a point from its centre."""
    return abs(x) < _FREE[0] and abs(y) < _FREE[1]


def _beside(shown: Map, measure: Measure) -> Iterator[Mark]:
    """Yield the other names of lines and places, beside the hexes."""
    width = _width(shown)
    longest = max(map(len, shown.rows))
    for other in shown.lines[1:]:
        x = (longest + 0.5) * width + _MARGIN / 2
        for line in range(len(shown.rows)):
            y = width / 3**0.5 + line * _ROW * width
            yield centred(x, y + _LOWER / 2, other[line], measure, bold=True)
    bottom = width / 3**0.5 * 2 + (len(shown.rows) - 1) * _ROW * width + LINE * 0.7
    for number in shown.places[1:]:
        for place in range(longest):
            # Below the last line, which may be one that lies further east.
            x = (place + 0.5 + (len(shown.rows) - 1) % 2 / 2) * width
            yield centred(x, bottom, str(number + place), measure, bold=True)
