"""What a phone sends of a card that it was held to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from heraut.nfc import CardTag
from heraut.nfc.by_phone import LONGEST, card_of_link, card_of_record
from heraut.nfc.register import default_path, load

_UID: Final = 10
"""Bytes of a UID at most."""
_RECORD: Final = 64
"""Bytes of Héraut's record at most."""


def read_by_phone(sent: Mapping[str, Any]) -> Callable[[], CardTag]:
    """Return what finds the card that a page has sent.

    It is sent as ``link``, what stands behind the path; or as ``uid`` with ``record``, both in
    hexadecimal, the record empty where the tag has none of Héraut's. What is returned raises
    :class:`~heraut.nfc.errors.TagProblem` for no card of this household, and
    :class:`~heraut.nfc.errors.RegisterError`. Raises ``ValueError`` where this is neither.
    """
    if "link" in sent:
        link = sent["link"]
        if not isinstance(link, str) or len(link) > LONGEST or not link.isascii():
            raise ValueError("no link of a card")
        return lambda: card_of_link(link, load(default_path()))
    uid, record = (
        _octets(sent.get(name), most) for name, most in (("uid", _UID), ("record", _RECORD))
    )
    return partial(_of_record, record or None, uid)


def _of_record(record: bytes | None, uid: bytes) -> CardTag:
    return card_of_record(record, uid, load(default_path()))


def _octets(text: Any, most: int) -> bytes:
    if not isinstance(text, str) or len(text) > 2 * most:
        raise ValueError("no bytes in hexadecimal")
    return bytes.fromhex(text)
