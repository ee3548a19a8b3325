"""The actions of 7 Kingdoms; in notations seats, slots and crests count from 1."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from heraut.engines.notation import Action, Name, Number, Numbers, action
from heraut.engines.seven_kingdoms.state import TOKENS
from heraut.engines.table_facts import TableFact

Card: TypeAlias = Annotated[int, Number("CARD")]
Hidden: TypeAlias = Annotated[int | None, Number("CARD|?", unknown=True)]
"""A card, ``None`` when its holder does not show it to Héraut."""
Bonuses: TypeAlias = Annotated[str, Name("TOKEN", TOKENS, refused="no_such_token", detail="token")]
Cards: TypeAlias = Annotated[tuple[int, ...], Numbers("CARD,... or all")]
"""Cards, sorted."""


@action("crest")
class Crest(Action):
    """The table lays a crest card above the next slot, at setup."""

    crest: Annotated[int, Number("CREST")]


@action("token")
class Token(Action):
    """The table turns up a bonus token."""

    token: Bonuses


@action("first")
class First(Action):
    """The table says who is the first player, at setup."""

    seat: Annotated[int, Number("SEAT")]
    """Counted from 1 as in the notation."""


@action("draw")
class Draw(Action):
    """The table gives the seat on turn its next card."""

    card: Hidden


@action("row")
class Row(Action):
    """The table turns up a card for the next slot of the row."""

    card: Card


@action("show", "[CARD]")
class Show(Action):
    """The table turns up a card of the seat on turn that nobody else has seen."""

    card: Card


@action("play", "CARD|#PLACE")
class Play(Action):
    """Play a card of the hand, face up."""

    card: Card


@action("commit", "CARD|#PLACE|?")
class Commit(Action):
    """Put a card of the hand face down, to be turned up with those of the others."""

    card: Hidden


@action("bonus")
class Bonus(Action):
    """Bishop: put one of the open tokens on the leftmost crest card without one."""

    token: Bonuses


@action("take", "CARD|#SLOT,... or all or none")
class Take(Action):
    """Take cards of one's choice from the row."""

    cards: Annotated[tuple[int, ...], Numbers("CARD,...", none="none")]
    """Sorted; empty for a king or princess that takes nothing, where the option allows it."""


@action("slots", "FIRST[-LAST]|@CARD")
class TakeSlots(Action):
    """General and knight: take all that lies in slots next to each other."""

    first: Annotated[int, Number("FIRST")]
    last: Annotated[int, Number("LAST")]

    def words(self) -> tuple[str, ...]:
        """Return the slots as one word."""
        return (f"{self.first}-{self.last}",)


@action("validate")
class Validate(Action):
    """Put cards just taken into the kingdom."""

    cards: Cards


@action("keep")
class Keep(Action):
    """Put cards just taken into the hand."""

    cards: Cards


@action("fact")
class Fact(TableFact):
    """A hand or a kingdom is otherwise than Héraut believes; see ``table_facts``."""


KINDS: Final = (
    *(Crest, Token, First, Draw, Row, Show),  # the table's
    *(Play, Commit, Bonus, Take, TakeSlots, Validate, Keep),
    Fact,
)
"""Every kind of action, in its order."""
