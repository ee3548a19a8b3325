"""Several cards of a hand by what they are like: « mes doublons », « mes trois plus hautes »."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

_PAIR: Final = 2


def hand_set(cards: Sequence[int], reference: str, value: int | str) -> Sequence[int]:
    """Return the cards of a sorted hand that are meant; none where that is not clear.

    ``reference``: ``twins``, all that the hand has more than once; ``copies``, all that are alike;
    ``outer``, the lowest and the highest; ``top`` and ``bottom``, so many of the highest or lowest,
    unless another card is as high; ``over`` and ``below``, all that lie beyond a card.
    """
    match reference:
        case "twins":
            return [card for card in cards if cards.count(card) > 1]
        case "copies":
            return [card for card in cards if card == value]
        case "outer":
            return [cards[0], cards[-1]] if len(cards) >= _PAIR else []
        case "over":
            return [card for card in cards if card > int(value)]
        case "below":
            return [card for card in cards if card < int(value)]
    count = int(value)
    if not 0 < count < len(cards):
        return []
    if reference == "top":
        return cards[-count:] if cards[-count - 1] < cards[-count] else []
    return cards[:count] if cards[count - 1] < cards[count] else []
