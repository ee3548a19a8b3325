"""Columns and cards by what they are like: « sur le cinq » is the column whose last card is a 5."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heraut.engines.kingsbridge.state import State
from heraut.engines.protocol import Said

ON: Final = "on"
"""The slot of the last card of the column that is meant."""

REFERENCES: Final = frozenset({ON})


def refer(state: State, slots: Said) -> Sequence[Said]:
    """Return the slots with each column that they may describe."""
    rest = {slot: value for slot, value in slots.items() if slot not in REFERENCES}
    return [
        {**rest, "column": number}
        for number, cards in enumerate(state.columns, 1)
        if cards and abs(cards[-1]) == slots[ON]
    ]
