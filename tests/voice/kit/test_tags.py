"""What a screen reader finds in a kit: read back out of the PDF."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pdfplumber
import pytest

from heraut.engines.registry import RULES
from heraut.voice.kit.box import find_box
from heraut.voice.kit.labels import labels
from heraut.voice.kit.maps import find_board
from heraut.voice.kit.pdf import drawn, text_width
from heraut.voice.kit.sheets import pages

from .printed_kits import BUILDER, GAME, SEVEN, WORDS, WORLD

Element = Mapping[str, Any]


class Tagged:
    """The tags of a kit, page by page, and the marks of its letters."""

    def __init__(self, game: str, in_braille: bool) -> None:
        box = find_box(game)
        made = labels(box, WORDS, in_braille)
        board = find_board(game, RULES[game].facts)
        self.pages = pages(box, made, WORDS, text_width, board)
        with pdfplumber.open(io.BytesIO(drawn(self.pages, "Un kit", "fr"))) as pdf:
            self.catalog = pdf.doc.catalog
            self.top = [page.structure_tree for page in pdf.pages]
            self.letters = [
                [(char["tag"], char["mcid"], char["text"]) for char in page.chars]
                for page in pdf.pages
            ]

    def elements(self, page: int) -> list[Element]:
        """Return what stands on one page, in the order of reading."""
        return [each for top in self.top[page] for each in _leaves(top)]


def _leaves(element: Element) -> Iterator[Element]:
    if "mcids" in element:
        yield element
    for child in element.get("children", ()):
        yield from _leaves(child)


@cache
def tagged(game: str, in_braille: bool = False) -> Tagged:
    return Tagged(game, in_braille)


@pytest.fixture(params=[GAME, SEVEN, BUILDER, WORLD])
def kit(request: pytest.FixtureRequest) -> Tagged:
    return tagged(request.param)


@pytest.mark.long
def test_the_file_says_that_it_is_tagged_and_in_which_language(kit: Tagged) -> None:
    assert kit.catalog["MarkInfo"]["Marked"] is True
    assert kit.catalog["Lang"] in (b"fr", "fr")
    assert kit.catalog["StructTreeRoot"].resolve()["Type"].name == "StructTreeRoot"
    assert kit.catalog["ViewerPreferences"]["DisplayDocTitle"] is True
    assert all([top["type"] for top in tops] == ["Document"] for tops in kit.top)
    assert {top["lang"] for tops in kit.top for top in tops} == {"fr"}


def test_each_page_begins_with_its_heading_and_no_drawing_is_dumb(kit: Tagged) -> None:
    assert len(kit.top) == len(kit.pages) > 7
    for number in range(len(kit.pages)):
        first, *others = kit.elements(number)
        assert first["type"] == ("H2" if number else "H1")
        assert {each["type"] for each in others} <= {"P", "Figure"}
        for each in others:
            assert bool(each.get("alt_text")) == (each["type"] == "Figure")


def test_every_letter_is_read_once_but_for_the_number_of_the_page(kit: Tagged) -> None:
    assert kit.letters
    for number, letters in enumerate(kit.letters):
        known = [mark for each in kit.elements(number) for mark in each["mcids"]]
        assert sorted(known) == list(range(len(known))), "no mark is read twice"
        assert {mark for _, mark, _ in letters if mark is not None} <= {*known}
        aside = "".join(text for _, mark, text in letters if mark is None)
        assert aside.startswith(f"Page {number + 1} sur ")


def test_a_label_tells_its_card_and_how_it_feels() -> None:
    told = {each.get("alt_text") for page in range(9) for each in tagged(SEVEN).elements(page)}
    assert "Le sept : une barre, un gros point et 2 petits points." in told
    assert "Le blason trois : une barre en haut, 3 petits points." in told
    kit = tagged(SEVEN, in_braille=True)
    told = {each.get("alt_text") for page in range(8) for each in kit.elements(page)}
    assert "Le sept : points 3 4 5 6, points 1 2 4 5." in told


def test_a_map_is_read_line_by_line_with_every_hex() -> None:
    kit = tagged(BUILDER)
    heads = ["".join(text for _, mark, text in letters if mark == 0) for letters in kit.letters]
    told = [each["alt_text"] for each in kit.elements(heads.index("Section Oracle"))[1:-2]]
    assert told[0] == ("Ligne A : 1 à 3 Prairie, 4 à 5 Forêt, 6 Eau, 7 Prairie, 8 à 10 Forêt.")
    assert [each[6] for each in told] == [*"ABCDEFGHIJ"]
    assert "8 Oracle" in told[3] and "4 Château" in told[1]
    (beside,) = (each["alt_text"] for each in kit.elements(heads.index("Section Oracle"))[-2:-1])
    assert "de K à T" in beside and "place est 11" in beside
