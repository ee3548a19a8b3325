"""Feeds the setup with what happens at the table, until a match could be opened."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from queue import Empty, Queue
from typing import Final, Generic, TypeVar

from heraut.grammars.meaning import Heard
from heraut.nfc import Tapped
from heraut.voice.dialogue.outputs import Output, Silenced
from heraut.voice.runtime.event_loop import Closed, Given, Happening, OutputSink, take
from heraut.voice.tasks.setup.inputs import Say
from heraut.voice.tasks.setup.setup_session import Chosen, Resumed, SetupSession

__all__ = ["Opener", "SetupLoop", "unopened"]

T = TypeVar("T")
Opener = Callable[[Chosen | Resumed], T]
"""Opens what was settled. Raises typed errors, or ``OSError`` with a file's name."""

_LOG = logging.getLogger(__name__)
_TICK: Final = 0.5
"""Seconds after which the loop looks up: on Windows, waiting for ever is deaf to Ctrl-C."""


def unopened(problem: Exception) -> Say:
    """Return what to say when a match cannot be opened. Raises it again when it is no known one."""
    key, details = getattr(problem, "key", None), getattr(problem, "details", None)
    if isinstance(key, str) and isinstance(details, dict):
        return Say("error-" + key, details, shared=True)
    if isinstance(problem, OSError) and problem.filename is not None:
        return Say("error-file", {"path": str(problem.filename)}, shared=True)
    raise problem


class SetupLoop(Generic[T]):
    """Runs one setup until its match is open, somebody leaves, or nothing more can come."""

    def __init__(
        self,
        setup_session: SetupSession,
        opener: Opener[T],
        inbox: Queue[Given | Closed],
        sinks: Sequence[OutputSink],
    ) -> None:
        self.setup_session = setup_session
        self._opener = opener
        self._inbox = inbox
        self._sinks = sinks

    def run(self, after_each: Callable[[], None] = lambda: None) -> T | None:
        """Ask, answer what comes in, one thing at a time, and return the opened match.

        ``None`` when there is to be none. ``after_each`` is called when an answer has been handed
        to the sinks.
        """
        self._tell(self.setup_session.begin())
        while not self.setup_session.left:
            try:
                given = self._inbox.get(timeout=_TICK)
            except Empty:
                continue
            if isinstance(given, Closed):
                return None
            try:
                self._answer(given.what)
                opened = self._opened()
                if opened is not None:
                    return opened
                after_each()
            finally:
                given.answered.set()
        return None

    def _opened(self) -> T | None:
        if self.setup_session.result is None:
            return None
        try:
            return self._opener(self.setup_session.result)
        except (ValueError, OSError) as problem:
            self._tell(self.setup_session.again(unopened(problem)))
            return None

    def _answer(self, what: Happening) -> None:
        try:
            outputs = take(self.setup_session, what)
        except Exception:
            # Nothing has begun: one fault must not end the evening.
            _LOG.exception("%r was not taken", what)
            outputs = self.setup_session.trouble("unexpected", {})
        if isinstance(what, Heard | Tapped | str):
            outputs = (Silenced(), *outputs)
        self._tell(outputs)

    def _tell(self, outputs: Sequence[Output]) -> None:
        for sink in self._sinks:
            sink.tell(outputs)
