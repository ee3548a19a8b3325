"""The options of a match; docs/rules-kingdom-builder.md explains them."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.engines.options import Options, option


@dataclass(frozen=True, slots=True)
class KingdomBuilderOptions(Options):
    """What a match is set up with, as the rules read it."""

    setup: str = option("drawn", "chosen", "first_game")
    """Sections and goals are ``drawn``, or ``chosen`` by the players, or those of the suggested
    ``first_game``."""
    cards: str = option("app", "table")
    """With real cards, a terrain card may stay hidden from Héraut until it is turned up."""
    capitol: bool = option("off", "on")
    """Queenie 1."""
    caves: bool = option("off", "on")
    """Queenie 2."""
    island: str = option("off", "rope_bridge", "tree_house")
    """Queenie 3: the side of the Island, if it is in play."""
    lords_zero: str = option("second", "full", "never")
    """What no settlement in a section is worth to the Lords: the second place at best, ``second``;
    as any number, ``full``; nothing, ``never``."""
    short_terrain: str = option("redraw", "stop")
    """When the terrain runs out during the mandatory action: ``redraw`` a card, or ``stop``."""
    cave_distance: int = option("3", "2")
    """How many steps lie at least between a cave and a castle or location."""
    capitol_both: str = option("once", "twice")
    """How often a settlement near both capitols counts."""
    island_tower: bool = option("off", "on")
    """The tower may build on the Island's border."""
    island_workers: bool = option("on", "off")
    """The Island's location counts for the Workers."""
