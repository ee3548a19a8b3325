"""Why nothing is what words describe: no column ends with the six, the lowest card fits nowhere."""

from __future__ import annotations

from typing import Final

from heraut.engines.kingsbridge.references import BEFORE, HELD, ON, WITHIN
from heraut.engines.kingsbridge.state import State
from heraut.engines.protocol import IllegalAction, Said

_ROW: Final = "like"
"""The slot of the last cards of a column, which are named one after another."""
_ENDS_OF_HAND: Final = ("lowest", "highest")


def unfound(state: State, slots: Said) -> IllegalAction | None:
    """Return what is not there of these slots, of which nothing was found; ``None``: all is."""
    row = str(slots.get(ON, slots.get(_ROW, ""))).split(",")
    columns = [tuple(map(abs, cards)) for cards in state.columns if cards]
    if row[-1] and not any(cards[-1] == int(row[-1]) for cards in columns):
        return IllegalAction("no_such_end", card=int(row[-1]))
    first, inside = slots.get(BEFORE), slots.get(WITHIN)
    if first is not None and not any(cards[0] == first for cards in columns):
        return IllegalAction("no_such_first", card=first)
    if inside is not None and not any(inside in cards for cards in columns):
        return IllegalAction("lies_nowhere", card=inside)
    return _of_hand(state, slots)


def _of_hand(state: State, slots: Said) -> IllegalAction | None:
    """Return why an end of the hand is not laid, as its owner alone may hear."""
    hand, held = state.hands[state.turn], slots.get(HELD)
    if held not in _ENDS_OF_HAND or hand.unknown:
        return None
    if not hand.known:
        return IllegalAction("nothing_held")
    reason = "held_fits_nowhere" if {*slots} == {HELD} else "held_fits_not"
    return IllegalAction(reason, frozenset({state.turn}), what=str(held))
