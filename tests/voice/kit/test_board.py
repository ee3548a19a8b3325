"""The maps and the key of the pegs, read back out of the PDF."""

from __future__ import annotations

import io
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pdfplumber
import pytest
from click.testing import CliRunner

from heraut.engines.facts import overlaid
from heraut.engines.kingdom_builder import Box
from heraut.engines.kingdom_builder.board import Board as Laid
from heraut.engines.kingdom_builder.box import ISLANDS, SECTIONS
from heraut.engines.kingdom_builder.hexes import STEP, bits, hex_name, hex_number
from heraut.engines.registry import RULES
from heraut.voice.box_data import corrections
from heraut.voice.commands.cards import cards
from heraut.voice.herald import Words
from heraut.voice.kit.board import board_pages
from heraut.voice.kit.box import BoxError
from heraut.voice.kit.labels import LARGE_PRINT
from heraut.voice.kit.maps import Board, board_of, find_board
from heraut.voice.kit.marks import Bar, Dot, Hexagon, Ring, Text
from heraut.voice.kit.paper import Page
from heraut.voice.kit.pdf import drawn, text_width

WORDS = Words("fr")
GAME = "kingdom_builder"
MM = 72 / 25.4
OWN = "[island_rope_bridge]\nvalue = ['GG', 'GTD', 'CCC', 'FF', 'L']\n"
TERRAINS = {
    "grass": "Pra",
    "canyon": "Can",
    "desert": "Dés",
    "flowers": "Fle",
    "forest": "For",
    "water": "Eau",
    "mountain": "Mt",
    "castle": "CHÂ",
    "oracle": "ORA",
    "farm": "FER",
    "tavern": "TAV",
    "tower": "TOU",
    "harbor": "POR",
    "paddock": "ENC",
    "barn": "GRA",
    "oasis": "OAS",
    "rope_bridge": "PON",
    "tree_house": "CAB",
}
PARTS = [(name, turned) for name in SECTIONS for turned in (False, True)]


def board(overlay: str = "") -> Board:
    found = find_board(GAME, overlaid(RULES[GAME].facts, overlay))
    assert found is not None
    return found


@cache
def shown() -> tuple[Page, ...]:
    return tuple(board_pages(board(), WORDS, text_width))


def page_of(name: str, turned: bool = False) -> Page:
    maps = [(each.name, each.turned) for each in board().maps]
    return shown()[maps.index((name, turned))]


def hexes(page: Page) -> dict[str, tuple[str, Hexagon]]:
    """Return what stands in each hexagon, below its name, by that name."""
    texts = [mark for mark in page.marks if isinstance(mark, Text)]
    found = {}
    for mark in page.marks:
        if isinstance(mark, Hexagon) and mark.fill:  # not the frame within a castle
            inside = [text for text in texts if _covers(mark, text)]
            name, what = sorted(inside, key=lambda text: text.y)
            found[name.text] = (what.text, mark)
    return found


def _covers(mark: Hexagon, text: Text) -> bool:
    middle = text.x + text_width(text.text, text.points, text.bold) / 2
    return abs(middle - mark.x) < mark.width / 4 and abs(text.y - 2 - mark.y) < mark.width / 3


def laid(name: str, turned: bool) -> Mapping[str, str]:
    """Return what the rules know of every hex of a section in the north-west, or of an Island."""
    if name in ISLANDS:
        known = Laid.of(Box.shipped(), (), name)
    else:
        known = Laid.of(Box.shipped(), [(name, turned)], "")
    return {hex_name(number): known.what(number) for number in bits(known.exists)}


@pytest.mark.parametrize(("name", "turned"), [*PARTS, *((side, False) for side in ISLANDS)])
def test_a_map_tells_every_hex_as_the_rules_know_it(name: str, turned: bool) -> None:
    known = laid(name, turned)
    told = {each: what for each, (what, _) in hexes(page_of(name, turned)).items()}
    assert told == {each: TERRAINS[what] for each, what in known.items()}


@pytest.mark.parametrize("name", ["tavern", "rope_bridge"])
def test_hexes_that_are_next_to_each_other_are_drawn_so(name: str) -> None:
    places = {each: mark for each, (_, mark) in hexes(page_of(name)).items()}
    beside = 0
    for each, mark in places.items():
        number = hex_number(each)
        assert number is not None
        for direction, steps in STEP.items():
            other = places.get(hex_name(steps[number])) if steps[number] >= 0 else None
            if other is not None:
                east, south = other.x - mark.x, other.y - mark.y
                assert (east**2 + south**2) ** 0.5 == pytest.approx(mark.width)
                assert ("east" in direction) == (east > 0)
                assert ("south" in direction) == (south > 1)
                beside += 1
    assert beside > len(places)


@pytest.mark.parametrize("name", ["oracle", "oasis", "tree_house"])
def test_what_stands_in_a_hexagon_stays_in_it(name: str) -> None:
    page = page_of(name)
    texts = [mark for mark in page.marks if isinstance(mark, Text)]
    for _, mark in hexes(page).values():
        for text in texts:
            if _covers(mark, text):
                right = text.x + text_width(text.text, text.points, text.bold)
                # The height of a capital, accents apart, in the library's letters.
                for x, y in ((text.x, text.y), (right, text.y - 4.6)):
                    assert _inside(mark, x, y), text.text


def _inside(mark: Hexagon, x: float, y: float) -> bool:
    east, south = abs(x - mark.x) / mark.width, abs(y - mark.y) / mark.width
    return east <= 0.5 and south <= (2 / 3**0.5 - 2 * east / 3**0.5) / 2


def test_the_other_names_stand_beside_a_section() -> None:
    page = page_of("tavern")
    inside = hexes(page)
    row = {name[0]: mark.y for name, (_, mark) in inside.items()}
    bold = [mark for mark in page.marks if isinstance(mark, Text) and mark.bold][1:]
    letters = {mark.text: mark.y - 2 for mark in bold if mark.text.isalpha()}
    assert "".join(letters) == "KLMNOPQRST"
    for here, there in zip("ABCDEFGHIJ", "KLMNOPQRST", strict=True):
        assert letters[there] == pytest.approx(row[here], abs=1.5)
    numbers = [mark for mark in bold if mark.text.isdecimal()]
    assert [mark.text for mark in numbers] == [str(place) for place in range(11, 21)]
    for place, number in enumerate(numbers, 1):
        middle = number.x + text_width(number.text, LARGE_PRINT, True) / 2
        assert middle == pytest.approx(inside[f"J{place}"][1].x)


def test_the_pages_say_which_part_they_show_and_which_way_it_lies() -> None:
    heads = [next(each for each in page.marks if isinstance(each, Text)).text for page in shown()]
    assert heads[4:6] == ["Section Taverne", "Section Taverne, tournée"]
    assert heads[16:20] == [
        "Île, Pont de corde",
        "Île, Cabane dans les arbres",
        "Les terrains, à voir et à toucher",
        "À poser sur la planche : Oracle",
    ]
    assert heads[27:] == [
        "À poser sur la planche : Pont de corde",
        "À poser sur la planche : Cabane dans les arbres",
        "Le plateau tactile",
        "Quel trou est quelle case",
        "Les lignes, et comment elles se disent",
    ]


# Pegs.


def test_every_hex_of_the_board_has_its_peg() -> None:
    page = shown()[-2]
    holes = [mark for mark in page.marks if isinstance(mark, Ring)]
    assert len(holes) == 400
    rows = sorted({hole.y for hole in holes})
    apart = holes[1].x - holes[0].x
    for line, y in enumerate(rows):
        row = sorted(hole.x for hole in holes if hole.y == y)
        assert len(row) == 20
        assert row[0] - holes[0].x == pytest.approx(apart / 2 * (line % 2))
    letters = [mark for mark in page.marks if isinstance(mark, Text) and mark.text.isalpha()]
    assert [mark.text for mark in letters] == [*"ABCDEFGHIJKLMNOPQRST"]
    for letter, y in zip(letters, rows, strict=True):
        assert letter.y - 2.3 == pytest.approx(y, abs=1)
    fives = [mark for mark in page.marks if isinstance(mark, Dot)]
    assert len(fives) == 8


def test_the_strips_part_the_sections_and_cover_no_hole() -> None:
    page = shown()[-2]
    holes = [mark for mark in page.marks if isinstance(mark, Ring)]
    down, across = (mark for mark in page.marks if isinstance(mark, Bar))
    for hole in holes:
        half = hole.diameter / 2
        assert hole.x + half < down.x or hole.x - half > down.x + down.width
        assert hole.y + half < across.y or hole.y - half > across.y + across.height
    assert sum(hole.x < down.x for hole in holes) == sum(hole.y < across.y for hole in holes) == 200


def test_the_lines_are_told_as_they_are_said() -> None:
    texts = [mark.text for mark in shown()[-1].marks if isinstance(mark, Text)][1:]
    rows = [(f"Rangée {row}", letter) for row, letter in enumerate("ABCDEFGHIJKLMNOPQRST", 1)]
    rows += [(f"Île, rangée {row}", letter) for row, letter in enumerate("UVWXY", 1)]
    for (row, letter), text in zip(rows, texts, strict=True):
        start, _, word = text.partition(f" : {letter}, ")
        assert start == row
        assert word[0].upper().translate({ord("É"): "E"}) == letter
        assert word.endswith(", décalée") == (int(row.split()[-1]) % 2 == 0)


# Where the maps come from.


@pytest.mark.long
def test_the_owner_of_a_box_gets_the_map_of_that_box() -> None:
    corrected = board(OWN)
    (bridge,) = (each for each in corrected.maps if each.name == "rope_bridge")
    assert bridge.rows[1] == ("grass", "rope_bridge", "desert")
    pages = board_pages(corrected, WORDS, text_width)
    told = [_all(page) for page in pages if _all(page).startswith("Île, ")]
    assert ["nulle part" in text for text in told] == [False, True]


def _all(page: Page) -> str:
    return " ".join(mark.text for mark in page.marks if isinstance(mark, Text))


def test_facts_that_do_not_tell_the_lines_are_refused() -> None:
    described: dict[str, Any] = {
        "maps": {
            "part": {
                "of": ["part_a"],
                "lines": ["A"],
                "places": [1],
                "turned": False,
                "letters": {},
            }
        }
    }
    with pytest.raises(BoxError) as caught:
        board_of("nim", described, ())
    assert caught.value.key == "box_other_board"
    assert WORDS.text("error-box-other-board", **caught.value.details)


@pytest.mark.parametrize("game", ["kingsbridge", "seven_kingdoms"])
def test_a_game_without_a_board_has_no_such_pages(game: str) -> None:
    assert find_board(game, RULES[game].facts) is None


@pytest.mark.long
def test_all_of_it_is_on_paper() -> None:
    octets = drawn(shown(), "Kit", "fr")
    with pdfplumber.open(io.BytesIO(octets)) as pdf:
        (tavern,) = (page for page in pdf.pages if "Section Taverne\n" in page.extract_text())
        # A hundred hexes, and the frames of castles and locations.
        outlines = [curve for curve in tavern.curves if len(curve["pts"]) == 7]
        assert len(outlines) >= 100 + 2 + 2
        for curve in tavern.curves:
            assert curve["x0"] >= 8 * MM and curve["x1"] <= 202 * MM


@pytest.mark.long
def test_the_command_draws_the_owners_map(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path / "home"))
    path = tmp_path / "kit.pdf"
    assert CliRunner().invoke(cards, ["kit", GAME, "--out", str(path)]).exit_code == 0
    before = path.read_bytes()
    corrections.install(GAME, OWN)
    result = CliRunner().invoke(cards, ["kit", GAME, "--out", str(path), "--replace"])
    assert result.exit_code == 0, result.output
    assert path.read_bytes() != before
