"""Pieces of work for the tests: other processes import them by the name of this module."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from time import sleep
from typing import NamedTuple

from heraut.engines.contests import Contest, contests
from heraut.engines.setup import BadSetup
from heraut.voice.workers.executor import executor
from heraut.voice.workers.work import Work

KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
PLAYERS, SEED = ("random", "sensible"), 3
DEADLY = 5
WRONG = 7


class Played(NamedTuple):
    """A game, and the process that played it."""

    game: Contest
    process: int


def games() -> Callable[[int], Played]:
    """Return what plays games that take a little longer than they need."""
    play = contests("kingsbridge", PLAYERS, {"cards": "app"}, SEED)

    def slowly(number: int) -> Played:
        sleep(0.05)
        return Played(play(number), os.getpid())

    return slowly


def deadly() -> Callable[[int], int]:
    """Return what kills its own process at one number."""

    def do(number: int) -> int:
        if number == DEADLY:
            os.kill(os.getpid(), KILL)
        return number

    return do


def wrong() -> Callable[[int], int]:
    """Return what raises at one number an error that cannot be sent to another process."""

    def do(number: int) -> int:
        if number == WRONG:
            raise BadSetup("no_such_option", "no such option", option="colour", options=())
        return number

    return do


@dataclass(frozen=True)
class Changing:
    """A file that is another one in each process: as a machine has it that was not brought up."""

    path: Path

    def __call__(self) -> Iterable[Path]:
        self.path.write_text(str(os.getpid()))
        return [self.path]


def main() -> None:
    """Have games played by two processes, and tell for each which one played it."""
    for done in executor(2, None, print).run(Work(games, 1000)):
        print(done.result.process, flush=True)


if __name__ == "__main__":
    sys.exit(main())
