"""What a setup ends in: a new match, the last one, or a lesson, that somebody opens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from heraut.voice.dialogue import Task


@dataclass(frozen=True, slots=True)
class Chosen:
    """A new match was set up."""

    game: str
    players: tuple[str, ...]
    """Names by seat, the one who begins first; empty where none was told."""
    options: Mapping[str, str]
    first: int
    """How many places the seats were turned, so that the one who begins sits on the first."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """A match that was kept goes on."""

    path: Path | None = None
    """Its file; ``None`` for the last one."""


@dataclass(frozen=True, slots=True)
class ToLearn:
    """A game is to be learnt by a lesson."""

    game: str


@dataclass(frozen=True, slots=True)
class Kept:
    """A match that was kept, so that one knows which would go on."""

    game: str
    players: tuple[str, ...]
    days: int
    """How many days ago it was played last."""
    moves: int = 0
    """How many actions of people it holds."""
    damaged: int = 0
    """How many newer files, up to the next match that can go on, cannot be read."""
    path: Path | None = None
    """Its file."""


Settled = Chosen | Resumed | ToLearn
"""What a setup may end in."""
Opener = Callable[[Settled], Task[Any]]
"""Opens what was settled. Raises typed errors, or ``OSError`` with a file's name."""


def unopened(problem: Exception) -> tuple[str, Mapping[str, object]]:
    """Return what to say when a match cannot be opened. Raises it again when it is no known one."""
    key, details = getattr(problem, "key", None), getattr(problem, "details", None)
    if isinstance(key, str) and isinstance(details, dict):
        return "error-" + key, details
    if isinstance(problem, OSError) and problem.filename is not None:
        return "error-file", {"path": str(problem.filename)}
    raise problem
