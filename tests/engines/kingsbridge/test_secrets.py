"""What one seat holds never reaches another one, nor the loudspeaker."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from heraut.engines.kingsbridge import KINGSBRIDGE, Hand, Phase, Pile
from heraut.engines.kingsbridge.state import RANKS
from heraut.engines.protocol import PUBLIC
from heraut.engines.simulate import setups, walk


def with_other_secrets(state, viewer, random):
    """The same state for ``viewer``: all that it cannot see is dealt anew."""
    secret = [rank for rank, copies in zip(RANKS, state.unseen, strict=True) for _ in range(copies)]
    others = [seat for seat in range(len(state.hands)) if seat != viewer]
    secret += [card for seat in others for card in state.hands[seat].known]
    secret += [card for pile in state.piles for card in pile.returned if card is not None]
    random.shuffle(secret)

    def another(card):
        return None if card is None else secret.pop()

    hands = [
        hand
        if seat == viewer
        else Hand(tuple(sorted(secret.pop() for _ in hand.known)), hand.unknown)
        for seat, hand in enumerate(state.hands)
    ]
    piles = [
        Pile(pile.fresh, tuple(map(another, pile.returned)), pile.given) for pile in state.piles
    ]
    left = Counter(secret)
    unseen = tuple(left[rank] for rank in RANKS)
    return replace(state, hands=tuple(hands), piles=tuple(piles), unseen=unseen)


def seen_by(viewer, events):
    return [event for event in events if event.audience is None or viewer in event.audience]


def told(state, viewer):
    view = KINGSBRIDGE.view(state, viewer)
    slots = {"column": 2, "card": 7, "seat": 1, "character": "ragna"}
    # Advice is searched, slowly, from nothing but the view, which is compared itself.
    questions = [one.key for one in KINGSBRIDGE.questions if one.key != "advice"]
    return [KINGSBRIDGE.answer(view, question, slots) for question in questions]


@pytest.mark.long
@settings(max_examples=60, deadline=None)
@given(
    setup=st.sampled_from(setups(KINGSBRIDGE)),
    seed=st.integers(0, 2**32),
    steps=st.integers(7, 400),
    data=st.data(),
)
def test_hidden_cards_change_nothing_that_others_may_know(setup, seed, steps, data):
    *_, step = walk(KINGSBRIDGE, setup, Random(seed), most_steps=steps)
    state = step.after
    assume(state.phase is not Phase.START)
    viewer = data.draw(st.sampled_from([PUBLIC, *range(setup.seats)]))
    twin = with_other_secrets(state, viewer, Random(seed))
    assert KINGSBRIDGE.view(twin, viewer) == KINGSBRIDGE.view(state, viewer)
    assert told(twin, viewer) == told(state, viewer)
    common = set(KINGSBRIDGE.legal(state)) & set(KINGSBRIDGE.legal(twin))
    for action in common:
        after, events = KINGSBRIDGE.apply(state, action)
        twin_after, twin_events = KINGSBRIDGE.apply(twin, action)
        assert seen_by(viewer, events) == seen_by(viewer, twin_events)
        assert KINGSBRIDGE.view(after, viewer) == KINGSBRIDGE.view(twin_after, viewer)


@pytest.mark.long
@settings(max_examples=60, deadline=None)
@given(
    setup=st.sampled_from(setups(KINGSBRIDGE)),
    seed=st.integers(0, 2**32),
    steps=st.integers(7, 400),
)
def test_nobody_else_learns_which_card_was_drawn(setup, seed, steps):
    *_, step = walk(KINGSBRIDGE, setup, Random(seed), most_steps=steps)
    state = step.before
    assume(state.phase in (Phase.DEAL, Phase.REFILL))
    for viewer in (PUBLIC, *(seat for seat in range(setup.seats) if seat != state.turn)):
        known = set()
        for action in KINGSBRIDGE.legal(state):
            after, events = KINGSBRIDGE.apply(state, action)
            seen = seen_by(viewer, events)
            # A refill that ends says how it is the next one's turn; all of it is public.
            known.add((str(seen), str(KINGSBRIDGE.view(after, viewer)), str(told(after, viewer))))
        assert len(known) == 1


STUCK = ("answer_may_malus", "answer_may_no_malus")


@settings(max_examples=30, deadline=None)
@given(
    setup=st.sampled_from(setups(KINGSBRIDGE)),
    seed=st.integers(0, 2**32),
    steps=st.integers(19, 400),
)
def test_what_may_be_done_is_told_from_open_facts_only(setup, seed, steps):
    """Also to the seat on turn: the answer may be said aloud, but whether its hand is stuck."""
    *_, step = walk(KINGSBRIDGE, setup, Random(seed), most_steps=steps)
    state = step.after
    aloud = KINGSBRIDGE.answer(KINGSBRIDGE.view(state, PUBLIC), "options", {})
    own = KINGSBRIDGE.answer(KINGSBRIDGE.view(state, state.turn), "options", {})
    assert all(event.audience is None for event in aloud)
    # Whether its hand is stuck goes to the seat alone: others hear as though nobody knew the hand.
    # Who plays alone keeps that from nobody.
    stuck = [one for one in own if one.key in STUCK and (one.audience or setup.seats == 1)]
    assert all(one.audience == {state.turn} for one in stuck if setup.seats > 1)
    assert [one for one in own if one not in stuck] == [
        one for one in aloud if not (stuck and one.key in STUCK)
    ]


def test_my_hand_goes_to_me_alone(scene):
    state = scene([[4]], [[1, 5], [9]], [5, 5])
    (event,) = KINGSBRIDGE.answer(KINGSBRIDGE.view(state, 1), "my_hand", {})
    assert event.args["cards"] == (9,)
    assert event.audience == {1}
    (event,) = KINGSBRIDGE.answer(KINGSBRIDGE.view(state, PUBLIC), "my_hand", {})
    assert (event.key, dict(event.args)) == ("answer_no_hand", {})
