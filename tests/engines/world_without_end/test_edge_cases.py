"""Every edge case that the rulebook leaves open, or settles in passing, by its id."""

from __future__ import annotations

import pytest

from heraut.engines.world_without_end import Box

from .position import keys, legal, position, refusal

ALL_WHEAT = Box.corrected('[corners_i-10.value]\ncorners = ["wheat", "wheat", "wheat", "wheat"]\n')
"""A box in which one card shows wheat at every corner."""


def test_e01_the_plague_comes_before_the_event_and_the_event_before_its_turning(play, find):
    state = position([{}, {}], period=3, houses={1: 0})
    state, told = play(state, "event iii-09")
    assert keys(told) == ["event_drawn", "due_plague"]
    state, told = play(state, "plague 3")
    assert keys(told) == ["plague_struck", "effect_each_gain_per", "gained", "spared", "due_orient"]
    assert find(told, "plague_struck") == [{"place": 8, "value": 3}]
    assert state.points == (9, 8)


def test_e02_a_third_permanent_card_holds_at_once_and_then_replaces_the_oldest(play, find):
    state = position(
        [{"wool": 1, "gold": 1}, {}], standing=(("i-01", 1), ("i-06", 2)), houses={4: 0}
    )
    state, _ = play(state, "event i-11", "orient 0", "exchange", "play harvest")
    state, told = play(state, "harvest 4")
    assert {"seat": 0, "good": "vp", "count": 1, "by": "i-11"} in find(told, "gained")
    assert state.price("wool") == 1
    _, told = play(state, "discard donation", "forgo wheat", "discard piety", "pass")
    assert find(told, "permanent_removed")[0]["card"] == "i-01"
    assert find(told, "permanent_placed")[0] == {
        "card": "i-11",
        "title": "Belle moisson",
        "slot": 1,
    }


@pytest.mark.parametrize(("option", "allowed"), [("after_income", True), ("before_income", False)])
def test_e03_the_outlaw_may_be_paid_out_of_the_same_income(play, find, option, allowed):
    state = position([{}, {}], marker=1, options={"outlaw": option})
    state, _ = play(state, "event i-08")
    assert ("orient 1" in legal(state)) is allowed
    if allowed:
        _, told = play(state, "orient 1")
        paid = {"seat": 0, "space": "outlaw", "good": "gold", "count": 1}
        assert find(told, "favour_paid") == [paid]
    else:
        assert refusal(play, state, "orient 1") == ("outlaw_unpaid", {"steps": 1})


def test_e04_no_step_is_always_allowed(play):
    state = position([{}, {}], marker=1)
    state, _ = play(state, "event i-10")
    assert legal(state) == ["orient 0", "orient 2", "orient 3"]


def test_e05_a_favour_card_does_nothing_before_an_outlaw_who_cannot_be_paid(play, acting, find):
    state, told = play(acting({}, {}, marker=1), "play favour")
    assert state.marker == 1
    assert find(told, "favour_blocked") == [{"seat": 0, "space": "outlaw"}]
    assert find(told, "action_void")[0]["why"] == "outlaw_unpaid"
    state, _ = play(acting({"gold": 1}, {}, marker=1), "play favour")
    assert (state.marker, state.has(0, "gold")) == (2, 0)


def test_e06_a_marker_stays_under_a_cover_and_covers_are_not_counted(play, find):
    state = position([{}, {}], marker=7)
    state, _ = play(state, "event i-07")
    assert (state.marker, state.covered) == (7, (7,))
    state = position([{}, {}], marker=2, covered=(3,))
    state, told = play(state, "event i-10", "orient 1")
    assert find(told, "favour_moved") == [{"seat": 0, "space": "prioress", "steps": 1}]


def test_e07_the_active_player_receives_first_what_is_scarce(play, find):
    state = position([{"wheat": 4}, {"wheat": 5}], box=ALL_WHEAT, first=1)
    state, told = play(state, "event i-10", "orient 0")
    assert find(told, "income") == [{"seat": 1, "good": "wheat", "count": 1}]
    assert find(told, "income_missing") == [{"seat": 0, "good": "wheat", "count": 1}]
    assert state.points == (9, 8)


def test_e08_forgoing_brings_nothing_when_no_knowledge_is_left(play, acting, find):
    state = acting({}, {"medical": 20}, period=2, standing=(("ii-01", 1),))
    state, told = play(state, "forgo wheat")
    assert find(told, "not_gained") == [{"seat": 0, "good": "medical", "by": "forgo"}]
    assert state.points == (8, 8)


@pytest.mark.parametrize(("option", "knowledge"), [("nothing", 0), ("rewarded", 1)])
def test_e09_being_forbidden_to_act_is_not_forgoing(play, option, knowledge):
    options = {"forced_forgo": option}
    state = position([{}, {}], period=2, standing=(("ii-01", 1),), options=options)
    state, _ = play(state, "event ii-02", "orient 2")
    before = state.has(0, "medical")
    assert refusal(play, state, "play wheat") == ("must_forgo", {"seat": 0})
    state, _ = play(state, "forgo wheat")
    assert state.has(0, "medical") == before + knowledge


def test_e10_privilege_looks_back_at_the_last_card_that_was_used(play, acting, find):
    state, told = play(acting({}, {}), "play privilege")
    assert find(told, "action_void") == [{"seat": 0, "action": "privilege", "why": "no_last"}]
    state = acting(
        {}, {}, visible=(("wheat", "piety"), ()), hidden=(("house", "sale"), ()), last=("wheat", "")
    )
    state, told = play(state, "play privilege")
    assert find(told, "repeats") == [{"seat": 0, "action": "wheat"}]
    assert state.has(0, "wheat") == 1


def test_e10_a_card_given_up_counts_as_not_used(play, acting):
    state, _ = play(acting({}, {}), "play weaving", "pass")
    assert state.last == ("", "")


def test_e11_the_royal_court_takes_the_first_round(play, beginning, find):
    state, told = beginning({}, {}, period=2, penalties=[(0, "gold")])
    assert keys(told) == ["period_began", "due_court"]
    state, told = play(state, "forgo wheat", "discard piety")
    assert find(told, "forwent_forced") == [
        {"seat": 0, "action": "wheat", "left": 11, "why": "court"}
    ]
    state, told = play(state, "event ii-09", "orient 0")
    assert find(told, "skipped") == [{"seat": 0, "why": "court"}]
    assert state.task.seat == 1
    state, told = play(state, "forgo wheat", "discard piety")
    assert (state.round, state.in_hand(0), state.in_hand(1)) == (2, 10, 10)


def test_e11_king_edward_costs_nobody_a_second_pair(play, beginning):
    state, _ = beginning({}, {}, period=2, penalties=[(0, "gold")])
    state, _ = play(state, "forgo wheat", "discard piety", "event ii-02", "orient 0")
    assert (state.task.kind, state.task.seat) == ("play", 1)
    state, _ = play(state, "forgo wheat", "discard piety")
    assert (state.in_hand(0), state.in_hand(1)) == (10, 10)


def test_e12_penance_is_drawn_first_and_spares_the_first_discard(play, beginning, find):
    state, told = beginning({}, {}, period=2, penalties=[(1, "piety")])
    assert told[-1].args == {"seat": 1, "why": "penance"}
    state, told = play(state, "lose wheat")
    assert find(told, "card_lost") == [{"seat": 1, "why": "penance", "left": 11}]
    assert [e.audience for e in told if e.key == "you_lost"] == [frozenset({1})]
    state, _ = play(state, "event ii-09", "orient 0", "forgo wheat", "discard piety", "forgo sale")
    assert (state.round, state.in_hand(1)) == (2, 10)


def test_e13_penance_and_court_together_cost_one_card_each(play, beginning):
    state, _ = beginning({}, {}, period=2, penalties=[(0, "gold"), (0, "piety")])
    state, _ = play(state, "lose wheat", "forgo piety")
    assert (state.visible[0], state.hidden[0]) == (("piety",), ("wheat",))
    assert state.task.kind == "event"


def test_e14_penance_also_spares_the_blind_draw(play, beginning):
    state, _ = beginning({}, {}, period=3, tiles={5: -1}, penalties=[(0, "piety")])
    state, _ = play(state, "lose wheat", "event iii-01", "orient 0", "forgo piety")
    assert (state.task.kind, state.task.seat) == ("play", 1)
    state, _ = play(state, "forgo piety")
    assert (state.task.kind, state.task.seat, state.task.by) == ("lose", 1, "event")


def test_e15_beggars_have_no_income_and_keep_their_favour(play, beginning, find):
    state, _ = beginning({}, {}, period=2, penalties=[(0, "wheat")], houses={1: 0})
    state, told = play(state, "event ii-09", "orient 1")
    assert find(told, "income_begged") == [{"seat": 0}]
    assert [facts["seat"] for facts in find(told, "income")] == [1]
    assert find(told, "favour_given")[0] == {"seat": 0, "space": "guild", "good": "vp", "count": 1}


@pytest.mark.parametrize(("option", "first"), [("single", 1), ("double", 0)])
def test_e16_the_shield_passes_once_at_a_periods_end(play, ending, find, option, first):
    state, _ = ending({}, {}, options={"shield": option})
    state, told = play(state, "tax 2", "pass", "pass")
    assert find(told, "shield_passed") == [{"seat": first}]
    assert state.first == first
