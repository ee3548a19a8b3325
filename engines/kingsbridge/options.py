"""The options of a match, the default first; docs/rules-kingsbridge.md explains them."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.engines.options import Options, option


@dataclass(frozen=True, slots=True)
class KingsbridgeOptions(Options):
    """The options in the form that the rules read."""

    cards: str = option("app", "table")
    mode: str = option("basic", "characters", "cooperative")
    """What two seats or more play."""
    head_moves: bool = option("true", "false")
    """The first cards of a column may move, not only the last ones."""
    reorg_only_turn: str = option("finished", "allowed", "never")
    """What allows to end a turn without a card placed: a column ``finished``, any move
    (``allowed``), or nothing (``never``)."""
    stalemate_rounds: int = option("3", "2", "5")
    """Full rounds without any card placed that end the match."""
    stalemate_aside: bool = option("true", "false")
    """Cards set aside with Wilwulf count when nobody gets any further, as hand and pile do."""
    gap_travels: bool = option("true", "false")
    """A part of a column that holds a gap may move (R3)."""
    wigelm_subset: bool = option("false", "true")
    """Wigelm may stop before every other seat got a card (L1)."""
    wigelm_edgar: str = option("block", "to_recipient")
    """Whether Edgar at the head of a column may be given away, to the receiver's characters
    (E6)."""
    solo_edgar: str = option("box", "deck_bottom")
    """Where Edgar goes when he is recovered alone or together (E7)."""
    solo_chars_per_turn: str = option("1", "unlimited")
    """How many characters a single player may use a turn (C1)."""
    malus_when: str = option("any_time", "stuck")
    """Alone or together, a card goes to the malus instead of one placed at ``any_time``, or only
    when no card of the hand can be placed, nor recover Edgar, as the columns lie: ``stuck``
    (S1)."""
    advice: bool = option("on", "off")
    """Advice may be asked for."""
