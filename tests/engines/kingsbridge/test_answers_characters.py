"""Questions about characters, what may be placed where, and the score."""

from __future__ import annotations

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE
from heraut.engines.protocol import PUBLIC

COLUMNS = [[3, 5, 6], [6, -7], [8], [13], [2], []]


def ask(state, question, viewer=0, /, **slots):
    view = KINGSBRIDGE.view(state, viewer)
    return [(event.key, dict(event.args)) for event in KINGSBRIDGE.answer(view, question, slots)]


@pytest.fixture
def duel(scene):
    return scene(
        COLUMNS,
        [[4, 7, 9, 12], [1]],
        [9, 0],
        characters=[["aldred", "gytha"], []],
        options={"mode": "characters"},
        aside=[[8], []],
    )


@pytest.fixture
def alone(scene):
    row, deck = ["den", "gytha", "ragna"], ["agatha", "edgar"]
    return scene([[3], [8]], [[4]], [5], row=row, deck=deck, malus=[9, 9])


def test_my_character(duel, alone, scene):
    assert ask(duel, "my_character") == [
        ("answer_my_character", {"seat": 0, "character": "aldred"})
    ]
    assert ask(duel, "my_character", 1) == [("answer_no_character", {"seat": 1})]
    assert ask(duel, "my_character", PUBLIC) == ask(duel, "my_character", 0)
    row = {"characters": ("den", "gytha", "ragna"), "deck": 2}
    assert ask(alone, "my_character") == [("answer_open_characters", row)]
    assert ask(alone, "characters_of", seat=1) == [("answer_open_characters", row)]
    basic = scene([[4]], [[3], [2]], [5, 5])
    assert ask(basic, "my_character") == [("answer_no_character", {"seat": 0})]


def test_characters_of_a_seat(duel):
    assert ask(duel, "characters_of", 1, seat=1) == [
        ("answer_characters_of", {"seat": 0, "characters": ("aldred", "gytha")})
    ]
    assert ask(duel, "characters_of", 0, seat=2) == [("answer_no_characters_of", {"seat": 1})]
    assert ask(duel, "characters_of", 0, seat=7) == [("answer_no_characters_of", {"seat": 6})]


def test_what_a_character_does(duel):
    assert ask(duel, "what_does", character="ragna") == [
        ("answer_what_does", {"character": "ragna"})
    ]
    assert ask(duel, "what_does", character="ragna", long="1") == [
        ("answer_what_does_long", {"character": "ragna"})
    ]
    with pytest.raises(KeyError):
        ask(duel, "what_does", character="robin")


def test_malus_and_score(duel, alone):
    assert ask(duel, "malus") == [("answer_malus_none", {})]
    assert ask(alone, "malus") == [("answer_malus", {"count": 2, "points": -10})]
    assert ask(alone, "score") == [
        ("answer_score", {"points": 3, "characters": 5, "empty": 4, "malus": 2})
    ]
    assert ask(duel, "score") == ask(duel, "counts")
    assert ask(duel, "counts")[0][1] == {"seat": 0, "count": 14, "hand": 4, "pile": 9, "aside": 1}


def test_left_to_draw(duel):
    assert ask(duel, "left_to_draw") == [("answer_left_to_draw", {"seat": 0, "count": 9})]
    assert ask(duel, "left_to_draw", 1) == [("answer_left_to_draw", {"seat": 1, "count": 0})]


def test_where_a_card_goes(duel, play):
    def where(state, card):
        return ask(state, "where", PUBLIC, card=card)

    empty = {"columns": (6,), "gaps": (), "starts": ()}
    assert where(duel, 4) == [("answer_where", {"card": 4, **empty, "gaps": (1,)})]
    assert where(duel, 9) == [("answer_where", {"card": 9, **empty, "columns": (3, 6)})]
    after, _ = play(duel, "use aldred", "place 12 6")
    starts = {"columns": (), "gaps": (), "starts": (4, 6)}
    assert where(duel, 12) == [("answer_where", {"card": 12, **empty})]
    assert where(after, 12) == [("answer_where", {"card": 12, **starts, "starts": (4,)})]
    assert where(after, 5) == [("answer_where", {"card": 5, **starts, "starts": (2,)})]
    assert where(after, 10) == [("answer_where_none", {"card": 10})]
    assert where(duel, 0) == [("answer_where_none", {"card": 0})]


def test_what_may_be_placed_now(duel, play):
    (event,) = KINGSBRIDGE.answer(KINGSBRIDGE.view(duel, 0), "placeable", {})
    assert (event.key, event.audience) == ("answer_placeable", {0})
    told = dict(zip(event.args["cards"], event.args["columns"], strict=True))
    assert told == {4: 1, 7: 1, 8: 2, 9: 3, 12: 6}
    full, _ = play(duel, "place 12 6")
    assert ask(full, "placeable")[0][1]["cards"] == (4, 7, 8, 9)
    assert ask(duel, "placeable", PUBLIC) == [("answer_no_hand", {})]


def test_nothing_may_be_placed_now(scene):
    columns = [[13], [13], [13], [13], [13], [13]]
    state = scene(columns, [[4], [1]], [9, 9])
    (event,) = KINGSBRIDGE.answer(KINGSBRIDGE.view(state, 0), "placeable", {})
    assert (event.key, event.audience) == ("answer_placeable_none", {0})


def test_cards_set_aside(duel):
    assert ask(duel, "aside") == [("answer_aside", {"seat": 0, "cards": (8,)})]
    assert ask(duel, "aside", 1, seat=1) == [("answer_aside", {"seat": 0, "cards": (8,)})]
    assert ask(duel, "aside", 1) == [("answer_aside_none", {"seat": 1})]


def test_columns_with_gaps_and_edgar(duel):
    assert ask(duel, "column", column=1)[0][1]["missing"] == (4,)
    assert ask(duel, "column", column=2) == [
        (
            "answer_column",
            {
                "column": 2,
                "first": 6,
                "last": 7,
                "count": 2,
                "missing": (),
                "twice": (),
                "edgar": 7,
            },
        )
    ]


def test_what_may_be_done_with_characters(duel, alone, play, scene):
    told = dict(ask(duel, "options"))
    assert told["answer_may_place"] == {"hand": 4, "aside": 1}
    assert told["answer_may_use"] == {"characters": ("aldred",)}
    assert told["answer_may_swap"] == {"column": 2, "card": 7}
    assert "answer_may_use" in dict(ask(alone, "options"))
    assert dict(ask(alone, "options"))["answer_may_malus"] == {"hand": 1}
    giving = scene(
        [[3, 4, 5]],
        [[1], [1], [1]],
        [9, 9, 9],
        characters=[["wigelm"], [], []],
        options={"mode": "characters", "wigelm_subset": "true"},
    )
    giving, _ = play(giving, "use wigelm")
    assert ask(giving, "options") == [("answer_may_give", {"seats": (1, 2)})]
    giving, _ = play(giving, "give 1 3")
    assert ask(giving, "options") == [
        ("answer_may_give", {"seats": (1,)}),
        ("answer_may_stop", {"seats": (1,)}),
    ]


def test_revealing_characters(play):
    state = KINGSBRIDGE.start(1, {})
    state, _ = play(state, *["start 1"] * 6, *["draw 2"] * 6)
    assert ask(state, "turn") == [("answer_turn_reveal", {"seat": -1, "left": 3, "begun": False})]
    assert ask(state, "options") == [("answer_may_reveal", {"seat": -1, "left": 3})]
    state, _ = play(state, "reveal gytha", "reveal den", "reveal ragna")
    assert ask(state, "turn") == [("answer_turn", {"seat": 0})]


def test_advice_may_be_switched_off(scene):
    state = scene([[4]], [[5], [2]], [5, 5], options={"advice": "off"})
    (event,) = KINGSBRIDGE.answer(KINGSBRIDGE.view(state, 0), "advice", {"level": 1})
    assert (event.key, event.audience) == ("answer_advice_off", {0})
    assert ask(state, "advice", PUBLIC) == [("answer_no_hand", {})]


def test_advice_goes_to_who_asks_alone(scene):
    state = scene([[4], [13], [13], [13], [13], [13]], [[5], [2]], [5, 5])
    keys = ("answer_advice_count", "answer_advice_first", "answer_advice_line")
    for level, key in enumerate(keys, 1):
        view = KINGSBRIDGE.view(state, 0)
        (event,) = KINGSBRIDGE.answer(view, "advice", {"level": level})
        assert (event.key, event.audience) == (key, {0})
    stuck = scene([[13]] * 6, [[5], [2]], [5, 5])
    assert ask(stuck, "advice", level=1) == [("answer_advice_none", {})]


def test_a_game_alone_that_is_over_tells_its_score(scene, play):
    state = scene([[3], [8]], [[4]], [0], row=["den", "gytha"], malus=[9, 9, 9])
    over, events = play(state, "place 4 1")
    told = dict(events[-1].args)
    assert (events[-1].key, told["points"], told["outcome"]) == ("solo_over", -5, "lost")
    for question in ("turn", "options", "advice"):
        assert ask(over, question) == [("final_score", told), ("solo_over", told)]


def test_cards_that_lie_twice_are_named(scene):
    state = scene([[3, 4, 4, 5, -5]], [[1], [1]], [9, 9])
    assert ask(state, "column", column=1)[0][1]["twice"] == (4, 5)


def test_whose_turn_it_is_tells_that_cards_are_still_to_be_given(scene, play):
    state = scene(
        [[3, 4]],
        [[1], [1]],
        [9, 9],
        characters=[["wigelm"], ["den"]],
        options={"mode": "characters"},
    )
    state, _ = play(state, "use wigelm")
    assert [key for key, _ in ask(state, "turn")] == ["answer_turn", "answer_may_give"]
