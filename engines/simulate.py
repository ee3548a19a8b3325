"""Random legal play: the driver of the property tests, the benchmark and the playthroughs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from heraut.engines.chance import pick
from heraut.engines.protocol import TABLE, Event, Rules, Score, Seat
from heraut.engines.setup import check_seats, option_sets

__all__ = [
    "MOST_STEPS",
    "Game",
    "Policy",
    "Setup",
    "Walked",
    "choose",
    "keen",
    "play_out",
    "setups",
    "walk",
]

MOST_STEPS = 20_000
"""Steps after which a game counts as one that does not end."""


Policy = Callable[[Rules[Any, Any], Any, Random], Any]
"""Chooses an action for whoever is to act."""


@dataclass(frozen=True, slots=True)
class Setup:
    """One way to set a game up."""

    seats: int
    options: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Walked:
    """One step of a random game."""

    by: Seat
    before: Any
    action: Any
    after: Any
    events: Sequence[Event]


@dataclass(frozen=True, slots=True)
class Game:
    """How a random game went."""

    steps: int
    ended: bool
    scores: Sequence[Score]


def setups(
    rules: Rules[Any, Any], seats: int | None = None, options: Mapping[str, str] | None = None
) -> list[Setup]:
    """Return every number of seats with every set of options, or those that are named.

    Raises ``BadSetup`` for seats, an option or a value that does not exist.
    """
    if seats is not None:
        check_seats(rules.name, rules.seats, seats)
    counts = rules.seats if seats is None else (seats,)
    return [
        Setup(count, chosen)
        for chosen in option_sets(rules.options, options or {})
        for count in counts
    ]


def choose(rules: Rules[Any, Any], state: Any, random: Random) -> Any:
    """Return a random action: at the table by its odds, else a kind of action, then one of it.

    Kinds come in the order of the legal actions, each as likely as all later ones together. So
    every legal action may come, yet rearranging, which has by far the most ways, comes no more
    often than playing a card, and games end.
    """
    if rules.to_act(state) == TABLE:
        return pick(rules.odds(state), random)
    kinds: dict[type, list[Any]] = {}
    for action in rules.legal(state):
        kinds.setdefault(type(action), []).append(action)
    *likely, alike = kinds.values()
    for earlier in likely:
        if random.random() < 0.5:
            alike = earlier
            break
    return alike[int(random.random() * len(alike))]


def keen(rules: Rules[Any, Any], state: Any, random: Random) -> Any:
    """Return an action that gains the most points within two actions; at the table, a random one.

    Slow, yet it plays well enough to win: for examples and playthroughs.
    """
    seat = rules.to_act(state)
    if seat is None or seat == TABLE:
        return choose(rules, state, random)

    def points(state: Any) -> int:
        return rules.scores(state)[seat].points

    def promise(action: Any) -> tuple[int, int, int, float]:
        after, _ = rules.apply(state, action)
        now = points(after)
        best = now
        if rules.to_act(after) == seat:
            best = max(points(rules.apply(after, then)[0]) for then in rules.legal(after))
        # Later kinds of action end the turn: when nothing is gained, that is what to do.
        return max(best, now), now, kinds.index(type(action)), random.random()

    legal = list(rules.legal(state))
    kinds = list(dict.fromkeys(map(type, legal)))
    return max(legal, key=promise)


def walk(
    rules: Rules[Any, Any],
    setup: Setup,
    random: Random,
    most_steps: int = MOST_STEPS,
    policy: Policy = choose,
) -> Iterator[Walked]:
    """Yield the steps of one game played by ``policy``, up to its end or ``most_steps``."""
    state = rules.start(setup.seats, setup.options)
    for _ in range(most_steps):
        by = rules.to_act(state)
        if by is None:
            return
        action = policy(rules, state, random)
        after, events = rules.apply(state, action)
        yield Walked(by, state, action, after, events)
        state = after


def play_out(
    rules: Rules[Any, Any], setup: Setup, random: Random, most_steps: int = MOST_STEPS
) -> Game:
    """Play one random game."""
    steps, state = 0, rules.start(setup.seats, setup.options)
    for walked in walk(rules, setup, random, most_steps):
        steps, state = steps + 1, walked.after
    return Game(steps, rules.to_act(state) is None, rules.scores(state))
