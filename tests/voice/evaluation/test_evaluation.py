"""Measuring recognition: fixtures through the real ears, and the command that tells of it."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

from heraut.voice.commands.evaluate import evaluate
from heraut.voice.evaluation.evaluation import Evaluation, match_at
from heraut.voice.evaluation.fixtures import (
    Expectation,
    Fixture,
    FixtureError,
    Position,
    encode,
    load,
)
from heraut.voice.evaluation.scoring import Measured, Verdict
from heraut.voice.evaluation.workers import measured_by
from heraut.voice.herald import Words
from heraut.voice.models.errors import ModelError
from heraut.voice.models.store import embedded
from heraut.voice.workers.executor import Here, Notice, Waiting, executor

FOLDER = Path(__file__).parents[3] / "audio_fixtures"
SHIPPED = {fixture.file: fixture for fixture in load(FOLDER)}


def shipped(words: str) -> Fixture:
    """The first shipped fixture that says this."""
    return next(fixture for fixture in SHIPPED.values() if fixture.words == words)


def copied(folder: Path, *fixtures: Fixture) -> Path:
    """A folder that holds these fixtures and no others."""
    for fixture in fixtures:
        (folder / fixture.file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(fixture.path, folder / fixture.file)
    lines = "".join(encode(fixture) + "\n" for fixture in fixtures)
    (folder / "manifest.jsonl").write_text(lines, encoding="utf-8")
    return folder


def worded(error: FixtureError) -> str:
    return Words().text("error-" + error.key.replace("_", "-"), **error.details)


# Listening


def test_a_position_is_replayed() -> None:
    match = match_at(Position(3, 4, {"cards": "table"}, ("start 3", "start 9")))
    assert [step.notation for step in match.history] == ["start 3", "start 9"]
    assert match_at(None).to_act == 0  # dealt, and somebody's turn


def test_real_speech_is_measured_end_to_end() -> None:
    words = ("pose le sept sur la colonne une", "à qui le tour", "oui", "le sept")
    (good, turn, yes, card) = map(shipped, words)
    results = list(Evaluation([good, turn, yes, card]).run())
    assert [one.verdict for one in results] == [Verdict.SAME] * 4
    assert results[0].understood == "place card=7 column=1"
    assert results[2].understood == "yes"
    for one in results:
        assert one.latency is not None
        assert 0 < one.latency < 1.5  # within the silence that is added after the file


def test_an_illegal_command_is_understood_as_what_it_is() -> None:
    fixture = next(one for one in SHIPPED.values() if one.reason == "not_next")
    (result,) = Evaluation([fixture]).run()
    assert result.verdict is Verdict.SAME
    assert result.understood.endswith("refused: not_next")


def test_a_sentence_that_says_something_else_is_wrong() -> None:
    fixture = replace(shipped("toutes les colonnes"), words="combien de cartes")
    (result,) = Evaluation([fixture]).run()
    assert result.verdict is Verdict.WRONG
    assert (result.expected, result.understood) == ("counts", "columns")
    assert result.heard == "toutes les colonnes"


def test_speech_of_the_game_is_wrong_where_nothing_should_be_understood() -> None:
    fixture = replace(shipped("toutes les colonnes"), words="", expect=Expectation.NOTHING)
    (result,) = Evaluation([fixture]).run()
    assert result.verdict is Verdict.WRONG
    assert result.latency is None


def test_every_odd_file_is_heard_or_refused_as_the_list_says() -> None:
    bad = [fixture for fixture in SHIPPED.values() if fixture.set == "bad"]
    assert len(bad) >= 6
    for result in Evaluation(bad).run():
        assert (result.fixture.file, result.verdict) == (result.fixture.file, Verdict.SAME)


def test_a_file_that_cannot_be_read_is_rejected_where_it_should_speak() -> None:
    broken = next(one for one in SHIPPED.values() if one.reason == "not_wav")
    fixture = replace(broken, expect=Expectation.SAME, reason="", words="ma main")
    (result,) = Evaluation([fixture]).run()
    assert result.verdict is Verdict.REJECTED
    assert result.understood == "error: not_wav"


@pytest.mark.long
def test_noise_comes_in_turn_and_the_same_each_time() -> None:
    three = [shipped(words) for words in ("ma main", "répète", "derniers coups")]
    silent = next(one for one in SHIPPED.values() if one.file.endswith("silence.wav"))
    evaluation = Evaluation([*three, silent], snrs=(20.0,))
    assert len(evaluation) == 3  # there is no ratio of noise to silence
    results = list(evaluation.run())
    assert [one.condition.kind for one in results] == ["white", "pink", "babble"]
    assert {one.set for one in results} == {"talk 20 dB"}
    again = list(Evaluation([*three, silent], snrs=(20.0,)).run())
    assert [one.heard for one in again] == [one.heard for one in results]


def test_drowned_speech_is_never_taken_for_something_else() -> None:
    fixture = shipped("pose le sept sur la colonne une")
    (result,) = Evaluation([fixture], snrs=(-20.0,)).run()
    assert result.verdict is Verdict.REJECTED


def test_the_model_asked_for_is_the_one_that_listens(tmp_path: Path) -> None:
    evaluation = Evaluation([shipped("ma main")], model=tmp_path)
    with pytest.raises(ModelError) as caught:
        evaluation.measure(0)
    assert caught.value.key == "model_not_found"


def test_what_was_told_before_a_sentence_counts_as_it_does_in_play() -> None:
    lost = shipped("autour de moi")
    assert lost.expect is Expectation.REFUSED and lost.position is not None
    asked = replace(lost.position, asked=("où puis-je jouer", "va à la première"))
    found = replace(lost, expect=Expectation.SAME, reason="", position=asked)
    results = list(Evaluation([lost, found]).run())
    assert [one.verdict for one in results] == [Verdict.SAME] * 2
    assert "nowhere_yet" in results[0].understood
    assert results[1].understood.startswith("around") and "hex=" in results[1].understood


def unclocked(results: list[Measured]) -> list[Measured]:
    return [replace(one, seconds=0.0) for one in results]


def untold(notice: Notice) -> None:
    """Nothing is told but that a busy machine has others wait."""
    assert isinstance(notice, Waiting), notice


@pytest.mark.long
def test_workers_bring_the_same_results_in_the_same_order(whole: bool) -> None:
    fixtures = [one for one in SHIPPED.values() if one.set in ("talk", "bad")][
        -24 if whole else -6 :
    ]
    count, alone = measured_by(Here(), fixtures, (20.0,))
    several, shared = measured_by(executor(2, None, untold), fixtures, (20.0,))
    assert unclocked(list(shared)) == unclocked(list(alone))
    assert several == count > len(fixtures) // 2


@pytest.mark.long
def test_the_error_of_a_worker_is_the_error_of_all() -> None:
    fixtures = [shipped("ma main"), replace(shipped("répète"), words="passe-moi le sel")]
    _, results = measured_by(executor(2, None, untold), fixtures)
    assert next(results).verdict is Verdict.SAME
    with pytest.raises(FixtureError, match="passe-moi le sel"):
        next(results)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"words": "passe-moi le sel"}, "not_in_grammar"),
        ({"position": Position(notations=("place 99 99",))}, "bad_position"),
        ({"position": Position(seats=40)}, "bad_position"),
        ({"position": Position(asked=("passe-moi le sel",))}, "bad_position"),
        ({"expect": Expectation.REFUSED, "reason": "not_next"}, "other_reason"),
    ],
)
def test_a_fixture_that_cannot_be_judged_is_refused(change: dict[str, object], key: str) -> None:
    fixture = replace(shipped("toutes les colonnes"), **change)  # type: ignore[arg-type]
    with pytest.raises(FixtureError) as caught:
        list(Evaluation([fixture]).run())
    assert caught.value.key == key
    assert caught.value.details["file"] == fixture.file
    assert fixture.file in worded(caught.value)


# The command


def run(*args: object) -> Result:
    return CliRunner().invoke(evaluate, [str(arg) for arg in args])


def test_json_holds_the_fields_that_programs_rely_on_and_nothing_else(tmp_path: Path) -> None:
    wrong = replace(shipped("toutes les colonnes"), words="combien de cartes", file="x.wav")
    folder = copied(tmp_path, shipped("ma main"), wrong)
    result = run(folder, "--json")
    assert result.exit_code == 0  # measured; whether it is good enough is for the reader to say
    report = json.loads(result.stdout)
    assert set(report) == {"total", "sets", "voices", "rtf", "latency_ms", "asked", "errors"}
    assert report["total"] == {"same": 1, "wrong": 1, "rejected": 0}
    assert report["sets"] == {"talk": {"same": 1, "wrong": 1, "rejected": 0}}
    assert set(report["voices"]) == {shipped("ma main").voice, wrong.voice}
    assert report["rtf"] > 0
    assert 0 < report["latency_ms"]["p50"] <= report["latency_ms"]["p95"]
    assert report["errors"] == [
        {
            "file": "x.wav",
            "expected": "counts",
            "heard": "toutes les colonnes",
            "understood": "columns",
        }
    ]
    assert "J'écoute deux enregistrements." in result.stderr


def test_plain_output_is_sentences(tmp_path: Path) -> None:
    wrong = replace(shipped("toutes les colonnes"), words="combien de cartes", file="x.wav")
    result = run(copied(tmp_path, shipped("ma main"), wrong))
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "J'écoute deux enregistrements."
    assert "Ensemble talk : juste un, faux un, pas compris zéro." in lines
    assert (
        "Faux : x.wav. La phrase : « combien de cartes ». Entendu : « toutes les colonnes ». "
        "Compris : columns." in lines
    )
    assert lines[-1] == "En tout : juste un, faux un, pas compris zéro."


def test_several_ratios_may_follow_one_option(tmp_path: Path) -> None:
    folder = copied(tmp_path, shipped("ma main"))
    for args in ([folder, "--noise", 20, 30, "--json"], ["--noise", 20, "--noise", 30, folder]):
        result = run(*args)
        assert result.exit_code == 0
        assert "avec du bruit à vingt et trente décibels" in result.output
    assert "Bruit blanc" in result.stdout
    assert "Bruit rose" in result.stdout
    assert run(folder, "--noise", 20, 10, "--json").stdout.count(" 10 dB") >= 1


def test_a_wrong_folder_is_a_known_error(tmp_path: Path) -> None:
    assert run(tmp_path / "nothing").exit_code == 2
    assert isinstance(run(tmp_path).exception, FixtureError)
    assert run(tmp_path, "--noise", "loud").exit_code == 2


@pytest.mark.long
def test_progress_is_told_in_words(tmp_path: Path) -> None:
    fixtures = [replace(shipped("ma main"), file=f"{number}.wav") for number in range(21)]
    lines = run(copied(tmp_path, *fixtures)).stdout.splitlines()
    assert lines[1] == "Vingt sur vingt et un."


def test_a_sound_keeps_its_length_under_noise() -> None:
    fixture = shipped("ma main")
    (clean,) = Evaluation([fixture]).run()
    (noisy,) = Evaluation([fixture], snrs=(20.0,)).run()
    assert noisy.audio == clean.audio
    assert np.isfinite(noisy.seconds)


# Several models


@pytest.fixture
def twin(tmp_path: Path) -> Path:
    """The embedded model a second time, deaf to « main »."""
    model = embedded("fr")
    assert model is not None
    folder = tmp_path / "deaf"
    shutil.copytree(model.path, folder)
    words = folder / "graph" / "words.txt"
    text = words.read_text(encoding="utf-8")
    assert "\nmain " in text
    words.write_text(text.replace("\nmain ", "\nmaintenue "), encoding="utf-8")
    return folder


def test_models_are_measured_in_turn_and_compared(tmp_path: Path, twin: Path) -> None:
    folder = copied(tmp_path / "set", shipped("ma main"), shipped("répète"))
    lines = run(folder, "--model", "fr-embedded", "--model", twin).stdout.splitlines()
    assert lines[:2] == ["Modèle fr-embedded.", "J'écoute deux enregistrements."]
    assert lines.index(f"Modèle {twin}.") > lines.index("Tout est juste.")
    assert lines[-3:] == [
        f"Seul fr-embedded a juste : {shipped('ma main').file}. La phrase : « ma main ».",
        "Justes avec les deux modèles : un ; avec aucun : zéro ; avec fr-embedded seul : un ; "
        f"avec {twin} seul : zéro.",
        f"Avec {twin} : juste un au lieu de deux, faux zéro au lieu de zéro avec fr-embedded.",
    ]


def test_json_of_several_models_holds_each_and_the_comparison(tmp_path: Path, twin: Path) -> None:
    folder = copied(tmp_path / "set", shipped("ma main"), shipped("répète"))
    report = json.loads(run(folder, "--model", twin, "--model", "fr-embedded", "--json").stdout)
    assert [one["model"] for one in report["models"]] == [str(twin), "fr-embedded"]
    assert [one["total"]["same"] for one in report["models"]] == [1, 2]
    (comparison,) = report["comparisons"]
    assert (comparison["before"], comparison["after"]) == (str(twin), "fr-embedded")
    assert comparison["gained"] == [{"file": shipped("ma main").file}]
    assert (comparison["lost"], comparison["both"], comparison["neither"]) == ([], 1, 0)


def test_one_model_keeps_the_plain_shape_and_a_wrong_one_is_told_at_once(tmp_path: Path) -> None:
    folder = copied(tmp_path / "set", shipped("ma main"))
    report = json.loads(run(folder, "--model", "fr-embedded", "--json").stdout)
    assert report["total"] == {"same": 1, "wrong": 0, "rejected": 0}
    result = run(folder, "--model", "fr-embedded", "--model", tmp_path / "none")
    assert isinstance(result.exception, ModelError)
    assert result.output == ""


@pytest.mark.long
def test_the_list_itself_may_be_given_for_its_folder(tmp_path: Path) -> None:
    folder = copied(tmp_path / "set", shipped("ma main"))
    result = run(folder / "manifest.jsonl", "--workers", 2)
    assert result.stdout.splitlines()[-1] == "Tout est juste."
