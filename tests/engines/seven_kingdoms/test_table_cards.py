"""Real cards: hands that Héraut does not know, and cards told when they are turned up."""

from __future__ import annotations

import pytest

from heraut.engines.protocol import PUBLIC, TABLE, IllegalAction
from heraut.engines.seven_kingdoms import SEVEN_KINGDOMS, Hand, Phase

from .position import position

ROW = (10, 17, 24, 31, 38, 45, 16)
TABLE_CARDS = {"cards": "table"}


def find(events, key):
    return [dict(event.args) for event in events if event.key == key]


def test_a_hand_may_be_drawn_without_being_shown(play):
    state = SEVEN_KINGDOMS.start(2, TABLE_CARDS)
    state, _ = play(state, *(f"crest {crest}" for crest in range(1, 8)))
    state, _ = play(state, "token double", "token crests", "first 1")
    state, told = play(state, "draw ?", "draw 12", "draw ?")
    assert state.hands[0] == Hand((12,), 2)
    (mine,) = [event for event in told if event.key == "you_refilled"]
    assert (dict(mine.args), mine.audience) == ({"cards": (12,), "unknown": 2}, {0})


def test_an_unknown_card_is_named_when_it_is_played(play):
    state = position([Hand((1,), 2), [4, 5]], ROW, options=TABLE_CARDS)
    state, told = play(state, "play 36")
    assert find(told, "played") == [{"seat": 0, "card": 36, "rank": "merchant", "left": 2}]
    assert state.hands[0] == Hand((1,), 1)
    assert 36 not in state.unseen


def test_an_unknown_card_cannot_be_one_that_lies_elsewhere(play):
    state = position([Hand((1,), 2), [4, 5]], ROW, options=TABLE_CARDS)
    for card in (10, 4):
        with pytest.raises(IllegalAction) as refused:
            play(state, f"play {card}")
        assert refused.value.reason == "not_in_hand"


def test_a_card_face_down_is_named_when_it_is_turned_up(play):
    options = {"cards": "table", "plays": "secret"}
    state = position([Hand((1,), 2), [4, 5]], ROW, options=options)
    state, told = play(state, "commit ?", "commit 5")
    assert [event.key for event in told if event.audience] == ["you_committed"]
    assert (state.phase, state.turn, SEVEN_KINGDOMS.to_act(state)) == (Phase.SHOW, 0, TABLE)
    assert SEVEN_KINGDOMS.view(state, PUBLIC).committed == (True, True)
    state, told = play(state, "show 36")
    assert find(told, "played") == [{"seat": 0, "card": 36, "rank": "merchant", "left": 2}]
    assert list(map(str, SEVEN_KINGDOMS.legal(state))) == ["show 5"]
    state, told = play(state, "show 5")
    assert find(told, "all_played") == [{"seats": (0, 1), "cards": (36, 5)}]


def test_cards_are_turned_up_from_the_first_player_on(play):
    options = {"plays": "secret"}
    state = position([[1], [4], [5]], ROW, first=2, options=options)
    state, _ = play(state, "commit 5", "commit 1", "commit 4")
    turned = []
    while state.phase is Phase.SHOW:
        turned.append(state.turn)
        state, _ = play(state, "show")
    assert turned == [2, 0, 1]


def test_a_card_taken_to_an_unknown_hand_is_known(play):
    state = position([Hand((), 3), [4, 5]], ROW, options=TABLE_CARDS)
    state, _ = play(state, "play 36", "play 4", "take 10", "keep 10")
    assert state.hands[0] == Hand((10,), 2)


def test_a_card_put_under_the_pile_is_known_when_it_is_drawn(play):
    gone = [card for card in range(1, 50) if card not in (*ROW, 36, 40, 41, 4)]
    state = position([[36], [], [4]], ROW, gone=gone, bottom=[40, 41], options=TABLE_CARDS)
    state, _ = play(state, "play 36")
    assert str(SEVEN_KINGDOMS.parse(state, "draw ?")) == "draw 40"
    state, _ = play(state, "draw ?")
    assert state.hands[1].known == (40,)
    assert state.open_hands[1] == (40,)


def test_unresolved_cards_that_nobody_saw_may_be_lost(play):
    kept = (36, 2, 40, 41, 18)
    gone = [card for card in range(1, 50) if card not in (*ROW, *kept)]
    options = {"cards": "table", "plays": "secret", "unresolved_cards": "lost"}
    state = position([Hand((2,), 1), [], [18]], ROW, gone=gone, options=options)
    state, told = play(state, "commit ?", "draw 40", "draw 41")
    assert find(told, "match_ended") == [{"cause": "pile"}]
    assert find(told, "cut_short") == [{"seats": (0,), "to": "lost"}]
    assert (state.gone_unknown, state.unseen) == (1, (36,))
    assert state.kingdoms == ((2,), (40, 41), (18,))


def test_what_is_left_to_show_is_said_of_the_seat_that_has_to_show(play):
    kept = (36, 2, 40, 18, 19)
    gone = [card for card in range(1, 50) if card not in (*ROW, *kept)]
    state = position([Hand((36,), 1), Hand((), 2)], ROW, gone=gone, options=TABLE_CARDS)
    state, _ = play(state, "play 36", "play 18", "take 10", "validate all")
    state, _ = play(state, "slots 2-4", "validate all", "row 40")
    assert state.phase is Phase.FINAL
    (told,) = SEVEN_KINGDOMS.answer(SEVEN_KINGDOMS.view(state, PUBLIC), "turn", {})
    assert told.args == {"seat": 0, "left": 1, "final": True}
