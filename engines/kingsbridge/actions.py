"""The actions of Kingsbridge. ``str(action)`` is the notation; columns count from 1."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from heraut.engines.kingsbridge.state import RANKS

__all__ = [
    "Action",
    "Draw",
    "End",
    "Exchange",
    "Move",
    "Pass",
    "Place",
    "Start",
    "draw",
    "move",
    "place",
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
class Start(Action):
    """The table begins the next column with a card, at setup."""

    card: int
    kind: ClassVar[int] = 1

    def _order(self) -> tuple[object, ...]:
        return (self.card,)

    def __str__(self) -> str:
        return f"start {self.card}"


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """The table gives the seat on turn its next card."""

    card: int | None
    """The rank; ``None`` when the holder does not show the card to Héraut."""
    kind: ClassVar[int] = 2

    def _order(self) -> tuple[object, ...]:
        return (_unknown_last(self.card),)

    def __str__(self) -> str:
        return f"draw {_rank(self.card)}"


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Put a card of the hand at the end of a column."""

    card: int
    column: int
    kind: ClassVar[int] = 3

    def _order(self) -> tuple[object, ...]:
        return (self.card, self.column)

    def __str__(self) -> str:
        return f"place {self.card} {self.column}"


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Put an end part of a column, or all of it, at the end of another."""

    source: int
    first: int
    """The lowest rank of the part."""
    last: int
    """The highest rank of the part."""
    column: int
    """The column it goes to."""
    kind: ClassVar[int] = 4

    def _order(self) -> tuple[object, ...]:
        return (self.source, self.first, self.last, self.column)

    def __str__(self) -> str:
        part = f"{self.first}-{self.last}" if self.first != self.last else f"{self.first}"
        return f"move {self.source}:{part} {self.column}"


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Put cards of the hand under the pile and end the turn by drawing as many."""

    cards: tuple[int | None, ...]
    """Their ranks, sorted; ``None``, last, for cards that Héraut does not know."""
    kind: ClassVar[int] = 5

    def _order(self) -> tuple[object, ...]:
        return tuple(map(_unknown_last, self.cards))

    def __str__(self) -> str:
        return f"exchange {','.join(map(_rank, self.cards))}"


@dataclass(frozen=True, slots=True)
class End(Action):
    """End the turn: draw up to a full hand, then the next seat plays."""

    kind: ClassVar[int] = 6

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing, the pile being empty."""

    kind: ClassVar[int] = 7

    def __str__(self) -> str:
        return "pass"


@cache
def draw(card: int | None) -> Draw:
    """Return the one ``Draw`` of this card: legal actions are listed often, so made once."""
    return Draw(card)


@cache
def place(card: int, column: int) -> Place:
    """Return the one ``Place`` of this card on this column, made once."""
    return Place(card, column)


@cache
def move(source: int, first: int, last: int, column: int) -> Move:
    """Return the one ``Move`` of this part, made once."""
    return Move(source, first, last, column)


def _unknown_last(card: int | None) -> int:
    return RANKS.stop if card is None else card


def _rank(card: int | None) -> str:
    return "?" if card is None else str(card)
