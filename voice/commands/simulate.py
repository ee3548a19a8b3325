"""``heraut simulate``: random legal play of every set-up, as a check and as a benchmark."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from random import Random
from statistics import mean
from typing import Final

import click

from heraut.engines.registry import find_rules
from heraut.engines.simulate import Game, play_out, setups
from heraut.voice.commands import options as common
from heraut.voice.commands.localisation import Command, language
from heraut.voice.herald import Words

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
@common.rule_options
@common.as_json
def simulate(
    game: str,
    seats: int | None,
    games: int | None,
    seed: int,
    options: dict[str, str],
    as_json: bool,
) -> None:
    """Play random games of each set-up in turn, once each unless ``games`` says how many."""
    words = Words(language())
    rules = find_rules(game)
    chosen = setups(rules, seats, options)
    total = games or len(chosen)

    def tell(message: str, **details: object) -> None:
        click.echo(words.text(f"simulate-{message}", **details), err=as_json)

    tell("begins", game=rules.name, games=total, setups=min(total, len(chosen)))
    played: list[Game] = []
    told = time.perf_counter()
    # Other work on the machine shall not change the speed that is told: it is that of one core.
    began = time.process_time()
    for number in range(total):
        setup = chosen[number % len(chosen)]
        played.append(play_out(rules, setup, Random(f"{seed}:{number}")))
        now = time.perf_counter()
        if now - told > _EVERY and number + 1 < total:
            tell("progress", games=number + 1, total=total)
            told = now
    seconds = max(time.process_time() - began, 1e-6)
    report = _Report(rules.name, min(total, len(chosen)), seed, tuple(played), seconds)
    for line in [report.as_json()] if as_json else report.told(words):
        click.echo(line)
    if not all(game.ended for game in played):
        raise click.exceptions.Exit(1)
