"""The actions of Kingsbridge; columns count from 1."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, TypeAlias

from heraut.engines.kingsbridge.state import CHARACTERS
from heraut.engines.notation import Action, Flag, Name, Number, Numbers, action
from heraut.engines.table_facts import TableFact

CHARACTER: Final = Name("CHARACTER", CHARACTERS, refused="no_such_character", detail="character")

Card: TypeAlias = Annotated[int, Number("CARD")]
Cards: TypeAlias = Annotated[tuple[int, ...], Numbers("CARD,...")]
Character: TypeAlias = Annotated[str, CHARACTER]
Column: TypeAlias = Annotated[int, Number("COLUMN")]
Count: TypeAlias = Annotated[int, Number("COUNT")]
Aside: TypeAlias = Annotated[bool, Flag("aside")]
"""Whether it is a card set aside earlier, not one of the hand."""

_MANY: Final = 99
"""More cards of one rank than any column holds."""


@action("start")
class Start(Action):
    """The table begins the next column with a card, at setup."""

    card: Card


@action("draw")
class Draw(Action):
    """The table gives the seat on turn its next card."""

    card: Annotated[int | None, Number("CARD|?", unknown=True)]
    """The rank; ``None`` when the holder does not show the card to Héraut."""


@action("reveal")
class Reveal(Action):
    """The table turns up a character: for a seat's pile at setup, or for the open row."""

    character: Character


@action("place")
class Place(Action):
    """Put a card on a column: at its end, in a gap, or at its start where Aldred allows it."""

    card: Card
    column: Column
    aside: Aside = False


@action("swap")
class Swap(Action):
    """Put a card in Edgar's place in a column and take Edgar back."""

    card: Card
    column: Column
    aside: Aside = False


@action("use", "CHARACTER [CARD,...] [COLUMN] [COUNT]")
class Use(Action):
    """Use a character. Each needs its own values, see ``legal_uses``; the others keep theirs."""

    character: Character
    cards: Cards = ()
    """The ranks that it needs: in the order of placing for Gytha, sorted for Wilwulf."""
    column: Column = 0
    count: Count = 0
    """How many cards Wynstan takes."""

    @property
    def card(self) -> int:
        """The one rank that Edgar or Ethelred needs; 0, which no card has, when it is not given."""
        return self.cards[0] if self.cards else 0

    def words(self) -> tuple[str, ...]:
        """Return the values that the character needs."""
        values = (str(value) for value in (self.column, self.count) if value)
        return (self.character, ",".join(map(str, self.cards)), *values)

    def order(self) -> tuple[object, ...]:
        """Return the columns before the cards, as each character's uses are listed."""
        return (CHARACTER.key(self.character), self.column, self.count, self.cards)


@action("give")
class Give(Action):
    """Wigelm: put the first card of a column on another seat's pile."""

    column: Column
    seat: Annotated[int, Number("SEAT")]
    """The receiver, counted from 1 as in the notation."""


@action("stop")
class Stop(Action):
    """Wigelm: give no more cards, where the option allows it."""


@action("move", "COLUMN[:FIRST-LAST] COLUMN")
class Move(Action):
    """Put an end part of a column, or all of it, on another."""

    source: Column
    first: Card
    """The lowest rank of the part."""
    last: Card
    """The highest rank of the part."""
    column: Column
    """The column it goes to."""
    first_nth: Count = 1
    """Which of several cards of the lowest rank is the first of the part, from 1."""
    last_nth: Count = 0
    """Which of several cards of the highest rank is the last of the part; 0: the last there."""

    def words(self) -> tuple[str, ...]:
        """Return the part with the column where it lies, and the column it goes to."""
        first = f"{self.first}.{self.first_nth}" if self.first_nth > 1 else f"{self.first}"
        last = f"{self.last}.{self.last_nth}" if self.last_nth else f"{self.last}"
        part = first if first == last else f"{first}-{last}"
        return (f"{self.source}:{part}", f"{self.column}")

    def order(self) -> tuple[object, ...]:
        """Return where the part begins and ends before where it goes."""
        last_nth = self.last_nth or _MANY
        return (self.source, self.first, self.first_nth, self.last, last_nth, self.column)


@action("malus")
class Malus(Action):
    """Put a card on the malus pile and end the turn; solo and cooperative."""

    card: Card
    aside: Aside = False


@action("exchange", "CARD|?[*TIMES],... or all")
class Exchange(Action):
    """Put cards of the hand under the pile and end the turn by drawing as many."""

    cards: Annotated[tuple[int | None, ...], Numbers("CARD|?,...", none="all", unknown=True)]
    """Their ranks, sorted; ``None``, last, for cards that Héraut does not know. All of an empty
    hand are none."""


@action("end")
class End(Action):
    """End the turn: draw up to a full hand, then the next seat plays."""


@action("pass")
class Pass(Action):
    """Do nothing, the pile being empty."""


@action("fact")
class Fact(TableFact):
    """A hand is otherwise than Héraut believes; ``table_facts`` tells what may be put right."""


KINDS: Final = (
    *(Start, Draw, Reveal, Place, Swap, Use, Give, Stop, Move, Malus, Exchange, End, Pass),
    Fact,
)
"""Every kind of action, in its order."""

# Legal actions are listed often, and advice tries many, so each of these is made once.
draw: Final = cache(Draw)
place: Final = cache(Place)
swap: Final = cache(Swap)
use: Final = cache(Use)
give: Final = cache(Give)
move: Final = cache(Move)
