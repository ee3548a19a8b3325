"""Final scores of sensible play stay near those of people, so that our own values are not absurd.

One real result is known: four players who scored 58, 55, 53 and 48.
"""

from __future__ import annotations

from random import Random

import pytest

from heraut.engines.protocol import TABLE
from heraut.engines.simulate import choose, setups, walk
from heraut.engines.world_without_end import WORLD_WITHOUT_END
from heraut.engines.world_without_end.actions import Discard, Pass
from heraut.engines.world_without_end.state import DUTIES, DUTY_LOSS, DUTY_OWED

WORTH = {
    "stone": 2.5,
    "wood": 2.2,
    "wheat": 0.4,
    "piety": 0.6,
    "wool": 1.6,
    "cloth": 3.0,
    "medical": 1.2,
    "loyalty": 1.5,
    "gold": 0.6,
}


def promise(state, seat):
    """What a seat's points and goods are worth to it; what it will owe is worth most."""
    total = state.points[seat]
    for good, worth in WORTH.items():
        total += worth * state.has(seat, good)
    owed = {**DUTY_OWED, "gold": 4}
    for duty in DUTIES:
        total += (DUTY_LOSS[duty] + 1) * min(owed[duty], state.has(seat, duty))
    total += 2 * len(state.own_sites(seat))
    return total + 0.5 * sum(seat in project.donors for project in state.projects)


def sensible(rules, state, random):
    """Take what is worth most, a card together with the choice that follows it."""
    seat = rules.to_act(state)
    if seat == TABLE:
        return choose(rules, state, random)
    legal = rules.legal(state)
    if type(legal[0]) is Discard:
        # Keep what is never useless, and the card that repeats.
        spare = [action for action in legal if action.card in ("sale", "weaving", "donation")]
        return random.choice(spare or list(legal))

    def best(action):
        after, _ = rules.apply(state, action)
        worth = promise(after, seat)
        if after.tasks and after.task.seat == seat and after.task.kind not in ("discard", "orient"):
            worth = max(promise(rules.apply(after, a)[0], seat) for a in rules.legal(after))
        return worth, type(action) is not Pass, random.random()

    return max(legal, key=best)


@pytest.mark.parametrize("seats", [2, 4])
def test_sensible_play_scores_like_people(seats):
    setup = setups(WORLD_WITHOUT_END, seats)[0]
    *_, last = walk(WORLD_WITHOUT_END, setup, Random(seats), policy=sensible)
    scores = [score.points for score in WORLD_WITHOUT_END.scores(last.after)]
    assert min(scores) >= 30
    assert max(scores) <= 90
