"""What a game says: its events, refusals and questions, each with the meaning of its arguments.

A game names its arguments once, in a :class:`Vocabulary`, and then declares what it says as rows of
their names. So whoever words an event knows which numbers are seats, and which event is a secret,
without knowing the game::

    WORDS = Vocabulary(seat=SEAT, card=NUMBER, cards=NUMBERS)
    EVENTS = (WORDS.event("drew", "seat count"), WORDS.event("you_drew", "card", secret=True))
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, Flag, auto
from typing import Final


class Meaning(Enum):
    """What a value stands for."""

    SEAT = auto()
    """A player's place, 0-based; -1 for nobody. It is said as that player's name."""
    NUMBER = auto()
    """A whole number."""
    NAME = auto()
    """An identifier of the game: the language has a name for it. Empty: none."""
    FLAG = auto()
    """Whether something is so."""
    TEXT = auto()
    """Words that people or the box wrote, told as they are."""
    ACTION = auto()
    """An action in its notation, told as the command that says it."""


@dataclass(frozen=True, slots=True)
class Argument:
    """What an argument holds: one value, or a tuple of them. ``None``: nobody can tell."""

    meaning: Meaning
    many: bool = False
    """Whether it is a tuple, perhaps of tuples."""

    def holds(self, value: object) -> bool:
        """Tell whether a value is of this kind."""
        if self.many:
            return isinstance(value, tuple) and all(
                self.holds(one) if isinstance(one, tuple) else self._is_one(one) for one in value
            )
        return self._is_one(value)

    def _is_one(self, value: object) -> bool:
        if value is None:
            return True
        match self.meaning:
            case Meaning.SEAT | Meaning.NUMBER:
                return isinstance(value, int) and not isinstance(value, bool)
            case Meaning.FLAG:
                return isinstance(value, bool)
            case _:
                return isinstance(value, str)


SEAT: Final = Argument(Meaning.SEAT)
SEATS: Final = Argument(Meaning.SEAT, many=True)
NUMBER: Final = Argument(Meaning.NUMBER)
NUMBERS: Final = Argument(Meaning.NUMBER, many=True)
NAME: Final = Argument(Meaning.NAME)
NAMES: Final = Argument(Meaning.NAME, many=True)
FLAG: Final = Argument(Meaning.FLAG)
FLAGS: Final = Argument(Meaning.FLAG, many=True)
TEXT: Final = Argument(Meaning.TEXT)
TEXTS: Final = Argument(Meaning.TEXT, many=True)
ACTIONS: Final = Argument(Meaning.ACTION, many=True)


class Role(Flag):
    """What an event is for, besides telling what happened."""

    NONE = 0
    TURN_MARK = auto()
    """It only marks whose turn it is: no move to tell again."""
    TURN_SIGN = auto()
    """A turn begins with it: the sign of a turn rings."""
    NEXT = auto()
    """It says what its ``seat`` has to do next."""
    BRING = auto()
    """It asks for what people have to bring to the table, whoever is to bring it."""
    DRAW = auto()
    """Its words tell the seat on turn to draw."""
    ROUND = auto()
    """A round begins with it: what was done before is of an earlier turn."""
    GAIN = auto()
    """It says what its ``seat`` received."""


@dataclass(frozen=True, slots=True)
class EventType:
    """A kind of event or answer."""

    key: str
    arguments: Mapping[str, Argument]
    secret: bool | None = False
    """Whether only some seats may hear it: each such event has an audience; ``None``: some have."""
    role: Role = Role.NONE
    place: str = ""
    """The argument that says where it happened: of several events of this kind at one place in a
    row, only the last need be told at length."""
    optional: frozenset[str] = frozenset()
    """The arguments that some events of this kind do without."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action may be refused."""

    key: str
    arguments: Mapping[str, Argument]
    """The details that come along."""
    secret: bool | None = False
    """Whether only some seats may hear it; a refusal with an audience, as an event."""


@dataclass(frozen=True, slots=True)
class Question:
    """What may be asked of a view."""

    key: str
    arguments: Mapping[str, Argument]
    """The slots that it takes. Those said in words count from 1, seats too."""
    needed: frozenset[str] = frozenset()
    """The slots that it cannot do without."""


class Vocabulary:
    """The arguments of a game by name, and what it says with them.

    Raises ``KeyError`` for a name that was not declared.
    """

    def __init__(self, **arguments: Argument) -> None:
        self._arguments = arguments

    def but(self, **arguments: Argument) -> Vocabulary:
        """Return a vocabulary in which some arguments hold something else."""
        return Vocabulary(**{**self._arguments, **arguments})

    def event(
        self,
        key: str,
        names: str = "",
        *,
        secret: bool | None = False,
        role: Role = Role.NONE,
        place: str = "",
    ) -> EventType:
        """Return a kind of event; ``names`` are its arguments, with spaces between them.

        One that may be missing has ``?`` after its name.
        """
        optional = frozenset(name[:-1] for name in names.split() if name.endswith("?"))
        return EventType(key, self._of(names), secret, role, place, optional)

    def reason(self, key: str, names: str = "", *, secret: bool | None = False) -> Reason:
        """Return a reason for refusals."""
        return Reason(key, self._of(names), secret)

    def question(self, key: str, names: str = "") -> Question:
        """Return a question; a slot that may be missing has ``?`` after its name."""
        needed = frozenset(name for name in names.split() if not name.endswith("?"))
        return Question(key, self._of(names), needed)

    def _of(self, names: str) -> Mapping[str, Argument]:
        return {name: self._arguments[name] for name in names.replace("?", "").split()}
