"""Processes of this machine, one a core."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing.connection import wait
from threading import Thread
from typing import Any

from heraut.voice.workers.batch import Outcome, attempt
from heraut.voice.workers.work import Work


class Processes:
    """A pool of processes. When one of them dies, the library gives up all: it is broken then."""

    def __init__(self, count: int, work: Work[Any]) -> None:
        self._count = count
        # A fresh interpreter each: a forked one would share what Vosk's threads hold.
        spawn = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(count, spawn, _begin, (work.begin,))
        self.broken = False

    def submit(self, numbers: range) -> Future[Outcome]:
        """Have the pieces of these numbers done."""
        try:
            return self._pool.submit(_attempt, numbers)
        except BrokenExecutor as problem:  # it died before it was asked
            failed: Future[Outcome] = Future()
            failed.set_exception(problem)
            return failed

    def slots(self) -> int:
        """Return how many there are."""
        return self._count

    def changes(self) -> tuple[int, int]:
        """Return that nobody came or went: a process that dies breaks the pool."""
        return 0, 0

    def died(self, problem: BaseException) -> bool:
        """Tell whether a process died."""
        self.broken = self.broken or isinstance(problem, BrokenExecutor)
        return isinstance(problem, BrokenExecutor)

    def close(self) -> None:
        """Let the processes go once they have done what they are at."""
        self._pool.shutdown(cancel_futures=True)


_do: Callable[[int], Any]
"""The worker's own."""


def _begin(begin: Callable[[], Callable[[int], Any]]) -> None:
    global _do
    # Who stops the program stops it at a terminal: that one tells, not each of us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_go_with_parent, daemon=True).start()
    _do = begin()


def _go_with_parent() -> None:
    """End with the program that gave the work, however that ends: else nobody would end us."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _attempt(numbers: range) -> Outcome:
    return list(attempt(_do, numbers))
