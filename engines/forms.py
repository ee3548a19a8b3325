"""Things that a game's data does not hold, told blank by blank: a card that somebody reads out.

A game that takes such things has ``forms`` (:attr:`heraut.engines.rules.Rules.forms`). These say
which blanks a thing has; whoever asks for them knows nothing of the game. What was told goes back
to the game as a :class:`Filled`, and comes out as the notation of an action or as items of an
owner's file. What such a file or the game holds already comes back as a ``Filled`` to be put right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Protocol, TypeAlias

from heraut.engines.protocol import Event

Amounts: TypeAlias = tuple[tuple[str, int], ...]
"""Of which how many: ``(("wool", 1), ("gold", 2))``."""

Told: TypeAlias = str | int | tuple[str, ...] | Amounts
"""What fills one blank."""


class BlankKind(StrEnum):
    """What may fill a blank."""

    CHOICE = "choice"
    """One of the values; as many of them, in order, as the blank takes, if more than one."""
    NUMBER = "number"
    """A whole number."""
    AMOUNTS = "amounts"
    """How many of some of the values, all together; perhaps nothing, if ``least`` is 0."""
    EITHER = "either"
    """How many of some of the values, one of which is to be chosen later."""
    TEXT = "text"
    """Any words; they can be left out."""


@dataclass(frozen=True, slots=True)
class Blank:
    """One thing to be told."""

    name: str
    kind: BlankKind
    words: str = ""
    """The list of words that its values have: ``goods``."""
    values: tuple[str, ...] = ()
    """What may be chosen; empty for numbers and texts."""
    least: int = 1
    """The least number; of amounts, that of each."""
    most: int = 1
    """The greatest number; of a text, how many letters it may have."""
    times: int = 1
    """How many values a choice takes."""
    fewest: int = 1
    """Of how many values there must be at least something to choose one of."""


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that a card may do."""

    name: str
    blanks: tuple[Blank, ...] = ()


@dataclass(frozen=True, slots=True)
class Filled:
    """What was told so far. Immutable: every answer gives a new one."""

    blanks: Mapping[str, Told] = field(default_factory=dict)
    """By blank; a text that was left out is empty."""
    parts: tuple[tuple[str, Mapping[str, Told]], ...] = ()
    """What the card does: each part with its own blanks, the last one perhaps not yet whole."""

    def told(self, name: str, value: Told) -> Filled:
        """Return it with one of the card's own blanks filled."""
        return replace(self, blanks={**self.blanks, name: value})

    def begun(self, part: str) -> Filled:
        """Return it with one more part, of which nothing is told yet."""
        return replace(self, parts=(*self.parts, (part, {})))

    def in_part(self, name: str, value: Told) -> Filled:
        """Return it with a blank of the last part filled."""
        *others, (part, known) = self.parts
        return replace(self, parts=(*others, (part, {**known, name: value})))


@dataclass(frozen=True, slots=True)
class Added:
    """What an owner's file is to hold of one card."""

    card: str
    """The card's identity, as its tag says it; empty for what is no card."""
    items: Mapping[str, Mapping[str, Any]]
    """The values of its items, by their names."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """What looks wrong in something that was told; the owner may know better."""

    reason: str
    details: Mapping[str, object]
    """What the words for it need."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of a box that is told in one go."""

    kind: str
    part: int
    """Which one, such as a period; 0 where there is only one of this kind."""
    told: int
    """How many of its things the owner has told."""
    count: int
    """How many there are."""


class NoRoom(ValueError):
    """The card has no place in the box; ``reason`` and ``details`` are for the words."""

    def __init__(self, reason: str, **details: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = details


class Form(Protocol):
    """The form of one thing of a box."""

    @property
    def kind(self) -> str:
        """What sort of thing it is: one of :attr:`Forms.kinds`."""
        ...

    @property
    def named_by(self) -> tuple[str, ...]:
        """The blanks that tell which thing it is: to change them would make it another one."""
        ...

    def blanks(self, filled: Filled) -> Sequence[Blank]:
        """Return its own blanks, in order, as far as what was told leaves them to ask."""
        ...

    def parts(self, filled: Filled) -> Sequence[Part]:
        """Return what the card may still do, beside the parts that were told."""
        ...

    def part(self, name: str) -> Part:
        """Return one of the things that a card may do. Raises ``KeyError``."""
        ...

    def found(self, filled: Filled) -> Filled | None:
        """Return all that is known of a thing that is there already, once its name was told.

        ``None`` before that, and of a thing that is new. Raises :class:`NoRoom` when there is none
        of that name.
        """
        ...

    def described(self, filled: Filled) -> Sequence[Event]:
        """Return what it does, to be put into words: of a card each whole part in order."""
        ...

    def doubts(self, filled: Filled) -> Sequence[Doubt]:
        """Return what looks as if it had been told wrongly, or twice."""
        ...

    def added(self, filled: Filled) -> Added:
        """Return what an owner's file is to hold. Raises :class:`NoRoom`."""
        ...


class CardForm(Form, Protocol):
    """The form of one card, which may also come to the table."""

    def notation(self, filled: Filled) -> str:
        """Return the action that brings such a card to the table."""
        ...

    def boxed(self, filled: Filled) -> Filled:
        """Return the card as it would be told for an owner's file, as far as the match knows it."""
        ...


class Forms(Protocol):
    """The forms of a game."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """What sorts of things may be told of a box, a new card first."""
        ...

    def at_table(self, state: Any) -> CardForm | None:
        """Return the form of the card that may come now; ``None`` when none can be told now."""
        ...

    def in_box(self, overlay: str, kind: str = "") -> Form:
        """Return the form of a thing for an owner's file, which holds ``overlay`` so far.

        That of a new card if no kind is named. Raises :class:`~heraut.engines.facts.BadOverlay`.
        """
        ...

    def begun(self, words: str, overlay: str) -> tuple[Form, Filled] | None:
        """Return the form of the card of the owner's that has such a title, with what names it.

        ``None`` when there is no such card, or more than one.
        """
        ...

    def told_at_table(self, state: Any) -> Sequence[Filled]:
        """Return the cards that were told in the middle of a match, the first one first."""
        ...

    def progress(self, overlay: str) -> Sequence[Stage]:
        """Return how much of a box its owner has told, stage by stage."""
        ...
