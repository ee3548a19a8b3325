"""The 104 cards: each is always in exactly one place, and columns never have a hole."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heraut.engines.kingsbridge import KINGSBRIDGE, Hand, Phase, Pile, position
from heraut.engines.kingsbridge.actions import Draw, End, Exchange, Move, Pass, Place, Start
from heraut.engines.kingsbridge.state import COPIES, HAND_SIZE, RANKS
from heraut.engines.protocol import IllegalAction
from heraut.engines.simulate import setups, walk

SETUPS = setups(KINGSBRIDGE)


def known_cards(state):
    cards = Counter(card for column in state.columns for card in column)
    cards.update(card for hand in state.hands for card in hand.known)
    cards.update(card for pile in state.piles for card in pile.returned if card is not None)
    cards.update(dict(zip(RANKS, state.discard, strict=True)))
    return cards


def check_cards(state):
    known = known_cards(state)
    assert state.unseen == tuple(COPIES - known[rank] for rank in RANKS)
    assert min(state.unseen) >= 0
    hidden = sum(hand.unknown for hand in state.hands)
    hidden += sum(pile.fresh + pile.returned.count(None) for pile in state.piles)
    if state.phase is not Phase.START:
        assert sum(state.unseen) == hidden
    if not state.options.table_cards:
        assert not any(hand.unknown for hand in state.hands)
        assert not any(None in pile.returned for pile in state.piles)
    for column in state.columns:
        assert list(column) == list(range(column[0], column[-1] + 1)) if column else True
        assert len(column) < len(RANKS), "a finished column does not stay"
    for hand in state.hands:
        assert list(hand.known) == sorted(hand.known)
        assert hand.size <= HAND_SIZE


@settings(max_examples=25, deadline=None)
@given(setup=st.sampled_from(SETUPS), seed=st.integers(0, 2**32))
def test_every_card_is_in_exactly_one_place(setup, seed):
    left = None
    for step in walk(KINGSBRIDGE, setup, Random(seed)):
        check_cards(step.after)
        if step.before.phase is Phase.PLAY:
            before = sum(map(step.before.left, range(setup.seats)))
            left = sum(map(step.after.left, range(setup.seats)))
            assert before - left == isinstance(step.action, Place)
    assert left is not None


def all_actions(state):
    """Every action that can be written down, sensible or not, short of odd exchanges."""
    ranks, columns = range(15), range(8)
    yield from (Place(card, column) for card in ranks for column in columns)
    yield from (
        Move(source, first, last, column)
        for source in columns
        for first in ranks
        for last in range(first, 15)
        for column in columns
    )
    yield from (Exchange(cards) for cards in [(), (1,), (13, 13), (None,), (None,) * 6, (2, None)])
    yield from map(Draw, [None, *ranks])
    yield from map(Start, ranks)
    yield from (End(), Pass())


@settings(max_examples=10, deadline=None)
@given(setup=st.sampled_from(SETUPS), seed=st.integers(0, 2**32), steps=st.integers(1, 400))
def test_legal_is_exactly_what_apply_accepts(setup, seed, steps):
    *_, step = walk(KINGSBRIDGE, setup, Random(seed), most_steps=steps)
    state = step.after
    legal = set(KINGSBRIDGE.legal(state))
    for action in legal:
        KINGSBRIDGE.apply(state, action)
    for action in all_actions(state):
        if action in legal:
            continue
        with pytest.raises(IllegalAction):
            KINGSBRIDGE.apply(state, action)


@pytest.mark.parametrize(
    ("columns", "hands", "piles"),
    [
        ([[1]], [[2], [3]], [1, 1]),
        ([[1] * 9], [[2], [3]], [46, 47]),
        ([[14]], [[2], [3]], [50, 51]),
        ([[1]], [Hand((2,), 3), [3]], [50, 51]),
    ],
)
def test_a_position_has_the_cards_of_the_box(columns, hands, piles):
    with pytest.raises(ValueError, match="104"):
        position(columns, hands, piles)


def test_a_position_may_hold_anything_that_the_box_does():
    hands, piles = [Hand((2,), 3), [3]], [Pile(40, (9, None)), 54]
    state = position([[1], [5, 6]], hands, piles, options={"cards": "table"})
    check_cards(state)
    assert state.phase is Phase.PLAY
