"""What phones have sent and the talk has not taken yet, so that nobody holds up the others.

Each has a line of its own, and only the first of each line stands in the loop's queue: whatever one
sends, all others wait for one thing of it at most. What it costs to take is counted as well: words
that make no sense take a hundred times as long as a question, for what they may have meant is
looked for. Safe to be used by several threads.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output
from heraut.voice.pocket.talks import Act

MOST: Final = 3
"""Things that one has sent that may wait."""
_SPARE: Final = 0.5
"""Seconds of the processor that what one sends may take at once: some ten lines without sense."""
_SHARE: Final = 0.05
"""Seconds of the processor that it may take in a second, for long."""
LONGEST: Final = 1.0
"""Seconds for which one has to be silent at most, whatever was sent: nobody types that fast who
means it, so each bad line of an honest player is still answered."""
_COUNTED: Final = 0.2
"""Seconds that one thing counts for at most: the first of a match has all its sentences read, and
whoever sends that is still answered when he plays at once."""


class Busy(ValueError):
    """Too much waits already of who sends this, or what was sent just now took too long."""


class WaitingLines:
    """Hands over what was sent by ``put``, the first of each line, one after another.

    ``spent`` tells how long the thread that takes it has worked, in seconds.
    """

    def __init__(
        self,
        put: Callable[[Act], None],
        now: Callable[[], float] = time.monotonic,
        spent: Callable[[], float] = time.thread_time,
    ) -> None:
        self._put, self._now, self._spent = put, now, spent
        self._lines: dict[Hashable, deque[Act]] = {}
        self._left: dict[Hashable, tuple[float, float]] = {}
        """By who has sent something lately, the seconds to spend, and when that was so."""
        self._lock = threading.Lock()

    def add(self, who: Hashable, act: Act, *, counted: bool = True) -> None:
        """Have something taken in its turn. Raises :class:`Busy`.

        What is not ``counted`` may cost what it will: in a setup one tap has sentences read.
        """
        with self._lock:
            line = self._lines.get(who, deque())
            if len(line) >= MOST or (counted and self._to_spend(who) <= 0):
                raise Busy
            line.append(act)
            self._lines[who] = line
            first = len(line) == 1
        if first:
            self._put(partial(self._take, who, act))

    def _take(self, who: Hashable, act: Act, talk: Conversation) -> tuple[Output, ...]:
        before = self._spent()
        try:
            return act(talk)
        finally:
            with self._lock:
                left = self._to_spend(who) - min(_COUNTED, self._spent() - before)
                self._left[who] = max(left, -LONGEST * _SHARE), self._now()
                line = self._lines[who]
                line.popleft()
                if not line:
                    del self._lines[who]
            if line:
                self._put(partial(self._take, who, line[0]))

    def _to_spend(self, who: Hashable) -> float:
        left, then = self._left.get(who, (_SPARE, 0.0))
        return min(_SPARE, left + (self._now() - then) * _SHARE)
