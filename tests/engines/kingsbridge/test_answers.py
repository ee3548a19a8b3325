"""Questions of the players and the facts that answer them."""

from __future__ import annotations

from pathlib import Path

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, Hand
from heraut.engines.protocol import PUBLIC


@pytest.fixture
def state(scene):
    columns = [[3], [4, 5, 6, 7], [], [9], [], [8, 9]]
    return scene(columns, [[3, 5, 5], Hand((2,), 0)], [0, 5], turn=0)


def ask(state, question, seat=0, **slots):
    view = KINGSBRIDGE.view(state, seat)
    return [(event.key, dict(event.args)) for event in KINGSBRIDGE.answer(view, question, slots)]


def test_my_hand(state, scene):
    assert ask(state, "my_hand") == [
        ("answer_hand", {"cards": (3, 5, 5), "unknown": 0, "count": 3})
    ]
    hands = [Hand((), 3), Hand((2,), 1)]
    mixed = scene([[4]], hands, [5, 5], options={"cards": "table"})
    assert ask(mixed, "my_hand") == [("answer_hand_unknown", {"count": 3})]
    assert ask(mixed, "my_hand", 1) == [("answer_hand", {"cards": (2,), "unknown": 1, "count": 2})]
    empty = scene([[4]], [[], [2]], [5, 5])
    assert ask(empty, "my_hand") == [("answer_hand_empty", {})]
    assert ask(empty, "my_hand", PUBLIC) == [("answer_no_hand", {})]


def test_one_column(state):
    assert ask(state, "column", column=2) == [
        (
            "answer_column",
            {
                "column": 2,
                "first": 4,
                "last": 7,
                "count": 4,
                "missing": (),
                "twice": (),
                "edgar": 0,
            },
        )
    ]
    assert ask(state, "column", column=1) == [
        ("answer_column_one", {"column": 1, "card": 3, "edgar": 0})
    ]
    assert ask(state, "column", column=3) == [("answer_column_empty", {"column": 3})]
    assert ask(state, "column", column=7) == [
        ("answer_no_such_column", {"column": 7, "columns": 6})
    ]


def test_all_columns_come_in_order(state):
    assert [args["column"] for _, args in ask(state, "columns")] == [1, 2, 3, 4, 5, 6]


def test_counts(state):
    assert ask(state, "counts", PUBLIC) == [
        ("answer_count", {"seat": 0, "count": 3, "hand": 3, "pile": 0, "aside": 0}),
        ("answer_count", {"seat": 1, "count": 6, "hand": 1, "pile": 5, "aside": 0}),
    ]


def test_piles(state):
    assert ask(state, "pile") == [("answer_pile_empty", {"seat": 0})]
    assert ask(state, "pile", 1) == [("answer_pile", {"seat": 1, "count": 5})]
    assert len(ask(state, "pile", PUBLIC)) == 2


def test_discard(state, play):
    ((key, told),) = ask(state, "discard")
    assert (key, told["count"]) == ("answer_discard", sum(state.discard))
    assert told["cards"] == tuple(rank for rank in range(1, 14) if state.discard[rank - 1])
    assert sum(told["counts"]) == told["count"]
    assert ask(state, "discard", card=13) == [("answer_discard_card", {"card": 13, "count": 8})]
    fresh = KINGSBRIDGE.start(2, {})
    assert ask(fresh, "discard") == [("answer_discard_empty", {})]
    assert ask(fresh, "discard", card=13) == [("answer_discard_card", {"card": 13, "count": 0})]


def test_whose_turn_and_what_may_be_done_in_each_phase(state, play):
    start = KINGSBRIDGE.start(2, {})
    assert ask(start, "turn", PUBLIC) == [("answer_turn_start", {"column": 1})]
    assert ask(start, "options", PUBLIC) == [("answer_may_start", {"column": 1})]

    dealing, _ = play(start, *["start 1"] * 6, "draw 4")
    assert ask(dealing, "turn") == [("answer_turn_draw", {"seat": 0, "left": 5})]
    assert ask(dealing, "options") == [("answer_may_draw", {"seat": 0, "left": 5})]

    assert ask(state, "turn", 1) == [("answer_turn", {"seat": 0})]
    keys = [key for key, _ in ask(state, "options")]
    assert keys == ["answer_may_place", "answer_may_move", "answer_may_pass"]

    placed, _ = play(state, "place 3 3")
    keys = [key for key, _ in ask(placed, "options")]
    assert keys == ["answer_may_place", "answer_may_move", "answer_may_end"]

    other, _ = play(placed, "end")
    assert ("answer_may_exchange", {"hand": 1}) in ask(other, "options")


def test_a_match_that_is_over(scene, play):
    over, _ = play(scene([[4]], [[5], [1]], [0, 5]), "place 5 1")
    for question in ("turn", "options"):
        assert ask(over, question, PUBLIC) == [("answer_over", {"winners": (0,)})]


def test_every_answer_that_needs_words_is_shown_here():
    said = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("*.py"))
    answers = [event.key for event in KINGSBRIDGE.events if event.key.startswith("answer_")]
    assert answers
    for key in answers:
        assert f'"{key}"' in said, key


def test_the_view_holds_what_it_promises(state):
    view = KINGSBRIDGE.view(state, 0)
    assert view.hand == Hand((3, 5, 5))
    assert view.may == ("place", "move", "pass")
    shown = view.shown()
    assert (shown["viewer"], shown["phase"], shown["advice"]) == (0, "play", "on")
    assert (shown["hand"], shown["unknown"]) == ((3, 5, 5), 0)
    assert shown["options"] == {
        "cards": "app",
        "mode": "basic",
        "head_moves": "true",
        "reorg_only_turn": "finished",
        "stalemate_rounds": "3",
        "stalemate_aside": "true",
        "gap_travels": "true",
        "wigelm_subset": "false",
        "wigelm_edgar": "block",
        "solo_edgar": "box",
        "solo_chars_per_turn": "1",
        "malus_when": "any_time",
        "advice": "on",
    }
    assert not {"hand", "unknown"} & set(KINGSBRIDGE.view(state, PUBLIC).shown())
