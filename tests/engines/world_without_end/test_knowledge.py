"""What is known of playing Un Monde Sans Fin well."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from heraut.engines.chance import pick
from heraut.engines.protocol import TABLE
from heraut.engines.thinking import knowledge_of
from heraut.engines.world_without_end.actions import Play
from heraut.engines.world_without_end.effects import ACTIONS
from heraut.engines.world_without_end.prospects import prospects

KNOWLEDGE = knowledge_of("world_without_end")
RICH = {"gold": 3, "stone": 2, "wool": 2, "piety": 2, "wheat": 2}


def holding(state, *cards):
    """The state with only these action cards left in the first seat's hand."""
    return replace(state, visible=(tuple(set(ACTIONS) - set(cards)), *state.visible[1:]))


@pytest.mark.parametrize(
    ("card", "useless", "useful"),
    [
        ("piety", RICH, {**RICH, "piety": 1}),
        ("wheat", RICH, {**RICH, "wheat": 0}),
        ("project", {}, {"stone": 2}),
        ("sale", {}, {"wool": 3}),
        ("donation", {}, {"gold": 1}),
        ("weaving", {}, {"wool": 2}),
        ("house", {"gold": 1}, {"gold": 1, "wood": 1}),
    ],
)
def test_a_card_is_worth_what_it_may_still_bring(acting, card, useless, useful):
    def gain(stock):
        return prospects(holding(acting(stock, {}), card, "harvest"), 0) - prospects(
            holding(acting(stock, {})), 0
        )

    assert gain(useful) > gain(useless)


def test_only_the_best_half_of_a_hand_counts(acting):
    state = acting({"stone": 2}, {})
    best = prospects(holding(state, "project", "weaving"), 0)
    assert prospects(holding(state, "project", "donation"), 0) == best
    assert prospects(holding(state, "weaving", "donation"), 0) < best


def test_a_house_is_worth_less_the_later_it_is(acting):
    def worth(period, houses):
        return prospects(acting({}, {}, period=period, houses=houses), 0)

    gains = [worth(period, {1: 0}) - worth(period, {}) for period in (1, 2, 3)]
    assert gains == sorted(gains, reverse=True) and gains[-1] > 0


def test_what_is_no_longer_of_use_is_put_away(play, acting):
    state, _ = play(acting(RICH, {}), "play materials", "material stone")
    assert state.phase == "discard"
    state = holding(state, "project", "piety", "wheat", "sale", "medicine")
    assert str(KNOWLEDGE.reply(state, Random(1))) in ("discard piety", "discard wheat")


@pytest.mark.parametrize(("seats", "heeds"), [(2, True), (3, True), (4, False)])
def test_only_in_front_of_few_others_it_counts_what_they_have(acting, seats, heeds):
    state = acting(*({},) * seats)
    others = replace(state, points=(state.points[0], *(each + 9 for each in state.points[1:])))
    own = replace(state, points=(state.points[0] + 9, *state.points[1:]))
    margin = KNOWLEDGE.margin(state, 0)
    assert (KNOWLEDGE.margin(others, 0) < margin) is heeds
    assert KNOWLEDGE.margin(own, 0) > margin


@pytest.mark.parametrize("seats", [2, 4])
def test_it_looks_further_ahead_than_all_seats_act_once(seats):
    rules, random = KNOWLEDGE.rules, Random(1)
    state, acted = rules.start(seats, {}), Counter()
    for _ in range(KNOWLEDGE.steps(state)):
        by = rules.to_act(state)
        step = pick(rules.odds(state), random) if by == TABLE else KNOWLEDGE.reply(state, random)
        acted[by] += isinstance(step, Play)
        state = rules.after(state, step)
    assert {seat for seat, times in acted.items() if times} == set(range(seats))
    assert acted.total() > seats
