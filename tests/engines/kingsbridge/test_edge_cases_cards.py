"""What the rulebook leaves open about Wynstan, Gytha, Agatha and Ragna.

The answers are those of docs/rules-kingsbridge.md.
"""

from __future__ import annotations

from heraut.engines.kingsbridge.columns import missing

TO_TWELVE = list(range(1, 13))


# W, G, M, R.


def test_w1_wynstan_may_empty_a_column(duel, play, keys, refused):
    state = duel(["wynstan"], [[3, 4], [7]])
    after, events = play(state, "use wynstan 1 2")
    assert after.columns[0] == ()
    assert "column_emptied" in keys(events)
    assert refused(state, "use wynstan 2 2") == "too_few_cards"


def test_g1_both_cards_go_to_one_column_also_an_empty_one(duel, play, refused):
    state = duel(["gytha"], [[3], [7]])
    after, _ = play(state, "use gytha 9,10 4")
    assert after.columns[3] == (9, 10)
    assert refused(state, "use gytha 4,8 1,2") == "one_column"
    assert refused(state, "use gytha 4,8 1") == "not_next"


def test_g1_a_first_card_that_finishes_the_column_leaves_it_empty_for_the_second(
    duel, play, keys, refused
):
    state = duel(["gytha"], [TO_TWELVE, [], [], [], [], [], TO_TWELVE])
    after, events = play(state, "use gytha 13,5 1")
    assert keys(events)[:4] == ["used", "from_discard", "column_finished", "from_discard"]
    assert after.columns[0] == (5,)
    assert refused(state, "use gytha 13,5 7") == "extra_column_gone"


def test_g2_gytha_may_fill_a_gap_and_counts_as_no_hand_card(alone, play, keys, refused):
    state = alone(["gytha", "den", "ragna"], [[3, 5]], [1])
    state, events = play(state, "use gytha 4 1", "reveal agatha")
    assert "gap_filled" in keys(events)
    assert state.placed == 0
    assert refused(state, "end") == "must_place_or_malus"


def test_m1_a_column_with_duplicates_is_finished_when_every_rank_is_there(duel, play, keys):
    state = duel(["ragna"], [[1, 2, 2, 2, *range(3, 13)]], [13, 1])
    before = state.discard
    state, events = play(state, "place 13 1")
    assert keys(events) == ["placed", "column_finished"]
    assert state.discard[1] == before[1] + 3


def test_m1_thirteen_cards_with_a_duplicate_are_not_yet_finished(duel, play, keys):
    state = duel(["agatha"], [[1, 2, 2, *range(3, 12)]], [12, 13])
    state, events = play(state, "place 12 1")
    assert keys(events) == ["placed"]
    assert len(state.columns[0]) == 13


def test_m2_duplicates_stay_and_may_move_later(duel, play, only, refused):
    state = duel(["ragna"], [[4, 4, 4, 5], [3], [3, 4]], [4])
    assert refused(state, "place 4 3") == "not_next"
    after, events = play(state, "move 1 2")
    assert after.columns[1] == (3, 4, 4, 4, 5)
    # A cut between equal cards says which of them is the first.
    after, events = play(state, "move 1:4.2-5 2")
    assert after.columns[:2] == ((4,), (3, 4, 4, 5))
    assert only(events, "moved")["left"] == 1
    after, _ = play(state, "move 1:4-4.2 2")
    assert after.columns[:2] == ((4, 5), (3, 4, 4))


def test_m2_a_column_with_a_duplicate_and_a_gap_still_moves_by_its_own_cards(duel, notations):
    state = duel(["den"], [[1, 2, 2, 4], [5]], [1])
    parts = {text for text in notations(state) if text.startswith("move 1:")}
    assert {"move 1:2.2-4 3", "move 1:4 3", "move 1:1-2.1 3", "move 1:1-2 3"} <= parts
    assert not any(":3" in text for text in parts)


def test_m3_no_duplicate_at_the_head_or_in_the_middle(duel, play, notations, refused):
    state = duel(["agatha"], [[3, 4, 5], [3]], [3, 4])
    state, _ = play(state, "use agatha")
    assert refused(state, "place 3 1") == "not_next"
    assert refused(state, "place 4 1") == "not_next"
    assert "place 3 2" in notations(state)


def test_r1_one_gap_of_one_rank(duel, play, notations, refused):
    state = duel(["ragna"], [[3], [8]], [5, 6, 7, 10])
    assert {"place 5 1"}.isdisjoint(notations(state))
    state, _ = play(state, "use ragna")
    assert refused(state, "place 6 1") == "not_next"
    state, _ = play(state, "place 5 1")
    assert refused(state, "place 10 2") == "gap_used"
    assert refused(state, "place 7 1") == "gap_used"
    state, _ = play(state, "place 6 1")
    assert state.columns[0] == (3, 5, 6)


def test_r2_a_column_with_a_gap_is_finished_when_it_is_filled(duel, play, keys):
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


def test_r3_with_the_option_no_part_with_a_gap_moves(duel, notations, refused):
    state = duel(["den"], [[4, 6, 7], [3], [5]], options={"gap_travels": "false"})
    assert refused(state, "move 1 2") == "gap_stays"
    assert {"move 1:6-7 3", "move 1:4 2"} <= notations(state)
    assert "move 1:4-7 2" not in notations(state)


def test_r4_edgar_and_the_hand_fill_a_gap_but_no_card_set_aside(duel, play, only, refused):
    state = duel(["edgar"], [[3, 5]], [4], aside=[[4], []])
    after, events = play(state, "use edgar 4 1")
    assert only(events, "edgar_placed")["where"] == "gap"
    assert after.columns[0] == (3, -4, 5)
    assert refused(state, "place 4 1 aside") == "aside_end_only"
    assert refused(duel(["den"], [[3, 5, 7]], [5]), "place 5 1") == "no_gap"


def test_r4_the_gap_may_be_filled_in_the_same_turn(duel, play, keys):
    state = duel(["ragna"], [[3]], [4, 5])
    state, events = play(state, "use ragna", "place 5 1", "place 4 1")
    assert state.columns[0] == (3, 4, 5)
    assert "gap_filled" in keys(events)
