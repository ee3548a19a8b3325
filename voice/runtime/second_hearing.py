"""Hearing again beside the talk: what a second ear makes of an utterance comes back as an event."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import Queue, SimpleQueue
from typing import Final, Protocol

from heraut.grammars import Grammar
from heraut.grammars.meaning import UNKNOWN, Heard, Reheard, Scope
from heraut.voice.ears.second.likely import LikelySentences
from heraut.voice.ears.second.second_ear import SecondEar, SecondEarGone
from heraut.voice.runtime.event_loop import Closed, Given, Happening, Problem, Waiting

_LOG = logging.getLogger(__name__)
ASIDE: Final = 4
"""Utterances of phones that may wait to be heard again; of more the first ear's words are taken."""
LONG: Final = 0.7
"""Seconds after which whoever spoke is told that it takes an instant."""


class LoadingEar(SecondEar, Protocol):
    """A second ear that may still be loading."""

    @property
    def ready(self) -> bool:
        """Whether it hears by now."""
        ...


@dataclass(frozen=True, slots=True)
class _Again:
    """An utterance to be heard again, and the sentences that may be said."""

    heard: Heard
    sound: bytes
    grammar: Grammar
    scopes: tuple[Scope, ...]
    found: Callable[[Reheard], None] | None = None
    """Takes what came of it in place of the table: of what was said into a phone."""


class SecondHearing:
    """Hears again in a thread of its own. Of several utterances only the newest matters.

    ``found`` is called in that thread with what came of an utterance that no newer one has taken
    the place of; ``waits`` when it takes long, and was not heard as speech without a word, as the
    talk of the table is; ``lost``, once, when the ear has gone.
    """

    def __init__(
        self,
        ear: LoadingEar,
        found: Callable[[Reheard], None],
        waits: Callable[[], None],
        lost: Callable[[], None],
        *,
        long: float = LONG,
    ) -> None:
        self._ear = ear
        self._found, self._waits, self._lost = found, waits, lost
        self._long = long
        self._gone = self._closing = False
        self._newest = 0
        self._asides = 0
        self._likely = LikelySentences()
        self._queue: SimpleQueue[tuple[int, _Again] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="second-ear", daemon=True)
        self._thread.start()

    @property
    def ready(self) -> bool:
        """Whether an utterance may be heard again now."""
        return not self._gone and self._ear.ready

    def ask(self, heard: Heard, sound: bytes, grammar: Grammar, scopes: Sequence[Scope]) -> None:
        """Hear an utterance again, in place of any older one."""
        self._newest += 1
        self._queue.put((self._newest, _Again(heard, sound, grammar, tuple(scopes))))

    def aside(
        self,
        heard: Heard,
        sound: bytes,
        grammar: Grammar,
        scopes: Sequence[Scope],
        found: Callable[[Reheard], None],
    ) -> bool:
        """Hear what was said into a phone again, in its turn; no other utterance takes its place.

        Returns whether it will: not while :data:`ASIDE` of them wait. ``found`` is called in the
        thread of this ear, with nothing written where it has gone meanwhile.
        """
        if not self.ready or self._asides >= ASIDE:
            return False
        self._asides += 1
        self._queue.put((0, _Again(heard, sound, grammar, tuple(scopes), found)))
        return True

    def drop(self) -> None:
        """Forget what is being heard again: something newer happened."""
        self._newest += 1

    def close(self) -> None:
        """Stop hearing again."""
        self._closing = True
        self.drop()
        self._ear.close()
        self._queue.put(None)
        self._thread.join(timeout=self._long)

    def _run(self) -> None:
        while (asked := self._queue.get()) is not None:
            number, again = asked
            if again.found is not None or number == self._newest:
                self._hear(number, again)

    def _hear(self, number: int, again: _Again) -> None:
        patience = threading.Timer(self._long, self._if_newest, (number, self._waits))
        patience.daemon = True
        if str(again.heard) != UNKNOWN and again.found is None:
            patience.start()
        found = Reheard(again.heard)
        try:
            found = self._likely.again(
                self._ear, again.heard, again.sound, again.grammar, again.scopes
            )
            _LOG.debug("heard again: %s", found.texts)
        except SecondEarGone:
            _LOG.warning("the second ear has gone", exc_info=True)
            # Told even if something newer was said meanwhile: nothing else would ever tell it.
            if not (self._gone or self._closing):
                self._lost()
            self._gone = True
        except Exception:
            _LOG.exception("an utterance was not heard again")  # its words may be a secret
        patience.cancel()
        if again.found is None:
            self._if_newest(number, lambda: self._found(found))
        elif not self._closing:
            self._asides -= 1
            again.found(found)

    def _if_newest(self, number: int, tell: Callable[[], None]) -> None:
        if number == self._newest:
            tell()


def opened(lang: str, inbox: Queue[Given | Closed]) -> SecondHearing | None:
    """Return what hears again and puts what comes of it into a queue; ``None`` without an ear.

    The ear begins to load, and is not waited for.
    """
    from heraut.voice.ears.second.process import ProcessEar
    from heraut.voice.models.second_ears import second_ear

    choice = second_ear(lang)
    if choice is None:
        return None

    def put(what: Happening) -> None:
        inbox.put(Given(what))

    return SecondHearing(
        ProcessEar(choice.kind, choice.path, lang),
        found=put,
        waits=lambda: put(Waiting()),
        lost=lambda: put(Problem("error_second_ear_gone")),
    )
