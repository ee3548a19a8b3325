"""When the table is listened to: always, or for one sentence after each push.

A push is the key Enter, a pedal that types it, the card ``heraut/listen``: a terminal shows keys
that go down, never one that is let go of. So a push opens the ears, and the end of the sentence
shuts them. Phones have a button of their own.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import ExitStack
from typing import Final

from heraut.voice.ears.gate import Gate
from heraut.voice.home.settings import LISTEN

ALWAYS, PUSH = LISTEN
_PATIENCE: Final = 8.0
"""Seconds of sound after a push in which a sentence has to begin."""


class PushToTalk:
    """Holds the ears' gate shut between pushes. Any thread may use it."""

    def __init__(self, when: str = ALWAYS) -> None:
        self.gate = Gate()
        """What shuts the ears, whoever shuts it."""
        self._lock = threading.Lock()
        self._held = ExitStack()
        self._shut = False
        self._left = 0.0
        """Seconds that a sentence still has to begin in."""
        self._when = ALWAYS
        self.when = when

    @property
    def when(self) -> str:
        """``always`` or ``push``."""
        return self._when

    @when.setter
    def when(self, when: str) -> None:
        with self._lock:
            self._when = when
            self._hold(when == PUSH)

    @property
    def waits(self) -> bool:
        """Whether the ears are shut between pushes."""
        return self._when == PUSH

    def push(self) -> None:
        """Listen to one sentence. Nothing changes where all is listened to."""
        with self._lock:
            if self._when == PUSH:
                self._left = _PATIENCE
                self._hold(False)

    def taken(self) -> None:
        """Note that a sentence was heard: the next one wants a push of its own."""
        with self._lock:
            self._hold(self._when == PUSH)

    def passed(self, seconds: float, hearing: Callable[[], bool]) -> bool:
        """Note that so much was listened to; tell whether a push has just been in vain.

        ``hearing`` tells whether a sentence is under way.
        """
        with self._lock:
            if self._when != PUSH or self._shut or self.gate.is_shut:
                return False
            self._left -= seconds
            if self._left > 0 or hearing():
                return False
            self._hold(True)
            return True

    def _hold(self, shut: bool) -> None:
        if shut and not self._shut:
            self._held.enter_context(self.gate.shut())
        elif not shut and self._shut:
            self._held.close()
        self._shut = shut
