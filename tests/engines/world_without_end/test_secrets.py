"""What lies behind a screen, in a hand or face down never reaches another seat, nor the room."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from heraut.engines.protocol import AUDIENCE, PUBLIC, IllegalAction, NotationError
from heraut.engines.simulate import setups, walk
from heraut.engines.world_without_end import WORLD_WITHOUT_END
from heraut.engines.world_without_end.goods import GOODS
from heraut.engines.world_without_end.state import Task

from .position import position

games = {
    "setup": st.sampled_from(setups(WORLD_WITHOUT_END)),
    "seed": st.integers(0, 2**32),
    "steps": st.integers(3, 300),
}
SLOTS = ({}, {"seat": 1}, {"steps": 1, "good": "gold"}, {"best": True}, {"of": "gold"})


def with_other_secrets(state, viewer, random):
    """The same state for ``viewer``: what others hold and have put away is dealt anew."""
    others = [seat for seat in state.seats if seat != viewer]
    stocks = [list(stock) for stock in state.stocks]
    for index in range(len(GOODS) - 1):
        pool = sum(stocks[seat][index] for seat in others)
        for seat in others[:-1]:
            stocks[seat][index] = random.randint(0, pool)
            pool -= stocks[seat][index]
        stocks[others[-1]][index] = pool
    hidden = list(state.hidden)
    for seat in others:
        stocks[seat][-1] = random.randint(0, 9)
        pool = [*state.hand(seat), *filter(None, hidden[seat])]
        random.shuffle(pool)
        hidden[seat] = tuple(card and pool.pop() for card in hidden[seat])
    return replace(state, stocks=tuple(map(tuple, stocks)), hidden=tuple(hidden))


def told(state, viewer):
    view = WORLD_WITHOUT_END.view(state, viewer)
    keys = [question.key for question in WORLD_WITHOUT_END.questions]
    return [WORLD_WITHOUT_END.answer(view, key, slots) for key in keys for slots in SLOTS]


def seen_by(viewer, events):
    return [event for event in events if event.audience is None or viewer in event.audience]


@settings(max_examples=40, deadline=None)
@given(data=st.data(), **games)
def test_secrets_change_nothing_that_others_may_know(data, setup, seed, steps):
    *_, step = walk(WORLD_WITHOUT_END, setup, Random(seed), most_steps=steps)
    state = step.after
    viewer = data.draw(st.sampled_from([PUBLIC, *range(setup.seats)]))
    twin = with_other_secrets(state, viewer, Random(seed))
    assert WORLD_WITHOUT_END.view(twin, viewer) == WORLD_WITHOUT_END.view(state, viewer)
    assert told(twin, viewer) == told(state, viewer)


@settings(max_examples=40, deadline=None)
@given(**games)
def test_nobody_else_learns_which_card_was_put_away(setup, seed, steps):
    """Whatever card it is, the others hear and see the same."""
    walked = list(walk(WORLD_WITHOUT_END, setup, Random(seed), most_steps=steps))
    kinds = ("discard", "lose")
    hidden = [step for step in walked if step.before.task.kind in kinds]
    compared = 0
    for step in hidden[-3:]:
        state = step.before
        seat = state.task.seat
        outcomes = [
            WORLD_WITHOUT_END.apply(state, action) for action in WORLD_WITHOUT_END.legal(state)
        ]
        for viewer in (PUBLIC, *(other for other in state.seats if other != seat)):
            heard = [seen_by(viewer, events) for _, events in outcomes]
            views = [WORLD_WITHOUT_END.view(after, viewer) for after, _ in outcomes]
            assert all(same == heard[0] for same in heard)
            assert all(same == views[0] for same in views)
        compared += len(outcomes) > 1
    assume(compared)


@pytest.mark.parametrize("question", ["goods", "cards", "hidden_cards"])
def test_what_one_holds_is_told_only_to_oneself(question):
    state = position([{"gold": 3}, {"loyalty": 2}])
    for seat in state.seats:
        view = WORLD_WITHOUT_END.view(state, seat)
        heard = WORLD_WITHOUT_END.answer(view, question, {})
        assert {event.audience for event in heard} == {frozenset({seat})}
    view = WORLD_WITHOUT_END.view(state, PUBLIC)
    assert [e.key for e in WORLD_WITHOUT_END.answer(view, question, {})] == ["answer_no_seat"]


@pytest.mark.parametrize("stock", [{}, {"gold": 1, "wool": 3, "stone": 1, "wheat": 1}])
@pytest.mark.parametrize(
    ("action", "asked"),
    [
        ("sale", "sell"),
        ("project", "build"),
        ("house", "house"),
        ("donation", "donate"),
        ("weaving", "weave"),
        ("medicine", "medicine"),
    ],
)
def test_a_card_is_asked_about_whatever_lies_behind_the_screen(play, acting, stock, action, asked):
    _, events = play(acting(stock, {}), f"play {action}")
    public = [(event.key, dict(event.args)) for event in events]
    assert public == [
        ("played", {"seat": 0, "action": action, "left": 11}),
        (f"due_{asked}", {"seat": 0, "by": action, **({"sick": 0} if asked == "medicine" else {})}),
    ]


def test_an_event_asks_also_who_could_not_pay(play):
    for card, kind in (("i-02", "offer"), ("i-09", "pay")):
        poor, _ = play(position([{}, {}]), f"event {card}")
        rich, _ = play(position([{"wool": 1, "gold": 1}, {}]), f"event {card}")
        assert (poor.task.kind, rich.task.kind) == (kind, kind)


def test_whether_one_has_loyalty_is_not_told_by_being_asked(ending, play):
    for stock in ({}, {"loyalty": 3}):
        state, _ = ending(stock, {})
        _, events = play(state, "tax 2")
        due = {"seat": 0, "period": 1, "duties": ("piety", "wheat", "gold"), "doubled": False}
        assert dict(events[-1].args) == due


def test_the_best_way_to_turn_a_card_is_told_only_to_who_turns_it(play):
    state, _ = play(position([{"loyalty": 2}, {}], marker=6), "event i-10")
    mine = WORLD_WITHOUT_END.view(state, 0)
    heard = WORLD_WITHOUT_END.answer(mine, "orientations", {"best": True})
    assert {event.audience for event in heard} == {frozenset({0})}
    others = WORLD_WITHOUT_END.answer(
        WORLD_WITHOUT_END.view(state, 1), "orientations", {"best": True}
    )
    assert {event.key for event in others} == {"answer_orientation"}
    assert [event.args["steps"] for event in others] == [0, 1, 2, 3]


def at_discard(**more):
    return position([{}, {}], event="i-10", steps=0, tasks=(Task("discard", 0),), **more)


def test_a_card_may_be_put_away_by_its_place_in_hand(play):
    state = at_discard(visible=(("piety",), ()), hidden=((), ()))
    (told,) = WORLD_WITHOUT_END.answer(WORLD_WITHOUT_END.view(state, 0), "cards", {})
    third = told.args["actions"][2]
    after, events = play(state, "discard #3")
    assert after.hidden == ((third,), ())
    assert str(WORLD_WITHOUT_END.parse(state, "discard #3")) == f"discard {third}"
    assert seen_by(1, events)[0].args == {"seat": 0, "left": 10}
    with pytest.raises(IllegalAction) as refused:
        play(state, "discard #12")
    assert (refused.value.reason, refused.value.details) == ("too_many", {"count": 12, "most": 11})
    with pytest.raises(NotationError):
        play(state, "discard #0")


def test_a_place_in_hand_means_nothing_when_no_card_is_put_away(play, acting):
    with pytest.raises(IllegalAction) as refused:
        play(acting({}, {}), "discard #3")
    assert refused.value.reason == "play_first"


def test_why_not_is_told_to_the_seat_where_it_lies_behind_a_screen(play):
    """What all can see is checked first: else it would tell that nothing is lacking."""
    tasks = (Task("build", 0, "project", "project"),)
    laid = {"bridge": {"stone": 5}}
    for stock in ({}, {"stone": 1}, {"stone": 2, "wood": 2}):
        state = position([stock, {}], event="i-10", steps=0, tasks=tasks, projects=laid)
        with pytest.raises(IllegalAction) as refused:
            play(state, "build bridge stone,wood")
        assert refused.value.reason == "no_space"
        assert AUDIENCE not in refused.value.details


def test_only_who_turns_the_card_hears_of_itself(play):
    state, _ = play(position([{}, {}]), "event i-10")
    assert len(state.seats) == 2
    for seat in state.seats:
        view = WORLD_WITHOUT_END.view(state, seat)
        heard = WORLD_WITHOUT_END.answer(view, "orientations", {"steps": 1})
        (told,) = (event for event in heard if event.key == "answer_orientation")
        assert [told.args["seats"][n] for n, own in enumerate(told.args["mine"]) if own] == [seat]


def test_whether_one_can_pay_is_told_alone_when_asked_alone():
    view = WORLD_WITHOUT_END.view(position([{"gold": 3}, {}]), 0)
    both = WORLD_WITHOUT_END.answer(view, "duties", {})
    assert [event.audience for event in both] == [None, frozenset({0})]
    assert WORLD_WITHOUT_END.answer(view, "duties", {"own": 1}) == both[1:]


def test_one_way_to_turn_the_card_may_be_asked_for_alone_with_what_it_brings(play):
    state, _ = play(position([{}, {}]), "event i-10")
    slots = {"steps": 2, "best": 1}
    heard = WORLD_WITHOUT_END.answer(WORLD_WITHOUT_END.view(state, 0), "orientations", slots)
    assert [event.args["steps"] for event in heard] == [2, 2]
    assert {event.audience for event in heard} == {frozenset({0})}


def test_while_the_table_acts_somebody_is_on_turn(play):
    """Who asks for his own things then is the active player, or whose card is drawn."""
    state = position([{}, {}], first=1)
    assert WORLD_WITHOUT_END.turn(state) == 1
    lost = position([{}, {}], first=1, tasks=(Task("lose", 0, by="penance"),))
    assert WORLD_WITHOUT_END.turn(lost) == 0


def test_who_has_no_seat_sees_what_all_can_see():
    state = position([{}, {"gold": 5}])
    assert WORLD_WITHOUT_END.view(state, -1) == WORLD_WITHOUT_END.view(state, PUBLIC)
