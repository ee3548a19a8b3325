"""Cards that a phone reads: the link on a tag, and the record that a browser hands over.

A phone that opens a link tells nothing but the link: so it names the tag's UID and carries the seal
of Héraut's own record, and the register tells which card was written on that tag. The seal is the
same as at the reader, and says as little about a card that nobody should read.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode
from binascii import Error as NoCode
from typing import Final

from .deck import Deck
from .errors import Problem, TagProblem
from .identity import CardTag
from .payload import SEAL_BYTES, open_record, seals_of

_UIDS: Final = (4, 7, 10)
"""Bytes that a tag's UID may have."""
LONGEST: Final = 4 * ((max(_UIDS) + SEAL_BYTES + 2) // 3)
"""Characters of the longest link behind :data:`~heraut.nfc.payload.CARD_PATH`."""


def card_of_link(link: str, deck: Deck) -> CardTag:
    """Return the card that what stands behind :data:`~heraut.nfc.payload.CARD_PATH` means.

    Raises :class:`~heraut.nfc.errors.TagProblem` for what is no such link, for a tag that this deck
    did not write, and for a seal that is not that of the card it was written for.
    """
    try:
        octets = urlsafe_b64decode(link + "=" * (-len(link) % 4))
    except (NoCode, ValueError):
        octets = b""
    uid, seal = octets[:-SEAL_BYTES], octets[-SEAL_BYTES:]
    if len(uid) not in _UIDS:
        raise _foreign()
    card = deck.written.get(uid.hex())
    if card is None:
        raise TagProblem(
            Problem.WRONG_DECK, f"no tag {uid.hex()} was written for {deck.id}", deck=""
        )
    if seal not in seals_of(card, uid, deck.key):
        raise TagProblem(Problem.FORGED, f"the seal of the link of {uid.hex()} does not fit")
    return card


def card_of_record(record: bytes | None, uid: bytes, deck: Deck) -> CardTag:
    """Return the card of a tag that a browser has read; ``None``: it found no record of Héraut's.

    Raises :class:`~heraut.nfc.errors.TagProblem`.
    """
    learnt = deck.learnt.get(uid.hex())
    if learnt is not None:
        return learnt
    if record is None:
        raise _foreign()
    return open_record(record, uid, deck.key)


def _foreign() -> TagProblem:
    return TagProblem(Problem.FOREIGN, "this is no card of Héraut's", content="other", excerpt="")
