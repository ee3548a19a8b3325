"""The rulebook's examples and its numbers, each as it tells them, in our own words."""

from __future__ import annotations

import pytest

from heraut.engines.world_without_end import Box
from heraut.engines.world_without_end.effects import ACTIONS, STARRED

from .position import legal, position, refused

# Phase 1: the event card.


def test_everybody_may_swap_a_wool_for_three_gold_from_the_active_player_on(play, find):
    """The example of an immediate card."""
    state = position([{"wool": 1}, {}, {"wool": 2}], first=1)
    state, told = play(state, "event i-02")
    assert told[-1].args["seat"] == 1
    assert legal(state) == ["pass"], "it has no wool; yet it is asked, as nobody can see that"
    state, told = play(state, "pass", "exchange", "exchange")
    assert [facts["seat"] for facts in find(told, "exchanged")] == [2, 0]
    assert [state.has(seat, "gold") for seat in range(3)] == [3, 0, 3]
    assert state.task.kind == "orient"


def test_a_permanent_card_holds_from_the_action_cards_on_to_the_end_of_its_period(play, ending):
    state = position([{}, {}], period=2)
    state, _ = play(state, "event ii-01", "orient 1", "forgo wheat")
    assert state.has(0, "medical") == 1
    state, _ = play(state, "discard piety", "forgo wheat", "discard piety")
    assert state.standing == (("ii-01", 1),)
    state, _ = ending({}, {}, period=2, standing=(("ii-01", 1),))
    assert state.standing == ()


def test_forgoing_every_action_of_a_period_brings_six_knowledge(play):
    """The example of the card about witchcraft, drawn first."""
    state = position([{}, {}], period=2)
    for event in ("ii-01", "ii-05", "ii-06", "ii-08", "ii-03", "ii-11"):
        state, _ = play(state, f"event {event}", "orient 0")
        for seat in state.clockwise():
            laid, away, *_ = state.hand(seat)
            state, _ = play(state, f"forgo {laid}")
            if state.task.kind == "discard":
                state, _ = play(state, f"discard {away}")
    assert (state.has(0, "medical"), state.has(1, "medical")) == (6, 6)


# Phases 2 and 3: turning the card.


def test_each_corner_is_the_income_of_the_seat_that_it_points_to(play, find):
    """The example: one stone, one wheat, one gold and one point, to four seats clockwise."""
    state = position([{}, {}, {}, {}])
    state, _ = play(state, "event i-08", "orient 3")
    stocks = [state.has(0, "stone"), state.has(1, "wheat"), state.has(2, "gold")]
    assert (stocks, state.points) == ([1, 1, 1], (8, 8, 8, 9))


def test_a_card_turned_by_a_quarter_gives_each_seat_its_neighbours_income(play, find):
    state = position([{}, {}, {}, {}])
    state, told = play(state, "event i-08", "orient 0")
    goods = {facts["seat"]: facts["good"] for facts in find(told, "income")}
    assert goods == {0: "vp", 1: "stone", 2: "wheat", 3: "gold"}


def test_a_missing_income_is_replaced_by_one_point(play, find):
    state = position([{}, {"stone": 25}, {}, {}])
    state, told = play(state, "event i-08", "orient 3")
    assert find(told, "income_missing") == [{"seat": 0, "good": "stone", "count": 1}]
    assert state.points[0] == 9


# Phase 4: the favour track.


def test_two_steps_move_the_marker_by_two_spaces(play, find):
    """The example of the red arrow."""
    state = position([{}, {}], marker=2, houses={1: 0})
    state, told = play(state, "event i-10", "orient 2")
    assert find(told, "favour_moved") == [{"seat": 0, "space": "prioress", "steps": 2}]
    assert state.marker == 4


def test_no_step_brings_no_favour(play, find):
    state, told = play(position([{"loyalty": 3}, {}], marker=7), "event i-10", "orient 0")
    assert find(told, "favour_none") == [{"seat": 0}]
    assert state.points == (8, 8)


@pytest.mark.parametrize(
    ("space", "stock", "good", "count"),
    [
        ("queen", {"loyalty": 1}, "vp", 2),
        ("queen", {"loyalty": 3}, "vp", 2),
        ("queen", {}, "", 0),
        ("prior", {}, "piety", 1),
        ("guild", {}, "vp", 3),
        ("prioress", {"medical": 2}, "vp", 2),
        ("prioress", {}, "", 0),
        ("merchant", {}, "wool", 1),
        ("king", {"loyalty": 3}, "vp", 3),
        ("earl", {}, "wheat", 1),
        ("bishop", {"piety": 4}, "vp", 4),
        ("bishop", {}, "", 0),
    ],
)
def test_each_favour(play, acting, find, space, stock, good, count):
    track = Box.shipped().favours
    state = acting(stock, {}, marker=track.index(space) - 1, houses={1: 0, 2: 0, 3: 0})
    after, told = play(state, "play favour")
    given = [(facts["good"], facts["count"]) for facts in find(told, "favour_given")]
    assert given == ([(good, count)] if good else [])
    if good == "vp":
        assert after.points[0] == 8 + count
    for owned, number in stock.items():
        assert after.has(0, owned) == number, "what has to be owned is not given away"


def test_the_outlaw_takes_a_gold(play, acting):
    state, _ = play(acting({"gold": 2}, {}, marker=1), "play favour")
    assert state.has(0, "gold") == 1


def test_the_queen_follows_the_bishop(play, acting, find):
    state, told = play(acting({}, {}, marker=9), "play favour")
    assert (state.marker, find(told, "favour_moved")[0]["space"]) == (0, "queen")


def test_a_favour_that_is_exhausted_is_not_replaced(play, acting, find):
    state, told = play(acting({}, {"wheat": 10}, marker=7), "play favour")
    assert find(told, "favour_nothing") == [{"seat": 0, "space": "earl", "why": "exhausted"}]
    assert state.points[0] == 8


# Phase 5: action cards.


def test_there_are_twelve_action_cards_and_six_of_them_have_a_star():
    assert len(ACTIONS) == 12
    assert STARRED == ("wheat", "piety", "materials", "project", "sale", "privilege")


@pytest.mark.parametrize("good", ["wheat", "piety"])
def test_wheat_and_piety_bring_one_each(play, acting, good):
    state, _ = play(acting({}, {}), f"play {good}")
    assert state.has(0, good) == 1


def test_wheat_brings_nothing_when_the_field_is_empty(play, acting, find):
    """The example of an action that is impossible."""
    state, told = play(acting({}, {"wheat": 10}), "play wheat")
    void = {"seat": 0, "action": "wheat", "why": "exhausted", "good": "wheat"}
    assert find(told, "action_void") == [void]
    assert (state.has(0, "wheat"), state.points[0]) == (0, 8)


@pytest.mark.parametrize("good", ["stone", "wood"])
def test_one_material_of_ones_choice(play, acting, good):
    state, _ = play(acting({}, {}), "play materials", f"material {good}")
    assert state.has(0, good) == 1


def test_a_wood_and_a_stone_on_one_project_bring_six_points(play, acting, find):
    """The example of building."""
    state = acting({"wood": 1, "stone": 1}, {}, projects={"fulling_mill": {}})
    state, told = play(state, "play project", "build fulling_mill stone,wood")
    assert find(told, "built")[0]["points"] == 6
    assert state.points[0] == 14
    assert (state.project("fulling_mill").stone, state.project("fulling_mill").wood) == (1, 1)


def test_the_bridge_has_five_stones_and_the_tower_eight_spaces():
    bridge, tower = Box.shipped().plan("bridge"), Box.shipped().plan("tower")
    assert (bridge.stone, bridge.wood) == (5, 0)
    assert (tower.stone, tower.wood, tower.donors) == (6, 2, (("vp", 2),))
    assert Box.shipped().plan("lady_chapel").donors == (("vp", 2),)


def test_wool_sells_for_two_and_one_cloth_for_four(play, acting):
    state = acting({"wool": 4, "cloth": 2}, {}, closed=())
    state, _ = play(state, "play sale")
    assert "sell wool 4 cloth" in legal(state)
    assert refused(play, state, "sell cloth 2") == "sells_one_cloth"
    wool, _ = play(state, "sell wool 3")
    assert (wool.has(0, "gold"), wool.has(0, "wool")) == (6, 1)
    cloth, _ = play(state, "sell cloth")
    assert (cloth.has(0, "gold"), cloth.has(0, "cloth")) == (4, 1)


def test_cloth_cannot_be_sold_before_the_cover_is_gone(play, ending, acting):
    state, _ = play(acting({"cloth": 1, "wool": 1}, {}), "play sale")
    assert refused(play, state, "sell cloth") == "market_covered"
    state, _ = play(position([{}, {}]), "event i-04")
    assert state.closed == ()
    state, _ = ending({}, {})
    assert state.closed == ()


def test_privilege_repeats_the_last_card(play, acting):
    state = acting({}, {}, last=("materials", ""))
    state, _ = play(state, "play privilege", "material wood")
    assert state.has(0, "wood") == 1


def test_after_a_card_face_up_another_one_goes_face_down(play, acting, find):
    state, told = play(acting({}, {}), "play wheat")
    assert state.task.kind == "discard"
    state, told = play(state, "discard privilege")
    assert find(told, "discarded") == [{"seat": 0, "left": 10}]
    assert state.hidden[0] == ("privilege",)


def test_a_period_uses_six_cards_and_gives_up_six(play, ending):
    used, away = ACTIONS[:5], ACTIONS[5:10]
    state = position([{}, {}], number=6, visible=(used, used), hidden=(away, away))
    state, _ = play(state, "event i-10", "orient 0", "forgo medicine")
    assert state.hidden[0] == (*away, "favour"), "the last one has to go"
    state, _ = play(state, "forgo favour", "tax 2", "pass", "pass")
    assert (state.in_hand(0), state.in_hand(1)) == (12, 12)


def test_a_house_costs_its_material_and_a_gold(play, acting, find):
    state, _ = play(acting({"wood": 1, "stone": 1, "gold": 2}, {}), "play house")
    state, told = play(state, "house 2")
    assert (state.has(0, "wood"), state.has(0, "stone"), state.has(0, "gold")) == (0, 1, 1)
    assert find(told, "house_built") == [{"seat": 0, "site": 2, "free": False, "left": 3}]


def test_there_are_fourteen_sites_and_never_two_of_the_same_yield(play, acting):
    assert len(Box.shipped().sites) == 14
    state, _ = play(acting({"wood": 2, "stone": 2, "gold": 2}, {}, houses={1: 0}), "play house")
    assert refused(play, state, "house 8") == "same_yield"


def test_two_houses_bring_their_harvest(play, acting, find):
    state = acting({}, {}, houses={1: 0, 2: 0, 7: 0})
    state, _ = play(state, "play harvest")
    assert legal(state)[1:4] == ["harvest 1", "harvest 1,2", "harvest 1,7"]
    state, _ = play(state, "harvest 2,7")
    assert (state.has(0, "piety"), state.points[0]) == (1, 9)


def test_a_donation_costs_a_gold_and_one_of_two_seals(play, acting, find):
    state, _ = play(acting({"gold": 3}, {}), "play donation")
    state, told = play(state, "donate bridge")
    assert find(told, "donated") == [{"seat": 0, "project": "bridge", "name": "Pont", "left": 1}]
    assert state.has(0, "gold") == 2


def test_one_or_two_wool_become_cloth(play, acting):
    state, _ = play(acting({"wool": 3}, {}), "play weaving")
    assert legal(state) == ["pass", "weave 1", "weave 2"]
    state, _ = play(state, "weave 2")
    assert (state.has(0, "wool"), state.has(0, "cloth")) == (1, 2)


def test_a_small_medical_service_brings_a_gold_and_a_point(play, acting):
    state, _ = play(acting({}, {}), "play medicine", "practise")
    assert (state.has(0, "gold"), state.points[0]) == (1, 9)


# The notes on event cards.


def test_wool_sells_for_one_and_cloth_for_as_much_as_before(play, acting):
    state = acting({}, {}, closed=(), standing=(("i-01", 1),))
    assert (state.price("wool"), state.price("cloth")) == (1, 4)


def test_who_has_none_of_the_goods_loses_nothing(play, find):
    state = position([{"medical": 2}, {"wool": 1, "cloth": 1}], period=2)
    state, told = play(state, "event ii-04")
    assert find(told, "spared") == [{"seat": 0, "by": "ii-04"}]
    assert legal(state) == ["give cloth", "give wool"]
    state, _ = play(state, "give wool")
    assert (state.has(1, "wool"), state.has(1, "cloth"), state.has(0, "medical")) == (0, 1, 2)


def test_the_hidden_card_is_drawn_blindly_and_only_its_holder_may_look(play):
    state = position([{}, {}], period=3, tiles={5: -1})
    state, _ = play(state, "event iii-01", "orient 0", "forgo wheat")
    assert (state.task.kind, len(legal(state))) == ("lose", 11)
    _, told = play(state, "lose sale")
    assert [(e.key, e.audience) for e in told if e.key == "you_lost"] == [
        ("you_lost", frozenset({0}))
    ]


def test_godwyns_palace_is_all_that_may_be_built(play):
    state = position([{"stone": 2, "gold": 1}, {}], period=2)
    state, _ = play(state, "event ii-03", "orient 0", "play project")
    assert refused(play, state, "build bridge stone") == "project_covered"
    state, _ = play(state, "build priors_palace stone,stone")
    assert state.project("priors_palace").stone == 2
