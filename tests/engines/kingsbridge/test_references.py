"""What columns and cards may be meant that are only described."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, Hand

COLUMNS = [[3, 4, 5], [5], [], [5, 6, 7], [-9], []]


def found(state, did="", **slots):
    return [dict(one) for one in KINGSBRIDGE.refer(state, slots, did)]


@pytest.fixture
def state(scene):
    hand = [2, 6, 8, 13]
    return scene(COLUMNS, [hand, [1]], [5, 5], characters=[["agatha"], []], options=CHARACTERS)


CHARACTERS = {"mode": "characters"}


def columns(state, did="", **slots):
    return [one["column"] for one in found(state, did, **slots)]


def test_a_column_is_found_by_its_ends(state):
    assert columns(state, card=6, on=5) == [1, 2]
    assert columns(state, card=6, on=5, column=2) == [2]
    assert columns(state, card=10, on=9) == [5]
    assert columns(state, card=2, before=3) == [1]
    assert columns(state, card=6, on=4) == []


@pytest.mark.parametrize(
    ("spot", "meant"),
    [
        ("leftmost", [1]),
        ("rightmost", [6]),
        ("middle", [3, 4]),
        ("empty", [3, 6]),
        ("any_empty", [3]),
        ("last_empty", [6]),
        # Of two none is in the middle.
        ("middle_empty", []),
        ("longest", [1, 4]),
        ("shortest", [2, 5]),
        ("edgar", [5]),
        ("same", []),
        ("beside", []),
        ("finishing", []),
        ("gap", []),
    ],
)
def test_a_column_is_found_by_what_it_is_like(state, spot, meant):
    assert columns(state, card=6, spot=spot) == meant


@pytest.mark.parametrize(
    ("did", "near"),
    [
        ("place 7 4", 4),
        ("move 3:4-5 1", 1),
        ("use edgar 9 5", 5),
        ("use gytha 5,6 2", 2),
        ("use den 3", 3),
        ("use ethelred 6", 6),
        ("use wynstan 3 2", 3),
    ],
)
def test_the_same_column_is_that_of_the_last_action(state, did, near):
    assert columns(state, did, card=8, spot="same") == [near]
    assert columns(state, did, card=8, spot="following") == [near + 1] * (near < 6)
    assert columns(state, did, card=8, spot="preceding") == [near - 1] * (near > 1)


@pytest.mark.parametrize("did", ["", "end", "exchange 3", "use ragna", "pass"])
def test_what_touched_no_column_leaves_none(state, did):
    assert columns(state, did, card=8, spot="same") == []


def test_gaps_and_last_cards_are_found(scene):
    gap = scene([[3, 4, 6], [*range(1, 13)]], [[5, 13], [1]], [5, 5])
    assert columns(gap, card=5, spot="gap") == [1]
    assert columns(gap, card=13, spot="finishing") == [2]
    assert columns(gap, card=13, spot="gap") == columns(gap, card=5, spot="finishing") == []


def test_a_part_is_found_by_its_cards(state):
    assert found(state, card=6, column=1, part="tail") == [{"card": 6, "column": 1, "source": 4}]
    assert found(state, card=4, to=5, column=4) == [{"card": 4, "column": 4, "source": 1}, {
        "card": 4, "column": 4, "source": 2
    }]  # fmt: skip
    assert found(state, card=6, column=1, **{"from": 5})[-1]["source"] == 4


def test_a_card_of_the_hand_is_found_only_where_it_fits(state, scene):
    assert found(state, held="lowest", on=7) == []
    assert found(state, held="highest", spot="any_empty") == [{"column": 3, "card": 13}]
    assert found(state, nth_held=2, on=5) == [{"column": 1, "card": 6}, {"column": 2, "card": 6}]
    assert found(state, nth_held=9, column=3) == []
    # Where no column is said, those that it fits: here the empty ones.
    assert found(state, held="highest") == [{"card": 13, "column": 3}, {"card": 13, "column": 6}]
    assert found(state, held="only", column=3) == []
    last = scene(COLUMNS, [[6], [1]], [5, 5], options=CHARACTERS)
    assert found(last, held="only", on=5, column=1) == [{"column": 1, "card": 6}]
    hidden = scene(COLUMNS[:4], [Hand((2,), 3), [1]], [5, 5], options={"cards": "table"})
    assert found(hidden, held="highest", column=3) == []


def test_a_card_set_aside_before_is_found(scene):
    put = scene([[5], [6]], [[2, 9], [1]], [5, 5], options=CHARACTERS, aside=[[7], []])
    assert found(put, held="aside", on=6) == [{"column": 2, "card": 7}]
    assert found(put, held="aside", on=5) == []


def test_the_rest_of_a_hand_is_found(state, scene):
    assert found(state, but="6") == [{"rest": "2,8,13", "stays": "6"}]
    assert found(state, but="2,13") == [{"rest": "6,8", "stays": "2,13"}]
    assert found(state, but="7") == found(state, but="2,6,8,13") == []
    twice = scene(COLUMNS, [[2, 9, 9], [1]], [5, 5], options=CHARACTERS)
    assert (
        found(twice, but_all=9) == [{"rest": "2", "stays": "9"}] and found(twice, but_all=7) == []
    )
    hidden = scene(COLUMNS[:4], [Hand((2, 4), 3), [1]], [5, 5], options={"cards": "table"})
    assert found(hidden, but="4") == [{"rest": "2,?*3", "stays": "4"}]


def test_only_the_next_player_is_next(state):
    assert found(state, next=2) == [{}] and found(state, next=1) == []


def test_the_card_of_a_column_is_doubled(state):
    assert found(state, held="doubled", column=4) == [{"column": 4, "card": 7}]
    assert found(state, held="doubled", column=3) == []
    assert columns(state, card=7, spot="doubling") == [4]


def test_a_card_goes_where_it_fits(state):
    assert columns(state, card=6, spot="fitting") == [1, 2]
    # What fits nowhere goes where nothing lies.
    assert columns(state, card=3, spot="fitting") == [3, 6]
    assert columns(state, card=6, spot="fitting", side="leftmost") == [1]
    # A card that is only described is found by the column that it fits.
    assert found(state, held="highest", spot="fitting", side="leftmost") == [
        {"column": 3, "card": 13}
    ]


def test_all_copies_of_a_card_are_meant_together(scene):
    twice = scene(COLUMNS, [[2, 9, 9], [1]], [5, 5])
    assert found(twice, copies=9) == [{"some": "9,9"}]
    assert found(twice, copies=2) == [{"some": "2"}] and found(twice, copies=7) == []


def test_the_middle_one_of_three_empty_columns(scene):
    state = scene([[3], [], [], [5], [], [6]], [[2], [1]], [5, 5])
    assert columns(state, card=2, spot="middle_empty") == [3]


def test_a_column_is_found_by_all_that_lies_there(state):
    assert columns(state, card=6, lone=5) == [2]
    assert columns(state, card=8, like="6,7") == [4] and columns(state, card=8, like="5,6") == []


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ({"card": 6, "tail_row": "7"}, [(4, 6)]),
        ({"card": 5, "tail_row": "6"}, []),
        ({"card": 5, "head_row": "6"}, [(4, 6)]),
        # The whole of a column is no beginning of it.
        ({"card": 3, "head_row": "4,5"}, []),
        ({"last": 2, "source": 1}, [(1, 4)]),
        ({"last": 4, "source": 1}, []),
        ({"first": 2, "source": 4}, [(4, 6)]),
        ({"last": 1, "headed": 3}, [(1, 5)]),
    ],
)
def test_a_part_is_found_by_how_many_cards_or_which(state, said, meant):
    assert [(one["source"], one["card"]) for one in found(state, **said)] == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ({"single": 1, "source": 2}, [2]),
        ({"single": 1, "source": 4}, []),
        ({"lone_source": 5}, [2]),
        ({"headed": 5}, [2, 4]),
        ({"ended": 7}, [4]),
        ({"source_spot": "rightmost"}, [6]),
    ],
)
def test_a_column_to_move_is_described(state, said, meant):
    assert [one["source"] for one in found(state, **said)] == meant


def test_a_card_is_left_out_only_before_the_next_one(state):
    assert found(state, card=7, column=1, skipped=6) == [{"card": 7, "column": 1}]
    assert found(state, card=7, column=1, skipped=5) == []


def test_a_column_is_counted_from_the_right(state):
    assert columns(state, card=8, from_right=3) == [4]
    assert columns(state, card=8, from_right=7) == columns(state, card=8, column=1, from_right=1)
    assert columns(state, card=8, spot="last_but_one") == [5]


def test_of_columns_that_end_alike_one_is_on_a_side(state):
    assert columns(state, card=6, on=5, side="leftmost") == [1]
    assert columns(state, card=6, on=5, side="rightmost") == [2]
    assert columns(state, card=6, on=4, side="leftmost") == []


def test_a_column_is_found_by_any_of_its_cards(state):
    assert columns(state, within=4) == [1]
    assert columns(state, within=5) == [1, 2, 4]
    assert columns(state, within=9) == [5]


def test_edgar_stands_for_the_card_that_a_column_waits_for(state):
    assert found(state, held="after", column=4) == [{"card": 8, "column": 4}]
    assert found(state, held="after", column=3) == []


def test_a_hand_is_laid_whole_only_where_all_of_it_fits(scene):
    scened = scene([[10], [], [4]], [[11, 12], [1]], [5, 5], options={"cards": "table"})
    assert found(scened, all_held="all", column=1) == [{"cards": "11,12", "column": 1}]
    assert found(scened, all_held=2, column=2) == [{"cards": "11,12", "column": 2}]
    assert found(scened, all_held=3, column=2) == found(scened, all_held=2, column=3) == []


def test_a_gap_finds_its_card_in_the_hand(scene):
    gaps = scene([[3, 4, 6], [8]], [[5, 13], [1]], [5, 5])
    assert found(gaps, held="gap") == [{"card": 5, "column": 1}]
    assert found(gaps, held="gap", column=2) == []


def test_a_card_that_is_kept_is_not_the_one_that_is_laid(state):
    assert found(state, card=6, column=1, kept=8) == [{"card": 6, "column": 1}]
    assert found(state, card=6, column=1, kept=6) == []


@pytest.mark.parametrize(
    ("described", "cards"),
    [
        ({"twins": "all"}, "4,4,9,9"),
        ({"outer": "all"}, "2,13"),
        ({"top": 1}, "13"),
        ({"top": 3}, "9,9,13"),
        ({"bottom": 1}, "2"),
        ({"over": 4}, "9,9,13"),
        ({"below": 9}, "2,4,4"),
    ],
)
def test_several_cards_of_a_hand_are_found(scene, described, cards):
    hand = scene(COLUMNS, [[2, 4, 4, 9, 9, 13], [1]], [5, 5], options=CHARACTERS)
    assert found(hand, **described) == [{"some": cards}]


@pytest.mark.parametrize(
    "described", [{"top": 2}, {"bottom": 2}, {"top": 6}, {"over": 13}, {"below": 2}]
)
def test_what_fits_none_or_others_as_well_is_not_found(scene, described):
    hand = scene(COLUMNS, [[2, 4, 4, 9, 9, 13], [1]], [5, 5], options=CHARACTERS)
    assert found(hand, **described) == []


def test_nothing_is_described_in_a_hand_that_is_not_known(scene):
    hidden = scene(COLUMNS[:4], [Hand((2, 2), 3), [1]], [5, 5], options={"cards": "table"})
    assert found(hidden, twins="all") == found(hidden, top=1) == []


def test_the_card_drawn_last_is_found_where_it_fits(scene):
    state = scene([[5], [6]], [[2, 7, 9], [1]], [5, 5], options={"cards": "table"})
    card = next(rank for rank, copies in enumerate(state.unseen, 1) if copies and rank != 8)
    for notation in ("place 7 2", "end", f"draw {card}"):
        state, _ = KINGSBRIDGE.apply(state, KINGSBRIDGE.parse(state, notation))
    assert state.newest == (card, None)
    mine = replace(state, turn=0)
    assert found(mine, held="newest", column=3) == [{"card": card, "column": 3}]
    assert found(mine, held="newest", column=2) == []


def test_the_next_card_follows_where_one_played(state):
    assert found(state, did="place 5 2", held="next", spot="same") == [{"card": 6, "column": 2}]
    assert found(state, did="place 7 4", held="next", spot="same") == [{"card": 8, "column": 4}]
    assert found(state, did="use ragna", held="next") == []


def test_a_card_named_beside_what_moves_must_lie_there(state):
    assert found(state, source=4, named=6) == [{"source": 4}]
    assert found(state, source=4, named=9) == found(state, named=6) == []


def test_one_s_own_character_needs_no_name(state, scene):
    assert found(state, who="top") == [{"character": "agatha"}]
    assert found(state, who="middle") == []
    row = ["gytha", "ragna", "den"]
    alone = scene(COLUMNS, [[6]], [5], row=row)
    who = [found(alone, who=one)[0]["character"] for one in ("left", "middle", "right")]
    assert who == row and found(alone, who="top") == []


def test_a_card_left_out_comes_before_the_first_of_several(state):
    assert found(state, cards="6,7", skipped=5) == [{"cards": "6,7"}]
    assert found(state, cards="6,7", skipped=6) == []
    assert found(state, source=1, column=2, skipped=5) == [{"source": 1, "column": 2}]


def test_several_of_the_highest_or_lowest_are_laid_where_they_follow(scene):
    state = scene([[3, 4], [10], [], [1], [5], [6]], [[2, 5, 6, 11, 12], [1]], [5, 5])
    assert found(state, column=2, top_laid=2) == [{"column": 2, "cards": "11,12"}]
    assert found(state, column=3, top_laid=2) == [{"column": 3, "cards": "11,12"}]
    assert found(state, column=1, top_laid=2) == []
    # The two and the five do not follow.
    assert found(state, column=4, bottom_laid=2) == []
    assert found(state, column=4, bottom_laid=1) == [{"column": 4, "cards": "2"}]


def test_cards_that_are_named_at_the_end_of_a_column_are_counted(state):
    assert found(state, column=4, tail="7,6") == [{"column": 4, "count": 2}]
    assert found(state, column=4, tail="5,6") == []
    assert found(state, tail="5") == [{"column": 1, "count": 1}, {"column": 2, "count": 1}]
