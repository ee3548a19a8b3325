"""The actions of Un Monde Sans Fin. ``str(action)`` is the notation; seats and places from 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

__all__ = [
    "Action",
    "Build",
    "Discard",
    "Donate",
    "Draw",
    "Exchange",
    "Extra",
    "First",
    "Forgo",
    "Give",
    "Harvest",
    "Heal",
    "House",
    "Lose",
    "Material",
    "NewEvent",
    "Orient",
    "Pass",
    "Pay",
    "Plague",
    "Play",
    "Practise",
    "Protect",
    "Remove",
    "Sell",
    "Tax",
    "Weave",
]


@dataclass(frozen=True, slots=True)
class Action:
    """Anything that a seat or the table may do. Actions of all kinds have one order."""

    kind: ClassVar[int] = 0
    """Where this kind of action comes among the others; those that do without come first."""

    def _order(self) -> tuple[object, ...]:
        return ()

    def __lt__(self, other: Action) -> bool:
        return (self.kind, *self._order()) < (other.kind, *other._order())


@dataclass(frozen=True, slots=True)
class _Named(Action):
    """An action about something that has a name."""

    name: str
    verb: ClassVar[str] = ""

    def _order(self) -> tuple[object, ...]:
        return (self.name,)

    def __str__(self) -> str:
        return f"{self.verb} {self.name}"


@dataclass(frozen=True, slots=True)
class _Numbered(Action):
    """An action about something that has a number."""

    number: int
    verb: ClassVar[str] = ""

    def _order(self) -> tuple[object, ...]:
        return (self.number,)

    def __str__(self) -> str:
        return f"{self.verb} {self.number}"


@dataclass(frozen=True, slots=True)
class _Several(Action):
    """An action about several numbered things at once."""

    numbers: tuple[int, ...]
    """Sorted."""
    verb: ClassVar[str] = ""

    def _order(self) -> tuple[object, ...]:
        return self.numbers

    def __str__(self) -> str:
        return f"{self.verb} {','.join(map(str, self.numbers))}"


@dataclass(frozen=True, slots=True)
class First(_Numbered):
    """The table says who has the shield first, by seat from 1."""

    kind: ClassVar[int] = 1
    verb: ClassVar[str] = "first"


@dataclass(frozen=True, slots=True)
class Draw(_Named):
    """The table turns up the event card of the round."""

    kind: ClassVar[int] = 2
    verb: ClassVar[str] = "event"


@dataclass(frozen=True, slots=True)
class NewEvent(_Named):
    """The table turns up an event card that the data does not hold; its text tells it whole.

    It may come whenever a card is drawn from a real pile. As there is no end of such cards, they
    are not among the legal actions that are listed.
    """

    kind: ClassVar[int] = 3
    verb: ClassVar[str] = "event new"


@dataclass(frozen=True, slots=True)
class Plague(_Numbered):
    """The table turns up a plague tile, by its value."""

    kind: ClassVar[int] = 4
    verb: ClassVar[str] = "plague"


@dataclass(frozen=True, slots=True)
class Lose(Action):
    """An action card is drawn blindly from a hand, and put away face down."""

    action: str | None
    """``None`` when Héraut is not told which one."""
    kind: ClassVar[int] = 5

    def _order(self) -> tuple[object, ...]:
        return (self.action is None, self.action or "")

    def __str__(self) -> str:
        return f"lose {self.action or '?'}"


@dataclass(frozen=True, slots=True)
class Tax(_Numbered):
    """The table rolls the tax die."""

    kind: ClassVar[int] = 6
    verb: ClassVar[str] = "tax"


@dataclass(frozen=True, slots=True)
class Exchange(_Named):
    """Exchange by an event card, by its id."""

    kind: ClassVar[int] = 8
    verb: ClassVar[str] = "exchange"


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Pay what an event asks for."""

    kind: ClassVar[int] = 9

    def __str__(self) -> str:
        return "pay"


@dataclass(frozen=True, slots=True)
class Give(_Named):
    """Give one of the goods that an event asks for."""

    kind: ClassVar[int] = 10
    verb: ClassVar[str] = "give"


@dataclass(frozen=True, slots=True)
class Remove(_Numbered):
    """Take one of one's houses back, by its site."""

    kind: ClassVar[int] = 11
    verb: ClassVar[str] = "remove"


@dataclass(frozen=True, slots=True)
class Orient(_Numbered):
    """Turn the event card so that its arrow points to this number of steps."""

    kind: ClassVar[int] = 12
    verb: ClassVar[str] = "orient"


@dataclass(frozen=True, slots=True)
class Play(_Named):
    """Lay an action card face up and use it."""

    kind: ClassVar[int] = 14
    verb: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class Forgo(_Named):
    """Lay an action card face up without using it."""

    kind: ClassVar[int] = 13
    verb: ClassVar[str] = "forgo"


@dataclass(frozen=True, slots=True)
class Material(_Named):
    """Take a stone or a wood."""

    kind: ClassVar[int] = 15
    verb: ClassVar[str] = "material"


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Put one or two materials on a project."""

    project: str
    stone: int
    wood: int
    kind: ClassVar[int] = 16

    def _order(self) -> tuple[object, ...]:
        # Two materials come first: they bring more.
        return (self.project, -self.stone - self.wood, -self.stone)

    def __str__(self) -> str:
        return f"build {self.project} {','.join(['stone'] * self.stone + ['wood'] * self.wood)}"


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """Sell wool, and at most one cloth."""

    wool: int
    cloth: int
    kind: ClassVar[int] = 17

    def _order(self) -> tuple[object, ...]:
        return (-self.wool, -self.cloth)

    def __str__(self) -> str:
        cloth = "cloth" if self.cloth == 1 else f"cloth {self.cloth}"
        parts = [f"wool {self.wool}"] * bool(self.wool) + [cloth] * bool(self.cloth)
        return f"sell {' '.join(parts) or 'nothing'}"


@dataclass(frozen=True, slots=True)
class House(_Numbered):
    """Build a house on a site."""

    kind: ClassVar[int] = 18
    verb: ClassVar[str] = "house"


@dataclass(frozen=True, slots=True)
class Harvest(_Several):
    """Take what one or two of one's houses bring, by their sites."""

    kind: ClassVar[int] = 19
    verb: ClassVar[str] = "harvest"


@dataclass(frozen=True, slots=True)
class Donate(_Named):
    """Put a seal on a project."""

    kind: ClassVar[int] = 20
    verb: ClassVar[str] = "donate"


@dataclass(frozen=True, slots=True)
class Weave(_Numbered):
    """Make cloth of wool."""

    kind: ClassVar[int] = 21
    verb: ClassVar[str] = "weave"


@dataclass(frozen=True, slots=True)
class Heal(_Several):
    """Heal the sick, by their places."""

    kind: ClassVar[int] = 22
    verb: ClassVar[str] = "heal"


@dataclass(frozen=True, slots=True)
class Practise(Action):
    """Render a small medical service: one gold, one point."""

    kind: ClassVar[int] = 23

    def __str__(self) -> str:
        return "practise"


@dataclass(frozen=True, slots=True)
class Extra(_Named):
    """Buy what an event offers with an action card, by the good."""

    kind: ClassVar[int] = 24
    verb: ClassVar[str] = "extra"


@dataclass(frozen=True, slots=True)
class Protect(_Named):
    """Pay a loyalty against what a missed duty brings, by the duty."""

    kind: ClassVar[int] = 25
    verb: ClassVar[str] = "protect"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Put an action card away, face down."""

    action: str | None
    """``None`` when its holder does not tell Héraut which one."""
    kind: ClassVar[int] = 26

    def _order(self) -> tuple[object, ...]:
        return (self.action is None, self.action or "")

    def __str__(self) -> str:
        return f"discard {self.action or '?'}"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do without what could be done, or do no more of it."""

    kind: ClassVar[int] = 7

    def __str__(self) -> str:
        return "pass"
