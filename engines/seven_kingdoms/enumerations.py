"""Cards that are named one after another, each in its own way: « les deux rois et la dernière ».

Each item has slots that end with its number: ``rank_1`` is one card of a rank, ``all_1`` are all
of it, ``many_1`` tells how many, ``order_1`` which of them, ``card_1`` names one, ``spot_1`` counts
from the left, ``slot_1`` is the slot that it lies in, ``either_1`` a number that may be a card's or
a slot's: « la une, la quatre et les deux dernières » are slots, where these are no cards. They are
among the cards of the row, or, with ``of_taken``, among those just taken, or those that are to be
taken before they go somewhere.
With ``but`` all the others are meant, if these are among them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from heraut.engines.protocol import Said
from heraut.engines.seven_kingdoms.box import rank_of
from heraut.engines.seven_kingdoms.ranks import reach
from heraut.engines.seven_kingdoms.references import ITEM_PARTS, MOST_ITEMS, elsewhere, ordered
from heraut.engines.seven_kingdoms.state import Phase, State


def enumerated(state: State, slots: Said) -> Sequence[Sequence[int]]:
    """Return the choices of cards that the items may be, none of them twice."""
    if "of_taken" in slots and state.phase is not Phase.TAKE:
        if state.phase is not Phase.SORT:
            # Whatever is meant, it is refused for what has to be done first.
            return [elsewhere(state)]
        among: Sequence[int] = state.pending
        lying: Sequence[int] = state.took[state.turn]
    else:
        row = [card for card in state.row if card]
        among = list(reach(state)) if state.phase in (Phase.TAKE, Phase.SORT) else row
        lying = state.row
    parts = [_parts(slots, number) for number in range(1, MOST_ITEMS + 1)]
    items = [one for one in parts if one]
    whole = _whole(among, lying, [_as(one, "card") for one in items])
    if any("either" in one for one in items) and not any({*cards} <= {*lying} for cards in whole):
        whole = _whole(among, lying, [_as(one, "slot") for one in items]) or whole
    if "but" not in slots:
        return whole
    # What is left out and is not there at all is another card: it is refused for what it is.
    return [
        [card for card in among if card not in cards] if {*cards} <= {*among} else cards
        for cards in whole
    ]


def _whole(
    among: Sequence[int], lying: Sequence[int], items: Sequence[Said]
) -> Sequence[Sequence[int]]:
    """Return the choices of cards that all of some items may be, none of them twice."""
    each = [_item(among, lying, parts) for parts in items]
    found = [[card for cards in choice for card in cards] for choice in product(*each)]
    return [cards for cards in found if cards and len(set(cards)) == len(cards)]


def _as(parts: Said, name: str) -> Said:
    """Return an item with a number that may be two things as one of them."""
    return {name if part == "either" else part: value for part, value in parts.items()}


def _parts(slots: Said, number: int) -> Said:
    return {part: slots[key] for part in ITEM_PARTS if (key := f"{part}_{number}") in slots}


def _item(among: Sequence[int], lying: Sequence[int], parts: Said) -> Sequence[Sequence[int]]:
    """Return the choices of cards that one item may be; ``lying``: those that are counted."""
    if isinstance(card := parts.get("card"), int):
        fits = parts.get("rank") in (None, rank_of(card))
        return [(card,)] if fits else []
    if isinstance(slot := parts.get("slot"), int):
        there = [card for card in lying[slot - 1 : slot] if card]
        return [(card,) for card in there if parts.get("rank") in (None, rank_of(card))]
    if isinstance(spot := parts.get("spot"), int):
        there = [card for card in lying[spot - 1 : spot] if card in among]
        # Of a row with gaps people count the slots, or the cards that are left.
        left = among[spot - 1 : spot] if 0 in lying else []
        return [(card,) for card in dict.fromkeys((*there, *left))]
    rank, many = parts.get("rank", parts.get("all")), parts.get("many")
    ranked = [card for card in among if rank in (None, rank_of(card))]
    if order := parts.get("order"):
        return [cards] if (cards := ordered(ranked, str(order), int(many or 1))) else []
    if "all" in parts:
        return [ranked] if ranked and many in (None, len(ranked)) else []
    return [(card,) for card in ranked]
