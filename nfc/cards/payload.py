"""What is written on a tag, and back: one NDEF message of one to three records.

1. a URI, if one is given, the only thing that phones open by themselves: an https address about a
   public card, or the link that opens the pages of a match with any card (``by_phone``);
2. a Text record for a public card, which any phone with an NFC reader app shows or reads aloud;
3. ``urn:nfc:ext:heraut.games:card``, ours, laid out as::

    version  deck id  seal     masked content
    1 byte   4 bytes  8 bytes  copy (1 byte), "game/card" in ASCII, zero bytes

The seal is an HMAC under the deck's key over the content *and* the tag's UID, so that a copy on
another tag does not pass. The content is masked with a key stream made from that seal: somebody
who holds a phone to a face-down card reads noise, and two equal cards do not look alike. Secret
cards are padded to one length, so that not even the length of a name shows.

This keeps honest tables honest. It does not stop a cheat with blank chips whose UID can be set.
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import ndef

from .errors import CardNameError, ContentError, Problem, TagProblem
from .identity import MAX_NAME, CardTag, parse_card

CAPACITY: Final = 142
"""Bytes of NDEF message that an NTAG213 holds at most; 137 with the lock table of the factory."""

RECORD_TYPE: Final = "urn:nfc:ext:heraut.games:card"
VERSION: Final = 1
CARD_PATH: Final = "/card/"
"""Where the pages of phones take the links of cards: behind it a tag's UID and seal."""

_DECK_BYTES: Final = 4
SEAL_BYTES: Final = 8
_HEADER: Final = 1 + _DECK_BYTES + SEAL_BYTES
_SHORTEST: Final = _HEADER + len(b"\0a/b")
_SECRET_BYTES: Final = 1 + MAX_NAME
_UNREADABLE: Final = (ndef.DecodeError, ValueError)
"""What ndeflib raises for octets that are no message, or not the text or the address that they
should be: a text that is no text is a ``UnicodeDecodeError``, an address with a wrong host another
``ValueError``."""
_NO_TEXT: Final = "?"
"""The type of a record whose type is no text."""
_EXCERPT: Final = 60
"""How many characters of somebody else's text are worth telling."""


@dataclass(frozen=True, slots=True)
class TagContent:
    """What one tag shall hold."""

    card: CardTag
    text: str | None = None
    """Words that any phone may read, for a public card; ``None`` makes the card secret."""
    language: str = "fr"
    """The language of ``text``, as an IANA tag."""
    uri: str | None = None
    """An https address about a public card."""
    pages: str | None = None
    """Where the pages of phones are, if a phone that is held to the card shall open them."""


def deck_id(key: bytes) -> bytes:
    """Return the four bytes that tell one deck from another without giving its key away."""
    return hmac.digest(key, b"heraut deck", hashlib.sha256)[:_DECK_BYTES]


def encode_message(content: TagContent, uid: bytes, key: bytes, capacity: int = CAPACITY) -> bytes:
    """Return the NDEF message for the tag ``uid`` of the deck that ``key`` belongs to.

    Raises :class:`ContentError` when it takes more than ``capacity`` bytes, when the URI is not
    https, or when a secret card would carry one.
    """
    records: list[ndef.Record] = []
    if content.uri is not None:
        if content.text is None:
            why = f"{content.card} has no readable text, so it is secret and may carry no address"
            raise ContentError("content_secret_uri", why)
        if not content.uri.startswith("https://"):
            why = f"{content.uri} does not begin with https://"
            raise ContentError("content_not_https", why, uri=content.uri)
        records.append(ndef.UriRecord(content.uri))
    if content.pages is not None:
        token = urlsafe_b64encode(uid + _seal_of(content, uid, key)).rstrip(b"=").decode()
        records.append(ndef.UriRecord(content.pages.rstrip("/") + CARD_PATH + token))
    ours = ndef.Record(RECORD_TYPE, "", _sealed(content, uid, key))
    text = () if content.text is None else (ndef.TextRecord(content.text, content.language),)
    message = b"".join(ndef.message_encoder([*records, *text, ours]))
    if content.pages is not None and len(message) > capacity:
        # A phone that opens the page needs no words: they give way where both find no room.
        message = b"".join(ndef.message_encoder([*records, ours]))
    if (excess := len(message) - capacity) > 0:
        why = (
            f"{content.card} needs {len(message)} bytes and the tag holds {capacity}; "
            f"shorten the text by {excess} bytes"
        )
        sizes = {"needed": len(message), "capacity": capacity, "excess": excess}
        raise ContentError("content_too_long", why, **sizes)
    return message


def decode_message(message: bytes, uid: bytes, key: bytes) -> CardTag:
    """Return the card that an NDEF message on the tag ``uid`` stands for.

    Raises :class:`TagProblem` with what is wrong: see :class:`~heraut.nfc.errors.Problem`.
    """
    if not message:
        raise TagProblem(Problem.BLANK, "the tag holds an empty message")
    try:
        # Without known types only the framing is checked: a sloppy record of somebody else's
        # is a foreign tag, not a broken one.
        records = list(ndef.message_decoder(message, errors="strict", known_types={}))
    except _UNREADABLE as error:
        raise _half_written(str(error)) from error
    ours = next((record for record in records if _type(record) == RECORD_TYPE), None)
    if ours is not None:
        return open_record(bytes(ours.data), uid, key)
    if all(_type(record) == "" for record in records):
        raise TagProblem(Problem.BLANK, "the tag holds an empty record")
    kind, excerpt = _described(records)
    problem = f"the tag holds {excerpt or kind} and no card of Héraut's"
    raise TagProblem(Problem.FOREIGN, problem, content=kind, excerpt=excerpt)


def _sealed(content: TagContent, uid: bytes, key: bytes) -> bytes:
    card = content.card
    plain = bytes([card.copy]) + f"{card.game}/{card.card}".encode("ascii")
    if content.text is None:
        plain = plain.ljust(_SECRET_BYTES, b"\0")
    head = bytes([VERSION]) + deck_id(key)
    seal = _seal(head, uid, plain, key)
    return head + seal + _masked(plain, seal, uid, key)


def seals_of(card: CardTag, uid: bytes, key: bytes) -> tuple[bytes, bytes]:
    """Return the seals that a card has on the tag ``uid``, written as public and as secret."""
    forms = TagContent(card, text=""), TagContent(card)
    public, secret = (_seal_of(one, uid, key) for one in forms)
    return public, secret


def _seal_of(content: TagContent, uid: bytes, key: bytes) -> bytes:
    return _sealed(content, uid, key)[_HEADER - SEAL_BYTES : _HEADER]


def open_record(data: bytes, uid: bytes, key: bytes) -> CardTag:
    """Return the card of a record of :data:`RECORD_TYPE`.

    Raises :class:`TagProblem` as :func:`decode_message`.
    """
    if not data:
        raise _half_written("the card record is empty")
    if data[0] != VERSION:
        message = f"the card was written as version {data[0]}; this program knows version {VERSION}"
        raise TagProblem(Problem.UNKNOWN_VERSION, message, version=data[0])
    if len(data) < _SHORTEST:
        raise _half_written(f"the card record has {len(data)} bytes instead of {_SHORTEST} or more")
    head, seal, masked = data[: 1 + _DECK_BYTES], data[1 + _DECK_BYTES : _HEADER], data[_HEADER:]
    if head[1:] != deck_id(key):
        message = f"the card belongs to deck {head[1:].hex()}, not to {deck_id(key).hex()}"
        raise TagProblem(Problem.WRONG_DECK, message, deck=head[1:].hex())
    plain = _masked(masked, seal, uid, key)
    if not hmac.compare_digest(seal, _seal(head, uid, plain, key)):
        message = "the card's seal does not fit: altered, or copied from another tag"
        raise TagProblem(Problem.FORGED, message)
    try:
        name = plain[1:].rstrip(b"\0").decode("ascii")
        return parse_card(name).numbered(plain[0])
    except (UnicodeDecodeError, CardNameError) as error:
        raise TagProblem(Problem.FORGED, f"the seal fits, the name does not: {error}") from error


def _seal(head: bytes, uid: bytes, plain: bytes, key: bytes) -> bytes:
    # The UID's length goes in first: without it "uid + content" could be cut in two ways.
    covered = b"heraut seal" + head + bytes([len(uid)]) + uid + plain
    return hmac.digest(key, covered, hashlib.sha256)[:SEAL_BYTES]


def _masked(data: bytes, seal: bytes, uid: bytes, key: bytes) -> bytes:
    """Return ``data`` masked, or unmasked: it is the same."""
    stream = b"".join(
        hmac.digest(key, b"heraut mask" + bytes([block]) + seal + uid, hashlib.sha256)
        for block in range(len(data) // 32 + 1)
    )
    return bytes(octet ^ mask for octet, mask in zip(data, stream, strict=False))


def _half_written(why: str) -> TagProblem:
    return TagProblem(Problem.HALF_WRITTEN, f"the tag's content is cut short: {why}")


def _type(record: ndef.Record) -> str:
    """Return the type of a record, which ndeflib reads only when it is asked for."""
    try:
        return str(record.type)
    except ValueError:
        return _NO_TEXT


def _described(records: Sequence[ndef.Record]) -> tuple[str, str]:
    """Return what kind of thing somebody else wrote, and the beginning of it."""
    # The link of a card of Héraut's tells people nothing.
    ours = any(_type(record) == RECORD_TYPE for record in records)
    for record in records:
        for type_, kind, attribute in (
            ("urn:nfc:wkt:T", "text", "text"),
            ("urn:nfc:wkt:U", "uri", "iri"),
        ):
            if _type(record) != type_:
                continue
            octets = b"".join(ndef.message_encoder([record]))
            try:
                decoded = next(ndef.message_decoder(octets, errors="relax"))
            except _UNREADABLE:
                continue
            excerpt = " ".join(str(getattr(decoded, attribute)).split())[:_EXCERPT]
            if excerpt and not (ours and CARD_PATH in excerpt):
                return kind, excerpt
    return "other", ""


def readable(message: bytes) -> str:
    """Return what any phone can read in a message: its text or else its address; may be empty."""
    try:
        return _described(list(ndef.message_decoder(message, known_types={})))[1]
    except _UNREADABLE:
        return ""
