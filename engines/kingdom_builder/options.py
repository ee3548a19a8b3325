"""The options of a match: their names and values, and the form that the rules read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from heraut.engines.setup import complete_options

__all__ = ["OPTIONS", "Options"]

OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "setup": ("drawn", "chosen", "first_game"),
    "cards": ("app", "table"),
    "capitol": ("off", "on"),
    "caves": ("off", "on"),
    "island": ("off", "rope_bridge", "tree_house"),
    "lords_zero": ("full", "second", "never"),
    "short_terrain": ("redraw", "stop"),
    "cave_distance": ("3", "2"),
    "capitol_both": ("once", "twice"),
    "island_tower": ("off", "on"),
    "island_workers": ("on", "off"),
}
"""The options and their values, the default first; docs/rules-kingdom-builder.md explains them."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options in the form that the rules read."""

    setup: str
    """Sections and goals are ``drawn``, or ``chosen`` by the players, or those of the suggested
    ``first_game``."""
    table_cards: bool
    """Real cards: a terrain card may stay hidden from Héraut until it is turned up."""
    capitol: bool
    """Queenie 1."""
    caves: bool
    """Queenie 2."""
    island: str
    """Queenie 3: the side of the Island, or ``""``."""
    lords_zero: str
    """What no settlement in a section is worth to the Lords: as any number, ``full``; the second
    place at best, ``second``; nothing, ``never``."""
    short_terrain: str
    """When the terrain runs out during the mandatory action: ``redraw`` a card, or ``stop``."""
    cave_distance: int
    """How many steps lie at least between a cave and a castle or location."""
    capitol_twice: bool
    """A settlement near both capitols counts twice."""
    island_tower: bool
    """The tower may build on the Island's border."""
    island_workers: bool
    """The Island's location counts for the Workers."""

    @classmethod
    def read(cls, given: Mapping[str, str]) -> Options:
        """Return the options, defaults filled in. Raises ``BadSetup``."""
        options = complete_options(OPTIONS, given)
        return cls(
            setup=options["setup"],
            table_cards=options["cards"] == "table",
            capitol=options["capitol"] == "on",
            caves=options["caves"] == "on",
            island="" if options["island"] == "off" else options["island"],
            lords_zero=options["lords_zero"],
            short_terrain=options["short_terrain"],
            cave_distance=int(options["cave_distance"]),
            capitol_twice=options["capitol_both"] == "twice",
            island_tower=options["island_tower"] == "on",
            island_workers=options["island_workers"] == "on",
        )

    def named(self) -> dict[str, str]:
        """Return the options by their public names and values."""
        switch = {True: "on", False: "off"}
        return {
            "setup": self.setup,
            "cards": "table" if self.table_cards else "app",
            "capitol": switch[self.capitol],
            "caves": switch[self.caves],
            "island": self.island or "off",
            "lords_zero": self.lords_zero,
            "short_terrain": self.short_terrain,
            "cave_distance": str(self.cave_distance),
            "capitol_both": "twice" if self.capitol_twice else "once",
            "island_tower": switch[self.island_tower],
            "island_workers": switch[self.island_workers],
        }
