"""The shipped scenarios and the demo: through the real ears, reader, rules and voice."""

from __future__ import annotations

import importlib.util
import itertools
import json
import os
import re
import sys
import wave
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner
from filelock import FileLock

from heraut.engines.registry import RULES
from heraut.voice.acoustics.measurement.mbrola import Mbrola
from heraut.voice.commands.demo import demo
from heraut.voice.commands.main import cli
from heraut.voice.commands.replay import replay
from heraut.voice.scenarios.scenario import Step, StepKind, load_scenario

from .test_scenario_differences import replayed

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "audio_fixtures" / "scenarios"
DEMO = ROOT / "voice" / "demo" / "fr" / "demo.yaml"
SCENARIOS = sorted(FOLDER.glob("*.yaml"))
LONG = frozenset({"won-game", "solo-game", "long-period"}) | {
    f"lesson-{game}" for game in ("seven-kingdoms", "kingdom-builder", "world-without-end")
}
"""More than half of all that is said: left out of the sample."""


def script_of(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "audio_fixtures" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # its dataclasses look themselves up there
    spec.loader.exec_module(module)
    return module


# What is shipped --------------------------------------------------------------------------------


def test_there_are_a_won_game_a_turn_with_taps_and_a_conversation() -> None:
    assert {path.stem for path in SCENARIOS} >= {"won-game", "table-taps", "conversation"}


def test_the_sample_holds_every_game_every_kind_of_step_and_every_way_to_begin() -> None:
    shipped = [load_scenario(path) for path in SCENARIOS]
    sample = [script for script in shipped if script.path.stem not in LONG]
    assert len(shipped) - len(sample) == len(LONG)
    assert {script.game for script in sample} - {""} <= set(RULES)
    for found in (
        lambda script: [script.game],
        lambda script: [step.kind for step in script.steps],
        lambda script: [("setup", script.setup), ("history", bool(script.history))],
        lambda script: [("reader", script.reader), ("ears", bool(script.ears))],
        lambda script: [*script.options.items()],
    ):
        every = {each for script in shipped for each in found(script)}
        assert every == {each for script in sample for each in found(script)}


ACCOUNTS: list[Path] = []
"""The folder of what was reported, which all processes of a run of the tests share."""
REPLAYED: set[str] = set()
"""The scenarios that are replayed in this run."""


@pytest.fixture(scope="module", autouse=True)
def accounts(tmp_path_factory: pytest.TempPathFactory, whole: bool) -> None:
    REPLAYED.update({path.stem for path in SCENARIOS} - (frozenset() if whole else LONG))
    folder = tmp_path_factory.getbasetemp()
    # Each process of a run on several processors has a folder of its own in a common one.
    ACCOUNTS[:] = [folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder]


def account(name: str) -> dict[str, Any]:
    """Return what replay reports of a shipped scenario; played once, for it takes its time."""
    if name not in REPLAYED:
        # They take minutes: `.ci/run` replays whole games by the installed command instead.
        pytest.skip("left out of the sample: run with --whole")
    path = ACCOUNTS[0] / f"account-of-{name}.json"
    with FileLock(path.with_suffix(".lock")):
        if not path.exists():
            result = CliRunner().invoke(replay, [str(FOLDER / f"{name}.yaml"), "--json"])
            assert json.loads(result.output)["ok"] is (result.exit_code == 0)
            path.write_text(result.output, encoding="utf-8")
    report: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return report


@pytest.mark.long
@pytest.mark.parametrize("name", [path.stem for path in SCENARIOS])
def test_replay_finds_every_scenario_as_it_should_be(name: str) -> None:
    steps = account(name)["steps"]
    assert not [(step["line"], step["problems"]) for step in steps if step["problems"]]
    assert len(steps) == 1 + len(load_scenario(FOLDER / f"{name}.yaml").steps)


@pytest.mark.parametrize("path", [*SCENARIOS, DEMO], ids=lambda path: path.stem)
def test_every_step_expects_something_of_what_is_said(path: Path) -> None:
    script = load_scenario(path)
    silent = [step.line for step in script.steps if not (step.says or step.whispers)]
    # In a pause nothing may be said; nothing else may go by without a word.
    paused = [step.line for step in script.steps if "pause" in step.words]
    assert len(silent) <= 2 * len(paused)


@pytest.mark.long
def test_the_won_game_goes_from_the_deal_to_the_victory_by_speech_alone() -> None:
    script = load_scenario(FOLDER / "won-game.yaml")
    assert not script.history and not script.reader
    assert {step.kind for step in script.steps} == {StepKind.HEAR}
    assert len({step.voice for step in script.steps}) == 2
    done = {notation.split()[0] for step in script.steps for notation in step.does}
    assert done == {"place", "move", "exchange", "end"}
    report = account("won-game")
    assert "Je distribue" in " ".join(report["steps"][0]["said"])
    assert "Alice a posé toutes ses cartes et gagne la partie" in report["steps"][-1]["said"][-1]


@pytest.mark.long
def test_a_match_is_set_up_by_speech_and_begun_by_taps() -> None:
    script = load_scenario(FOLDER / "spoken-setup.yaml")
    assert script.setup and {step.kind for step in script.steps} == {StepKind.HEAR, StepKind.TAP}
    did = [notation for step in account("spoken-setup")["steps"] for notation in step["did"]]
    assert did == [f"start {rank}" for rank in (3, 11, 8, 5, 1, 9)]


def test_a_setup_may_be_typed_and_ends_in_play(tmp_path: Path) -> None:
    steps = (
        "  - {type: seul, says: Un joueur}\n"
        "  - {type: cartes de héraut, says: Je commence}\n"
        "  - {type: oui, says: Nouvelle partie}\n"
        "  - {type: toutes les colonnes, says: Colonne six}\n"
    )
    code, done = replayed(tmp_path, steps, "title: T\nsetup: true\nsteps:\n")
    assert code == 0, done
    assert done[1]["heard"] == ["seul"]


def done_by(name: str) -> list[tuple[str, ...]]:
    """Return what each step of a scenario plays."""
    return [tuple(step["did"]) for step in account(name)["steps"][1:]]


@pytest.mark.long
def test_a_solo_game_goes_from_its_setup_to_its_score_by_speech_alone() -> None:
    script = load_scenario(FOLDER / "solo-game.yaml")
    assert script.setup and not script.reader
    assert {step.kind for step in script.steps} == {StepKind.HEAR}
    done = done_by("solo-game")
    assert max(map(len, done)) == 6
    actions = [notation for notations in done for notation in notations]
    used = {notation.split()[1] for notation in actions if notation.startswith("use")}
    assert used == {"ethelred", "agatha", "edgar"}
    assert sum(notation.startswith("place") for notation in actions) == 98 - len({"ethelred"})
    *_, points, over = account("solo-game")["steps"][-1]["said"]
    assert points.startswith("Sept points") and over == "La partie est gagnée. Bravo !"


TRANSCRIPTS = script_of("make_transcript")


@pytest.mark.long
@pytest.mark.parametrize("page", TRANSCRIPTS.PAGES, ids=lambda page: page.file.stem)
def test_a_transcript_is_the_replay_of_its_scenario_word_for_word(page: Any) -> None:
    assert page.scenario.parent == FOLDER
    told, again = (
        page.file.read_text("utf-8"),
        TRANSCRIPTS.transcript(page, account(page.scenario.stem)),
    )
    # Which games there are is no part of it, nor how quickly a later voice speaks.
    told, again = map(TRANSCRIPTS.untimed, (told, again))
    assert re.sub("(Quel jeu :).*", r"\1", told) == re.sub("(Quel jeu :).*", r"\1", again)


@pytest.mark.long
def test_in_her_first_five_minutes_somebody_is_greeted_plays_a_turn_and_leaves() -> None:
    (page,) = (page for page in TRANSCRIPTS.PAGES if page.file.stem == "first-minutes")
    script, steps = load_scenario(page.scenario), account("first-minutes")["steps"]
    assert script.setup and not script.reader and script.microphone
    assert {step.kind for step in script.steps} == {StepKind.HEAR}, "she has no keyboard"
    lengths = list(TRANSCRIPTS.seconds(script, [step["said"] for step in steps]))
    assert 180 < sum(lengths) <= 300
    assert len(lengths) == 2 * len(script.steps) + 1 and min(lengths) > 1
    assert [notation for notations in done_by("first-minutes") for notation in notations] == [
        *("place 3 2", "place 4 2", "place 4 2", "place 5 2", "end")
    ]
    for done in steps:  # to one who is lost it is always said what comes next
        assert " ".join(done["said"]).strip()
    # What is said to her first is what the program says that is called with nothing.
    greeting = CliRunner().invoke(cli, ["play", "--greet", "--text"], input="").output.splitlines()
    assert greeting[0] == steps[0]["said"][0]
    assert any(steps[0]["said"][-1].startswith(line) for line in greeting[1:] if line)


STRANGERS = script_of("make_stranger_transcript")


def spoken_in_turn(page: str) -> list[tuple[str, str]]:
    """Return who says what in a transcript, without what was heard instead."""
    said = re.findall(r"^\*\*(\S+) :\*\* (.*?)(?: \*\(.*\)\*)?$", page, re.MULTILINE)
    return [(speaker, words) for speaker, words in said if speaker != "Héraut"]


def test_a_turn_in_strange_voices_is_the_scenario_with_repetitions_until_it_is_done() -> None:
    text = STRANGERS.PAGE.read_text("utf-8")
    said = spoken_in_turn(text)
    steps = [
        (STRANGERS.SPEAKERS[step.voice], step.words)
        for step in load_scenario(STRANGERS.SCENARIO).steps
    ]
    once = [one for one, _ in itertools.groupby(said) if one in steps]
    assert [one for one, _ in itertools.groupby(once)] == steps
    assert {words for _, words in said} - {words for _, words in steps} <= {"oui", "non"}
    for step in load_scenario(STRANGERS.SCENARIO).steps:
        assert all(piece in text for piece in step.says)


def test_a_turn_is_played_by_people_s_voices() -> None:
    if not (folder := os.environ.get("HERAUT_MBROLA")):
        # Its packages come from the network, which no test of `pytest` alone asks for.
        pytest.skip("HERAUT_MBROLA does not say where MBROLA's packages are to be")
    said = list(STRANGERS.turn(Mbrola(Path(folder)).say))
    played = [notation for one in said for notation in one.played]
    wanted = load_scenario(STRANGERS.SCENARIO).steps
    assert played == [notation for step in wanted for notation in step.does]


def test_who_is_never_understood_gives_up() -> None:
    with pytest.raises(STRANGERS.GivenUp):
        list(STRANGERS.turn(lambda text, voice, dice: np.zeros(16_000, np.int16)))


def test_minutes_are_told_where_they_begin() -> None:
    lengths, parts = [30.0, 40.0, 10.0, 130.0, 5.0], ["a", "b", "c", "d", "e"]
    lines = "".join(TRANSCRIPTS.by_minute(parts, lengths)).split()
    assert " ".join(lines) == "## Minute 1 a b ## Minute 2 c d ## Minute 4 e"
    page = "# Page\n\n## Minute 1\n\na\n\n## Minute 2\n\nb\n"
    assert TRANSCRIPTS.untimed(page) == "# Page\n\na\n\nb\n"


def test_two_play_together_with_an_open_character_and_a_malus() -> None:
    script = load_scenario(FOLDER / "together.yaml")
    assert script.options["mode"] == "cooperative" and len(script.players) == 2
    assert len({step.voice for step in script.steps}) == 2
    done = done_by("together")
    assert ("malus 8",) in done and ("place 2 1", "place 3 1", "use edgar 4 1") in done


def test_a_character_is_used_in_one_breath_and_another_step_by_step() -> None:
    script, done = load_scenario(FOLDER / "characters.yaml"), done_by("characters")
    assert ("place 6 6", "place 7 6", "use wynstan 6 2") in done
    last = done.index(("use gytha 6,7 6",))
    assert [step.words for step in script.steps[last - 2 : last + 1]] == [
        "joue gytha",
        "six et sept",
        "colonne six",
    ]
    assert done[last - 2 : last] == [(), ()]


def test_two_rounds_are_played_by_taps_with_hardly_a_word() -> None:
    script, done = load_scenario(FOLDER / "table-characters.yaml"), done_by("table-characters")
    spoken = [step.words for step in script.steps[4:] if step.kind is StepKind.HEAR]
    assert set(spoken) == {"main cachée", "fin de tour"}
    assert spoken.count("fin de tour") == done.count(("end",)) == 4  # two rounds of two players
    for step, notations in zip(script.steps, done, strict=True):
        if any(notation.startswith(("place", "use", "reveal")) for notation in notations):
            assert step.kind is StepKind.TAP
    columns = [step.what for step in script.steps if "column#" in step.what]
    assert len(columns) == 12 and len(set(columns)) > 4


@pytest.mark.long
def test_three_play_seven_kingdoms_to_the_scores_by_speech_alone() -> None:
    script, done = load_scenario(FOLDER / "three-kingdoms.yaml"), done_by("three-kingdoms")
    assert script.game == "seven_kingdoms" and len(script.players) == 3 and script.ears == (1,)
    assert {step.kind for step in script.steps} == {StepKind.HEAR}
    assert len(script.steps) <= 70 and len({step.voice for step in script.steps}) == 3
    actions = [notation for notations in done for notation in notations]
    verbs = {notation.split()[0] for notation in actions}
    assert verbs == {"play", "bonus", "take", "slots", "validate", "keep"}
    played = [int(notation.split()[1]) for notation in actions if notation.startswith("play")]
    assert {(card - 1) // 7 for card in played} == set(range(7))  # every rank
    assert "Hugo gagne" in account("three-kingdoms")["steps"][-1]["said"][-1]


def test_a_hand_is_asked_for_in_the_ear_and_by_another_aloud_twice() -> None:
    steps = load_scenario(FOLDER / "three-kingdoms.yaml").steps
    asked = [step for step in steps if step.words in ("ma main", "main du joueur un")]
    assert [bool(step.whispers) for step in asked] == [True, False, False, True]
    assert asked[1].voice == asked[2].voice and asked[1].hides
    assert asked[1].hides[0] in asked[2].says[0]


def test_what_is_touched_is_a_secret_until_it_is_turned_up() -> None:
    script, done = load_scenario(FOLDER / "tapped-kingdoms.yaml"), done_by("tapped-kingdoms")
    assert script.setup and script.ears == (1,)
    verbs = [notation.split()[0] for notations in done for notation in notations]
    assert verbs.count("crest") == 7 and verbs.count("row") == 7 + 4
    assert set(verbs) >= {"token", "first", "draw", "commit", "show", "bonus", "take", "keep"}
    taps = [step for step in script.steps if step.kind is StepKind.TAP]
    assert len(taps) > 30
    turned = next(n for n, step in enumerate(script.steps) if step.does[:1] == ("show 17",))
    secret = [step for step in script.steps[:turned] if "Carte lue" in step.says]
    assert len(secret) >= 4 and all(step.hides for step in secret)
    commits = [step for step in script.steps[:turned] if step.does[:1] and "commit" in step.does[0]]
    assert [step.says[0] for step in commits] == ["Carte posée"] * 3


def test_the_first_turn_on_a_hex_board_takes_at_most_twelve_utterances() -> None:
    script, done = load_scenario(FOLDER / "first-turn.yaml"), done_by("first-turn")
    assert script.setup and not script.reader and len(script.steps) <= 12
    assert {step.kind for step in script.steps} == {StepKind.HEAR}
    assert script.steps[0].words.startswith("nouvelle partie")
    actions = [notation for notations in done for notation in notations]
    assert len(actions) == 3 and all(notation.startswith("build ") for notation in actions)
    assert done[-1] == (actions[-1],)
    # Nothing is built but what Héraut has told of: he who builds has seen nothing else.
    assert "pose ici" in {step.words for step in script.steps}


def test_a_board_is_explored_and_built_on_by_landmark_and_by_list() -> None:
    script, done = load_scenario(FOLDER / "explored-board.yaml"), done_by("explored-board")
    assert script.game == "kingdom_builder" and not script.history
    assert {step.kind for step in script.steps} == {StepKind.HEAR}
    built = [step.words for step, notations in zip(script.steps, done, strict=True) if notations]
    assert built.count("pose sur la première") == 2 and "pose ici" in built
    asked = {step.words for step in script.steps} - set(built)
    assert asked >= {
        "la plus proche de la ferme",
        "va à la première",
        "autour de moi",
        "rayon vers l'ouest",
        "détaille la deux",
    }


@pytest.mark.long
def test_a_whole_game_on_a_hex_board_is_played_to_the_scores() -> None:
    script, done = load_scenario(FOLDER / "hex-game.yaml"), done_by("hex-game")
    assert script.game == "kingdom_builder" and len(script.players) == 2 and not script.history
    # Eight rounds are typed, so that the sounds stay small; the others are said by two voices.
    kinds = [step.kind for step in script.steps]
    spoken = script.steps[kinds.index(StepKind.HEAR) :]
    assert {step.kind for step in spoken} == {StepKind.HEAR}
    assert len(spoken) >= 20 and len({step.voice for step in spoken}) == 2
    verbs = [notation.split()[0] for notations in done for notation in notations]
    assert verbs.count("end") == 22  # eleven rounds of two
    assert verbs.count("build") + verbs.count("use") == 40 + 33  # one of the two has built all
    assert max(map(len, done)) == 4  # a whole turn in one breath
    assert "Alice gagne" in account("hex-game")["steps"][-1]["said"][-1]


@pytest.mark.long
def test_three_play_a_whole_period_with_what_is_behind_a_screen_in_one_ear() -> None:
    script, done = load_scenario(FOLDER / "long-period.yaml"), done_by("long-period")
    assert script.game == "world_without_end" and len(script.players) == 3 and not script.history
    assert script.ears == (1,) and not script.reader
    spoken = [step for step in script.steps if step.kind is StepKind.HEAR]
    assert len(spoken) > 0.8 * len(script.steps) and len({step.voice for step in spoken}) == 3
    verbs = [notation.split()[0] for notations in done for notation in notations]
    assert verbs.count("orient") == 6  # six rounds
    assert verbs.count("play") == 18
    # The last card of a hand is put away without a question.
    assert verbs.count("discard") == 18 - 3
    assert max(map(len, done)) == 2  # a card and its choice in one breath
    # Alice hears what she has and lacks; the table hears neither.
    assert sum(bool(step.whispers) for step in script.steps) >= 8
    assert any("tu n'as pas assez" in text for step in script.steps for text in whispered(step))
    last = " ".join(account("long-period")["steps"][-2]["said"])
    for duty in ("piétés", "blé", "Impôt"):
        assert duty in last
    assert "Période deux" in " ".join(account("long-period")["steps"][-1]["said"])


def whispered(step: Step) -> list[str]:
    """Return what a step expects in any ear."""
    return [text for texts in step.whispers.values() for text in texts]


@pytest.mark.long
def test_what_is_missed_last_is_lost_twice_and_half_points_count() -> None:
    script, done = load_scenario(FOLDER / "last-duties.yaml"), done_by("last-duties")
    assert {step.kind for step in script.steps} == {StepKind.HEAR} and script.ears == (2,)
    verbs = [notation.split()[0] for notations in done for notation in notations]
    assert verbs[0] == "orient" and verbs.count("play") == 3
    assert verbs[-4:] == ["protect", "pass", "protect", "protect"]
    said = [" ".join(step["said"]) for step in account("last-duties")["steps"]]
    assert any("perd encore trois points" in text for text in said)
    over = next(text for text in said if "gagne" in text)
    assert over.count("et demi") == 2 and "Alice gagne" in over


def test_a_card_that_nobody_knows_is_told_and_played_on_with() -> None:
    script, done = load_scenario(FOLDER / "own-event.yaml"), done_by("own-event")
    assert script.options == {"cards": "table"} and script.reader
    actions = [notation for notations in done for notation in notations]
    assert actions[:3] == [
        "first 1",
        "event new immediate wheat,gold2,vp,stone - may_exchange:give=wool*1:get=gold*3",
        "exchange new-1",
    ]
    assert "event i-10" in actions and actions[-1].startswith("orient")
    assert {"retour", "pourquoi", "c'est tout"} <= {step.words for step in script.steps}


@pytest.mark.long
@pytest.mark.parametrize(
    "name",
    [
        "won-game",
        "conversation",
        "three-kingdoms",
        "explored-board",
        "hex-game",
        "long-period",
        "last-duties",
    ],
)
def test_what_the_app_deals_is_in_no_account(name: str) -> None:
    did = [notation for step in account(name)["steps"] for notation in step["did"]]
    drawn = ("draw", "start", "event", "plague", "tax")
    assert did and not [notation for notation in did if notation.startswith(drawn)]


@pytest.mark.long
def test_the_demo_is_won_and_leaves_a_wav_of_it(tmp_path: Path) -> None:
    result = CliRunner().invoke(demo, ["--silent", "--wav", str(tmp_path / "demo.wav")])
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    assert any("gagne la partie" in line for line in lines)
    for kind in ("Entendu", "Carte passée", "Fait", "Dit"):
        assert any(line.startswith(f"{kind} :") for line in lines), kind
    with wave.open(str(tmp_path / "demo.wav")) as sound:
        seconds = sound.getnframes() / sound.getframerate()
        assert 40 < seconds < 90 and any(sound.readframes(sound.getnframes()))
