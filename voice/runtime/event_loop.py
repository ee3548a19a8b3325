"""The assistant at the table: threads around a session.

One loop owns the session. Feeders put what happens (typed lines, utterances, taps) into its queue
from their own threads; sinks say what comes of it. An utterance waits for its answer before the
ears listen again, so that they always listen with the phrases of the moment.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from queue import Empty, Queue
from typing import Protocol, TextIO

from heraut.grammars.meaning import Heard
from heraut.nfc import (
    BadTag,
    CardNameError,
    CardTag,
    ReaderBack,
    ReaderEvent,
    ReaderLost,
    Tapped,
    parse_card,
)
from heraut.voice.dialogue.outputs import Output, Silenced

__all__ = [
    "Closed",
    "EventLoop",
    "Given",
    "Happening",
    "OutputSink",
    "Problem",
    "Task",
    "TypedLines",
    "take",
]


_LOG = logging.getLogger(__name__)
_TICK = 0.5
"""Seconds after which the loop looks up: on Windows, waiting for ever is deaf to Ctrl-C."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A device failed or came back: the message that says it, and its values."""

    key: str
    details: Mapping[str, object] = field(default_factory=dict)


Happening = Heard | ReaderEvent | Problem | str
"""What may reach the table: an utterance, a reader's event, a device's trouble, a typed line."""


@dataclass(frozen=True, slots=True)
class Given:
    """Something that reached the table, and a flag that is raised once it was answered."""

    what: Happening
    answered: threading.Event = field(default_factory=threading.Event)


@dataclass(frozen=True, slots=True)
class Closed:
    """A feeder has no more to give: the typed lines have ended."""


class OutputSink(Protocol):
    """Tells outputs: prints them, speaks them, writes them to a file."""

    def tell(self, outputs: Iterable[Output]) -> None:
        """Tell them in order. Must not raise for a lost device."""
        ...


class InputHandler(Protocol):
    """What takes the things that happen at a table: a session, or the setup before it."""

    reader: bool
    """Whether a reader is there."""

    def hear(self, heard: Heard) -> tuple[Output, ...]:
        """Take what was heard."""
        ...

    def typed(self, line: str) -> tuple[Output, ...]:
        """Take typed words."""
        ...

    def tap(self, tag: CardTag) -> tuple[Output, ...]:
        """Take a tapped card."""
        ...

    def trouble(self, key: str, details: Mapping[str, object], cue: str = "") -> tuple[Output, ...]:
        """Take something that went wrong."""
        ...


class Task(InputHandler, Protocol):
    """A talk that begins and comes to an end: a match, or questions of their own."""

    @property
    def over(self) -> bool:
        """Whether it has come to its end."""
        ...

    @property
    def left(self) -> bool:
        """Whether the players have asked to leave."""
        ...

    def begin(self) -> tuple[Output, ...]:
        """Say how things stand."""
        ...


def take(session: InputHandler, what: Happening) -> tuple[Output, ...]:
    """Give a session one thing that happened and return what came of it."""
    match what:
        case Heard():
            return session.hear(what)
        case str():
            return _typed(session, what)
        case Tapped(card):
            session.reader = True  # also one that took its time to answer
            return session.tap(card)
        case BadTag(details=details):
            return session.trouble("error_" + what.key, details, "wrong_card")
        case ReaderLost(details=details):
            session.reader = False
            return session.trouble("error_" + what.key, details)
        case ReaderBack(name):
            session.reader = True
            return session.trouble("reader_back", {"name": name})
        case Problem(key, details):
            return session.trouble(key, details)


def _typed(session: InputHandler, line: str) -> tuple[Output, ...]:
    """Take a typed line: heard words, a tap when it begins with ``@``, silence when empty."""
    if not line:
        return (Silenced(),)
    if not line.startswith("@"):
        return session.typed(line)
    try:
        card = parse_card(line[1:])
        session.reader = True
        return session.tap(card)
    except CardNameError as problem:
        return session.trouble("error_" + problem.key, problem.details)


class EventLoop:
    """Runs one session until it is over, left, or nothing more can come."""

    def __init__(self, session: Task, sinks: Sequence[OutputSink]) -> None:
        self.session = session
        self.inbox: Queue[Given | Closed] = Queue()
        self._sinks = sinks

    def run(self, after_each: Callable[[], None] = lambda: None) -> None:
        """Say how things stand, then answer what comes in, one thing at a time.

        ``after_each`` is called when an answer has been handed to the sinks.
        """
        self._tell(self.session.begin())
        while not (self.session.over or self.session.left):
            try:
                given = self.inbox.get(timeout=_TICK)
            except Empty:
                continue
            if isinstance(given, Closed):
                return
            try:
                self._answer(given.what)
                after_each()
            finally:
                given.answered.set()

    def _answer(self, what: Happening) -> None:
        try:
            outputs = take(self.session, what)
        except Exception:
            # The match is on the disk and unchanged: one fault must not end the evening.
            _LOG.exception("%r was not taken", what)
            outputs = self.session.trouble("unexpected", {})
        if isinstance(what, Heard | Tapped | str):
            # Who goes on has heard enough: what is still being said would be stale.
            outputs = (Silenced(), *outputs)
        self._tell(outputs)

    def _tell(self, outputs: Sequence[Output]) -> None:
        for sink in self._sinks:
            sink.tell(outputs)


class TypedLines:
    """Feeds the lines of a text stream, one answered before the next is read."""

    def __init__(
        self, inbox: Queue[Given | Closed], stream: TextIO, *, closes: bool = True
    ) -> None:
        self._inbox = inbox
        self._stream = stream
        self._closes = closes
        """Whether the end of the lines is the end of the session: not while the ears listen."""
        self._thread = threading.Thread(target=self._read, name="typed-lines", daemon=True)

    def start(self) -> None:
        """Begin to read."""
        self._thread.start()

    def _read(self) -> None:
        try:
            for line in self._stream:
                given = Given(line.strip())
                self._inbox.put(given)
                given.answered.wait()
        finally:
            if self._closes:
                self._inbox.put(Closed())
