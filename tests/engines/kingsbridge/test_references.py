"""What columns and cards may be meant that are only described."""

from __future__ import annotations

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
    ],
)
def test_the_same_column_is_that_of_the_last_action(state, did, near):
    assert columns(state, did, card=8, spot="same") == [near]
    assert columns(state, did, card=8, spot="following") == [near + 1] * (near < 6)
    assert columns(state, did, card=8, spot="preceding") == [near - 1] * (near > 1)


@pytest.mark.parametrize("did", ["", "end", "exchange 3", "use ragna", "use wynstan 3 2", "pass"])
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
    assert found(state, held="highest") == [] and found(state, nth_held=9, column=3) == []
    hidden = scene(COLUMNS[:4], [Hand((2,), 3), [1]], [5, 5], options={"cards": "table"})
    assert found(hidden, held="highest", column=3) == []


def test_a_card_set_aside_before_is_found(scene):
    put = scene([[5], [6]], [[2, 9], [1]], [5, 5], options=CHARACTERS, aside=[[7], []])
    assert found(put, held="aside", on=6) == [{"column": 2, "card": 7}]
    assert found(put, held="aside", on=5) == []


def test_the_rest_of_a_hand_is_found(state, scene):
    assert found(state, but="6") == [{"rest": "2,8,13"}]
    assert found(state, but="2,13") == [{"rest": "6,8"}]
    assert found(state, but="7") == found(state, but="2,6,8,13") == []
    hidden = scene(COLUMNS[:4], [Hand((2, 4), 3), [1]], [5, 5], options={"cards": "table"})
    assert found(hidden, but="4") == [{"rest": "2,?*3"}]


def test_only_the_next_player_is_next(state):
    assert found(state, next=2) == [{}] and found(state, next=1) == []
