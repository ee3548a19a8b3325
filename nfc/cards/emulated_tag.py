"""An NTAG213 in memory: its pages, its commands, and tags with every kind of trouble.

Follows NXP's data sheet for NTAG213/215/216 as far as a reader of cards can tell: 45 pages of four
bytes, 144 bytes for the user, one-time-programmable bytes, lock bits, and silence after a command
that it does not know until it is selected anew.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from enum import Enum, auto
from functools import reduce
from operator import xor
from typing import Final

import ndef

from .deck import Deck
from .identity import CardTag
from .payload import RECORD_TYPE, TagContent, encode_message

PAGES: Final = 45
USER_PAGES: Final = range(4, 40)
_PAGE: Final = 4

_ACK: Final = b"\x0a"
_NAK: Final = b"\x00"
_CONTAINER: Final = bytes.fromhex("e1101200")
_FACTORY: Final = bytes.fromhex("0103a00c340300fe")
"""User memory of a new tag: where the lock bits are, then an empty message."""
_VERSION: Final = bytes.fromhex("0004040201000f03")
_NO_SIGNATURE: Final = bytes(32)


class _Phase(Enum):
    """How far the reader has selected the tag."""

    IDLE = auto()
    READY = auto()
    """Woken; the first half of the UID is being asked for."""
    READY_2 = auto()
    """The first half is selected; the second is being asked for."""
    ACTIVE = auto()


class EmulatedTag:
    """One NTAG213. ``uid`` is seven bytes, the first of them 04 (NXP); random unless given."""

    def __init__(self, uid: bytes | None = None) -> None:
        self.uid = uid if uid is not None else b"\x04" + secrets.token_bytes(6)
        if len(self.uid) != 7:
            raise ValueError(f"an NTAG213 has a UID of 7 bytes, not {len(self.uid)}")
        low, high = self.uid[:3], self.uid[3:]
        self._level1 = b"\x88" + low + _check_byte(b"\x88" + low)
        self._level2 = high + _check_byte(high)
        self.memory = bytearray(PAGES * _PAGE)
        """All pages, one after the other; a test may change what it likes."""
        self.memory[0:9] = self._level1[1:] + self._level2
        self.memory[9] = 0x48
        self.memory[12:16] = _CONTAINER
        self.memory[16:24] = _FACTORY
        self._phase = _Phase.IDLE

    @property
    def hex(self) -> str:
        """The UID in small hexadecimal, as events carry it."""
        return self.uid.hex()

    @classmethod
    def blank(cls, uid: bytes | None = None) -> EmulatedTag:
        """Return a tag as it comes from the factory."""
        return cls(uid)

    @classmethod
    def with_message(
        cls, records: Sequence[ndef.Record] | bytes, uid: bytes | None = None
    ) -> EmulatedTag:
        """Return a tag that holds these records, or this message. At most 142 bytes."""
        message = records if isinstance(records, bytes) else b"".join(ndef.message_encoder(records))
        room = len(USER_PAGES) * _PAGE - 2
        if len(message) > room:
            raise ValueError(f"the message has {len(message)} bytes and an NTAG213 holds {room}")
        tag = cls(uid)
        tag._fill(bytes([0x03, len(message)]) + message + b"\xfe")
        return tag

    @classmethod
    def with_card(
        cls, content: TagContent | CardTag, deck: Deck, uid: bytes | None = None
    ) -> EmulatedTag:
        """Return a good tag of ``deck``."""
        content = TagContent(content) if isinstance(content, CardTag) else content
        uid = uid if uid is not None else cls().uid
        return cls.with_message(encode_message(content, uid, deck.key), uid)

    @classmethod
    def foreign(cls, text: str = "voucher", uid: bytes | None = None) -> EmulatedTag:
        """Return a tag that holds somebody else's text."""
        return cls.with_message([ndef.TextRecord(text, "fr")], uid)

    @classmethod
    def half_written(cls, card: CardTag, deck: Deck, uid: bytes | None = None) -> EmulatedTag:
        """Return a tag that was lifted while ``card`` was written: data there, length still 0."""
        tag = cls.with_card(card, deck, uid)
        tag.memory[17] = 0
        tag.memory[40 : USER_PAGES.stop * _PAGE] = bytes(USER_PAGES.stop * _PAGE - 40)
        return tag

    @classmethod
    def forged(cls, card: CardTag, deck: Deck, uid: bytes | None = None) -> EmulatedTag:
        """Return a tag that names ``deck`` and carries a seal made without its key."""
        uid = uid if uid is not None else cls().uid
        message = encode_message(TagContent(card), uid, Deck.new().key)
        *_, record = ndef.message_decoder(message, known_types={})
        data = bytearray(record.data)
        data[1:5] = bytes.fromhex(deck.id)
        return cls.with_message([ndef.Record(RECORD_TYPE, "", bytes(data))], uid)

    @classmethod
    def wrong_deck(cls, card: CardTag, uid: bytes | None = None) -> EmulatedTag:
        """Return a good tag of some other household's deck."""
        return cls.with_card(card, Deck.new(), uid)

    def leave(self) -> None:
        """Forget the selection, as a tag does without a field."""
        self._phase = _Phase.IDLE

    def answer(self, command: bytes) -> bytes | None:
        """Return the tag's answer to one command, or ``None`` when it keeps silent."""
        if command in (b"\x26", b"\x52"):
            self._phase = _Phase.READY
            return b"\x44\x00"
        if self._phase is _Phase.ACTIVE:
            answer = self._execute(command)
            if answer is None:
                self._phase = _Phase.IDLE
            return answer
        return self._select(command)

    def _select(self, command: bytes) -> bytes | None:
        """Answer one step of finding out and selecting the UID, four bytes at a time."""
        if self._phase is _Phase.READY:
            if command == b"\x93\x20":
                return self._level1
            if command == b"\x93\x70" + self._level1:
                self._phase = _Phase.READY_2
                return b"\x04"
        elif self._phase is _Phase.READY_2:
            if command == b"\x95\x20":
                return self._level2
            if command == b"\x95\x70" + self._level2:
                self._phase = _Phase.ACTIVE
                return b"\x00"
        self._phase = _Phase.IDLE
        return None

    def _execute(self, command: bytes) -> bytes | None:
        code = command[:1]
        if code == b"\x30" and len(command) == 2:
            return self._read(command[1])
        if code == b"\xa2" and len(command) == 6:
            return self._write(command[1], command[2:])
        return {b"\x60": _VERSION, b"\x3c\x00": _NO_SIGNATURE}.get(command)

    def _read(self, page: int) -> bytes:
        if page >= PAGES:
            return self._refused()
        # Past the last page it goes on with the first.
        return bytes((self.memory * 2)[page * _PAGE : page * _PAGE + 16])

    def _write(self, page: int, data: bytes) -> bytes:
        at = page * _PAGE
        if not 2 <= page < PAGES or self._is_locked(page):
            return self._refused()
        if page > 3:
            self.memory[at : at + _PAGE] = data
        else:  # lock bits and one-time-programmable bytes can only be set
            for index in range(2 if page == 2 else 0, _PAGE):
                self.memory[at + index] |= data[index]
        return _ACK

    def _refused(self) -> bytes:
        self._phase = _Phase.IDLE
        return _NAK

    def _is_locked(self, page: int) -> bool:
        """Tell whether a static lock bit forbids writing ``page`` (3 to 15)."""
        bits = int.from_bytes(self.memory[10:12], "little")
        return 3 <= page <= 15 and bool(bits >> page & 1)

    def _fill(self, octets: bytes) -> None:
        area = octets.ljust(len(USER_PAGES) * _PAGE, b"\0")[: len(USER_PAGES) * _PAGE]
        self.memory[16 : 16 + len(area)] = area


def _check_byte(octets: bytes) -> bytes:
    return bytes([reduce(xor, octets)])
