"""Those who do the work, all asked in the same way."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Protocol

from heraut.voice.workers.batch import Outcome


class Pool(Protocol):
    """Workers that were told what the work is."""

    def submit(self, numbers: range) -> Future[Outcome]:
        """Have the pieces of these numbers done."""
        ...

    def slots(self) -> int:
        """Return how many batches are done at a time at present; 0 while nobody is there."""
        ...

    def changes(self) -> tuple[int, int]:
        """Return how many workers came and how many went between the last two calls of `slots`."""
        ...

    def died(self, problem: BaseException) -> bool:
        """Tell whether a batch failed because its worker died. It is to be done again then.

        Raises :class:`~heraut.voice.workers.errors.WorkersError` where nobody can do it.
        """
        ...

    @property
    def broken(self) -> bool:
        """Whether nothing more can be done by this pool, so that a new one is needed."""
        ...

    def close(self) -> None:
        """Leave undone what is not begun, and let the workers go."""
        ...
