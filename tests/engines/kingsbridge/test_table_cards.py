"""Real cards on the table: draws are tapped, named or kept hidden."""

from __future__ import annotations

from fractions import Fraction

from heraut.engines.kingsbridge import KINGSBRIDGE, Hand, Pile
from heraut.engines.kingsbridge.actions import Draw

TABLE_CARDS = {"cards": "table"}


def drawing(scene, pile, **more):
    """Seat 0 has placed its card and draws from ``pile``."""
    state = scene([[4]], [[5], [1]], [pile, 5], options=TABLE_CARDS, **more)
    for notation in ("place 5 1", "end"):
        state, _ = KINGSBRIDGE.apply(state, KINGSBRIDGE.parse(state, notation))
    return state


def test_a_whole_setup_by_taps_and_hidden_draws(play):
    state = KINGSBRIDGE.start(2, TABLE_CARDS)
    state, _ = play(state, *[f"start {card}" for card in (1, 5, 5, 9, 13, 2)])
    state, events = play(state, *["draw ?"] * 6)
    assert state.hands[0] == Hand((), 6)
    assert [event.key for event in events if event.audience] == ["you_refilled"]
    assert events[-1].args == {"cards": (), "unknown": 6}
    state, _ = play(state, "draw 7", "draw ?", "draw 3", "draw ?", "draw ?", "draw 3")
    assert state.hands[1] == Hand((3, 3, 7), 3)
    assert KINGSBRIDGE.to_act(state) == 0


def test_a_hidden_draw_is_as_likely_as_a_shown_one(scene):
    state = drawing(scene, 3, hidden={2: 1, 3: 3, 7: 4})
    half = Fraction(1, 2)
    assert KINGSBRIDGE.odds(state) == {
        Draw(2): half / 8,
        Draw(3): half * 3 / 8,
        Draw(7): half / 2,
        Draw(None): half,
    }


def test_an_unknown_card_may_be_placed_as_any_card_that_is_left(scene, play, refused):
    state = scene([[4]], [Hand((), 2), [1]], [5, 5], options=TABLE_CARDS, hidden={5: 8, 6: 4})
    state, events = play(state, "place 5 1")
    assert events[0].args["hand_left"] == 1
    assert state.hands[0] == Hand((), 1)
    assert state.unseen[4] == 7
    assert refused(state, "place 7 2") == "card_not_left"
    state, _ = play(state, "place 6 1")
    assert refused(state, "place 6 2") == "not_in_hand"


def test_a_known_card_is_placed_before_an_unknown_one(scene, play):
    state = scene([[4]], [Hand((5,), 1), [1]], [5, 5], options=TABLE_CARDS, hidden={5: 7, 6: 4})
    state, _ = play(state, "place 5 1")
    assert state.hands[0] == Hand((), 1)
    state, _ = play(state, "place 5 2")
    assert state.hands[0] == Hand((), 0)


def test_any_of_the_returned_cards_may_come_next(scene, play, refused):
    """Real cards went under the pile in an order that nobody told."""
    state = drawing(scene, Pile(0, (3, 9, 9)))
    assert KINGSBRIDGE.odds(state) == {
        Draw(3): Fraction(1, 6),
        Draw(9): Fraction(1, 3),
        Draw(None): Fraction(1, 2),
    }
    state, _ = play(state, "draw 9")
    assert state.piles[0] == Pile(0, (3, 9))
    assert refused(state, "draw 4") == "not_in_pile"


def test_fresh_cards_come_before_returned_ones(scene, play, refused):
    state = drawing(scene, Pile(1, (3, 9)), hidden={2: 2, 8: 4})
    assert refused(state, "draw 3") == "card_not_left"
    state, _ = play(state, "draw 2")
    assert set(map(str, KINGSBRIDGE.legal(state))) == {"draw 3", "draw 9", "draw ?"}


def test_returned_unknown_cards_may_be_anything_that_is_left(scene, play):
    state = drawing(scene, Pile(0, (3, None, None)), hidden={2: 4, 8: 3})
    odds = KINGSBRIDGE.odds(state)
    assert sum(odds.values()) == 1
    assert odds[Draw(3)] == Fraction(1, 2) * Fraction(1, 3)
    assert odds[Draw(2)] == Fraction(1, 2) * Fraction(2, 3) * Fraction(4, 7)
    state, _ = play(state, "draw 8")
    assert state.piles[0] == Pile(0, (3, None))
    assert state.unseen[7] == 2


def test_a_hidden_draw_of_a_returned_card_makes_all_of_them_unknown(scene, play):
    state = drawing(scene, Pile(0, (3, 9)), hidden={2: 5})
    state, _ = play(state, "draw ?")
    assert state.hands[0] == Hand((), 1)
    assert state.piles[0] == Pile(0, (None,))
    assert (state.unseen[2], state.unseen[8]) == (1, 1)
    assert {"draw 3", "draw 9"} <= set(map(str, KINGSBRIDGE.legal(state)))


def test_unknown_cards_are_exchanged_unseen(scene, play):
    hands = [Hand((1, 3), 2), [1]]
    state = scene([[4]], hands, [5, 5], options=TABLE_CARDS, hidden={6: 8, 9: 4})
    state, events = play(state, "exchange 3,9")
    assert state.piles[0] == Pile(5, (3, None))
    assert events[0].args == {"seat": 0, "count": 2}
    assert events[1].args == {"cards": (3,), "unknown": 1}
    assert state.unseen[8] == 4, "a card that goes face down stays unseen"
    notations = set(map(str, KINGSBRIDGE.legal(scene([[4]], hands, [5, 5], options=TABLE_CARDS))))
    assert {"exchange ?", "exchange ?,?", "exchange 1,3,?,?"} <= notations


def test_a_card_is_not_drawn_a_ninth_time(play, refused):
    state = KINGSBRIDGE.start(2, TABLE_CARDS)
    state, _ = play(state, *["start 7"] * 6, *["draw 7"] * 2)
    assert refused(state, "draw 7") == "card_not_left"
    assert "draw 7" not in set(map(str, KINGSBRIDGE.legal(state)))
