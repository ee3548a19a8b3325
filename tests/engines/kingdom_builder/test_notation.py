"""Notations, whole and shortened."""

from __future__ import annotations

import pytest

from heraut.engines.kingdom_builder import KINGDOM_BUILDER
from heraut.engines.kingdom_builder.hexes import (
    DIRECTIONS,
    GRID,
    NEAR,
    STEP,
    bearing,
    bits,
    hex_name,
    hex_number,
    shifted,
)
from heraut.engines.protocol import NotationError

from .position import position

STATE = position(["K18 F12", "A9"], "canyon", caves="B6", options={"caves": "on"})


@pytest.mark.parametrize(
    "notation",
    [
        "section oasis", "section oasis turned", "goal knights", "capitol D4", "cave B6", "first 2",
        "draw grass", "draw ?", "show forest", "build A8", "use farm K19", "move paddock F12-F10",
        "move cave F12-A6", "end",
    ],
)  # fmt: skip
def test_what_an_action_prints_is_read_back(notation):
    action = KINGDOM_BUILDER.parse(STATE, notation)
    assert str(action) == notation
    assert KINGDOM_BUILDER.parse(STATE, str(action)) == action


@pytest.mark.parametrize(
    ("short", "whole"),
    [
        ("use K19", "use farm K19"),
        ("move F12-F10", "move paddock F12-F10"),
        ("build a8", "build A8"),
        ("build A08", "build A8"),
    ],
)
def test_what_the_state_settles_may_be_left_out(short, whole):
    assert str(KINGDOM_BUILDER.parse(STATE, short)) == whole


@pytest.mark.parametrize(
    "notation",
    [
        "", "build", "build 12", "build A", "build A8 A9", "use farm", "use farm K19-K20",
        "move farm", "move F12", "move paddock F12", "move F12-", "section", "section oasis left",
        "goal", "first", "first two", "draw", "draw 3", "show ?", "end now", "place A8",
    ],
)  # fmt: skip
def test_what_is_no_action_says_what_would_be(notation):
    with pytest.raises(NotationError) as error:
        KINGDOM_BUILDER.parse(STATE, notation)
    assert error.value.notation == notation
    assert "build HEX" in error.value.expected


def test_every_hex_has_a_name_of_its_own():
    names = [hex_name(number) for number in bits(GRID)]
    assert (len(names), len(set(names))) == (425, 425)
    assert [hex_number(name) for name in names] == list(bits(GRID))
    assert names[:2] == ["A1", "A2"]
    assert names[399:401] == ["T20", "U1"]


@pytest.mark.parametrize("name", ["A0", "A21", "U6", "Z1", "A", "5", "", "AA", "A1x"])
def test_other_names_are_no_hex(name):
    assert hex_number(name) is None


def test_neighbours_follow_the_shifted_lines():
    """Even lines (A, C, ...) lie half a hex further west than the odd ones below them."""

    def near(name):
        return {hex_name(number) for number in bits(NEAR[hex_number(name)])}

    assert near("C3") == {"C2", "C4", "B2", "B3", "D2", "D3"}
    assert near("D3") == {"D2", "D4", "C3", "C4", "E3", "E4"}
    assert near("A1") == {"A2", "B1"}
    assert near("T20") == {"T19", "S20"}
    assert near("U1") == {"U2", "V1"}
    assert {name[0] for name in near("T3")} == {"S", "T"}  # the Island is not linked


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_shifting_a_set_steps_each_of_its_hexes(direction):
    assert GRID
    for number in bits(GRID):
        there = STEP[direction][number]
        assert shifted(1 << number, direction) == (1 << there if there >= 0 else 0)


def test_distance_counts_steps(distance):
    assert distance("A1", "A20") == 19
    assert distance("A1", "T1") == 19
    assert distance("C3", "D2") == 1
    assert distance("C3", "D4") == 2
    assert distance("A1", "U1") == -1


@pytest.mark.parametrize(
    ("end", "direction"),
    [
        ("K15", "east"), ("K2", "west"), ("A10", "north"), ("T10", "south"), ("F14", "north_east"),
        ("F6", "north_west"), ("P14", "south_east"), ("P6", "south_west"), ("J20", "east"),
    ],
)  # fmt: skip
def test_bearings_are_rough_directions(end, direction):
    assert bearing(hex_number("K10"), hex_number(end)) == direction
