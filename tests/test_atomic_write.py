from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path

import pytest

from heraut.atomic_write import atomic_writer, write_atomically

FULL = OSError(errno.ENOSPC, "No space left on device")


def test_text_and_bytes_are_written_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_atomically(path, "été\n")
    assert path.read_bytes() == "été\n".encode()
    write_atomically(path, b"\r\n\0")
    assert path.read_bytes() == b"\r\n\0"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("step", ["write", "fsync", "replace", "interrupt"])
def test_what_was_there_stays_whatever_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "file"
    write_atomically(path, "before")

    def fail(*_arguments: object) -> None:
        raise FULL

    if step == "fsync":
        monkeypatch.setattr(os, "fsync", fail)
    if step == "replace":
        monkeypatch.setattr(Path, "replace", fail)
    failure: type[BaseException] = KeyboardInterrupt if step == "interrupt" else OSError
    with pytest.raises(failure), atomic_writer(path) as file:
        file.write(b"cut o")
        if step == "write":
            fail()
        if step == "interrupt":
            raise KeyboardInterrupt
    monkeypatch.undo()
    assert path.read_text(encoding="utf-8") == "before"
    assert list(tmp_path.iterdir()) == [path]


def test_a_disk_that_refuses_the_clearing_up_too_tells_the_first_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_arguments: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(Path, "unlink", refuse)
    with pytest.raises(OSError, match="No space left"), atomic_writer(tmp_path / "file"):
        raise FULL
    assert not (tmp_path / "file").exists()


def test_the_file_is_on_the_disk_before_its_name_and_the_name_before_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    synced: list[tuple[bool, bool]] = []
    real = os.fsync

    def fsync(handle: int) -> None:
        synced.append((stat.S_ISDIR(os.fstat(handle).st_mode), path.exists()))
        real(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    write_atomically(path, "text")
    folders = [] if sys.platform == "win32" else [(True, True)]  # no folder can be opened there
    assert synced == [(False, False), *folders]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
def test_a_private_file_is_its_owners_alone_from_the_first_byte(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.touch(0o644)
    with atomic_writer(path, private=True):
        (half,) = tmp_path.glob("*.part")
        assert stat.S_IMODE(half.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_two_may_write_at_once_and_the_last_one_stays(tmp_path: Path) -> None:
    path = tmp_path / "file"
    with atomic_writer(path) as one, atomic_writer(path) as other:
        one.write(b"one")
        other.write(b"other")
    assert path.read_bytes() == b"one"
    assert list(tmp_path.iterdir()) == [path]
