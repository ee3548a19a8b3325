"""A personal model is in its place whole or not at all, and is used only when it is named."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from heraut.voice.acoustics.adaptation.errors import AdaptError
from heraut.voice.acoustics.adaptation.installation import check_name, finish, unfinished
from heraut.voice.acoustics.network.layers import Layer
from heraut.voice.acoustics.network.nnet3 import decode
from heraut.voice.models.errors import ModelError
from heraut.voice.models.loaded import load
from heraut.voice.models.personal import Personal
from heraut.voice.models.receipt import damaged
from heraut.voice.models.store import Why, embedded, find, personal

ABOUT = Personal("fr-embedded", ("Marie",), 40, 10, 3, 9)


@pytest.fixture
def base() -> Path:
    choice = embedded("fr")
    assert choice
    return choice.path


@pytest.fixture
def layers(base: Path) -> tuple[Layer, ...]:
    return decode((base / "am" / "final.mdl").read_bytes())


def install(base: Path, layers: tuple[Layer, ...], about: Personal = ABOUT) -> Path:
    with unfinished(base, layers) as model:
        return finish(model, "fr-marie", about)


@pytest.mark.parametrize(
    ("name", "whole"),
    [("marie", "fr-marie"), ("fr-marie", "fr-marie"), ("Élodie B.", "fr-elodie-b")],
)
def test_a_name_becomes_one_that_every_system_takes(
    heraut_home: Path, name: str, whole: str
) -> None:
    assert check_name("fr", name, again=False) == whole


@pytest.mark.parametrize("name", ["", "...", "fr", "fr-", "../.."])
def test_a_name_must_have_something_in_it(heraut_home: Path, name: str) -> None:
    with pytest.raises(AdaptError) as caught:
        check_name("fr", name, again=False)
    assert caught.value.key == "adapt_name"


def test_a_model_that_is_not_personal_is_never_replaced(heraut_home: Path) -> None:
    (heraut_home / "models" / "fr-other").mkdir(parents=True)
    for name in ("embedded", "other"):
        with pytest.raises(AdaptError) as caught:
            check_name("fr", name, again=True)
        assert (caught.value.key, caught.value.details["personal"]) == ("adapt_taken", False)


def test_an_installed_one_is_found_by_name_and_never_by_itself(
    heraut_home: Path, base: Path, layers: tuple[Layer, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    place = install(base, layers)
    assert place == heraut_home / "models" / "fr-marie"
    assert [(choice.name, choice.personal) for choice in personal("fr")] == [("fr-marie", ABOUT)]
    assert find("fr").why is Why.EMBEDDED
    for name in ("fr-marie", "marie"):
        asked = find("fr", name)
        assert (asked.path, asked.why, asked.embedded) == (place, Why.ASKED, False)
    monkeypatch.setenv("HERAUT_MODEL", "fr-marie")
    assert (find("fr").name, find("fr").why) == ("fr-marie", Why.ENVIRONMENT)
    assert load(find("fr")).has("colonne")
    assert not damaged(place)
    assert [path.name for path in place.parent.iterdir()] == ["fr-marie"]


def test_the_same_name_is_taken_unless_it_is_made_again(
    heraut_home: Path, base: Path, layers: tuple[Layer, ...]
) -> None:
    install(base, layers)
    with pytest.raises(AdaptError) as caught:
        check_name("fr", "Marie", again=False)
    assert caught.value.details == {"name": "fr-marie", "personal": True}
    assert check_name("fr", "Marie", again=True) == "fr-marie"
    install(base, layers, Personal("fr-embedded", ("Marie",), 80, 20, 5, 19))
    (choice,) = personal("fr")
    assert choice.personal
    assert choice.personal.clips == 80
    assert [path.name for path in choice.path.parent.iterdir()] == ["fr-marie"]


def test_a_personal_model_can_be_the_base_of_another(
    heraut_home: Path, base: Path, layers: tuple[Layer, ...]
) -> None:
    first = install(base, layers)
    with unfinished(first, layers) as model:
        second = finish(model, "fr-paul", ABOUT)
    assert not damaged(second)
    assert [choice.name for choice in personal("fr")] == ["fr-marie", "fr-paul"]


def test_nothing_is_left_when_it_is_given_up(
    heraut_home: Path, base: Path, layers: tuple[Layer, ...]
) -> None:
    left = heraut_home / "models" / ".adapting-of-a-run-that-was-killed"
    left.mkdir(parents=True)
    os.utime(left, (0, 0))
    another = left.with_name(".adapting-of-a-run-that-goes-on")
    another.mkdir()
    with pytest.raises(KeyboardInterrupt), unfinished(base, layers):
        raise KeyboardInterrupt
    assert list((heraut_home / "models").iterdir()) == [another]


def test_what_was_there_stays_when_the_new_one_cannot_be_put_in_place(
    heraut_home: Path, base: Path, layers: tuple[Layer, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    place = install(base, layers)
    rename = Path.rename

    def refuse(self: Path, target: Path) -> Path:
        if self.name == "model":
            raise OSError(28, "No space left on device")
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(ModelError) as caught:
        install(base, layers, Personal("fr-embedded", ("Paul",), 1, 1, 1, 1))
    assert (caught.value.key, caught.value.details["reason"]) == ("model_disk", "full")
    (choice,) = personal("fr")
    assert (choice.path, choice.personal) == (place, ABOUT)


def test_a_model_that_is_being_replaced_is_still_found(
    heraut_home: Path, base: Path, layers: tuple[Layer, ...]
) -> None:
    place = install(base, layers)
    moved = place.rename(place.with_name(".replaced-fr-marie"))
    assert find("fr", "fr-marie").path == moved
    shutil.copytree(moved, place)
    assert find("fr", "fr-marie").path == place
