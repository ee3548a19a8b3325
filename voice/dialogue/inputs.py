"""What reaches the conversation: interpreted words, shown cards, troubles; and what it may ask."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Protocol

from heraut.grammars.meaning import Interpretation
from heraut.nfc import CardTag

__all__ = ["STOP_CARD", "CardShown", "Input", "MatchQueries", "Trouble"]

STOP_CARD: Final = CardTag("heraut", "stop")
"""The card that makes Héraut fall silent, in any game."""


@dataclass(frozen=True, slots=True)
class CardShown:
    """A card of this game was tapped on the reader."""

    card: str
    """The card's identity within its game, as its tag says: ``7``."""
    slot: str = "card"
    """The slot that it fills."""
    settles: int | str | None = None
    """The slot's value, where it is not the identity: a column's number."""
    confirms: bool = True
    """Whether it can stand for a yes to a command that names it."""
    asks: str = ""
    """The question that tells what a card is; ``""`` for none."""
    told: bool = True
    """Whether that is answered first when nothing is pending, and nothing is played yet."""
    hidden: bool = False
    """Whether only its seat may know it, so that it is never named to all."""
    whispered: bool = False
    """Whether that seat has a private channel."""

    @property
    def value(self) -> int | str:
        """What goes into the slot."""
        if self.settles is not None:
            return self.settles
        return int(self.card) if self.card.isdecimal() else self.card


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something outside the game went wrong or right again: a foreign tag, a lost reader."""

    key: str
    """The message that says it."""
    details: Mapping[str, object] = field(default_factory=dict)
    cue: str = ""
    """The earcon that goes with it, if any."""


Input = Interpretation | CardShown | Trouble


class MatchQueries(Protocol):
    """What the conversation may ask of the match; every answer is a pure function of it."""

    @property
    def tap_to_confirm(self) -> bool:
        """Whether a move that names a card waits for that card on the reader."""
        ...

    def combine(self, slots: Mapping[str, int | str]) -> Interpretation | None:
        """Return what the pieces gathered so far amount to, or ``None`` if nothing."""
        ...

    def confirmed_by(self, slots: Mapping[str, int | str]) -> str:
        """Return the slot of a command whose card can stand for a yes; ``""`` if none can."""
        ...

    def reversible(self, *notations: str) -> bool:
        """Tell whether each of these legal actions in a row could be taken back afterwards."""
        ...

    def private(self, question: str, slots: Mapping[str, int | str]) -> bool:
        """Tell whether the answer is one seat's secret with no private channel to say it on."""
        ...

    def unexplained(self, details: Mapping[str, object]) -> bool:
        """Tell whether why a command was refused, with these details, is such a secret."""
        ...
