"""Between the talk and the pages: what phones send goes in, what is said comes out.

All that touches the match is done in the thread of the event loop, as an ``Aside``. The server's
thread calls what is marked so, and reads mailboxes and scenes.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from queue import Queue

from heraut.engines.protocol import PUBLIC, Seat
from heraut.nfc import CardTag, RegisterError, TagProblem
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output, Spoken
from heraut.voice.herald import Words
from heraut.voice.pocket.address import Where, said
from heraut.voice.pocket.before import Before, answered
from heraut.voice.pocket.before import scene as scene_before
from heraut.voice.pocket.doors import Doors, kept_beside
from heraut.voice.pocket.errors import DoorsLocked
from heraut.voice.pocket.mailboxes import Mailbox
from heraut.voice.pocket.moves import touched
from heraut.voice.pocket.painter import Painter
from heraut.voice.pocket.scene import Snapshot
from heraut.voice.pocket.speech import Speech
from heraut.voice.pocket.talks import Act, Talks
from heraut.voice.pocket.waiting_lines import WaitingLines
from heraut.voice.runtime.event_loop import Aside, Closed, Given
from heraut.voice.tasks.match.match_task import MatchTask


class Hub:
    """One evening's phones, and where their pages are."""

    def __init__(self, lang: str, where: Where, *, unvouched: bool = False) -> None:
        """``unvouched``: the household's authority may not vouch for this address."""
        self._unvouched = unvouched
        self.words = Words(lang)
        self._where = where
        self.inbox: Queue[Given | Closed] | None = None
        self.doors: Doors | None = None
        """Who may come in; ``None`` until there is a match."""
        self.rung: Callable[[], None] = lambda: None
        """Called from any thread when there may be something new for a page."""
        self.boxes: dict[Seat, Mailbox] = {PUBLIC: Mailbox()}
        self.talk: Conversation | None = None
        """That of the table, once there is one."""
        self.before = Before()
        """Who is in before there is a match."""
        self.speech = Speech(lang, self._give)
        self._painter = Painter(lang, lambda: self.rung())
        self._talks: Talks | None = None
        """Those of the seats; ``None`` until there is a match."""
        self._fixed: frozenset[Seat] = frozenset()
        self._waiting = WaitingLines(self._put)
        self._listening: dict[Seat, int] = {}
        """By seat, how many pages of it are open."""
        self._nudged: set[Seat] = set()
        self._code: tuple[Output, ...] = ()
        """The code that was said last, as it was said: it is for the room's ears alone."""
        self._lock = threading.Lock()

    def close(self) -> None:
        """Stop making scenes, and hearing."""
        self.speech.close()
        self._painter.close()

    # In the thread of the loop.

    def seated(self, task: MatchTask, save: Path | None) -> None:
        """Take a match that was opened; phones that were in it before come back to their seats.

        So do those that have been let in this evening, to the seat of the same name.
        """
        old, doors = self._task, self.doors
        self._talks, self._fixed = Talks(task, self.address), task.ears
        self.boxes = {PUBLIC: self.boxes[PUBLIC]}
        self.boxes |= {seat: Mailbox() for seat in range(task.match.seats)}
        self.doors = Doors(task.match.seats, None if save is None else kept_beside(save))
        if old is not None and doors is not None:
            now = {name: seat for seat, name in enumerate(task.match.players) if name}
            same = {n: now[name] for n, name in enumerate(old.match.players) if name in now}
            for seat in sorted(self.doors.takes_over(doors, same)):
                self._put(
                    partial(Conversation.announce, key="pocket-kept-seat", details={"seat": seat})
                )
        elif self.before.doors.taken:
            self._put(partial(Conversation.announce, key="pocket-claim", details={}))
        self._lend_ears()

    def tell(self, outputs: Iterable[Output]) -> None:
        """Hand what was said to those who may hear it: a sink of the event loop."""
        outputs = tuple(outputs)
        if self._talks is not None:
            self._talks.look(outputs)
        for output in outputs:
            match output:
                case Spoken(text, None):
                    # Whoever has a page and is not in the room must not read a code on it.
                    told = text if outputs != self._code else self.words.text("pocket-code-aloud")
                    for box in self.boxes.values():
                        box.put(told)
                case Spoken(text, int() as seat) if seat in self.boxes:
                    self.boxes[seat].put(text, own=True)
                    self._nudge(seat)
                case _:
                    pass
        self.rung()
        self.paint()

    def paint(self) -> None:
        """Have the pages show how things stand."""
        if self._talks is not None:
            snapshot = Snapshot(self._talks.task.match, self._talks.pending)
            self._painter.paint(snapshot, sorted(self._taken))
        elif self.talk is not None:
            self._painter.show(PUBLIC, scene_before(self.talk, self.words))

    @property
    def opened(self) -> Sequence[tuple[str, Mapping[str, object]]]:
        """The messages that tell where the pages are."""
        url = self._where.url
        first = "pocket-open-alone" if self._where.alone else "pocket-open"
        told = ((first, {"url": url}), ("pocket-table-page", {"url": f"{url}/table"}))
        return (*told, ("pocket-unvouched", {})) if self._unvouched else told

    def address(self) -> tuple[Spoken, ...]:
        """Return the address to be listened to, piece by piece."""
        return tuple(map(Spoken, said(self._where, self.words)))

    def unplugged(self, talk: Conversation) -> tuple[Output, ...]:
        """Send all phones away, and say so."""
        for seat in self._taken:
            self._left(seat)
        self.before.empty()
        return talk.announce("pocket-unplugged", {})

    @property
    def _task(self) -> MatchTask | None:
        return None if self._talks is None else self._talks.task

    @property
    def _taken(self) -> frozenset[Seat]:
        return frozenset() if self.doors is None else self.doors.taken

    def _left(self, seat: Seat) -> None:
        if self.doors is not None:
            self.doors.leave(seat)
        if self._talks is not None:
            self._talks.drop(seat)
        self._lend_ears()

    def _lend_ears(self) -> None:
        """Make the seats' pages their ears: secrets wait there while a phone sleeps."""
        if self._task is not None:
            self._task.ears = self._fixed | self._taken

    def _joined(self, talk: Conversation, seat: Seat) -> tuple[Output, ...]:
        if self._talks is not None:
            self._talks.drop(seat)
        self._nudged.add(seat)  # its page is about to open
        self._lend_ears()
        welcome = self.words.text("pocket-welcome")
        return (*talk.announce("pocket-joined", {"seat": seat}), Spoken(welcome, seat))

    def _sent(self, talk: Conversation, seat: Seat, act: Act) -> tuple[Output, ...]:
        """Take what the phone of a seat has sent, and return what to tell, to whom."""
        if self._talks is None or seat not in self._taken:
            return ()
        return self._talks.take(talk, seat, act, lambda: self._left(seat))

    def _nudge(self, seat: Seat) -> None:
        """Say once at the table that a secret waits for a seat whose phone is asleep."""
        if seat not in self._taken or self.listened_to(seat) or seat in self._nudged:
            return
        if seat in self._fixed:
            return
        self._nudged.add(seat)
        self._put(lambda talk: talk.announce("pocket-waits", {"seat": seat}))

    def _put(self, do: Callable[[Conversation], tuple[Output, ...]]) -> None:
        if self.inbox is not None:
            self.inbox.put(Given(Aside(do)))

    def _give(self, seat: Seat, act: Act) -> None:
        self._put(lambda talk: self._sent(talk, seat, act))

    # In the thread of the server.

    @property
    def names(self) -> Sequence[str]:
        """What the seats are called, in order; none before there is a match."""
        task = self._task
        return [] if task is None else [task.herald.name(n) for n in range(task.match.seats)]

    def seat_of(self, token: str) -> Seat | None:
        """Return the seat of the phone that shows a token."""
        return None if self.doors is None or not token else self.doors.seat(token)

    def ask_code(self, seat: Seat) -> None:
        """Have a code for a seat said at the table, before a match for a place without one.

        Raises ``ValueError`` for no such seat.
        """
        if self.doors is None:
            key, code = "pocket-code-before", self.before.code()
        elif self._task is not None and self._task.programs.plays(seat):
            raise ValueError("nobody may see the cards of the program's seat")
        else:
            key, code = "pocket-code", self.doors.code(seat)
        told = {"seat": seat, "digits": tuple(map(int, code))}

        def do(talk: Conversation) -> tuple[Output, ...]:
            self._code = talk.announce(key, told)
            return self._code

        self._put(do)

    def enter(self, code: str) -> tuple[Seat | None, str]:
        """Let a phone in; raises as :meth:`Doors.enter`. All hear of who joins, and of a lock.

        Return its seat, ``None`` before a match, and its token.
        """
        doors = self.doors
        try:
            seat, token = (self.before.doors if doors is None else doors).enter(code)
        except DoorsLocked as locked:
            if locked.now:
                self._put(lambda talk: talk.announce("pocket-locked", {}))
            raise
        if doors is None:
            self._put(lambda talk: talk.announce("pocket-joined-before", {}))
            return None, token
        self._put(lambda talk: self._joined(talk, seat))
        return seat, token

    def claim(self, token: str, seat: Seat) -> None:
        """Let a phone that was in before the match be a seat of it.

        Raises ``ValueError`` if it was not, or the seat has a phone or is the program's.
        """
        if self.doors is None or (self._task is not None and self._task.programs.plays(seat)):
            raise ValueError("no seat to be had")
        self.before.claim(token, self.doors, seat)
        self._put(lambda talk: self._joined(talk, seat))

    def answer(self, place: int, line: str) -> None:
        """Take an answer of a phone that is in before a match, as of the table.

        Raises :class:`~heraut.voice.pocket.waiting_lines.Busy`.
        """

        def do(talk: Conversation) -> tuple[Output, ...]:
            late = self._talks is not None
            return talk.announce("pocket-moved-on", {}) if late else answered(talk, line)

        self._waiting.add(("before", place), do)

    def leave(self, seat: Seat) -> None:
        """Let the phone of a seat go."""

        def do(talk: Conversation) -> tuple[Output, ...]:
            self._left(seat)
            return talk.announce("pocket-has-left", {"seat": seat})

        self._put(do)

    def send(self, seat: Seat, line: str) -> None:
        """Take a line of a seat's phone. Raises :class:`Busy`."""
        self.take(seat, lambda talk: talk.typed(line))

    def touch(self, seat: Seat, notation: str) -> None:
        """Take what a seat has touched on the board. Raises :class:`Busy`."""

        def act(talk: Conversation) -> tuple[Output, ...]:
            task = self._task
            sentence = task and touched(task.match, task.grammar, seat, notation)
            return talk.typed(sentence) if sentence else talk.announce("pocket-moved-on", {})

        self.take(seat, act)

    def tap(self, seat: Seat, card: Callable[[], CardTag]) -> None:
        """Take a card that a seat's phone has read, as ``card`` finds in the thread of the loop.

        It may raise :class:`TagProblem` and :class:`RegisterError`, which are told on that phone.
        Raises :class:`Busy`.
        """

        def act(talk: Conversation) -> tuple[Output, ...]:
            try:
                return talk.tap(card())
            except TagProblem as problem:
                return talk.trouble("error_" + problem.key, problem.details, "wrong_card")
            except RegisterError as problem:
                return talk.trouble("error_" + problem.key, problem.details)

        self.take(seat, act)

    def speak(self, seat: Seat, sound: bytes) -> None:
        """Take what was said into a seat's phone; raises :class:`Busy` as :meth:`send`.

        It is heard with what that seat may say at this moment.
        """
        self.take(seat, partial(self.speech.listen, seat, sound))

    def take(self, seat: Seat, act: Act) -> None:
        """Have a seat's own talk take something. Raises :class:`Busy`."""
        self._waiting.add(seat, lambda talk: self._sent(talk, seat, act))

    def listens(self, seat: Seat, more: int) -> None:
        """Note that a page of a seat was opened (1) or closed (-1)."""
        with self._lock:
            self._listening[seat] = self._listening.get(seat, 0) + more
            if more > 0:
                self._nudged.discard(seat)

    def listened_to(self, seat: Seat) -> bool:
        """Tell whether a page of a seat is open, as far as that was noticed."""
        return bool(self._listening.get(seat))

    @property
    def listeners(self) -> int:
        """How many pages are open, with a seat or without."""
        return sum(self._listening.values())

    def scene(self, viewer: Seat) -> tuple[int, str]:
        """Return the number of a viewer's newest scene and its JSON; 0 before the first."""
        return self._painter.scene(viewer)
