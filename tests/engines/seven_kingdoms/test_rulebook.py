"""What the rulebook says and shows, section by section."""

from __future__ import annotations

import pytest

from heraut.engines.protocol import TABLE
from heraut.engines.seven_kingdoms import SEVEN_KINGDOMS, Hand, Phase
from heraut.engines.seven_kingdoms.scores import count_points, winners
from heraut.engines.seven_kingdoms.state import TOKENS

from .position import position

A, B, C, D = range(4)


def find(events, key):
    return [dict(event.args) for event in events if event.key == key]


def test_the_setup(play):
    """Crest cards, two tokens, first player, three cards each, seven cards in the row."""
    state = SEVEN_KINGDOMS.start(3, {})
    state, _ = play(state, *(f"crest {crest}" for crest in (3, 1, 2, 7, 6, 5, 4)))
    assert state.crests == (3, 1, 2, 7, 6, 5, 4)
    state, _ = play(state, "token plus_2", "token crests")
    assert (state.open_tokens, len(state.hidden_tokens)) == (("plus_2", "crests"), 6)
    state, _ = play(state, "first 2")
    assert (state.phase, state.turn) == (Phase.DEAL, 1)
    state, told = play(state, *(f"draw {card}" for card in (40, 2, 30, 4, 5, 6, 7, 8, 9)))
    assert [facts["seat"] for facts in find(told, "refilled")] == [1, 2, 0]
    assert [hand.known for hand in state.hands] == [(7, 8, 9), (2, 30, 40), (4, 5, 6)]
    state, told = play(state, *(f"row {card}" for card in (11, 12, 13, 14, 15, 16, 17)))
    assert state.row == (11, 12, 13, 14, 15, 16, 17)
    assert find(told, "round_began") == [{"round": 1, "seat": 1}]
    assert SEVEN_KINGDOMS.to_act(state) == 1


@pytest.mark.parametrize(("seats", "pile"), [(2, 36), (3, 33), (4, 30)])
def test_the_pile_after_the_setup(seats, pile):
    state = SEVEN_KINGDOMS.start(seats, {})
    while state.phase is not Phase.PLAY:
        state, _ = SEVEN_KINGDOMS.apply(state, SEVEN_KINGDOMS.legal(state)[0])
    assert state.pile == pile


def example():
    """D begins. Peasant 44 shows the slot of card 1; 1, 17 and 33 lie side by side."""
    return position(
        [[44, 2, 3], [38, 4, 5], [18, 6, 7], [28, 8, 10]], [17, 1, 33, 49, 9, 25, 41], first=D
    )


def test_the_example_of_a_round(play):
    """44, 38, 28, 18: the highest card takes first, and the row closes up afterwards."""
    state = example()
    state, told = play(state, "play 28", "play 44", "play 38", "play 18")
    assert find(told, "order_settled") == [{"seats": (A, B, D, C), "cards": (44, 38, 28, 18)}]
    state, _ = play(state, "take 1", "validate 1", "take 17", "validate 17")
    assert state.tops == (44, 38, 28)
    state, _ = play(state, "take 9,25", "validate 9", "keep 25")
    state, told = play(state, "slots 1-3")
    assert find(told, "took") == [{"seat": C, "cards": (33,), "slots": (3,), "room": 1, "more": 0}]
    state, told = play(state, "validate 33")
    assert find(told, "row_shifted") == [
        {"row": (44, 38, 28, 18, 49, 41), "left": 1, "over": (), "to": "wait"}
    ]
    assert SEVEN_KINGDOMS.to_act(state) == TABLE
    state, told = play(state, "row 20")
    assert state.row == (44, 38, 28, 18, 49, 41, 20)
    assert find(told, "round_began") == [{"round": 2, "seat": A}]
    assert [hand.known for hand in state.hands] == [(2, 3), (4, 5), (6, 7), (8, 10, 25)]
    assert state.kingdoms == ((1,), (17,), (33,), (9,))


@pytest.mark.parametrize(
    ("card", "choices"),
    [
        (3, 98),  # king: one to four of seven cards
        (9, 7),  # bishop
        (16, 5),  # general: three slots side by side
        (23, 28),  # princess: one or two
        (30, 6),  # knight: two slots side by side
        (37, 7),  # merchant
        (44, 2),  # peasant
    ],
)
def test_the_powers(play, card, choices):
    state = position([[card, 20], [1, 2]], [10, 17, 24, 31, 38, 45, 21], open_tokens=())
    state, _ = play(state, f"play {card}", "play 1")
    if card == 3:
        assert state.turn == 0
    assert state.phase is Phase.TAKE
    assert len(SEVEN_KINGDOMS.legal(state)) == choices


def test_a_king_may_take_one_card_after_another(play):
    """As they are tapped; what it takes at once or in steps comes to the same."""
    state = position([[3, 20], [1, 2]], [10, 17, 24, 31, 38, 45, 21])
    state, _ = play(state, "play 3", "play 1")
    steps, told = play(state, "take 24", "take 10", "take 17,38")
    assert [facts["more"] for facts in find(told, "took")] == [3, 2, 0]
    assert [facts["slots"] for facts in find(told, "took")] == [(3,), (1,), (2, 5)]
    at_once, _ = play(state, "take 10,17,24,38")
    assert steps == at_once
    steps, _ = play(state, "take 24", "keep 24")
    assert steps.turn == 1


def test_a_bishop_goes_to_the_kingdom_and_brings_a_token(play):
    state = position(
        [[8, 20], [2, 3]],
        [10, 17, 24, 31, 38, 45, 21],
        crests=(7, 6, 5, 4, 3, 2, 1),
        bonus=("plus_1",),
        open_tokens=("double", "plus_5"),
    )
    state, told = play(state, "play 8", "play 2")
    assert state.kingdoms[0] == (8,)
    assert find(told, "token_due") == [
        {"seat": 0, "tokens": ("double", "plus_5"), "crest": 6, "slot": 2}
    ]
    state, told = play(state, "bonus plus_5")
    assert (state.bonus, state.open_tokens) == (("plus_1", "plus_5"), ("double",))
    assert SEVEN_KINGDOMS.to_act(state) == TABLE
    state, _ = play(state, "token peasants")
    assert (state.open_tokens, state.phase) == (("double", "peasants"), Phase.TAKE)
    state, _ = play(state, "take 45")
    state, _ = play(state, "keep 45")
    assert state.hands[0].known == (20, 45)


def test_a_seat_without_cards_draws_two_and_sits_out(play):
    state = position([[20, 21], [], [2, 3]], [10, 17, 24, 31, 38, 45, 22])
    state, told = play(state, "play 20")
    assert find(told, "empty_hand") == [{"seat": 1, "count": 2}]
    state, told = play(state, "draw 30", "draw 32")
    assert state.hands[1].known == (30, 32)
    assert find(told, "turn_began") == [{"seat": 2, "secret": False}]
    state, told = play(state, "play 2")
    assert find(told, "order_settled") == [{"seats": (0, 2), "cards": (20, 2)}]


def test_the_points_of_a_kingdom():
    """A card is a point, a king two; the doubled crest's king four; plus; peasants; crests."""
    crest_of = SEVEN_KINGDOMS.start(2, {}).box.crest_of
    mine = (1, 2, 8, 15, 43, 44)  # crest 1: 1, 8, 15, 43; crest 2: 2, 44; two kings, two peasants
    bonus = ("double", "plus_3", "peasants", "crests")
    points, none = count_points(crest_of, (mine, ()), (1, 2, 3, 4, 5, 6, 7), bonus)
    assert points.facts() == {
        "points": 8 + 5 + 3,
        "cards": 8,
        "doubled": 5,
        "plus": 3,
        "peasants": 0,
        "crests": 0,
    }
    assert none.total == 0
    points, _ = count_points(crest_of, (mine, ()), (2, 1, 3, 4, 5, 6, 7), ("peasants", "crests"))
    assert (points.peasants, points.crests, points.total) == (2, 2, 12)


def test_ties_are_broken_by_kings_then_shared():
    crest_of = SEVEN_KINGDOMS.start(2, {}).box.crest_of
    one_king, cards, two_kings = (1, 8), (15, 22, 29), (1, 2)
    kingdoms = (one_king, cards)
    assert winners(kingdoms, count_points(crest_of, kingdoms, (), ())) == (0,)
    kingdoms = ((1, 8), (2, 9))
    assert winners(kingdoms, count_points(crest_of, kingdoms, (), ())) == (0, 1)
    kingdoms = (two_kings, (22, 29, 36))
    assert winners(kingdoms, count_points(crest_of, kingdoms, (), ())) == (0,)


def test_the_end_validates_every_hand(play):
    """The last card of the pile ends the match; hands count then."""
    state = position(
        [[20, 21], [22, 23]],
        [10, 17, 24, 31, 38, 45, 16],
        gone=[card for card in range(1, 50) if card not in KEPT],
    )
    state, told = play(state, "play 20", "play 22", "take 10,17", "keep 10", "validate 17")
    state, told = play(state, "slots 4-6", "validate all", "row 40", "row 41", "row 42")
    assert find(told, "match_ended") == [{"cause": "pile"}]
    assert not find(told, "cut_short")
    assert find(told, "hand_validated") == [
        {"seat": 0, "cards": (21,), "count": 4},
        {"seat": 1, "cards": (10, 23), "count": 3},
    ]
    assert state.kingdoms == ((21, 31, 38, 45), (10, 17, 23))
    assert state.winners == (0,)
    assert SEVEN_KINGDOMS.to_act(state) is None


KEPT = {10, 16, 17, 20, 21, 22, 23, 24, 31, 38, 40, 41, 42, 45}


def test_hands_are_hidden_and_start_empty():
    state = SEVEN_KINGDOMS.start(4, {})
    assert state.hands == (Hand(),) * 4
    assert state.hidden_tokens == TOKENS
