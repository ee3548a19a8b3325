"""The assistant at the table: threads around a conversation.

One loop owns the conversation. Feeders put what happens (typed lines, utterances, taps) into its
queue from their own threads; sinks say what comes of it. An utterance waits for its answer before
the ears listen again, so that they always listen with the phrases of the moment.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from queue import Empty, Queue
from typing import Any, Final, Protocol, TextIO

from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard, Reheard, Scope
from heraut.nfc import (
    BadTag,
    CardNameError,
    ReaderBack,
    ReaderEvent,
    ReaderLost,
    Tapped,
    parse_card,
)
from heraut.voice.dialogue import LISTEN_CARD, Conversation, Task
from heraut.voice.dialogue.outputs import Output, Silenced
from heraut.voice.runtime import malloc_arenas

_LOG = logging.getLogger(__name__)
QUIET: Final = 600.0
"""Seconds without a word, a tap or a line after which a loop that listens falls asleep."""
CALM: Final = 60.0
"""Likewise, after which what nobody waits for is done."""
_PUSHES: Final = ("", f"@{LISTEN_CARD}")
"""Lines that open the ears where they wait for a push: the key alone, and the card by its name."""
_TICK = 0.5
"""Seconds after which the loop looks up: on Windows, waiting for ever is deaf to Ctrl-C."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A device failed or came back: the message that says it, and its values."""

    key: str
    details: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Said:
    """An utterance, and its sound, so that it can be heard again."""

    heard: Heard
    sound: bytes


@dataclass(frozen=True, slots=True)
class Waiting:
    """What was said takes an instant to be heard again."""


@dataclass(frozen=True, slots=True)
class Aside:
    """Something to be done between two sentences, in the thread that owns the conversation."""

    do: Callable[[Conversation], tuple[Output, ...]]
    """Does it, and returns what to tell of it."""


Happening = Said | Heard | Reheard | Waiting | ReaderEvent | Problem | Aside | str
"""What may reach the table: an utterance, what a second ear made of one, a reader's event, a
device's trouble, what a phone sent, a typed line."""


class Rehearing(Protocol):
    """Hears an utterance again and puts what comes of it into the queue, as :class:`Reheard`."""

    @property
    def ready(self) -> bool:
        """Whether it can."""
        ...

    def ask(self, heard: Heard, sound: bytes, grammar: Grammar, scopes: Sequence[Scope]) -> None:
        """Hear an utterance again, in place of any older one."""
        ...

    def aside(
        self,
        heard: Heard,
        sound: bytes,
        grammar: Grammar,
        scopes: Sequence[Scope],
        found: Callable[[Reheard], None],
    ) -> bool:
        """Hear what was said into a phone again, and hand over what comes of it; if it can."""
        ...

    def drop(self) -> None:
        """Forget what is being heard again: something newer happened."""
        ...


class Pushes(Protocol):
    """Shuts the ears but for one sentence after each push, where that is wished."""

    @property
    def waits(self) -> bool:
        """Whether it is."""
        ...

    def push(self) -> None:
        """Open the ears for one sentence."""
        ...


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


def take(talk: Conversation, what: Happening) -> tuple[Output, ...]:
    """Give a conversation one thing that happened and return what came of it."""
    match what:
        case Heard():
            return talk.hear(what)
        case Said(heard):
            return talk.hear(heard)
        case Reheard():
            return talk.reheard(what)
        case Waiting():
            return talk.wait()
        case str():
            return _typed(talk, what)
        case Tapped(card):
            talk.reader = True  # also one that took its time to answer
            return talk.tap(card)
        case BadTag(details=details):
            return talk.trouble("error_" + what.key, details, "wrong_card")
        case ReaderLost(details=details):
            talk.reader = False
            return talk.trouble("error_" + what.key, details)
        case ReaderBack(name):
            talk.reader = True
            return talk.trouble("reader_back", {"name": name})
        case Problem(key, details):
            return talk.trouble(key, details)
        case Aside(do):
            return do(talk)


def _typed(talk: Conversation, line: str) -> tuple[Output, ...]:
    """Take a typed line: heard words, a tap when it begins with ``@``, silence when empty."""
    if not line:
        return (Silenced(),)
    if not line.startswith("@"):
        return talk.typed(line)
    try:
        card = parse_card(line[1:])
        talk.reader = True
        return talk.tap(card)
    except CardNameError as problem:
        return talk.trouble("error_" + problem.key, problem.details)


class EventLoop:
    """Runs one conversation until it is over, or nothing more can come."""

    def __init__(
        self,
        talk: Conversation,
        sinks: Sequence[OutputSink],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.talk = talk
        self.inbox: Queue[Given | Closed] = Queue()
        self.sinks = sinks if isinstance(sinks, list) else list(sinks)
        """Who is told what comes of it; may change between two things that happen."""
        self.second: Rehearing | None = None
        """What hears again, where something does."""
        self.dozes = False
        """Whether it pauses by itself when nobody has said anything for :data:`QUIET` seconds."""
        self.follows: Callable[[Task[Any]], Task[Any] | None] = lambda task: None
        """Returns what is talked about once a task has come to its end; ``None``: nothing."""
        self.pushes: Pushes | None = None
        """What opens the ears for one sentence, where there are ears."""
        self._last = clock()
        self._rested = False
        """Whether memory was given back since something came last."""
        self._clock = clock
        self._again: Heard | None = None
        """What is being heard again, and was not answered yet."""

    def run(self, after_each: Callable[[], None] = lambda: None) -> None:
        """Say how things stand, then answer what comes in, one thing at a time.

        ``after_each`` is called when the beginning, or an answer, has been handed to the sinks.
        """
        self._tell(self.talk.begin())
        self._go_on()
        after_each()
        while not self.talk.over:
            try:
                given = self.inbox.get(timeout=_TICK)
            except Empty:
                self._rest()
                self._doze()
                continue
            if isinstance(given, Closed):
                return
            try:
                self._answer(given.what)
                self._go_on()
                after_each()
            finally:
                given.answered.set()

    def _go_on(self) -> None:
        """Begin what follows where there is no more to say of a task, and nobody has left it."""
        talk = self.talk
        if talk.over and not talk.left and (task := self.follows(talk.task)) is not None:
            self._tell(talk.go_on(task))

    @property
    def _waits_for_push(self) -> bool:
        return self.pushes is not None and self.pushes.waits

    def _rest(self) -> None:
        """Give memory back once nothing has come for a while: nobody waits for an answer then."""
        if not self._rested and self._clock() - self._last >= CALM:
            self._rested = True
            malloc_arenas.give_back()

    def _doze(self) -> None:
        """Fall asleep where nobody has said anything for long: talk at dinner is no game."""
        if self.dozes and not self._waits_for_push and self._clock() - self._last >= QUIET:
            self._tell(self.talk.doze())

    def _answer(self, what: Happening) -> None:
        self._last, self._rested = self._clock(), False
        tapped = isinstance(what, Tapped) and what.card == LISTEN_CARD
        if self._waits_for_push and (tapped or what in _PUSHES):
            assert self.pushes is not None
            self.pushes.push()
            self._tell((Silenced(),))  # who wants to speak has heard enough
            return
        moment = self.talk.moment
        # What a second ear says of an older utterance may be in the queue already.
        match what:
            case Reheard(heard) if heard is not self._again:
                return
            case Waiting() if self._again is None:
                return
            case Said() | Heard() | Reheard() | Tapped() | str():
                self._again = None
                if self.second is not None:
                    self.second.drop()
        try:
            if isinstance(what, Said) and self._is_heard_again(what):
                return
            outputs = take(self.talk, what)
        except Exception:
            # The match is on the disk, perhaps with what was just played: nothing says which. One
            # fault must not end the evening.
            _LOG.exception("a %s was not taken", type(what).__name__)  # its words may be a secret
            outputs = self.talk.trouble("unexpected", {})
        if isinstance(what, Aside) and self.talk.moment is not moment:
            # It was said before something else was done: it may mean another move now.
            self._again = None
            if self.second is not None:
                self.second.drop()
        if isinstance(what, Said | Heard | Reheard | Tapped | str):
            # Who goes on has heard enough: what is still being said would be stale.
            outputs = (Silenced(), *outputs)
        self._tell(outputs)

    def _is_heard_again(self, said: Said) -> bool:
        """Tell whether a second ear was asked; if so, the answer waits for what it says."""
        second = self.second
        if second is None or not second.ready or not self.talk.is_doubtful(said.heard):
            return False
        moment, self._again = self.talk.moment, said.heard
        second.ask(said.heard, said.sound, self.talk.grammar, (moment.scope, *moment.besides))
        return True

    def _tell(self, outputs: Sequence[Output]) -> None:
        for sink in self.sinks:
            sink.tell(outputs)


class TypedLines:
    """Feeds the lines of a text stream, one answered before the next is read."""

    def __init__(
        self,
        inbox: Queue[Given | Closed],
        stream: TextIO,
        *,
        closes: bool = True,
        waits: bool = False,
    ) -> None:
        self._inbox = inbox
        self._stream = stream
        self._closes = closes
        """Whether the end of the lines is the end of the talk: not while the ears listen."""
        self._waits = waits
        """Whether an end before any line is none: something else may come to listen."""
        self._thread = threading.Thread(target=self._read, name="typed-lines", daemon=True)

    def start(self) -> None:
        """Begin to read."""
        self._thread.start()

    def _read(self) -> None:
        typed = False
        try:
            for line in self._stream:
                typed = True
                if not line.endswith("\n") and self._stream.isatty():
                    # Ctrl-D in the middle of a line leaves; nobody said that the line was done.
                    self._inbox.put(Given(Problem("error_line_unfinished")))
                    break
                given = Given(line.strip())
                self._inbox.put(given)
                given.answered.wait()
        finally:
            if self._closes and (typed or not self._waits):
                self._inbox.put(Closed())
