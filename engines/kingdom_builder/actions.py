"""The actions of Kingdom Builder. ``str(action)`` is the notation; seats count from 1."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from heraut.engines.kingdom_builder.box import SECTIONS, TERRAINS
from heraut.engines.kingdom_builder.hexes import ISLAND_LINES, ISLAND_ROW, SIZE, hex_name
from heraut.engines.kingdom_builder.state import BUILDERS, GOALS, HIDDEN, MOVERS

__all__ = [
    "BUILDS",
    "END",
    "Action",
    "Build",
    "Capitol",
    "Cave",
    "Draw",
    "End",
    "First",
    "Goal",
    "Move",
    "Section",
    "Show",
    "Use",
    "uses",
]

_CELLS: Final = SIZE * (ISLAND_ROW + ISLAND_LINES)


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
class Section(Action):
    """The next section of the board, at setup."""

    name: str
    turned: bool
    """Whether it is turned by half a turn."""
    kind: ClassVar[int] = 1

    def _order(self) -> tuple[object, ...]:
        return (SECTIONS.index(self.name), self.turned)

    def __str__(self) -> str:
        return f"section {self.name}{' turned' if self.turned else ''}"


@dataclass(frozen=True, slots=True)
class Goal(Action):
    """The next Kingdom Builder card, at setup."""

    name: str
    kind: ClassVar[int] = 2

    def _order(self) -> tuple[object, ...]:
        return (GOALS.index(self.name),)

    def __str__(self) -> str:
        return f"goal {self.name}"


@dataclass(frozen=True, slots=True)
class Capitol(Action):
    """A capitol on a castle, at setup (Queenie 1)."""

    hex: int
    kind: ClassVar[int] = 3

    def _order(self) -> tuple[object, ...]:
        return (self.hex,)

    def __str__(self) -> str:
        return f"capitol {hex_name(self.hex)}"


@dataclass(frozen=True, slots=True)
class Cave(Action):
    """A cave on a mountain, at setup (Queenie 2)."""

    hex: int
    kind: ClassVar[int] = 4

    def _order(self) -> tuple[object, ...]:
        return (self.hex,)

    def __str__(self) -> str:
        return f"cave {hex_name(self.hex)}"


@dataclass(frozen=True, slots=True)
class First(Action):
    """The table says who is the first player, at setup."""

    seat: int
    """Counted from 1 as in the notation."""
    kind: ClassVar[int] = 5

    def _order(self) -> tuple[object, ...]:
        return (self.seat,)

    def __str__(self) -> str:
        return f"first {self.seat}"


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """The table gives the seat on turn a terrain card."""

    terrain: str
    """A terrain, or ``HIDDEN`` when the holder does not show the card to Héraut."""
    kind: ClassVar[int] = 6

    def _order(self) -> tuple[object, ...]:
        return (_CARDS.index(self.terrain),)

    def __str__(self) -> str:
        return f"draw {self.terrain}"


@dataclass(frozen=True, slots=True)
class Show(Action):
    """The table says which terrain card the seat on turn has held hidden."""

    terrain: str
    kind: ClassVar[int] = 7

    def _order(self) -> tuple[object, ...]:
        return (_CARDS.index(self.terrain),)

    def __str__(self) -> str:
        return f"show {self.terrain}"


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Build a settlement in the mandatory action."""

    hex: int
    kind: ClassVar[int] = 8

    def _order(self) -> tuple[object, ...]:
        return (self.hex,)

    def __str__(self) -> str:
        return f"build {hex_name(self.hex)}"


@dataclass(frozen=True, slots=True)
class Use(Action):
    """Build a settlement by a location tile."""

    tile: str
    hex: int
    kind: ClassVar[int] = 9

    def _order(self) -> tuple[object, ...]:
        return (BUILDERS.index(self.tile), self.hex)

    def __str__(self) -> str:
        return f"use {self.tile} {hex_name(self.hex)}"


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move a settlement by a location tile, or by a cave."""

    tile: str
    start: int
    end: int
    kind: ClassVar[int] = 10

    def _order(self) -> tuple[object, ...]:
        return (MOVERS.index(self.tile), self.start, self.end)

    def __str__(self) -> str:
        return f"move {self.tile} {hex_name(self.start)}-{hex_name(self.end)}"


@dataclass(frozen=True, slots=True)
class End(Action):
    """End the turn."""

    kind: ClassVar[int] = 11

    def __str__(self) -> str:
        return "end"


_CARDS: Final = (*TERRAINS, HIDDEN)

# Legal actions are listed far more often than there are different ones, so those of each hex are
# made once.
BUILDS: Final = tuple(map(Build, range(_CELLS)))
"""The mandatory settlement of each hex."""
END: Final = End()


@cache
def uses(tile: str) -> Sequence[Use]:
    """Return the settlement that a tile builds, for each hex."""
    return tuple(Use(tile, number) for number in range(_CELLS))
