"""What runs where work is done: some pieces, one after the other."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from platform import node
from threading import Lock
from time import thread_time
from typing import Any, Final

from heraut.voice.workers import sameness
from heraut.voice.workers.work import Done, R, Work


class Unlike(StrEnum):
    """How another machine differs, so that it may bring other results."""

    PROGRAM = "program"
    FILES = "files"


@dataclass(frozen=True, slots=True)
class Refused:
    """A machine that must not do it."""

    machine: str
    unlike: Unlike


@dataclass(frozen=True, slots=True)
class Expected:
    """What all machines must have alike."""

    program: str
    files: str


Outcome = list[Done[Any] | None] | Refused
"""What comes of a batch: of each piece its result, or ``None`` for an error, as errors of ours
cannot be sent: they are raised again where the work was given out."""


def timed(do: Callable[[int], R], number: int) -> Done[R]:
    """Do one piece. Raises what it raises."""
    began = thread_time()
    result = do(number)
    return Done(result, thread_time() - began)


def attempt(do: Callable[[int], Any], numbers: range) -> list[Done[Any] | None]:
    """Do the pieces of these numbers."""
    return [_attempted(do, number) for number in numbers]


def _attempted(do: Callable[[int], Any], number: int) -> Done[Any] | None:
    try:
        return timed(do, number)
    except Exception:
        return None


class _Prepared:
    """The work that this process does at present."""

    def __init__(self) -> None:
        self._lock: Final = Lock()  # a machine may do several batches in threads of one process
        self._packed: bytes | None = None
        self._do: Callable[[int], Any] | None = None
        self._unlike: Unlike | None = None

    def attempt(self, packed: bytes, numbers: range, expected: Expected) -> Outcome:
        """Do some pieces of packed work, if this machine is like the others."""
        with self._lock:
            if packed != self._packed:
                self._packed, self._do = None, None
                self._unlike = self._begin(packed, expected)
                self._packed = packed
            if self._unlike is not None or self._do is None:
                return Refused(node(), self._unlike or Unlike.PROGRAM)
            return attempt(self._do, numbers)

    def _begin(self, packed: bytes, expected: Expected) -> Unlike | None:
        if program() != expected.program:
            return Unlike.PROGRAM
        work: Work[Any] = pickle.loads(packed)
        if sameness.of_files(work.reads()) != expected.files:
            return Unlike.FILES
        self._do = work.begin()
        return None


@cache
def program() -> str:
    """Return the sameness of this process's program, as it was when it began to work."""
    return sameness.of_program()


_prepared: Final = _Prepared()


def attempt_packed(packed: bytes, numbers: range, expected: Expected) -> Outcome:
    """Do some pieces of packed work on another machine."""
    return _prepared.attempt(packed, numbers, expected)
