"""The machines of a Dask scheduler. Needs the extra ``cluster``."""

from __future__ import annotations

import logging
import pickle
from concurrent.futures import CancelledError, Future
from typing import TYPE_CHECKING, Any, Final

from heraut.voice.workers.batch import Expected, Outcome, attempt_packed, program
from heraut.voice.workers.errors import WorkersError
from heraut.voice.workers.sameness import of_files
from heraut.voice.workers.work import Work

if TYPE_CHECKING:
    from distributed import Client

_PATIENCE: Final = 10
"""Seconds in which the scheduler must answer."""


class Cluster:
    """A pool of all workers that a scheduler has at the time; they may come and go."""

    broken = False

    def __init__(self, address: str, work: Work[Any]) -> None:
        """Reach the scheduler at an address such as ``tcp://10.0.0.1:8786``.

        Raises :class:`WorkersError`.
        """
        self._address = address
        self._client = _client(address)
        packed = pickle.dumps(work)
        # A task of its own and not data laid out: a worker that dies takes no copy of it along.
        self._packed = self._client.submit(bytes, packed, pure=False)
        self._pool = self._client.get_executor(pure=False)
        self._expected = Expected(program(), of_files(work.reads()))
        self._before: frozenset[str] = frozenset()
        self._present: frozenset[str] = frozenset()

    def submit(self, numbers: range) -> Future[Outcome]:
        """Have the pieces of these numbers done."""
        future: Future[Outcome] = self._pool.submit(
            attempt_packed, self._packed, numbers, self._expected
        )
        return future

    def slots(self) -> int:
        """Return how many threads all workers have together at present."""
        try:
            present = self._client.nthreads()
        except (OSError, TimeoutError):
            present = {}  # no word from the scheduler: as long as it is gone, nobody works
        self._before, self._present = self._present, frozenset(present)
        return sum(present.values())

    def changes(self) -> tuple[int, int]:
        """Return how many workers came and how many went between the last two calls of `slots`."""
        return len(self._present - self._before), len(self._before - self._present)

    def died(self, problem: BaseException) -> bool:
        """Tell whether workers died: the scheduler itself has tried a few others before."""
        from distributed.scheduler import KilledWorker

        if isinstance(problem, CancelledError):
            message = f"the scheduler at {self._address} is gone"
            raise WorkersError("cluster_lost", message, address=self._address) from problem
        if isinstance(problem, ImportError):
            message = f"a worker of {self._address} has not this program: {problem}"
            raise WorkersError("cluster_without", message, address=self._address) from problem
        return isinstance(problem, KilledWorker)

    def close(self) -> None:
        """Leave the cluster to others; it drops what we asked for."""
        self._client.close()


def _client(address: str) -> Client:
    try:
        from distributed import Client
    except ImportError as error:
        message = "the extra cluster is not installed"
        raise WorkersError("cluster_extra", message) from error
    # It writes tracebacks of its own about what is told here in one sentence.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        return Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        message = f"no scheduler answers at {address}"
        raise WorkersError("cluster_unreachable", message, address=address) from error
