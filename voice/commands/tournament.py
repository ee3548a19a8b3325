"""``heraut tournament``: who wins between players of different strength, and how surely.

On all cores of this machine, or on a cluster; ``heraut simulate --players`` is the same. What comes
out depends on the seed and on nothing else.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import asdict
from functools import partial
from typing import Any

import click

from heraut.engines.contests import CONFIDENCE, Mean, Standing, Tally, contests
from heraut.engines.players import policy
from heraut.engines.registry import find_rules
from heraut.engines.rules import Rules
from heraut.engines.setup import check_seats, complete_options
from heraut.voice.commands import options as common
from heraut.voice.commands.localisation import Command
from heraut.voice.commands.spread import spread, told_now_and_then
from heraut.voice.commands.start import language
from heraut.voice.herald import Words
from heraut.voice.workers.executor import Executor
from heraut.voice.workers.work import Work


@click.command(cls=Command)
@common.game
@click.option("--players", required=True)
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@common.rule_options
@spread(all_cores=True)
@common.as_json
def tournament(
    game: str,
    players: str,
    games: int,
    seed: int,
    options: dict[str, str],
    executor: Executor,
    as_json: bool,
) -> None:
    """Play many games between ``players``, one for each seat, and tell how each did."""
    play_tournament(find_rules(game), players, options, games, seed, executor, as_json)


def play_tournament(
    rules: Rules[Any, Any],
    players: str,
    options: Mapping[str, str],
    games: int,
    seed: int,
    executor: Executor,
    as_json: bool,
) -> None:
    """Play the games and tell how each player did, with the interval of each rate of wins.

    Raises ``BadSetup`` and ``UnknownPlayer``, before any game.
    """
    words = Words(language())
    names = tuple(name.strip() for name in players.split(","))
    options = complete_options(rules.options, {**options, "cards": "app"})
    check_seats(rules.name, rules.seats, len(names))
    for name in names:
        policy(rules.name, name)
    tally, spent, began = Tally(names), 0.0, time.monotonic()

    def tell(message: str, **facts: object) -> None:
        click.echo(words.text(f"simulate-{message}", **facts), err=as_json)

    def progress(count: int) -> None:
        left = (time.monotonic() - began) / count * (games - count)
        first = tally.standings()[0]
        rate = words.decimal(100 * first.rate, 1)
        tell("contest-progress", games=count, total=games, player=first.player, rate=rate)
        tell("contest-left", seconds=round(left), minutes=round(left / 60))

    tell("contest-begins", game=rules.name, games=games, players=names)
    tell("contest-workers", workers=executor.slots())
    work = Work(partial(contests, rules.name, names, options, seed), games)
    for done in told_now_and_then(executor.run(work), games, progress):
        tally.add(done.result)
        spent += done.seconds
    seconds = time.monotonic() - began
    if as_json:
        speed = {"seconds": round(seconds, 1), "processor_seconds": round(spent, 1)}
        report = {"game": rules.name, "seed": seed, **_report(tally)}
        report |= {"seconds_per_game": round(spent / games, 3), "speed": speed}
        click.echo(json.dumps(report))
    else:
        for one in tally.standings():
            click.echo(words.text("simulate-contest-player", **_spoken(words, one)))
        each, steps = words.decimal(spent / games, 1), round(tally.lengths.mean().mean)
        click.echo(words.text("simulate-contest-time", seconds=each, steps=steps))
    if tally.ended < games:
        raise click.exceptions.Exit(1)


def _report(tally: Tally) -> dict[str, object]:
    """Return what does not depend on who played; ``wins`` is by place in the list of players."""
    found, lengths = tally.standings(), tally.lengths
    return {
        "games": tally.games,
        "ended": tally.ended,
        "confidence": CONFIDENCE,
        "wins": [round(one.wins, 2) for one in found],
        "players": [
            {name: _rounded(value) for name, value in asdict(one).items()} for one in found
        ],
        "points": _mean(tally.points()),
        "lengths": {"shortest": lengths.least, "longest": lengths.most, **_mean(lengths.mean())},
    }


def _mean(found: Mean) -> dict[str, object]:
    return {name: _rounded(value) for name, value in asdict(found).items()}


def _rounded(value: object) -> object:
    return round(value, 4) if isinstance(value, float) else value


def _spoken(words: Words, one: Standing) -> dict[str, object]:
    rates = {"rate": one.rate, "low": one.low, "high": one.high}
    percents = {name: words.decimal(100 * value, 1) for name, value in rates.items()}
    points = {"points": one.points, "margin": one.margin}
    points |= {"margin_low": one.margin_low, "margin_high": one.margin_high}
    said = {name: words.decimal(value, 1) for name, value in points.items()}
    return {"player": one.player, "wins": words.decimal(round(one.wins, 1)), **percents, **said}
