"""What each seat talks about from its phone: a talk of its own about the match of all.

All of it is done in the thread of the event loop.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from heraut.engines.protocol import Seat
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output, Silenced, Spoken
from heraut.voice.pocket.scene import Pending
from heraut.voice.tasks.lesson.companion import accompanied, played
from heraut.voice.tasks.match.match_task import MatchTask
from heraut.voice.tasks.match.seat_task import SeatTask

Act = Callable[[Conversation], tuple[Output, ...]]
"""What a talk is given, and what it says to it."""
_ADDRESS: Final = ("phones_open", "phones_address")
"""What is asked for where the pages are."""


class Talks:
    """The talks of the seats of one match."""

    def __init__(self, task: MatchTask, address: Callable[[], tuple[Spoken, ...]]) -> None:
        self.task = task
        self._address = address
        self._talks: dict[Seat, tuple[Conversation, SeatTask]] = {}
        self._seen = task.match

    def drop(self, seat: Seat) -> None:
        """Forget what was said with a seat: another phone may be it from now on."""
        self._talks.pop(seat, None)

    def look(self, outputs: Iterable[Output]) -> None:
        """Note what was told; what was offered of a match that has moved on is stale."""
        if self.task.match is self._seen:
            return
        self._seen = self.task.match
        told = [one for one in outputs if isinstance(one, Spoken)]
        for seat, (talk, _) in self._talks.items():
            talk.moved_on([one for one in told if one.ear in (None, seat)])

    @property
    def pending(self) -> Mapping[Seat, Pending]:
        """What waits for an answer of each seat."""
        herald = self.task.herald
        return {seat: Pending.of(own.dialogue, herald) for seat, (_, own) in self._talks.items()}

    def take(
        self, talk: Conversation, seat: Seat, act: Act, left: Callable[[], None]
    ) -> tuple[Output, ...]:
        """Take what the phone of a seat has sent, and return what to tell, to whom.

        ``talk`` is that of the table. ``left`` is called where the seat is given up.
        """
        task = self.task
        if played(talk.task) is not task or talk.paused:
            return _own(talk.announce("pocket-table-busy", {}), seat)
        conversation = self._of(seat)
        before, asked = task.match, task.asking
        outputs = act(conversation)
        if all(isinstance(one, Silenced) for one in outputs):
            return ()  # the page has fallen silent by itself
        if conversation.left:
            left()
            return (*_own(outputs, seat), *talk.announce("pocket-has-left", {"seat": seat}))
        if task.match is before:
            return _own(outputs, seat) or _own(task.say("pocket-nothing-for-you", {}), seat)
        outputs = accompanied(talk.task, outputs)
        said_to_all = tuple(one for one in outputs if isinstance(one, Spoken) and one.ear is None)
        dropped = talk.announce("dropped", {}) if asked else ()
        talk.moved_on(said_to_all)
        return (Silenced(), *dropped, *outputs)

    def _of(self, seat: Seat) -> Conversation:
        """Return what a seat talks in from its phone."""
        if seat not in self._talks:
            own = SeatTask(self.task, seat)
            conversation = Conversation(own)
            conversation.services = {
                **{service: lambda talk: self._address() for service in _ADDRESS},
                "phones_close": lambda talk: own.say("pocket-not-here", {}),
            }
            self._talks[seat] = conversation, own
        return self._talks[seat][0]


def _own(outputs: Iterable[Output], seat: Seat) -> tuple[Output, ...]:
    """Return what a seat asked for itself: said to it alone, and nothing of others' secrets."""
    return tuple(
        Spoken(one.text, seat)
        for one in outputs
        if isinstance(one, Spoken) and one.ear in (None, seat)
    )
