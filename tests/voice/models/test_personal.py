"""Personal models: the note that says what they are, where they are found, and what is told."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from heraut.voice.commands.model import model
from heraut.voice.models.errors import ModelError
from heraut.voice.models.fetch import install
from heraut.voice.models.personal import NOTE, Personal, read_note, write_note
from heraut.voice.models.pins import Pin
from heraut.voice.models.store import Why, embedded, find, personal, personal_name

ABOUT = Personal("fr-embedded", ("Marie", "Paul"), 48, 12, 5, 11)


def made(home: Path, name: str) -> Path:
    """A personal model: the embedded one with a note."""
    choice = embedded("fr")
    assert choice
    folder = home / "models" / name
    shutil.copytree(choice.path, folder)
    write_note(folder, ABOUT)
    return folder


def listed() -> list[str]:
    result = CliRunner().invoke(model, ["list"])
    assert result.exit_code == 0
    return result.output.splitlines()


def test_a_note_is_read_as_it_was_written(tmp_path: Path) -> None:
    write_note(tmp_path, ABOUT)
    assert read_note(tmp_path) == ABOUT


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"voices": 3}', "\xff", '{"base": "a"'])
def test_a_note_that_is_no_note_is_none(tmp_path: Path, text: str) -> None:
    assert read_note(tmp_path) is None
    (tmp_path / NOTE).write_bytes(text.encode("latin-1"))
    assert read_note(tmp_path) is None


def test_a_name_is_whole_with_its_language() -> None:
    assert personal_name("fr", "marie") == personal_name("fr", "fr-marie") == "fr-marie"


def test_it_is_used_only_when_it_is_named_even_beside_the_official_one(
    pin: Pin, heraut_home: Path, archive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = made(heraut_home, "fr-marie")
    assert find("fr").why is Why.EMBEDDED
    install("fr", source=str(archive), pin=pin)
    assert find("fr").why is Why.INSTALLED
    assert (find("fr", "marie").path, find("fr", "marie").personal) == (folder, ABOUT)
    monkeypatch.setenv("HERAUT_MODEL", "fr-marie")
    assert (find("fr").path, find("fr").why) == (folder, Why.ENVIRONMENT)


def test_a_folder_without_a_note_or_of_another_language_is_none_of_them(heraut_home: Path) -> None:
    (made(heraut_home, "fr-marie") / NOTE).unlink()
    made(heraut_home, "en-marie")
    (heraut_home / "models" / "fr-empty").mkdir()
    write_note(heraut_home / "models" / "fr-empty", ABOUT)
    assert personal("fr") == ()
    with pytest.raises(ModelError):
        find("fr", "marie")


def test_one_that_is_asked_for_in_another_language_says_nothing_about_this_one(
    heraut_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(heraut_home, "en-marie")
    monkeypatch.setenv("HERAUT_MODEL", "en-marie")
    assert find("en").name == "en-marie"
    assert find("fr").why is Why.EMBEDDED


def test_list_tells_each_by_name_whose_it_is_and_what_it_brought(heraut_home: Path) -> None:
    made(heraut_home, "fr-marie")
    assert (
        "Il y a aussi fr-marie, un modèle personnel. Je ne m'en sers que si on le nomme. "
        "Il vient de quarante-huit enregistrements de Marie et Paul, à partir de fr-embedded. "
        "Sur douze autres, il en comprend onze, et fr-embedded en comprenait cinq." in listed()
    )


def test_list_tells_of_the_one_in_use_and_is_not_troubled_by_other_languages(
    heraut_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = made(heraut_home, "fr-marie")
    monkeypatch.setenv("HERAUT_MODEL", "fr-marie")
    lines = listed()
    assert lines[0] == "Pour le français, j'utilise fr-marie. La variable HERAUT_MODEL le demande."
    assert lines[1] == f"Il est dans {folder}."
    assert lines[2].startswith("Il vient de quarante-huit enregistrements de Marie et Paul")
    assert lines[3] == "Il y a aussi fr-embedded, le petit modèle fourni."
    assert not any("anglais" in line for line in lines)  # nothing can be played in it


def test_list_says_that_a_note_is_damaged(heraut_home: Path) -> None:
    (made(heraut_home, "fr-marie") / NOTE).write_text("?")
    assert any("fr-marie, un modèle personnel abîmé." in line for line in listed())
