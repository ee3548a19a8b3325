"""Two chips that say they are the very same card: one was copied, or written for another card."""

from __future__ import annotations

from collections.abc import Callable

from .identity import CardTag


class Twins:
    """Which chip each card was seen with. Said once for each further chip, which is taken then.

    Of a card that is there only once a second chip is one too many: a copy, with whatever number,
    that passed for ours, or two chips that were learnt or written as one card. Which of the two
    lies on the right card nobody but the players can tell.
    """

    def __init__(self, only: Callable[[CardTag], bool]) -> None:
        """``only`` tells whether a card as it is named is a single one."""
        self._only = only
        self._uids: dict[CardTag, set[str]] = {}

    def is_new(self, card: CardTag, uid: str) -> bool:
        """Note the chip that says to be a card; tell whether it is its second one, or third."""
        if not self._only(card):
            return False
        uids = self._uids.setdefault(card, set())
        new = uid not in uids
        uids.add(uid)
        return new and len(uids) > 1


def numbered(card: CardTag) -> bool:
    """Tell whether a card is a single one by its name alone: it has the number of a copy."""
    return bool(card.copy)
