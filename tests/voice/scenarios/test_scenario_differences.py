"""What replay says where something is not as a scenario expects."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from heraut.voice.commands.replay import replay
from heraut.voice.scenarios.scenario import ScenarioError, load_scenario
from heraut.voice.scenarios.scenario_runner import ScenarioRunner

ROOT = Path(__file__).resolve().parents[3]
DEMO = ROOT / "voice" / "demo" / "fr" / "demo.yaml"


# When something is not as expected --------------------------------------------------------------

HEAD = "title: T\ngame: kingsbridge\nplayers: [Alice, Bob]\nsteps:\n"


def replayed(tmp_path: Path, steps: str, head: str = HEAD) -> tuple[int, list[dict[str, object]]]:
    shutil.copy(DEMO.parent / "sounds" / "pourquoi.fr-steph.wav", tmp_path / "pourquoi.wav")
    path = tmp_path / "scenario.yaml"
    path.write_text(head + steps, encoding="utf-8")
    result = CliRunner().invoke(replay, [str(path), "--json"], catch_exceptions=False)
    report = json.loads(result.output)
    assert report["ok"] is (result.exit_code == 0)
    return result.exit_code, report["steps"]


def test_replay_tells_differences_and_ends_with_one(tmp_path: Path) -> None:
    step = "  - {hear: pourquoi.wav, does: end, says: [refusé, Bonjour], cues: refused}\n"
    code, steps = replayed(tmp_path, step)
    assert code == 1 and steps[1]["heard"] == ["pourquoi"]
    assert steps[1]["problems"] == [
        "joué : rien, attendu : end",
        f"« {' '.join(steps[1]['said'])} » a été dit, il y manque « Bonjour »",  # type: ignore[arg-type]
        "sons : aucun, attendu : refused",
    ]


def test_replay_says_a_difference_with_the_line_of_its_step(tmp_path: Path) -> None:
    shutil.copy(DEMO.parent / "sounds" / "pourquoi.fr-steph.wav", tmp_path / "pourquoi.wav")
    path = tmp_path / "scenario.yaml"
    path.write_text(HEAD + "  - {hear: pourquoi.wav, does: end}\n", encoding="utf-8")
    result = CliRunner().invoke(replay, [str(path)])
    assert result.exit_code == 1
    assert "Différence, ligne 5 du scénario : joué : rien, attendu : end" in result.output


def test_what_is_played_unasked_is_a_difference(tmp_path: Path) -> None:
    head = HEAD.replace("steps:", "options: {cards: table}\nreader: true\nsteps:")
    code, steps = replayed(tmp_path, "  - tap: kingsbridge/3\n", head)
    assert code == 1 and steps[1]["problems"] == ["joué : start 3, attendu : rien"]


KINGDOMS = (
    "title: T\ngame: seven_kingdoms\nplayers: [Alice, Bob, Carl]\nseed: 3\nears: [3]\nsteps:\n"
)


def test_what_is_for_one_ear_must_be_there_and_nowhere_else(tmp_path: Path) -> None:
    told = "  - {type: ma main, whispers: {3: 'Ta main : vingt-deux'}, hides: vingt-deux}\n"
    assert replayed(tmp_path, told, KINGDOMS)[0] == 0
    lost = "  - {type: la rangée, whispers: {3: La rangée}, hides: emplacement}\n"
    code, steps = replayed(tmp_path, lost, KINGDOMS)
    others = " ".join(steps[1]["said"])  # type: ignore[arg-type]
    assert code == 1 and steps[1]["problems"] == [
        "à l'oreille de la place 3 : « », il y manque « La rangée »",
        f"« {others} » a été dit à d'autres, mais « La rangée » n'est que pour la place 3",
    ]


def test_what_must_not_be_said_aloud_is_a_difference(tmp_path: Path) -> None:
    code, steps = replayed(tmp_path, "  - {type: la rangée, hides: LA RANGÉE}\n", KINGDOMS)
    said = steps[1]["said"]
    assert code == 1 and steps[1]["problems"] == [
        f"« {said[0]} » a été dit tout haut, mais « LA RANGÉE » ne doit pas y être"  # type: ignore[index]
    ]


@pytest.mark.parametrize("sort", ["foreign", "blank", "half_written", "wrong_deck", "forged"])
def test_a_strange_tag_is_said_and_plays_nothing(tmp_path: Path, sort: str) -> None:
    head = HEAD.replace("steps:", "options: {cards: table}\nreader: true\nsteps:")
    steps = f"  - {{tag: {sort}, says: Je n'ai rien joué, cues: wrong_card}}\n"
    code, done = replayed(tmp_path, steps, head)
    assert code == 0, done


def test_a_history_that_cannot_be_played_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "scenario.yaml"
    text = HEAD.replace("steps:", "history: [end]\nsteps:") + "  - hear: x.wav\n"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ScenarioError, match="line 4: history: 'end' cannot be played"):
        ScenarioRunner(load_scenario(path))
