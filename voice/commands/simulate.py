"""``heraut simulate``: random legal play of every set-up, as a check and as a benchmark.

With ``--spoken`` each move is said in a sentence, and what is told of it is counted.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from random import Random
from statistics import mean
from typing import TYPE_CHECKING, Final, TypeVar

import click

from heraut.engines.registry import find_rules
from heraut.engines.simulate import Game, Setup, play_out, setups
from heraut.voice.commands import options as common
from heraut.voice.commands.localisation import Command, language
from heraut.voice.herald import Words

if TYPE_CHECKING:
    from heraut.voice.evaluation.spoken_games import SpokenGame

_Played = TypeVar("_Played")
_EVERY: Final = 2.0
"""Seconds between two lines of progress."""


@dataclass(frozen=True, slots=True)
class _Report:
    """How the games went."""

    game: str
    setups: int
    seed: int
    games: tuple[Game, ...]
    seconds: float

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
        how = "simulate-not-ended" if missing else "simulate-ended"
        messages = (how, "simulate-speed", "simulate-lengths", "simulate-scores")
        return [words.text(message, **facts) for message in messages]


@click.command(cls=Command)
@click.argument("game")
@click.option("--seats", type=int)
@click.option("--games", type=click.IntRange(min=1))
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--spoken", is_flag=True)
@click.option("--players")
@common.rule_options
@common.as_json
def simulate(
    game: str,
    seats: int | None,
    games: int | None,
    seed: int,
    spoken: bool,
    players: str | None,
    options: dict[str, str],
    as_json: bool,
) -> None:
    """Play random games of each set-up in turn, once each unless ``games`` says how many.

    ``spoken``: by typed sentences, with the app's cards, so that all that is said is the players'.
    ``players``: between players of different strength, of one set-up, and tell who wins.
    """
    words = Words(language())
    rules = find_rules(game)
    if players is not None:
        from heraut.voice.commands.contest import contest

        if spoken or seats is not None:
            raise click.UsageError(words.text("usage-simulate-players"))
        names = tuple(name.strip() for name in players.split(","))
        contest(rules, names, options, games or 20, seed, words, as_json)
        return
    chosen = setups(rules, seats, {**options, "cards": "app"} if spoken else options)
    total = games or len(chosen)

    def tell(message: str, **details: object) -> None:
        click.echo(words.text(f"simulate-{message}", **details), err=as_json)

    tell("begins", game=rules.name, games=total, setups=min(total, len(chosen)))

    def numbered(play: Callable[[Setup, str], _Played]) -> Iterator[_Played]:
        told = time.perf_counter()
        for number in range(total):
            yield play(chosen[number % len(chosen)], f"{seed}:{number}")
            now = time.perf_counter()
            if now - told > _EVERY and number + 1 < total:
                tell("progress", games=number + 1, total=total)
                told = now

    if spoken:
        _spoken(rules.name, numbered, words, as_json)
        return
    # Other work on the machine shall not change the speed that is told: it is that of one core.
    began = time.process_time()
    played = tuple(numbered(lambda setup, each: play_out(rules, setup, Random(each))))
    seconds = max(time.process_time() - began, 1e-6)
    report = _Report(rules.name, min(total, len(chosen)), seed, played, seconds)
    for line in [report.as_json()] if as_json else report.told(words):
        click.echo(line)
    if not all(one.ended for one in played):
        raise click.exceptions.Exit(1)


def _spoken(
    game: str,
    numbered: Callable[[Callable[[Setup, str], SpokenGame]], Iterator[SpokenGame]],
    words: Words,
    as_json: bool,
) -> None:
    """Play the games by typed sentences, and tell how much was said in them."""
    from heraut.voice.evaluation.spoken_games import figures, play_spoken

    found = asdict(figures(tuple(numbered(lambda setup, seed: play_spoken(game, setup, seed)))))
    if as_json:
        click.echo(json.dumps({"game": game, **found}))
        return
    facts = {
        name: words.decimal(value) if isinstance(value, float) else value
        for name, value in found.items()
    }
    for message in ("announcements", "answers", "moves"):
        click.echo(words.text(f"simulate-spoken-{message}", **facts))
