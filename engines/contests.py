"""Games between players of different strength, and what may be concluded from them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import NormalDist
from typing import Any, Final

from heraut.engines.players import policy
from heraut.engines.protocol import TABLE
from heraut.engines.registry import find_rules
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
        state, steps = rules.after(state, action), steps + 1
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


def contests(
    game: str, players: Sequence[str], options: Mapping[str, str], seed: int
) -> Callable[[int], Contest]:
    """Return what plays any of the games of :func:`play_contests`, each by itself."""
    rules = find_rules(game)
    return lambda number: play_contest(rules, players, options, number, f"{seed}:{number}")


@dataclass(frozen=True, slots=True)
class Mean:
    """An average, and between which two values the true one lies with :data:`CONFIDENCE`.

    As if it were spread normally: with less than some thirty games the interval is too narrow.
    """

    mean: float
    low: float
    high: float


@dataclass(slots=True)
class Spread:
    """Whole numbers that come one after the other. Kept are their sums, so that any number do."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int = 0
    most: int = 0

    def add(self, number: int) -> None:
        """Count one in."""
        self.least = min(self.least, number) if self.count else number
        self.most = max(self.most, number) if self.count else number
        self.count += 1
        self.total += number
        self.squares += number * number

    def mean(self, confidence: float = CONFIDENCE) -> Mean:
        """Return the average. Raises ``ValueError`` without any number."""
        if not self.count:
            raise ValueError("no numbers")
        mean = self.total / self.count
        if self.count == 1:
            return Mean(mean, mean, mean)
        # From whole sums: no digit is lost however many there are.
        above = self.count * self.squares - self.total * self.total
        error = sqrt(above / (self.count - 1)) / self.count
        half = NormalDist().inv_cdf((1 + confidence) / 2) * error
        return Mean(mean, mean - half, mean + half)


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
    points_low: float
    points_high: float
    margin: float
    """By how many points it was ahead of the best other player, on average; 0 alone."""
    margin_low: float
    margin_high: float


@dataclass(slots=True)
class _Place:
    """What is kept of one player."""

    wins: float = 0.0
    points: Spread = field(default_factory=Spread)
    margins: Spread = field(default_factory=Spread)


class Tally:
    """How the players do in games that come one after the other, none of which is kept."""

    def __init__(self, players: Sequence[str]) -> None:
        self.players = tuple(players)
        self.lengths = Spread()
        """In steps."""
        self.ended = 0
        self._totals = Spread()
        self._places = [_Place() for _ in players]

    @property
    def games(self) -> int:
        """How many there were."""
        return self.lengths.count

    def add(self, game: Contest) -> None:
        """Count one game in."""
        self.lengths.add(game.steps)
        self.ended += game.ended
        self._totals.add(sum(game.points))
        for number, place in enumerate(self._places):
            others = game.points[:number] + game.points[number + 1 :]
            place.wins += game.share(number)
            place.points.add(game.points[number])
            place.margins.add(game.points[number] - max(others) if others else 0)

    def points(self) -> Mean:
        """Return the average of all seats, game by game. Raises ``ValueError`` without games."""
        total, seats = self._totals.mean(), len(self.players)
        return Mean(total.mean / seats, total.low / seats, total.high / seats)

    def standings(self) -> list[Standing]:
        """Return how each player did, in their order. Raises ``ValueError`` without games."""
        if not self.games:
            raise ValueError("no games")
        return [
            self._standing(player, place)
            for player, place in zip(self.players, self._places, strict=True)
        ]

    def _standing(self, player: str, place: _Place) -> Standing:
        low, high = wilson(place.wins, self.games)
        points, margin = place.points.mean(), place.margins.mean()
        rate = place.wins / self.games
        return Standing(
            player,
            place.wins,
            *(rate, low, high),
            *(points.mean, points.low, points.high),
            *(margin.mean, margin.low, margin.high),
        )


def standings(players: Sequence[str], games: Iterable[Contest]) -> list[Standing]:
    """Return how each player did, in their order. Raises ``ValueError`` without games."""
    tally = Tally(players)
    for game in games:
        tally.add(game)
    return tally.standings()


def wilson(wins: float, games: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Return Wilson's interval for a rate of ``wins`` in ``games``, at least one game."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    rate, spread = wins / games, z * z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = z * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
