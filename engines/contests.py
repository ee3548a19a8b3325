"""Games between players of different strength, and what may be concluded from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import NormalDist, fmean
from typing import Any, Final

from heraut.engines.players import policy
from heraut.engines.protocol import TABLE
from heraut.engines.rules import Rules
from heraut.engines.setup import check_seats
from heraut.engines.simulate import MOST_STEPS, choose

CONFIDENCE: Final = 0.95


@dataclass(frozen=True, slots=True)
class Contest:
    """One game: by place in the list of players, as the seats take turns in who begins."""

    steps: int
    ended: bool
    points: tuple[int, ...]
    won: tuple[bool, ...]

    def share(self, place: int) -> float:
        """Return the part of the victory that a player has: equals share it."""
        return self.won[place] / sum(self.won) if any(self.won) else 0.0


def play_contest(
    rules: Rules[Any, Any],
    players: Sequence[str],
    options: Mapping[str, str],
    number: int,
    seed: str,
) -> Contest:
    """Play one game; ``number`` turns the seats, so that nobody always begins.

    Raises ``BadSetup`` and ``UnknownPlayer``.
    """
    seats = check_seats(rules.name, rules.seats, len(players))
    policies = [policy(rules.name, player) for player in players]
    order = [(seat + number) % seats for seat in range(seats)]
    dice = [Random(f"{seed}:{place}") for place in range(seats)]
    table, steps = Random(f"{seed}:table"), 0
    state = rules.start(seats, options)
    while (by := rules.to_act(state)) is not None and steps < MOST_STEPS:
        if by == TABLE:
            action = choose(rules, state, table)
        else:
            place = order[by]
            action = policies[place](rules, state, dice[place])
        state, steps = rules.apply(state, action)[0], steps + 1
    scores = {order[score.seat]: score for score in rules.scores(state)}
    return Contest(
        steps,
        rules.to_act(state) is None,
        tuple(scores[place].points for place in range(seats)),
        tuple(scores[place].won for place in range(seats)),
    )


def play_contests(
    rules: Rules[Any, Any],
    players: Sequence[str],
    options: Mapping[str, str],
    games: int,
    seed: int,
) -> Iterator[Contest]:
    """Yield so many games; each player sits in each seat equally often, as far as that goes."""
    for number in range(games):
        yield play_contest(rules, players, options, number, f"{seed}:{number}")


@dataclass(frozen=True, slots=True)
class Standing:
    """How one player did against all others."""

    player: str
    wins: float
    """Equals share a victory."""
    rate: float
    low: float
    """From here ... """
    high: float
    """... to here the true rate lies, with a confidence of :data:`CONFIDENCE`."""
    points: float
    """On average."""
    margin: float
    """By how many points it was ahead of the best other player, on average; 0 alone."""


def standings(players: Sequence[str], games: Iterable[Contest]) -> list[Standing]:
    """Return how each player did, in their order. Raises ``ValueError`` without games."""
    played = list(games)
    if not played:
        raise ValueError("no games")
    found = []
    for place, player in enumerate(players):
        wins = sum(game.share(place) for game in played)
        low, high = wilson(wins, len(played))
        points = [game.points[place] for game in played]
        ahead = [
            game.points[place] - max(game.points[:place] + game.points[place + 1 :])
            if len(players) > 1
            else 0
            for game in played
        ]
        found.append(
            Standing(player, wins, wins / len(played), low, high, fmean(points), fmean(ahead))
        )
    return found


def wilson(wins: float, games: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Return Wilson's interval for a rate of ``wins`` in ``games``, at least one game."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    rate, spread = wins / games, z * z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = z * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
