"""Thresholds that are fitted to recordings: what is wanted of them, and the command."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from heraut.grammars.meaning import (
    Ambiguous,
    Command,
    Heard,
    Hypothesis,
    Interpretation,
    Kind,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Partial,
    Scope,
)
from heraut.grammars.thresholds import NONE, Thresholds
from heraut.voice.commands.model import model
from heraut.voice.evaluation.calibration import Outcome, acted_upon, fitted
from heraut.voice.evaluation.evaluation import Evaluation, Kept, match_at
from heraut.voice.evaluation.fixtures import encode, load
from heraut.voice.models.store import find
from heraut.voice.models.thresholds import read_thresholds, write_thresholds

FIXTURES = Path(__file__).parents[3] / "audio_fixtures"


def meant(kind: Kind, cost: float) -> Meaning:
    return Meaning("place", kind, {"card": 8, "column": 4}, cost)


@pytest.mark.parametrize(
    ("understood", "scope", "acted"),
    [
        (Command(meant(Kind.COMMAND, 0.0), "place 8 4"), Scope.TURN, True),
        (Command(meant(Kind.COMMAND, 0.3), "place 8 4"), Scope.TURN, False),
        (Partial(meant(Kind.PARTIAL, 0.0)), Scope.TURN, False),
        (Partial(meant(Kind.PARTIAL, 0.0)), Scope.FILL, True),
        (Partial(meant(Kind.PARTIAL, 0.3)), Scope.FILL, False),
        (MetaRequest(meant(Kind.META, 0.3)), Scope.TURN, True),
        (Ambiguous(()), Scope.TURN, False),
        (NotUnderstood("le"), Scope.TURN, False),
    ],
)
def test_what_is_only_asked_back_is_not_acted_upon(
    understood: Interpretation, scope: Scope, acted: bool
) -> None:
    assert acted_upon([understood], scope) == acted


def test_no_more_wrong_is_worth_more_than_all_else() -> None:
    before = Outcome(same=90, wrong=1, rejected=9, talk=100, acted=8)
    wrong = Outcome(same=98, wrong=2, talk=100)
    quiet = Outcome(same=80, wrong=1, rejected=19, talk=100, acted=1)
    fuller = replace(quiet, same=85, rejected=14)
    asking = replace(fuller, asked=5)
    ranked = sorted((fuller, wrong, before, asking, quiet), key=lambda one: one.worth(before))
    assert ranked == [wrong, before, quiet, asking, fuller]


def test_noise_is_told_from_a_move_by_its_fit() -> None:
    """Nothing tells them apart but how they fit, so that is what is fitted."""
    move = next(one for one in load(FIXTURES) if one.words == "pose le sept sur la colonne une")
    evaluation = Evaluation([])
    position = match_at(move.position, move.game)
    words = tuple(move.words.split())
    times = tuple((place / 2, place / 2 + 0.5) for place in range(len(words)))

    def kept(fit: float, *, said: bool) -> Kept:
        best, other = Hypothesis(words, 300.0, times), Hypothesis(("le",), 299.5, times[:1])
        heard = Heard((best, other), NONE, 300.0 - fit * (times[-1][1] + 1.0))
        meaning = evaluation.expected(move)[0] if said else None
        return Kept(move, meaning, position, (heard,))

    every = [kept(8.0, said=True), kept(1.5, said=False), kept(-3.0, said=False)]
    loose = Thresholds(clear=1.0, unknown=-4.0, unsure=-2.0)
    (_, before), *_, (best, after) = fitted(evaluation, every, loose)
    assert (before.same, before.acted) == (1, 1)
    assert (after.same, after.acted, after.asked) == (1, 0, 0)
    assert 1.5 < best.unknown <= 8.0


@pytest.mark.long
def test_the_command_writes_thresholds_that_are_no_worse(tmp_path: Path) -> None:
    chosen = [one for one in load(FIXTURES) if one.game == "kingsbridge"][::60]
    folder = tmp_path / "recordings"
    for one in chosen:
        (folder / one.file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(one.path, folder / one.file)
    (folder / "manifest.jsonl").write_text("\n".join(map(encode, chosen)), encoding="utf-8")
    own = tmp_path / "own"
    shutil.copytree(find("fr", "fr-embedded").path, own)
    write_thresholds(own, Thresholds(unknown=60.0, unsure=60.0, clear=99.0))
    result = CliRunner().invoke(model, ["calibrate", "--model", str(own), str(folder)])
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    assert [line.split()[0] for line in lines[-3:]] == ["Avant", "Après", "Les"]
    assert read_thresholds(own).unknown < 60.0
    assert "juste zéro" not in lines[-2]


def test_recordings_of_nothing_are_refused(tmp_path: Path) -> None:
    (tmp_path / "manifest.jsonl").write_text("", encoding="utf-8")
    result = CliRunner().invoke(model, ["calibrate", str(tmp_path)])
    assert result.exit_code == 2
    assert "d'une seule langue" in result.output
