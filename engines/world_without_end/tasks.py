"""The list of what is still to be done: how steps put further steps before the others."""

from __future__ import annotations

from collections.abc import Iterable

from heraut.engines.protocol import Seat
from heraut.engines.records import changed
from heraut.engines.world_without_end.state import State, Task


def push(state: State, *tasks: Task) -> State:
    """Return the state with these tasks to be done before all others, in this order."""
    return changed(state, tasks=(*tasks, *state.tasks))


def each(kind: str, seats: Iterable[Seat], what: str = "", by: str = "") -> tuple[Task, ...]:
    """Return one task of this kind for each of the seats, in order."""
    return tuple(Task(kind, seat, what, by) for seat in seats)
