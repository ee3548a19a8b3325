"""Which cards of a hand, or set aside, may be placed or may take Edgar's place as things lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heraut.engines.kingsbridge.actions import Place, Swap, place
from heraut.engines.kingsbridge.columns import END, grants_of, takes
from heraut.engines.kingsbridge.state import State


def placings(state: State, held: Sequence[int], aside: Sequence[int]) -> list[Place]:
    """Return each way to place one of these ranks, in order; what is aside only goes to an end."""
    grants = grants_of(state)
    taking = [takes(cards, grants) for cards in state.columns]
    places = [
        place(card, number)
        for card in held
        for number, taken in enumerate(taking, 1)
        if card in taken
    ]
    if not aside:
        return places
    places += [
        place(card, number, aside=True)
        for card in set(aside)
        for number, taken in enumerate(taking, 1)
        if taken.get(card) == END
    ]
    return sorted(places, key=Place.order)


def swaps(state: State, held: Sequence[int], aside: Sequence[int]) -> Iterator[Swap]:
    """Yield each way to take Edgar back with one of these ranks (E2)."""
    for number, cards in enumerate(state.columns, 1):
        if cards and (card := -min(cards)) > 0:
            if card in held:
                yield Swap(card, number)
            if card in aside and cards[-1] < 0:
                yield Swap(card, number, aside=True)
