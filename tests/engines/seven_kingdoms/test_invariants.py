"""What holds in every game, however it is played."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heraut.engines.seven_kingdoms import SEVEN_KINGDOMS
from heraut.engines.seven_kingdoms.state import TOKENS
from heraut.engines.simulate import setups, walk

games = st.tuples(st.sampled_from(setups(SEVEN_KINGDOMS)), st.integers(0, 2**32))


def places(state):
    """Every card whose place is known, as often as it lies somewhere."""
    cards = [*filter(None, state.row), *state.waiting, *state.tops, *state.gone, *state.bottom]
    cards += [*filter(None, state.front), *filter(None, state.commits), *state.pending]
    cards += [card for hand in state.hands for card in hand.known]
    return Counter(cards + [card for kingdom in state.kingdoms for card in kingdom])


def check(state):
    assert places(state) + Counter(state.unseen) == Counter(range(1, 50))
    unknown = sum(hand.unknown for hand in state.hands) + state.commits.count(None)
    assert len(state.unseen) == state.fresh + unknown + state.gone_unknown
    assert all(hand.size <= 3 for hand in state.hands)
    assert all(set(seen) <= known(state, seat) for seat, seen in enumerate(state.open_hands))
    tokens = [*state.bonus, *state.open_tokens, *state.hidden_tokens]
    assert sorted(tokens) == sorted(TOKENS)
    assert len(state.open_tokens) <= 2
    assert len(state.bonus) <= 7


def known(state, seat):
    return {*state.hands[seat].known, state.commits[seat]}


@settings(max_examples=40, deadline=None)
@given(game=games)
def test_every_card_is_somewhere_exactly_once(game):
    setup, seed = game
    for step in walk(SEVEN_KINGDOMS, setup, Random(seed)):
        check(step.before)
        state = step.after
    check(state)
    assert SEVEN_KINGDOMS.to_act(state) is None
    assert all(not hand.size for hand in state.hands)


def crest(card):
    return (card - 1) % 7


def recount(state):
    """The scores, counted another way: token by token."""
    totals = [sum(2 if card <= 7 else 1 for card in kingdom) for kingdom in state.kingdoms]
    for token, number in zip(state.bonus, state.crests, strict=False):
        mine = [
            [card for card in kingdom if crest(card) == number - 1] for kingdom in state.kingdoms
        ]
        counts = sorted(map(len, mine), reverse=True)
        if counts[0] == counts[1]:
            continue
        seat = [len(cards) for cards in mine].index(counts[0])
        kingdom = state.kingdoms[seat]
        if token == "double":
            totals[seat] += len(mine[seat]) + sum(card < 8 for card in mine[seat])
        elif token == "peasants":
            totals[seat] += len([card for card in kingdom if card > 42])
        elif token == "crests":
            totals[seat] += len(set(map(crest, kingdom)))
        else:
            totals[seat] += int(token[-1])
    return totals


@settings(max_examples=40, deadline=None)
@given(game=games)
def test_scores_agree_with_an_independent_count(game):
    setup, seed = game
    *_, last = walk(SEVEN_KINGDOMS, setup, Random(seed))
    state = last.after
    scores = SEVEN_KINGDOMS.scores(state)
    totals = recount(state)
    assert [score.points for score in scores] == totals
    kings = [sum(card <= 7 for card in kingdom) for kingdom in state.kingdoms]
    best = max(zip(totals, kings, strict=True))
    winners = {seat for seat, rank in enumerate(zip(totals, kings, strict=True)) if rank == best}
    assert {score.seat for score in scores if score.won} == winners
    told = [event for event in last.events if event.key == "final_score"]
    assert [event.args["points"] for event in told] == totals
    parts = ("cards", "doubled", "plus", "peasants", "crests")
    assert [sum(event.args[part] for part in parts) for event in told] == totals


@pytest.mark.parametrize("seats", SEVEN_KINGDOMS.seats)
def test_the_row_is_full_whenever_a_round_begins(seats):
    (setup, *_) = setups(SEVEN_KINGDOMS, seats)
    rows = [
        step.after.row
        for seed in range(6)
        for step in walk(SEVEN_KINGDOMS, setup, Random(seed))
        if any(event.key == "round_began" for event in step.events)
    ]
    assert len(rows) > 6
    assert all(0 not in row for row in rows)


@settings(max_examples=30, deadline=None)
@given(game=games)
def test_the_highest_card_takes_first(game):
    setup, seed = game
    played = [
        list(event.args["cards"])
        for step in walk(SEVEN_KINGDOMS, setup, Random(seed))
        for event in step.events
        if event.key in ("all_played", "order_settled")
    ]
    assert played
    assert all(cards == sorted(cards, reverse=True) for cards in played)
