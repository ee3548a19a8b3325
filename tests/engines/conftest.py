from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, Hand, Pile, State
from heraut.engines.kingsbridge.state import COPIES, RANKS
from heraut.engines.protocol import Event

from .kingsbridge.position import position

Scene = Callable[..., State]


def _scene(
    columns: Sequence[Sequence[int]],
    hands: Sequence[Hand | Sequence[int]],
    piles: Sequence[Pile | int],
    *,
    hidden: Mapping[int, int] | None = None,
    **more: Any,
) -> State:
    """A state with the box's 104 cards: what is neither named nor hidden was discarded."""
    seen = Counter(card for column in columns for card in column if card > 0)
    seen.update(card for cards in more.get("aside", ()) for card in cards)
    seen.update(more.get("malus", ()))
    unknown = 0
    for hand in hands:
        known = hand if isinstance(hand, Hand) else Hand(tuple(hand))
        seen.update(known.known)
        unknown += known.unknown
    for pile in piles:
        stack = pile if isinstance(pile, Pile) else Pile(pile)
        seen.update(card for card in stack.returned if card is not None)
        seen.update(stack.given)
        unknown += stack.fresh + stack.returned.count(None)
    left = Counter({rank: COPIES - seen[rank] for rank in RANKS})
    if hidden is None:
        hidden = Counter(list(left.elements())[:unknown])
    assert sum(hidden.values()) == unknown
    discard = [left[rank] - hidden.get(rank, 0) for rank in RANKS]
    return position(columns, hands, piles, discard=discard, **more)


@pytest.fixture
def scene() -> Scene:
    return _scene


def _play(state: State, *notations: str) -> tuple[State, list[Event]]:
    """The state after these actions and all that happened."""
    told: list[Event] = []
    for notation in notations:
        state, events = KINGSBRIDGE.apply(state, KINGSBRIDGE.parse(state, notation))
        told.extend(events)
    return state, told


@pytest.fixture
def play() -> Callable[..., tuple[State, list[Event]]]:
    return _play
