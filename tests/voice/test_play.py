"""``heraut play`` as a program: typed lines in, plain lines out, files kept."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest


def heraut(home: Path, *args: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "heraut", *args],
        input=lines,
        capture_output=True,
        encoding="utf-8",
        cwd=home,
        env={**os.environ, "HERAUT_HOME": str(home), "PYTHONUTF8": "1"},
        timeout=120,
        check=False,
    )


def play(home: Path, lines: str, *args: str) -> subprocess.CompletedProcess[str]:
    named = ("kingsbridge", "--players", "Alice,Bob", "--seed", "3", "--text")
    return heraut(home, "play", *named, *args, lines=lines)


def test_a_typed_match_is_kept_and_goes_on(tmp_path: Path) -> None:
    save = tmp_path / "partie.jsonl"
    first = play(tmp_path, "change toutes mes cartes\noui\n", "--save", str(save))
    assert first.returncode == 0 and "À Bob de jouer" in first.stdout
    assert f"--resume {save}" in first.stdout
    again = heraut(tmp_path, "play", "--resume", str(save), "--text", lines="quitte\noui\n")
    assert again.returncode == 0 and not again.stderr
    assert "La partie reprend" in again.stdout and "C'est à Bob" in again.stdout


def test_without_a_name_the_match_is_kept_in_the_saves_folder(tmp_path: Path) -> None:
    first = play(tmp_path, "quitte\noui\n")
    (save,) = (tmp_path / "saves").glob("kingsbridge-*.jsonl")
    assert str(save) in first.stdout


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
    damaged = save.read_bytes().replace(b"start", b"stalk", 1)
    save.write_bytes(damaged)
    again = heraut(tmp_path, "play", "--resume", str(save), "--text")
    assert again.returncode == 2 and "ligne" in again.stderr and not again.stdout
    assert save.read_bytes() == damaged


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["play"], "kingsbridge"),
        (["play", "chess"], "kingsbridge"),
        (["play", "kingsbridge", "--seats", "9"], "deux à cinq"),
        (["play", "kingsbridge", "--players", "Alice,Alice"], "différents"),
        (["play", "kingsbridge", "--players", "Alice,Bob", "--seats", "3"], "places"),
        (["play", "kingsbridge", "--option", "cards=paper"], "app"),
        (["play", "kingsbridge", "--option", "colour=red"], "head_moves"),
        (["play", "kingsbridge", "--ear", "Alice"], "1=casque"),
        (["play", "kingsbridge", "--ear", "9=terminal"], "place neuf"),
        (["play", "kingsbridge", "--save", "no/such/folder/partie.jsonl"], "partie.jsonl"),
        (["play", "--resume", "."], "Vérifie"),
        (["play", "--resume", "nowhere.jsonl"], "nowhere.jsonl"),
    ],
)
def test_a_wrong_call_is_one_clear_sentence(tmp_path: Path, args: list[str], told: str) -> None:
    result = heraut(tmp_path, *args, "--text")
    assert result.returncode == 2 and told in result.stderr
    assert "Traceback" not in result.stderr and not result.stdout
    assert not list(tmp_path.glob("saves/*"))


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
