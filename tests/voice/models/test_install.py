"""An installed model is whole and the right one, or what was there before still is."""

from __future__ import annotations

import dataclasses
import socket
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from heraut.voice.models.errors import ModelError
from heraut.voice.models.fetch import install, waiting
from heraut.voice.models.install_lock import alone
from heraut.voice.models.loaded import load
from heraut.voice.models.pins import Pin
from heraut.voice.models.store import Why, find
from heraut.voice.models.transfer import MEGABYTE


def left_behind(home: Path) -> set[str]:
    return {path.name for path in (home / "models").iterdir()}


def refused(pin: Pin, source: str, key: str) -> ModelError:
    with pytest.raises(ModelError) as caught:
        install("fr", source=source, pin=pin)
    assert caught.value.key == key
    return caught.value


def test_a_model_is_fetched_verified_and_then_used(
    heraut_home: Path, server: Any, archive: Path, pin: Pin
) -> None:
    server.data = archive.read_bytes()
    assert find("fr").embedded
    told: list[tuple[int, int]] = []
    choice = install(
        "fr", source=server.url, pin=pin, progress=lambda done, total: told.append((done, total))
    )
    assert find("fr") == choice
    assert choice.why is Why.INSTALLED
    assert choice.path == heraut_home / "models" / pin.name
    assert load(choice).has("colonne")
    assert left_behind(heraut_home) == {pin.name}
    assert told == sorted(told)
    assert told[-1] == (pin.size, pin.size)


def test_a_second_installation_is_told_at_once_and_harms_nothing(
    heraut_home: Path, archive: Path, pin: Pin
) -> None:
    with alone():
        refused(pin, str(archive), "model_installing")
    assert install("fr", source=str(archive), pin=pin) == find("fr")


def test_a_broken_transfer_goes_on_where_it_stopped(
    heraut_home: Path, server: Any, archive: Path, pin: Pin
) -> None:
    server.data = archive.read_bytes()
    server.breaks_at = [400_000, 300_000]
    install("fr", source=server.url, pin=pin)
    assert server.asked == [None, "bytes=400000-", "bytes=700000-"]
    assert load(find("fr")).has("colonne")


def test_a_transfer_that_stays_broken_is_said_and_goes_on_next_time(
    heraut_home: Path, server: Any, archive: Path, pin: Pin
) -> None:
    server.data = archive.read_bytes()
    server.breaks_at = [400_000, 0, 0, 0]
    error = refused(pin, server.url, "model_interrupted")
    assert (error.details["done"], error.details["total"]) == (0, round(pin.size / MEGABYTE))
    assert waiting(pin) == 400_000
    assert find("fr").embedded
    server.asked.clear()
    install("fr", source=server.url, pin=pin)
    assert server.asked == ["bytes=400000-"]
    assert not find("fr").embedded


def test_a_server_that_cannot_resume_sends_all_again(
    heraut_home: Path, server: Any, archive: Path, pin: Pin
) -> None:
    server.data = archive.read_bytes()
    server.breaks_at = [400_000]
    server.ranges = False
    install("fr", source=server.url, pin=pin)
    assert load(find("fr")).has("colonne")


def test_a_tampered_file_is_refused_and_the_model_before_it_still_works(
    heraut_home: Path, server: Any, archive: Path, pin: Pin
) -> None:
    server.data = archive.read_bytes()
    before = install("fr", source=server.url, pin=pin)
    mark = before.path / "mark"
    mark.touch()
    server.data = server.data[:5000] + bytes([server.data[5000] ^ 1]) + server.data[5001:]
    refused(pin, server.url, "model_tampered")
    assert find("fr") == before
    assert mark.exists()
    assert load(before).has("colonne")
    assert left_behind(heraut_home) == {pin.name}


def test_a_replaced_model_is_replaced_whole(
    heraut_home: Path, server: Any, archive: Path, pin: Pin
) -> None:
    server.data = archive.read_bytes()
    mark = install("fr", source=server.url, pin=pin).path / "mark"
    mark.touch()
    assert load(install("fr", source=server.url, pin=pin)).has("colonne")
    assert not mark.exists()
    assert left_behind(heraut_home) == {pin.name}


@pytest.mark.parametrize("difference", [-1, 1])
def test_a_file_of_another_size_is_refused(
    heraut_home: Path, server: Any, archive: Path, pin: Pin, difference: int
) -> None:
    server.data = (archive.read_bytes() + b"x")[: pin.size + difference]
    refused(pin, server.url, "model_size")
    assert left_behind(heraut_home) == set()


def test_a_part_longer_than_the_server_has_is_thrown_away(
    heraut_home: Path, server: Any, pin: Pin
) -> None:
    server.data = b"short"
    part = heraut_home / "models" / f"{pin.name}.zip.part"
    part.parent.mkdir(parents=True)
    part.write_bytes(b"longer than that")
    refused(pin, server.url, "model_size")
    assert left_behind(heraut_home) == set()


def test_without_a_network_nothing_changes(heraut_home: Path, pin: Pin) -> None:
    with socket.socket() as unheard:
        unheard.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{unheard.getsockname()[1]}/model.zip"
        error = refused(pin, url, "model_offline")
    assert error.details["host"] == "127.0.0.1"
    assert find("fr").embedded


def test_a_refusing_server_is_quoted(heraut_home: Path, server: Any, pin: Pin) -> None:
    server.status = 404
    assert refused(pin, server.url, "model_refused").details["status"] == 404


def evil(path: Path, name: str, *, link: bool = False) -> Path:
    with zipfile.ZipFile(path, "w") as packed:
        member = zipfile.ZipInfo(name)
        if link:
            member.external_attr = 0o120777 << 16
        packed.writestr("model/am/final.mdl", b"")
        packed.writestr(member, b"/etc/passwd")
    return path


@pytest.mark.parametrize(
    ("name", "link"),
    [
        ("../outside", False),
        ("model/../../outside", False),
        ("model\\..\\..\\outside", False),
        ("/outside", False),
        ("C:/outside", False),
        ("model/link", True),
    ],
)
def test_an_archive_that_reaches_outside_is_refused_before_anything_is_written(
    make_pin: Callable[[Path], Pin],
    heraut_home: Path,
    server: Any,
    tmp_path: Path,
    name: str,
    link: bool,
) -> None:
    file = evil(tmp_path / "evil.zip", name, link=link)
    server.data = file.read_bytes()
    refused(make_pin(file), server.url, "model_unsafe")
    assert left_behind(heraut_home) == set()
    assert not list(tmp_path.rglob("outside"))


def test_an_unpacking_that_fails_half_way_leaves_nothing(
    make_pin: Callable[[Path], Pin], heraut_home: Path, server: Any, archive: Path, tmp_path: Path
) -> None:
    data = bytearray(archive.read_bytes())
    with zipfile.ZipFile(archive) as packed:
        last = max(packed.infolist(), key=lambda member: member.header_offset)
    data[last.header_offset + 30 + len(last.filename) + 5] ^= 1  # a byte of the last file
    file = tmp_path / "spoiled.zip"
    file.write_bytes(data)
    server.data = bytes(data)
    refused(make_pin(file), server.url, "model_archive")
    assert left_behind(heraut_home) == set()
    assert find("fr").embedded


def test_what_a_killed_installation_left_is_never_used_and_cleared_by_the_next(
    heraut_home: Path, archive: Path, pin: Pin
) -> None:
    folder = heraut_home / "models"
    half = folder / ".unpacking-killed" / "some-model" / "am"
    half.mkdir(parents=True)
    (half / "final.mdl").write_bytes(b"half")
    assert find("fr").embedded
    install("fr", source=str(archive), pin=pin)
    assert left_behind(heraut_home) == {pin.name}


def test_a_model_moved_away_by_a_killed_replacement_still_counts_and_comes_back(
    heraut_home: Path, archive: Path, tmp_path: Path, pin: Pin
) -> None:
    choice = install("fr", source=str(archive), pin=pin)
    choice.path.rename(choice.path.with_name(f".replaced-{pin.name}"))
    assert find("fr").why is Why.INSTALLED
    refused(pin, str(tmp_path / "nowhere.zip"), "model_no_file")
    assert find("fr") == choice


def test_an_archive_without_a_model_is_refused(
    make_pin: Callable[[Path], Pin], heraut_home: Path, tmp_path: Path
) -> None:
    file = tmp_path / "other.zip"
    with zipfile.ZipFile(file, "w") as packed:
        packed.writestr("readme.txt", "no model")
    refused(make_pin(file), str(file), "model_archive")
    file.write_bytes(b"no archive")
    refused(make_pin(file), str(file), "model_archive")
    assert left_behind(heraut_home) == set()


def test_a_disk_that_refuses_is_said(heraut_home: Path, archive: Path, pin: Pin) -> None:
    heraut_home.mkdir()
    (heraut_home / "models").write_text("a file stands where the folder should be")
    assert refused(pin, str(archive), "model_disk").details["path"] == str(heraut_home / "models")


def test_an_unknown_language_is_refused(heraut_home: Path) -> None:
    with pytest.raises(ModelError, match="only en fr"):
        install("xx")


def test_the_pins_are_whole_digests() -> None:
    from heraut.voice.models.pins import PINS

    assert PINS
    for pin in PINS.values():
        assert len(bytes.fromhex(pin.sha256)) == 32
        assert pin.url.endswith(f"/{pin.name}.zip")
        assert dataclasses.is_dataclass(pin)
