"""Every reason for a refusal, with what its words need."""

from __future__ import annotations

import pytest

from heraut.engines.protocol import AUDIENCE, IllegalAction
from heraut.engines.seven_kingdoms import SEVEN_KINGDOMS, Hand

from .position import position

ROW = (10, 17, 24, 31, 38, 45, 16)
CRESTS = tuple(f"crest {crest}" for crest in range(1, 8))
SETUP = (*CRESTS, "token double", "token plus_1", "first 1")
DEALT = (*SETUP, *(f"draw {card}" for card in range(1, 7)))


def start(*, secret=False, table=False):
    plays, cards = "secret" if secret else "open", "table" if table else "app"
    return SEVEN_KINGDOMS.start(2, {"plays": plays, "cards": cards})


def scene(card=36, *, row=ROW, hand=(1, 2), **more):
    return position([[card, *hand], [4, 5]], row, **more)


TABLE = {"cards": "table"}


def under_the_pile():
    """Only one card is left, and all have seen it."""
    gone = [card for card in range(1, 50) if card not in (*ROW, 36, 40, 4)]
    return position([[36], [4]], ROW, gone=gone, bottom=[40], options={"cards": "table"})


NEXT_ROUND = ("play 36", "play 4", "take 10", "validate 10", "take 17,24", "validate all")

CASES = [
    # What has to be done first.
    (start(), (), "play 3", "crest_first", {"left": 7}),
    (start(), CRESTS, "play 3", "token_first", {"left": 2}),
    (scene(8), ("play 8", "play 4", "bonus double"), "take 10", "token_first", {"left": 1}),
    (start(), SETUP[:-1], "draw 3", "first_player_first", {}),
    (start(), SETUP, "play 3", "draw_first", {"seat": 0, "left": 3}),
    (start(), DEALT, "play 3", "row_first", {"left": 7}),
    (
        scene(options={"plays": "secret"}),
        ("commit 36", "commit 4"),
        "take 10",
        "show_first",
        {"seat": 0},
    ),
    (scene(), (), "take 10", "play_first", {"seat": 0}),
    (scene(options={"plays": "secret"}), (), "take 10", "commit_first", {"seat": 0}),
    (
        scene(8),
        ("play 8", "play 4"),
        "take 10",
        "bonus_first",
        {"seat": 0, "tokens": ("double", "plus_1")},
    ),
    (
        scene(),
        ("play 36", "play 4"),
        "play 1",
        "take_first",
        {"seat": 0, "card": 36, "rank": "merchant"},
    ),
    (
        scene(),
        ("play 36", "play 4", "take 10"),
        "play 1",
        "sort_first",
        {"seat": 0, "cards": (10,)},
    ),
    (
        scene(6),
        ("play 6", "play 4", "take 10,17", "keep 10"),
        "take 24",
        "sort_first",
        {"seat": 0, "cards": (17,)},
    ),
    (
        scene(15),
        ("play 15", "play 4", "slots 1-3"),
        "take 31",
        "sort_first",
        {"seat": 0, "cards": (10, 17, 24)},
    ),
    (
        scene(),
        ("play 36", "play 4", "take 10"),
        "take 17",
        "too_many_cards",
        {"count": 2, "most": 1, "card": 36, "rank": "merchant"},
    ),
    # The table.
    (start(), SETUP, "draw 50", "no_such_card", {"card": 50, "least": 1, "most": 49}),
    (start(), (), "crest 8", "no_such_crest", {"crest": 8, "crests": 7}),
    (start(), CRESTS, "token sword", "no_such_token", {"token": "sword"}),
    (start(), SETUP[:-1], "first 3", "no_such_seat", {"seat": 3, "seats": 2}),
    (start(), CRESTS[:2], "crest 2", "crest_laid", {"crest": 2, "slot": 2}),
    (start(), SETUP[:8], "token double", "token_not_hidden", {"token": "double"}),
    (start(), (*SETUP, "draw 3"), "draw 3", "card_not_left", {"card": 3, AUDIENCE: frozenset({0})}),
    (start(), SETUP, "draw ?", "draw_must_show", {}),
    (under_the_pile(), NEXT_ROUND, "row 41", "not_next_in_pile", {"card": 41}),
    (
        scene(options={"plays": "secret"}),
        ("commit 36", "commit 4"),
        "show 1",
        "not_the_card",
        {"card": 1, "seat": 0},
    ),
    (
        position([Hand((), 2), [4]], ROW, options={"plays": "secret", "cards": "table"}),
        ("commit ?", "commit 4"),
        "show",
        "which_card",
        {"seat": 0},
    ),
    # Playing.
    (scene(), (), "play 3", "not_in_hand", {"card": 3}),
    (scene(), (), "play 50", "no_such_card", {"card": 50, "least": 1, "most": 49}),
    (scene(), (), "play #4", "no_such_place", {"place": 4}),
    (scene(), (), "play #?", "name_the_card", {}),
    (
        scene(),
        ("play 36", "play 4"),
        "play #?",
        "take_first",
        {"seat": 0, "card": 36, "rank": "merchant"},
    ),
    (
        scene(),
        ("play 36", "play 4"),
        "play #1",
        "take_first",
        {"seat": 0, "card": 36, "rank": "merchant"},
    ),
    (start(), (), "play #1", "crest_first", {"left": 7}),
    (scene(), (), "commit 36", "plays_are_open", {}),
    (scene(options={"plays": "secret"}), (), "commit ?", "no_unknown_card", {}),
    (
        scene(8),
        ("play 8", "play 4"),
        "bonus crests",
        "token_not_open",
        {"token": "crests", "tokens": ("double", "plus_1")},
    ),
    # Taking.
    (scene(), ("play 36", "play 4"), "take #8", "no_such_slot", {"slot": 8, "slots": 7}),
    (scene(15), ("play 15", "play 4"), "slots 6-8", "no_such_slot", {"slot": 8, "slots": 7}),
    (scene(row=(10, 0)), ("play 36", "play 4"), "take #2", "slot_empty", {"slot": 2}),
    (scene(23), ("play 23", "play 4"), "take 10,10", "card_twice", {"card": 10}),
    (scene(), ("play 36", "play 4"), "take 11", "not_in_row", {"card": 11}),
    (scene(waiting=[20]), ("play 36", "play 4"), "take 20", "card_waits", {"card": 20}),
    (
        scene(44),
        ("play 44", "play 4"),
        "take 10",
        "not_shown",
        {"card": 10, "peasant": 44, "slots": (2, 5)},
    ),
    (
        scene(),
        ("play 36", "play 4"),
        "take 10,17",
        "too_many_cards",
        {"count": 2, "most": 1, "card": 36, "rank": "merchant"},
    ),
    (
        scene(23),
        ("play 23", "play 4"),
        "take none",
        "must_take",
        {"card": 23, "rank": "princess", "count": 1},
    ),
    (
        scene(15),
        ("play 15", "play 4"),
        "take 10,24",
        "take_slots",
        {"card": 15, "rank": "general", "size": 3},
    ),
    (
        scene(),
        ("play 36", "play 4"),
        "slots 1-2",
        "take_cards",
        {"card": 36, "rank": "merchant", "most": 1},
    ),
    (
        scene(15),
        ("play 15", "play 4"),
        "slots 1-2",
        "wrong_window",
        {"first": 1, "last": 2, "size": 3, "card": 15, "rank": "general"},
    ),
    (scene(), ("play 36", "play 4"), "keep all", "nothing_taken", {}),
    (
        scene(),
        ("play 36", "play 4", "take 10"),
        "validate 1",
        "not_taken",
        {"card": 1, "cards": (10,)},
    ),
    (
        scene(3),
        ("play 3", "play 5", "take 10,17", "validate all", "take 24,31,38"),
        "keep all",
        "hand_full",
        {"count": 3, "room": 1, "most": 3},
    ),
    # What is so on the real table.
    (scene(), (), "fact 3 holds 5", "no_such_seat", {"seat": 3, "seats": 2}),
    (scene(), (), "fact 1 weather 5", "fact_unknown", {"what": "weather"}),
    (scene(), (), "fact 1 holds five", "fact_no_number", {"value": "five"}),
    (scene(), (), "fact 1 holds 50", "no_such_card", {"card": 50, "least": 1, "most": 49}),
    (scene(), (), "fact 1 holds 5", "fact_app_cards", {}),
    (scene(), (), "fact 1 hand_count 2", "fact_app_cards", {}),
    (start(table=True), (), "fact 1 hand_count 2", "fact_not_now", {}),
    (start(table=True), (), "fact 1 validated 5", "fact_not_now", {}),
    (start(table=True), (), "fact 1 holds 5", "fact_hand_empty", {"seat": 0}),
    (
        scene(hand=(), options=TABLE),
        ("play 36", "play 4", "take 10", "keep all"),
        "fact 1 holds 3",
        "fact_hand_open",
        {"seat": 0},
    ),
    (
        scene(options=TABLE),
        (),
        "fact 2 holds 1",
        "fact_card_elsewhere",
        {"card": 1, AUDIENCE: frozenset({1})},
    ),
    (
        scene(options=TABLE, kingdoms=[[7], []]),
        (),
        "fact 1 holds 7",
        "fact_too_many",
        {"what": "hand_count", "count": 4, "most": 3},
    ),
    (
        scene(options=TABLE),
        (),
        "fact 1 validated 4",
        "fact_card_elsewhere",
        {"card": 4, AUDIENCE: frozenset({0})},
    ),
    (
        scene(options=TABLE),
        (),
        "fact 1 hand_count 3",
        "fact_so",
        {"seat": 0, "what": "hand_count", "count": 3},
    ),
    (
        scene(options=TABLE),
        (),
        "fact 1 hand_count 7",
        "fact_too_many",
        {"what": "hand_count", "count": 7, "most": 3},
    ),
    (scene(options=TABLE), (), "fact 1 hand_count 2", "fact_say_card", {AUDIENCE: frozenset({0})}),
    (
        scene(options=TABLE, kingdoms=[[7], []]),
        (),
        "fact 1 validated 7",
        "fact_validated_so",
        {"seat": 0, "card": 7},
    ),
]


def refused(play, state, before, notation):
    state, _ = play(state, *before)
    with pytest.raises(IllegalAction) as error:
        play(state, notation)
    return error.value


@pytest.mark.parametrize(
    ("state", "before", "notation", "reason", "details"),
    CASES,
    ids=[f"{reason}-{number}" for number, (*_, reason, _) in enumerate(CASES)],
)
def test_a_refusal_says_why(play, state, before, notation, reason, details):
    error = refused(play, state, before, notation)
    assert (error.reason, error.details) == (reason, details)


def test_an_open_card_is_not_played_where_plays_are_secret():
    """Only what is read as an open play could be one; the notation already means the other."""
    state = scene(options={"plays": "secret"})
    assert str(SEVEN_KINGDOMS.parse(state, "play 36")) == "commit 36"
    with pytest.raises(IllegalAction) as error:
        SEVEN_KINGDOMS.apply(state, SEVEN_KINGDOMS.parse(scene(), "play 36"))
    assert error.value.reason == "plays_are_secret"


def test_nothing_goes_on_after_the_end(play):
    state = under_the_pile()
    state, _ = play(state, *NEXT_ROUND, "row 40")
    assert SEVEN_KINGDOMS.to_act(state) is None
    for notation in ("play 1", "draw 1", "take 1", "validate 1"):
        assert refused(play, state, (), notation).reason == "match_over"


TOOK = ("play 6", "play 4", "take 10,17")
UNFOUND = [
    (scene(6), TOOK, {"taken_many": 3}, "which_taken", {"cards": (10, 17)}),
    (scene(6), TOOK, {"whole": 3}, "which_taken", {"cards": (10, 17)}),
    (scene(6), TOOK[:2], {"whole": 3}, "which_of_row", {"count": 7}),
    (scene(6), (), {"whole": 3}, "play_first", {"seat": 0}),
]


@pytest.mark.parametrize(("state", "before", "slots", "reason", "details"), UNFOUND)
def test_of_another_number_it_is_told_what_is_there(play, state, before, slots, reason, details):
    state, _ = play(state, *before)
    why = SEVEN_KINGDOMS.unfound(state, slots)
    assert why is not None
    assert (why.reason, why.details) == (reason, details)


def test_of_what_else_is_found_nowhere_no_more_is_told(play):
    state, _ = play(scene(6), *TOOK)
    assert SEVEN_KINGDOMS.unfound(state, {"figure": "king"}) is None


def test_every_reason_is_met():
    met = {reason for *_, reason, _ in [*CASES, *UNFOUND]} | {"plays_are_secret", "match_over"}
    assert met == {reason.key for reason in SEVEN_KINGDOMS.reasons}
