"""What reaches the dialogue of a match, put together with what is pending."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from heraut.grammars.meaning import Command, Interpretation, Meaning, MetaRequest, Query, Slots
from heraut.voice.dialogue.requests import Guessed, Unclear


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
    made: Interpretation | None = None
    """What it amounts to with the pieces gathered so far."""
    in_command: Interpretation | None = None
    """What the pending command amounts to with it: one card more, or another one."""
    in_its_place: Interpretation | None = None
    """What the pending command amounts to with this card alone."""

    @property
    def value(self) -> int | str:
        """What goes into the slot."""
        if self.settles is not None:
            return self.settles
        return int(self.card) if self.card.isdecimal() else self.card


@dataclass(frozen=True, slots=True)
class Piece:
    """Pieces of a command were said."""

    slots: Slots
    made: Interpretation | None
    """What they amount to with those gathered before."""
    cost: float


@dataclass(frozen=True, slots=True)
class Contradicted:
    """A whole command was said after another card than the one it names was shown."""

    command: Command
    card: CardShown


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something is wrong with what was tapped or asked."""

    key: str
    """The message that says it."""
    details: Mapping[str, object] = field(default_factory=dict)
    cue: str = ""
    """The earcon that goes with it, if any."""


@dataclass(frozen=True, slots=True)
class OutOfTurn(Trouble, Unclear):
    """Words of a seat that is not to act made no sense: they are told what a move would be."""


@dataclass(frozen=True, slots=True)
class Instead:
    """The last actions are to be taken back, and other commands played in their place, if any."""

    commands: tuple[Command, ...]
    back: int = 1
    """How many actions are taken back."""
    undone: Meaning | None = None
    """The first of them, if it is to be named: where nothing is played in its place."""


@dataclass(frozen=True, slots=True)
class Breath:
    """Moves and a question that were said in one breath."""

    parts: tuple[Interpretation, ...]


Own = Piece | Contradicted | CardShown | Trouble | Instead | Breath | Guessed
Input = Interpretation | Own


def only_asks(given: object) -> bool:
    """Tell whether an input changes nothing, whoever it comes from."""
    if isinstance(given, Breath):
        return all(map(only_asks, given.parts))
    return isinstance(given, Query | MetaRequest | Trouble)
