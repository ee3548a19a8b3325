"""From what lies on the reader to the card it stands for."""

from __future__ import annotations

from .deck import Deck
from .identity import CardTag
from .payload import decode_message
from .tag import LiveTag


def identify(tag: LiveTag, deck: Deck) -> CardTag:
    """Return the card that ``tag`` stands for in ``deck``.

    A learnt tag is known by its UID alone and is not read: it may hold anything, and is quicker.
    Raises :class:`~heraut.nfc.errors.TagProblem` or :class:`~heraut.nfc.errors.TagGone`.
    """
    learnt = deck.learnt.get(tag.hex)
    if learnt is not None:
        return learnt
    return decode_message(tag.read(), tag.uid, deck.key)
