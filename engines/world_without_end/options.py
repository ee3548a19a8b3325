"""The options of a match; docs/rules-world-without-end.md tells of them."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.engines.options import Options, option


@dataclass(frozen=True, slots=True)
class WorldWithoutEndOptions(Options):
    """The options as the rules read them."""

    forced_forgo: str = option("nothing", "rewarded")
    """What a card that an event forbids to use earns: what a forgone one does, or not (E09)."""
    outlaw: str = option("after_income", "before_income")
    """Whether the outlaw is paid out of what one has before or after the income (E03)."""
    action_cards: str = option("all", "first_game")
    """Whether period one is played with six action cards."""
    shield: str = option("single", "double")
    """Whether the shield passes once or twice at a period's end (E16)."""
    cards: str = option("app", "table")
    """Real cards: an action card put away may stay unknown, and a new event may be told."""
    spire: str = option("shared", "loyal")
    """Whether anybody scores for the spire when nobody has any loyalty (E22)."""
    two_seats: str = option("opposite", "adjacent")
    """At which sides two players sit (E40)."""
