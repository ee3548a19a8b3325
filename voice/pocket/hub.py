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
from typing import TYPE_CHECKING, Final

from heraut.engines.protocol import PUBLIC, Seat
from heraut.grammars.meaning import Reheard
from heraut.nfc import CardTag, RegisterError, TagProblem
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output, Silenced, Spoken
from heraut.voice.dialogue.task import Moment
from heraut.voice.herald import Words
from heraut.voice.pocket.address import Where, said
from heraut.voice.pocket.doors import Doors, kept_beside
from heraut.voice.pocket.errors import DoorsLocked
from heraut.voice.pocket.hearing import Deaf, Hearing, Sound, TooMuch
from heraut.voice.pocket.mailboxes import Mailbox
from heraut.voice.pocket.moves import touched
from heraut.voice.pocket.painter import Painter
from heraut.voice.pocket.scene import Pending, Snapshot
from heraut.voice.runtime.event_loop import Aside, Closed, Given, Rehearing
from heraut.voice.tasks.match.match_task import MatchTask
from heraut.voice.tasks.match.seat_task import SeatTask

if TYPE_CHECKING:
    from heraut.voice.ears.recogniser import Utterance

MOST_WAITING: Final = 3
"""Things that one seat has sent that may wait to be taken."""
Act = Callable[[Conversation], tuple[Output, ...]]
"""What a talk is given, and what it says to it."""


class Busy(ValueError):
    """Too much that this seat has sent waits already."""


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
        self.second: Callable[[], Rehearing | None] = lambda: None
        """Returns what hears again, once something does."""
        self._hearing = Hearing(lang)
        self._painter = Painter(lang, lambda: self.rung())
        self._task: MatchTask | None = None
        self._talks: dict[Seat, tuple[Conversation, SeatTask]] = {}
        self._seen: object = None
        self._fixed: frozenset[Seat] = frozenset()
        self._waiting: dict[Seat, int] = {}
        self._listening: dict[Seat, int] = {}
        """By seat, how many pages of it are open."""
        self._nudged: set[Seat] = set()
        self._code: tuple[Output, ...] = ()
        """The code that was said last, as it was said: it is for the room's ears alone."""
        self._lock = threading.Lock()

    def close(self) -> None:
        """Stop making scenes, and hearing."""
        self._hearing.close()
        self._painter.close()

    # In the thread of the loop.

    def seated(self, task: MatchTask, save: Path | None) -> None:
        """Take a match that was opened; phones that were in it before come back to their seats.

        So do those that have been let in this evening, to the seat of the same name.
        """
        old, doors = self._task, self.doors
        self._task, self._fixed = task, task.ears
        self._talks.clear()
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
        self._lend_ears()

    def tell(self, outputs: Iterable[Output]) -> None:
        """Hand what was said to those who may hear it: a sink of the event loop."""
        outputs = tuple(outputs)
        if self._task is not None and self._task.match is not self._seen:
            # What was offered to anybody was offered of a match that has moved on.
            self._seen = self._task.match
            for seat, (conversation, _) in self._talks.items():
                conversation.moved_on(
                    [one for one in outputs if isinstance(one, Spoken) and one.ear in (None, seat)]
                )
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
        if self._task is not None:
            talks = self._talks.items()
            herald = self._task.herald
            pending = {seat: Pending.of(own.dialogue, herald) for seat, (_, own) in talks}
            self._painter.paint(Snapshot(self._task.match, pending), sorted(self._taken))

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
        return talk.announce("pocket-unplugged", {})

    @property
    def _taken(self) -> frozenset[Seat]:
        return frozenset() if self.doors is None else self.doors.taken

    def _left(self, seat: Seat) -> None:
        if self.doors is not None:
            self.doors.leave(seat)
        self._talks.pop(seat, None)
        self._lend_ears()

    def _lend_ears(self) -> None:
        """Make the seats' pages their ears: secrets wait there while a phone sleeps."""
        if self._task is not None:
            self._task.ears = self._fixed | self._taken

    def _joined(self, talk: Conversation, seat: Seat) -> tuple[Output, ...]:
        self._talks.pop(seat, None)
        self._nudged.add(seat)  # its page is about to open
        self._lend_ears()
        welcome = self.words.text("pocket-welcome")
        return (*talk.announce("pocket-joined", {"seat": seat}), Spoken(welcome, seat))

    def _sent(self, talk: Conversation, seat: Seat, act: Act) -> tuple[Output, ...]:
        """Take what the phone of a seat has sent, and return what to tell, to whom."""
        task = self._task
        if task is None or seat not in self._taken:
            return ()
        if talk.task is not task or talk.paused:
            return _own(talk.announce("pocket-table-busy", {}), seat)
        conversation = self._talk_of(task, seat)
        before, asked = task.match, task.asking
        outputs = act(conversation)
        if all(isinstance(one, Silenced) for one in outputs):
            return ()  # the page has fallen silent by itself
        if conversation.left:
            self._left(seat)
            left = talk.announce("pocket-has-left", {"seat": seat})
            return (*_own(outputs, seat), *left)
        if task.match is before:
            return _own(outputs, seat) or _own(task.say("pocket-nothing-for-you", {}), seat)
        said_to_all = tuple(one for one in outputs if isinstance(one, Spoken) and one.ear is None)
        dropped = talk.announce("dropped", {}) if asked else ()
        talk.moved_on(said_to_all)
        return (Silenced(), *dropped, *outputs)

    def _talk_of(self, task: MatchTask, seat: Seat) -> Conversation:
        """Return what a seat talks in from its phone."""
        if seat not in self._talks:
            own = SeatTask(task, seat)
            self._talks[seat] = Conversation(own), own
            self._talks[seat][0].services = {
                "phones_open": lambda talk: self.address(),
                "phones_address": lambda talk: self.address(),
                "phones_close": lambda talk: own.say("pocket-not-here", {}),
            }
        return self._talks[seat][0]

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
        """Have a code for a seat said at the table. Raises ``ValueError`` for no such seat."""
        if self.doors is None:
            raise ValueError("there is no match yet")
        if self._task is not None and self._task.programs.plays(seat):
            raise ValueError("nobody may see the cards of the program's seat")
        code = self.doors.code(seat)
        told = {"seat": seat, "digits": tuple(map(int, code))}

        def do(talk: Conversation) -> tuple[Output, ...]:
            self._code = talk.announce("pocket-code", told)
            return self._code

        self._put(do)

    def enter(self, code: str) -> tuple[Seat, str]:
        """Let a phone in; raises as :meth:`Doors.enter`. All hear of who joins, and of a lock."""
        if self.doors is None:
            raise ValueError("there is no match yet")
        try:
            seat, token = self.doors.enter(code)
        except DoorsLocked as locked:
            if locked.now:
                self._put(lambda talk: talk.announce("pocket-locked", {}))
            raise
        self._put(lambda talk: self._joined(talk, seat))
        return seat, token

    def leave(self, seat: Seat) -> None:
        """Let the phone of a seat go."""

        def do(talk: Conversation) -> tuple[Output, ...]:
            self._left(seat)
            return talk.announce("pocket-has-left", {"seat": seat})

        self._put(do)

    def send(self, seat: Seat, line: str) -> None:
        """Take a line of a seat's phone. Raises :class:`Busy` while too much waits."""
        self.take(seat, lambda talk: talk.typed(line))

    def touch(self, seat: Seat, notation: str) -> None:
        """Take what a seat has touched on the board. Raises :class:`Busy` while too much waits."""

        def act(talk: Conversation) -> tuple[Output, ...]:
            task = self._task
            sentence = task and touched(task.match, task.grammar, seat, notation)
            return talk.typed(sentence) if sentence else talk.announce("pocket-moved-on", {})

        self.take(seat, act)

    def tap(self, seat: Seat, card: Callable[[], CardTag]) -> None:
        """Take a card that a seat's phone has read, as ``card`` finds in the thread of the loop.

        It may raise :class:`TagProblem` and :class:`RegisterError`, which are told on that phone.
        Raises :class:`Busy` while too much waits.
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

        def listen(talk: Conversation) -> tuple[Output, ...]:
            moment = talk.moment
            try:
                self._hearing.ask(Sound(sound, talk.grammar, moment, partial(heard, moment)))
            except TooMuch:
                return talk.announce("pocket-too-fast", {})
            return ()

        def heard(moment: Moment, found: Sequence[Utterance] | Deaf) -> None:
            again = partial(self._again, seat, moment)
            act = partial(_hears, found=found, moment=moment, again=again)
            self._put(lambda talk: self._sent(talk, seat, act))

        self.take(seat, listen)

    def _again(self, seat: Seat, moment: Moment, talk: Conversation, one: Utterance) -> bool:
        """Have what is doubtful heard once more by the second ear, if there is one that can."""
        second = self.second()
        if second is None or not talk.is_doubtful(one.heard):
            return False

        def found(reheard: Reheard) -> None:
            def act(talk: Conversation) -> tuple[Output, ...]:
                late = talk.moment is not moment
                return talk.trouble("heard_late", {}) if late else talk.reheard(reheard)

            self._put(lambda talk: self._sent(talk, seat, act))

        scopes = (moment.scope, *moment.besides)
        return second.aside(one.heard, one.sound, talk.grammar, scopes, found)

    def take(self, seat: Seat, act: Act) -> None:
        """Have a seat's own talk take something. Raises :class:`Busy` while too much waits."""
        with self._lock:
            if self._waiting.get(seat, 0) >= MOST_WAITING:
                raise Busy
            self._waiting[seat] = self._waiting.get(seat, 0) + 1

        def do(talk: Conversation) -> tuple[Output, ...]:
            with self._lock:
                self._waiting[seat] -= 1
            return self._sent(talk, seat, act)

        self._put(do)

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


def _hears(
    talk: Conversation,
    found: Sequence[Utterance] | Deaf,
    moment: Moment,
    again: Callable[[Conversation, Utterance], bool],
) -> tuple[Output, ...]:
    """Give a talk what was heard; not as an answer to what was asked meanwhile.

    What ``again`` takes is not answered yet.
    """
    if isinstance(found, Deaf):
        return talk.announce("pocket-deaf", {})
    if not found:
        return talk.announce("pocket-heard-nothing", {})
    told: list[Output] = []
    for one in found:
        if talk.moment is not moment and talk.moment.asking:
            told += talk.trouble("heard_too_early", {})
        elif len(found) > 1 or not again(talk, one):
            told += talk.hear(one.heard)
    return tuple(told)


def _own(outputs: Iterable[Output], seat: Seat) -> tuple[Output, ...]:
    """Return what a seat asked for itself: said to it alone, and nothing of others' secrets."""
    return tuple(
        Spoken(one.text, seat)
        for one in outputs
        if isinstance(one, Spoken) and one.ear in (None, seat)
    )
