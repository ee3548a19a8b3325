"""The worked examples of the rulebook, step by step.

The rulebook shows the columns only in pictures; those here fit every sentence beside them.
"""

from __future__ import annotations

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE
from heraut.engines.protocol import TABLE, IllegalAction


def keys(events):
    return [event.key for event in events]


def test_the_reorganisation_example(scene, play):
    """Section A, "Poser des cartes", the two-page example of a whole turn."""
    state = scene(
        [[1, 2, 3], [8, 9], [10], [5], [2, 3, 4, 5], [13]],
        [[1, 4, 6, 8, 11, 12], [2] * 6],
        [20, 20],
    )

    # The 4 on the 3 of the first column, the 6 on the 5 of the fourth.
    state, events = play(state, "place 4 1", "place 6 4")
    assert keys(events) == ["placed", "placed"]

    # The card of the third column on the second, the fourth column on the first.
    state, events = play(state, "move 3 2", "move 4 1")
    assert keys(events) == ["moved", "column_emptied"] * 2
    assert state.columns == ((1, 2, 3, 4, 5, 6), (8, 9, 10), (), (), (2, 3, 4, 5), (13,))

    # 11 and 12 begin one of the two empty columns; the 13 of the sixth goes on top.
    state, events = play(state, "place 11 4", "place 12 4", "move 6 4")
    assert keys(events)[-2:] == ["moved", "column_emptied"]
    assert state.columns[3] == (11, 12, 13)

    # The third and the sixth column are empty now; 1 and 8 begin them.
    assert [number for number, cards in enumerate(state.columns, 1) if not cards] == [3, 6]
    state, events = play(state, "place 1 3", "place 8 6")
    assert state.hands[0].size == 0
    assert state.turn == 0, "the turn goes on until the player ends it"

    # All six cards are placed: draw six, then the turn is over.
    state, events = play(state, "end")
    assert keys(events) == ["turn_ended"]
    assert KINGSBRIDGE.to_act(state) == TABLE
    for left in (5, 4, 3, 2, 1, 0):
        state, events = play(state, str(KINGSBRIDGE.legal(state)[0]))
        assert events[0].args["left"] == left
    assert keys(events) == ["drew", "you_drew", "refilled", "you_refilled", "turn_began"]
    assert events[2].args == {"seat": 0, "count": 6, "pile": 14}
    assert state.hands[0].size == 6
    assert state.turn == 1


def test_the_example_with_2_7_and_10(scene, play):
    """Section A, finishing a column by reorganising, first situation.

    Its player holds three cards and goes on after placing them, so the pile is not empty.
    """
    state = scene(
        [[3, 4, 5, 6], [1], [8, 9], [11, 12, 13], [2, 3], [6]], [[2, 7, 10], [1] * 6], [3, 10]
    )
    # The 7 on the 6, the 2 on the 1, the 10 on the 9.
    state, _ = play(state, "place 7 1", "place 2 2", "place 10 3")
    # 3 to 7 on 1 to 2, then 8 to 10, then 11 to 13.
    state, _ = play(state, "move 1 2")
    assert state.columns[1] == (1, 2, 3, 4, 5, 6, 7)
    state, _ = play(state, "move 3 2")
    assert state.columns[1] == tuple(range(1, 11))
    state, events = play(state, "move 4 2")
    assert keys(events) == ["moved", "column_emptied", "column_finished"]
    assert state.columns == ((), (), (), (), (2, 3), (6,))
    assert state.finished == 1


def test_the_second_situation(scene, play):
    """Section A, a column finished without any card of the hand."""
    state = scene([list(range(1, 9)), list(range(5, 14))], [[2, 2, 3, 3, 4, 4], [1] * 6], [10, 10])
    with pytest.raises(IllegalAction) as refused:
        play(state, "end")
    assert refused.value.reason == "must_place_or_exchange"
    state, events = play(state, "move 2:9- 1")
    assert keys(events) == ["moved", "column_finished"]
    assert state.columns[:2] == ((), (5, 6, 7, 8))
    assert state.placed == 0
    _, events = play(state, "end")
    assert keys(events) == ["turn_ended", "turn_began"], "a full hand draws nothing"


@pytest.mark.parametrize(
    ("notation", "allowed"), [("place 4 1", True), ("place 7 1", False), ("place 5 1", False)]
)
def test_cards_follow_one_another_without_a_hole(scene, play, notation, allowed):
    """Section A, the first example: 4 and 5 may follow a 3, a 7 may not."""
    state = scene([[3]], [[4, 5, 7], [1]], [5, 5])
    if allowed:
        state, _ = play(state, notation, "place 5 1")
        assert state.columns[0] == (3, 4, 5)
        return
    with pytest.raises(IllegalAction) as refused:
        play(state, notation)
    assert refused.value.reason == "not_next"
    assert refused.value.details["needs"] == 4
