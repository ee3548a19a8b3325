"""The options of a match: their names and values, and the form that the rules read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from heraut.engines.setup import complete_options

__all__ = ["OPTIONS", "Options"]

OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "plays": ("open", "secret"),
    "cards": ("app", "table"),
    "overflow": ("wait", "discard", "bottom"),
    "min_take": ("1", "0"),
    "unresolved_cards": ("to_hand", "lost"),
}
"""The options and their values, the default first; docs/rules-seven-kingdoms.md explains them."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options in the form that the rules read."""

    table_cards: bool
    """Real cards: a draw may stay hidden from Héraut."""
    secret_plays: bool
    """Everybody first puts a card face down; then all are turned up."""
    overflow: str
    """What the row has no slot for: may ``wait`` at its right, is ``discard``, or goes to the
    ``bottom`` of the pile (K1)."""
    min_take: int
    """How many cards a king or princess takes at least, if there are any (K3)."""
    unresolved_lost: bool
    """Cards played in a round that the pile's end cuts short do not go back to the hand (K12)."""

    @classmethod
    def read(cls, given: Mapping[str, str]) -> Options:
        """Return the options, defaults filled in. Raises ``BadSetup``."""
        options = complete_options(OPTIONS, given)
        return cls(
            table_cards=options["cards"] == "table",
            secret_plays=options["plays"] == "secret",
            overflow=options["overflow"],
            min_take=int(options["min_take"]),
            unresolved_lost=options["unresolved_cards"] == "lost",
        )

    def named(self) -> dict[str, str]:
        """Return the options by their public names and values."""
        return {
            "plays": "secret" if self.secret_plays else "open",
            "cards": "table" if self.table_cards else "app",
            "overflow": self.overflow,
            "min_take": str(self.min_take),
            "unresolved_cards": "lost" if self.unresolved_lost else "to_hand",
        }
