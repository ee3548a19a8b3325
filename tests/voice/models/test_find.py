"""Which model is used, and why."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from heraut.user_data import home
from heraut.voice.models.errors import ModelError
from heraut.voice.models.fetch import install
from heraut.voice.models.loaded import load
from heraut.voice.models.pins import Pin
from heraut.voice.models.store import Why, embedded, find


def test_the_embedded_model_is_used_when_nothing_else_is_there(heraut_home: Path) -> None:
    choice = find("fr")
    assert (choice.why, choice.embedded) == (Why.EMBEDDED, True)
    assert choice == embedded("fr")


def test_asked_for_beats_environment_beats_installed(
    pin: Pin, heraut_home: Path, archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    official = install("fr", source=str(archive), pin=pin)
    other = tmp_path / "other"
    shutil.copytree(official.path, other)
    assert find("fr").why is Why.INSTALLED
    monkeypatch.setenv("HERAUT_MODEL", str(other))
    assert (find("fr").why, find("fr").path) == (Why.ENVIRONMENT, other)
    asked = find("fr", "fr-embedded")
    assert (asked.why, asked.embedded) == (Why.ASKED, True)
    assert find("fr", official.path).path == official.path


def test_what_is_asked_for_and_not_there_is_never_replaced_by_another(
    heraut_home: Path, tmp_path: Path
) -> None:
    with pytest.raises(ModelError) as caught:
        find("fr", tmp_path / "nowhere")
    assert caught.value.key == "model_not_found"


def test_english_has_no_model_until_one_is_installed(heraut_home: Path) -> None:
    with pytest.raises(ModelError) as caught:
        find("en")
    assert (caught.value.key, caught.value.details) == ("model_missing", {"lang": "en"})


def test_home_is_the_systems_place_unless_the_environment_names_another(
    heraut_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert home() == heraut_home
    monkeypatch.delenv("HERAUT_HOME")
    assert home().name == "heraut"
    assert home().is_absolute()


def test_a_file_cut_since_the_installation_is_found_before_vosk_sees_it(
    pin: Pin, heraut_home: Path, archive: Path
) -> None:
    choice = install("fr", source=str(archive), pin=pin)
    graph = choice.path / "graph" / "HCLr.fst"
    graph.write_bytes(graph.read_bytes()[:1000])
    with pytest.raises(ModelError) as caught:
        load(choice)
    assert caught.value.key == "model_damaged"


def test_a_model_that_vosk_refuses_is_a_typed_error(tmp_path: Path, heraut_home: Path) -> None:
    for name in ("am/final.mdl", "graph/HCLr.fst"):
        file = tmp_path / name
        file.parent.mkdir()
        file.write_bytes(b"nothing of a model")
    with pytest.raises(ModelError) as caught:
        load(find("fr", tmp_path))
    assert caught.value.key == "model_damaged"
