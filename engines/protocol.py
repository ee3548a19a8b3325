"""The contract that every rules engine obeys: pure functions over frozen states.

An engine holds no prose, clock, randomness or I/O. What happened comes out as events, what may be
known as views, what is forbidden as a reason; other parts of Héraut put all three into words.

**The table is a player.** A shuffle, a drawn card or a die is an action of :data:`TABLE`. With app
cards the match samples it from :meth:`Rules.odds`; with table cards a tap or a spoken name becomes
the outcome. The same engine serves both.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, Protocol, TypeVar

from heraut.engines.facts import Fact

__all__ = [
    "AUDIENCE",
    "PUBLIC",
    "TABLE",
    "Event",
    "IllegalAction",
    "NotationError",
    "Rules",
    "Score",
    "Seat",
    "View",
]

Seat = int
"""A player's place, 0-based. Spoken places are 1-based; only the words do that."""

TABLE: Final[Seat] = -1
"""The chance player: a drawn card, a shuffle, a die."""

PUBLIC: Final[Seat] = -2
"""The viewer who sees only what lies open on the table."""

AUDIENCE: Final = "audience"
"""Among the details of a refusal: the seats that alone may hear why; left out, all may."""

View = Mapping[str, object]
"""All that one viewer may know. Together with :attr:`Event.audience` the only door to speech."""

S = TypeVar("S", bound=Hashable)
A = TypeVar("A", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened or is so. The herald words it; engines hold no prose."""

    key: str
    """What happened, as the key of its words: ``placed``, ``column_finished``."""
    args: Mapping[str, object] = field(default_factory=dict)
    """Values for the words: integers, strings or tuples of them; seats stay 0-based."""
    audience: frozenset[Seat] | None = None
    """The seats that may hear it; ``None`` means that it may be said aloud."""


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


class Rules(Protocol[S, A]):
    """One game's rules. ``S`` is its frozen state, ``A`` its frozen, ordered actions."""

    @property
    def name(self) -> str:
        """The game's identifier in commands, tags and saves: ``kingsbridge``."""
        ...

    @property
    def seats(self) -> range:
        """How many may play."""
        ...

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """The named options and their allowed values; the first value is the default.

        Every game has ``cards`` with the values ``app`` and ``table``.
        """
        ...

    @property
    def cards(self) -> Mapping[str, int]:
        """The card identities that tags may carry, and how many copies of each the box holds."""
        ...

    @property
    def reasons(self) -> tuple[str, ...]:
        """Every reason that :class:`IllegalAction` may carry; each has words in every language."""
        ...

    @property
    def event_keys(self) -> tuple[str, ...]:
        """The key of every event and every answer; each has words in every language."""
        ...

    @property
    def questions(self) -> tuple[str, ...]:
        """The questions that :meth:`answer` knows."""
        ...

    @property
    def facts(self) -> Sequence[Fact]:
        """What the game takes from its box, and how far to trust it; empty: the rulebook has all.

        The owner of a box may correct it by an overlay.
        """
        ...

    def start(self, seats: int, options: Mapping[str, str], overlay: str = "") -> S:
        """Return the state before anything is dealt. Options left out take their default.

        ``overlay`` is the text of an owner's file that corrects :attr:`facts`; empty: none. The
        state holds what it says, so that it stays with the match.

        Raises ``ValueError`` for a number of seats, an option or a value that does not exist, and
        :class:`~heraut.engines.facts.BadOverlay` for an overlay that cannot be used.
        """
        ...

    def to_act(self, state: S) -> Seat | None:
        """Return the seat to act, :data:`TABLE` for chance, or ``None`` when the match is over."""
        ...

    def legal(self, state: S) -> Sequence[A]:
        """Return every legal action, sorted and unique; at TABLE, every possible outcome.

        Empty when the match is over, never before.
        """
        ...

    def odds(self, state: S) -> Mapping[A, Fraction]:
        """Return the chance of each outcome, at TABLE only. The fractions sum to 1."""
        ...

    def apply(self, state: S, action: A) -> tuple[S, Sequence[Event]]:
        """Return the state after ``action`` and what happened, at least one event.

        Raises :class:`IllegalAction` with the reason when the rules forbid it.
        """
        ...

    def view(self, state: S, seat: Seat) -> View:
        """Return all that ``seat`` (or PUBLIC) may know, and nothing else."""
        ...

    def scores(self, state: S) -> Sequence[Score]:
        """Return how each seat stands, in seat order."""
        ...

    def parse(self, state: S, notation: str) -> A:
        """Return the action a notation stands for; ``parse(state, str(a)) == a``.

        A notation may leave out what the state settles (``move 4 1``: the whole of column 4).
        It may name an action that the rules forbid; :meth:`apply` then says why. Raises
        :class:`NotationError` when it is no action at all, :class:`IllegalAction` when the state
        does not hold what it speaks of (a card that is not in that column).
        """
        ...

    def answer(self, view: View, question: str, slots: Mapping[str, object]) -> Sequence[Event]:
        """Return the facts that answer a question, from what the asking seat may know.

        What only that seat may know carries an ``audience``. Raises ``KeyError`` for a question
        this game does not know.
        """
        ...
