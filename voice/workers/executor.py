"""The one way to have work done: in order, whoever does it and whoever dies meanwhile."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future
from dataclasses import dataclass, field
from functools import partial
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, Final, Generic, Protocol

from heraut.voice.workers.batch import Outcome, Refused, timed
from heraut.voice.workers.cluster import Cluster
from heraut.voice.workers.errors import WorkersError
from heraut.voice.workers.pools import Pool
from heraut.voice.workers.processes import Processes
from heraut.voice.workers.work import Done, R, Work

_A_BATCH: Final = 1.0
"""Seconds that a batch shall take at least: handing it out costs little, and progress is smooth."""
_BATCHES: Final = 100
"""Batches that shall be handed out a second at most, by all together: ten times as many keep the
processor of the one who hands them out busy (docs/scale.md)."""
_MOST: Final = 1000
"""Pieces in a batch."""
_QUEUED: Final = 2
"""Batches handed out for each slot: one is done, the next is at hand."""
_AHEAD: Final = 100_000
"""Results that are kept at most while an earlier one is waited for."""
_TRIES: Final = 3
"""Times that workers may die of a batch before it is held to kill them."""
_PATIENCE: Final = 10.0
"""Seconds without any result after which it is looked whether anybody is there."""


@dataclass(frozen=True, slots=True)
class Lost:
    """A process died; what it was at is done again."""

    pieces: int


@dataclass(frozen=True, slots=True)
class Changed:
    """Workers of a cluster came or went; what those were at is done again by others."""

    came: int
    went: int
    slots: int


@dataclass(frozen=True, slots=True)
class Waiting:
    """Nothing has come for a while."""

    seconds: int
    slots: int
    """How many are at work; 0: nobody is there, and it goes on when somebody comes."""


Notice = Lost | Changed | Waiting


class Executor(Protocol):
    """Has work done."""

    def run(self, work: Work[R]) -> Iterator[Done[R]]:
        """Yield what comes of each piece, in their order, as soon as it and all before are done.

        Raises what a piece raises, when its turn comes, and
        :class:`~heraut.voice.workers.errors.WorkersError` when the work cannot be done.
        """
        ...

    def slots(self) -> int:
        """Return how many work at a time, as far as that is known beforehand; else 0."""
        ...


class Here:
    """All is done by this process."""

    def run(self, work: Work[R]) -> Iterator[Done[R]]:
        """Do one piece after the other."""
        yield from map(partial(timed, work.begin()), range(work.count))

    def slots(self) -> int:
        """Return one."""
        return 1


@dataclass(frozen=True, slots=True)
class Pooled:
    """Others do it: processes of this machine, or a cluster."""

    open: Callable[[Work[Any]], Pool]
    tell: Callable[[Notice], None]
    count: int = 0

    def run(self, work: Work[R]) -> Iterator[Done[R]]:
        """Hand the work out, and take in what comes of it."""
        run = _Run(work, self.open, self.tell)
        try:
            yield from run.results()
        finally:
            run.close()

    def slots(self) -> int:
        """Return how many work at a time; 0 for a cluster."""
        return self.count


@dataclass(slots=True)
class _Run(Generic[R]):
    """One work on its way."""

    work: Work[R]
    open: Callable[[Work[Any]], Pool]
    tell: Callable[[Notice], None]
    pool: Pool = field(init=False)
    next: int = 0
    """The first piece that was never handed out."""
    due: int = 0
    """The piece that is yielded next."""
    again: deque[range] = field(default_factory=deque)
    flying: dict[Future[Outcome], range] = field(default_factory=dict)
    ready: dict[int, Done[R] | None] = field(default_factory=dict)
    arrived: SimpleQueue[Future[Outcome]] = field(default_factory=SimpleQueue)
    deaths: Counter[range] = field(default_factory=Counter)
    seconds: float = 0.0
    """The processor's time of all results so far."""
    timed: int = 0
    slots: int = 0
    looked: float = 0.0
    """When it was asked how many slots there are."""
    heard: float = field(default_factory=monotonic)
    """When something came last."""

    def __post_init__(self) -> None:
        self.pool = self.open(self.work)

    def results(self) -> Iterator[Done[R]]:
        do: Callable[[int], R] | None = None
        while self.due < self.work.count:
            self._hand_out()
            if self.due not in self.ready:
                self._take_in()
                continue
            done = self.ready.pop(self.due)
            if done is None:
                # What a worker could not do is done here, for its error to be raised here.
                do = do or self.work.begin()
                done = timed(do, self.due)
            self.due += 1
            yield done

    def close(self) -> None:
        self.pool.close()

    def _hand_out(self) -> None:
        now = monotonic()
        if now - self.looked > _PATIENCE or not self.looked:
            self._look()
            self.looked = now
        while len(self.flying) < _QUEUED * max(1, self.slots):
            if self.again:
                numbers = self.again.popleft()
            elif self.next < self.work.count and self.next - self.due < _AHEAD:
                numbers = range(self.next, min(self.next + self._size(), self.work.count))
                self.next = numbers.stop
            else:
                return
            future = self.pool.submit(numbers)
            self.flying[future] = numbers
            future.add_done_callback(self.arrived.put)

    def _look(self) -> None:
        before, self.slots = self.slots, self.pool.slots()
        came, went = self.pool.changes()
        if before and (came or went):
            self.tell(Changed(came, went, self.slots))

    def _size(self) -> int:
        """Return how many pieces make a batch: it changes how soon, never what comes."""
        if not self.timed:
            return 1
        fair = (self.work.count - self.next) // (_QUEUED * max(1, self.slots)) + 1
        long = max(_A_BATCH, self.slots / _BATCHES)
        wanted = int(long / max(self.seconds / self.timed, 1e-6))
        return max(1, min(wanted, fair, _MOST))

    def _take_in(self) -> None:
        try:
            future = self.arrived.get(timeout=_PATIENCE)
        except Empty:
            self._look()
            self.tell(Waiting(round(monotonic() - self.heard), self.slots))
            return
        numbers = self.flying.pop(future, None)
        if numbers is None:
            return  # of a pool that broke; it was handed out again
        try:
            outcome = future.result()
        except (Exception, CancelledError) as problem:
            self._failed(numbers, problem)
            return
        if isinstance(outcome, Refused):
            message = f"{outcome.machine} has other {outcome.unlike}"
            details = {"machine": outcome.machine, "unlike": str(outcome.unlike)}
            raise WorkersError("cluster_unlike", message, **details)
        self.heard = monotonic()
        for number, done in zip(numbers, outcome, strict=True):
            self.ready[number] = done
            if done is not None:
                self.seconds, self.timed = self.seconds + done.seconds, self.timed + 1

    def _failed(self, numbers: range, problem: BaseException) -> None:
        if not self.pool.died(problem):
            # Not even its result could be sent: done here, it either raises or is as good.
            self.ready.update(dict.fromkeys(numbers, None))
            return
        lost = [numbers]
        if self.pool.broken:
            lost += self.flying.values()
            self.flying.clear()
            self.pool.close()
        self.deaths.update(lost)
        if self.deaths[numbers] >= _TRIES:
            message = f"workers died {_TRIES} times at {numbers}"
            raise WorkersError("workers_died", message, times=_TRIES, piece=numbers.start + 1)
        self.again.extend(sorted(lost, key=lambda each: each.start))
        self.tell(Lost(sum(map(len, lost))))
        if self.pool.broken:
            self.pool = self.open(self.work)


def executor(workers: int, cluster: str | None, tell: Callable[[Notice], None]) -> Executor:
    """Return who does the work: so many processes of this machine, or a cluster at an address.

    With one worker this process does it all. ``tell`` is called while the work is done.
    """
    if cluster is not None:
        return Pooled(lambda work: Cluster(cluster, work), tell)
    if workers == 1:
        return Here()
    return Pooled(lambda work: Processes(workers, work), tell, workers)
