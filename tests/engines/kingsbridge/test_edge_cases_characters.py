"""What the rulebook leaves open about characters, as docs/rules-kingsbridge.md answers it."""

from __future__ import annotations

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, Pile
from heraut.engines.kingsbridge.columns import missing
from heraut.engines.protocol import TABLE, IllegalAction

TO_TWELVE = list(range(1, 13))


def keys(events):
    return [event.key for event in events]


def only(events, key):
    (event,) = [event for event in events if event.key == key]
    return dict(event.args)


def notations(state):
    return set(map(str, KINGSBRIDGE.legal(state)))


def refused(play, state, notation):
    with pytest.raises(IllegalAction) as error:
        play(state, notation)
    return error.value.reason


@pytest.fixture
def duel(scene):
    """Two seats, the first on turn, with these characters; the second has another one."""

    def make(names, columns, hand=(1,), piles=(9, 9), options=None, other=None, **more):
        other = other or (["den"] if "den" not in names else ["ragna"])
        return scene(
            columns,
            [list(hand), [1]],
            list(piles),
            characters=[list(names), list(other)],
            options={"mode": "characters", **(options or {})},
            **more,
        )

    return make


@pytest.fixture
def alone(scene):
    """A single seat with these open characters."""

    def make(row, columns, hand=(1,), pile=9, options=None, **more):
        deck = more.pop("deck", ["agatha", "ethelred"])
        return scene(
            columns, [list(hand)], [pile], row=list(row), deck=deck, options=options or {}, **more
        )

    return make


# C: using characters.


def test_c1_one_character_a_turn_also_alone(alone, play):
    state = alone(["den", "gytha", "wynstan"], [[3], [5]])
    state, _ = play(state, "use den 1", "reveal agatha")
    assert refused(play, state, "use wynstan 2 1") == "character_used"
    assert not any(notation.startswith("use") for notation in notations(state))


def test_c1_unlimited_alone_if_the_option_says_so(alone, play):
    option = {"solo_chars_per_turn": "unlimited"}
    state = alone(["den", "gytha", "wynstan"], [[3], [5]], options=option)
    state, _ = play(state, "use den 1", "reveal agatha", "use wynstan 2 1", "reveal ethelred")
    assert state.columns[:2] == ((), ())
    assert KINGSBRIDGE.view(state, 0)["uses"] == 2


def test_c1_the_option_changes_nothing_with_others(duel, scene, play):
    option = {"solo_chars_per_turn": "unlimited"}
    state = duel(["den", "wynstan"], [[3], [5]], options=option)
    state, _ = play(state, "use den 1")
    assert refused(play, state, "use wynstan 2 1") == "character_used"
    state = scene(
        [[3], [5]],
        [[1], [1]],
        [9, 9],
        row=["den", "wynstan", "ragna"],
        options={"mode": "cooperative", **option},
    )
    state, _ = play(state, "use den 1")
    assert refused(play, state, "use wynstan 2 1") == "character_used"


def test_c1_next_turn_another_one_may_be_used(duel, play):
    state = duel(["wynstan"], [[3, 4]], [4, 1], other=["den"])
    state, _ = play(state, "use wynstan 1 1", "place 4 1", "end")
    while KINGSBRIDGE.to_act(state) == TABLE:
        state, _ = play(state, str(KINGSBRIDGE.legal(state)[0]))
    assert (state.turn, state.used) == (1, ())
    assert "use den 1" in notations(state)


@pytest.mark.parametrize(
    ("name", "columns", "hand", "notation"),
    [
        ("den", [], (1,), "use den 1"),
        ("wynstan", [], (1,), "use wynstan 1 1"),
        ("wigelm", [], (1,), "use wigelm"),
        ("aldred", [], (1,), "use aldred"),
        ("ragna", [[3]], (), "use ragna"),
        ("agatha", [[3]], (), "use agatha"),
        ("ethelred", [[3]], (), "use ethelred 3"),
        ("wilwulf", [[3]], (), "use wilwulf 3"),
    ],
)
def test_c2_a_character_that_can_do_nothing_is_not_used(duel, play, name, columns, hand, notation):
    state = duel([name], columns, hand)
    assert refused(play, state, notation) == "character_no_effect"
    assert not any(text.startswith("use") for text in notations(state))
    assert "use" not in KINGSBRIDGE.view(state, 0)["may"]


def test_c2_gytha_needs_a_discard(duel, play):
    columns = [[rank] * 1 for rank in range(1, 7)]
    state = duel(["gytha"], columns, piles=(96, 0), hidden=None)
    assert sum(state.discard) == 0
    assert refused(play, state, "use gytha 3 2") == "character_no_effect"


def test_c2_edgar_needs_a_place(duel, play):
    columns = [[12, 13], [13], [13], [13], [13], [13]]
    state = duel(["edgar"], columns)
    assert refused(play, state, "use edgar 5 1") == "character_no_effect"


def test_c3_a_character_may_be_used_before_an_exchange(duel, play):
    state = duel(["den"], [[3]], [1, 2])
    state, events = play(state, "use den 1", "exchange 1")
    assert keys(events)[-2:] == ["exchanged", "you_exchanged"]


# A: Aldred.


def test_a1_a_part_goes_before_a_column_when_its_last_card_fits(duel, play):
    state = duel(["aldred"], [[5, 6], [2, 3, 4], [3, 4], [9]])
    state, _ = play(state, "use aldred")
    after, events = play(state, "move 2:3-4 1")
    assert (after.columns[0], after.columns[1]) == ((3, 4, 5, 6), (2,))
    assert only(events, "moved")["where"] == "start"
    assert refused(play, state, "move 2:2-3 1") == "not_next"
    assert "move 4 1" not in notations(state)


def test_a1_the_permission_ends_with_the_turn(duel, play):
    state = duel(["aldred"], [[5, 6]], [4, 1])
    state, _ = play(state, "use aldred", "place 4 1", "end")
    while KINGSBRIDGE.to_act(state) == TABLE:
        state, _ = play(state, str(KINGSBRIDGE.legal(state)[0]))
    assert KINGSBRIDGE.view(state, 1)["active"] == ""
    assert refused(play, state, "place 3 1") == "not_next"


# E: Edgar.


def test_e1_edgar_stands_for_one_rank_and_keeps_it(duel, play):
    state = duel(["edgar"], [[3], [5], [7, 8]], [4, 5, 6])
    after, events = play(state, "use edgar 4 1")
    assert after.columns[0] == (3, -4)
    assert only(events, "edgar_placed")["where"] == "end"
    # Where he lies he is a 4, wherever he goes: a 5 follows him, and with his column he moves.
    after, _ = play(after, "move 2 1")
    assert after.columns[0] == (3, -4, 5)
    assert refused(play, after, "swap 6 1") == "not_edgars"


def test_e1_on_an_empty_column_any_rank_is_declared(duel, play):
    state = duel(["edgar"], [[3]])
    declared = {text for text in notations(state) if text.startswith("use edgar")}
    assert {f"use edgar {rank} 2" for rank in range(1, 14)} < declared
    state, _ = play(state, "use edgar 9 2")
    assert state.columns[1] == (-9,)


def test_e1_edgar_moves_with_his_column(duel, play):
    state = duel(["ragna"], [[3, -4, 5], [2]])
    state, _ = play(state, "move 1:3-4 2")
    assert state.columns[:2] == ((5,), (2, 3, -4))


def test_e1_edgar_does_not_begin_a_column_that_has_cards(duel, play):
    assert refused(play, duel(["edgar"], [[3]]), "use edgar 2 1") == "edgar_not_at_start"


def test_e2_a_swap_is_no_use_of_a_character_and_counts_as_placing(duel, play):
    state = duel(["wynstan"], [[3, -4, 5]], [4, 6])
    state, _ = play(state, "use wynstan 1 1", "swap 4 1")
    assert state.placed == 1
    assert "end" in notations(state)
    assert refused(play, state, "exchange 6") == "already_placed"


def test_e2_the_last_card_may_win_by_a_swap(duel, play):
    state = duel(["gytha"], [[3, -4]], [4], piles=(0, 9))
    state, events = play(state, "swap 4 1")
    assert keys(events) == ["swapped", "edgar_recovered", "won"]


def test_e3_only_a_held_card_is_swapped(duel, play):
    state = duel(["gytha"], [[3, -4, 5], [4]], [1])
    assert refused(play, state, "swap 4 1") == "not_in_hand"


def test_e4_edgar_may_finish_a_column_himself(duel, play):
    state = duel(["edgar", "gytha"], [TO_TWELVE])
    state, events = play(state, "use edgar 13 1")
    assert keys(events) == [
        "used",
        "edgar_placed",
        "top_character",
        "edgar_recovered",
        "column_finished",
    ]
    assert state.characters[0] == ("gytha", "edgar")


def test_e5_wynstan_leaves_edgar_when_he_lies_deeper(duel, play):
    state = duel(["wynstan"], [[-3, 4, 5]])
    state, events = play(state, "use wynstan 1 2")
    assert state.columns[0] == (-3,)
    assert "edgar_recovered" not in keys(events)


def test_e6_edgar_is_not_given_away(duel, play):
    state = duel(["wigelm"], [[-3, 4], [7]])
    state, _ = play(state, "use wigelm")
    assert refused(play, state, "give 1 2") == "head_is_edgar"
    assert notations(state) == {"give 2 2"}
    assert refused(play, duel(["wigelm"], [[-3, 4]]), "use wigelm") == "character_no_effect"


def test_e6_with_the_option_he_goes_to_the_receivers_characters(duel, play):
    state = duel(["wigelm"], [[-3, 4]], options={"wigelm_edgar": "to_recipient"})
    state, events = play(state, "use wigelm", "give 1 2")
    assert only(events, "edgar_recovered")["receiver"] == 1
    assert state.characters == ((), ("den", "edgar", "wigelm"))
    assert state.piles[1].given == ()


def test_e7_alone_edgar_goes_to_the_box(alone, play):
    state = alone(["den", "gytha", "ragna"], [[3, -4]], [4, 1])
    state, events = play(state, "swap 4 1")
    assert only(events, "edgar_recovered") == {
        "seat": 0,
        "card": 4,
        "column": 1,
        "to": "box",
        "receiver": -1,
    }
    assert "edgar" in state.boxed


def test_e7_with_the_option_he_goes_under_the_deck_and_comes_last(alone, play):
    option = {"solo_edgar": "deck_bottom"}
    state = alone(
        ["den", "gytha", "ragna"], [[3, -4], [9]], [4, 1], options=option, deck=["agatha"]
    )
    state, events = play(state, "swap 4 1")
    assert only(events, "edgar_recovered")["to"] == "deck"
    assert KINGSBRIDGE.view(state, 0)["deck"] == 2
    state, _ = play(state, "use den 2")
    assert notations(state) == {"reveal agatha"}
    state, _ = play(state, "reveal agatha", "end")
    while KINGSBRIDGE.to_act(state) == TABLE:
        state, _ = play(state, str(KINGSBRIDGE.legal(state)[0]))
    state, _ = play(state, "use gytha 8 2")
    assert notations(state) == {"reveal edgar"}


def test_e7_an_open_row_that_is_short_takes_him_at_once(alone, play):
    option = {"solo_edgar": "deck_bottom"}
    state = alone(["den", "gytha"], [[3, -4]], [4, 1], options=option, deck=[])
    state, _ = play(state, "swap 4 1")
    assert notations(state) == {"reveal edgar"}
    state, _ = play(state, "reveal edgar")
    assert (state.row, state.turn) == (("den", "gytha", "edgar"), 0)


def test_e8_edgar_stays_in_the_column_and_is_not_passed_on(duel, play):
    state = duel(["edgar", "gytha"], [[3]])
    state, events = play(state, "use edgar 4 1")
    assert "passed_on" not in keys(events)
    assert state.characters == (("gytha",), ("den",))


# W, G, M, R.


def test_w1_wynstan_may_empty_a_column(duel, play):
    state = duel(["wynstan"], [[3, 4], [7]])
    after, events = play(state, "use wynstan 1 2")
    assert after.columns[0] == ()
    assert "column_emptied" in keys(events)
    assert refused(play, state, "use wynstan 2 2") == "too_few_cards"


def test_g1_both_cards_go_to_one_column_also_an_empty_one(duel, play):
    state = duel(["gytha"], [[3], [7]])
    after, _ = play(state, "use gytha 9,10 4")
    assert after.columns[3] == (9, 10)
    assert refused(play, state, "use gytha 4,8 1,2") == "one_column"
    assert refused(play, state, "use gytha 4,8 1") == "not_next"


def test_g1_a_first_card_that_finishes_the_column_leaves_it_empty_for_the_second(duel, play):
    state = duel(["gytha"], [TO_TWELVE, [], [], [], [], [], TO_TWELVE])
    after, events = play(state, "use gytha 13,5 1")
    assert keys(events)[:4] == ["used", "from_discard", "column_finished", "from_discard"]
    assert after.columns[0] == (5,)
    assert refused(play, state, "use gytha 13,5 7") == "extra_column_gone"


def test_g2_gytha_may_fill_a_gap_and_counts_as_no_hand_card(alone, play):
    state = alone(["gytha", "den", "ragna"], [[3, 5]], [1])
    state, events = play(state, "use gytha 4 1", "reveal agatha")
    assert "gap_filled" in keys(events)
    assert state.placed == 0
    assert refused(play, state, "end") == "must_place_or_malus"


def test_m1_a_column_with_duplicates_is_finished_when_every_rank_is_there(duel, play):
    state = duel(["ragna"], [[1, 2, 2, 2, *range(3, 13)]], [13, 1])
    before = state.discard
    state, events = play(state, "place 13 1")
    assert keys(events) == ["placed", "column_finished"]
    assert state.discard[1] == before[1] + 3


def test_m1_thirteen_cards_with_a_duplicate_are_not_yet_finished(duel, play):
    state = duel(["agatha"], [[1, 2, 2, *range(3, 12)]], [12, 13])
    state, events = play(state, "place 12 1")
    assert keys(events) == ["placed"]
    assert len(state.columns[0]) == 13


def test_m2_duplicates_stay_and_may_move_later(duel, play):
    state = duel(["ragna"], [[4, 4, 4, 5], [3], [3, 4]], [4])
    assert refused(play, state, "place 4 3") == "not_next"
    after, events = play(state, "move 1 2")
    assert after.columns[1] == (3, 4, 4, 4, 5)
    # A cut between equal cards says which of them is the first.
    after, events = play(state, "move 1:4.2-5 2")
    assert after.columns[:2] == ((4,), (3, 4, 4, 5))
    assert only(events, "moved")["left"] == 1
    after, _ = play(state, "move 1:4-4.2 2")
    assert after.columns[:2] == ((4, 5), (3, 4, 4))


def test_m2_a_column_with_a_duplicate_and_a_gap_still_moves_by_its_own_cards(duel, play):
    state = duel(["den"], [[1, 2, 2, 4], [5]], [1])
    parts = {text for text in notations(state) if text.startswith("move 1:")}
    assert {"move 1:2.2-4 3", "move 1:4 3", "move 1:1-2.1 3", "move 1:1-2 3"} <= parts
    assert not any(":3" in text for text in parts)


def test_m3_no_duplicate_at_the_head_or_in_the_middle(duel, play):
    state = duel(["agatha"], [[3, 4, 5], [3]], [3, 4])
    state, _ = play(state, "use agatha")
    assert refused(play, state, "place 3 1") == "not_next"
    assert refused(play, state, "place 4 1") == "not_next"
    assert "place 3 2" in notations(state)


def test_r1_one_gap_of_one_rank(duel, play):
    state = duel(["ragna"], [[3], [8]], [5, 6, 7, 10])
    assert {"place 5 1"}.isdisjoint(notations(state))
    state, _ = play(state, "use ragna")
    assert refused(play, state, "place 6 1") == "not_next"
    state, _ = play(state, "place 5 1")
    assert refused(play, state, "place 10 2") == "gap_used"
    assert refused(play, state, "place 7 1") == "gap_used"
    state, _ = play(state, "place 6 1")
    assert state.columns[0] == (3, 5, 6)


def test_r2_a_column_with_a_gap_is_finished_when_it_is_filled(duel, play):
    column = [1, 2, 3, *range(5, 13)]
    state = duel(["den"], [column], [4, 13, 1])
    state, events = play(state, "place 13 1")
    assert keys(events) == ["placed"]
    state, events = play(state, "place 4 1")
    assert keys(events) == ["placed", "gap_filled", "column_finished"]


def test_r3_a_gap_travels_and_a_cut_removes_it(duel, play):
    state = duel(["den"], [[4, 6, 7], [3], [5]])
    after, _ = play(state, "move 1 2")
    assert after.columns[1] == (3, 4, 6, 7)
    after, _ = play(state, "move 1:6-7 3")
    assert after.columns[:3] == ((4,), (3,), (5, 6, 7))
    assert not any(map(missing, after.columns))


def test_r3_with_the_option_no_part_with_a_gap_moves(duel, play):
    state = duel(["den"], [[4, 6, 7], [3], [5]], options={"gap_travels": "false"})
    assert refused(play, state, "move 1 2") == "gap_stays"
    assert {"move 1:6-7 3", "move 1:4 2"} <= notations(state)
    assert "move 1:4-7 2" not in notations(state)


def test_r4_edgar_and_the_hand_fill_a_gap_but_no_card_set_aside(duel, play):
    state = duel(["edgar"], [[3, 5]], [4], aside=[[4], []])
    after, events = play(state, "use edgar 4 1")
    assert only(events, "edgar_placed")["where"] == "gap"
    assert after.columns[0] == (3, -4, 5)
    assert refused(play, state, "place 4 1 aside") == "aside_end_only"
    assert refused(play, duel(["den"], [[3, 5, 7]], [5]), "place 5 1") == "no_gap"


def test_r4_the_gap_may_be_filled_in_the_same_turn(duel, play):
    state = duel(["ragna"], [[3]], [4, 5])
    state, events = play(state, "use ragna", "place 5 1", "place 4 1")
    assert state.columns[0] == (3, 4, 5)
    assert "gap_filled" in keys(events)


# T, D, L.


def test_t1_a_second_use_adds_another_column(duel, play):
    six = [[rank] for rank in range(1, 7)]
    state = duel(["ethelred"], [*six, [9]], [11])
    state, events = play(state, "use ethelred 11")
    assert only(events, "column_opened") == {"column": 8}
    assert state.columns[6:] == ((9,), (11,))
    assert state.placed == 1


def test_t1_an_extra_column_never_counts_as_empty(alone, play):
    state = alone(["ethelred", "den", "ragna"], [[3]], [11], 0, deck=[])
    _, events = play(state, "use ethelred 11")
    assert only(events, "final_score")["empty"] == 5
    assert only(events, "final_score")["characters"] == 2, "Ethelred was used before the end"


def test_t1_ethelred_needs_a_card_of_the_hand(duel, play):
    state = duel(["ethelred"], [[3]], [1], aside=[[9], []])
    assert refused(play, state, "use ethelred 9") == "not_in_hand"


@pytest.mark.parametrize("notation", ["use den 7", "use wynstan 7 1"])
def test_t2_an_extra_column_that_a_character_empties_vanishes(duel, play, notation):
    name = notation.split()[1]
    state = duel([name], [[3], [], [], [], [], [], [9]], other=["ragna"])
    state, events = play(state, notation)
    assert keys(events)[-1] == "column_vanished"
    assert len(state.columns) == 6
    if name == "den":
        assert only(events, "cleared")["vanished"] is True


def test_t1_later_extra_columns_move_up(duel, play):
    state = duel(["ragna"], [[3], [], [], [], [], [], [4], [5], [9]])
    state, events = play(state, "move 7 1")
    assert only(events, "column_vanished") == {"column": 7, "columns": 8}
    assert state.columns[6:] == ((5,), (9,))


def test_t1_a_whole_extra_column_may_go_to_an_empty_one(duel, play):
    state = duel(["ragna"], [[3], [], [], [], [], [], [9]])
    state, events = play(state, "move 7 2")
    assert keys(events) == ["moved", "column_vanished"]
    assert state.columns == ((3,), (9,), (), (), (), ())


def test_t1_an_extra_column_may_finish_another_one(duel, play):
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


def test_l1_every_other_seat_gets_one_in_any_order(four, play):
    state, _ = play(four([[1, 2, 3], [5]]), "use wigelm")
    assert {"give 1 2", "give 1 3", "give 1 4", "give 2 4"} <= notations(state)
    assert not {text for text in notations(state) if not text.startswith("give")}
    state, _ = play(state, "give 1 4")
    assert refused(play, state, "give 1 4") == "already_got"
    assert refused(play, state, "give 1 1") == "give_self"
    assert refused(play, state, "give 1 5") == "no_such_seat"
    assert refused(play, state, "place 1 3") == "give_first"
    assert refused(play, state, "end") == "give_first"
    assert refused(play, state, "stop") == "give_first"
    state, events = play(state, "give 1 2", "give 1 3")
    assert keys(events)[-3:] == ["giving_over", "passed_on", "top_character"]
    assert refused(play, state, "give 2 2") == "not_giving"


def test_l1_giving_ends_when_the_table_runs_out(four, play):
    state, events = play(four([[1], [5]]), "use wigelm", "give 1 2", "give 2 4")
    assert "giving_over" in keys(events)
    assert state.piles[2].given == ()


def test_l1_with_the_option_it_may_stop_after_one(four, play):
    state, _ = play(four([[1, 2, 3]], wigelm_subset="true"), "use wigelm")
    assert refused(play, state, "stop") == "give_first"
    state, _ = play(state, "give 1 2")
    assert "stop" in notations(state)
    state, events = play(state, "stop")
    assert keys(events) == ["giving_over", "passed_on", "top_character"]


def test_l1_a_given_card_is_the_next_one_drawn(duel, play):
    state = duel(["wigelm"], [[6, 7]], [7, 1], piles=(9, Pile(9, (), (2,))))
    state, _ = play(state, "use wigelm", "give 1 2", "exchange 1")
    while state.turn == 0:
        state, _ = play(state, str(KINGSBRIDGE.legal(state)[0]))
    assert state.piles[1].given == (6, 2), "the last given one lies on top"
    state, _ = play(state, "exchange 1")
    assert notations(state) == {"draw 6"}
    assert refused(play, state, "draw 2") == "not_in_pile"
    state, _ = play(state, "draw 6")
    assert notations(state) == {"draw 2"}


def test_l2_together_a_finished_seat_draws_the_card_at_its_next_turn(scene, play):
    state = scene(
        [[3, 4], [9]],
        [[5, 1], [], [1]],
        [0, 0, 0],
        row=["wigelm", "den", "ragna"],
        options={"mode": "cooperative"},
    )
    state, _ = play(state, "use wigelm", "give 2 2", "give 1 3", "place 5 1", "end")
    assert (KINGSBRIDGE.to_act(state), state.turn) == (TABLE, 1)
    assert KINGSBRIDGE.view(state, 1)["left"] == 1
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


def test_v1_cards_set_aside_must_be_placed_to_win(duel, play):
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


def test_v3_they_wait_for_a_later_turn(duel, play):
    state = duel(["wilwulf"], [[3]], [4, 4, 1])
    state, _ = play(state, "use wilwulf 4")
    assert refused(play, state, "place 4 1 aside") == "aside_next_turn"
    assert refused(play, state, "place 9 1 aside") == "not_next"
    assert refused(play, state, "place 9 2 aside") == "not_aside"
    assert {"place 4 1"} <= notations(state), "the other 4 is still in hand"


def test_v3_they_are_not_exchanged_and_do_not_reduce_the_refill(duel, play):
    state = duel(["wilwulf"], [[3]], [4, 5, 1])
    state, _ = play(state, "use wilwulf 4,5", "exchange 1")
    while state.turn == 0:
        state, _ = play(state, str(KINGSBRIDGE.legal(state)[0]))
    assert (state.hands[0].size, state.aside[0]) == (6, (4, 5))


def test_v3_a_hand_that_wholly_goes_aside_leaves_only_to_draw(duel, play):
    state = duel(["wilwulf"], [[3]], [4, 5], piles=(2, 9))
    state, _ = play(state, "use wilwulf 4,5")
    assert refused(play, state, "exchange all") == "exchange_nothing"
    assert refused(play, state, "pass") == "pile_not_empty"
    state, events = play(state, "end")
    assert keys(events) == ["turn_ended"]
    assert KINGSBRIDGE.to_act(state) == TABLE


def test_v3_there_is_no_limit_across_uses(duel, play):
    state = duel(["wilwulf"], [[3]], [4, 5, 1], aside=[[7, 9], []])
    state, _ = play(state, "use wilwulf 4,5")
    assert state.aside[0] == (4, 5, 7, 9)


def test_v4_alone_neither_setting_aside_nor_placing_such_a_card_counts(alone, play):
    state = alone(["wilwulf", "den", "ragna"], [[3]], [4, 1], aside=[[9]])
    state, _ = play(state, "use wilwulf 4", "reveal agatha")
    assert refused(play, state, "end") == "must_place_or_malus"
    state, _ = play(state, "place 9 2")
    assert refused(play, state, "end") == "must_place_or_malus"
    state, events = play(state, "malus 1")
    assert events[0].args == {"seat": 0, "card": 1, "count": 1, "aside": False}


def test_v4_what_stays_aside_at_last_is_placed_or_malus(alone, play):
    state = alone(["den", "gytha", "ragna"], [[3]], [1], 0, aside=[[4, 9]])
    assert refused(play, state, "malus 9 aside") == "malus_hand_first"
    state, events = play(state, "malus 1")
    assert keys(events) == ["malus", "turn_began"]
    assert refused(play, state, "end") == "must_place_or_malus"
    assert {"malus 4 aside", "malus 9 aside", "place 4 1 aside"} <= notations(state)
    placed, _ = play(state, "place 4 1")
    assert refused(play, placed, "malus 9") == "already_placed_no_malus"
    placed, events = play(placed, "end")
    assert keys(events) == ["turn_ended", "turn_began"]
    placed, events = play(placed, "malus 9")
    assert keys(events) == ["malus", "final_score", "solo_over"]
    assert only(events, "final_score")["malus"] == 2


def test_v4_a_hand_that_wholly_goes_aside_ends_the_turn(alone, play):
    state = alone(["wilwulf", "den", "ragna"], [[3]], [4, 5], 0)
    state, _ = play(state, "use wilwulf 4,5", "reveal agatha")
    state, events = play(state, "end")
    assert keys(events) == ["turn_ended", "turn_began"]
    assert {"place 4 1 aside", "malus 4 aside"} <= notations(state)


# S: alone and together.


def test_s1_malus_needs_no_proof_that_nothing_goes(alone, play):
    state = alone(["den", "gytha", "ragna"], [[3]], [4])
    assert {"place 4 1", "malus 4"} <= notations(state)
    state, _ = play(state, "place 4 1")
    assert refused(play, state, "malus 4") == "already_placed_no_malus"


def test_s2_who_is_out_of_cards_is_skipped_until_all_are(scene, play):
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
