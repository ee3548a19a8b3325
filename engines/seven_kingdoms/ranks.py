"""What each rank may take from the row (the rulebook's card powers)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from heraut.engines.seven_kingdoms.box import PEASANTS, SLOTS, rank_of
from heraut.engines.seven_kingdoms.state import State

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


def reach(state: State) -> tuple[int, ...]:
    """Return the cards of the row that the power of the card being used reaches, in slot order."""
    if state.card in PEASANTS:
        slots = state.box.slots_of(state.card)
        return tuple(state.row[slot - 1] for slot in slots if state.row[slot - 1])
    return tuple(filter(None, state.row))


def least(state: State) -> int:
    """Return how many cards must be chosen now, if there are as many (K3)."""
    return state.options.min_take if rank_of(state.card) in _UP_TO else 1


def more(state: State) -> int:
    """Return how many cards of its choice the seat on turn may take, beyond those it took.

    A king or princess may take its cards one after another, until it validates or keeps one.
    """
    took, most = state.took[state.turn], CHOICES.get(rank_of(state.card), 0)
    if state.pending != took or len(took) >= most:
        return 0
    return min(most - len(took), len(reach(state)))


def choices(state: State) -> list[tuple[int, ...]]:
    """Return every choice of cards of the seat on turn, sorted; none where slots are chosen."""
    if not (most := more(state)):
        return []
    cards = sorted(reach(state))
    fewest = 1 if state.took[state.turn] else least(state)
    return subsets(cards, fewest, most)


def subsets(cards: Sequence[int], fewest: int, most: int) -> list[tuple[int, ...]]:
    """Return every choice of so many cards, sorted."""
    sizes = range(fewest, most + 1)
    return sorted(chosen for size in sizes for chosen in combinations(cards, size))


def windows(state: State) -> list[tuple[int, int]]:
    """Return every choice of slots of the seat on turn: the first and the last of each."""
    size = WINDOWS.get(rank_of(state.card))
    return [(first, first + size - 1) for first in range(1, SLOTS - size + 2)] if size else []


def in_slots(state: State, first: int, last: int) -> tuple[int, ...]:
    """Return the cards that lie in some slots next to each other, sorted."""
    return tuple(sorted(filter(None, state.row[first - 1 : last])))
