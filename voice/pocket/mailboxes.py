"""What each listener was told, until its page has it: a bounded list with serial numbers."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

MOST: Final = 100
"""Messages that are kept of each listener."""
CAUGHT_UP: Final = 12
"""Messages that a page which comes back is told at most; of the older ones, only how many."""


@dataclass(frozen=True, slots=True)
class Message:
    """One thing that was said."""

    serial: int
    """From 1, without gaps for its listener: what others were told leaves no trace in it."""
    text: str
    own: bool
    """Whether it is for this seat alone."""


class Mailbox:
    """What one listener was told: a seat, or whoever has none. Safe for several threads."""

    def __init__(self) -> None:
        self._messages: deque[Message] = deque(maxlen=MOST)
        self._last = 0
        self._lock = threading.Lock()

    def put(self, text: str, *, own: bool = False) -> None:
        """Add a message; beyond :data:`MOST` the oldest goes."""
        with self._lock:
            self._last += 1
            self._messages.append(Message(self._last, text, own))

    def after(self, serial: int, most: int = CAUGHT_UP) -> tuple[Sequence[Message], int]:
        """Return the messages after one, the oldest first, and how many before them are left out.

        A serial that was never given is that of another evening: all is told again. What is a
        seat's own comes before what all heard, where not all of it fits.
        """
        with self._lock:
            seen = serial if 0 <= serial <= self._last else 0
            new = [one for one in self._messages if one.serial > seen]
            count = self._last - seen
        if len(new) > most:
            own = [one for one in new if one.own][-most:]
            rest = most - len(own)
            others = [one for one in new if not one.own][-rest:] if rest else []
            new = sorted((*own, *others), key=lambda one: one.serial)
        return new, count - len(new)
