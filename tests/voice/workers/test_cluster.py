"""The same on the machines of a Dask scheduler: here a real one with real worker processes.

Needs the extra ``cluster``; ``python -m pytest tests/voice/workers/test_cluster.py``.
"""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from heraut.voice.commands.tournament import tournament
from heraut.voice.workers.cluster import Cluster
from heraut.voice.workers.errors import WorkersError
from heraut.voice.workers.executor import Changed, Here, Notice, executor
from heraut.voice.workers.work import Work

from . import pieces

distributed = pytest.importorskip("distributed")
GAMES = Work(pieces.games, 24)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The scheduler of two workers."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
    ) as cluster:
        yield cluster.scheduler_address


@pytest.fixture
def manned() -> Iterator[str]:
    """The scheduler of two workers that are begun anew however they die.

    Dask itself gives up one that dies before it is counted as begun, and nobody would be left.
    """
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
    ) as cluster:
        cluster.adapt(minimum=2, maximum=2)
        yield cluster.scheduler_address


@pytest.mark.long
def test_when_a_worker_is_killed_the_same_comes_out(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heraut.voice.workers.executor._PATIENCE", 0.05)
    notices: list[Notice] = []
    running = executor(1, address, notices.append).run(GAMES)
    first = next(running).result
    os.kill(first.process, pieces.KILL)
    found = [first, *(done.result for done in running)]
    assert [each.game for each in found] == [done.result.game for done in Here().run(GAMES)]
    assert os.getpid() not in {each.process for each in found}
    assert first.process not in {each.process for each in found[-4:]}
    assert sum(notice.went for notice in notices if isinstance(notice, Changed)) == 1


@pytest.mark.long
def test_a_tournament_on_a_cluster_ends_as_one_at_home(address: str) -> None:
    def report(*where: str) -> dict[str, Any]:
        arguments = ["kingsbridge", "--players", "sensible,random", "--games", "30", "--json"]
        found = CliRunner().invoke(tournament, [*arguments, *where], catch_exceptions=False)
        told: dict[str, Any] = json.loads(found.stdout)
        return {name: told[name] for name in told.keys() - {"speed", "seconds_per_game"}}

    assert report("--cluster", address) == report("--workers", "1")


def test_a_worker_with_other_files_is_refused(address: str, tmp_path: Path) -> None:
    (tmp_path / "one.wav").write_bytes(b"sound")
    work = Work(pieces.deadly, 3, pieces.Changing(tmp_path / "one.wav"))
    with pytest.raises(WorkersError) as caught:
        list(executor(1, address, print).run(work))
    assert caught.value.key == "cluster_unlike"
    assert caught.value.details["unlike"] == "files"


@pytest.mark.long
def test_what_kills_every_worker_is_given_up(manned: str) -> None:
    with pytest.raises(WorkersError) as caught:
        list(executor(1, manned, lambda notice: None).run(Work(pieces.deadly, 9)))
    assert caught.value.key == "workers_died"


def test_where_no_scheduler_answers_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heraut.voice.workers.cluster._PATIENCE", 1)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    for wrong in (address, "no address"):
        with pytest.raises(WorkersError) as caught:
            Cluster(wrong, GAMES)
        assert caught.value.key == "cluster_unreachable"
