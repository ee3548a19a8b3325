"""Kits as they were printed, read back, and the games that have one."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache
from typing import Any

import pdfplumber

from heraut.engines.registry import RULES
from heraut.voice.herald import Words
from heraut.voice.kit.box import Box, find_box
from heraut.voice.kit.labels import labels
from heraut.voice.kit.maps import find_board
from heraut.voice.kit.pdf import drawn, text_width
from heraut.voice.kit.sheets import pages

WORDS = Words("fr")
GAME = "kingsbridge"
SEVEN = "seven_kingdoms"
BUILDER = "kingdom_builder"
WORLD = "world_without_end"
CHARACTERS = {
    "aldred": "Aldred",
    "edgar": "Edgar",
    "wynstan": "Évêque Wynstan",
    "gytha": "Gytha",
    "agatha": "Mère Agatha",
    "ragna": "Ragna",
    "ethelred": "Roi Ethelred",
    "den": "Shérif Den",
    "wigelm": "Wigelm",
    "wilwulf": "Wilwulf",
}


class Printed:
    """A kit and what can be read in its PDF, in millimetres from the left and from the top."""

    def __init__(self, box: Box, in_braille: bool) -> None:
        self.game, self.in_braille = box.game, in_braille
        self.labels = labels(box, WORDS, in_braille)
        board = find_board(box.game, RULES[box.game].facts)
        self.pages = pages(box, self.labels, WORDS, text_width, board)
        self.octets = drawn(self.pages, "Kit", "fr")
        with pdfplumber.open(io.BytesIO(self.octets)) as pdf:
            self.language = pdf.doc.catalog["Lang"]
            self.sizes = [(page.width, page.height) for page in pdf.pages]
            self.chars = [list(page.chars) for page in pdf.pages]
            self.curves = [list(page.curves) for page in pdf.pages]
            self.rects = [list(page.rects) for page in pdf.pages]
            self.texts = [page.extract_text() for page in pdf.pages]

    def outlines(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """Yield the outline of each label in the order of the pages, and its page."""
        for number, page in enumerate(self.pages):
            if page.labels:
                for rect in self.rects[number]:
                    if not rect["fill"]:
                        yield number, rect


@cache
def printed(in_braille: bool, game: str = GAME) -> Printed:
    return Printed(find_box(game), in_braille)
