"""``heraut play`` as a program: typed lines in, plain lines out, files kept."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from contextlib import ExitStack
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from heraut.voice.runtime.journal_lock import held
from heraut.voice.runtime.live import Live

from .program import Result, called, started

PROGRAM: dict[str, bool] = {}
"""Whether each call is a process of its own: a second of work to start one, minutes in all."""


@pytest.fixture(scope="module", autouse=True)
def program(whole: bool) -> None:
    PROGRAM["each"] = whole


def heraut(home: Path, *args: str, lines: str = "") -> Result:
    """Run Héraut as a program, or as one does in this process."""
    return (started if PROGRAM["each"] else called)(home, *args, lines=lines)


def play(home: Path, lines: str, *args: str) -> Result:
    named = ("kingsbridge", "--players", "Alice,Bob", "--seed", "3", "--text")
    return heraut(home, "play", *named, *args, lines=lines)


@pytest.mark.long
def test_a_typed_match_is_kept_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PROGRAM, "each", True)
    save = tmp_path / "partie.jsonl"
    first = play(tmp_path, "change toutes mes cartes\noui\n", "--save", str(save))
    assert first.returncode == 0 and "À Bob de jouer" in first.stdout
    assert f"--resume {save}" in first.stdout
    again = heraut(tmp_path, "play", "--resume", str(save), "--text", lines="quitte\noui\n")
    assert again.returncode == 0 and not again.stderr
    assert "La partie reprend" in again.stdout and "C'est à Bob" in again.stdout


def test_a_match_of_another_game_than_was_named_is_not_gone_on_with(tmp_path: Path) -> None:
    save = tmp_path / "partie.jsonl"
    play(tmp_path, "change toutes mes cartes\noui\n", "--save", str(save))
    kept = save.read_bytes()
    other = heraut(tmp_path, "play", "seven_kingdoms", "--resume", str(save), "--text", lines="oui")
    assert other.returncode == 2 and "Kingsbridge" in other.stderr
    assert f"heraut play --resume {save}" in other.stderr and save.read_bytes() == kept
    same = heraut(tmp_path, "play", "kingsbridge", "--resume", str(save), "--text")
    assert same.returncode == 0 and "C'est à Bob" in same.stdout


def test_without_a_name_the_match_is_kept_in_the_saves_folder(tmp_path: Path) -> None:
    first = play(tmp_path, "quitte\noui\n")
    (save,) = (tmp_path / "saves").glob("kingsbridge-*.jsonl")
    assert str(save) in first.stdout


def test_two_play_when_nobody_says_how_many(tmp_path: Path) -> None:
    begun = heraut(tmp_path, "play", "kingsbridge", "--seed", "3", "--text")
    assert "Joueur un et joueur deux." in begun.stdout


@pytest.mark.parametrize(
    ("game", "card"), [("kingsbridge", "kingsbridge/7"), ("seven_kingdoms", "seven_kingdoms/7")]
)
def test_how_to_type_a_card_is_told_with_one_of_the_game(
    tmp_path: Path, game: str, card: str
) -> None:
    begun = heraut(tmp_path, "play", game, "--seed", "3", "--text")
    assert f"Une ligne comme @{card} vaut une carte passée." in begun.stdout


def test_the_same_seed_deals_the_same_cards(tmp_path: Path) -> None:
    outputs = [play(tmp_path, "ma main\nma main\n").stdout.splitlines()[:-1] for _ in range(2)]
    assert outputs[0] == outputs[1] and "Ta main" in outputs[0][-1]


def test_a_torn_last_line_is_told_and_play_goes_on(tmp_path: Path) -> None:
    save = tmp_path / "partie.jsonl"
    play(tmp_path, "change toutes mes cartes\noui\n", "--save", str(save))
    save.write_bytes(save.read_bytes()[:-5])
    again = heraut(tmp_path, "play", "--resume", str(save), "--text")
    assert again.returncode == 0 and "coupée" in again.stdout


def test_a_damaged_line_is_refused_with_its_number_and_left_alone(tmp_path: Path) -> None:
    save = tmp_path / "partie.jsonl"
    play(tmp_path, "", "--save", str(save))
    damaged = save.read_bytes().replace(b'{"sealed":"', b'{"sealed":"A', 1)
    save.write_bytes(damaged)
    again = heraut(tmp_path, "play", "--resume", str(save), "--text")
    assert again.returncode == 2 and "ligne" in again.stderr and not again.stdout
    assert save.read_bytes() == damaged


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["play", "--seats", "3"], "nomme un jeu"),
        (["play", "kingsbridge", "--setup", "--cards", "table"], "sans --setup"),
        (["play", "--resume", "partie.jsonl", "--setup"], "reprise"),
        (["play", "--setup", "chess"], "kingsbridge"),
        (["play", "--ear", "9=terminal"], "place neuf"),
        (["play", "chess"], "kingsbridge"),
        (["play", "kingsbridge", "--seats", "9"], "un à cinq"),
        (["play", "kingsbridge", "--players", "Alice,Alice"], "différents"),
        (["play", "kingsbridge", "--players", "Alice,Bob", "--seats", "3"], "places"),
        (["play", "kingsbridge", "--option", "cards=paper"], "app"),
        (["play", "kingsbridge", "--option", "colour=red"], "head_moves"),
        (["play", "kingsbridge", "--ear", "Alice"], "1=casque"),
        (["play", "kingsbridge", "--ear", "9=terminal"], "place neuf"),
        (["play", "kingsbridge", "--save", "no/such/folder/partie.jsonl"], "partie.jsonl"),
        (["play", "kingsbridge", "--ear", "9" * 5_000 + "=casque"], "1=casque"),
        (["play", "kingsbridge", "--save", "/"], "Vérifie"),
        (["play", "--resume", "."], "Vérifie"),
        (["play", "--resume", "nowhere.jsonl"], "nowhere.jsonl"),
    ],
)
def test_a_wrong_call_is_one_clear_sentence(tmp_path: Path, args: list[str], told: str) -> None:
    result = heraut(tmp_path, *args, "--text")
    assert result.returncode == 2 and told in result.stderr
    assert "Traceback" not in result.stderr and not result.stdout
    assert not list(tmp_path.glob("saves/*"))


@pytest.mark.long
def test_bytes_that_are_no_text_are_not_understood_and_nothing_hangs(tmp_path: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "heraut", "play", "kingsbridge", "--seed", "3", "--text"],
        input=b"colonne un\n" + b"\xff\n" + b"colonne deux\n",
        capture_output=True,
        cwd=tmp_path,
        env={**os.environ, "HERAUT_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8:strict"},
        timeout=120,
        check=False,
    )
    said = result.stdout.decode()
    assert result.returncode == 0 and "Pas compris" in said
    assert said.count("Colonne deux : quatre.") == 2


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    save = tmp_path / "partie.jsonl"
    save.write_text("mine", encoding="utf-8")
    result = play(tmp_path, "", "--save", str(save))
    assert result.returncode == 2 and save.read_text(encoding="utf-8") == "mine"


def test_a_second_program_on_one_match_is_told_at_once(tmp_path: Path) -> None:
    save = tmp_path / "partie.jsonl"
    play(tmp_path, "", "--save", str(save))
    before = save.read_bytes()
    with held(save):
        second = heraut(tmp_path, "play", "--resume", str(save), "--text", lines="ma main\n")
    assert second.returncode == 2 and not second.stdout and save.read_bytes() == before
    assert "ouverte en ce moment par un autre Héraut" in second.stderr
    assert heraut(tmp_path, "play", "--resume", str(save), "--text").returncode == 0


@pytest.mark.long
def test_a_match_is_held_while_it_is_played(tmp_path: Path) -> None:
    env = {**os.environ, "HERAUT_HOME": str(tmp_path), "PYTHONUTF8": "1"}
    save = tmp_path / "partie.jsonl"
    first = subprocess.Popen(
        [sys.executable, "-m", "heraut", "play", "kingsbridge", "--text", "--save", str(save)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=env,
    )
    assert first.stdin is not None and first.stdout is not None
    try:
        assert any("de jouer" in line or "le tour" in line for line in first.stdout)
        second = called(tmp_path, "play", "--resume", str(save), "--text")
        assert second.returncode == 2 and "un autre Héraut" in second.stderr
        first.stdin.write("quitte\noui\n")
        first.stdin.close()
        assert str(save) in first.stdout.read()
    finally:
        first.kill()
        first.wait()
        first.stdout.close()
    assert called(tmp_path, "play", "--resume", str(save), "--text").returncode == 0


@pytest.mark.parametrize(
    ("number", "why"),
    [
        (errno.ENOSPC, "le disque est plein"),
        (errno.EROFS, "je n'ai pas le droit d'écrire"),
        (errno.EIO, "le fichier ne peut pas être écrit"),
    ],
)
@pytest.mark.parametrize("by_voice", [False, True])
def test_a_match_that_cannot_be_kept_is_played_if_the_players_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, why: str, by_voice: bool
) -> None:
    real = Path.open

    def refuse(path: Path, mode: str = "r", *args: Any, **more: Any) -> Any:
        if path.suffix == ".jsonl" and "+" in mode:
            raise OSError(number, "no", str(path))
        return real(path, mode, *args, **more)

    monkeypatch.setattr(Path, "open", refuse)
    args = ("play", "--text", "--seed", "3")
    args += () if by_voice else ("kingsbridge", "--players", "Alice,Bob")
    setting = "deux joueurs sans personnages cartes de héraut\nsans prénom\noui\n"
    lines = setting if by_voice else ""
    no = called(tmp_path, *args, lines=lines + "aide\npourquoi\nnon\n")
    assert no.returncode == 0 and no.stdout.count(why) == 2
    assert "Jouer quand même, sans rien garder ?" in no.stdout and "Pas de partie." in no.stdout
    yes = called(tmp_path, *args, lines=lines + "blabla\noui\nquitte\noui\n")
    assert yes.returncode == 0 and "Nouvelle partie" in yes.stdout
    assert "elle sera perdue" in yes.stdout and "La partie n'est pas gardée." in yes.stdout
    assert "Partie gardée" not in yes.stdout
    assert not list(tmp_path.glob("saves/*.jsonl"))


def test_where_files_stand_in_place_of_the_folders_one_plays_without_keeping(
    tmp_path: Path,
) -> None:
    for folder in ("saves", "boxes"):
        (tmp_path / folder).touch()
    played = "oui\nje pose le neuf colonne un\nquitte\noui\n"
    args = ("play", "kingsbridge", "--text", "--seed", "3", "--players", "Alice,Bob")
    told = called(tmp_path, *args, lines=played)
    assert told.returncode == 0 and "Jouer quand même, sans rien garder ?" in told.stdout
    assert "Neuf posé." in told.stdout and "La partie n'est pas gardée." in told.stdout


def test_a_file_that_was_taken_away_is_told_at_the_end(tmp_path: Path) -> None:
    save = tmp_path / "partie.jsonl"
    real = Live._run

    def run(*args: Any, **more: Any) -> Any:
        save.unlink()
        return real(*args, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Live, "_run", run)
        done = called(
            tmp_path, "play", "kingsbridge", "--text", "--save", str(save), lines="quitte\noui\n"
        )
    assert f"n'est plus là : {save}" in done.stdout and "--resume" not in done.stdout


# Set up by voice ------------------------------------------------------------------------------


def set_up(home: Path, lines: str, *args: str) -> Result:
    return heraut(home, "play", "--seed", "3", "--text", *args, lines=lines)


@pytest.mark.long
def test_without_a_game_the_match_is_set_up_by_voice_and_played(tmp_path: Path) -> None:
    lines = "nouvelle partie à deux sans personnages\ncartes de héraut\nAnna, Bilal\n"
    begun = set_up(tmp_path, lines + "Bilal commence\nle joueur deux commence\noui\nma main\n")
    assert begun.returncode == 0 and not begun.stderr
    said = begun.stdout
    for earlier, later in pairwise(
        (
            "Quel jeu",
            "C'est donc",
            "Quels prénoms",
            "Qui commence",
            "Je commence ?",
            "À Bilal de jouer",
        )
    ):
        assert said.index(earlier) < said.index(later)
    (save,) = (tmp_path / "saves").glob("kingsbridge-*.jsonl")
    assert '"players":["Bilal","Anna"]' in save.read_text(encoding="utf-8").replace(" ", "")
    assert str(save) in said


def test_the_second_game_is_set_up_by_voice(tmp_path: Path) -> None:
    begun = set_up(tmp_path, "sept royaumes à deux cartes de table\nsans prénom\noui\n")
    assert begun.returncode == 0 and not begun.stderr
    assert "Sept Royaumes, à deux, cartes de table. Je commence ?" in begun.stdout
    assert list((tmp_path / "saves").glob("seven_kingdoms-*.jsonl"))


def test_nothing_is_kept_of_a_setup_that_is_left(tmp_path: Path) -> None:
    for lines in ("trois joueurs\nquitte\noui\n", "trois joueurs\n", ""):
        left = set_up(tmp_path, lines)
        assert left.returncode == 0 and not left.stderr and "Quel jeu" in left.stdout
        assert not list(tmp_path.glob("saves/*"))


def test_table_cards_are_asked_for_by_tap(tmp_path: Path) -> None:
    lines = "@kingsbridge/9\n@kingsbridge/2\nsans personnages\n@kingsbridge/5\nsans prénom\noui\n"
    starts = "".join(f"@kingsbridge/{rank}\n" for rank in (3, 11, 8, 5, 1, 9))
    begun = set_up(tmp_path, lines + starts)
    assert "Kingsbridge, à deux, sans personnages et cartes de table." in begun.stdout
    assert "Colonne six : neuf" in begun.stdout


def test_the_last_match_is_resumed_by_voice(tmp_path: Path) -> None:
    none = set_up(tmp_path, "reprends la dernière partie\noui\n")
    assert "aucune partie à reprendre" in none.stdout and none.returncode == 0
    play(tmp_path, "change toutes mes cartes\noui\n")
    again = set_up(tmp_path, "reprends la dernière partie\noui\nà qui le tour\n")
    assert "La partie reprend : Kingsbridge, avec Alice et Bob." in again.stdout
    last = again.stdout.index("Dernier coup :")
    assert last < again.stdout.index("Alice change six cartes") < again.stdout.index("C'est à Bob")


def test_a_damaged_last_match_is_told_and_another_may_begin(tmp_path: Path) -> None:
    play(tmp_path, "")
    (save,) = (tmp_path / "saves").glob("*.jsonl")
    damaged = save.read_bytes().replace(b'{"sealed":"', b'{"sealed":"A', 1)
    save.write_bytes(damaged)
    told = set_up(tmp_path, "reprends la dernière partie\noui\nseul\n")
    assert "abîmée" in told.stdout and "Un joueur." in told.stdout and told.returncode == 0
    assert save.read_bytes() == damaged


def test_headphones_stay_with_their_player_when_another_begins(tmp_path: Path) -> None:
    lines = "deux joueurs sans personnages cartes de héraut\nAnna et Bilal\njoueur deux\noui\n"
    begun = set_up(
        tmp_path, lines + "ma main\nchange toutes mes cartes\noui\n", "--ear", "1=terminal"
    )
    assert "À Bilal de jouer" in begun.stdout
    assert "Pour Anna seulement :" in begun.stdout
    assert "Pour Bilal seulement" not in begun.stdout


@pytest.mark.long
def test_matches_that_are_played_at_the_same_time_are_all_kept_and_offered(tmp_path: Path) -> None:
    env = {**os.environ, "HERAUT_HOME": str(tmp_path), "PYTHONUTF8": "1"}
    games = {"Bob": "kingsbridge", "Carl": "kingsbridge", "Dora": "seven_kingdoms"}
    all_ = [
        subprocess.Popen(
            [sys.executable, "-m", "heraut", "play", game, "--text", "--players", f"Anna,{name}"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env=env,
        )
        for name, game in games.items()
    ]
    for each in all_:
        assert each.stdout is not None
        assert any("de jouer" in line or "le tour" in line for line in each.stdout)
    for each in all_:  # only now may any of them end
        assert "Partie gardée dans" in each.communicate("quitte\noui\n", timeout=60)[0]
    saves = sorted(path.name.partition("-")[0] for path in (tmp_path / "saves").glob("*.jsonl"))
    assert saves == sorted(games.values())
    lines = "reprends la dernière partie\nla partie d'avant\nla partie d'avant\n"
    offered = set_up(tmp_path, lines).stdout
    for name in games:
        assert f"avec Anna et {name}" in offered


@pytest.mark.parametrize("set_up_by_voice", [False, True])
def test_a_name_that_another_program_just_took_for_its_match_is_left_to_it(
    tmp_path: Path, set_up_by_voice: bool
) -> None:
    (tmp_path / "saves").mkdir()
    with ExitStack() as taken:  # held, and not yet there: as by a program that begins just now
        for minutes in range(3):
            stamp = f"{datetime.now() + timedelta(minutes=minutes):%Y-%m-%d-%Hh%M}"
            taken.enter_context(held(tmp_path / "saves" / f"kingsbridge-{stamp}.jsonl"))
        if set_up_by_voice:
            lines = "nouvelle partie à deux sans personnages\ncartes de héraut\nsans prénom\noui\n"
            told = set_up(tmp_path, lines + "quitte\noui\n")
        else:
            told = play(tmp_path, "quitte\noui\n")
    (save,) = (tmp_path / "saves").glob("*.jsonl")
    assert save.stem.endswith("-2") and told.returncode == 0


# The owner's box -------------------------------------------------------------------------------

OWN = """[crest_names]
value = ["lion", "aigle", "tour", "lys", "ours", "cerf", "loup"]
"""


def test_a_new_match_is_played_with_the_owners_box_and_goes_on_with_it(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(OWN, encoding="utf-8")
    assert not heraut(tmp_path, "facts", "seven_kingdoms", "--install", "mine.toml").returncode
    named = ("play", "seven_kingdoms", "--seed", "3", "--text")
    heraut(tmp_path, *named, "--save", "named.jsonl")
    set_up(
        tmp_path, "sept royaumes deux joueurs le reste est normal\noui\n", "--save", "asked.jsonl"
    )
    heraut(tmp_path, "facts", "seven_kingdoms", "--remove")
    heraut(tmp_path, *named, "--save", "plain.jsonl")
    for name in ("named", "asked"):
        header = json.loads((tmp_path / f"{name}.jsonl").read_text("utf-8").splitlines()[0])
        assert header["overlay"] == OWN
        again = heraut(tmp_path, "play", "--resume", f"{name}.jsonl", "--text")
        assert again.returncode == 0, again.stderr
    assert "overlay" not in (tmp_path / "plain.jsonl").read_text("utf-8")


def test_an_owners_box_that_was_damaged_is_told_and_never_left_out(tmp_path: Path) -> None:
    path = tmp_path / "boxes" / "seven_kingdoms.toml"
    path.parent.mkdir()
    path.write_text("[crest_names]\nvalue = 3\n", encoding="utf-8")
    named = heraut(tmp_path, "play", "seven_kingdoms", "--seed", "3", "--text")
    assert named.returncode == 2 and f"{path}, ligne 2" in named.stderr
    asked = set_up(tmp_path, "sept royaumes deux joueurs le reste est normal\noui\n")
    assert f"{path}, ligne 2" in asked.stdout and asked.stdout.count("Je commence ?") == 2
    assert not list(tmp_path.glob("saves/*"))
