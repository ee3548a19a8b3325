"""Cards and slots by what lies next to them: « celle juste après le douze ».

A card of the row is told by its number or by its rank; of several of a rank any may be meant.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from heraut.engines.protocol import Said
from heraut.engines.seven_kingdoms.box import SLOTS, rank_of
from heraut.engines.seven_kingdoms.references import (
    AMID,
    BESIDE,
    COUNT,
    NEXT,
    ONWARD,
    START,
    TOWARD,
)
from heraut.engines.seven_kingdoms.state import State

_STEPS: Final = {"first": (-1,), "last": (1,)}
_BOTH: Final = "both"
"""The side of a card that is named with the one to its left and the one to its right."""


def lying(state: State, slots: Said) -> Sequence[Sequence[int]]:
    """Return the choices of cards that are told by what lies next to them."""
    if not BESIDE.isdisjoint(slots):
        return list(_beside(state, slots))
    if not NEXT.isdisjoint(slots):
        side = str(slots.get("toward", slots.get("toward_side")))
        places = _places(state, slots, "next_to", "next_rank")
        near = (state.row[to] for at in places for to in _near(state, at, side))
        return [(card,) for card in dict.fromkeys(near)]
    if not AMID.isdisjoint(slots):
        return list(_amid(state, slots))
    if not TOWARD.isdisjoint(slots):
        return list(_toward(state, slots))
    return list(_from_to(state, slots))


def spans(state: State, slots: Said) -> Sequence[tuple[int, int]]:
    """Return the first and the last of slots next to each other, counted from 1."""
    if isinstance(many := slots.get("after_hole"), int):
        starts = [at for at in range(1, SLOTS) if state.row[at] and not state.row[at - 1]]
        return [(at + 1, at + many) for at in starts if at + many <= SLOTS]
    found = [
        (min(at, to) + 1, max(at, to) + 1)
        for at in _places(state, slots, "hole_by", "hole_by_rank")
        for to in (at - 1, at + 1)
        if 0 <= to < SLOTS and not state.row[to]
    ]
    return list(dict.fromkeys(found))


def onward(state: State, slots: Said) -> Sequence[Sequence[int]]:
    """Return the cards next to the right of the last one that is named; none if they are fewer."""
    last = int(str(slots["cards"]).rsplit(",", maxsplit=1)[-1])
    row = [card for card in state.row if card]
    begin = row.index(last) + 1 if last in row else len(row)
    cards = row[begin : begin + int(slots[ONWARD])]
    return [cards] if len(cards) == slots[ONWARD] else []


def starts(state: State, slots: Said) -> Sequence[int]:
    """Return the cards that may be the first of several."""
    return [card for card in state.row if card and rank_of(card) == slots[START]]


def _places(state: State, slots: Said, card: str, rank: str) -> Sequence[int]:
    """Return where the card lies that is named by its number, or those of its rank."""
    return [
        at
        for at, lies in enumerate(state.row)
        if lies and (lies == slots[card] if card in slots else rank_of(lies) == slots.get(rank))
    ]


def _near(state: State, at: int, side: str) -> Sequence[int]:
    near = (at + step for step in _STEPS.get(side, (-1, 1)))
    return [to for to in near if 0 <= to < len(state.row) and state.row[to]]


def _beside(state: State, slots: Said) -> Iterator[Sequence[int]]:
    side, rank = str(slots.get("side")), slots.get("side_rank")
    for at in _places(state, slots, "beside", "beside_rank"):
        if slots.get("beside_slot", at + 1) != at + 1:
            continue
        near = _near(state, at, side)
        if side == _BOTH:
            if len(near) == len(_STEPS):
                yield [state.row[place] for place in sorted((at, *near))]
            continue
        for to in near:
            if rank in (None, rank_of(state.row[to])):
                yield state.row[at], state.row[to]


def _amid(state: State, slots: Said) -> Iterator[Sequence[int]]:
    for one in _places(state, slots, "amid_1", "amid_rank_1"):
        for other in _places(state, slots, "amid_2", "amid_rank_2"):
            amid = [card for card in state.row[min(one, other) + 1 : max(one, other)] if card]
            if amid:
                yield amid


def _toward(state: State, slots: Said) -> Iterator[Sequence[int]]:
    """Yield all on one side of a card; where it is said how many, those next to it."""
    many = slots.get(COUNT)
    for at in _places(state, slots, "all_by", "all_by_rank"):
        first = slots.get("all_toward") == "first"
        cards = [card for card in (state.row[:at] if first else state.row[at + 1 :]) if card]
        if isinstance(many, int):
            cards = (cards[-many:] if first else cards[:many]) if many <= len(cards) else []
        if cards:
            yield cards


def _from_to(state: State, slots: Said) -> Iterator[Sequence[int]]:
    for first in _places(state, slots, "since", "since_rank"):
        for last in _places(state, slots, "until", "until_rank"):
            if first < last:
                yield [card for card in state.row[first : last + 1] if card]
