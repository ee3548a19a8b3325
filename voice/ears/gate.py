"""The gate that keeps our own voice out of the ears."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Gate:
    """Shuts the ears while the loudspeaker speaks. Any thread may use it.

    It stays shut ``tail`` seconds longer: the room and the buffers still sound. Several speakers
    may shut it at once; it opens when the last one is done. With headphones leave it open.
    """

    def __init__(self, tail: float = 0.2, clock: Callable[[], float] = time.monotonic) -> None:
        self._tail = tail
        self._clock = clock
        self._lock = threading.Lock()
        self._speakers = 0
        self._open_at = float("-inf")

    @contextmanager
    def shut(self) -> Iterator[None]:
        """Keep the gate shut inside a ``with`` statement."""
        with self._lock:
            self._speakers += 1
        try:
            yield
        finally:
            with self._lock:
                self._speakers -= 1
                self._open_at = self._clock() + self._tail

    @property
    def is_shut(self) -> bool:
        """Whether sound that arrives now must be thrown away."""
        with self._lock:
            return self._speakers > 0 or self._clock() < self._open_at
