"""The contract that every rules engine obeys: pure functions over frozen states.

An engine holds no prose, clock, randomness or I/O. What happened comes out as events, what may be
known as views, what is forbidden as a reason; other parts of Héraut put all three into words, and
rely on nothing that does not stand here.

**The table is a player.** A shuffle, a drawn card or a die is an action of :data:`TABLE`. With app
cards the match samples it from :meth:`Rules.odds`; with table cards a tap or a spoken name becomes
the outcome. The same engine serves both.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cached_property
from itertools import groupby
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from heraut.engines.chance import Odds
from heraut.engines.facts import Fact, refuse_overlay
from heraut.engines.forms import Forms
from heraut.engines.notation import Action, Notation
from heraut.engines.options import CardsOnly, Options
from heraut.engines.protocol import (
    TABLE,
    Event,
    IllegalAction,
    Outcome,
    Said,
    Score,
    Seat,
    Slots,
    Term,
    View,
)
from heraut.engines.setup import check_seats
from heraut.engines.table_facts import OWN, FactKind, TableFact
from heraut.engines.vocabulary import EventType, Question, Reason, Role

S = TypeVar("S", bound=Hashable)
V = TypeVar("V", bound=View)

WHOSE_TURN: Final = "turn"
"""The question that every game answers: who is on turn, and what the match waits for."""
POSSIBLE: Final = "options"
"""The question that every game answers: what may be done now."""


Play: TypeAlias = tuple[Collection[str], Callable[[Any, Any], Outcome[Any]]]
"""The phases in which an action may come, and what applies it to a state."""


class Rules(ABC, Generic[S, V]):
    """One game. ``S`` is its frozen state, ``V`` its frozen view.

    The declarations come first: they are the same for every match. What has a default here serves
    a small game: no cards, facts or forms, and no phases but the three that all games have.
    """

    name: ClassVar[str]
    """The game's identifier in commands, tags and saves: ``kingsbridge``."""
    seats: ClassVar[range]
    """How many may play."""
    options_type: ClassVar[type[Options]] = CardsOnly
    """The options. Every game has ``cards`` with the values ``app`` and ``table``."""
    notation: ClassVar[Notation[Any]]
    """The actions in their order, and how they are written and read."""
    phases: ClassVar[tuple[str, ...]] = ("table", "turn", "over")
    """What :meth:`phase` may tell."""
    plays: ClassVar[Mapping[type[Action], Play]] = {}
    """When each kind of action may come, and what it does; for a game that needs no more in
    :meth:`apply`."""
    events: ClassVar[Sequence[EventType]]
    """Every kind of event and answer; each has words in every language."""
    reasons: ClassVar[Sequence[Reason]]
    """Every reason for refusals; each has words in every language."""
    references: ClassVar[frozenset[str]] = frozenset()
    """Slots that only describe what is meant, « sur le cinq »: :meth:`refer` tells what it is."""
    closing: ClassVar[frozenset[str]] = frozenset()
    """The verbs that only end what a seat does. What the app's cards bring after one comes again
    after another one, so that it may be taken back until somebody acts."""
    lots: ClassVar[frozenset[str]] = frozenset()
    """The verbs of what the table says and no card or tile tells, such as who begins: people may
    leave it to chance."""
    forms_begun_by: ClassVar[str] = ""
    """What is said to tell a card in the middle of a match that the data does not hold, as the
    game's sentences name it; empty: there are no :attr:`forms`."""
    questions: ClassVar[Sequence[Question]]
    """What :meth:`answer` knows; always :data:`WHOSE_TURN` and :data:`POSSIBLE`."""

    @cached_property
    def event_types(self) -> Mapping[str, EventType]:
        """Every kind of event and answer by its key."""
        return {one.key: one for one in self.events}

    def role(self, event: Event) -> Role:
        """Return what an event is for, besides telling what happened."""
        return self.event_types[event.key].role

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """The named options and their allowed values; the first value is the default."""
        return self.options_type.declared()

    @property
    def cards(self) -> Mapping[str, int]:
        """The card identities that tags may carry, and how many copies of each the box holds."""
        return {}

    @property
    def facts(self) -> Sequence[Fact]:
        """What the game takes from its box, and how far to trust it; empty: the rulebook has all.

        The owner of a box may correct it by an overlay.
        """
        return ()

    @property
    def forms(self) -> Forms | None:
        """How a card is told that the game's data does not hold; ``None``: there is none."""
        return None

    def tell_fact(self, fact: Fact) -> Sequence[Event]:
        """Return what one of the facts says, as events; empty: it is told row by row.

        The events are no part of a match, and each has words of its own.
        """
        return ()

    def laid(self, state: S) -> Sequence[tuple[str, bool]]:
        """Return the parts of the board as they lie, by the facts that tell them, and if turned.

        Those side by side first, line by line from the north-west, then any beside the board;
        empty: the board is whole, or there is none.
        """
        return ()

    # The course of a match.

    def start(self, seats: int, options: Mapping[str, str], overlay: str = "") -> S:
        """Return the state before anything is dealt. Options left out take their default.

        ``overlay`` is the text of an owner's file that corrects :attr:`facts`; empty: none. The
        state holds what it says, so that it stays with the match.

        Raises ``BadSetup`` for a number of seats, an option or a value that does not exist, and
        :class:`~heraut.engines.facts.BadOverlay` for an overlay that cannot be used.
        """
        check_seats(self.name, self.seats, seats)
        if not self.facts:
            refuse_overlay(overlay)
        return self.opening(seats, self.options_type.read(options), overlay)

    @abstractmethod
    def opening(self, seats: int, options: Any, overlay: str) -> S:
        """Return the state before anything is dealt, for seats and options that exist.

        ``options`` are of :attr:`options_type`. Raises :class:`~heraut.engines.facts.BadOverlay`.
        """

    @abstractmethod
    def to_act(self, state: S) -> Seat | None:
        """Return the seat to act, :data:`TABLE` for chance, or ``None`` when the match is over."""

    def turn(self, state: S) -> Seat | None:
        """Return the seat on turn, also while the table deals to it; ``None`` if there is none."""
        seat = self.to_act(state)
        return None if seat == TABLE else seat

    def phase(self, state: S) -> str:
        """Return what is being done, one of :attr:`phases`."""
        seat = self.to_act(state)
        if seat is None:
            return "over"
        return "table" if seat == TABLE else "turn"

    def wrong_phase(self, state: S) -> IllegalAction:
        """Return why anything is refused that is not what the phase waits for.

        It says what has to be done first, or that the match is over.
        """
        return IllegalAction("match_over" if self.to_act(state) is None else "not_now")

    @abstractmethod
    def legal(self, state: S) -> Sequence[Action]:
        """Return every legal action, sorted and unique; at TABLE, every possible outcome.

        Empty when the match is over, never before.
        """

    def kinds(self, state: S) -> Iterable[Sequence[Action]]:
        """Return the legal actions of a seat kind by kind, in order; none of these is empty.

        Together they are :meth:`legal`. Who wants only one action, as random play does, has no
        more listed than it asks for, where a game lists its kinds one by one.
        """
        return (tuple(alike) for _, alike in groupby(self.legal(state), type))

    def odds(self, state: S) -> Mapping[Any, Fraction]:
        """Return the chance of each outcome, at TABLE only. The fractions sum to 1.

        Every outcome is as likely as any other, where the game does not know better. Raises
        ``ValueError`` when the table has nothing to do.
        """
        if self.to_act(state) != TABLE:
            raise ValueError("the table has nothing to do now")
        return Odds(self.legal(state))

    def apply(self, state: S, action: Any) -> tuple[S, Sequence[Event]]:
        """Return the state after ``action`` and what happened, at least one event.

        Raises :class:`IllegalAction` with the reason when the rules forbid it.
        """
        kind = type(action)
        if kind not in self.plays and issubclass(kind, TableFact):
            return self.put_right(state, action)
        phases, play = self.plays[kind]
        if self.phase(state) not in phases:
            raise self.wrong_phase(state)
        return play(state, action)

    def after(self, state: S, action: Any) -> S:
        """Return the state after ``action``, for who hears nothing of what happened.

        A game may make no events then. Raises :class:`IllegalAction` as :meth:`apply`.
        """
        return self.apply(state, action)[0]

    @property
    def table_facts(self) -> Mapping[str, FactKind]:
        """What people may put right of what Héraut believes of the table; empty: nothing."""
        return {}

    def put_right(self, state: S, fact: TableFact) -> tuple[S, Sequence[Event]]:
        """Return the state in which a fact of the table holds, and what is told of it.

        It may come whoever is to act, until the match is over, and changes neither. Raises
        :class:`IllegalAction` where it cannot be, or nobody could do anything then.
        """
        if self.to_act(state) is None:
            raise self.wrong_phase(state)
        seats = len(self.scores(state))
        if not 1 <= fact.seat <= seats:
            raise IllegalAction("no_such_seat", seat=fact.seat, seats=seats)
        kind = self.table_facts.get(fact.what)
        if kind is None:
            raise IllegalAction("fact_unknown", what=fact.what)
        after, events = kind.apply(state, fact.seat - 1, fact.value)
        if not self.legal(after):
            # That nobody could do anything would tell what was put right.
            secret = next((one.audience for one in events if one.audience is not None), None)
            raise IllegalAction("fact_not_now", secret)
        return after, events

    def remembered(self, state: S, seat: Seat, notation: str) -> S:
        """Return a state in which all still know what an action showed that was taken back.

        What was seen cannot be unseen. Most games show nothing that was hidden before.
        """
        return state

    def forgone(self, state: S, action: Any) -> Sequence[Event]:
        """Return what a seat gives up by a legal action, as events: worth a yes before it is done.

        What only that seat may know carries an ``audience``. The events are no part of a match.
        """
        return ()

    @abstractmethod
    def scores(self, state: S) -> Sequence[Score]:
        """Return how each seat stands, in seat order."""

    # What may be known.

    @abstractmethod
    def view(self, state: S, seat: Seat) -> V:
        """Return all that ``seat`` (or PUBLIC) may know, and nothing else."""

    @abstractmethod
    def answer(self, view: V, question: str, slots: Slots) -> Sequence[Event]:
        """Return the facts that answer a question, from what the asking seat may know.

        Slots that the question does not need may be missing, and a number may be one that does not
        exist: that is an answer, too. What only that seat may know carries an ``audience``. Raises
        ``KeyError`` for a question this game does not know.
        """

    def names(self, state: S) -> Mapping[str, Mapping[int | str, str]]:
        """Return the names that the box's owner gave, by argument, then by its value.

        They are said in place of the language's own.
        """
        return {}

    def lies_open(self, state: S, slot: str, value: int | str) -> bool:
        """Tell whether all can see the card that a slot of a command names: it is no secret."""
        return False

    # Actions in words.

    def refer(self, state: S, slots: Said, did: str) -> Sequence[Said]:
        """Return what slots may mean that describe something, by the state: none, one or several.

        Called only with slots of which some are :attr:`references`, and with the pieces of the
        same action that were said before; what comes back has no references. ``did`` is what the
        seat that speaks did last, in notation, or empty.
        """
        return ()

    def unfound(self, state: S, slots: Said) -> IllegalAction | None:
        """Return why :meth:`refer` finds nothing for slots; ``None`` where no more can be told."""
        return None

    def described(
        self, state: S, terms: Sequence[Term], here: str, done: Sequence[str]
    ) -> Sequence[Sequence[str]]:
        """Return the ways to do what a description says, each in notation, one after another.

        The pieces are of the kinds that a language's file of this game has, ``here`` is where the
        seat that speaks is in its talk, or empty, ``done`` what it did since its turn began. A
        single action may be forbidden: then it is for the reason that it is.
        """
        return ()

    def parse(self, state: S, notation: str) -> Action:
        """Return the action a notation stands for; ``parse(state, str(a)) == a``.

        A notation may leave out what the state settles (``move 4 1``: the whole of column 4).
        It may name an action that the rules forbid; :meth:`apply` then says why. Raises
        :class:`NotationError` when it is no action at all, :class:`IllegalAction` when the state
        does not hold what it speaks of (a card that is not in that column).
        """
        action = self.notation.read(state, notation)
        if isinstance(action, TableFact) and action.seat == OWN:
            seat = self.turn(state)
            if seat is None:
                raise self.wrong_phase(state)
            return replace(action, seat=seat + 1)
        return action

    def lead(self, state: S, action: Any) -> Action | None:
        """Return the one action that has to come before another, if that one says which.

        Who gives before the card that lets one give has named the card: both are meant.
        """
        return None

    def awaited(self, state: S) -> frozenset[str]:
        """Return the verbs of the actions that may come now: what is asked of a seat or the table.

        The same for every viewer only where :meth:`legal` tells no secret.
        """
        return frozenset(action.verb for action in self.legal(state))
