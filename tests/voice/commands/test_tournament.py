"""``heraut tournament``: the seed alone decides what comes out."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from heraut.engines.contests import Contest, Spread, Tally
from heraut.engines.players import UnknownPlayer
from heraut.engines.setup import BadSetup
from heraut.voice.commands.simulate import simulate
from heraut.voice.commands.tournament import tournament

SPEED = {"seconds_per_game", "speed"}


def run(*arguments: str) -> Result:
    return CliRunner().invoke(tournament, ["kingsbridge", *arguments])


def report(*arguments: str) -> dict[str, Any]:
    result = run("--games", "12", "--players", "sensible,random", "--json", *arguments)
    assert result.exit_code == 0
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def lasting(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name not in SPEED}


@pytest.mark.long
def test_the_report_is_the_same_however_many_work() -> None:
    alone = report("--workers", "1")
    assert lasting(report("--workers", "2")) == lasting(alone)
    assert lasting(report("--workers", "1", "--seed", "2")) != lasting(alone)
    arguments = ["kingsbridge", "--players", "sensible,random", "--games", "12", "--json"]
    simulated = json.loads(CliRunner().invoke(simulate, arguments).stdout)
    assert lasting(simulated) == lasting(alone), "there is one way to do it"


def test_the_report_has_wins_margins_and_lengths_with_their_intervals() -> None:
    found = report("--workers", "1")
    assert (found["games"], found["ended"], sum(found["wins"])) == (12, 12, 12)
    first, second = found["players"]
    assert first["low"] < first["rate"] <= first["high"]
    assert first["margin_low"] < first["margin"] < first["margin_high"]
    assert first["margin"] == -second["margin"]
    points = found["points"]
    assert points["low"] < points["mean"] < points["high"]
    assert points["mean"] == pytest.approx((first["points"] + second["points"]) / 2, abs=1e-4)
    lengths = found["lengths"]
    assert lengths["shortest"] <= lengths["low"] < lengths["mean"] < lengths["high"]
    assert lengths["mean"] <= lengths["longest"]
    assert found["speed"]["processor_seconds"] > 0


def test_sentences_to_listen_to() -> None:
    lines = run("--games", "2", "--players", "sensible,random", "--workers", "1").stdout.split("\n")
    assert lines[0] == "Je fais jouer sensible et random à kingsbridge, deux fois."
    assert lines[1] == "Un seul processus s'en charge."
    assert lines[2].startswith("Sensible gagne ")
    assert not any(character in "".join(lines) for character in "|│─\r\t")


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("--players", "sensible,nobody"), UnknownPlayer),
        (("--players", ",".join(["random"] * 9)), BadSetup),
        (("--players", "random,random", "--option", "colour=red"), BadSetup),
    ],
)
def test_what_does_not_exist_is_refused_before_any_game(
    arguments: tuple[str, ...], error: type[Exception]
) -> None:
    result = run(*arguments)
    assert isinstance(result.exception, error)
    assert result.output == ""


def test_one_place_to_work_is_chosen() -> None:
    result = run("--players", "random,random", "--workers", "2", "--cluster", "tcp://here:1")
    assert result.exit_code == 2
    assert "--cluster" in result.stderr


def test_sums_give_the_average_and_its_interval() -> None:
    spread = Spread()
    for number in (2, 4, 4, 4, 5, 5, 7, 9):
        spread.add(number)
    mean = spread.mean()
    # The numbers' standard deviation is 2.138, that of their average 0.756.
    assert (spread.least, spread.most, mean.mean) == (2, 9, 5.0)
    assert (round(mean.low, 3), round(mean.high, 3)) == (3.518, 6.482)
    with pytest.raises(ValueError):
        Spread().mean()


def test_equals_share_a_victory_and_the_margin_is_to_the_best_other() -> None:
    tally = Tally(("a", "b", "c"))
    tally.add(Contest(10, True, (7, 7, 3), (True, True, False)))
    tally.add(Contest(20, False, (9, 4, 6), (True, False, False)))
    assert (tally.games, tally.ended) == (2, 1)
    assert [each.wins for each in tally.standings()] == [1.5, 0.5, 0.0]
    assert [each.margin for each in tally.standings()] == [1.5, -2.5, -3.5]
