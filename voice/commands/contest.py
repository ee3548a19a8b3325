"""``heraut simulate --players``: who wins between players of different strength, and how surely."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from statistics import fmean
from typing import Any, Final

import click

from heraut.engines.contests import CONFIDENCE, Contest, Standing, play_contests, standings
from heraut.engines.players import policy
from heraut.engines.rules import Rules
from heraut.engines.setup import complete_options
from heraut.voice.herald import Words

_EVERY: Final = 10.0
"""Seconds between two lines of progress."""


def contest(
    rules: Rules[Any, Any],
    players: Sequence[str],
    options: Mapping[str, str],
    games: int,
    seed: int,
    words: Words,
    as_json: bool,
) -> None:
    """Play the games and tell how each player did, with the interval of each rate of wins.

    Raises ``BadSetup`` and ``UnknownPlayer``.
    """
    options = complete_options(rules.options, {**options, "cards": "app"})
    for player in players:
        policy(rules.name, player)  # a name that is wrong is told before any game
    facts = {"game": rules.name, "games": games, "players": tuple(players)}
    click.echo(words.text("simulate-contest-begins", **facts), err=as_json)

    def told() -> Iterator[Contest]:
        before = time.perf_counter()
        for number, game in enumerate(play_contests(rules, players, options, games, seed), 1):
            yield game
            if (now := time.perf_counter()) - before > _EVERY and number < games:
                line = words.text("simulate-progress", games=number, total=games)
                click.echo(line, err=as_json)
                before = now

    began = time.process_time()
    played = tuple(told())
    seconds = time.process_time() - began
    found = standings(players, played)
    if as_json:
        click.echo(json.dumps(_report(rules.name, seed, played, found, seconds)))
    else:
        for one in found:
            click.echo(words.text("simulate-contest-player", **_spoken(words, one)))
        each = words.decimal(seconds / games, 1)
        steps = round(fmean(game.steps for game in played))
        click.echo(words.text("simulate-contest-time", seconds=each, steps=steps))
    if not all(game.ended for game in played):
        raise click.exceptions.Exit(1)


def _report(
    game: str, seed: int, played: Sequence[Contest], found: Sequence[Standing], seconds: float
) -> dict[str, object]:
    """Return the report for other programs; ``wins`` is by place in the list of players."""
    lengths = [one.steps for one in played]
    return {
        "game": game,
        "seed": seed,
        "games": len(played),
        "ended": sum(one.ended for one in played),
        "confidence": CONFIDENCE,
        "wins": [round(one.wins, 2) for one in found],
        "players": [
            {name: _rounded(value) for name, value in asdict(one).items()} for one in found
        ],
        "lengths": {"shortest": min(lengths), "mean": fmean(lengths), "longest": max(lengths)},
        "seconds_per_game": round(seconds / len(played), 2),
    }


def _rounded(value: object) -> object:
    return round(value, 4) if isinstance(value, float) else value


def _spoken(words: Words, one: Standing) -> dict[str, object]:
    rates = {"rate": one.rate, "low": one.low, "high": one.high}
    percents = {name: words.decimal(100 * value, 1) for name, value in rates.items()}
    return {
        "player": one.player,
        "wins": words.decimal(round(one.wins, 1)),
        "points": words.decimal(one.points, 1),
        "margin": words.decimal(one.margin, 1),
        **percents,
    }
