"""Where the corrections that the owner of a box has made are kept, one file a game."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from heraut.atomic_write import write_atomically
from heraut.engines.facts import BadOverlay
from heraut.engines.registry import find_rules
from heraut.engines.rules import Rules
from heraut.plain_file import plain
from heraut.user_data import home, private_folder


def overlay_path(game: str) -> Path:
    """Return the file of a game's installed corrections; it need not exist."""
    return home() / "boxes" / f"{game}.toml"


def read(path: Path) -> str:
    """Return the text of a file of corrections.

    Raises :class:`~heraut.engines.facts.BadOverlay` when it is no UTF-8, and ``OSError``.
    """
    octets = plain(path).read_bytes()
    try:
        # Some editors put a mark before the text, which TOML does not know.
        return octets.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = octets.count(b"\n", 0, error.start) + 1
        raise BadOverlay("file", line, "utf8", path=str(path)) from error


def check(rules: Rules[Any, Any], path: Path) -> str:
    """Return the text of a file once a game has accepted it.

    Raises :class:`~heraut.engines.facts.BadOverlay`, which names the file, and ``OSError``.
    """
    text = read(path)
    try:
        rules.start(rules.seats[0], {}, text)
    except BadOverlay as bad:
        raise bad.in_file(str(path)) from bad
    return text


def installed(game: str) -> str:
    """Return the corrections that new matches of a game are played with; empty: none.

    Raises as :func:`check`: a file that was damaged must not silently count for nothing.
    """
    try:
        return check(find_rules(game), overlay_path(game))
    except (FileNotFoundError, NotADirectoryError):  # where a file is the folder there are none
        return ""
    except OSError:
        if os.access(overlay_path(game).parent, os.X_OK):
            raise
        return ""  # another user's folder, or none that can be: nobody can have kept any there


def install(game: str, text: str) -> Path:
    """Keep corrections that :func:`check` has returned, and return their file.

    Raises ``OSError``; then an older file is as it was.
    """
    path = overlay_path(game)
    write(path, text)
    return path


def write(path: Path, text: str) -> None:
    """Write a file of corrections. Raises ``OSError``; then an older file is as it was."""
    private_folder(path.parent)
    write_atomically(path, text)


def remove(game: str) -> bool:
    """Forget a game's corrections; tell whether there were any. Raises ``OSError``."""
    try:
        overlay_path(game).unlink()
    except FileNotFoundError:
        return False
    return True
