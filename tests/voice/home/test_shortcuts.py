"""What starts Héraut without anything being typed: made, whole, and removed."""

from __future__ import annotations

import configparser
import os
import plistlib
import pty
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from heraut.voice.home.shortcuts import install, menu_entry, remove, start_entry

from ..commands.program import called

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="terminals and links of Unix")


@pytest.fixture
def user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))  # no systemd is to be told of it
    return tmp_path


def section(path: Path, name: str) -> configparser.SectionProxy:
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read(path, encoding="utf-8")
    return read[name]


@pytest.mark.skipif(sys.platform != "linux", reason="what is made on Linux")
def test_the_command_puts_it_into_the_menu_and_takes_it_away(user: Path) -> None:
    told = called(user, "install-shortcut", "--autostart", "--no-speak")
    assert "dans le menu" in told.stdout and "ta session" in told.stdout
    entry = user / ".local/share/applications/heraut.desktop"
    lines = section(entry, "Desktop Entry")
    assert lines["Name"] == "Héraut" and lines["Type"] == "Application"
    assert shlex.split(lines["Exec"]) == [sys.executable, "-m", "heraut", "play", "--greet"]
    unit = user / ".config/systemd/user/heraut.service"
    assert shlex.split(section(unit, "Service")["ExecStart"])[0] == sys.executable
    link = user / ".config/systemd/user/default.target.wants/heraut.service"
    assert link.resolve() == unit
    called(user, "install-shortcut", "--remove", "--autostart", "--no-speak")
    assert entry.exists() and not unit.exists() and not link.is_symlink()
    gone = called(user, "install-shortcut", "--remove", "--no-speak").stdout
    assert "n'est plus dans le menu" in gone and "ne commençait pas" in gone
    assert not entry.exists()


@pytest.mark.parametrize("name", ["a b", 'a"b', "a%b", "a$b", "a\\b", "a`b"])
def test_a_folder_of_any_name_is_quoted(
    user: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "executable", f"/{name}/python")
    value = section_of(menu_entry("H", "c").content, "Exec").replace("\\\\", "\\")
    assert first_word(value.replace("%%", "%")) == f"/{name}/python"
    value = section_of(start_entry("H", "c").content, "ExecStart")
    assert first_word(value.replace("%%", "%").replace("$$", "$")) == f"/{name}/python"


def first_word(command: str) -> str:
    found = re.match(r'"((?:[^"\\]|\\.)*)"', command)
    assert found
    return re.sub(r"\\(.)", r"\1", found[1])


def section_of(text: str, key: str) -> str:
    (line,) = [line for line in text.splitlines() if line.startswith(f"{key}=")]
    return line.partition("=")[2]


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_other_systems_have_files_of_their_own(
    user: Path, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    for entry in (menu_entry("Héraut", "jeux"), start_entry("Héraut", "jeux")):
        install(entry)
        assert "play" in entry.path.read_text(encoding="utf-8")
        assert entry.path.is_relative_to(user)
        if entry.path.suffix == ".plist":
            assert plistlib.loads(entry.path.read_bytes())["ProgramArguments"][-1] == "--greet"
        assert remove(entry) and not remove(entry) and not entry.path.exists()


@pytest.mark.long
def test_alone_at_a_terminal_it_greets_and_asks_which_game(tmp_path: Path) -> None:
    outer, inner = pty.openpty()
    with os.fdopen(outer, "wb") as typed:
        typed.write(b"quitte\noui\n")
        typed.flush()
        done = subprocess.run(
            [sys.executable, "-m", "heraut"],
            stdin=inner,
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, "HERAUT_HOME": str(tmp_path), "PYTHONUTF8": "1"},
            timeout=120,
            check=False,
        )
        os.close(inner)
    assert done.returncode == 0 and "Bonjour. Je suis Héraut." in done.stdout
    assert "Quel jeu" in done.stdout


def test_alone_without_a_terminal_it_lists_the_commands(tmp_path: Path) -> None:
    shown = called(tmp_path)
    assert "install-shortcut" in shown.stdout + shown.stderr
