"""The board of a match on paper, and that of sections that are named."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from heraut.engines.journal import Journal
from heraut.engines.kingdom_builder.board import Board as Laid
from heraut.engines.kingdom_builder.box import Box
from heraut.engines.kingdom_builder.hexes import bits, hex_name
from heraut.engines.match import Match
from heraut.engines.registry import RULES
from heraut.voice.commands.cards import cards
from heraut.voice.herald import Words
from heraut.voice.kit.board import drawn_pages
from heraut.voice.kit.box import BoxError
from heraut.voice.kit.maps import Board, find_board
from heraut.voice.kit.marks import Hexagon, Stroke, Text
from heraut.voice.kit.names import named_parts
from heraut.voice.kit.pdf import text_width

WORDS = Words("fr")
GAME = "kingdom_builder"
SECTIONS = "Taverne, enclos tourné, oasis, ferme tournée"
PARTS = (("tavern", False), ("paddock", True), ("oasis", False), ("farm", True))
LETTERS = {"grass": "P", "canyon": "C", "desert": "D", "flowers": "L", "forest": "F"}
LETTERS |= {"water": "E", "mountain": "M", "castle": "K"}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path / "home"))


def board() -> Board:
    found = find_board(GAME, RULES[GAME].facts)
    assert found is not None
    return found


def kit(*options: str) -> Result:
    return CliRunner().invoke(cards, ["kit", GAME, *options])


def test_sections_are_named_in_words() -> None:
    named = named_parts(board(), SECTIONS, WORDS)
    assert named == tuple((f"section_{name}", turned) for name, turned in PARTS)
    assert named_parts(board(), "tavern", WORDS) == (("section_tavern", False),)
    with pytest.raises(BoxError) as caught:
        named_parts(board(), "taverne, chaumière", WORDS)
    assert "chaumière" in WORDS.text("error-box-no-such-map", **caught.value.details)


def test_every_hex_is_called_and_drawn_as_the_match_knows_it() -> None:
    kit_board = board()
    known = Laid.of(Box.shipped(), PARTS, "")
    laid = kit_board.laid(named_parts(kit_board, SECTIONS, WORDS))
    whole, *parts = drawn_pages(kit_board, laid, WORDS, text_width)[:5]
    names = {
        mark.text
        for page in parts
        for mark in page.marks
        if isinstance(mark, Text) and mark.text[1:].isdecimal()
    }
    assert names == {hex_name(number) for number in bits(known.exists)} and len(names) == 400
    letters = [
        m.text for m in whole.marks if isinstance(m, Text) and not m.bold and len(m.text) == 1
    ]
    wanted = [LETTERS.get(known.what(number), "O") for number in bits(known.exists)]
    assert letters == wanted
    assert sum(isinstance(mark, Hexagon) for mark in whole.marks) == 400


def test_thick_lines_stand_between_terrains_and_nowhere_else() -> None:
    kit_board = board()
    known = Laid.of(Box.shipped(), PARTS, "")
    laid = kit_board.laid(named_parts(kit_board, SECTIONS, WORDS))
    whole = drawn_pages(kit_board, laid, WORDS, text_width)[0]
    hexes = [mark for mark in whole.marks if isinstance(mark, Hexagon)]
    what = [known.what(number) for number in bits(known.exists)]
    drawn = {
        _place((m.x + m.to_x) / 2, (m.y + m.to_y) / 2) for m in whole.marks if isinstance(m, Stroke)
    }
    sides: dict[tuple[float, float], list[str]] = {}
    for mark, terrain in zip(hexes, what, strict=True):
        corners = mark.corners
        for (x, y), (to_x, to_y) in zip(corners, (*corners[1:], corners[0]), strict=True):
            sides.setdefault(_place((x + to_x) / 2, (y + to_y) / 2), []).append(terrain)
    wanted = {place for place, on in sides.items() if len(on) == 1 or on[0] != on[1]}
    assert drawn == wanted and len(wanted) > 200


def _place(x: float, y: float) -> tuple[float, float]:
    return round(x, 1) + 0.0, round(y, 1) + 0.0


@pytest.mark.long
def test_the_board_of_a_match_is_drawn_with_the_corrections_it_is_played_with(
    tmp_path: Path,
) -> None:
    own = "[island_rope_bridge]\nvalue = ['GG', 'GTD', 'CCC', 'FF', 'L']\n"
    options = {"setup": "first_game", "island": "rope_bridge"}
    match = Match.new(GAME, 2, options, 1, overlay=own)
    Journal.create(tmp_path / "match.jsonl", match)
    out = tmp_path / "board.pdf"
    result = kit("--board", str(tmp_path / "match.jsonl"), "--out", str(out))
    assert result.exit_code == 0, result.output
    assert "onze pages" in result.output and out.read_bytes().startswith(b"%PDF")
    parts = RULES[GAME].laid(match.state)
    assert parts[-1] == ("island_rope_bridge", False) and len(parts) == 5
    again = kit("--board", str(tmp_path / "match.jsonl"), "--out", str(out))
    assert again.exit_code == 0, "the same board gives the same bytes"
    assert kit("--sections", SECTIONS, "--out", str(out)).exit_code != 0, "nothing is overwritten"


def test_what_is_no_board_is_refused_in_words(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    Journal.create(save, Match.new("kingsbridge", 2, {}, 1))
    assert "les quatre sections" in kit("--sections", "taverne").output
    assert "autre jeu" in kit("--board", str(save)).output
    assert "pas les deux" in kit("--board", str(save), "--sections", SECTIONS).output
    none = CliRunner().invoke(cards, ["kit", "kingsbridge", "--sections", "taverne"])
    assert none.exit_code == 2
    drawn = tmp_path / "drawn.jsonl"
    Journal.create(drawn, Match.new(GAME, 2, {"cards": "table"}, 1))
    assert "les quatre sections" in kit("--board", str(drawn)).output
