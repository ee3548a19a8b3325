"""What the rulebook leaves open about using characters, Aldred and Edgar.

The answers are those of docs/rules-kingsbridge.md.
"""

from __future__ import annotations

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE
from heraut.engines.protocol import TABLE

TO_TWELVE = list(range(1, 13))


# C: using characters.


def test_c1_one_character_a_turn_also_alone(alone, play, notations, refused):
    state = alone(["den", "gytha", "wynstan"], [[3], [5]])
    state, _ = play(state, "use den 1", "reveal agatha")
    assert refused(state, "use wynstan 2 1") == "character_used"
    assert not any(notation.startswith("use") for notation in notations(state))


def test_c1_unlimited_alone_if_the_option_says_so(alone, play):
    option = {"solo_chars_per_turn": "unlimited"}
    state = alone(["den", "gytha", "wynstan"], [[3], [5]], options=option)
    state, _ = play(state, "use den 1", "reveal agatha", "use wynstan 2 1", "reveal ethelred")
    assert state.columns[:2] == ((), ())
    assert KINGSBRIDGE.view(state, 0).uses == 2


def test_c1_the_option_changes_nothing_with_others(duel, scene, play, refused):
    option = {"solo_chars_per_turn": "unlimited"}
    state = duel(["den", "wynstan"], [[3], [5]], options=option)
    state, _ = play(state, "use den 1")
    assert refused(state, "use wynstan 2 1") == "character_used"
    state = scene(
        [[3], [5]],
        [[1], [1]],
        [9, 9],
        row=["den", "wynstan", "ragna"],
        options={"mode": "cooperative", **option},
    )
    state, _ = play(state, "use den 1")
    assert refused(state, "use wynstan 2 1") == "character_used"


def test_c1_next_turn_another_one_may_be_used(duel, play, notations):
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
def test_c2_a_character_that_can_do_nothing_is_not_used(
    duel, name, columns, hand, notation, notations, refused
):
    state = duel([name], columns, hand)
    assert refused(state, notation) == "character_no_effect"
    assert not any(text.startswith("use") for text in notations(state))
    assert "use" not in KINGSBRIDGE.view(state, 0).may


def test_c2_gytha_needs_a_discard(duel, refused):
    columns = [[rank] * 1 for rank in range(1, 7)]
    state = duel(["gytha"], columns, piles=(96, 0), hidden=None)
    assert sum(state.discard) == 0
    assert refused(state, "use gytha 3 2") == "character_no_effect"


def test_c2_edgar_needs_a_place(duel, refused):
    columns = [[12, 13], [13], [13], [13], [13], [13]]
    state = duel(["edgar"], columns)
    assert refused(state, "use edgar 5 1") == "character_no_effect"


def test_c3_a_character_may_be_used_before_an_exchange(duel, play, keys):
    state = duel(["den"], [[3]], [1, 2])
    state, events = play(state, "use den 1", "exchange 1")
    assert keys(events)[-2:] == ["exchanged", "you_exchanged"]


# A: Aldred.


def test_a1_a_part_goes_before_a_column_when_its_last_card_fits(
    duel, play, only, notations, refused
):
    state = duel(["aldred"], [[5, 6], [2, 3, 4], [3, 4], [9]])
    state, _ = play(state, "use aldred")
    after, events = play(state, "move 2:3-4 1")
    assert (after.columns[0], after.columns[1]) == ((3, 4, 5, 6), (2,))
    assert only(events, "moved")["where"] == "start"
    assert refused(state, "move 2:2-3 1") == "not_next"
    assert "move 4 1" not in notations(state)


def test_a1_the_permission_ends_with_the_turn(duel, play, refused):
    state = duel(["aldred"], [[5, 6]], [4, 1])
    state, _ = play(state, "use aldred", "place 4 1", "end")
    while KINGSBRIDGE.to_act(state) == TABLE:
        state, _ = play(state, str(KINGSBRIDGE.legal(state)[0]))
    assert KINGSBRIDGE.view(state, 1).active == ""
    assert refused(state, "place 3 1") == "not_next"


# E: Edgar.


def test_e1_edgar_stands_for_one_rank_and_keeps_it(duel, play, only, refused):
    state = duel(["edgar"], [[3], [5], [7, 8]], [4, 5, 6])
    after, events = play(state, "use edgar 4 1")
    assert after.columns[0] == (3, -4)
    assert only(events, "edgar_placed")["where"] == "end"
    # Where he lies he is a 4, wherever he goes: a 5 follows him, and with his column he moves.
    after, _ = play(after, "move 2 1")
    assert after.columns[0] == (3, -4, 5)
    assert refused(after, "swap 6 1") == "not_edgars"


def test_e1_on_an_empty_column_any_rank_is_declared(duel, play, notations):
    state = duel(["edgar"], [[3]])
    declared = {text for text in notations(state) if text.startswith("use edgar")}
    assert {f"use edgar {rank} 2" for rank in range(1, 14)} < declared
    state, _ = play(state, "use edgar 9 2")
    assert state.columns[1] == (-9,)


def test_e1_edgar_alone_is_a_column_that_moves(duel, play, notations):
    state = duel(["ragna"], [[-4], [2, 3], [6, 7]])
    assert "move 1:4 2" in notations(state)
    assert "move 1:4 3" not in notations(state)
    state, _ = play(state, "move 1:4 2")
    assert state.columns[:2] == ((), (2, 3, -4))


def test_e1_edgar_moves_with_his_column(duel, play):
    state = duel(["ragna"], [[3, -4, 5], [2]])
    state, _ = play(state, "move 1:3-4 2")
    assert state.columns[:2] == ((5,), (2, 3, -4))


def test_e1_edgar_does_not_begin_a_column_that_has_cards(duel, refused):
    assert refused(duel(["edgar"], [[3]]), "use edgar 2 1") == "edgar_not_at_start"


def test_e2_a_swap_is_no_use_of_a_character_and_counts_as_placing(duel, play, notations, refused):
    state = duel(["wynstan"], [[3, -4, 5]], [4, 6])
    state, _ = play(state, "use wynstan 1 1", "swap 4 1")
    assert state.placed == 1
    assert "end" in notations(state)
    assert refused(state, "exchange 6") == "already_placed"


def test_e2_the_last_card_may_win_by_a_swap(duel, play, keys):
    state = duel(["gytha"], [[3, -4]], [4], piles=(0, 9))
    state, events = play(state, "swap 4 1")
    assert keys(events) == ["swapped", "edgar_recovered", "won"]


def test_e3_only_a_held_card_is_swapped(duel, refused):
    state = duel(["gytha"], [[3, -4, 5], [4]], [1])
    assert refused(state, "swap 4 1") == "not_in_hand"


def test_e4_edgar_may_finish_a_column_himself(duel, play, keys):
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


def test_e5_wynstan_leaves_edgar_when_he_lies_deeper(duel, play, keys):
    state = duel(["wynstan"], [[-3, 4, 5]])
    state, events = play(state, "use wynstan 1 2")
    assert state.columns[0] == (-3,)
    assert "edgar_recovered" not in keys(events)


def test_e6_edgar_is_not_given_away(duel, play, notations, refused):
    state = duel(["wigelm"], [[-3, 4], [7]])
    state, _ = play(state, "use wigelm")
    assert refused(state, "give 1 2") == "head_is_edgar"
    assert notations(state) == {"give 2 2"}
    assert refused(duel(["wigelm"], [[-3, 4]]), "use wigelm") == "character_no_effect"


def test_e6_with_the_option_he_goes_to_the_receivers_characters(duel, play, only):
    state = duel(["wigelm"], [[-3, 4]], options={"wigelm_edgar": "to_recipient"})
    state, events = play(state, "use wigelm", "give 1 2")
    assert only(events, "edgar_recovered")["receiver"] == 1
    assert state.characters == ((), ("den", "edgar", "wigelm"))
    assert state.piles[1].given == ()


def test_e7_alone_edgar_goes_to_the_box(alone, play, only):
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


def test_e7_with_the_option_he_goes_under_the_deck_and_comes_last(alone, play, only, notations):
    option = {"solo_edgar": "deck_bottom"}
    state = alone(
        ["den", "gytha", "ragna"], [[3, -4], [9]], [4, 1], options=option, deck=["agatha"]
    )
    state, events = play(state, "swap 4 1")
    assert only(events, "edgar_recovered")["to"] == "deck"
    assert KINGSBRIDGE.view(state, 0).deck == 2
    state, _ = play(state, "use den 2")
    assert notations(state) == {"reveal agatha"}
    state, _ = play(state, "reveal agatha", "end")
    while KINGSBRIDGE.to_act(state) == TABLE:
        state, _ = play(state, str(KINGSBRIDGE.legal(state)[0]))
    state, _ = play(state, "use gytha 8 2")
    assert notations(state) == {"reveal edgar"}


def test_e7_an_open_row_that_is_short_takes_him_at_once(alone, play, notations):
    option = {"solo_edgar": "deck_bottom"}
    state = alone(["den", "gytha"], [[3, -4]], [4, 1], options=option, deck=[])
    state, _ = play(state, "swap 4 1")
    assert notations(state) == {"reveal edgar"}
    state, _ = play(state, "reveal edgar")
    assert (state.row, state.turn) == (("den", "gytha", "edgar"), 0)


def test_e8_edgar_stays_in_the_column_and_is_not_passed_on(duel, play, keys):
    state = duel(["edgar", "gytha"], [[3]])
    state, events = play(state, "use edgar 4 1")
    assert "passed_on" not in keys(events)
    assert state.characters == (("gytha",), ("den",))
