"""Every Kingdom Builder card, with the figures that the rulebook shows beside it (page 5)."""

from __future__ import annotations

import pytest

from heraut.engines.kingdom_builder import KINGDOM_BUILDER
from heraut.engines.kingdom_builder.scores import goal_points

from .position import position


def worth(goal, *settlements, sections="tavern paddock oasis farm", **more):
    """The points of each seat by one goal."""
    state = position(settlements, "grass", goals=(goal,), sections=sections, **more)
    return [goal_points(state, goal, state.owns, seat)[0] for seat in state.seats]


def test_fishermen_get_one_point_for_each_settlement_beside_water():
    assert worth("fishermen", "A15", "A17 B15") == [1, 2]
    assert worth("fishermen", "A2 A3 B1") == [0]


def test_fishermen_count_no_settlement_on_water_but_those_beside_it():
    assert worth("fishermen", "A16") == [0]
    assert worth("fishermen", "A16 A15") == [1]
    # The water under B16 still is water for A17, whoever stands on it, and so is A16.
    assert worth("fishermen", "A17", "A16 B16") == [1, 0]


def test_merchants_get_four_points_for_each_place_linked_to_another():
    """The figure: five places, of which two and two are linked, and one is not."""
    tavern = "E5 F5 F6 F7"  # from the castle D4 to the tavern G8
    oasis = "N7 O7 P6 Q6"  # from the oasis M8 to the oasis R6
    assert worth("merchants", tavern) == [8]
    assert worth("merchants", f"{tavern} {oasis}") == [16]
    assert worth("merchants", f"{tavern} {oasis} L17") == [16]  # the farm L18 is linked to none


def test_merchants_count_a_place_once_however_many_it_is_linked_to():
    assert worth("merchants", "E5 F5 F6 F7 F8 G9 G10 G11") == [12]  # D4, G8 and G12
    assert worth("merchants", "E5 F5 F6 F7 D5") == [8]


def test_merchants_need_a_chain_without_gaps():
    assert worth("merchants", "E5 F6 F7") == [0]
    assert worth("merchants", "E5 F5 F6", "F7") == [0, 0]


def test_discoverers_get_one_point_for_each_line():
    assert worth("discoverers", "A1 B1 B2 T11") == [3]
    assert worth("discoverers", "") == [0]


def test_hermits_get_one_point_for_each_group():
    assert worth("hermits", "A1 B1 E5") == [2]


def test_citizens_get_one_point_for_each_pair_of_the_largest_group():
    assert worth("citizens", "A8 A9 A10 B8 B9 B10 E5 E6") == [3]
    assert worth("citizens", "A8 A9 A10 B8 B9 B10 A11 E5") == [3]
    assert worth("citizens", "A8") == [0]


def test_miners_get_one_point_for_each_settlement_beside_a_mountain():
    assert worth("miners", "A3 A6 A1") == [2]
    assert worth("miners", "B8") == [1]  # beside B7 and C8: still one


def test_workers_get_one_point_for_each_settlement_beside_a_castle_or_location():
    """The figure: three of four settlements."""
    assert worth("workers", "E5 F5 F7 G9") == [3]


def test_knights_get_two_points_for_each_settlement_on_their_best_line():
    """The figure: three on one line, six points; the other lines give none."""
    assert worth("knights", "A1 A2 A3 B1 B2 C1") == [6]
    assert worth("knights", "A1 A2 A3 C1 C2 C3") == [6]
    assert worth("knights", "A1 A12 A20") == [6]  # gaps do not matter


CORNER = ["A1 A2 A3 A6 A7 A8 A9 A10", "B1 B2 B3 B4 B5 B8 B9 B10", "C1 C2 C3 C4 C5 C6", "F1 F2"]
"""Eight, eight, six and two settlements in one section: the figure of the Lords."""


def test_lords_give_twelve_points_for_the_most_and_six_for_the_next():
    assert worth("lords", *CORNER, options={"lords_zero": "never"}) == [12, 12, 6, 0]


def test_farmers_get_three_points_for_each_settlement_where_they_have_the_fewest():
    """The figure: four settlements in the section with the fewest."""
    five = "A1 A2 A3 B1 B2 A11 A12 A13 A14 B14 K1 K2 L1 L2 M1"
    assert worth("farmers", f"{five} K16 K17 K18 K19") == [12]
    assert worth("farmers", five) == [0]


def test_castles_give_three_points_each_however_many_settlements():
    """Rulebook, castles."""
    state = position(["E5 D5 C5", "L11"], "grass", goals=("lords",))
    lords, lords_too = worth("lords", "E5 D5 C5", "L11")
    totals = [score.points for score in KINGDOM_BUILDER.scores(state)]
    assert totals == [lords + 3, lords_too + 3]
    both = position(["E5 L11", ""], "grass", goals=("discoverers",))
    assert KINGDOM_BUILDER.scores(both)[0].points == 2 + 6


@pytest.mark.parametrize(
    ("zero", "points"), [("full", [12 + 36, 6 + 36]), ("second", [12, 6]), ("never", [12, 0])]
)
def test_lords_with_no_settlement_in_a_section(zero, points):
    """Rule notes "lords with zero settlements" and "lords when a quadrant is empty for all"."""
    five = "A1 A2 A3 B1 B2"
    assert worth("lords", five, "", options={"lords_zero": zero}) == points
