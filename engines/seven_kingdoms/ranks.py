"""What each rank may take from the row (the rulebook's card powers)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from heraut.engines.seven_kingdoms.box import PEASANTS, Box, rank_of
from heraut.engines.seven_kingdoms.state import SLOTS, State

__all__ = ["CHOICES", "WINDOWS", "choices", "in_slots", "least", "more", "reach", "windows"]

CHOICES: Final[Mapping[str, int]] = {
    "king": 4,
    "bishop": 1,
    "princess": 2,
    "merchant": 1,
    "peasant": 1,
}
"""How many cards a rank takes at most, where cards are chosen."""

WINDOWS: Final[Mapping[str, int]] = {"general": 3, "knight": 2}
"""How many slots next to each other a rank empties, where slots are chosen."""

_UP_TO: Final = ("king", "princess")
"""The ranks that may take fewer cards than they could."""


def reach(box: Box, row: Sequence[int], card: int) -> tuple[int, ...]:
    """Return the cards of the row that a card's power may reach, in slot order."""
    if card in PEASANTS:
        return tuple(row[slot - 1] for slot in box.slots_of(card) if row[slot - 1])
    return tuple(filter(None, row))


def least(state: State) -> int:
    """Return how many cards must be chosen now, if there are as many (K3)."""
    return state.options.min_take if rank_of(state.card) in _UP_TO else 1


def more(state: State) -> int:
    """Return how many cards of its choice the seat on turn may take, beyond those it took.

    A king or princess may take its cards one after another, until it validates or keeps one.
    """
    took, most = state.took[state.turn], CHOICES.get(rank_of(state.card), 0)
    return max(0, most - len(took)) if state.pending == took else 0


def choices(state: State) -> list[tuple[int, ...]]:
    """Return every choice of cards of the seat on turn, sorted; none where slots are chosen."""
    if not (most := more(state)):
        return []
    cards = sorted(reach(state.box, state.row, state.card))
    fewest = 1 if state.took[state.turn] else least(state)
    sizes = range(fewest, min(most, len(cards)) + 1)
    return sorted(chosen for size in sizes for chosen in combinations(cards, size))


def windows(state: State) -> list[tuple[int, int]]:
    """Return every choice of slots of the seat on turn: the first and the last of each."""
    size = WINDOWS.get(rank_of(state.card))
    return [(first, first + size - 1) for first in range(1, SLOTS - size + 2)] if size else []


def in_slots(state: State, first: int, last: int) -> tuple[int, ...]:
    """Return the cards that lie in some slots next to each other, sorted."""
    return tuple(sorted(filter(None, state.row[first - 1 : last])))
