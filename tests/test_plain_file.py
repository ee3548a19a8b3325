"""What is no file is refused in words wherever a file is to be read, and nothing waits for it."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

import pytest

from heraut.plain_file import NoPlainFile, plain

from .voice.commands.program import called

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no pipes among files there")
READERS = (
    ("understand", "@"),
    ("evaluate", "@"),
    ("replay", "@"),
    ("export", "@"),
    ("facts", "kingsbridge", "--check", "@"),
    ("facts", "kingsbridge", "--install", "@"),
    ("facts", "add-event", "--from", "@"),
    ("facts", "add-event", "--file", "@"),
    ("keys", "import", "@"),
    ("cards", "kit", "kingdom_builder", "--board", "@"),
    ("play", "--text", "--resume", "@"),
    ("demo", "--wav", "@"),
)
"""The commands that are given a file, ``@``."""


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    return path


@pytest.mark.parametrize("args", READERS, ids=lambda args: "-".join(args).replace("@", ""))
def test_a_pipe_in_place_of_a_file_is_refused_in_words(
    args: tuple[str, ...], tmp_path: Path, pipe: Path
) -> None:
    done = called(tmp_path, *(str(pipe) if each == "@" else each for each in args))
    assert done.returncode == 2 and str(pipe) in done.stderr
    assert "Traceback" not in done.stderr and "erreur.log" not in done.stderr


@pytest.mark.long
@pytest.mark.parametrize("name", ["deck.json", "settings.toml", "saves.key", "erreur.log"])
def test_a_pipe_among_the_files_that_are_kept_makes_nobody_wait(tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / name)
    done = called(tmp_path, "play", "kingsbridge", "--text", lines="oui\nà qui le tour\n")
    assert "Traceback" not in done.stderr
    assert "C'est au joueur un." in done.stdout


def test_devices_and_sockets_are_no_files_and_files_and_folders_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # the name of a socket may be short only
    with socket.socket(socket.AF_UNIX) as place:
        place.bind("socket")
        for no_file in (Path("socket"), Path(os.devnull)):
            with pytest.raises(NoPlainFile) as refused:
                plain(no_file)
            assert refused.value.details == {"path": str(no_file)}
    (tmp_path / "file").touch()
    (tmp_path / "link").symlink_to("file")
    for path in (tmp_path, tmp_path / "file", tmp_path / "link"):
        assert plain(path) == path
    with pytest.raises(FileNotFoundError):
        plain(tmp_path / "nothing")
