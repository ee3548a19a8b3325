"""Draws the pages of a kit: the only module that knows the library that draws.

The letters are Bitstream Vera Sans, which comes with the library, may be embedded freely and has
all accents. Black on white: the contrast is 21 to 1. The same kit gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from typing import Any, Final

from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from .marks import Bar, Dot, Frame, Hexagon, Mark, Ring, Text
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
        canvas.setLineWidth(_THIN * mm)
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
            canvas.circle(x, y, mark.diameter / 2 * mm, stroke=thin, fill=not thin)
        case Bar() | Frame():
            thin = isinstance(mark, Frame)
            canvas.rect(x, y, mark.width * mm, -mark.height * mm, stroke=thin, fill=not thin)
        case Hexagon():
            path = canvas.beginPath()
            path.moveTo(*_point(mark.corners[0]))
            for corner in mark.corners[1:]:
                path.lineTo(*_point(corner))
            path.close()
            canvas.drawPath(path, stroke=1, fill=0)
        case Text():
            canvas.setFont(_font(mark.bold), mark.points)
            canvas.drawString(x, y, mark.text)


def _point(corner: tuple[float, float]) -> tuple[float, float]:
    return corner[0] * mm, (PAGE[1] - corner[1]) * mm
