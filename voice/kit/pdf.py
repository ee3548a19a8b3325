"""Draws the pages of a kit: the only module that knows the library that draws.

The letters are Bitstream Vera Sans, which comes with the library, may be embedded freely and has
all accents. They are black on white, 21 to 1, or on a pale colour. The same kit gives the same
bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from typing import Any, Final

from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from .marks import BLACK, Bar, Dot, Frame, Hexagon, Mark, Ring, Stroke, Text
from .paper import PAGE, Page
from .tags import marked, tagged

_FONTS: Final = {False: ("HerautSans", "Vera.ttf"), True: ("HerautSansBold", "VeraBd.ttf")}
_THIN: Final = 0.2
"""Width of an outline, in millimetres."""


def drawn(pages: Sequence[Page], title: str, lang: str) -> bytes:
    """Return the tagged PDF of ``pages``, A4, in the language ``lang``."""
    buffer = BytesIO()
    # invariant: no date and no random name, lest two prints of one kit differ.
    canvas = Canvas(buffer, pagesize=(PAGE[0] * mm, PAGE[1] * mm), invariant=1, lang=lang)
    canvas.setTitle(title)
    canvas.setAuthor("Héraut")
    for page in pages:
        for part, begin in marked(page):
            canvas.addLiteral(begin)
            for mark in part.marks:
                _draw(canvas, mark)
            canvas.addLiteral("EMC")
        canvas.showPage()
    canvas.save()
    return tagged(buffer.getvalue(), pages, lang)


def text_width(text: str, points: float, bold: bool) -> float:
    """Return how wide a line is, in millimetres."""
    return float(pdfmetrics.stringWidth(text, _font(bold), points) / mm)


@cache
def _font(bold: bool) -> str:
    """Return the name of a font, made known to the library once."""
    name, file = _FONTS[bold]
    pdfmetrics.registerFont(TTFont(name, file))
    return name


def _draw(canvas: Any, mark: Mark) -> None:
    # The library measures from the bottom.
    x, y = mark.x * mm, (PAGE[1] - mark.y) * mm
    match mark:
        case Dot() | Ring():
            thin = isinstance(mark, Ring)
            _ink(canvas, mark.ink, mark.line if isinstance(mark, Ring) else _THIN)
            canvas.circle(x, y, mark.diameter / 2 * mm, stroke=thin, fill=not thin)
        case Bar() | Frame():
            thin = isinstance(mark, Frame)
            _ink(canvas, mark.ink, _THIN)
            canvas.rect(x, y, mark.width * mm, -mark.height * mm, stroke=thin, fill=not thin)
        case Hexagon():
            path = canvas.beginPath()
            path.moveTo(*_point(mark.corners[0]))
            for corner in mark.corners[1:]:
                path.lineTo(*_point(corner))
            path.close()
            _ink(canvas, BLACK, mark.line)
            if mark.fill:
                canvas.setFillColor(HexColor(mark.fill))
            canvas.drawPath(path, stroke=1, fill=bool(mark.fill))
        case Stroke():
            _ink(canvas, BLACK, mark.line)
            canvas.line(*_point((mark.x, mark.y)), *_point((mark.to_x, mark.to_y)))
        case Text():
            _ink(canvas, BLACK, _THIN)
            canvas.setFont(_font(mark.bold), mark.points)
            canvas.drawString(x, y, mark.text)


def _ink(canvas: Any, ink: str, line: float) -> None:
    canvas.setFillColor(HexColor(ink))
    canvas.setStrokeColor(HexColor(ink))
    canvas.setLineWidth(line * mm)


def _point(corner: tuple[float, float]) -> tuple[float, float]:
    return corner[0] * mm, (PAGE[1] - corner[1]) * mm
