"""Matches to keep in journals."""

from __future__ import annotations

from random import Random

from heraut.engines.journal import FORMAT
from heraut.engines.match import Match
from heraut.engines.simulate import choose


def random_match(seed=3, steps=12):
    match = Match.new("kingsbridge", 2, {}, seed, ("Zoé", "Noël")).settle()
    for index in range(steps):
        if match.to_act is None:
            break
        match = match.play(str(choose(match.rules, match.state, Random(index)))).settle()
    return match


def changed(match):
    """``match`` with its last two steps taken back, and three or more others instead.

    Saving it after ``match`` writes at least five records.
    """
    after = match.rewound(len(match.history) - 2)
    while len(after.history) < len(match.history) + 1:
        after = after.play(str(after.rules.legal(after.state)[-1])).settle()
    assert after.history[: len(match.history)] != match.history
    return after


def header(**changes):
    fields = {
        "format": FORMAT,
        "game": "kingsbridge",
        "seats": 2,
        "options": {},
        "seed": 1,
        "players": [],
    }
    return {**fields, **changes}
