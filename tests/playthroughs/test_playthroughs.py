"""Whole games, replayed line by line; ``python -m heraut.engines.playthrough`` writes them."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from heraut.engines import playthrough
from heraut.engines.playthrough import cases, main, read, render
from heraut.engines.registry import RULES
from heraut.engines.world_without_end.fact_events import FACTS

HERE = Path(__file__).parent
RARE = {
    "seven_kingdoms": {"cut_short"},
    "kingdom_builder": {"no_hex_left", "card_replaced", "no_card_left"},
}
"""What comes in so few games that tests of its own make it happen, in tests/engines."""
OF_THE_BOX = {"world_without_end": {event.key for event in FACTS}}
"""What is told of what is printed in the box, and never in a match."""
SAMPLE = 2
"""How many of each game are written again unless all are."""


def names(game):
    return [name for name, _, _ in cases(RULES[game])]


EXPECTED = [(game, name) for game in RULES for name in names(game)]


@pytest.mark.parametrize(("game", "name"), EXPECTED)
def test_a_playthrough_goes_as_written(game, name):
    path = HERE / game / name
    assert path.exists(), "python -m heraut.engines.playthrough --write tests/playthroughs"
    text = path.read_text(encoding="utf-8")
    played = read(text)
    assert render(played).splitlines() == text.splitlines()
    setup = {name: setup for name, setup, _ in cases(RULES[game])}[name]
    assert (played.game, played.seats, dict(played.options)) == (
        game,
        setup.seats,
        dict(setup.options),
    )
    scores = [line.partition(": ")[2] for line in text.splitlines()[-setup.seats :]]
    won = any(score.endswith(" won") for score in scores)
    drawn = setup.seats > 1 and len(set(scores)) == 1
    assert won or drawn or " outcome=lost" in text, "alone or together a game may be lost"


def test_no_playthrough_is_left_over():
    files = {(path.parent.name, path.name) for path in HERE.glob("*/*.txt")}
    assert files == set(EXPECTED)


@pytest.mark.long
def test_writing_them_again_changes_nothing(tmp_path, capsys, monkeypatch, whole):
    most = None if whole else SAMPLE
    monkeypatch.setattr(playthrough, "cases", lambda rules: islice(cases(rules), most))
    expected = [(game, name) for game in RULES for name in islice(names(game), most)]
    main(["--write", str(tmp_path)])
    said = capsys.readouterr().out
    assert {game for game, _ in expected} == set(RULES) and set(expected) <= set(EXPECTED)
    assert len(expected) == len(said.splitlines()) and (not whole or expected == EXPECTED)
    for game, name in expected:
        written = (tmp_path / game / name).read_text(encoding="utf-8")
        assert written == (HERE / game / name).read_text(encoding="utf-8")
        assert name in said


@pytest.mark.parametrize("game", sorted(RULES))
def test_whatever_may_happen_does_so_in_some_playthrough(game):
    told = {
        line.split()[0]
        for path in (HERE / game).glob("*.txt")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith("  ")
    }
    happenings = {
        event.key
        for event in RULES[game].events
        if not event.key.startswith(("answer_", "forgone_"))
    }
    missing = happenings - OF_THE_BOX.get(game, set()) - RARE.get(game, set()) - told
    assert not missing, "call it answer_… if it only answers, or put it into RARE with its own test"


def test_what_is_no_part_of_a_match_is_never_told_in_a_playthrough():
    told = {
        (path.parent.name, line.split()[0])
        for path in HERE.glob("*/*.txt")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith("  ")
    }
    strange = {
        (game, key)
        for game, key in told
        if key.startswith(("answer_", "forgone_")) or key in OF_THE_BOX.get(game, set())
    }
    assert told and not strange


@pytest.mark.parametrize("game", sorted(game for game in RULES if RULES[game].table_facts))
def test_every_kind_of_fact_is_put_right_in_a_playthrough(game):
    facts = (HERE / game / "3-facts.txt").read_text(encoding="utf-8").splitlines()
    put_right = [line.split() for line in facts if line.startswith("> table: fact ")]
    assert {what for _, _, _, _, what, _ in put_right} == set(RULES[game].table_facts)
