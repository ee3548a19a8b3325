"""What a journal's records look like when nobody but their owner may read them.

A sealed record is ``{"sealed":"..."}``: the record, enciphered under a key that is not in the
file. The first record keeps in clear what all at the table know (game, seats, options, names), and
seals the seed. Every record is bound to the one before it, the first to what it says in clear: none
can be put elsewhere, or into another match.

A record is filled up to a round length first: its own length would tell one card from another.
What a file still tells is how many records there are.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Mapping
from typing import Final, Protocol, TypeAlias

Record: TypeAlias = dict[str, object]
"""What one whole line holds, without its CRC."""

_ROUND: Final = 128
"""Octets that a record is filled up to, or a multiple of it. No action of a seat is as long."""
_SEALED: Final = "sealed"
_HIDDEN: Final = ("seed",)
"""What of the first record is sealed."""


class CannotUnseal(ValueError):
    """A record was sealed with another key, after another record, or is not sealed at all."""


class Cipher(Protocol):
    """Enciphers octets so that they cannot be changed unseen either."""

    def encipher(self, text: bytes, bound: bytes) -> bytes:
        """Return a text that only the same key deciphers, and only with the same ``bound``."""

    def decipher(self, octets: bytes, bound: bytes) -> bytes:
        """Return what was enciphered. Raises ``ValueError`` where key, octets or bound differ."""


class Seal:
    """What seals records and reads them."""

    def __init__(self, cipher: Cipher) -> None:
        self._cipher = cipher

    def closed(self, record: Mapping[str, object], before: Mapping[str, object] | None) -> Record:
        """Return a record sealed behind the sealed one ``before``; ``None``: it is the first."""
        clear = {name: value for name, value in record.items() if name not in _HIDDEN}
        hidden = {name: value for name, value in record.items() if name in _HIDDEN}
        if before is not None:
            clear, hidden = {}, dict(record)
        text = dumped(hidden)
        text += b" " * (-len(text) % _ROUND)
        octets = self._cipher.encipher(text, _bound(clear, before))
        return {**clear, _SEALED: b64encode(octets).decode("ascii")}

    def opened(self, record: Mapping[str, object], before: Mapping[str, object] | None) -> Record:
        """Return what was sealed by :meth:`closed`. Raises :class:`CannotUnseal`."""
        clear = {name: value for name, value in record.items() if name != _SEALED}
        sealed = record.get(_SEALED)
        if not isinstance(sealed, str) or (before is not None and clear):
            raise CannotUnseal("no sealed record")
        try:
            octets = b64decode(sealed, validate=True)
            hidden = json.loads(self._cipher.decipher(octets, _bound(clear, before)))
        except ValueError as problem:
            raise CannotUnseal("sealed with another key, or behind another record") from problem
        return {**clear, **hidden}


def dumped(record: Mapping[str, object]) -> bytes:
    """Return a record as the bytes of its line."""
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    # A name given on a command line may hold bytes that are no UTF-8; it must not stop a match.
    return text.encode("utf-8", "surrogatepass")


def _bound(clear: Mapping[str, object], before: Mapping[str, object] | None) -> bytes:
    """Return what a record is bound to."""
    return dumped(clear) if before is None else str(before[_SEALED]).encode("ascii")
