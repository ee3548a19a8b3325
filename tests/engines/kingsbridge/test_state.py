"""The 104 event cards and 10 characters: each is always in exactly one place.

And columns are always legal: in order, with no hole but those that Ragna made.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from operator import sub
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heraut.engines.kingsbridge import KINGSBRIDGE, Hand, Phase, Pile
from heraut.engines.kingsbridge.actions import (
    Draw,
    End,
    Exchange,
    Give,
    Malus,
    Move,
    Pass,
    Place,
    Reveal,
    Start,
    Stop,
    Swap,
    Use,
)
from heraut.engines.kingsbridge.columns import missing
from heraut.engines.kingsbridge.state import CHARACTERS, COLUMNS, COPIES, HAND_SIZE, RANKS
from heraut.engines.protocol import IllegalAction
from heraut.engines.simulate import Setup, setups, walk

from .position import position

MODES = KINGSBRIDGE.options["mode"]
SETUPS = [setup for mode in MODES for setup in setups(KINGSBRIDGE, options={"mode": mode})]
"""Every mode with every number of seats and every pair of values of the other options."""


def known_cards(state):
    cards = Counter(card for column in state.columns for card in column if card > 0)
    cards.update(card for hand in state.hands for card in hand.known)
    cards.update(card for pile in state.piles for card in pile.returned if card is not None)
    cards.update(card for pile in state.piles for card in pile.given)
    cards.update(card for aside in state.aside for card in aside)
    cards.update(dict(zip(RANKS, state.discard, strict=True)))
    cards.update(dict(zip(RANKS, state.malus, strict=True)))
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
        ranks = list(map(abs, column))
        assert set(ranks) <= set(RANKS)
        assert all(step in (0, 1, 2) for step in map(sub, ranks[1:], ranks)), "gaps of one rank"
        assert set(ranks) != set(RANKS), "a finished column does not stay"
    assert len(state.columns) >= COLUMNS
    assert all(state.columns[COLUMNS:]), "Ethelred's columns vanish when they are empty"
    for hand in state.hands:
        assert list(hand.known) == sorted(hand.known)
        assert hand.size <= HAND_SIZE


def check_characters(state):
    named = [name for pile in state.characters for name in pile]
    named += [*state.row, *state.hidden, *state.bottom, *state.boxed]
    named += ["edgar" for column in state.columns for card in column if card < 0]
    assert sorted(named) == sorted(CHARACTERS)
    assert not state.together or not any(state.characters)
    assert state.together or not (state.row or state.bottom or any(state.malus))


def irregular(state):
    """How many gaps and how many duplicates lie in the columns."""
    gaps = sum(len(missing(column)) for column in state.columns)
    same = sum(len(column) - len(set(map(abs, column))) for column in state.columns)
    return gaps, same


def check_step(before, action, after):
    """What one action may change in the numbers of cards, gaps and duplicates."""
    if before.phase is not Phase.PLAY:
        return
    if after.phase is Phase.PLAY and not after.giving and not isinstance(action, Move):
        # Who is not stuck may have to place a card before the turn can end.
        more = (Place, Swap) if after.options.malus_when == "stuck" else ()
        ways = (End, Pass, Exchange, Malus, *more)
        assert any(isinstance(last, ways) for last in KINGSBRIDGE.legal(after)), "no way to end"
    seats = range(len(before.hands))
    gone = sum(map(before.left, seats)) - sum(map(after.left, seats))
    match action:
        case Place() | Swap() | Malus() | Use("ethelred"):
            assert gone == 1
        case Give():
            assert gone in (-1, 0), "0: Edgar, who is no event card"
        case _:
            assert gone == 0
    gaps, same = irregular(before)
    new_gaps, new_same = irregular(after)
    assert new_gaps - gaps <= (after.gap_made and not before.gap_made)
    assert new_same <= same or "agatha" in before.granted


@pytest.mark.long
@settings(max_examples=40, deadline=None)
@given(setup=st.sampled_from(SETUPS), seed=st.integers(0, 2**32))
def test_every_card_is_in_exactly_one_place(setup, seed):
    state = KINGSBRIDGE.start(setup.seats, setup.options)
    for step in walk(KINGSBRIDGE, setup, Random(seed)):
        check_cards(step.after)
        check_characters(step.after)
        check_step(step.before, step.action, step.after)
        state = step.after
    assert state.phase is Phase.OVER


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", KINGSBRIDGE.seats)
def test_random_games_of_every_mode_and_number_of_seats_end(mode, seats):
    for cards in ("app", "table"):
        for seed in range(3):
            setup = Setup(seats, {"mode": mode, "cards": cards})
            *_, last = walk(KINGSBRIDGE, setup, Random(seed))
            assert KINGSBRIDGE.to_act(last.after) is None
            if last.after.together:
                assert not sum(map(last.after.left, range(seats)))


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
    yield from (
        Move(1, 4, 5, column, nth, last) for nth in (1, 2) for last in (0, 9) for column in columns
    )
    yield from (Exchange(cards) for cards in [(), (1,), (13, 13), (None,), (None,) * 6, (2, None)])
    yield from map(Draw, [None, *ranks])
    yield from map(Start, ranks)
    yield from (End(), Pass(), Stop())
    yield from (Give(column, seat) for column in columns for seat in range(7))
    yield from map(Reveal, (*CHARACTERS, "robin"))
    for aside in (False, True):
        yield from (Malus(card, aside) for card in ranks)
        yield from (Swap(card, column, aside) for card in ranks for column in columns)
    yield from (Place(card, column, aside=True) for card in ranks for column in columns)
    for name in ("aldred", "agatha", "ragna", "wigelm", "robin"):
        yield Use(name)
    for column in columns:
        yield Use("den", (), column)
        yield from (Use("wynstan", (), column, count) for count in range(4))
        yield from (Use("edgar", (card,), column) for card in ranks)
    pairs = [(), *((card,) for card in ranks), *product(ranks, ranks), (1, 2, 3)]
    yield from (Use("gytha", cards, column) for cards in pairs for column in columns)
    yield from (Use("wilwulf", cards) for cards in pairs if list(cards) == sorted(cards))
    yield from (Use("ethelred", (card,)) for card in ranks)


@pytest.mark.long
@settings(max_examples=10, deadline=None)
@given(setup=st.sampled_from(SETUPS), seed=st.integers(0, 2**32), steps=st.integers(1, 400))
def test_legal_is_exactly_what_apply_accepts(setup, seed, steps):
    *_, step = walk(KINGSBRIDGE, setup, Random(seed), most_steps=steps)
    state = step.after
    legal = set(KINGSBRIDGE.legal(state))
    for action in legal:
        KINGSBRIDGE.apply(state, action)
    forbidden = [action for action in all_actions(state) if action not in legal]
    assert forbidden
    for action in forbidden:
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
