"""Every reason for a refusal, with what its words need."""

from __future__ import annotations

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, REASONS, Hand, Pile
from heraut.engines.kingsbridge.actions import Exchange
from heraut.engines.protocol import IllegalAction


def plain(scene, **more):
    columns = [[4, 5, 6, 7], [3], [], [10, 11, 12, 13], [5], []]
    return scene(columns, [[1, 1, 6, 8], [1]], [5, 5], **more)


def at_the_start(scene, **_):
    return KINGSBRIDGE.start(2, {})


def begun(scene, **_):
    state = at_the_start(scene)
    for card in (1, 2, 3, 4, 5, 6):
        state, _ = KINGSBRIDGE.apply(state, KINGSBRIDGE.parse(state, f"start {card}"))
    return state


def won(scene, **_):
    state = scene([[4]], [[5], [1]], [0, 5])
    return KINGSBRIDGE.apply(state, KINGSBRIDGE.parse(state, "place 5 1"))[0]


def placed(scene, **_):
    state = plain(scene)
    return KINGSBRIDGE.apply(state, KINGSBRIDGE.parse(state, "place 8 1"))[0]


def refilling(scene, **_):
    state = placed(scene)
    return KINGSBRIDGE.apply(state, KINGSBRIDGE.parse(state, "end"))[0]


def empty_pile(scene, **_):
    return scene([[4]], [[1], [1]], [0, 5])


def table_hand(scene, **_):
    hand = Hand((1,), 2)
    return scene([[4]], [hand, [1]], [5, 5], options={"cards": "table"}, hidden={2: 8, 12: 4})


def returned_only(scene, **_):
    state = scene([[4]], [[1, 5], [1]], [Pile(0, (3, 9)), 5])
    for notation in ("place 5 1", "end"):
        state, _ = KINGSBRIDGE.apply(state, KINGSBRIDGE.parse(state, notation))
    return state


def tails_only(scene, **_):
    return plain(scene, options={"head_moves": "false"})


CASES = [
    (won, "place 5 1", "match_over", {}),
    (won, "draw 5", "match_over", {}),
    (at_the_start, "place 5 1", "start_first", {"column": 1}),
    (at_the_start, "draw 5", "start_first", {"column": 1}),
    (begun, "place 5 1", "draw_first", {"seat": 0, "left": 6}),
    (refilling, "place 1 3", "draw_first", {"seat": 0, "left": 3}),
    (begun, "start 5", "nothing_to_start", {}),
    (plain, "draw 5", "nothing_to_draw", {}),
    (plain, "place 14 1", "no_such_card", {"card": 14, "least": 1, "most": 13}),
    (plain, "exchange 0", "no_such_card", {"card": 0, "least": 1, "most": 13}),
    (at_the_start, "start 99", "no_such_card", {"card": 99, "least": 1, "most": 13}),
    (begun, "draw 14", "no_such_card", {"card": 14, "least": 1, "most": 13}),
    (plain, "place 8 7", "no_such_column", {"column": 7, "columns": 6}),
    (plain, "move 0 1", "no_such_column", {"column": 0, "columns": 6}),
    (plain, "move 1 0", "no_such_column", {"column": 0, "columns": 6}),
    (plain, "place 9 3", "not_in_hand", {"card": 9, "held": 0}),
    (plain, "exchange 1,1,1", "not_in_hand", {"card": 1, "held": 2}),
    (table_hand, "place 3 2", "card_not_left", {"card": 3, "copies": 8}),
    (table_hand, "exchange ?*3", "too_many_unknown", {"count": 3, "unknown": 2}),
    (plain, "place 6 2", "not_next", {"card": 6, "column": 2, "last": 3, "needs": 4}),
    (plain, "move 5 2", "not_next", {"card": 5, "column": 2, "last": 3, "needs": 4}),
    (plain, "place 1 4", "column_full", {"column": 4, "last": 13}),
    (plain, "move 3 1", "column_empty", {"column": 3}),
    (plain, "move 3:4-5 1", "column_empty", {"column": 3}),
    (plain, "move 1:8- 3", "not_in_column", {"card": 8, "column": 1, "first": 4, "last": 7}),
    (plain, "move 1:5-9 3", "not_in_column", {"card": 9, "column": 1, "first": 4, "last": 7}),
    (
        plain,
        "move 1:5-6 3",
        "not_an_end_part",
        {"column": 1, "first": 5, "last": 6, "column_first": 4, "column_last": 7},
    ),
    (tails_only, "move 1:-5 2", "head_moves_off", {"column": 1, "first": 4, "last": 5}),
    (plain, "move 1:6- 1", "same_column", {"column": 1}),
    (plain, "move 1 3", "no_effect", {"source": 1, "column": 3}),
    (plain, Exchange(()), "exchange_nothing", {}),
    (empty_pile, "exchange 1", "pile_empty", {}),
    (placed, "exchange 1", "already_placed", {"placed": 1}),
    (placed, "pass", "already_placed", {"placed": 1}),
    (plain, "pass", "pile_not_empty", {"pile": 5}),
    (plain, "end", "must_place_or_exchange", {"pile": 5}),
    (empty_pile, "end", "must_place_or_pass", {}),
    (returned_only, "draw 9", "not_in_pile", {"card": 9, "seat": 0}),
    (begun, "draw ?", "draw_must_show", {}),
]


@pytest.mark.parametrize(
    ("make", "notation", "reason", "details"),
    CASES,
    ids=[f"{case[0].__name__}-{case[1]}" for case in CASES],
)
def test_a_refusal_says_why(scene, make, notation, reason, details):
    state = make(scene)
    with pytest.raises(IllegalAction) as refused:
        given = notation if isinstance(notation, Exchange) else KINGSBRIDGE.parse(state, notation)
        KINGSBRIDGE.apply(state, given)
    assert refused.value.reason == reason
    assert refused.value.details == details


def test_every_reason_is_shown_here():
    assert {case[2] for case in CASES} == set(REASONS)


def test_what_lies_open_is_refused_before_what_the_hand_holds(scene):
    """A refusal must not tell the table that a card is not in the hand when it could not go."""
    state = plain(scene)
    with pytest.raises(IllegalAction) as refused:
        KINGSBRIDGE.apply(state, KINGSBRIDGE.parse(state, "place 9 2"))
    assert refused.value.reason == "not_next"
