"""What may be written shorter, and what is no notation."""

from __future__ import annotations

import pytest

from heraut.engines.protocol import NotationError
from heraut.engines.seven_kingdoms import SEVEN_KINGDOMS, Hand

from .position import position

ROW = (10, 17, 0, 31, 38, 45, 16)


def taking(card):
    state = position([[card, 1, 2], [4, 5]], ROW, open_tokens=())
    for notation in (f"play {card}", "play 4"):
        state, _ = SEVEN_KINGDOMS.apply(state, SEVEN_KINGDOMS.parse(state, notation))
    return state


@pytest.mark.parametrize(
    ("card", "short", "full"),
    [
        (36, "take #2", "take 17"),
        (23, "take #7,#1", "take 10,16"),
        (23, "take 31,10", "take 10,31"),
        (6, "take all", "take 10,16,17,31,38,45"),
        (15, "slots 2", "slots 2-4"),
        (30, "slots 6", "slots 6-7"),
        (15, "take 17,31", "slots 2-4"),
        (15, "take 10,17", "slots 1-3"),
        (15, "take 10,31", "take 10,31"),
        (30, "take 38,31", "slots 4-5"),
        (36, "slots 2", "slots 2-2"),
        (15, "slots @17", "slots 2-4"),
        (30, "slots @31", "slots 4-5"),
    ],
)
def test_short_ways_to_take(card, short, full):
    assert str(SEVEN_KINGDOMS.parse(taking(card), short)) == full


def test_a_place_in_the_hand_counts_from_the_lowest_card(play):
    state = position([[36, 1, 20], [4, 5]], ROW)
    assert str(SEVEN_KINGDOMS.parse(state, "play #2")) == "play 20"
    secret = position([[36, 1, 20], [4, 5]], ROW, options={"plays": "secret"})
    assert str(SEVEN_KINGDOMS.parse(secret, "play #3")) == "commit 36"
    assert str(SEVEN_KINGDOMS.parse(secret, "commit #1")) == "commit 1"


def test_all_that_was_taken(play):
    state, _ = play(taking(23), "take 10,16")
    assert str(SEVEN_KINGDOMS.parse(state, "validate all")) == "validate 10,16"
    assert str(SEVEN_KINGDOMS.parse(state, "keep all")) == "keep 10,16"


def test_a_card_face_down_that_heraut_knows_is_shown_without_its_name(play):
    options = {"plays": "secret", "cards": "table"}
    state = position([Hand((1,), 1), [4, 5]], ROW, options=options)
    state, _ = play(state, "play 1", "play 4")
    assert str(SEVEN_KINGDOMS.parse(state, "show")) == "show 1"


@pytest.mark.parametrize(
    "notation",
    [
        "",
        "play",
        "play one",
        "play 1 2",
        "play ?",
        "take",
        "take 1,",
        "take 1-3",
        "slots 1,2",
        "slots",
        "slots 1-",
        "validate",
        "validate #1",
        "keep none",
        "bonus",
        "crest",
        "crest one",
        "first",
        "row ?",
        "draw",
        "show ?",
        "show 1 2",
        "token",
        "fly 3",
        "play 1234",
    ],
)
def test_what_is_no_action(notation):
    with pytest.raises(NotationError):
        SEVEN_KINGDOMS.parse(taking(36), notation)
