"""The options of a match: their names and values, and the form that the rules read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from heraut.engines.setup import complete_options

__all__ = ["OPTIONS", "Options"]

OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "cards": ("app", "table"),
    "mode": ("basic", "characters", "cooperative"),
    "head_moves": ("true", "false"),
    "reorg_only_turn": ("finished", "allowed", "never"),
    "stalemate_rounds": ("3", "2", "5"),
    "gap_travels": ("true", "false"),
    "wigelm_subset": ("false", "true"),
    "wigelm_edgar": ("block", "to_recipient"),
    "solo_edgar": ("box", "deck_bottom"),
    "solo_chars_per_turn": ("1", "unlimited"),
    "advice": ("on", "off"),
}
"""The options and their values, the default first; docs/rules-kingsbridge.md explains them."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options in the form that the rules read."""

    table_cards: bool
    """Real cards: a draw may stay hidden from Héraut."""
    mode: str
    """What two seats or more play: ``basic``, with ``characters``, or ``cooperative``."""
    head_moves: bool
    """The first cards of a column may move, not only the last ones."""
    reorg_only_turn: str
    """What allows to end a turn without a card placed: a column ``finished``, any move
    (``allowed``), or nothing (``never``)."""
    stalemate_rounds: int
    """Full rounds without any card placed that end the match."""
    gap_travels: bool
    """A part of a column that holds a gap may move (R3)."""
    wigelm_subset: bool
    """Wigelm may stop before every other seat got a card (L1)."""
    wigelm_gives_edgar: bool
    """Edgar at the head of a column may be given away, to the receiver's characters (E6)."""
    edgar_to_deck: bool
    """Alone or together, Edgar goes under the deck when he is recovered, not to the box (E7)."""
    many_characters: bool
    """A single player may use more than one character a turn (C1)."""
    advice: bool
    """Advice may be asked for."""

    @classmethod
    def read(cls, given: Mapping[str, str]) -> Options:
        """Return the options, defaults filled in. Raises ``BadSetup``."""
        options = complete_options(OPTIONS, given)
        return cls(
            table_cards=options["cards"] == "table",
            mode=options["mode"],
            head_moves=options["head_moves"] == "true",
            reorg_only_turn=options["reorg_only_turn"],
            stalemate_rounds=int(options["stalemate_rounds"]),
            gap_travels=options["gap_travels"] == "true",
            wigelm_subset=options["wigelm_subset"] == "true",
            wigelm_gives_edgar=options["wigelm_edgar"] == "to_recipient",
            edgar_to_deck=options["solo_edgar"] == "deck_bottom",
            many_characters=options["solo_chars_per_turn"] == "unlimited",
            advice=options["advice"] == "on",
        )

    def named(self) -> dict[str, str]:
        """Return the options by their public names and values."""
        return {
            "cards": "table" if self.table_cards else "app",
            "mode": self.mode,
            "head_moves": "true" if self.head_moves else "false",
            "reorg_only_turn": self.reorg_only_turn,
            "stalemate_rounds": str(self.stalemate_rounds),
            "gap_travels": "true" if self.gap_travels else "false",
            "wigelm_subset": "true" if self.wigelm_subset else "false",
            "wigelm_edgar": "to_recipient" if self.wigelm_gives_edgar else "block",
            "solo_edgar": "deck_bottom" if self.edgar_to_deck else "box",
            "solo_chars_per_turn": "unlimited" if self.many_characters else "1",
            "advice": "on" if self.advice else "off",
        }
