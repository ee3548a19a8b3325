"""Hexes that are only described: what each description may mean on a board that all see."""

from __future__ import annotations

import pytest

from heraut.engines.kingdom_builder import KINGDOM_BUILDER
from heraut.engines.kingdom_builder.hexes import hex_number
from heraut.engines.protocol import Said

from .position import position

DID = "build F12"


def meant(own: str, did: str = DID, card: str = "canyon", **slots: int | str) -> set[str]:
    """Return the hexes that slots may mean; of a piece to be moved, the pair."""
    state = position([own, "A1"], card)
    found = KINGDOM_BUILDER.refer(state, slots, did)
    return {"-".join(str(one[at]) for at in ("start", "hex") if at in one) for one in found}


@pytest.mark.parametrize(
    ("slots", "hexes"),
    [
        ({"toward": "east"}, {"F13"}),
        ({"toward": "west", "steps": 2}, {"F10"}),
        # Odd lines lie half a hex further east: two hexes are above, and two below.
        ({"toward": "north"}, {"E12", "E13"}),
        ({"toward": "south_west"}, {"G12"}),
        ({"toward": "east", "origin": "B2"}, {"B3"}),
        ({"toward": "east", "origin": ""}, {"F13"}),
        ({"toward": "east", "origin": "own_west"}, {"F11"}),
        # A way to go leads to one hex, and straight down keeps the place.
        ({"walk": "south"}, {"G12"}),
        ({"walk": "north", "steps": 3, "origin": "F12"}, {"C12"}),
        ({"walk": "north", "steps": 7}, set()),
        ({"spot": "last"}, {"F12"}),
        ({"spot": "line_start"}, {"F1"}),
        ({"spot": "line_end", "origin": "C4"}, {"C20"}),
        ({"spot": "corner_south_east"}, {"T20"}),
        ({"spot": "own_west"}, {"F10"}),
        ({"on_line": "D", "at_place": 13}, {"D13"}),
        ({"on_line": "D", "at_place": 23}, set()),
        # Without a line it is the one where one is.
        ({"at_place": 13}, {"F13"}),
        ({"at_place": 3, "origin": "C9"}, {"C3"}),
        ({"at_place": 3, "by": 1}, {"F3"}),
        ({"spot": "gap"}, {"F11"}),
        ({"spot": "beside", "origin": "A1"}, {"A2", "B1"}),
    ],
)
def test_a_hex_is_meant_by_where_it_lies(slots: Said, hexes: set[str]) -> None:
    assert meant("F10 F12", **slots) == hexes


def test_a_first_hex_is_meant_with_those_behind_it_and_one_with_both_neighbours() -> None:
    state = position(["F12", "A1"], "canyon")

    def rows(**slots: int | str) -> list[object]:
        return [one["hexes"] for one in KINGDOM_BUILDER.refer(state, slots, DID)]

    assert rows(since="F12", beyond=2, toward="east") == ["F12,F13,F14"]
    assert rows(flanks="both", origin="") == ["F11,F13"]
    assert rows(flanks="both", origin="C4") == ["C3,C5"]
    # Nothing lies beyond the border.
    assert rows(flanks="both", origin="C1") == rows(flanks="both", origin="C20") == []


def test_a_line_goes_on_and_has_another_end() -> None:
    assert meant("F10 F11 F12", spot="go_on") == {"F13"}
    assert meant("F10 F11 F12", spot="other_end", origin="F12") == {"F9"}
    assert meant("F10 F11 F12", spot="other_end", origin="F9") == {"F13"}


def test_a_row_goes_on_behind_the_last_of_it() -> None:
    # F11 was built last, and the row goes on at both ends.
    assert meant("F10 F11 F12", prolong="east", origin="F11") == {"F13"}
    assert meant("F10 F11 F12", prolong="west", origin="F11") == {"F9"}
    assert meant("F10 F12", prolong="east", origin="F10") == {"F11"}


def test_a_row_has_two_ends_wherever_one_is_in_it() -> None:
    state = position(["F10 F11 F12 Q3", "A1"], "canyon")

    def ends(did: str, **slots: str) -> list[object]:
        return [
            one["hexes"] for one in KINGDOM_BUILDER.refer(state, {"flanks": "both", **slots}, did)
        ]

    assert ends("build F12") == ends("build F12", origin="F10") == ["F9,F13"]
    # Who has done nothing yet means the only row there is; of several none is meant.
    assert ends("end") == ["F9,F13"]
    two = position(["F10 F11 Q3 Q4", "A1"], "canyon")
    assert not KINGDOM_BUILDER.refer(two, {"flanks": "both"}, "end")


def test_what_touches_a_landmark_is_one_of_those_where_one_may_build() -> None:
    sections = "oracle harbor oasis tavern"
    state = position(["R8", "A1"], "desert", sections=sections)
    found = KINGDOM_BUILDER.refer(state, {"beside": "oasis"}, "build R8")
    assert [one["hex"] for one in found] == ["R7"]
    assert not KINGDOM_BUILDER.refer(state, {"beside": "tavern"}, "build R8")


def test_what_has_but_one_place_to_go_is_forced_and_what_has_a_choice_is_not() -> None:
    sections = "oracle harbor oasis tavern"
    state = position(["P2 P3 Q2", "N15 N16 O16"], "canyon", sections=sections)
    assert KINGDOM_BUILDER.refer(state, {"forced": 3}, "") == [{"hexes": "Q3,R3,S3"}]
    # Nobody has four to build.
    assert not KINGDOM_BUILDER.refer(state, {"forced": 4}, "")
    state = position(["", ""], "canyon", sections=sections)
    assert not KINGDOM_BUILDER.refer(state, {"forced": 3}, "")


def test_what_did_not_end_on_a_hex_has_no_last_settlement() -> None:
    for did in ("", "end", "draw ?"):
        assert not meant("F10 F12", did, toward="east")
        assert not meant("F10 F12", did, spot="last")
    assert meant("F10", "move harbor C3-F10", toward="east") == {"F11"}


def test_a_settlement_to_move_is_one_of_ones_own() -> None:
    assert meant("F10 F11 Q3", piece="alone") == {"Q3"}
    assert meant("F10 F11 Q3", piece="own_north") == {"F10", "F11"}
    # How far it goes is up to the tile: the paddock jumps two hexes.
    assert meant("F10 F11 Q3", piece="own_south", toward="east") == {"Q3-Q4", "Q3-Q5"}
    assert meant("F10", start="F10", tile="paddock", toward="east") == {"F10-F12"}
    assert meant("F10", start="F10", tile="barn", toward="east") == {"F10-F11"}
    assert meant("F10", start="F10", toward="east", steps=2) == {"F10-F12"}


def test_the_farthest_is_one_of_those_that_are_legal() -> None:
    state = position(["", ""], "desert")
    hexes = [
        hex_number(str(one["hex"])) for one in KINGDOM_BUILDER.refer(state, {"extreme": "west"}, "")
    ]
    legal = [action.hex for action in KINGDOM_BUILDER.legal(state)]
    assert hexes and set(hexes) <= set(legal)
    least = min(number % 20 for number in legal)
    assert {number % 20 for number in hexes if number is not None} == {least}
    near = KINGDOM_BUILDER.refer(state, {"extreme": "west", "beside": "water"}, "")
    assert near and all(
        state.board.by_water >> (hex_number(str(one["hex"])) or 0) & 1 for one in near
    )


def test_those_behind_the_last_go_on_away_from_the_one_beside_it() -> None:
    state = position(["F12 F13", "A1"], "canyon")
    assert KINGDOM_BUILDER.refer(state, {"many": 2}, DID) == [{"hexes": "F11,F10"}]


def test_what_fits_is_all_that_is_legal() -> None:
    state = position(["", ""], "desert")
    found = {str(one["hex"]) for one in KINGDOM_BUILDER.refer(state, {"spot": "fits"}, "")}
    assert found and found == {str(action).split()[1] for action in KINGDOM_BUILDER.legal(state)}


def test_a_section_is_meant_by_its_corner() -> None:
    state = position(["F10", "A1"], "canyon", sections="tavern paddock oasis farm")
    for corner, section in (("north_west", "tavern"), ("south_east", "farm")):
        found = KINGDOM_BUILDER.refer(state, {"quarter": f"corner_{corner}"}, DID)
        assert found == [{"section": section}]


@pytest.mark.parametrize(
    ("slots", "hexes"),
    [
        ({"first_hex": "F13", "other_hexes": "F14,G13"}, "F13,F14,G13"),
        ({"on_line": "F", "at_place": 13, "at_places": "14,15"}, "F13,F14,F15"),
        ({"since": "F13", "until": "F15"}, "F13,F14,F15"),
        ({"since": "F15", "until": "F14"}, "F15,F14"),
        ({"on_line": "F", "at_place": 13, "until_place": 14}, "F13,F14"),
        ({"many": 2, "toward": "east", "origin": "F12"}, "F13,F14"),
        ({"many": 2, "toward": "west"}, "F11,F10"),
        ({"at_place": 13, "at_places": "14,15"}, "F13,F14,F15"),
        ({"many": 3, "on_line": "F", "at_place": 13}, "F13,F14,F15"),
        ({"many": 2, "since": "F15", "toward": "west"}, "F15,F14"),
        ({"many": 2, "origin": "F12"}, "F13,F14"),
    ],
)
def test_several_hexes_are_meant_in_the_order_told(slots: Said, hexes: str) -> None:
    state = position(["F12", "A1"], "canyon")
    assert KINGDOM_BUILDER.refer(state, slots, DID) == [{"hexes": hexes}]


@pytest.mark.parametrize(
    "slots",
    [
        {"since": "F13", "until": "G13"},
        {"since": "F1", "until": "F9"},
        {"first_hex": "F13", "other_hexes": "F29"},
        {"many": 2, "toward": "north"},
        {"many": 9, "toward": "east"},
    ],
)
def test_hexes_that_are_no_row_of_a_turn_are_none(slots: Said) -> None:
    assert not KINGDOM_BUILDER.refer(position(["F12", "A1"], "canyon"), slots, DID)


def test_a_line_goes_on_at_either_side() -> None:
    assert meant("F12", spot="along") == {"F11", "F13"}


def test_the_only_hex_is_meant_only_where_there_is_but_one() -> None:
    assert not meant("F12", spot="only")


def test_between_two_of_ones_own_is_what_lies_between() -> None:
    assert meant("F10 F12", since="F10", until="F12") == {"F11"}
    state = position(["F10 F13", "A1"], "canyon")
    found = KINGDOM_BUILDER.refer(state, {"since": "F10", "until": "F13"}, DID)
    assert found == [{"hexes": "F11,F12"}]


def test_what_lies_below_may_be_told_by_its_terrain() -> None:
    board = position(["F12", "A1"], "canyon").board
    below = {"G12", "G13"}
    for ground in ("grass", "canyon", "desert", "flowers", "forest"):
        there = {name for name in below if board.terrain(ground) >> (hex_number(name) or 0) & 1}
        assert meant("F12", toward="south", ground=ground) == there


def test_a_move_of_another_seat_is_none_now() -> None:
    state = position(["F12", "A1"], "canyon")
    assert KINGDOM_BUILDER.refer(state, {"hex": "F13", "by": 2}, DID) == [{}]
    assert KINGDOM_BUILDER.refer(state, {"hex": "F13", "by": 1}, DID) == [{"hex": "F13"}]
