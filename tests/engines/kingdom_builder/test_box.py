"""What the board shows is data, with how far it is to be trusted, and an owner may correct it."""

from __future__ import annotations

import pytest

from heraut.engines.facts import BadOverlay
from heraut.engines.kingdom_builder import KINGDOM_BUILDER, Box
from heraut.engines.kingdom_builder.board import Board
from heraut.engines.kingdom_builder.box import SECTIONS
from heraut.engines.kingdom_builder.hexes import around, hex_name

COUNTS = {
    "oracle": "C14 D15 F15 G16 K2 L15 M5 T1 W17",
    "farm": "C14 D12 F15 G14 K1 L14 M2 T2 W26",
    "tavern": "C15 D15 F16 G17 K1 L15 M9 T2 W10",
    "tower": "C15 D16 F13 G15 K1 L15 M10 T2 W13",
    "harbor": "C14 D14 F14 G16 K2 L13 M5 T1 W21",
    "paddock": "C14 D15 F15 G16 K1 L14 M13 T2 W10",
    "barn": "C17 D18 F15 G16 K1 L13 M13 T2 W5",
    "oasis": "C12 D11 F12 G14 K1 L14 T2 W34",
}
"""Hexes of each kind in each section, counted apart."""


@pytest.mark.parametrize("section", SECTIONS)
def test_sections_have_the_hexes_that_were_counted(section):
    letters = "".join(Box.shipped().section(section))
    counted = {kind: letters.count(kind) for kind in sorted(set(letters))}
    assert " ".join(f"{kind}{count}" for kind, count in counted.items()) == COUNTS[section]


def test_the_box_has_as_many_castles_and_locations_as_its_rulebook_lists():
    """Seven castle pieces do for any board, and 28 location tiles for all sections."""
    letters = {name: "".join(Box.shipped().section(name)) for name in SECTIONS}
    castles = sorted(rows.count("K") for rows in letters.values())
    assert sum(castles[-4:]) <= 7
    assert 2 * sum(rows.count("T") for rows in letters.values()) == 28
    for name, rows in letters.items():
        assert rows.count("T") == (1 if name in ("oracle", "harbor") else 2)


def test_what_is_not_sourced_says_so():
    facts = {fact.item: fact for fact in Box.shipped().facts}
    assert {item for item, fact in facts.items() if fact.status != "sourced"} == {
        "first_game",
        "island_rope_bridge",
        "island_tree_house",
    }
    assert facts["island_rope_bridge"].status == facts["island_tree_house"].status == "house"
    assert all(fact.why and fact.confidence < 1 for fact in facts.values())


@pytest.mark.parametrize("side", ["rope_bridge", "tree_house"])
def test_the_house_islands_keep_to_what_the_rulebook_tells(side):
    """Five lines, one location, desert beside grass, and what its tile wants."""
    board = Board.of(Box.shipped(), (), side)
    (place,) = board.locations
    assert (hex_name(place.hex), place.kind) == ("W3", side)
    assert all(board.terrains)
    assert around(board.terrain("desert")) & board.terrain("grass")
    assert place.ring & ~board.buildable == 0


OWN = """
[island_rope_bridge]
value = ["GG", "GTD", "CCC", "FF", "L"]

[first_game.value]
north_west = "farm"
north_east = "oasis"
south_west = "paddock"
south_east = "tavern"
"""


def test_an_owner_corrects_what_is_printed():
    box = Box.shipped().corrected(OWN)
    assert box.island("rope_bridge") == ("GG...", "GTD..", "CCC..", "FF...", "L....")
    status = {fact.item: (fact.status, fact.confidence) for fact in box.facts}
    assert status["island_rope_bridge"] == status["first_game"] == ("owner", 1.0)
    assert status["section_oasis"][0] == "sourced"
    state = KINGDOM_BUILDER.start(2, {"setup": "first_game", "island": "rope_bridge"}, OWN)
    assert [name for name, _ in state.sections] == ["farm", "oasis", "paddock", "tavern"]
    assert KINGDOM_BUILDER.view(state, 0).shown()["board"][20:] == box.island("rope_bridge")
    assert KINGDOM_BUILDER.parse(state, "build Y1").hex == 20 * 26
    again = KINGDOM_BUILDER.start(2, {"setup": "first_game", "island": "rope_bridge"}, OWN)
    assert (again, hash(again)) == (state, hash(state))


def isle(lines):
    return f"island_tree_house = {{value = [{lines}]}}"


TEN = '["' + '", "'.join(["GGGGGGGGGG"] * 10) + '"]'


@pytest.mark.parametrize(
    ("text", "item", "expected"),
    [
        ("[", "file", "toml"),
        ("colours = {value = 1}", "colours", "known_item"),
        ("first_game = 3", "first_game", "value"),
        ("first_game = {value = {north_west = 'farm'}}", "first_game.value", "sections_by_corner"),
        (OWN.replace('"oasis"', '"farm"'), "first_game.value", "four_sections"),
        (OWN.replace('"oasis"', '"casino"'), "first_game.value", "four_sections"),
        (OWN.replace('"oasis"', "[1]"), "first_game.value", "four_sections"),
        (isle("'G', 'G', 'G', 'G', 'G'"), "island_tree_house.value", "one_location"),
        (isle("'T', 'G'"), "island_tree_house.value", "island_rows"),
        (isle("'TGGGGG', 'G', 'G', 'G', 'G'"), "island_tree_house.value", "island_rows"),
        (isle("'TX', 'G', 'G', 'G', 'G'"), "island_tree_house.value", "island_rows"),
        ("section_farm = {value = 'GGG'}", "section_farm.value", "section_rows"),
        ("section_farm = {value = ['GGG']}", "section_farm.value", "section_rows"),
        (f"section_farm = {{value = {TEN}}}", "section_farm.value", "section_specials"),
        (
            f"section_farm = {{value = {TEN.replace('GGG', 'KTK', 1)}}}",
            "section_farm.value",
            "no_special_at_border",
        ),
    ],
)
def test_a_wrong_file_is_refused(text, item, expected):
    with pytest.raises(BadOverlay) as bad:
        Box.shipped().corrected(text)
    assert (bad.value.item, bad.value.expected) == (item, expected)
