"""Phones that come before a match: they answer its setup's questions, and may take a seat then.

They come in by a code that is said at the table, as those with a seat do, so that no stranger in
the network answers for the players.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, runtime_checkable

from heraut.engines.protocol import Seat
from heraut.grammars.meaning import Heard, MetaRequest, Scope
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output, Silenced, Spoken
from heraut.voice.herald import Words
from heraut.voice.pocket.doors import Doors

PLACES: Final = 8
"""Phones that may be in before a match."""
_MAY: Final = frozenset({"undo", "back", "repeat", "what", "help", "why", "resume"})
"""What a phone may ask for beside its answers: it neither ends nor pauses the evening of all."""


@runtime_checkable
class Offering(Protocol):
    """A task whose questions phones may answer before there is a seat for them."""

    @property
    def offered(self) -> tuple[str, ...]:
        """Answers to what is asked that can be chosen as they are."""
        ...


class Before:
    """Who is in before a match. Safe to be used by several threads, as its doors are."""

    def __init__(self) -> None:
        self.doors = Doors(PLACES)
        self._last = -1

    def code(self) -> str:
        """Return a code for one more phone. Raises ``ValueError`` where there is no more place."""
        # Not that of who has asked just before: both codes are to be worth something.
        order = [(self._last + 1 + n) % PLACES for n in range(PLACES)]
        free = [place for place in order if place not in self.doors.taken]
        if not free:
            raise ValueError("no more phones")
        self._last = free[0]
        return self.doors.code(free[0])

    def place(self, token: str) -> int | None:
        """Return the place of a phone that is in; ``None`` for any other."""
        return self.doors.seat(token) if token else None

    def leave(self, token: str) -> None:
        """Let a phone go."""
        place = self.place(token)
        if place is not None:
            self.doors.leave(place)

    def empty(self) -> None:
        """Let all go."""
        for place in self.doors.taken:
            self.doors.leave(place)

    def claim(self, token: str, doors: Doors, seat: Seat) -> None:
        """Let a phone that is in be a seat of the match. Raises ``ValueError`` if it may not."""
        if self.place(token) is None:
            raise ValueError("this phone is not in")
        doors.admit(token, seat)
        self.leave(token)


def scene(talk: Conversation, words: Words) -> dict[str, Any]:
    """Return what pages show before a match: what is asked, and answers that may be tapped."""
    task = talk.task
    open_ = isinstance(task, Offering) and not talk.paused
    yes_no = open_ and talk.moment.scope is Scope.CONFIRM
    offered = task.offered if isinstance(task, Offering) and open_ else ()
    said = [words.phrase(f"pocket-page-say-{one}") for one in ("yes", "no")] if yes_no else []
    asked = [one.text for one in task.question() if isinstance(one, Spoken)] if open_ else []
    return {"turn": " ".join(asked), "over": False, "sections": [], "offered": [*said, *offered]}


def answered(talk: Conversation, line: str) -> tuple[Output, ...]:
    """Take a line of a phone that is in, as an answer of the table's; return what to tell all."""
    if not isinstance(talk.task, Offering) or talk.paused:
        return talk.announce("pocket-table-busy", {})
    given = talk.task.interpret(Heard.typed(line), talk.moment.scope, line)
    if isinstance(given, MetaRequest) and given.meaning.intent not in _MAY:
        return talk.announce("pocket-not-here", {})
    # Who goes on has heard enough: what is still being said would be stale.
    return (Silenced(), *talk.typed(line))
