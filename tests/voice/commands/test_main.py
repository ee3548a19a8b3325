"""The command line as a whole: its language, and that each command is there."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import read_mo
from babel.messages.pofile import read_po

from heraut.voice.commands.main import COMMANDS

from .program import called, started


def test_the_compiled_messages_are_those_of_the_source() -> None:
    folder = Path(str(files("heraut.voice.phrases") / "fr" / "LC_MESSAGES"))
    with (folder / "messages.po").open("rb") as source, (folder / "messages.mo").open("rb") as made:
        wanted, compiled = read_po(source), read_mo(made)

    def plain(catalogue: Catalog) -> dict[tuple[str, ...], tuple[str, ...]]:
        return {_all(message.id): _all(message.string) for message in catalogue if message.id}

    assert len(plain(wanted)) > 30 and plain(wanted) == plain(compiled)


def _all(text: str | list[str] | tuple[str, ...]) -> tuple[str, ...]:
    """Return the forms of a message: one, or singular and plural."""
    return (text,) if isinstance(text, str) else tuple(text)


@pytest.mark.long
@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_has_help_in_french(command: str, tmp_path: Path) -> None:
    # In a process of its own: the library keeps its words once it has said them.
    shown = started(tmp_path, command, "--help")
    assert shown.returncode == 0 and "Dire cette aide." in shown.stdout
    assert "Show this message" not in shown.stdout and "Usage :" in shown.stdout


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["dance"], "La commande 'dance' n'existe pas."),
        (["play", "kingsbridge", "--loud"], "n'existe pas"),
        (["play", "kingsbridge", "--seats", "many"], "n'est pas un nombre"),
        (["play", "kingsbridge", "--cards", "paper"], "n'est aucun de ceux-ci"),
        (["replay"], "Il manque l'argument"),
        (["replay", "nowhere.yaml"], "n'existe pas"),
    ],
)
def test_a_wrong_call_is_told_in_french(
    args: list[str], told: str, tmp_path: Path, whole: bool
) -> None:
    # One is started as people start it.
    result = (started if whole or args == ["dance"] else called)(tmp_path, *args)
    assert result.returncode == 2 and told in result.stderr and not result.stdout


def test_a_mistyped_command_is_told_with_what_is_like_it(tmp_path: Path) -> None:
    told = called(tmp_path, "plya")
    assert told.returncode == 2 and "Voulais-tu dire : play ou replay ?" in told.stderr
    assert "Voulais-tu" not in called(tmp_path, "zzz").stderr


@pytest.mark.parametrize("named", ["world-without-end", "Un Monde Sans Fin", "un-monde-sans-fin"])
def test_a_game_is_named_by_its_title_as_well(named: str, tmp_path: Path) -> None:
    known = called(tmp_path, "facts", "world_without_end")
    assert not known.returncode and known.stdout
    assert called(tmp_path, "facts", named).stdout == known.stdout
    assert "Je ne connais pas le jeu « go »" in called(tmp_path, "facts", "go").stderr


def test_help_has_a_short_name_and_no_gaps_and_is_in_french(tmp_path: Path) -> None:
    for args in (("-h",), ("facts", "-h"), ("model", "install", "-h"), ("settings", "set", "-h")):
        shown = called(tmp_path, *args)
        assert shown.stdout, shown
        usage = shown.stdout.splitlines()[0]
        assert usage.startswith(f"Usage : heraut {' '.join(args[:-1])}".strip())
        assert "  " not in usage and "Show the" not in shown.stdout and not shown.returncode


def test_commands_are_completed_by_a_shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_HERAUT_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", "heraut setti")
    monkeypatch.setenv("COMP_CWORD", "1")
    assert started(tmp_path).stdout.strip() == "plain,settings"


def test_only_models_that_something_can_be_played_with_are_offered(tmp_path: Path) -> None:
    listed = called(tmp_path, "model", "list").stdout
    assert "model install fr" in listed and "install en" not in listed


def test_the_sentences_to_be_recorded_are_listed_beforehand(tmp_path: Path) -> None:
    listed = called(tmp_path, "record", "--list", "--count", "3").stdout.splitlines()
    assert len(listed) == 3 and len(set(listed)) == 3 and listed[0].startswith("Une : ")
    assert not list(tmp_path.iterdir())
