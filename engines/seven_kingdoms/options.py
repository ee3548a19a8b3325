"""The options of a match; docs/rules-seven-kingdoms.md explains them."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.engines.options import Options, option


@dataclass(frozen=True, slots=True)
class SevenKingdomsOptions(Options):
    """What a match is set up with."""

    plays: str = option("open", "secret")
    """``secret``: everybody first puts a card face down; then all are turned up."""
    cards: str = option("app", "table")
    overflow: str = option("wait", "discard", "bottom")
    """What the row has no slot for: may ``wait`` at its right, is ``discard``, or goes to the
    ``bottom`` of the pile (K1)."""
    min_take: int = option("1", "0")
    """How many cards a king or princess takes at least, if there are any (K3)."""
    unresolved_cards: str = option("to_hand", "lost")
    """Where cards go that were played in a round that the pile's end cuts short (K12)."""

    @property
    def secret_plays(self) -> bool:
        """Whether cards are played face down."""
        return self.plays == "secret"
