"""Questions about the table at a glance: what ends where, what is missing, who is ahead."""

from __future__ import annotations

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, Hand
from heraut.engines.protocol import PUBLIC


@pytest.fixture
def state(scene):
    columns = [[3], [4, 5, 6, 7], [], [9, 11], [], [*range(2, 14)]]
    return scene(columns, [[3, 5, 5], Hand((2,), 0)], [0, 5], turn=0)


def ask(state, question, seat=0, **slots):
    view = KINGSBRIDGE.view(state, seat)
    return [(event.key, dict(event.args)) for event in KINGSBRIDGE.answer(view, question, slots)]


def test_a_card_of_the_own_hand_is_counted_for_its_seat_alone(state, scene):
    assert ask(state, "my_card", card=5) == [
        ("answer_my_card", {"card": 5, "count": 2, "unknown": 0})
    ]
    assert ask(state, "my_card", card=9) == [
        ("answer_my_card", {"card": 9, "count": 0, "unknown": 0})
    ]
    (told,) = KINGSBRIDGE.answer(KINGSBRIDGE.view(state, 1), "my_card", {"card": 2})
    assert told.audience == frozenset({1}) and told.args["count"] == 1
    assert ask(state, "my_card", PUBLIC, card=5) == [("answer_no_hand", {})]
    hidden = scene([[4]], [Hand((2,), 3), [1]], [5, 5], options={"cards": "table"})
    assert ask(hidden, "my_card", card=9)[0][1]["unknown"] == 3


def test_who_has_the_fewest_cards_leads(state, scene):
    assert ask(state, "who_leads") == [("answer_leads", {"seats": (0,), "count": 3, "fewer": 3})]
    level = scene([[4]], [[1, 2], [3, 5], [6]], [2, 2, 9])
    assert ask(level, "who_leads", 2) == [
        ("answer_leads", {"seats": (0, 1), "count": 4, "fewer": 0})
    ]
    alone = scene([[4]], [[1, 2]], [2])
    assert ask(alone, "who_leads") == ask(alone, "score")


def test_where_a_rank_lies(state):
    assert ask(state, "where_is", card=11) == [("answer_where_is", {"card": 11, "columns": (4, 6)})]
    assert ask(state, "where_is", card=1) == [("answer_where_is", {"card": 1, "columns": ()})]


def test_where_a_character_is(scene):
    piles = [["edgar", "den"], ["ragna"]]
    duel = scene([[4]], [[1], [2]], [5, 5], options={"mode": "characters"}, characters=piles)

    def where(name, state=duel):
        return ask(state, "where_is", character=name)

    assert where("den") == [("answer_character_with", {"character": "den", "seat": 0})]
    assert where("wigelm") == [("answer_character_there", {"character": "wigelm", "where": "box"})]
    there = scene([[4, -5]], [[1], [2]], [5, 5], options={"mode": "characters"})
    assert where("edgar", there) == [("answer_edgar_in_column", {"column": 1, "card": 5})]
    row, deck = ["aldred", "den", "ragna"], ["gytha"]
    solo = scene([[4]], [[1]], [5], row=row, deck=deck)
    assert where("den", solo)[0][1]["where"] == "open"
    assert where("gytha", solo)[0][1]["where"] == "hidden"
    with pytest.raises(KeyError):
        where("nobody")


def test_who_is_next(state, scene):
    assert ask(state, "next_player") == [("answer_next_player", {"seat": 1})]
    assert ask(state, "next_player", 1) == [("answer_next_player", {"seat": 0})]
    assert ask(state, "next_player", PUBLIC) == [("answer_next_player", {"seat": 1})]


def test_what_ends_each_column(state):
    told = ask(state, "column_ends")
    assert told[:3] == [
        ("answer_column_end", {"column": 1, "card": 3}),
        ("answer_column_end", {"column": 2, "card": 7}),
        ("answer_column_empty", {"column": 3}),
    ]
    assert len(told) == 6


def test_which_columns_are_empty(state):
    assert ask(state, "empty_columns") == [("answer_empty_columns", {"columns": (3, 5)})]


def test_what_a_column_still_needs(state):
    def missing(number):
        return ask(state, "missing", column=number)

    facts = {"column": 4, "missing": (10,), "first": 8, "needs": 12}
    assert missing(4) == [("answer_missing", facts)]
    assert missing(6) == [("answer_missing", {"column": 6, "missing": (), "first": 1, "needs": 0})]
    assert missing(3) == [("answer_column_empty", {"column": 3})]
    assert missing(7) == [("answer_no_such_column", {"column": 7, "columns": 6})]


def test_the_longest_and_the_shortest_column_and_those_nearest_to_their_end(state, scene):
    longest = ("answer_compare_columns", {"what": "longest", "columns": (6,), "count": 12})
    shortest = ("answer_compare_columns", {"what": "shortest", "columns": (1,), "count": 1})
    nearest = ("answer_compare_columns", {"what": "nearest", "columns": (6,), "count": 1})
    assert ask(state, "compare_columns") == [longest, shortest, nearest]
    assert ask(state, "compare_columns", what="shortest") == [shortest]
    level = scene([[4, 5], [], [8, 9]], [[1], [2]], [5, 5])
    assert ask(level, "compare_columns", what="nearest") == [
        ("answer_compare_columns", {"what": "nearest", "columns": (1, 3), "count": 11})
    ]
    empty = scene([[], [], [], [], [], []], [[1], [2]], [5, 5])
    assert ask(empty, "compare_columns", what="longest") == ask(empty, "empty_columns")
