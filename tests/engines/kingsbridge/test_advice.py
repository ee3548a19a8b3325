"""What advice says, to whom, and from what it may know."""

from __future__ import annotations

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, Hand
from heraut.engines.kingsbridge.actions import Give, Move, Place, Stop, Swap, Use
from heraut.engines.kingsbridge.advice import advise
from heraut.engines.kingsbridge.advice.answers import COUNT, FIRST, LINE, step_facts
from heraut.engines.protocol import PUBLIC

EXAMPLE = [[1, 2, 3], [8, 9], [10], [5], [2, 3, 4, 5], [13]]
"""The columns of the rulebook's example of a whole turn."""

STUCK = [[13], [13], [13], [12, 13], [13], [11, 12, 13]]
"""Columns that take no 5."""


def advice(state, level, seat=0):
    (event,) = advise(KINGSBRIDGE.view(state, seat), level)
    return event


def test_the_first_level_tells_how_many_cards_go_down(scene):
    state = scene(EXAMPLE, [[1, 4, 6, 8, 11, 12], [2] * 6], [20, 20])
    event = advice(state, COUNT)
    assert event.key == "answer_advice_count"
    assert event.args == {"count": 6, "of": 6, "proven": True}


def test_the_second_level_tells_the_first_step_alone(scene):
    state = scene([[4], *STUCK[1:]], [[5, 6], [2] * 6], [20, 20])
    event = advice(state, FIRST)
    assert event.key == "answer_advice_first"
    assert (event.args["kind"], event.args["card"], event.args["column"]) == ("place", 5, 1)


def test_the_third_level_tells_every_step(scene, play):
    state = scene(EXAMPLE, [[1, 4, 6, 8, 11, 12], [2] * 6], [20, 20])
    event = advice(state, LINE)
    assert event.key == "answer_advice_line"
    assert (event.args["count"], event.args["proven"]) == (6, True)
    after, _ = play(state, *event.args["steps"])
    assert after.hands[0].size == 0


def test_nothing_to_place_is_said(scene):
    state = scene(STUCK, [[5, 5], [2] * 6], [20, 20])
    for level in (COUNT, FIRST, LINE):
        assert advice(state, level).key == "answer_advice_none"


@pytest.mark.parametrize("level", [COUNT, FIRST, LINE])
def test_only_the_asking_seat_may_hear_it(scene, level):
    state = scene(EXAMPLE, [[1, 4], [2] * 6], [20, 20])
    assert advice(state, level).audience == frozenset({0})


def test_a_table_may_switch_it_off(scene):
    state = scene(EXAMPLE, [[1, 4], [2] * 6], [20, 20], options={"advice": "off"})
    for level in (COUNT, FIRST, LINE):
        assert advice(state, level).key == "answer_advice_off"


def test_who_is_not_on_turn_hears_whose_turn_it_is(scene):
    state = scene(EXAMPLE, [[1, 4], [2] * 6], [20, 20])
    event = advice(state, COUNT, seat=1)
    assert (event.key, event.args) == ("answer_turn", {"seat": 0})


def test_after_the_end_the_winners_are_told(scene, play):
    state, _ = play(scene(EXAMPLE, [[4], [2] * 6], [0, 20]), "place 4 1")
    event = advice(state, COUNT)
    assert (event.key, event.args) == ("answer_over", {"winners": (0,)})


def test_who_has_no_seat_has_no_hand(scene):
    state = scene(EXAMPLE, [[1, 4], [2] * 6], [20, 20])
    assert advice(state, COUNT, seat=PUBLIC).key == "answer_no_hand"


def test_cards_that_were_not_shown_leave_the_count_open(scene):
    hand = Hand((4,), 2)
    state = scene(EXAMPLE, [hand, [2] * 6], [20, 20], options={"cards": "table"})
    event = advice(state, COUNT)
    assert event.args == {"count": 1, "of": 3, "proven": False}


def test_other_hands_make_no_difference(scene):
    told = [
        advice(scene(EXAMPLE, [[1, 4, 6], other], [20, 20]), LINE)
        for other in ([2] * 6, [7, 8, 9, 10, 11, 12])
    ]
    assert told[0] == told[1]


def test_cards_set_aside_count_among_those_placed(scene):
    state = scene(
        [[4], *STUCK[1:]], [[6], [2] * 6], [20, 20], aside=[[5], []], options={"mode": "characters"}
    )
    assert advice(state, COUNT).args == {"count": 2, "of": 2, "proven": True}
    assert advice(state, LINE).args["steps"] == ("place 5 1 aside", "place 6 1")


@pytest.mark.parametrize(
    ("step", "told"),
    [
        (Place(7, 3), {"kind": "place", "card": 7, "column": 3}),
        (Place(7, 3, True), {"kind": "place", "card": 7, "column": 3, "aside": True}),
        (Swap(9, 2), {"kind": "swap", "card": 9, "column": 2}),
        (Move(6, 9, 11, 2), {"kind": "move", "source": 6, "first": 9, "last": 11, "column": 2}),
        (Move(6, 9, 9, 2), {"kind": "move", "source": 6, "first": 9, "last": 9, "column": 2}),
        (Move(6, 4, 7, 1, 2), {"kind": "move", "source": 6, "first": 4, "last": 7, "column": 1}),
        (Give(4, 2), {"kind": "give", "column": 4, "seat": 1}),
        (Stop(), {"kind": "stop"}),
        (Use("aldred"), {"kind": "use", "character": "aldred"}),
        (Use("edgar", (10,), 4), {"kind": "use", "character": "edgar", "card": 10, "column": 4}),
        (Use("ethelred", (10,)), {"kind": "use", "character": "ethelred", "card": 10}),
        (
            Use("wynstan", (), 2, 1),
            {"kind": "use", "character": "wynstan", "column": 2, "count": 1},
        ),
        (Use("den", (), 5), {"kind": "use", "character": "den", "column": 5}),
        (
            Use("gytha", (5, 6), 3),
            {"kind": "use", "character": "gytha", "cards": (5, 6), "column": 3},
        ),
    ],
)
def test_a_step_is_told_by_its_parts(step, told):
    nothing = {
        "card": 0,
        "column": 0,
        "source": 0,
        "first": 0,
        "last": 0,
        "character": "",
        "cards": (),
        "count": 0,
        "seat": -1,
        "aside": False,
    }
    assert step_facts(step) == nothing | told
