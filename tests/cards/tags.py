"""Tags with troubles that only tests want."""

from __future__ import annotations

from collections.abc import Sequence

import ndef

from heraut.nfc import CardTag
from heraut.nfc.deck import Deck
from heraut.nfc.emulated_tag import EmulatedTag
from heraut.nfc.payload import RECORD_TYPE, VERSION, TagContent, encode_message


def cut_short(card: CardTag, deck: Deck) -> EmulatedTag:
    """Return a tag whose message is valid up to a point and then ends."""
    uid = EmulatedTag().uid
    message = encode_message(TagContent(card), uid, deck.key)
    return EmulatedTag.with_message(message[:-9], uid)


def copied(original: EmulatedTag) -> EmulatedTag:
    """Return another tag with exactly what ``original`` holds: forged."""
    tag = EmulatedTag()
    tag.memory[12:] = original.memory[12:]
    return tag


def unknown_version(card: CardTag, deck: Deck) -> EmulatedTag:
    """Return a tag as a later Héraut might write it."""
    uid = EmulatedTag().uid
    message = encode_message(TagContent(card), uid, deck.key)
    *_, record = ndef.message_decoder(message, known_types={})
    data = bytes([VERSION + 1]) + bytes(record.data)[1:]
    return EmulatedTag.with_message([ndef.Record(RECORD_TYPE, "", data)], uid)


def locked(records: Sequence[ndef.Record]) -> EmulatedTag:
    """Return a tag that can be read and never be written again."""
    tag = EmulatedTag.with_message(records)
    tag.memory[10:12] = b"\xff\xff"
    tag.memory[15] = 0x0F
    return tag


class MuteTag(EmulatedTag):
    """A tag that tells its UID and answers nothing else, as some passes do."""

    def _execute(self, command: bytes) -> bytes | None:
        return None
