"""The whole way, from recordings to a personal model that hears better, and all that can fail."""

from __future__ import annotations

import errno
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

pytest.importorskip("torch")  # it is in the extra [acoustics], which not every machine has

from heraut.voice.acoustics.__main__ import main
from heraut.voice.acoustics.adaptation import command, pipeline
from heraut.voice.acoustics.adaptation.command import typed
from heraut.voice.acoustics.adaptation.finetune import PLAN
from heraut.voice.acoustics.adaptation.pipeline import Effort
from heraut.voice.acoustics.adaptation.strangers import record_stranger
from heraut.voice.commands.evaluate import evaluate
from heraut.voice.commands.model import model
from heraut.voice.evaluation.fixtures import load
from heraut.voice.evaluation.scoring import Counts
from heraut.voice.models.receipt import damaged
from heraut.voice.models.store import Why, find

Recorded = Callable[[int], Path]
SMALL = Effort(copies=3, utterances=40, plan=replace(PLAN, steps=60, rate=6e-4, pieces=16))


@pytest.fixture(autouse=True)
def small(heraut_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "FULL", SMALL)


def adapt(folder: Path, *options: str, name: str = "marie") -> Result:
    return CliRunner().invoke(main, ["adapt", str(folder), "--name", name, *options])


def refused(result: Result, *, home: Path) -> str:
    """The one sentence of a refusal that left nothing behind; what was said before it is cut."""
    assert result.exit_code == 1, result.output
    assert isinstance(result.exception, SystemExit)
    assert not list(home.glob("models/*"))
    return result.output.splitlines()[-1]


@pytest.mark.long
def test_a_stranger_is_heard_better_after_it(tmp_path: Path, heraut_home: Path) -> None:
    folder = tmp_path / "giant"
    # Which sentences a seed draws follows from the grammar: with these the base mishears some.
    record_stranger(folder, "giant", 30, seed=2)
    result = adapt(folder, "--workers", "1", name="giant")
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    assert lines[0] == (
        "J'apprends avec vingt-quatre enregistrements, à partir de fr-embedded. "
        "J'en laisse six de côté, pour comparer."
    )
    assert lines[-4].startswith("Après, sur les mêmes enregistrements :")
    assert lines[-3].startswith("Le modèle personnel fr-giant est installé.")
    assert lines[-1].startswith("Pour comparer, tape : heraut evaluate")
    left_out = folder / "left-out.jsonl"
    assert lines[-1].endswith(f"{left_out} --model fr-embedded --model fr-giant")
    choice = find("fr", "fr-giant")
    assert choice.personal
    assert choice.personal.after > choice.personal.before
    assert (choice.personal.voices, choice.personal.left_out) == (("giant",), 6)
    assert not damaged(choice.path)
    assert find("fr").why is Why.EMBEDDED
    assert "fr-giant, un modèle personnel." in CliRunner().invoke(model, ["list"]).output
    measured = CliRunner().invoke(evaluate, [str(left_out), "--model", "fr-giant", "--json"])
    assert json.loads(measured.stdout)["total"]["same"] == choice.personal.after


def test_too_few_says_how_many_more_and_what_is_wrong_with_the_others(
    recorded: Recorded, heraut_home: Path
) -> None:
    folder = recorded(20)
    bad = load(folder)[3].path
    bad.write_bytes(b"no sound at all")
    result = adapt(folder)
    assert refused(result, home=heraut_home) == (
        "Seuls dix-neuf enregistrements peuvent servir. Il en faut vingt. Enregistres-en encore un "
        "avec heraut record, puis tape la même commande. Rien n'a changé."
    )
    assert result.output.startswith(f"Laissé de côté. Le fichier {bad.name} n'est pas un son")


def test_what_is_no_speech_is_left_aside(recorded: Recorded, heraut_home: Path) -> None:
    result = adapt(recorded(25), "--workers", "1")
    assert "Il en faut vingt." in refused(result, home=heraut_home)
    assert "pose-le-sept-sur-la-colonne-trois.marie.wav ne ressemble pas à" in result.output


@pytest.mark.parametrize("make", [Path.mkdir, lambda path: None], ids=["empty", "missing"])
def test_a_folder_without_recordings_is_one_clear_sentence(
    make: Callable[[Path], None], tmp_path: Path, heraut_home: Path
) -> None:
    make(tmp_path / "mine")
    said = refused(adapt(tmp_path / "mine"), home=heraut_home)
    assert said.startswith("Je ne trouve pas de fichier manifest.jsonl")


def test_the_official_network_is_none_that_can_be_adapted(
    recorded: Recorded, heraut_home: Path, tmp_path: Path
) -> None:
    foreign = tmp_path / "official"
    for file in ("am/final.mdl", "graph/HCLr.fst"):
        (foreign / file).parent.mkdir(parents=True)
        (foreign / file).write_bytes(b"\0B<TransitionModel> of somebody else")
    said = refused(adapt(recorded(20), "--base", str(foreign)), home=heraut_home)
    assert said.startswith("Le réseau de official n'est pas de ma fabrication")


def test_a_base_that_is_not_there_is_said(recorded: Recorded, heraut_home: Path) -> None:
    said = refused(adapt(recorded(20), "--base", "fr-nobody"), home=heraut_home)
    assert said.startswith("Fr-nobody n'est pas un dossier de modèle.")


@pytest.mark.parametrize(
    ("name", "said"), [("!", "Un modèle ne peut pas s'appeler"), ("embedded", "Il y a déjà")]
)
def test_a_name_that_cannot_be_is_said(
    name: str, said: str, recorded: Recorded, heraut_home: Path
) -> None:
    assert refused(adapt(recorded(20), name=name), home=heraut_home).startswith(said)


def test_words_that_are_no_sentence_are_said_before_anything_is_learnt(
    recorded: Recorded, heraut_home: Path
) -> None:
    folder = recorded(25)
    manifest = folder / "manifest.jsonl"
    text = manifest.read_text(encoding="utf-8").replace("annule le coup", "coup coup coup")
    manifest.write_text(text, encoding="utf-8")
    said = refused(adapt(folder), home=heraut_home)
    assert "« coup coup coup », et ce n'est pas une phrase du jeu" in said


@pytest.mark.long
@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (4, 3, "il comprend trois enregistrements sur cinq, et fr-embedded en comprend quatre."),
        (0, 0, "il comprend zéro enregistrement sur cinq, et fr-embedded en comprend zéro."),
    ],
)
def test_a_model_that_is_worse_or_hears_nothing_is_not_installed(
    before: int,
    after: int,
    said: str,
    tmp_path: Path,
    heraut_home: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record_stranger(tmp_path / "giant", "giant", 25)
    figures = iter(Counts(same=same, rejected=5 - same) for same in (before, after))
    monkeypatch.setattr(pipeline, "_measured", lambda *_: next(figures))
    monkeypatch.setattr(pipeline, "_tuned", lambda layers, *_: layers)
    told = refused(adapt(tmp_path / "giant"), home=heraut_home)
    assert told.startswith(f"Je n'ai pas installé le modèle personnel : {said}")


def test_a_full_disk_is_one_clear_sentence(
    tmp_path: Path, heraut_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    record_stranger(tmp_path / "giant", "giant", 25)
    monkeypatch.setattr(pipeline, "_measured", lambda *_: Counts(same=3, rejected=2))
    monkeypatch.setattr(pipeline, "make_shards", fail)
    told = refused(adapt(tmp_path / "giant"), home=heraut_home)
    assert told.startswith(f"Le disque refuse d'écrire dans {heraut_home}. ")


def test_commands_are_quoted_as_the_system_wants() -> None:
    assert typed(("heraut", "C:\\Mes sons\\a.jsonl"), "windows") == 'heraut "C:\\Mes sons\\a.jsonl"'
    assert typed(("heraut", "mes sons/a.jsonl"), "other") == "heraut 'mes sons/a.jsonl'"


def test_every_error_has_words() -> None:
    from heraut.voice.acoustics.adaptation.errors import AdaptError
    from heraut.voice.herald import Words

    keys = [line.split()[0] for line in (AdaptError.__doc__ or "").splitlines() if "adapt_" in line]
    assert len(keys) == 10
    for key in keys:
        assert Words("fr").has("error-" + key.replace("_", "-")), key
