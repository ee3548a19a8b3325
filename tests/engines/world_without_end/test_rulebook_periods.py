"""The rulebook of Un Monde Sans Fin: the end of a period, projects, the plague and the end."""

from __future__ import annotations

import pytest

from heraut.engines.world_without_end import WORLD_WITHOUT_END, Box

from .position import legal, position, refused

# The end of a round and of a period.


def test_four_periods_of_six_rounds_and_the_shield_goes_to_the_left(play, find):
    state = position([{}, {}, {}], first=1)
    state, _ = play(state, "event i-10", "orient 0")
    for _seat in range(3):
        state, told = play(state, "forgo wheat", "discard piety")
    assert find(told, "round_began") == [{"period": 1, "round": 2, "seat": 2}]


def test_a_tile_of_each_unfinished_project_is_filled_stone_first(ending, find):
    _, told = ending({}, {}, projects={"bridge": {}, "fulling_mill": {"stone": 2}})
    grown = [(facts["project"], facts["material"]) for facts in find(told, "project_grew")]
    assert grown == [("bridge", "stone"), ("fulling_mill", "wood")]


def test_what_is_left_after_the_duties_is_kept(play, ending):
    state, _ = ending({"piety": 3, "wheat": 5, "gold": 7}, {"piety": 2, "wheat": 2, "gold": 5})
    state, _ = play(state, "tax 5")
    assert [state.has(0, good) for good in ("piety", "wheat", "gold")] == [1, 3, 2]
    assert state.points == (8, 8)


def test_a_missing_piety_costs_three_a_wheat_two_and_a_gold_one(play, ending):
    state, _ = ending({"piety": 1, "wheat": 1}, {}, points=[30, 30])
    assert state.points == (30 - 3 - 2, 30 - 6 - 4)
    state, _ = play(state, "tax 3")
    assert state.points == (30 - 3 - 2 - 3, 30 - 6 - 4 - 3)


def test_what_is_paid_is_told_before_what_is_missing(ending, play):
    """All pay at once; told so, what several pay or lack is one sentence."""
    state, events = ending(
        {"piety": 2, "gold": 5}, {"piety": 1, "wheat": 2}, {"piety": 2, "wheat": 2}
    )
    events += play(state, "tax 2")[1]
    duties = [
        (event.key, event.args["duty"], event.args["seat"])
        for event in events
        if event.key in ("duty_met", "duty_missed")
    ]
    assert duties == [
        ("duty_met", "piety", 0),
        ("duty_met", "piety", 2),
        ("duty_met", "wheat", 1),
        ("duty_met", "wheat", 2),
        ("duty_missed", "piety", 1),
        ("duty_missed", "wheat", 0),
        ("duty_met", "gold", 0),
        ("duty_missed", "gold", 1),
        ("duty_missed", "gold", 2),
    ]


def test_the_tax_goes_from_two_to_five(ending, play):
    state, _ = ending({}, {})
    assert legal(state) == ["tax 2", "tax 3", "tax 4", "tax 5"]
    assert refused(play, state, "tax 6") == "no_such_tax"


def test_two_loyalties_spare_two_penalties_and_one_spares_one(play, ending, find):
    """The example of protection: two wheat and a piety are missing."""
    stock = {"piety": 1, "gold": 5, "loyalty": 2}
    state, _ = ending(stock, {"piety": 2, "wheat": 2, "gold": 5})
    state, _ = play(state, "tax 2")
    both, told = play(state, "protect piety", "protect wheat")
    assert not find(told, "penalty_due")
    assert both.points[0] == 8 - 3 - 4, "the points stay lost"
    _, told = play(state, "protect wheat", "pass")
    assert find(told, "penalty_due") == [{"seat": 0, "duty": "piety"}]


def test_after_period_four_loyalty_keeps_a_loss_single(play, ending, find):
    stock = {"piety": 2, "wheat": 1, "loyalty": 1}
    state, _ = ending(stock, {"piety": 2, "wheat": 2, "gold": 5}, period=4, points=[20, 20])
    state, told = play(state, "tax 2", "protect gold", "pass")
    assert find(told, "doubled") == [{"seat": 0, "duty": "wheat", "points": 2}]
    assert state.points[0] == 20 - 2 - 2 - 2


def test_after_period_two_come_the_tower_and_eleven_plague_tiles(play, ending, find):
    state, _ = ending({}, {}, period=2)
    assert (state.tiles, state.find_project("tower")) == ((), None)
    state, told = play(state, "tax 2", "pass", "pass")
    assert find(told, "plague_arrived") == [{"places": 11}]
    assert state.tiles == (0,) * 11
    assert (sum(state.tiles_left), state.project("tower").plan.stone) == (11, 6)


# Projects.


def test_an_event_brings_the_fulling_mill(play, find):
    """The example of a project on a card."""
    state, told = play(position([{}, {}]), "event i-03")
    assert find(told, "project_opened")[0]["name"] == "Foulon"
    assert state.project("fulling_mill").open


def test_five_projects_come_by_events_and_two_do_not():
    introduced = {
        effect.text("project")
        for card in Box.shipped().events
        for effect in card.effects
        if effect.op == "introduce_project"
    }
    assert len(introduced) == 5
    assert not introduced & {"bridge", "tower"}


def test_two_donors_receive_a_point_and_a_cloth_each(play, acting, find):
    """The example of donors."""
    laid = {"stone": 2, "wood": 1, "donors": (0, 2)}
    state = acting({"wood": 1}, {}, {}, projects={"fulling_mill": laid})
    assert state.seals(0) == 1
    state, _ = play(state, "play project", "build fulling_mill wood")
    assert [state.has(seat, "cloth") for seat in range(3)] == [1, 0, 1]
    assert state.points == (8 + 3 + 1, 8, 9)
    assert (state.seals(0), state.seals(2)) == (2, 2), "the seals come back"


def test_a_donor_receives_nothing_of_what_is_exhausted(play, acting, find):
    laid = {"stone": 2, "wood": 1, "donors": (0,)}
    state = acting({"wood": 1}, {"cloth": 12}, projects={"fulling_mill": laid})
    state, told = play(state, "play project", "build fulling_mill wood")
    assert find(told, "not_gained") == [{"seat": 0, "good": "cloth", "by": "fulling_mill"}]


def test_nobody_gives_twice_for_a_project(play, acting):
    state = acting({"gold": 3}, {}, projects={"bridge": {"donors": (0,)}, "tower": {}})
    state, _ = play(state, "play donation")
    assert legal(state) == ["pass", "donate tower"]
    assert refused(play, state, "donate bridge") == "gave_already"


# The plague.


def test_the_plague_strikes_house_nine(play, find):
    """The example: the card names place nine, its tile asks for three knowledge."""
    state, told = play(position([{}, {}], period=3), "event iii-07", "plague 3")
    assert find(told, "plague_struck") == [{"place": 9, "value": 3}]
    assert state.tiles[8] == 3


def test_house_nine_brings_two_points_and_a_free_house(play, acting, find):
    """The example of a reward."""
    state = acting({"medical": 3}, {}, period=3, tiles={9: 3})
    state, _ = play(state, "play medicine", "heal 9", "house 4")
    assert state.points[0] == 10
    assert (state.own_sites(0), state.has(0, "gold"), state.has(0, "wood")) == ((4,), 0, 0)
    assert state.has(0, "medical") == 3


def test_the_hideout_brings_only_points(play, acting):
    state = acting({"medical": 1}, {}, period=3, tiles={11: 1})
    state, _ = play(state, "play medicine", "heal 11")
    assert (state.points[0], sum(state.stocks[0])) == (10, 1)


@pytest.mark.parametrize(("tile", "why"), [(2, "sick"), (-1, "healed")])
def test_nobody_catches_the_plague_twice(play, find, tile, why):
    state = position([{}, {}], period=4, tiles={7: tile})
    state, told = play(state, "event iv-03")
    assert find(told, "plague_spared") == [{"place": 7, "why": why}]


def test_each_period_of_the_plague_names_every_place_once():
    for period in (3, 4):
        places = sorted(card.place for card in Box.shipped().deck(period))
        assert places == list(range(1, 12))
    assert all(not card.place for card in (*Box.shipped().deck(1), *Box.shipped().deck(2)))


# The tower, and the end.


@pytest.mark.parametrize(
    ("loyal", "points"), [((1, 2), (8 + 3, 8 + 3)), ((2, 2), (8 + 3 + 1, 9)), ((3, 0), (14, 8))]
)
def test_the_most_loyal_places_the_metal(play, acting, loyal, points):
    stocks = [{"loyalty": loyal[0], "wood": 1}, {"loyalty": loyal[1]}]
    tower = {"tower": {"stone": 6, "wood": 1}}
    state = acting(*stocks, period=3, projects=tower)
    state, _ = play(state, "play project", "build tower wood")
    assert state.points == points
    assert state.project("tower").done


def test_merthin_fills_the_tower_from_the_board_and_with_something_else(play):
    state = position([{"stone": 19, "wood": 14}, {}], period=4, tiles={10: -1})
    state, _ = play(state, "event iv-01")
    assert (state.project("tower").stone, state.project("tower").wood) == (6, 2)
    assert (state.supply[:2], state.substitutes) == ((0, 0), (0, 1))
    assert state.points == (9, 9), "both tie with no loyalty; nobody scores for the materials"


def test_materials_count_one_point_and_gold_a_half(play, ending, find):
    rich = {"piety": 2, "wheat": 2, "stone": 2, "wood": 1, "gold": 7, "wool": 9, "cloth": 2}
    state, _ = ending(rich, {"piety": 2, "wheat": 2, "gold": 5}, period=4)
    state, told = play(state, "tax 2")
    assert find(told, "final_score")[0] == {
        "seat": 0, "points": 8, "materials": 3, "gold": 5, "halves": 27, "whole": 13, "half": True
    }  # fmt: skip
    assert [score.points for score in WORLD_WITHOUT_END.scores(state)] == [13, 9]
    assert find(told, "won") == [{"winners": (0,), "halves": 27, "by": "points"}]


@pytest.mark.parametrize(
    ("first", "second", "winners", "by"),
    [
        ({"piety": 3}, {"loyalty": 9}, (0,), "piety"),
        ({"loyalty": 1}, {"loyalty": 2}, (1,), "loyalty"),
        ({"medical": 3}, {"medical": 2}, (0,), "medical"),
        ({}, {}, (0, 1), "shared"),
    ],
)
def test_ties_are_broken_by_piety_then_loyalty_then_knowledge(
    play, ending, find, first, second, winners, by
):
    paid = {"piety": 2, "wheat": 2, "gold": 2}
    stocks = [{**paid, **own, "piety": 2 + own.get("piety", 0)} for own in (first, second)]
    state, _ = ending(*stocks, period=4)
    _, told = play(state, "tax 2")
    assert find(told, "won") == [{"winners": winners, "halves": 16, "by": by}]
