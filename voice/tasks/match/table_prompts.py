"""What the table brings next, and whether people must be asked for it."""

from __future__ import annotations

from typing import Final

from heraut.engines.match import Match
from heraut.engines.protocol import TABLE
from heraut.voice.tasks.match.card_taps import on_turn

__all__ = ["brought", "unasked"]

_ASKING: Final = frozenset({"dealt", "turn_ended"})
"""Events whose words tell people to draw."""
_DUE: Final = frozenset({"setup_due", "draw_due", "show_due"})
"""Events that tell people what to bring, whoever is to bring it."""
_NEXT: Final = "due_"
"""How events begin that say what has to be done next."""


def unasked(before: Match, after: Match) -> bool:
    """Tell whether people must bring something to the table that no event has asked them for.

    They deal to somebody else now, or other things: characters after cards, or during a turn.
    """
    new = after.history[len(before.history) :]
    keys = {event.key for step in new for event in step.events}
    if keys & _DUE:
        return False
    if any(event.key.startswith(_NEXT) for step in new[-1:] for event in step.events[-1:]):
        return False
    if before.to_act == TABLE and on_turn(before) != on_turn(after):
        return True
    if keys & _ASKING:
        return False
    return brought(before) != brought(after)


def brought(match: Match) -> str:
    """Return what kind of thing the table brings next, by its notation; ``""`` for none."""
    if match.to_act != TABLE:
        return ""
    return str(next(iter(match.rules.odds(match.state)))).split()[0]
