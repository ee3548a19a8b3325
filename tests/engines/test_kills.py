"""A program is killed at every call that touches the file of a match: what was told is there.

A child process saves, and kills itself (SIGKILL) before or behind one of the calls that reach the
file or its folder, or after some octets of a write. What it announced comes through a pipe. Its
parent then reads the file as the next program would, and plays on in it.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from functools import partial
from io import FileIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from heraut.engines.journal import Journal, load, never_begun
from heraut.engines.match import Match
from heraut.engines.registry import RULES

from .test_power_loss import SEAL, SEATS, steps

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="Windows forks no process")


class Calls:
    """Counts what touches the file, and kills this process at one of them."""

    def __init__(self, fatal: int) -> None:
        self.count, self.fatal = 0, fatal

    def point(self) -> None:
        if self.count == self.fatal:
            os.kill(os.getpid(), signal.SIGKILL)
        self.count += 1

    def around(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any, **more: Any) -> Any:
            self.point()
            done = call(*args, **more)
            self.point()
            return done

        return counted

    def install(self) -> None:
        calls = self

        class Opened(FileIO):
            truncate = calls.around(FileIO.truncate)
            close = calls.around(FileIO.close)

            def write(self, data: Any) -> int:
                calls.point()
                # A write may be cut short by the system anywhere: the rest is a call of its own.
                some = bytes(data[: max(1, len(data) // 2)])
                for end in {len(some) // 3, 2 * len(some) // 3} - {0}:
                    if calls.count == calls.fatal:
                        super().write(some[:end])
                    calls.point()
                return super().write(some)

        Path.open = calls.around(lambda path, mode="r", buffering=-1: Opened(path, mode))  # type: ignore[method-assign]
        for name in ("stat", "touch"):
            setattr(Path, name, calls.around(getattr(Path, name)))
        for name in ("fsync", "open", "close"):
            setattr(os, name, calls.around(getattr(os, name)))


def killed(fatal: int, work: Callable[[], object]) -> tuple[bool, bool]:
    """Work in a child that dies at one call; return whether it told, and whether it died."""
    reads, writes = os.pipe()
    tells = os.write
    if (child := os.fork()) == 0:
        try:
            Calls(fatal).install()
            work()
            tells(writes, b"told")
        finally:
            os._exit(0)
    os.close(writes)
    told = os.read(reads, 4) == b"told"
    os.close(reads)
    return told, os.WIFSIGNALED(os.waitpid(child, 0)[1])


@pytest.mark.long
@pytest.mark.parametrize("game", RULES)
def test_what_was_told_is_there_wherever_the_program_is_killed(
    tmp_path: Path, game: str, whole: bool
) -> None:
    dice, points, number = Random(game), 0, 0
    least = 5_000 if whole else 16
    while points < least:
        number += 1
        path = tmp_path / f"{number}.jsonl"
        match = Match.new(game, SEATS[game], {}, number).settle()
        fatal, dies = 0, True
        while dies:  # in the midst of beginning
            told, dies = killed(fatal, partial(Journal.create, path, match, SEAL))
            assert told != dies
            if not (path.exists() and not never_begun(path)):
                assert dies, "told, and nothing is there"
            elif not dies:
                assert load(path, SEAL)[0].history == match.history
            else:
                kept = load(path, SEAL)[0].history
                assert kept == match.history[: len(kept)]
            fatal, points = fatal + 1, points + dies
            path.unlink(missing_ok=True)
        journal = Journal.create(path, match, SEAL)
        before = match.history
        for after in steps(match, 6, dice):
            octets, fatal, dies = path.read_bytes(), 0, True
            while dies:
                told, dies = killed(fatal, partial(journal.save, after))
                assert told != dies
                again, going_on, _ = load(path, SEAL)
                assert again.history == after.history or not told
                # An undo and what came instead may be whole in part; nothing else may be there.
                kept = again.history
                assert kept in (before[: len(kept)], after.history[: len(kept)])
                assert len(kept) >= shared(before, after.history)
                going_on.save(after)
                if whole:
                    assert load(path, SEAL)[0].history == after.history
                path.write_bytes(octets)
                fatal, points = fatal + 1, points + dies
            journal.save(after)
            before = after.history
            if points >= least:
                break
    assert points >= least


def shared(one: tuple[Any, ...], other: tuple[Any, ...]) -> int:
    """Return with how many of the same steps two histories begin."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((n for n, (each, its) in pairs if each != its), min(len(one), len(other)))
