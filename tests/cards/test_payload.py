from contextlib import suppress

import ndef
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from heraut.nfc import CardTag, ContentError, Problem, TagProblem
from heraut.nfc.deck import Deck
from heraut.nfc.payload import (
    CAPACITY,
    RECORD_TYPE,
    TagContent,
    deck_id,
    decode_message,
    encode_message,
    readable,
)

UID = bytes.fromhex("04a1b2c3d4e5f6")
KEY = bytes(range(32))
OTHER_KEY = bytes(32)
SEVEN = CardTag("kingsbridge", "7", 3)
PUBLIC = TagContent(SEVEN, "Carte sept", "fr", "https://heraut.games/k7")
PUBLIC_MESSAGE = encode_message(PUBLIC, UID, KEY)


def problem_of(message: bytes, uid: bytes = UID, key: bytes = KEY) -> TagProblem:
    with pytest.raises(TagProblem) as caught:
        decode_message(message, uid, key)
    return caught.value


def records(message: bytes) -> list[ndef.Record]:
    return list(ndef.message_decoder(message))


@pytest.mark.parametrize("content", [TagContent(SEVEN), PUBLIC, TagContent(SEVEN, "Carte sept")])
def test_a_message_gives_back_its_card(content: TagContent) -> None:
    assert decode_message(encode_message(content, UID, KEY), UID, KEY) == SEVEN


def test_a_public_card_is_readable_by_any_phone() -> None:
    uri, text, ours = records(encode_message(PUBLIC, UID, KEY))
    assert uri.iri == "https://heraut.games/k7"
    assert (text.text, text.language) == ("Carte sept", "fr")
    assert ours.type == RECORD_TYPE
    assert readable(encode_message(PUBLIC, UID, KEY)) == "https://heraut.games/k7"


def test_a_secret_card_gives_nothing_away() -> None:
    message = encode_message(TagContent(SEVEN), UID, KEY)
    assert [record.type for record in records(message)] == [RECORD_TYPE]
    assert b"kings" not in message
    assert readable(message) == ""
    longer = encode_message(TagContent(CardTag("kingsbridge", "guerisseuse", 1)), UID, KEY)
    assert len(longer) == len(message)


def test_two_tags_of_the_same_secret_card_do_not_look_alike() -> None:
    first = encode_message(TagContent(SEVEN), UID, KEY)
    second = encode_message(TagContent(SEVEN), UID[:-1] + b"\x00", KEY)
    assert sum(a == b for a, b in zip(first[-49:], second[-49:], strict=True)) < 10


def test_a_secret_card_with_the_longest_name_fits_the_smallest_tag() -> None:
    card = CardTag("k" * 19, "c" * 20, 255)
    message = encode_message(TagContent(card), UID, KEY, capacity=137)
    assert decode_message(message, UID, KEY) == card


def test_what_is_too_long_is_refused_to_the_byte() -> None:
    room = CAPACITY - len(encode_message(TagContent(SEVEN, ""), UID, KEY))
    assert len(encode_message(TagContent(SEVEN, "x" * room), UID, KEY)) == CAPACITY
    with pytest.raises(ContentError) as caught:
        encode_message(TagContent(SEVEN, "x" * (room + 1)), UID, KEY)
    assert caught.value.key == "content_too_long"
    assert caught.value.details == {"needed": CAPACITY + 1, "capacity": CAPACITY, "excess": 1}


def test_a_secret_card_may_carry_no_address_and_a_public_one_only_https() -> None:
    with pytest.raises(ContentError) as caught:
        encode_message(TagContent(SEVEN, None, "fr", "https://heraut.games"), UID, KEY)
    assert caught.value.key == "content_secret_uri"
    with pytest.raises(ContentError) as caught:
        encode_message(TagContent(SEVEN, "Sept", "fr", "http://heraut.games"), UID, KEY)
    assert caught.value.key == "content_not_https"


def test_a_seal_holds_for_one_uid_only() -> None:
    message = encode_message(PUBLIC, UID, KEY)
    assert problem_of(message, uid=bytes.fromhex("04a1b2c3d4e5f7")).problem is Problem.FORGED


def test_every_changed_byte_of_our_record_is_noticed() -> None:
    data = bytes(records(encode_message(TagContent(SEVEN), UID, KEY))[0].data)
    assert len(data) > 13
    for index in range(len(data)):
        changed = bytearray(data)
        changed[index] ^= 1
        message = b"".join(ndef.message_encoder([ndef.Record(RECORD_TYPE, "", bytes(changed))]))
        expected = (
            Problem.UNKNOWN_VERSION
            if index == 0
            else Problem.WRONG_DECK
            if index < 5
            else Problem.FORGED
        )
        assert problem_of(message).problem is expected


def test_another_deck_is_named_by_its_id() -> None:
    problem = problem_of(encode_message(PUBLIC, UID, OTHER_KEY))
    assert problem.problem is Problem.WRONG_DECK
    assert problem.details == {"deck": deck_id(OTHER_KEY).hex()}


def test_a_message_cut_anywhere_is_half_written_or_blank() -> None:
    message = encode_message(PUBLIC, UID, KEY)
    for end in range(1, len(message)):
        assert problem_of(message[:end]).problem is Problem.HALF_WRITTEN
    assert problem_of(b"").problem is Problem.BLANK


@given(
    message=st.binary(max_size=200)
    | st.builds(
        lambda at, octet: PUBLIC_MESSAGE[:at] + octet + PUBLIC_MESSAGE[at + 1 :],
        st.integers(0, len(PUBLIC_MESSAGE) - 1),
        st.binary(min_size=1, max_size=3),
    )
)
@example(message=b"\xd1\x01\x00\xff")
@example(message=b"\xd9\x01\x00\x02T\xff\xfe")
def test_damaged_octets_are_a_problem_of_the_tag_and_stop_nothing(message: bytes) -> None:
    assert isinstance(readable(message), str)
    with suppress(TagProblem):
        assert decode_message(message, UID, KEY) == SEVEN


@pytest.mark.parametrize("data", [b"", b"\x01", b"\x01" * 16])
def test_a_record_too_short_to_be_a_card_is_half_written(data: bytes) -> None:
    message = b"".join(ndef.message_encoder([ndef.Record(RECORD_TYPE, "", data)]))
    assert problem_of(message).problem is Problem.HALF_WRITTEN


@pytest.mark.parametrize(
    ("record", "content", "excerpt"),
    [
        (ndef.TextRecord("Bon  pour\nun café", "fr"), "text", "Bon pour un café"),
        (ndef.UriRecord("https://example.org"), "uri", "https://example.org"),
        (ndef.Record("application/json", "", b"{}"), "other", ""),
        (ndef.Record("urn:nfc:wkt:T", "", b""), "other", ""),
        (ndef.TextRecord("x" * 90, "fr"), "text", "x" * 60),
    ],
)
def test_somebody_elses_tag_is_foreign_and_told(
    record: ndef.Record, content: str, excerpt: str
) -> None:
    problem = problem_of(b"".join(ndef.message_encoder([record])))
    assert problem.problem is Problem.FOREIGN
    assert problem.details == {"content": content, "excerpt": excerpt}


def test_an_empty_record_is_blank() -> None:
    assert problem_of(b"".join(ndef.message_encoder([ndef.Record()]))).problem is Problem.BLANK


def test_the_deck_id_does_not_show_the_key() -> None:
    deck = Deck(KEY)
    assert deck.id == deck_id(KEY).hex()
    assert KEY.hex() not in repr(deck)
    assert deck_id(KEY) not in KEY
