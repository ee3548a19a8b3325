"""Work in pieces: the same comes out whoever does it, and whoever dies meanwhile."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import islice
from pathlib import Path
from time import monotonic, sleep

import pytest

from heraut.engines.contests import Contest
from heraut.engines.setup import BadSetup
from heraut.voice.workers.errors import WorkersError
from heraut.voice.workers.executor import Here, Lost, Notice, Waiting, executor
from heraut.voice.workers.work import Work

from . import pieces

GAMES = Work(pieces.games, 24)


def untold(notice: Notice) -> None:
    """Nothing is told but that a busy machine has others wait."""
    assert isinstance(notice, Waiting), notice


@pytest.fixture(scope="module")
def alone() -> list[Contest]:
    """What comes of the games in this process."""
    return [done.result.game for done in Here().run(GAMES)]


@pytest.mark.long
@pytest.mark.parametrize("workers", [1, 2, 3])
def test_the_same_comes_out_in_the_same_order_however_many_work(
    alone: list[Contest], workers: int
) -> None:
    found = [done.result for done in executor(workers, None, untold).run(GAMES)]
    assert [each.game for each in found] == alone
    assert len(set(alone)) > len(alone) / 2, "any order would do"
    processes = {each.process for each in found}
    assert len(processes) == workers
    assert (os.getpid() in processes) == (workers == 1)


@pytest.mark.long
def test_when_a_process_is_killed_its_games_are_played_again_by_another(
    alone: list[Contest],
) -> None:
    notices: list[Notice] = []
    running = executor(2, None, notices.append).run(GAMES)
    first = next(running).result
    os.kill(first.process, pieces.KILL)
    rest = [done.result for done in running]
    assert [first.game, *(each.game for each in rest)] == alone
    assert [type(notice) for notice in notices] == [Lost]
    late = {each.process for each in islice(reversed(rest), 4)}
    assert first.process not in late and late


def test_what_kills_every_process_is_given_up_and_told() -> None:
    notices: list[Notice] = []
    with pytest.raises(WorkersError) as caught:
        list(executor(2, None, notices.append).run(Work(pieces.deadly, 9)))
    assert caught.value.key == "workers_died"
    first = caught.value.details["piece"]
    assert isinstance(first, int) and first <= pieces.DEADLY + 1
    assert len(notices) == 2, "it was tried again twice"


def test_an_error_is_raised_when_its_turn_comes_and_as_it_is() -> None:
    running = executor(2, None, untold).run(Work(pieces.wrong, 20))
    assert [done.result for done in islice(running, pieces.WRONG)] == list(range(pieces.WRONG))
    with pytest.raises(BadSetup) as caught:
        next(running)
    assert caught.value.details["option"] == "colour"


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="needs to see which processes there are")
def test_when_the_program_is_killed_its_workers_end_too() -> None:
    program = [sys.executable, "-m", "tests.voice.workers.pieces"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as started:
        assert started.stdout is not None
        workers = {int(line) for line in islice(started.stdout, 12)}
        assert len(workers) == 2 and all(map(alive, workers))
        started.kill()
    until = monotonic() + 10
    while any(map(alive, workers)) and monotonic() < until:
        sleep(0.05)
    assert not any(map(alive, workers))


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
