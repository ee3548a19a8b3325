"""The reader that never gives up: polls in a thread of its own and reports what happens.

Unplugged, busy, without libusb: the player is told once, the reader is tried again, and the player
is told when it is back. Nothing is raised in the thread that nobody would see.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from .deck import Deck
from .errors import Problem, ReaderError, TagGone, TagProblem
from .events import BadTag, ReaderBack, ReaderEvent, ReaderLost, Tapped
from .frontend import Frontend, check_path, open_frontend
from .identify import identify
from .identity import CardTag
from .presence import Presence
from .tag import LiveTag
from .twins import Twins, numbered

POLL: Final = 0.04
"""Seconds between two looks at the reader."""

READ_PATIENCE: Final = 1.0
"""Seconds for which a tag that lies there is tried again before it is called unreadable."""

RETURN_PATIENCE: Final = 0.7
"""Seconds that a tag which left unread has to come back before it is called too quick. A card on
its way down flickers at the edge of the field: that is no news."""

FIRST_RETRY: Final = 0.2
LAST_RETRY: Final = 2.0
"""Seconds between two attempts to open a lost reader: growing from the first to the last."""

_LOG = logging.getLogger(__name__)


class Reader:
    """Watches one reader and reports taps. A context manager; or call ``start`` and ``close``.

    ``deliver`` is called with each event, in the reader's thread: pass ``queue.put``.

    Raises :class:`ReaderError` when ``path`` cannot be that of a reader; all later trouble is
    reported as :class:`ReaderLost`. ``only`` tells whether a card as it is named is there once.
    """

    def __init__(
        self,
        path: str,
        deck: Deck,
        deliver: Callable[[ReaderEvent], object],
        only: Callable[[CardTag], bool] = numbered,
    ) -> None:
        check_path(path)
        self.path = path
        self._deck = deck
        self._deliver = deliver
        self._stop = threading.Event()
        self._presence = Presence()
        self._twins = Twins(only)
        self._unread: dict[str, float] = {}
        self._outage = _Outage()
        self._known = threading.Event()
        self._answers = False
        self._thread = threading.Thread(target=self._run, name="heraut-nfc", daemon=True)

    def __enter__(self) -> Reader:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def start(self) -> None:
        """Begin to watch; returns at once, whether there is a reader or not."""
        self._thread.start()

    def close(self) -> None:
        """Stop and release the reader. Takes one look's time: at worst a second or so."""
        self._stop.set()
        if self._thread.is_alive() and self._thread is not threading.current_thread():
            self._thread.join()

    def use(self, deck: Deck) -> None:
        """Take the next taps as cards of ``deck``: after a tag was learnt or written."""
        self._deck = deck

    def answers(self, patience: float = 0.0) -> bool:
        """Return whether the reader is there now.

        Right after the start that is not known yet: wait up to ``patience`` seconds for it.
        """
        self._known.wait(patience)
        return self._answers

    @property
    def lying(self) -> frozenset[str]:
        """UIDs of the tags that lie on the reader now, and will be reported again when lifted."""
        return self._presence.lying

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                with open_frontend(self.path) as frontend:
                    self._watch(frontend)
                return
            except ReaderError as error:
                self._lost(error.reason, why=str(error.details.get("why", error)))
            except OSError as error:
                self._lost("unplugged", why=str(error))
            except Exception as error:
                _LOG.exception("unexpected trouble with the reader at %s", self.path)
                self._lost("error", why=f"{type(error).__name__}: {error}")
            self._stop.wait(self._outage.pause())

    def _watch(self, frontend: Frontend) -> None:
        """Report taps until told to stop. Raises ``OSError`` when the reader is lost."""
        self._presence.resume(time.monotonic())
        while not self._stop.is_set():
            tag = frontend.sense()
            # Only now is the reader known to answer: some open well and then fail at once.
            self._answers = True
            self._known.set()
            if self._outage.end():
                self._report(ReaderBack(frontend.name))
            now = time.monotonic()
            if tag is None:
                self._presence.see_nothing(now)
            elif self._presence.see(tag.hex, now):
                try:
                    self._examine(frontend, tag)
                except OSError:
                    # Not reported yet, so it must be new again once the reader is back.
                    self._presence.forget(tag.hex)
                    raise
            self._give_up_unread(time.monotonic())
            self._stop.wait(POLL)

    def _examine(self, frontend: Frontend, first: LiveTag) -> None:
        """Read a tag that has just arrived and report it, or remember that it left unread."""
        deadline = time.monotonic() + READ_PATIENCE
        tag: LiveTag | None = first
        finding: TagProblem | None = None
        while tag is not None and tag.uid == first.uid and not self._stop.is_set():
            try:
                card = identify(tag, self._deck)
            except TagProblem as problem:
                # A slipping card reads as rubbish: a problem counts when it is found twice.
                if problem.same_as(finding):
                    self._unread.pop(tag.hex, None)
                    self._report(BadTag(problem.problem, tag.hex, problem.details))
                    return
                finding = problem
            except TagGone:
                pass
            else:
                self._unread.pop(tag.hex, None)
                if self._twins.is_new(card, tag.hex):
                    self._report(BadTag(Problem.TWIN, tag.hex))
                else:
                    self._report(Tapped(card, tag.hex))
                return
            if time.monotonic() > deadline:
                self._unread.pop(tag.hex, None)
                self._report(BadTag(Problem.UNREADABLE, tag.hex, {"why": "silent"}))
                return
            tag = frontend.sense()
        self._presence.forget(first.hex)
        self._unread[first.hex] = time.monotonic()

    def _give_up_unread(self, now: float) -> None:
        for uid, left in list(self._unread.items()):
            if now - left > RETURN_PATIENCE:
                del self._unread[uid]
                self._report(BadTag(Problem.TOO_QUICK, uid))

    def _lost(self, reason: str, why: str) -> None:
        self._answers = False
        self._known.set()
        if self._outage.news(reason):
            self._report(ReaderLost(reason, {"path": self.path, "why": why}))

    def _report(self, event: ReaderEvent) -> None:
        try:
            self._deliver(event)
        except Exception:
            # The fault of whoever listens must not end the watch.
            _LOG.exception("%s was not taken", event)


@dataclass(slots=True)
class _Outage:
    """What was already said about a reader that is not there, and when to try it again."""

    said: set[str] = field(default_factory=set)
    retry: float = FIRST_RETRY

    def news(self, reason: str) -> bool:
        """Note a failure; return whether this reason was not said yet."""
        new = reason not in self.said
        self.said.add(reason)
        return new

    def end(self) -> bool:
        """Note that the reader answers; return whether it was lost until now."""
        was = bool(self.said)
        self.said.clear()
        self.retry = FIRST_RETRY
        return was

    def pause(self) -> float:
        """Return how many seconds to wait, longer each time."""
        pause = self.retry
        self.retry = min(self.retry * 1.6, LAST_RETRY)
        return pause
