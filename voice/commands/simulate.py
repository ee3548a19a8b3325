"""``heraut simulate``: random legal play of every set-up, as a check and as a benchmark.

With ``--spoken`` each move is said in a sentence, and what is told of it is counted.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import partial
from random import Random
from statistics import mean
from typing import TYPE_CHECKING, Any, Final

import click

from heraut.engines.registry import find_rules
from heraut.engines.rules import Rules
from heraut.engines.simulate import Game, play_listed, play_on, random_games, setups
from heraut.voice.commands import options as common
from heraut.voice.commands.localisation import Command
from heraut.voice.commands.spread import spread, told_now_and_then
from heraut.voice.commands.start import language
from heraut.voice.commands.tournament import play_tournament
from heraut.voice.herald import Words
from heraut.voice.workers.executor import Executor
from heraut.voice.workers.work import Done, R, Work

if TYPE_CHECKING:
    from heraut.voice.evaluation.spoken_games import SpokenGame

_EVERY: Final = 2.0
"""Seconds between two lines of progress."""
_LISTED: Final = 20
"""Games that are played once more with all moves listed, to tell what drawing them saves."""


@dataclass(frozen=True, slots=True)
class _Report:
    """How the games went."""

    game: str
    setups: int
    seed: int
    games: tuple[Game, ...]
    seconds: float
    listed: float
    """Games a second where all moves are listed, and all events read, of the first few games."""

    def facts(self) -> dict[str, int | float]:
        """Return the plain numbers; points are those of every seat of every game."""
        lengths = [game.steps for game in self.games]
        points = [score.points for game in self.games for score in game.scores]
        return {
            "games": len(self.games),
            "ended": sum(game.ended for game in self.games),
            "steps": sum(lengths),
            "steps_per_second": round(sum(lengths) / self.seconds, 1),
            "games_per_second": round(len(self.games) / self.seconds, 1),
            "listed_games_per_second": round(self.listed, 1),
            "shortest": min(lengths),
            "longest": max(lengths),
            "lowest": min(points),
            "mean": round(mean(points), 2),
            "highest": max(points),
        }

    def as_json(self) -> str:
        """Return the report for other programs."""
        facts = self.facts()
        scores = {name: facts.pop(name) for name in ("lowest", "mean", "highest")}
        how = {"game": self.game, "setups": self.setups, "seed": self.seed}
        return json.dumps({**how, **facts, "scores": scores}, ensure_ascii=False)

    def told(self, words: Words) -> list[str]:
        """Return the report as sentences."""
        facts = {name: round(value) for name, value in self.facts().items()}
        missing = facts["games"] - facts["ended"]
        facts |= {"missing": missing, "seed": self.seed}
        facts |= {"steps": facts["steps_per_second"], "each": facts["games_per_second"]}
        facts |= {"listed": facts["listed_games_per_second"]}
        how = "simulate-not-ended" if missing else "simulate-ended"
        messages = (how, "simulate-speed", "simulate-lengths", "simulate-scores")
        return [words.text(message, **facts) for message in messages]


@click.command(cls=Command)
@common.game
@click.option("--seats", type=int)
@click.option("--games", type=click.IntRange(min=1))
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--spoken", is_flag=True)
@click.option("--players")
@common.rule_options
@spread()
@common.as_json
def simulate(
    game: str,
    seats: int | None,
    games: int | None,
    seed: int,
    spoken: bool,
    players: str | None,
    options: dict[str, str],
    executor: Executor,
    as_json: bool,
) -> None:
    """Play random games of each set-up in turn, once each unless ``games`` says how many.

    ``spoken``: by typed sentences, with the app's cards, so that all that is said is the players'.
    ``players``: between players of different strength, of one set-up, and tell who wins.
    """
    words = Words(language())
    rules = find_rules(game)
    if players is not None:
        if spoken or seats is not None:
            raise click.UsageError(words.text("usage-simulate-players"))
        play_tournament(rules, players, options, games or 20, seed, executor, as_json)
        return
    if spoken:
        options = {**options, "cards": "app"}
    count = len(setups(rules, seats, options))
    total = games or count

    def tell(message: str, **details: object) -> None:
        click.echo(words.text(f"simulate-{message}", **details), err=as_json)

    tell("begins", game=rules.name, games=total, setups=min(total, count))

    def played(begin: Callable[[], Callable[[int], R]]) -> Iterator[Done[R]]:
        return told_now_and_then(
            executor.run(Work(begin, total)),
            total,
            lambda number: tell("progress", games=number, total=total),
            _EVERY,
        )

    if spoken:
        _spoken(rules.name, played, (seats, options, seed), words, as_json)
        return
    begin = partial(_random, rules.name, seats, options, seed)
    # Other work on the machine shall not change the speed that is told: it is that of one core.
    games_played, seconds = _timed(played(begin))
    few = min(total, _LISTED)
    _, long = _timed(executor.run(Work(partial(begin, play_listed), few)))
    report = _Report(rules.name, min(total, count), seed, games_played, seconds, few / long)
    for line in [report.as_json()] if as_json else report.told(words):
        click.echo(line)
    if not all(one.ended for one in games_played):
        raise click.exceptions.Exit(1)


def _timed(played: Iterable[Done[Game]]) -> tuple[tuple[Game, ...], float]:
    """Return the games, and the seconds of a processor that they took, never none."""
    games, seconds = [], 1e-6
    for done in played:
        games.append(done.result)
        seconds += done.seconds
    return tuple(games), seconds


def _random(
    game: str,
    seats: int | None,
    options: Mapping[str, str],
    seed: int,
    play: Callable[[Rules[Any, Any], Any, Random], Game] = play_on,
) -> Callable[[int], Game]:
    return random_games(find_rules(game), seats, options, seed, play)


def _spoken(
    game: str,
    played: Callable[[Callable[[], Callable[[int], SpokenGame]]], Iterator[Done[SpokenGame]]],
    given: tuple[int | None, Mapping[str, str], int],
    words: Words,
    as_json: bool,
) -> None:
    """Play the games by typed sentences, and tell how much was said in them."""
    from heraut.voice.evaluation.spoken_games import figures, spoken_games

    games = tuple(done.result for done in played(partial(spoken_games, game, *given)))
    found = asdict(figures(games))
    if as_json:
        click.echo(json.dumps({"game": game, **found}))
        return
    facts = {
        name: words.decimal(value) if isinstance(value, float) else value
        for name, value in found.items()
    }
    for message in ("announcements", "answers", "moves"):
        click.echo(words.text(f"simulate-spoken-{message}", **facts))
