"""Random legal play: the driver of the property tests, the benchmark and the playthroughs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from random import Random
from typing import Any

from heraut.engines.chance import pick
from heraut.engines.protocol import TABLE, Event, IllegalAction, Score, Seat
from heraut.engines.rules import Rules
from heraut.engines.setup import check_seats, pair_sets

MOST_STEPS = 20_000
"""Steps after which a game counts as one that does not end."""

_TRIED = 20
"""How many actions a keen player tries together with a second one."""

_CORRECTED = 0.34
"""How often something is put right: often enough for all of it, and seldom enough for an end."""

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
    """Return every number of seats with every value, and every pair of values, of the options.

    The defaults come first; all else differs from them in one option or in two. All sets of many
    options would be too many to play. Named seats and options are fixed.

    Raises ``BadSetup`` for seats, an option or a value that does not exist.
    """
    if seats is not None:
        check_seats(rules.name, rules.seats, seats)
    counts = rules.seats if seats is None else (seats,)
    return [
        Setup(count, chosen)
        for chosen in pair_sets(rules.options, options or {})
        for count in counts
    ]


def choose(rules: Rules[Any, Any], state: Any, random: Random) -> Any:
    """Return a random action: at the table by its odds, else a kind of action, then one of it.

    Kinds come in the order of the legal actions, each as likely as all later ones together. So
    every legal action may come, yet rearranging, which has by far the most ways, comes no more
    often than playing a card, and games end. Kinds after the one that is taken are not listed.
    """
    if rules.to_act(state) == TABLE:
        return pick(rules.odds(state), random)
    return _move(rules, state, random)


def _move(rules: Rules[Any, Any], state: Any, random: Random) -> Any:
    alike: Sequence[Any] = ()
    for kind in rules.kinds(state):
        alike = kind
        if random.random() < 0.5:
            break
    chance = random.random()
    # Asked for by its name: whether it is a listing takes ten times as long to tell.
    drawn = getattr(alike, "drawn", None)
    return alike[int(chance * len(alike))] if drawn is None else drawn(chance)


def choose_listed(rules: Rules[Any, Any], state: Any, random: Random) -> Any:
    """Return what :func:`choose` returns with the same dice, but from all that is legal, listed."""
    if rules.to_act(state) == TABLE:
        return pick(dict(rules.odds(state)), random)
    listed: list[Any] = []
    for _, alike in groupby(tuple(rules.legal(state)), type):
        listed = list(alike)
        if random.random() < 0.5:
            break
    return listed[int(random.random() * len(listed))]


def corrected(rules: Rules[Any, Any], state: Any, random: Random) -> Any:
    """Return a random action, or now and then a fact of the table that people put right."""
    if random.random() >= _CORRECTED:
        return choose(rules, state, random)
    what, seats = random.choice(sorted(rules.table_facts)), range(len(rules.scores(state)))
    told = [(seat + 1, value) for seat in seats for value in rules.table_facts[what].values(state)]
    for seat, value in random.sample(told, len(told)):
        fact = rules.parse(state, f"fact {seat} {what} {value}")
        try:
            rules.apply(state, fact)
        except IllegalAction:
            continue
        return fact
    return choose(rules, state, random)


def keen(rules: Rules[Any, Any], state: Any, random: Random) -> Any:
    """Return an action that gains the most points, at once or with a second one; else a last one.

    At the table, a random one. Of many actions only some are tried with a second one. So it is
    slow, yet it plays well enough to win: for examples and playthroughs.
    """
    seat = rules.to_act(state)
    if seat is None or seat == TABLE:
        return choose(rules, state, random)

    def points(state: Any) -> int:
        return rules.scores(state)[seat].points

    def some(actions: Sequence[Any]) -> Sequence[Any]:
        return random.sample(actions, _TRIED) if len(actions) > _TRIED else actions

    def promise(action: Any) -> tuple[int, int, float]:
        after = rules.after(state, action)
        best = points(after)
        if rules.to_act(after) == seat:
            then = some(rules.legal(after))
            best = max(best, *(points(rules.after(after, action)) for action in then))
        # Later kinds of action end the turn: when nothing is gained, that is what to do.
        return best, kinds.index(type(action)), random.random()

    legal = list(rules.legal(state))
    kinds = list(dict.fromkeys(map(type, legal)))
    now = points(state)
    gains = [(points(rules.after(state, action)) - now, action) for action in legal]
    most = max(gain for gain, _ in gains)
    if most > 0:
        best = [action for gain, action in gains if gain == most]
        return best[int(random.random() * len(best))]
    last = [action for action in legal if type(action) is kinds[-1]]
    return max([*some(legal), last[0]], key=promise)


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
    return play_on(rules, rules.start(setup.seats, setup.options), random, most_steps)


def play_on(
    rules: Rules[Any, Any], state: Any, random: Random, most_steps: int = MOST_STEPS
) -> Game:
    """Play one random game from a state on."""
    steps, to_act, after = 0, rules.to_act, rules.after
    while (by := to_act(state)) is not None and steps < most_steps:
        at_table = by == TABLE
        action = pick(rules.odds(state), random) if at_table else _move(rules, state, random)
        state = after(state, action)
        steps += 1
    return Game(steps, by is None, rules.scores(state))


def play_listed(
    rules: Rules[Any, Any], state: Any, random: Random, most_steps: int = MOST_STEPS
) -> Game:
    """Play the game that :func:`play_on` plays, with all moves listed and all events read.

    It is what a player at the table makes of each step, and shows what drawing saves.
    """
    steps = 0
    while rules.to_act(state) is not None and steps < most_steps:
        state, events = rules.apply(state, choose_listed(rules, state, random))
        for event in events:
            dict(event.args)
        steps += 1
    return Game(steps, rules.to_act(state) is None, rules.scores(state))


def random_games(
    rules: Rules[Any, Any],
    seats: int | None,
    options: Mapping[str, str],
    seed: int,
    play: Callable[[Rules[Any, Any], Any, Random], Game] = play_on,
) -> Callable[[int], Game]:
    """Return what plays any of the games over every set-up in turn, each by itself."""
    chosen = setups(rules, seats, options)

    @cache
    def opening(place: int) -> Any:
        return rules.start(chosen[place].seats, chosen[place].options)

    return lambda number: play(rules, opening(number % len(chosen)), Random(f"{seed}:{number}"))
