"""``heraut simulate``: random play of every set-up, in sentences or as JSON."""

from __future__ import annotations

import json
from itertools import combinations

import pytest
from click.testing import CliRunner

from heraut.engines.kingsbridge import KINGSBRIDGE
from heraut.engines.setup import BadSetup
from heraut.voice.commands.simulate import simulate


def run(*arguments):
    return CliRunner().invoke(simulate, ["kingsbridge", *arguments])


def test_json_has_the_numbers_and_stdout_nothing_else():
    result = run("--seats", "3", "--games", "4", "--json")
    assert result.exit_code == 0
    report = json.loads(result.stdout)
    assert (report["games"], report["ended"]) == (4, 4)
    assert report["shortest"] <= report["longest"] <= report["steps"]
    assert report["steps_per_second"] > 0
    assert report["games_per_second"] > 0
    assert report["listed_games_per_second"] > 0
    scores = report["scores"]
    assert scores["lowest"] <= scores["mean"] <= scores["highest"] <= 22
    assert "Je joue au hasard" in result.stderr


def test_the_same_seed_plays_the_same_games():
    def without_times(*arguments):
        report = json.loads(run("--games", "3", "--json", *arguments).stdout)
        return {name: value for name, value in report.items() if "per_second" not in name}

    assert without_times("--seed", "5") == without_times("--seed", "5")
    assert without_times("--seed", "5") != without_times("--seed", "6")


def test_sentences_to_listen_to():
    result = run("--games", "2", "--seats", "2", "--option", "head_moves=false")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].startswith("Je joue au hasard à kingsbridge : deux parties")
    assert lines[1] == "Les deux parties sont allées jusqu'au bout."
    assert not any(character in result.stdout for character in "|│─\r\t")


@pytest.mark.long
def test_a_named_option_is_the_only_one_played():
    fixed = {"cards", "stalemate_rounds", "reorg_only_turn"}
    others = [len(values) - 1 for name, values in KINGSBRIDGE.options.items() if name not in fixed]
    one = json.loads(
        run(
            *("--games", "70", "--json", "--seats", "2", "--option", "cards=table"),
            *("--option", "stalemate_rounds=2", "--option", "reorg_only_turn=never"),
        ).stdout
    )
    pairs = sum(first * second for first, second in combinations(others, 2))
    assert one["setups"] == 1 + sum(others) + pairs, "all else in every value and pair of values"


@pytest.mark.parametrize(
    "arguments", [("--seats", "9"), ("--option", "cards=glass"), ("--option", "colour=red")]
)
def test_what_does_not_exist_is_refused(arguments):
    assert isinstance(run(*arguments).exception, BadSetup)


def test_an_option_without_a_value_is_a_usage_error():
    assert run("--option", "cards").exit_code == 2
