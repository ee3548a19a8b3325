"""How far the lessons were taken: ``lessons.json`` in the user's folder, for its owner alone."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

from heraut.atomic_write import write_atomically
from heraut.plain_file import plain
from heraut.user_data import home


class Progress(Protocol):
    """Where each lesson is to be taken up."""

    def of(self, game: str) -> str:
        """Return the name of the step that comes next; empty where there is none."""
        ...

    def note(self, game: str, step: str) -> bool:
        """Keep which step comes next, empty for none; tell whether it could be kept."""
        ...


class Unkept:
    """Progress that is forgotten when the program ends."""

    def __init__(self) -> None:
        self._steps: dict[str, str] = {}

    def of(self, game: str) -> str:
        """Return the step that comes next."""
        return self._steps.get(game, "")

    def note(self, game: str, step: str) -> bool:
        """Remember which step comes next."""
        self._steps[game] = step
        return True


class Kept:
    """Progress in a file. What cannot be read counts as none: the lesson begins again."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or home() / "lessons.json"

    def of(self, game: str) -> str:
        """Return the step that comes next."""
        return self._read().get(game, "")

    def note(self, game: str, step: str) -> bool:
        """Write down which step comes next; tell whether that worked."""
        known = {**self._read(), game: step}
        told = {name: kept for name, kept in sorted(known.items()) if kept}
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            write_atomically(self._path, json.dumps(told, indent=1) + "\n", private=True)
        except OSError:
            return False
        return True

    def _read(self) -> Mapping[str, str]:
        try:
            found = json.loads(plain(self._path).read_bytes())
        except (OSError, ValueError, RecursionError):
            return {}
        if not isinstance(found, dict):
            return {}
        return {name: step for name, step in found.items() if isinstance(step, str)}
