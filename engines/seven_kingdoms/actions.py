"""The actions of 7 Kingdoms. ``str(action)`` is the notation; seats, slots, crests from 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from heraut.engines.seven_kingdoms.state import CARDS, TOKENS

__all__ = [
    "Action",
    "Bonus",
    "Commit",
    "Crest",
    "Draw",
    "First",
    "Keep",
    "Play",
    "Row",
    "Show",
    "Slots",
    "Take",
    "Token",
    "Validate",
]


@dataclass(frozen=True, slots=True)
class Action:
    """Anything that a seat or the table may do. Actions of all kinds have one order."""

    kind: ClassVar[int] = 0
    """Where this kind of action comes among the others."""

    def _order(self) -> tuple[object, ...]:
        return ()

    def __lt__(self, other: Action) -> bool:
        return (self.kind, *self._order()) < (other.kind, *other._order())


@dataclass(frozen=True, slots=True)
class Crest(Action):
    """The table lays a crest card above the next slot, at setup."""

    crest: int
    kind: ClassVar[int] = 1

    def _order(self) -> tuple[object, ...]:
        return (self.crest,)

    def __str__(self) -> str:
        return f"crest {self.crest}"


@dataclass(frozen=True, slots=True)
class Token(Action):
    """The table turns up a bonus token."""

    token: str
    kind: ClassVar[int] = 2

    def _order(self) -> tuple[object, ...]:
        return (TOKENS.index(self.token),)

    def __str__(self) -> str:
        return f"token {self.token}"


@dataclass(frozen=True, slots=True)
class First(Action):
    """The table says who is the first player, at setup."""

    seat: int
    """Counted from 1 as in the notation."""
    kind: ClassVar[int] = 3

    def _order(self) -> tuple[object, ...]:
        return (self.seat,)

    def __str__(self) -> str:
        return f"first {self.seat}"


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """The table gives the seat on turn its next card."""

    card: int | None
    """``None`` when the holder does not show the card to Héraut."""
    kind: ClassVar[int] = 4

    def _order(self) -> tuple[object, ...]:
        return (_unknown_last(self.card),)

    def __str__(self) -> str:
        return f"draw {_text(self.card)}"


@dataclass(frozen=True, slots=True)
class Row(Action):
    """The table turns up a card for the next slot of the row."""

    card: int
    kind: ClassVar[int] = 5

    def _order(self) -> tuple[object, ...]:
        return (self.card,)

    def __str__(self) -> str:
        return f"row {self.card}"


@dataclass(frozen=True, slots=True)
class Show(Action):
    """The table turns up a card of the seat on turn that nobody else has seen."""

    card: int
    kind: ClassVar[int] = 6

    def _order(self) -> tuple[object, ...]:
        return (self.card,)

    def __str__(self) -> str:
        return f"show {self.card}"


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a card of the hand, face up."""

    card: int
    kind: ClassVar[int] = 7

    def _order(self) -> tuple[object, ...]:
        return (self.card,)

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Commit(Action):
    """Put a card of the hand face down, to be turned up with those of the others."""

    card: int | None
    """``None`` when the holder does not show the card to Héraut."""
    kind: ClassVar[int] = 8

    def _order(self) -> tuple[object, ...]:
        return (_unknown_last(self.card),)

    def __str__(self) -> str:
        return f"commit {_text(self.card)}"


@dataclass(frozen=True, slots=True)
class Bonus(Action):
    """Bishop: put one of the open tokens on the leftmost crest card without one."""

    token: str
    kind: ClassVar[int] = 9

    def _order(self) -> tuple[object, ...]:
        return (TOKENS.index(self.token),)

    def __str__(self) -> str:
        return f"bonus {self.token}"


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take cards of one's choice from the row."""

    cards: tuple[int, ...]
    """Sorted; empty for a king or princess that takes nothing, where the option allows it."""
    kind: ClassVar[int] = 10

    def _order(self) -> tuple[object, ...]:
        return self.cards

    def __str__(self) -> str:
        return f"take {','.join(map(str, self.cards)) or 'none'}"


@dataclass(frozen=True, slots=True)
class Slots(Action):
    """General and knight: take all that lies in slots next to each other."""

    first: int
    last: int
    kind: ClassVar[int] = 11

    def _order(self) -> tuple[object, ...]:
        return (self.first, self.last)

    def __str__(self) -> str:
        return f"slots {self.first}-{self.last}"


@dataclass(frozen=True, slots=True)
class Validate(Action):
    """Put cards just taken into the kingdom."""

    cards: tuple[int, ...]
    """Sorted."""
    kind: ClassVar[int] = 12

    def _order(self) -> tuple[object, ...]:
        return self.cards

    def __str__(self) -> str:
        return f"validate {','.join(map(str, self.cards))}"


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Put cards just taken into the hand."""

    cards: tuple[int, ...]
    """Sorted."""
    kind: ClassVar[int] = 13

    def _order(self) -> tuple[object, ...]:
        return self.cards

    def __str__(self) -> str:
        return f"keep {','.join(map(str, self.cards))}"


def _unknown_last(card: int | None) -> int:
    return CARDS.stop if card is None else card


def _text(card: int | None) -> str:
    return "?" if card is None else str(card)
