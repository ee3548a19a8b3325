"""What the rulebook leaves open about Ethelred, Den, Wigelm, Wilwulf, and playing alone.

The answers are those of docs/rules-kingsbridge.md.
"""

from __future__ import annotations

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, Pile
from heraut.engines.kingsbridge.columns import missing
from heraut.engines.protocol import TABLE

TO_TWELVE = list(range(1, 13))


# T, D, L.


def test_t1_a_second_use_adds_another_column(duel, play, only):
    six = [[rank] for rank in range(1, 7)]
    state = duel(["ethelred"], [*six, [9]], [11])
    state, events = play(state, "use ethelred 11")
    assert only(events, "column_opened") == {"column": 8}
    assert state.columns[6:] == ((9,), (11,))
    assert state.placed == 1


def test_t1_an_extra_column_never_counts_as_empty(alone, play, only):
    state = alone(["ethelred", "den", "ragna"], [[3]], [11], 0, deck=[])
    _, events = play(state, "use ethelred 11")
    assert only(events, "final_score")["empty"] == 5
    assert only(events, "final_score")["characters"] == 2, "Ethelred was used before the end"


def test_t1_ethelred_needs_a_card_of_the_hand(duel, refused):
    state = duel(["ethelred"], [[3]], [1], aside=[[9], []])
    assert refused(state, "use ethelred 9") == "hand_only"


@pytest.mark.parametrize("notation", ["use den 7", "use wynstan 7 1"])
def test_t2_an_extra_column_that_a_character_empties_vanishes(duel, play, notation, keys, only):
    name = notation.split()[1]
    state = duel([name], [[3], [], [], [], [], [], [9]], other=["ragna"])
    state, events = play(state, notation)
    assert keys(events)[-1] == "column_vanished"
    assert len(state.columns) == 6
    if name == "den":
        assert only(events, "cleared")["vanished"] is True


def test_t1_later_extra_columns_move_up(duel, play, only):
    state = duel(["ragna"], [[3], [], [], [], [], [], [4], [5], [9]])
    state, events = play(state, "move 7 1")
    assert only(events, "column_vanished") == {"column": 7, "columns": 8}
    assert state.columns[6:] == ((5,), (9,))


def test_t1_a_whole_extra_column_may_go_to_an_empty_one(duel, play, keys):
    state = duel(["ragna"], [[3], [], [], [], [], [], [9]])
    state, events = play(state, "move 7 2")
    assert keys(events) == ["moved", "column_vanished"]
    assert state.columns == ((3,), (9,), (), (), (), ())


def test_t1_an_extra_column_may_finish_another_one(duel, play, keys):
    state = duel(["ragna"], [[3], [], [], [], [], [], [13], TO_TWELVE])
    state, events = play(state, "move 7 8")
    assert keys(events) == ["moved", "column_finished", "column_vanished", "column_vanished"]
    assert len(state.columns) == 6


def test_d1_cards_may_follow_den_at_once(duel, play):
    state = duel(["den"], [[3, 4]], [9], other=["ragna"])
    state, _ = play(state, "use den 1", "place 9 1")
    assert state.columns[0] == (9,)


@pytest.fixture
def four(scene):
    def make(columns, **options):
        return scene(
            columns,
            [[1], [1], [1], [1]],
            [9, 9, 9, 9],
            characters=[["wigelm"], ["den"], [], []],
            options={"mode": "characters", **options},
        )

    return make


def test_l1_every_other_seat_gets_one_in_any_order(four, play, keys, notations, refused):
    state, _ = play(four([[1, 2, 3], [5]]), "use wigelm")
    assert {"give 1 2", "give 1 3", "give 1 4", "give 2 4"} <= notations(state)
    assert not {text for text in notations(state) if not text.startswith("give")}
    state, _ = play(state, "give 1 4")
    assert refused(state, "give 1 4") == "already_got"
    assert refused(state, "give 1 1") == "give_self"
    assert refused(state, "give 1 5") == "no_such_seat"
    assert refused(state, "place 1 3") == "give_first"
    assert refused(state, "end") == "give_first"
    assert refused(state, "stop") == "give_first"
    state, events = play(state, "give 1 2", "give 1 3")
    assert keys(events)[-3:] == ["giving_over", "passed_on", "top_character"]
    assert refused(state, "give 2 2") == "not_giving"


def test_l1_giving_ends_when_the_table_runs_out(four, play, keys):
    state, events = play(four([[1], [5]]), "use wigelm", "give 1 2", "give 2 4")
    assert "giving_over" in keys(events)
    assert state.piles[2].given == ()


def test_l1_with_the_option_it_may_stop_after_one(four, play, keys, notations, refused):
    state, _ = play(four([[1, 2, 3]], wigelm_subset="true"), "use wigelm")
    assert refused(state, "stop") == "give_first"
    state, _ = play(state, "give 1 2")
    assert "stop" in notations(state)
    state, events = play(state, "stop")
    assert keys(events) == ["giving_over", "passed_on", "top_character"]


def test_l1_a_given_card_is_the_next_one_drawn(duel, play, notations, refused):
    state = duel(["wigelm"], [[6, 7]], [7, 1], piles=(9, Pile(9, (), (2,))))
    state, _ = play(state, "use wigelm", "give 1 2", "exchange 1")
    while state.turn == 0:
        state, _ = play(state, str(KINGSBRIDGE.legal(state)[0]))
    assert state.piles[1].given == (6, 2), "the last given one lies on top"
    state, _ = play(state, "exchange 1")
    assert notations(state) == {"draw 6"}
    assert refused(state, "draw 2") == "not_in_pile"
    state, _ = play(state, "draw 6")
    assert notations(state) == {"draw 2"}


def test_l2_together_a_finished_seat_draws_the_card_at_its_next_turn(scene, play, keys):
    state = scene(
        [[3, 4], [9]],
        [[5, 1], [], [1]],
        [0, 0, 0],
        row=["wigelm", "den", "ragna"],
        options={"mode": "cooperative"},
    )
    state, _ = play(state, "use wigelm", "give 2 2", "give 1 3", "place 5 1", "end")
    assert (KINGSBRIDGE.to_act(state), state.turn) == (TABLE, 1)
    assert KINGSBRIDGE.view(state, 1).left == 1
    state, events = play(state, "draw 9")
    assert keys(events) == ["drew", "you_drew", "refilled", "you_refilled", "turn_began"]
    assert (state.turn, state.hands[1].known) == (1, (9,))
    state, events = play(state, "place 9 2")
    assert keys(events) == ["placed", "seat_done"]
    state, events = play(state, "end")
    assert (state.turn, keys(events)) == (2, ["turn_ended", "turn_began"])


def test_l3_a_gap_goes_with_the_head_before_it(duel, play):
    state = duel(["wigelm"], [[3, 5, 6]])
    state, _ = play(state, "use wigelm", "give 1 2")
    assert state.columns[0] == (5, 6)
    assert not missing(state.columns[0])


# V: Wilwulf.


def test_v1_cards_set_aside_must_be_placed_to_win(duel, play, keys):
    state = duel(["den"], [[3], [8]], [4], piles=(0, 9), aside=[[9], []])
    state, events = play(state, "place 4 1")
    assert keys(events) == ["placed"]
    state, events = play(state, "place 9 2")
    assert keys(events) == ["placed", "won"]


def test_v1_they_count_in_a_stalemate(duel, play):
    state = duel(["den"], [[3]], [1], piles=(0, 0), aside=[[9], []])
    state, events = play(state, "pass", "pass")
    assert events[-1].args == {"winners": (1,), "counts": (2, 1)}


def test_v2_they_may_begin_an_empty_column(duel, play):
    state = duel(["den"], [[3]], [1], aside=[[9], []])
    state, _ = play(state, "place 9 2")
    assert state.columns[1] == (9,)


def test_v3_they_wait_for_a_later_turn(duel, play, notations, refused):
    state = duel(["wilwulf"], [[3]], [4, 4, 1])
    state, _ = play(state, "use wilwulf 4")
    assert refused(state, "place 4 1 aside") == "aside_next_turn"
    assert refused(state, "place 9 1 aside") == "not_next"
    assert refused(state, "place 9 2 aside") == "not_aside"
    assert {"place 4 1"} <= notations(state), "the other 4 is still in hand"


def test_v3_they_are_not_exchanged_and_do_not_reduce_the_refill(duel, play):
    state = duel(["wilwulf"], [[3]], [4, 5, 1])
    state, _ = play(state, "use wilwulf 4,5", "exchange 1")
    while state.turn == 0:
        state, _ = play(state, str(KINGSBRIDGE.legal(state)[0]))
    assert (state.hands[0].size, state.aside[0]) == (6, (4, 5))


def test_v3_a_hand_that_wholly_goes_aside_leaves_only_to_draw(duel, play, keys, refused):
    state = duel(["wilwulf"], [[3]], [4, 5], piles=(2, 9))
    state, _ = play(state, "use wilwulf 4,5")
    assert refused(state, "exchange all") == "exchange_nothing"
    assert refused(state, "pass") == "pile_not_empty"
    state, events = play(state, "end")
    assert keys(events) == ["turn_ended"]
    assert KINGSBRIDGE.to_act(state) == TABLE


def test_v3_there_is_no_limit_across_uses(duel, play):
    state = duel(["wilwulf"], [[3]], [4, 5, 1], aside=[[7, 9], []])
    state, _ = play(state, "use wilwulf 4,5")
    assert state.aside[0] == (4, 5, 7, 9)


def test_v4_alone_neither_setting_aside_nor_placing_such_a_card_counts(alone, play, refused):
    state = alone(["wilwulf", "den", "ragna"], [[3]], [4, 1], aside=[[9]])
    state, _ = play(state, "use wilwulf 4", "reveal agatha")
    assert refused(state, "end") == "must_place_or_malus"
    state, _ = play(state, "place 9 2")
    assert refused(state, "end") == "must_place_or_malus"
    state, events = play(state, "malus 1")
    assert events[0].args == {"seat": 0, "card": 1, "count": 1, "aside": False}


def test_v4_what_stays_aside_at_last_is_placed_or_malus(
    alone, play, keys, only, notations, refused
):
    state = alone(["den", "gytha", "ragna"], [[3]], [1], 0, aside=[[4, 9]])
    assert refused(state, "malus 9 aside") == "malus_hand_first"
    state, events = play(state, "malus 1")
    assert keys(events) == ["malus", "turn_began"]
    assert refused(state, "end") == "must_place_or_malus"
    assert {"malus 4 aside", "malus 9 aside", "place 4 1 aside"} <= notations(state)
    placed, _ = play(state, "place 4 1")
    assert refused(placed, "malus 9") == "already_placed_no_malus"
    placed, events = play(placed, "end")
    assert keys(events) == ["turn_ended", "turn_began"]
    placed, events = play(placed, "malus 9")
    assert keys(events) == ["malus", "final_score", "solo_over"]
    assert only(events, "final_score")["malus"] == 2


def test_v4_nothing_aside_goes_to_the_malus_while_the_pile_still_fills_the_hand(
    alone, play, notations, refused
):
    state = alone(["wilwulf", "den", "ragna"], [[3]], [4, 5], 3, aside=[[9]])
    state, _ = play(state, "use wilwulf 4,5", "reveal agatha")
    assert not state.hands[0].size and state.piles[0].size
    assert refused(state, "malus 9 aside") == "malus_hand_first"
    assert not {"malus 9", "malus 9 aside"} & notations(state)
    state, _ = play(state, "end")
    assert KINGSBRIDGE.to_act(state) == TABLE


def test_v4_a_hand_that_wholly_goes_aside_ends_the_turn(alone, play, keys, notations):
    state = alone(["wilwulf", "den", "ragna"], [[3]], [4, 5], 0)
    state, _ = play(state, "use wilwulf 4,5", "reveal agatha")
    state, events = play(state, "end")
    assert keys(events) == ["turn_ended", "turn_began"]
    assert {"place 4 1 aside", "malus 4 aside"} <= notations(state)


# S: alone and together.


def test_s1_malus_needs_no_proof_that_nothing_goes(alone, play, notations, refused):
    state = alone(["den", "gytha", "ragna"], [[3]], [4])
    assert {"place 4 1", "malus 4"} <= notations(state)
    state, _ = play(state, "place 4 1")
    assert refused(state, "malus 4") == "already_placed_no_malus"


def test_s2_who_is_out_of_cards_is_skipped_until_all_are(scene, play, keys):
    state = scene(
        [[3], [8]],
        [[4], [1], [9, 10]],
        [0, 0, 0],
        row=["den", "gytha", "ragna"],
        options={"mode": "cooperative"},
    )
    state, events = play(state, "place 4 1")
    assert keys(events) == ["placed", "seat_done"]
    state, _ = play(state, "end", "malus 1")
    assert state.turn == 2
    state, events = play(state, "place 9 2", "end")
    assert (state.turn, keys(events)[-1]) == (2, "turn_began")
    state, events = play(state, "place 10 2")
    assert keys(events) == ["placed", "final_score", "cooperative_over"]
