"""The actions of Kingdom Builder. ``str(action)`` is the notation; seats count from 1."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Final, TypeAlias

from heraut.engines.kingdom_builder.box import SECTIONS, TERRAINS
from heraut.engines.kingdom_builder.hexes import CELLS, hex_name, hex_number
from heraut.engines.kingdom_builder.state import BUILDERS, GOALS, HIDDEN, MOVERS
from heraut.engines.notation import Action, Flag, Name, Number, Part, action
from heraut.engines.protocol import IllegalAction
from heraut.engines.table_facts import TableFact

_WORD: Final = re.compile("[a-z_]+")


@dataclass(frozen=True, slots=True)
class Word(Name):
    """One of a game's names; any other word is refused, and what is no word is no notation."""

    def read(self, word: str) -> str:
        """Return the name."""
        if word in self.values:
            return word
        if self.refused and _WORD.fullmatch(word):
            raise IllegalAction(self.refused, **{self.detail: word})
        raise ValueError(word)


@dataclass(frozen=True, slots=True)
class HexName(Part):
    """A hex by its name, whether or not the board has it: that the readers of the notation tell."""

    def write(self, value: int) -> str:
        """Return the name."""
        return hex_name(value)

    def read(self, word: str) -> int:
        """Return the hex."""
        number = hex_number(word)
        if number is None:
            raise ValueError(word)
        return number


Hex: TypeAlias = Annotated[int, HexName("HEX")]


@action("section")
class Section(Action):
    """The next section of the board, at setup."""

    name: Annotated[str, Word("NAME", SECTIONS, "no_such_section", "section")]
    turned: Annotated[bool, Flag("turned")] = False
    """Whether it is turned by half a turn."""


@action("goal")
class Goal(Action):
    """The next Kingdom Builder card, at setup."""

    name: Annotated[str, Word("NAME", GOALS, "no_such_goal", "goal")]


@action("capitol")
class Capitol(Action):
    """A capitol on a castle, at setup (Queenie 1)."""

    hex: Hex


@action("cave")
class Cave(Action):
    """A cave on a mountain, at setup (Queenie 2)."""

    hex: Hex


@action("first")
class First(Action):
    """The table says who is the first player, at setup."""

    seat: Annotated[int, Number("SEAT")]
    """Counted from 1 as in the notation."""


@action("draw")
class Draw(Action):
    """The table gives the seat on turn a terrain card."""

    terrain: Annotated[str, Word("TERRAIN|?", (*TERRAINS, HIDDEN), "no_such_terrain", "terrain")]
    """A terrain, or ``HIDDEN`` when the holder does not show the card to Héraut."""


@action("show")
class Show(Action):
    """The table says which terrain card the seat on turn has held hidden."""

    terrain: Annotated[str, Word("TERRAIN", TERRAINS, "no_such_terrain", "terrain")]


@action("build")
class Build(Action):
    """Build a settlement in the mandatory action."""

    hex: Hex


@action("use", "[TILE] HEX")
class Use(Action):
    """Build a settlement by a location tile."""

    tile: Annotated[str, Name("TILE", BUILDERS)]
    hex: Hex


@action("move", "[TILE] HEX-HEX")
class Move(Action):
    """Move a settlement by a location tile, or by a cave."""

    tile: Annotated[str, Name("TILE", MOVERS)]
    start: Hex
    end: Hex

    def words(self) -> tuple[str, ...]:
        """Return the tile and both hexes in one word."""
        return self.tile, f"{hex_name(self.start)}-{hex_name(self.end)}"


@action("end")
class End(Action):
    """End the turn."""


@action("fact")
class Fact(TableFact):
    """The board, a tile or a card is otherwise than Héraut believes; see ``table_facts``."""


# Legal actions are listed far more often than there are different ones, so those of each hex are
# made once.
BUILDS: Final = tuple(map(Build, range(CELLS)))
"""The mandatory settlement of each hex."""
END: Final = End()


@cache
def uses(tile: str) -> Sequence[Use]:
    """Return the settlement that a tile builds, for each hex."""
    return tuple(Use(tile, number) for number in range(CELLS))
