"""What each effect of the vocabulary does, and how effects and cards are written."""

from __future__ import annotations

import pytest

from heraut.engines.protocol import NotationError
from heraut.engines.world_without_end import WORLD_WITHOUT_END, Box
from heraut.engines.world_without_end.cards import new_card
from heraut.engines.world_without_end.effects import (
    OPERATIONS,
    STANDING,
    BadEffect,
    described,
    read_effect,
    read_inline,
)
from heraut.engines.world_without_end.event_effects import HAPPENS

from .position import legal, position

EXAMPLES = {
    "each_gain": "each_gain:gain=wool*1+gold*2",
    "each_lose": "each_lose:lose=wheat*1+vp*1",
    "each_gain_if": "each_gain_if:has=piety*2:gain=vp*1",
    "each_lose_if_not": "each_lose_if_not:has=medical*1:lose=vp*2",
    "each_gain_per": "each_gain_per:per=loyalty:gain=vp*2",
    "majority_gain": "majority_gain:of=wool:first=vp*2:tie=vp*1",
    "may_exchange": "may_exchange:give=wool*1:get=gold*3",
    "each_pay_or": "each_pay_or:pay=gold*1:otherwise=vp*2",
    "each_lose_choice": "each_lose_choice:options=wheat*1|gold*2",
    "remove_own_house": "remove_own_house",
    "discard_action": "discard_action",
    "may_act": "may_act:action=harvest",
    "introduce_project": "introduce_project:project=seventh",
    "cover_other_projects": "cover_other_projects:project=seventh",
    "complete_project": "complete_project:project=bridge",
    "cover_favour": "cover_favour:space=king",
    "cover_market": "cover_market:good=wool",
    "uncover_market": "uncover_market:good=cloth",
    "all_forgo_action_this_round": "all_forgo_action_this_round",
    "market_price": "market_price:good=wool:price=1",
    "forgo_action_reward": "forgo_action_reward:gain=medical*1",
    "random_hidden_discard": "random_hidden_discard",
    "disable_healing": "disable_healing",
    "action_bonus": "action_bonus:action=harvest:gain=vp*1",
    "action_option": "action_option:action=materials:pay=gold*1:options=stone*1|wood*1",
}
"""One effect of every kind."""

SHOWN = "stone,wheat,gold1,vp"


def drawn(*effects, kind="immediate", stocks=({}, {}), period=1, **more):
    """The state after a card with these effects was drawn, and what happened."""
    state = position(stocks, period=period, options={"cards": "table"}, **more)
    place = "5" if period > 2 else "-"
    text = f"event new {kind} {SHOWN} {place} {' '.join(effects)}"
    return WORLD_WITHOUT_END.apply(state, WORLD_WITHOUT_END.parse(state, text))


def test_every_operation_has_words_a_test_and_something_that_it_does():
    assert set(EXAMPLES) == set(OPERATIONS)
    declared = {event.key for event in WORLD_WITHOUT_END.events}
    assert {f"effect_{op}" for op in OPERATIONS} <= declared
    assert set(HAPPENS) | STANDING == set(OPERATIONS)


@pytest.mark.parametrize("text", EXAMPLES.values(), ids=EXAMPLES)
def test_whatever_an_effect_prints_is_read_back(text):
    effect = read_inline(text)
    assert str(effect) == text
    assert read_inline(str(effect)) == effect
    told = described(effect, {"seventh": "Rempart", "bridge": "Pont"})
    assert told.key == f"effect_{effect.op}"
    assert bool(told.args) is bool(OPERATIONS[effect.op])
    declared = {event.key: event.arguments for event in WORLD_WITHOUT_END.events}[told.key]
    assert told.args.keys() == declared.keys()
    assert all(declared[name].holds(value) for name, value in told.args.items())


def test_each_gain_gives_to_all_from_the_active_player_on(find):
    state, told = drawn(EXAMPLES["each_gain"], first=1)
    assert [facts["seat"] for facts in find(told, "gained")] == [1, 1, 0, 0]
    assert [state.has(seat, "gold") for seat in (0, 1)] == [2, 2]


def test_each_gain_stops_with_the_supply(find):
    state, told = drawn("each_gain:gain=wool*2", stocks=({"wool": 12}, {}))
    assert (state.has(0, "wool"), state.has(1, "wool")) == (14, 1)
    _, told = drawn("each_gain:gain=wool*1", stocks=({"wool": 15}, {}))
    assert [facts["seat"] for facts in find(told, "not_gained")] == [0, 1]


def test_each_lose_takes_what_there_is(find):
    state, told = drawn(EXAMPLES["each_lose"], stocks=({"wheat": 2}, {}), points=[5, 0])
    assert (state.has(0, "wheat"), state.points) == (1, (4, 0))
    assert find(told, "spared") == [{"seat": 1, "by": "new-1"}]


def test_each_gain_if_asks_for_all_that_it_names(find):
    state, told = drawn(EXAMPLES["each_gain_if"], stocks=({"piety": 2}, {"piety": 1}))
    assert state.points == (9, 8)
    assert find(told, "spared") == [{"seat": 1, "by": "new-1"}]


def test_each_lose_if_not_spares_who_has_it():
    state, _ = drawn(EXAMPLES["each_lose_if_not"], stocks=({"medical": 1}, {}))
    assert state.points == (8, 6)


def test_each_gain_per_counts_goods_or_houses():
    state, _ = drawn(EXAMPLES["each_gain_per"], stocks=({"loyalty": 3}, {}))
    assert state.points == (14, 8)
    state, _ = drawn("each_gain_per:per=house:gain=gold*1", houses={1: 1, 2: 1})
    assert (state.has(0, "gold"), state.has(1, "gold")) == (0, 2)


@pytest.mark.parametrize(
    ("wool", "points"), [((2, 1), (10, 8)), ((1, 1), (9, 9)), ((0, 0), (8, 8))]
)
def test_majority_gain_divides_a_tie_and_ignores_nothing(wool, points):
    stocks = [{"wool": count} for count in wool]
    state, _ = drawn(EXAMPLES["majority_gain"], stocks=stocks)
    assert state.points == points


def test_may_exchange_asks_each_once(play):
    state, _ = drawn(EXAMPLES["may_exchange"], stocks=({"wool": 2}, {"wool": 1}))
    state, _ = play(state, "exchange", "pass")
    assert (state.has(0, "wool"), state.has(0, "gold"), state.task.kind) == (1, 3, "orient")


def test_each_pay_or_leaves_the_choice(play, find):
    state, _ = drawn(EXAMPLES["each_pay_or"], stocks=({"gold": 1}, {}))
    assert legal(state) == ["pass", "pay"]
    paid, _ = play(state, "pay")
    assert (paid.has(0, "gold"), paid.points[0]) == (0, 8)
    kept, _ = play(state, "pass")
    assert (kept.has(0, "gold"), kept.points[0]) == (1, 6)
    assert legal(kept) == ["pass"]


def test_each_lose_choice_offers_what_one_has(play):
    state, _ = drawn(EXAMPLES["each_lose_choice"], stocks=({"wheat": 1, "gold": 1}, {"gold": 2}))
    assert legal(state) == ["give wheat"]
    state, _ = play(state, "give wheat", "give gold")
    assert (state.has(0, "wheat"), state.has(1, "gold")) == (0, 0)


def test_remove_own_house_frees_a_site(play):
    state, _ = drawn(EXAMPLES["remove_own_house"], houses={1: 0, 2: 1})
    state, _ = play(state, "remove 1", "remove 2")
    assert set(state.houses) == {-1}


def test_discard_action_takes_a_card_of_each_ones_choice(play, find):
    state, told = drawn(EXAMPLES["discard_action"])
    assert legal(state)[-1] == "discard ?"
    state, told = play(state, "discard sale", "discard ?")
    assert state.hidden == (("sale",), (None,))
    assert [e.audience for e in told if e.key == "you_discarded"] == [frozenset({0})]


def test_an_event_may_let_each_act_without_a_card(play, find):
    state, told = drawn("may_act:action=harvest", houses={1: 0, 2: 1, 3: 1})
    assert told[-1].args == {"seat": 0, "by": "new-1"}
    state, told = play(state, "harvest 1", "pass")
    assert find(told, "declined") == [{"seat": 1, "what": "harvest"}]
    assert (state.has(0, "wheat"), state.in_hand(0), state.last) == (1, 12, ("", ""))
    assert state.task.kind == "orient"


def test_what_an_event_lets_one_do_is_not_an_action_card(play):
    """Nothing is added to it, and doing without is not forgoing."""
    standing = (("ii-01", 1), ("iii-04", 2))
    state, _ = drawn("may_act:action=medicine", "may_act:action=wheat", standing=standing)
    state, _ = play(state, "practise", "pass")
    assert state.points == (9, 8)
    assert (state.has(1, "medical"), state.has(0, "wheat"), state.has(1, "wheat")) == (0, 1, 1)
    assert state.last == ("", "")


def test_projects_come_are_covered_and_are_finished(find):
    state, _ = drawn("introduce_project:project=seventh", "cover_other_projects:project=seventh")
    assert state.project("seventh").open
    assert state.project("bridge").covered
    state, told = drawn("complete_project:project=bridge")
    assert state.project("bridge").done
    _, told = drawn("introduce_project:project=bridge")
    assert find(told, "no_effect") == [{"card": "new-1", "title": ""}]


def test_spaces_of_the_favour_track_and_the_market_are_covered(find):
    state, _ = drawn(EXAMPLES["cover_favour"], EXAMPLES["cover_market"], EXAMPLES["uncover_market"])
    assert (state.covered, state.closed) == ((7,), ("wool",))
    state, _ = drawn("cover_favour:space=outlaw")
    assert state.covered == (2, 6)
    _, told = drawn("cover_market:good=cloth")
    assert len(find(told, "no_effect")) == 1


def test_a_covered_market_buys_no_wool(play, find):
    state, _ = drawn("cover_market:good=wool", stocks=({"wool": 1}, {}))
    state, told = play(state, "orient 0", "play sale")
    assert find(told, "action_void")[0]["why"] == "market_covered"


def test_all_forgo_holds_for_one_round(play):
    state, _ = drawn(EXAMPLES["all_forgo_action_this_round"])
    state, _ = play(state, "orient 0", "forgo wheat", "discard ?", "forgo wheat", "discard ?")
    state, _ = play(state, "event i-10", "orient 0", "play piety")
    assert state.has(1, "piety") == 1


def test_a_price_may_be_set(play):
    text = "market_price:good=cloth:price=5"
    state, _ = drawn(text, kind="permanent", stocks=({"cloth": 1}, {}), closed=())
    state, _ = play(state, "orient 0", "play sale", "sell cloth")
    assert state.has(0, "gold") == 5


def test_forgoing_may_be_rewarded(play):
    state, _ = drawn(EXAMPLES["forgo_action_reward"], kind="permanent")
    given_up, _ = play(state, "orient 0", "play weaving", "pass")
    state, _ = play(state, "orient 0", "forgo weaving")
    assert (state.has(0, "medical"), given_up.has(0, "medical")) == (1, 1)


def test_an_immediate_card_holds_during_its_round(play):
    state, _ = drawn(EXAMPLES["random_hidden_discard"])
    state, _ = play(state, "orient 0", "forgo wheat", "lose ?", "forgo wheat")
    assert state.task.kind == "lose"
    state, _ = play(state, "lose sale", "event i-10", "orient 0", "forgo piety")
    assert state.task.kind == "discard"


def test_healing_may_be_forbidden(play):
    state, _ = drawn(
        "disable_healing",
        kind="permanent",
        period=3,
        stocks=({"medical": 5}, {}),
        tiles={5: -1, 3: 1},
    )
    state, _ = play(state, "orient 0", "play medicine")
    assert legal(state) == ["pass", "practise"]


def test_an_action_may_bring_more(play, find):
    state, _ = drawn(EXAMPLES["action_bonus"], kind="permanent", houses={1: 0})
    state, told = play(state, "orient 1", "play harvest", "harvest 1")
    assert {"seat": 0, "good": "vp", "count": 1, "by": "new-1"} in find(told, "gained")


def test_an_action_may_offer_more_once_a_round(play, find):
    stocks = ({"gold": 2}, {})
    state, _ = drawn(EXAMPLES["action_option"], kind="permanent", stocks=stocks)
    state, _ = play(state, "orient 0", "play materials", "material stone")
    assert legal(state) == ["pass", "extra stone", "extra wood"]
    bought, _ = play(state, "extra wood")
    assert [bought.has(0, good) for good in ("stone", "wood", "gold")] == [1, 1, 1]
    state, told = play(state, "pass")
    assert find(told, "declined") == [{"seat": 0, "what": "extra"}]


def test_choices_of_several_effects_come_in_their_order(play):
    effects = ("may_exchange:give=wool*1:get=gold*3", "may_exchange:give=gold*3:get=cloth*1")
    state, _ = drawn(*effects, stocks=({"wool": 1}, {}))
    state, _ = play(state, "exchange", "pass", "exchange", "pass")
    assert (state.has(0, "cloth"), state.task.kind) == (1, "orient")


@pytest.mark.parametrize(
    "entry",
    [
        3,
        {"op": "dance"},
        {"op": []},
        {},
        {"op": "each_gain"},
        {"op": "each_gain", "gain": {"silver": 1}},
        {"op": "each_gain", "gain": {"gold": 0}},
        {"op": "each_gain", "gain": {"gold": 1}, "lose": {"gold": 1}},
        {"op": "each_lose", "lose": {"medical": 1}},
        {"op": "may_exchange", "give": {"vp": 1}, "get": {"gold": 1}},
        {"op": "each_lose_choice", "options": []},
        {"op": "each_lose_choice", "options": [{"gold": 1}, {"gold": 2}]},
        {"op": "each_lose_choice", "options": [{"medical": 1}]},
        {"op": "market_price", "good": "wheat", "price": 2},
        {"op": "market_price", "good": "wool", "price": 2.5},
        {"op": "cover_favour", "space": "jester"},
        {"op": "introduce_project", "project": 3},
    ],
)
def test_what_is_no_effect_is_refused_with_what_it_should_be(entry):
    with pytest.raises(BadEffect) as bad:
        read_effect(entry)
    assert bad.value.expected
    assert bad.value.op in ("", *OPERATIONS)
    assert bad.value.field in ("", *OPERATIONS.get(bad.value.op, ()), "lose")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "immediate",
        f"immediate {SHOWN} -",
        f"secret {SHOWN} - nothing",
        "immediate stone,wheat - nothing",
        "immediate stone,wheat,gold3,vp - nothing",
        f"immediate {SHOWN} 12 nothing",
        f"immediate {SHOWN} - dance",
        f"immediate {SHOWN} - each_gain",
        f"immediate {SHOWN} - each_gain:gain=gold*1:gain=gold*1",
        f"permanent {SHOWN} - each_gain:gain=gold*1",
        f"permanent {SHOWN} - may_exchange:give=gold*1:get=vp*1 may_exchange:give=wool*1:get=vp*1",
    ],
)
def test_what_is_no_card_is_no_notation(text):
    with pytest.raises(NotationError):
        new_card("new-1", 1, text.split())


@pytest.mark.parametrize("card", Box.shipped().events, ids=lambda card: card.name)
def test_every_card_of_the_box_can_be_told_at_the_table(card):
    told = new_card(card.name, card.period, card.inline().split())
    assert (told.effects, told.corners, told.place) == (card.effects, card.corners, card.place)
    assert told.permanent is card.permanent
