"""The questions that the rulebook leaves open, as docs/rules-kingsbridge.md answers them."""

from __future__ import annotations

from random import Random

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, Pile
from heraut.engines.protocol import TABLE
from heraut.engines.simulate import Setup, walk

TO_TWELVE = list(range(1, 13))


def keys(events):
    return [event.key for event in events]


def draw_all(play, state):
    """Draw as long as the table is to act, always the lowest card that may come."""
    told = []
    while KINGSBRIDGE.to_act(state) == TABLE:
        state, events = play(state, str(KINGSBRIDGE.legal(state)[0]))
        told += events
    return state, told


# Setup.


@pytest.mark.parametrize(
    ("seats", "dealt"),
    [(2, (49, 49)), (3, (33, 33, 32)), (4, (25, 25, 24, 24)), (5, (20, 20, 20, 19, 19))],
)
def test_deal_extra_cards_go_to_the_first_seats(seats, dealt):
    events = []
    for step in walk(KINGSBRIDGE, Setup(seats, {}), Random(1)):
        if KINGSBRIDGE.to_act(step.before) != TABLE:
            break
        events += step.events
    assert [event.key for event in events if event.audience is None].count("started") == 6
    (told,) = [event for event in events if event.key == "dealt"]
    assert told.args == {"counts": dealt}
    state = step.before
    assert [hand.size for hand in state.hands] == [6] * seats
    assert [pile.size for pile in state.piles] == [count - 6 for count in dealt]
    assert (state.turn, events[-1].key) == (0, "turn_began")


# B1 and B4: finished columns.


def test_b1_a_finished_column_goes_to_the_discard_at_once(scene, play):
    state = scene([TO_TWELVE, [4]], [[13, 2], [1]], [5, 5])
    gone = state.discard
    state, events = play(state, "place 13 1")
    assert keys(events) == ["placed", "column_finished"]
    assert state.columns[0] == ()
    assert [after - before for before, after in zip(gone, state.discard, strict=True)] == [1] * 13


def test_b1_thirteen_alone_does_not_finish_a_column(scene, play):
    state = scene([TO_TWELVE[1:]], [[13, 1], [1]], [5, 5])
    state, events = play(state, "place 13 1")
    assert keys(events) == ["placed"]
    assert state.columns[0] == tuple(range(2, 14))


def test_b4_a_freed_column_need_not_be_begun_again(scene, play, notations):
    state = scene([TO_TWELVE, [4]], [[13, 2], [1]], [5, 5])
    state, _ = play(state, "place 13 1")
    assert {"end", "place 2 1"} <= notations(state)
    state, _ = draw_all(play, play(state, "end")[0])
    assert (state.turn, state.columns[0]) == (1, ())


# B2 and B3: moving parts.


def test_b2_an_end_part_or_all_may_move_but_not_the_middle(scene, play, refused, notations):
    state = scene([[4, 5, 6, 7], [3], [5]], [[1], [1]], [5, 5])
    assert play(state, "move 1:6-7 3")[0].columns[:3] == ((4, 5), (3,), (5, 6, 7))
    assert play(state, "move 1:4-5 2")[0].columns[:3] == ((6, 7), (3, 4, 5), (5,))
    assert play(state, "move 1:4-7 2")[0].columns[:3] == ((), (3, 4, 5, 6, 7), (5,))
    assert refused(state, "move 1:6 3") == "not_an_end_part"
    assert not any(notation == "move 1:6 3" for notation in notations(state))


def test_b2_without_head_moves_only_the_end_or_all_may_move(scene, play, refused, notations):
    state = scene([[4, 5, 6, 7], [3], [5]], [[1], [1]], [5, 5], options={"head_moves": "false"})
    assert refused(state, "move 1:4-5 2") == "head_moves_off"
    assert refused(state, "move 1:4-5 6") == "head_moves_off"
    moves = {notation for notation in notations(state) if notation.startswith("move")}
    assert {"move 1:6-7 3", "move 1:4-7 2"} <= moves
    assert not {notation for notation in moves if notation.startswith(("move 1:4-5", "move 1:4 "))}


def test_b3_a_part_may_go_to_an_empty_column_but_not_all_of_it(scene, play, refused):
    state = scene([[4, 5, 6]], [[1], [1]], [5, 5])
    assert play(state, "move 1:6 2")[0].columns[:2] == ((4, 5), (6,))
    assert play(state, "move 1:4 2")[0].columns[:2] == ((5, 6), (4,))
    assert refused(state, "move 1 2") == "no_effect"


# B5: what a turn must hold.


def without_placing(scene, rule, piles=(5, 5)):
    columns = [list(range(1, 9)), list(range(9, 14)), [6], [7]]
    return scene(columns, [[1, 1], [1]], piles, options={"reorg_only_turn": rule})


@pytest.mark.parametrize(
    ("rule", "after_a_move", "after_a_column"),
    [("finished", False, True), ("allowed", True, True), ("never", False, False)],
)
def test_b5_what_ends_a_turn_without_a_card_placed(
    scene, play, rule, after_a_move, after_a_column, refused, notations
):
    state = without_placing(scene, rule)
    assert refused(state, "end") == "must_place_or_exchange"
    moved, _ = play(state, "move 4 3")
    assert ("end" in notations(moved)) is after_a_move
    finished, _ = play(state, "move 2 1")
    assert ("end" in notations(finished)) is after_a_column
    assert {"exchange 1", "exchange 1,1"} <= notations(moved) & notations(finished)


@pytest.mark.parametrize("rule", ["finished", "allowed", "never"])
def test_b5_with_an_empty_pile_a_turn_without_a_card_placed_is_a_pass(scene, play, rule, refused):
    state, _ = play(without_placing(scene, rule, (0, 5)), "move 4 3")
    if rule != "allowed":
        assert refused(state, "end") == "must_place_or_pass"
    state, events = play(state, "pass")
    assert keys(events) == ["passed", "turn_began"]


# B6: exchanging.


def test_b6_one_to_all_cards_may_be_exchanged(scene, play, refused, notations):
    state = scene([[4]], [[1, 2, 2], [1]], [5, 5])
    exchanges = {notation for notation in notations(state) if notation.startswith("exchange")}
    assert exchanges == {
        "exchange 1",
        "exchange 1,2",
        "exchange 1,2,2",
        "exchange 2",
        "exchange 2,2",
    }
    assert refused(state, "exchange 2,2,2") == "not_in_hand"


def test_b6_exchanged_cards_go_under_the_pile_and_the_turn_ends(scene, play, refused, notations):
    state = scene([[4]], [[1, 2, 2, 3, 3, 9], [1]], [2, 5], hidden={12: 3, 13: 4})
    state, events = play(state, "exchange 9,2,3")
    assert keys(events) == ["exchanged", "you_exchanged"]
    assert events[0].args == {"seat": 0, "count": 3}
    assert events[1].args == {"cards": (2, 3, 9), "unknown": 0}
    assert events[1].audience == {0}
    assert state.piles[0] == Pile(2, (2, 3, 9))
    # Two fresh cards, then the first of the returned ones.
    state, _ = play(state, "draw 12", "draw 13")
    assert notations(state) == {"draw 2"}
    assert refused(state, "draw 9") == "not_in_pile"
    state, events = play(state, "draw 2")
    assert keys(events) == ["drew", "you_drew", "refilled", "you_refilled", "turn_began"]
    assert state.hands[0].known == (1, 2, 2, 3, 12, 13)
    assert state.piles[0] == Pile(0, (3, 9))


def test_b6_no_exchange_after_placing_nor_with_an_empty_pile(scene, play, refused):
    state = scene([[4]], [[1, 5], [1]], [5, 5])
    state, _ = play(state, "place 5 1")
    assert refused(state, "exchange 1") == "already_placed"
    state = scene([[4]], [[1, 5], [1]], [0, 5])
    assert refused(state, "exchange 1") == "pile_empty"


def test_b6_passing_needs_an_empty_pile_and_nothing_placed(scene, play, refused, notations):
    state = scene([[4]], [[1, 5], [1]], [1, 5])
    assert refused(state, "pass") == "pile_not_empty"
    state = scene([[4]], [[1, 5], [1]], [0, 5])
    assert "pass" in notations(state)
    state, _ = play(state, "place 5 1")
    assert refused(state, "pass") == "already_placed"


# B7, B8, B9: hand and pile.


def test_b7_a_hand_that_empties_is_filled_only_at_the_end_of_the_turn(scene, play):
    state = scene([[4], [8, 9]], [[5], [1]], [9, 5])
    state, events = play(state, "place 5 1")
    assert keys(events) == ["placed"]
    assert state.hands[0].size == 0
    state, _ = play(state, "move 2:9 3")
    state, events = draw_all(play, play(state, "end")[0])
    assert (state.hands[0].size, state.piles[0].size, state.turn) == (6, 3, 1)


def test_b8_the_last_card_of_hand_and_pile_wins_at_once(scene, play):
    state = scene([[4]], [[5], [1]], [0, 5])
    state, events = play(state, "place 5 1")
    assert keys(events) == ["placed", "won"]
    assert KINGSBRIDGE.to_act(state) is None
    assert KINGSBRIDGE.legal(state) == ()
    assert [(score.points, score.won) for score in KINGSBRIDGE.scores(state)] == [
        (0, True),
        (-6, False),
    ]


def test_b8_a_column_finished_by_the_last_card_is_told_first(scene, play):
    state = scene([TO_TWELVE], [[13], [1]], [0, 5])
    _, events = play(state, "place 13 1")
    assert keys(events) == ["placed", "column_finished", "won"]


def test_b9_a_small_pile_gives_what_it_has(scene, play):
    state = scene([[4]], [[1, 5], [1]], [2, 5])
    state, events = draw_all(play, play(state, "place 5 1", "end")[0])
    (refilled,) = [event for event in events if event.key == "refilled"]
    assert refilled.args == {"seat": 0, "count": 2, "pile": 0}
    assert state.hands[0].size == 3


# B10: nobody gets any further.


@pytest.mark.parametrize("rounds", [2, 3, 5])
def test_b10_rounds_without_a_card_placed_end_the_match(scene, play, rounds):
    state = scene(
        [[4]], [[1, 1], [1, 1, 1], [1, 1, 1]], [9, 8, 9], options={"stalemate_rounds": str(rounds)}
    )
    turns = 0
    while KINGSBRIDGE.to_act(state) is not None:
        state, _ = play(state, "exchange all")
        state, events = draw_all(play, state)
        turns += 1
    assert turns == 3 * rounds
    assert events[-1].key == "stalemate"
    assert events[-1].args == {"winners": (0, 1), "counts": (11, 11, 12)}, "ties share the win"
    assert [score.won for score in KINGSBRIDGE.scores(state)] == [True, True, False]


def test_b10_a_card_placed_begins_the_count_again(scene, play):
    state = scene([[4]], [[1, 5], [1, 6]], [9, 9], options={"stalemate_rounds": "2"})
    state, _ = draw_all(play, play(state, "exchange 1")[0])
    state, _ = draw_all(play, play(state, "exchange 1")[0])
    assert state.idle == 2
    state, _ = draw_all(play, play(state, "place 5 1", "end")[0])
    assert state.idle == 0


@pytest.mark.parametrize(
    ("counted", "winners", "counts"), [("true", (1,), (3, 2)), ("false", (0,), (1, 2))]
)
def test_b10_cards_set_aside_count_unless_hand_and_pile_alone_do(
    scene, play, counted, winners, counts
):
    state = scene(
        [[4]],
        [[1], [1, 1]],
        [0, 0],
        aside=[[9, 9], []],
        characters=[["aldred"], ["edgar"]],
        options={"mode": "characters", "stalemate_aside": counted},
    )
    state, events = play(state, "pass", "pass")
    assert events[-1].args == {"winners": winners, "counts": counts}
    scores = KINGSBRIDGE.scores(state)
    assert [score.points for score in scores] == [-count for count in counts]
    assert [score.seat for score in scores if score.won] == list(winners)


def test_b10_a_round_of_passes_ends_the_match(scene, play):
    state = scene([[4]], [[1, 1], [1], [2, 2]], [0, 0, 0])
    state, _ = play(state, "pass", "pass")
    assert KINGSBRIDGE.to_act(state) == 2
    state, events = play(state, "pass")
    assert keys(events) == ["passed", "stalemate"]
    assert state.winners == (1,)


def test_b10_a_pass_between_other_turns_ends_nothing(scene, play):
    state = scene([[4]], [[1, 1], [5, 1], [2, 2]], [0, 0, 0])
    state, _ = play(state, "pass", "place 5 1", "end", "pass")
    assert KINGSBRIDGE.to_act(state) == 0
    assert state.passes == 1
