"""Entries in menus and at the beginning of a session, so that nobody has to type to begin.

Plain files where each system looks for them: desktop entries and a user's systemd service on Linux,
a command file in the start menu and in its startup folder on Windows, a command file among the
applications and a launch agent on macOS. What is made can be removed by the same hand.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from heraut.atomic_write import write_atomically

ARGUMENTS: Final = ("-m", "heraut", "play", "--greet")
"""What Python is started with: the talk that begins by itself."""
_SYSTEMD: Final = "heraut.service"
_APPLE: Final = "heraut.plist"


@dataclass(frozen=True, slots=True)
class Entry:
    """One file by which Héraut is started."""

    path: Path
    content: str
    runs: bool = False
    """Whether the file itself is a program."""
    wanted_by: Path | None = None
    """The link that has the system start it; ``None``: being there is enough."""


def menu_entry(name: str, comment: str) -> Entry:
    """Return the entry in the menu of this system; both texts are shown and read there."""
    python = _python()
    if sys.platform == "win32":
        path = _start_menu() / f"{name}.cmd"
        return Entry(path, _batch(python))
    if sys.platform == "darwin":
        path = Path.home() / "Applications" / f"{name}.command"
        return Entry(path, f"#!/bin/sh\nexec {shlex.join((python, *ARGUMENTS))}\n", runs=True)
    path = _xdg("XDG_DATA_HOME", ".local/share") / "applications" / "heraut.desktop"
    lines = {
        "Type": "Application",
        "Name": name,
        "Comment": comment,
        # Each value is a string with escapes of its own, around the quotes of a command.
        "Exec": " ".join(map(_quoted, (python, *ARGUMENTS))).replace("\\", "\\\\"),
        "Terminal": "true",  # so that one may type as well
        "Categories": "Game;BoardGame;Accessibility;",
    }
    return Entry(path, _ini({"Desktop Entry": lines}))


def start_entry(name: str, comment: str) -> Entry:
    """Return what begins the talk when its user's session begins."""
    python = _python()
    if sys.platform == "win32":
        return Entry(_start_menu() / "Startup" / f"{name}.cmd", _batch(python))
    if sys.platform == "darwin":
        import plistlib

        about = {"Label": "heraut", "ProgramArguments": [python, *ARGUMENTS], "RunAtLoad": True}
        path = Path.home() / "Library" / "LaunchAgents" / _APPLE
        return Entry(path, plistlib.dumps(about).decode())
    folder = _xdg("XDG_CONFIG_HOME", ".config") / "systemd" / "user"
    sections = {
        "Unit": {
            "Description": f"{name}: {comment}",
            "After": "pipewire.service pulseaudio.service",
        },
        "Service": {
            "ExecStart": " ".join(map(_escaped, (python, *ARGUMENTS))),
            "Environment": "PYTHONUNBUFFERED=1",
            "Restart": "on-failure",  # a talk that was left stays left
            "RestartSec": "5",
        },
        "Install": {"WantedBy": "default.target"},
    }
    link = folder / "default.target.wants" / _SYSTEMD
    return Entry(folder / _SYSTEMD, _ini(sections), wanted_by=link)


def install(entry: Entry) -> None:
    """Write an entry over an older one. Raises ``OSError``."""
    entry.path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(entry.path, entry.content)
    if entry.runs:
        entry.path.chmod(0o755)
    if entry.wanted_by is not None:
        entry.wanted_by.parent.mkdir(parents=True, exist_ok=True)
        entry.wanted_by.unlink(missing_ok=True)
        entry.wanted_by.symlink_to(entry.path)
        _reread()


def remove(entry: Entry) -> bool:
    """Take an entry away; tell whether there was one. Raises ``OSError``."""
    there = entry.path.exists()
    if entry.wanted_by is not None:
        entry.wanted_by.unlink(missing_ok=True)
    entry.path.unlink(missing_ok=True)
    if there and entry.wanted_by is not None:
        _reread()
    return there


def _reread() -> None:
    """Have a running systemd look at its files again; without one it will when it starts."""
    try:
        subprocess.run(
            ("systemctl", "--user", "daemon-reload"), capture_output=True, timeout=10, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return


def _python() -> str:
    """Return the Python of this environment: a link to another one is not followed."""
    return sys.executable


def _start_menu() -> Path:
    appdata = os.environ.get("APPDATA") or str(Path.home() / "AppData" / "Roaming")
    return Path(appdata) / "Microsoft" / "Windows" / "Start Menu" / "Programs"


def _xdg(variable: str, usual: str) -> Path:
    named = Path(os.environ.get(variable, ""))
    return named if named.is_absolute() else Path.home() / usual


def _batch(python: str) -> str:
    return f"@{subprocess.list2cmdline((python, *ARGUMENTS)).replace('%', '%%')}\r\n"


def _ini(sections: Mapping[str, Mapping[str, str]]) -> str:
    """Return sections of keys and values, as desktop entries and units have them."""
    return "\n".join(
        f"[{section}]\n" + "".join(f"{key}={value}\n" for key, value in lines.items())
        for section, lines in sections.items()
    )


def _in_quotes(special: str, doubled: str) -> Callable[[str], str]:
    """Return what puts a word into double quotes; ``special`` gets a backslash before it."""

    def quote(word: str) -> str:
        inner = "".join(f"\\{letter}" if letter in special else letter for letter in word)
        for letter in doubled:
            inner = inner.replace(letter, letter * 2)
        return f'"{inner}"'

    return quote


_quoted = _in_quotes('"`$\\', "%")
"""A word of ``Exec`` in a desktop entry."""
_escaped = _in_quotes('"\\', "%$")
"""A word of ``ExecStart`` in a unit."""
