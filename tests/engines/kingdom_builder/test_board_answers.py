"""The board at a glance: sections, lines, terrains, and who stands where."""

from __future__ import annotations

import pytest

from heraut.engines.kingdom_builder import KINGDOM_BUILDER, State
from heraut.engines.kingdom_builder.hexes import QUARTERS, around, hex_number, mask_of
from heraut.engines.protocol import PUBLIC

from .position import position

# tavern paddock oasis farm; line A is LDDMMDDCCCCCCDDWDDDD.
OPEN = position(["A6 A7 F2", "T20 Q13"], "canyon")


def ask(state: State, question: str, viewer: int = 0, **slots: int | str):
    events = KINGDOM_BUILDER.answer(KINGDOM_BUILDER.view(state, viewer), question, slots)
    return [(event.key, dict(event.args)) for event in events]


def test_a_table_is_its_sections_each_with_large_areas_and_places():
    told = ask(OPEN, "describe_table", PUBLIC)
    sections = [facts for key, facts in told if key == "answer_described"]
    assert [one["section"] for one in sections] == ["tavern", "paddock", "oasis", "farm"]
    assert told[:2] == ask(OPEN, "describe_section", section="tavern")
    for facts in sections:
        assert 1 <= len(facts["whats"]) <= 5
        assert list(facts["sizes"]) == sorted(facts["sizes"], reverse=True)
    places = dict(told[1:2])["answer_described_places"]
    quarter = {number for number in map(hex_number, places["hexes"]) if QUARTERS[0] >> number & 1}
    assert len(quarter) == len(places["hexes"]) > 1
    assert set(places["whats"]) == {"tavern", "castle"}


def test_an_area_lies_on_a_side_and_may_be_long():
    water = dict(ask(OPEN, "describe_section", section="paddock"))["answer_described"]
    at = water["whats"].index("water")
    # The river of the section runs down its middle, from line A.
    assert water["shapes"][at] == "upright"
    with_island = position(["A6", "T20"], "canyon", options={"island": "rope_bridge"})
    island = ask(with_island, "describe_section", section="island")
    assert island[0][1]["corner"] == "island"
    assert ask(OPEN, "describe_section", section="island")[0][0] == "answer_no_such_thing"
    assert ask(OPEN, "describe_section", section="barn")[0][0] == "answer_no_such_thing"


def test_a_line_is_read_stretch_by_stretch():
    ((key, facts),) = ask(OPEN, "read_line", line="A")
    assert key == "answer_read_line" and sum(facts["counts"]) == 20
    stretches = list(zip(facts["whats"], facts["seats"], facts["counts"], strict=True))
    assert stretches[:5] == [
        *(("flowers", -1, 1), ("desert", -1, 2), ("mountain", -1, 2), ("desert", 0, 2)),
        ("canyon", -1, 6),
    ]
    assert ask(OPEN, "read_line", line=1) == ask(OPEN, "read_line", line="a")
    ((key, free),) = ask(OPEN, "read_line", line="A", free=1)
    assert key == "answer_line_free" and free["count"] == len(free["hexes"])
    assert {"A1", "A2", "A8"} <= set(free["hexes"]) and not {"A4", "A6"} & set(free["hexes"])
    assert ask(OPEN, "read_line", line="Z")[0][0] == "answer_no_such_line"


def test_an_extent_is_of_all_of_a_terrain_or_of_the_area_of_a_hex():
    desert = OPEN.board.terrain("desert")
    ((key, facts),) = ask(OPEN, "extent", landmark="desert")
    assert key == "answer_extent" and facts["count"] == desert.bit_count()
    assert facts["left"] == (desert & ~OPEN.occupied).bit_count()
    ((key, here),) = ask(OPEN, "extent", hex="A6")
    assert (key, here["landmark"], here["size"], here["left"]) == (
        "answer_extent_here", "desert", 7, 5
    )  # fmt: skip
    assert here["lines"] == "AB"
    # A hex of another terrain does not limit the question.
    assert ask(OPEN, "extent", landmark="desert", hex="A8")[0][0] == "answer_extent"
    assert ask(OPEN, "extent", landmark="castle")[0][0] == "answer_no_such_thing"
    assert ask(OPEN, "extent", hex="Z9")[0][0] == "answer_no_such_hex"


def test_a_section_is_counted_for_every_seat():
    ((_, facts),) = ask(OPEN, "section_counts", section="tavern")
    assert facts["counts"] == (3, 0)
    ((_, facts),) = ask(OPEN, "section_counts", section="farm")
    assert facts["counts"] == (0, 2)
    assert ask(OPEN, "section_counts", section="barn")[0][0] == "answer_no_such_thing"


def test_settlements_that_touch_something_are_told():
    water = OPEN.board.water
    ((_, facts),) = ask(OPEN, "touching", landmark="mountain")
    near = around(OPEN.board.mountain)
    own = [name for name in ("A6", "A7", "F2") if near >> hex_number(name) & 1]
    assert own and facts["hexes"] == tuple(own) and facts["count"] == len(own)
    touched = OPEN.board.mountain & around(mask_of(map(hex_number, ("A6", "A7", "F2"))))
    assert facts["places"] == touched.bit_count()
    ((_, other),) = ask(OPEN, "touching", landmark="water", seat=2)
    assert other["seat"] == 1
    expected = [name for name in ("Q13", "T20") if around(water) >> hex_number(name) & 1]
    assert other["hexes"] == tuple(expected)
    assert ask(OPEN, "touching", landmark="location")[0][0] == "answer_touching"
    assert ask(OPEN, "touching", landmark="moon")[0][0] == "answer_no_such_thing"
    assert ask(OPEN, "touching", landmark="water", seat=9)[0][0] == "answer_no_such_seat"


@pytest.mark.parametrize(("own", "seats"), [("G7", (0,)), ("A6", ())])
def test_who_has_a_tile_is_told(own: str, seats: tuple[int, ...]):
    state = position([own, "T20"], "canyon")
    ((_, facts),) = ask(state, "who_has", tile="tavern")
    assert (facts["winners"], facts["count"]) == (seats, len(seats))
    assert ask(state, "who_has", tile="moon")[0][0] == "answer_no_such_thing"
