"""After a match: questions about it, its end taken back, and another one with the same players."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from heraut.engines.journal import Journal
from heraut.engines.match import Match
from heraut.engines.simulate import keen
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output, Spoken
from heraut.voice.runtime.match_factory import MatchFactory, Opened, open_new, open_saved
from heraut.voice.runtime.match_opening import MatchOpening
from heraut.voice.runtime.seat_rotation import SeatRotation
from heraut.voice.tasks.match.match_task import MatchTask
from heraut.voice.tasks.setup import SetupTask

from .program import called

ASKED = "Encore une partie ?"


def nearly(
    path: Path, game: str, players: tuple[str, ...], options: Mapping[str, str] | None = None
) -> str:
    """Keep a match in which one action is left; return that action."""
    match, dice, last = Match.new(game, len(players), options or {}, 51, players), Random(3), ""
    match = match.settle()
    while match.to_act is not None:
        before, last = match, str(keen(match.rules, match.state, dice))
        match = match.play(last).settle()
    Journal.create(path, before).save(before)
    return last


@pytest.fixture(scope="module")
def kingsbridge(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match in which Alice has but to lay her ten on column six."""
    path = tmp_path_factory.mktemp("kept") / "match.jsonl"
    assert nearly(path, "kingsbridge", ("Alice", "Bob", "Zoé")) == "place 10 6"
    return path


def kept(home: Path, save: Path) -> Path:
    copy = home / "match.jsonl"
    copy.write_bytes(save.read_bytes())
    return copy


def told(home: Path, save: Path, *lines: str) -> list[str]:
    """Return what is told when a match is gone on with, and the lines are typed."""
    done = called(home, "play", "--resume", str(kept(home, save)), "--text", lines="\n".join(lines))
    assert done.returncode == 0 and not done.stderr
    return done.stdout.splitlines()


LAST = ("pose le dix sur la six", "oui")


def test_at_the_end_the_talk_goes_on_until_somebody_wants_no_more(
    tmp_path: Path, kingsbridge: Path
) -> None:
    said = told(tmp_path, kingsbridge, *LAST, "les colonnes", "à qui le tour", "non merci", "oui")
    ended = next(place for place, line in enumerate(said) if "gagne la partie" in line)
    assert said[ended + 1].startswith(ASKED)
    assert [line for line in said[ended:] if line.startswith("Colonne six :")]
    assert said[-1] == "À bientôt."


@pytest.mark.parametrize(
    "line",
    ["oui", "ouais allez", "revanche !", "allez, on en refait une", "encore une", "on remet ça ?",
     "une autre partie s'il te plaît", "on rejoue", "nouvelle partie"],
)  # fmt: skip
def test_the_same_players_play_once_more(tmp_path: Path, kingsbridge: Path, line: str) -> None:
    said = told(tmp_path, kingsbridge, *LAST, line, "Zoé", "oui")
    assert "Qui commence ?" in said[said.index("Zoé commence.") - 1]
    assert "Dans l'ordre : Zoé, Alice et Bob." in said[said.index("Zoé commence.") + 1]
    assert "Nouvelle partie. Zoé, Alice et Bob." in " ".join(said)
    (new,) = (tmp_path / "saves").glob("*.jsonl")
    assert str(new) in said[-1]
    first, second = (
        json.loads(path.read_text(encoding="utf-8").splitlines()[0]) for path in (kingsbridge, new)
    )
    assert second["players"] == ["Zoé", "Alice", "Bob"] and second["options"] == first["options"]


def test_another_evening_all_is_as_in_the_last_match(tmp_path: Path, kingsbridge: Path) -> None:
    # It was played to its end: nothing of it is left to go on with.
    told(tmp_path, kingsbridge, *LAST, "non")
    (tmp_path / "saves").mkdir()
    (tmp_path / "match.jsonl").rename(tmp_path / "saves" / "match.jsonl")
    lines = "la même chose que la dernière fois\nBob\noui"
    done = called(tmp_path, "play", "--text", lines=lines)
    assert done.returncode == 0 and not done.stderr
    assert "Comme la dernière fois." in done.stdout
    assert "Nouvelle partie. Bob, Zoé et Alice." in done.stdout


def test_the_end_can_be_taken_back_and_is_asked_about_again(
    tmp_path: Path, kingsbridge: Path
) -> None:
    said = told(tmp_path, kingsbridge, *LAST, "annule", "à qui le tour", *LAST, "quitte")
    assert [line[: len(ASKED)] for line in said].count(ASKED) == 2
    back = said.index("Annulé : dix sur colonne six.")
    assert said[back + 1] == "C'est à Alice."
    assert said[-1] == "À bientôt."


def test_who_leaves_while_it_goes_on_again_is_asked_and_told_that_it_is_kept(
    tmp_path: Path, kingsbridge: Path
) -> None:
    said = told(tmp_path, kingsbridge, *LAST, "annule", "quitte", "oui")
    assert any("Quitter la partie ?" in line for line in said)
    assert "La partie est gardée. À bientôt." in said


def test_other_words_open_no_match(tmp_path: Path, kingsbridge: Path) -> None:
    said = told(tmp_path, kingsbridge, *LAST, "j'ai faim", "bravo Alice", "pose le dix sur la six")
    assert not (tmp_path / "saves").exists()
    assert "Nouvelle partie" not in " ".join(said)


def talked(outputs: tuple[Output, ...]) -> str:
    return " ".join(one.text for one in outputs if isinstance(one, Spoken))


def after(task: MatchTask, rotation: SeatRotation) -> Conversation:
    """Return the talk that sets the next match up."""
    opening = MatchOpening(MatchFactory(), lambda opened: opened.task)
    follows = opening.after(task, Opened(task, None, rotation=rotation), None)
    assert follows is not None
    talk = Conversation(follows)
    assert talked(talk.begin()).startswith(ASKED)
    talk.typed("oui")
    return talk


def test_who_sat_where_sits_there_again_and_other_cards_are_dealt(
    kingsbridge: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path))
    # Bob was told first, then Zoé and Alice, who began and so sits on the first seat.
    task, _ = open_saved(MatchFactory(), kept(tmp_path, kingsbridge))
    task.play("place 10 6")
    talk = after(task, SeatRotation(first=2, seats=3))
    assert isinstance(talk.task, SetupTask)
    assert talk.task.plan.names == ("Bob", "Zoé", "Alice") and talk.task.plan.first is None
    talk.typed("Alice commence")
    talk.typed("oui")
    assert isinstance(talk.task, MatchTask)
    assert talk.task.match.players == task.match.players
    assert talk.task.match.seed != task.match.seed


def test_the_program_and_the_rules_of_the_table_stay(tmp_path: Path) -> None:
    save, players = tmp_path / "match.jsonl", ("Alice", "ordinateur fort")
    last = nearly(save, "world_without_end", players, {"action_cards": "first_game"})
    task, _ = open_saved(MatchFactory(), save)
    task.play(last)
    setup = after(task, SeatRotation()).task
    assert isinstance(setup, SetupTask)
    assert (setup.plan.names, setup.plan.rivals) == (("Alice",), ("ordinateur fort",))
    assert setup.plan.players == players and setup.plan.options["action_cards"] == "first_game"
    assert setup.asked.name == "ready"


def test_nothing_follows_what_is_not_over() -> None:
    task = open_new(MatchFactory(), "kingsbridge", ("Alice", "Bob"), {}, 3, None)
    opening = MatchOpening(MatchFactory(), lambda opened: opened.task)
    assert opening.after(task, Opened(task, None), None) is None
    assert opening.after(task, None, None) is None
