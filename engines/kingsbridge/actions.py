"""The actions of Kingsbridge. ``str(action)`` is the notation; columns count from 1."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from heraut.engines.kingsbridge.state import CHARACTERS, RANKS

__all__ = [
    "Action",
    "Draw",
    "End",
    "Exchange",
    "Give",
    "Malus",
    "Move",
    "Pass",
    "Place",
    "Reveal",
    "Start",
    "Stop",
    "Swap",
    "Use",
    "draw",
    "move",
    "place",
]


_MANY: Final = 99
"""More cards of one rank than any column holds."""


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
class Reveal(Action):
    """The table turns up a character: for a seat's pile at setup, or for the open row."""

    character: str
    kind: ClassVar[int] = 3

    def _order(self) -> tuple[object, ...]:
        return (_rank_of(self.character),)

    def __str__(self) -> str:
        return f"reveal {self.character}"


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Put a card on a column: at its end, in a gap, or at its start where Aldred allows it."""

    card: int
    column: int
    aside: bool = False
    """A card set aside earlier, not one of the hand."""
    kind: ClassVar[int] = 4

    def _order(self) -> tuple[object, ...]:
        return (self.card, self.column, self.aside)

    def __str__(self) -> str:
        return f"place {self.card} {self.column}{_aside(self.aside)}"


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Put a card in Edgar's place in a column and take Edgar back."""

    card: int
    column: int
    aside: bool = False
    """A card set aside earlier, not one of the hand."""
    kind: ClassVar[int] = 5

    def _order(self) -> tuple[object, ...]:
        return (self.card, self.column, self.aside)

    def __str__(self) -> str:
        return f"swap {self.card} {self.column}{_aside(self.aside)}"


@dataclass(frozen=True, slots=True)
class Use(Action):
    """Use a character. Each needs its own values, see ``uses``; the others keep their default."""

    character: str
    cards: tuple[int, ...] = ()
    """The ranks that it needs: in the order of placing for Gytha, sorted for Wilwulf."""
    column: int = 0
    count: int = 0
    """How many cards Wynstan takes."""
    kind: ClassVar[int] = 6

    @property
    def card(self) -> int:
        """The one rank that Edgar or Ethelred needs; 0, which no card has, when it is not given."""
        return self.cards[0] if self.cards else 0

    def _order(self) -> tuple[object, ...]:
        return (_rank_of(self.character), self.column, self.count, self.cards)

    def __str__(self) -> str:
        cards = ",".join(map(str, self.cards))
        values = [cards, *(str(value) for value in (self.column, self.count) if value)]
        return " ".join(word for word in ("use", self.character, *values) if word)


@dataclass(frozen=True, slots=True)
class Give(Action):
    """Wigelm: put the first card of a column on another seat's pile."""

    column: int
    seat: int
    """The receiver, counted from 1 as in the notation."""
    kind: ClassVar[int] = 7

    def _order(self) -> tuple[object, ...]:
        return (self.column, self.seat)

    def __str__(self) -> str:
        return f"give {self.column} {self.seat}"


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """Wigelm: give no more cards, where the option allows it."""

    kind: ClassVar[int] = 8

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Put an end part of a column, or all of it, on another."""

    source: int
    first: int
    """The lowest rank of the part."""
    last: int
    """The highest rank of the part."""
    column: int
    """The column it goes to."""
    first_nth: int = 1
    """Which of several cards of the lowest rank is the first of the part, from 1."""
    last_nth: int = 0
    """Which of several cards of the highest rank is the last of the part; 0: the last there."""
    kind: ClassVar[int] = 9

    def _order(self) -> tuple[object, ...]:
        last_nth = self.last_nth or _MANY
        return (self.source, self.first, self.first_nth, self.last, last_nth, self.column)

    def __str__(self) -> str:
        first = f"{self.first}.{self.first_nth}" if self.first_nth > 1 else f"{self.first}"
        last = f"{self.last}.{self.last_nth}" if self.last_nth else f"{self.last}"
        return f"move {self.source}:{first if first == last else f'{first}-{last}'} {self.column}"


@dataclass(frozen=True, slots=True)
class Malus(Action):
    """Put a card on the malus pile and end the turn; solo and cooperative."""

    card: int
    aside: bool = False
    """A card set aside earlier, not one of the hand."""
    kind: ClassVar[int] = 10

    def _order(self) -> tuple[object, ...]:
        return (self.card, self.aside)

    def __str__(self) -> str:
        return f"malus {self.card}{_aside(self.aside)}"


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Put cards of the hand under the pile and end the turn by drawing as many."""

    cards: tuple[int | None, ...]
    """Their ranks, sorted; ``None``, last, for cards that Héraut does not know."""
    kind: ClassVar[int] = 11

    def _order(self) -> tuple[object, ...]:
        return tuple(map(_unknown_last, self.cards))

    def __str__(self) -> str:
        return f"exchange {','.join(map(_rank, self.cards))}"


@dataclass(frozen=True, slots=True)
class End(Action):
    """End the turn: draw up to a full hand, then the next seat plays."""

    kind: ClassVar[int] = 12

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing, the pile being empty."""

    kind: ClassVar[int] = 13

    def __str__(self) -> str:
        return "pass"


@cache
def draw(card: int | None) -> Draw:
    """Return the one ``Draw`` of this card: legal actions are listed often, so made once."""
    return Draw(card)


@cache
def place(card: int, column: int, *, aside: bool = False) -> Place:
    """Return the one ``Place`` of this card on this column, made once."""
    return Place(card, column, aside)


@cache
def move(source: int, first: int, last: int, column: int) -> Move:
    """Return the one ``Move`` of this part, made once."""
    return Move(source, first, last, column)


def _unknown_last(card: int | None) -> int:
    return RANKS.stop if card is None else card


def _rank(card: int | None) -> str:
    return "?" if card is None else str(card)


def _rank_of(character: str) -> int:
    return CHARACTERS.index(character) if character in CHARACTERS else len(CHARACTERS)


def _aside(aside: bool) -> str:
    return " aside" if aside else ""
