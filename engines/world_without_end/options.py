"""The options of a match: their names and values, and the form that the rules read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from heraut.engines.setup import complete_options

__all__ = ["OPTIONS", "Options"]

OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "forced_forgo": ("nothing", "rewarded"),
    "outlaw": ("after_income", "before_income"),
    "action_cards": ("all", "first_game"),
    "shield": ("single", "double"),
    "cards": ("app", "table"),
    "spire": ("shared", "loyal"),
    "two_seats": ("opposite", "adjacent"),
}
"""The options and their values, the default first; docs/rules-world-without-end.md tells of it."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options in the form that the rules read."""

    table_cards: bool
    """Real cards: an action card put away may stay unknown, and a new event may be told."""
    first_game: bool
    """Period one is played with six action cards."""
    double_shield: bool
    """The shield passes twice at a period's end, not once (E16)."""
    loyal_spire: bool
    """Nobody scores for the spire when nobody has any loyalty (E22)."""
    outlaw_first: bool
    """The outlaw is paid out of what one had before the income (E03)."""
    forced_rewarded: bool
    """A card that an event forbids to use earns what a forgone one does (E09)."""
    adjacent: bool
    """Two players sit at two sides next to each other, not opposite (E40)."""

    @classmethod
    def read(cls, given: Mapping[str, str]) -> Options:
        """Return the options, defaults filled in. Raises ``BadSetup``."""
        options = complete_options(OPTIONS, given)
        return cls(
            table_cards=options["cards"] == "table",
            first_game=options["action_cards"] == "first_game",
            double_shield=options["shield"] == "double",
            loyal_spire=options["spire"] == "loyal",
            outlaw_first=options["outlaw"] == "before_income",
            forced_rewarded=options["forced_forgo"] == "rewarded",
            adjacent=options["two_seats"] == "adjacent",
        )

    def named(self) -> dict[str, str]:
        """Return the options by their public names and values."""
        return {
            "action_cards": "first_game" if self.first_game else "all",
            "cards": "table" if self.table_cards else "app",
            "shield": "double" if self.double_shield else "single",
            "spire": "loyal" if self.loyal_spire else "shared",
            "outlaw": "before_income" if self.outlaw_first else "after_income",
            "forced_forgo": "rewarded" if self.forced_rewarded else "nothing",
            "two_seats": "adjacent" if self.adjacent else "opposite",
        }
