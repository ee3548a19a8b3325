"""The values that pass between a game and the rest of Héraut: seats, views, events, refusals.

:class:`heraut.engines.rules.Rules` is the contract that uses them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final, Generic, TypeAlias, TypeVar

Seat = int
"""A player's place, 0-based. Spoken places are 1-based; only the words do that."""

TABLE: Final[Seat] = -1
"""The chance player: a drawn card, a shuffle, a die."""

PUBLIC: Final[Seat] = -2
"""The viewer who sees only what lies open on the table."""

AUDIENCE: Final = "audience"
"""Among the details of a refusal: the seats that alone may hear why; left out, all may."""

S = TypeVar("S")

_OWN: Final = "own"


def own() -> Any:
    """Return the field of a view that only some viewers have; ``None`` for the others."""
    return field(default=None, metadata={_OWN: True})


@dataclass(frozen=True, slots=True)
class View:
    """All that one viewer may know. Together with :attr:`Event.audience` the only door to speech.

    A game derives its own view from it.
    """

    viewer: Seat
    """The seat that looks, or :data:`PUBLIC`."""

    def shown(self) -> Mapping[str, object]:
        """Return what the view holds by name, in plain values: for playthroughs and logs."""
        named = ((one, getattr(self, one.name)) for one in fields(self))
        return {one.name: value for one, value in named if value is not None or not one.metadata}


@dataclass(frozen=True, slots=True)
class OpenView(View, Generic[S]):
    """The view of a game in which nothing is secret: the whole state."""

    state: S

    def shown(self) -> Mapping[str, object]:
        """Return the state's fields by name."""
        state: Any = self.state  # a frozen dataclass
        return {one.name: getattr(state, one.name) for one in fields(state)}


class Later(Mapping[str, object]):
    """Values for the words of an event that are worked out when somebody first reads them.

    What it takes some work to tell, such as all that may be done now, is told to people only: who
    plays a game out in thought reads no events. ``find`` is called once, with ``state``.
    """

    __slots__ = ("_asked", "_found")

    def __init__(self, find: Callable[[S], Mapping[str, object]], state: S) -> None:
        self._asked: tuple[Callable[[Any], Mapping[str, object]], Any] | None = (find, state)
        self._found: Mapping[str, object] = {}

    def _all(self) -> Mapping[str, object]:
        if self._asked is not None:
            find, state = self._asked
            self._found, self._asked = find(state), None
        return self._found

    def __getitem__(self, name: str) -> object:
        return self._all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def __repr__(self) -> str:
        return repr(self._all())


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened or is so. The herald words it; engines hold no prose."""

    key: str
    """What happened, as the key of its words: ``placed``, ``column_finished``."""
    args: Mapping[str, object] = field(default_factory=dict)
    """Values for the words: integers, strings or tuples of them; seats stay 0-based."""
    audience: frozenset[Seat] | None = None
    """The seats that may hear it; ``None`` means that it may be said aloud."""


Outcome: TypeAlias = tuple[S, list[Event]]
"""What comes of an action: the new state, ``Outcome[State]``, and what happened."""


class Told:
    """What happens while an action is done, told event by event; the listener of who plays."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(
        self, key: str, args: Mapping[str, object], audience: frozenset[Seat] | None = None
    ) -> None:
        """Tell that something happened."""
        self.events.append(Event(key, args, audience))

    def later(self, key: str, find: Callable[[S], Mapping[str, object]], state: S) -> None:
        """Tell that something happened whose values are worked out when they are read."""
        self.events.append(Event(key, Later(find, state)))


class Unheard(Told):
    """The same where nobody listens, as in a game that is played out in thought."""

    __slots__ = ()

    def add(
        self, key: str, args: Mapping[str, object], audience: frozenset[Seat] | None = None
    ) -> None:
        """Make no event."""

    def later(self, key: str, find: Callable[[S], Mapping[str, object]], state: S) -> None:
        """Make no event."""


UNHEARD: Final = Unheard()
"""For all that nobody hears: it holds nothing, so one is enough."""

Slots: TypeAlias = Mapping[str, object]
"""What a question is about, by name."""

Said: TypeAlias = Mapping[str, int | str]
"""What words say, by slot: numbers, and the names of things."""

Term: TypeAlias = tuple[str, str]
"""A piece of a description, by its kind and its value: a direction, a place, « the first »."""


@dataclass(frozen=True, slots=True)
class Score:
    """How one seat stands."""

    seat: Seat
    points: int
    """The game's own measure; in a game without points, what ranks the seats (more is better)."""
    won: bool
    """Whether this seat has won; always false while the match goes on."""


class IllegalAction(ValueError):
    """The rules forbid this action now.

    ``reason`` is a key to word, not prose; ``details`` are the values its words need. A reason that
    tells what one seat alone may know has an ``audience``, as an event has; it stays among the
    details, under :data:`AUDIENCE`, so that it goes wherever they go. Whatever all can see must be
    checked before: else the reason that all hear would tell that the secret one does not hold.
    """

    def __init__(
        self, reason: str, audience: frozenset[Seat] | None = None, /, **details: object
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = details if audience is None else {**details, AUDIENCE: audience}


class NotationError(ValueError):
    """The notation is not that of any action of this game."""

    def __init__(self, notation: str, expected: str) -> None:
        super().__init__(f"{notation!r} is not an action; expected {expected}")
        self.notation = notation
        self.expected = expected
