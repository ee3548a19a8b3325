"""Real terrain cards: drawn hidden, turned up when the turn begins."""

from __future__ import annotations

from fractions import Fraction

from heraut.engines.kingdom_builder import KINGDOM_BUILDER, Phase
from heraut.engines.kingdom_builder.state import HIDDEN
from heraut.engines.protocol import PUBLIC, TABLE

from .position import position

TABLE_CARDS = {"cards": "table", "setup": "first_game"}


def test_a_card_may_be_dealt_hidden_and_is_turned_up_later(play):
    state, _ = play(KINGDOM_BUILDER.start(2, TABLE_CARDS), "first 1")
    state, events = play(state, "draw ?", "draw grass")
    assert [event.key for event in events] == [
        "drew", "draw_due", "drew", "you_drew", "round_began", "show_due",
    ]  # fmt: skip
    assert (state.phase, state.turn, KINGDOM_BUILDER.to_act(state)) == (Phase.SHOW, 0, TABLE)
    assert KINGDOM_BUILDER.view(state, 0).shown()["hand"] == HIDDEN
    (event,) = KINGDOM_BUILDER.answer(KINGDOM_BUILDER.view(state, 0), "my_card", {})
    assert (event.key, event.audience) == ("answer_card_hidden", {0})
    state, events = play(state, "show flowers")
    assert [event.key for event in events] == ["card_shown", "turn_began"]
    assert (state.card, state.deck.unseen) == ("flowers", (4, 5, 5, 4, 5))


def test_a_shown_card_is_not_asked_for_again(play):
    state, _ = play(KINGDOM_BUILDER.start(2, TABLE_CARDS), "first 1", "draw grass", "draw ?")
    assert (state.phase, state.card) == (Phase.TURN, "grass")


def test_hidden_cards_count_as_drawn(play):
    state, _ = play(KINGDOM_BUILDER.start(4, TABLE_CARDS), "first 1", *["draw ?"] * 4)
    assert (state.deck.pile, sum(state.deck.unseen)) == (21, 25)
    assert KINGDOM_BUILDER.view(state, PUBLIC).shown()["holds"] == (True,) * 4


def test_the_odds_of_a_hidden_draw_are_a_coin_toss(play):
    state, _ = play(KINGDOM_BUILDER.start(2, TABLE_CARDS), "first 1")
    odds = KINGDOM_BUILDER.odds(state)
    assert odds[KINGDOM_BUILDER.parse(state, "draw ?")] == Fraction(1, 2)
    assert odds[KINGDOM_BUILDER.parse(state, "draw grass")] == Fraction(1, 10)


def test_with_app_cards_no_draw_is_hidden(play, refusal):
    state, _ = play(KINGDOM_BUILDER.start(2, {"setup": "first_game"}), "first 1")
    assert refusal(state, "draw ?") == ("draw_must_show", {})


def test_a_card_for_one_that_fits_nowhere_is_drawn_open(crowded, refusal):
    state = crowded("grass", mine="A1", options={"cards": "table"})
    assert refusal(state, "draw ?") == ("draw_must_show", {})


def test_a_card_that_is_known_to_be_elsewhere_is_refused(refusal, play):
    state = position(
        ["", ""], HIDDEN, discard={"grass": 5}, options={"cards": "table"}
    )  # fmt: skip
    assert refusal(state, "show grass") == ("card_not_left", {"terrain": "grass"})
    state, _ = play(state, "show canyon", "build A8", "build A9", "build A10", "end")
    assert refusal(state, "draw grass") == ("card_not_left", {"terrain": "grass"})
    assert refusal(state, "show canyon") == ("draw_first", {"seat": 0})


def test_what_has_to_be_brought_is_asked_for_as_soon_as_it_is_wanted(play):
    state, events = play(KINGDOM_BUILDER.start(2, TABLE_CARDS), "first 2")
    assert (events[-1].key, dict(events[-1].args)) == (
        "draw_due", {"seat": 1, "dealt": True, "open": False}
    )  # fmt: skip
    state, events = play(state, "draw ?")
    assert (events[-1].key, events[-1].args["seat"]) == ("draw_due", 0)
    state, events = play(state, "draw ?")
    assert (events[-1].key, dict(events[-1].args)) == ("show_due", {"seat": 1})
    state, _ = play(state, "show canyon", "build A8", "build A9", "build A10")
    state, events = play(state, "end")
    assert (events[-1].key, dict(events[-1].args)) == (
        "draw_due", {"seat": 1, "dealt": False, "open": False}
    )  # fmt: skip


def test_a_card_that_fits_nowhere_asks_for_another_one(crowded, play):
    state = crowded("grass", free=["G10"], mine="A1", options={"cards": "table"})
    assert state.phase is Phase.TURN
    state, events = play(state, "build G10")
    assert [event.key for event in events][-2:] == ["no_hex_left", "draw_due"]
    assert dict(events[-1].args) == {"seat": 0, "dealt": False, "open": True}


def test_nobody_is_asked_for_what_the_app_draws(play):
    _, events = play(KINGDOM_BUILDER.start(2, {"setup": "first_game"}), "first 1")
    assert events
    assert not any(event.key.endswith("_due") for event in events)
