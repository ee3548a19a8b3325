"""What there is to do, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

R = TypeVar("R")


def nothing() -> Iterable[Path]:
    """Return no files at all."""
    return ()


@dataclass(frozen=True, slots=True)
class Work(Generic[R]):
    """Pieces of work, counted from 0, each of which depends on nothing but its number.

    It must be possible to pickle it, for it is done elsewhere too.
    """

    begin: Callable[[], Callable[[int], R]]
    """Makes, once in each process, what does a piece."""
    count: int
    reads: Callable[[], Iterable[Path]] = nothing
    """The files and folders that it reads where it is done; elsewhere they must be the same."""


@dataclass(frozen=True, slots=True)
class Done(Generic[R]):
    """A piece that was done."""

    result: R
    seconds: float
    """The processor's time that it took where it was done."""
