"""Cards that a phone reads: the same seal as at the reader, and tags with both records there."""

import base64

import ndef
import pytest

from heraut.engines.registry import RULES
from heraut.nfc import CardTag, Problem, TagProblem
from heraut.nfc.by_phone import LONGEST, card_of_link, card_of_record
from heraut.nfc.deck import Deck
from heraut.nfc.emulator import EmulatedField, EmulatedTag
from heraut.nfc.frontend import open_frontend
from heraut.nfc.payload import CARD_PATH, RECORD_TYPE, TagContent, decode_message, encode_message
from heraut.nfc.payload import readable as excerpt
from heraut.nfc.writer import look_at, wait_for_tag, write_card
from heraut.voice.herald import Words
from heraut.voice.kit.box import find_box
from heraut.voice.kit.names import readable

UID = bytes.fromhex("04a1b2c3d4e5f6")
SEVEN = CardTag("kingsbridge", "7", 3)
PAGES = "http://ordinateur.local:8037"
DECK = Deck.new().wrote(UID.hex(), SEVEN)
FACTORY = 137
"""Bytes that an NTAG213 holds as it comes from the factory."""


def records(content: TagContent, deck: Deck = DECK) -> list[ndef.Record]:
    return list(ndef.message_decoder(encode_message(content, UID, deck.key)))


def link(content: TagContent, deck: Deck = DECK) -> str:
    first = records(content, deck)[0]
    assert first.iri.startswith(PAGES + CARD_PATH)
    token: str = first.iri.removeprefix(PAGES + CARD_PATH)
    assert len(token) <= LONGEST
    return token


@pytest.mark.parametrize("text", [None, "Kingsbridge, sept"])
def test_the_link_of_a_tag_means_its_card_and_the_reader_still_reads_it(text: str | None) -> None:
    content = TagContent(SEVEN, text, pages=PAGES)
    assert card_of_link(link(content), DECK) == SEVEN
    assert decode_message(encode_message(content, UID, DECK.key), UID, DECK.key) == SEVEN
    assert excerpt(encode_message(content, UID, DECK.key)) == (text or "")


def test_a_link_says_nothing_about_a_card() -> None:
    eight = TagContent(CardTag("kingsbridge", "8"), pages=PAGES)
    seven = link(TagContent(SEVEN, pages=PAGES))
    assert seven != link(eight) and len(seven) == len(link(eight))
    assert b"kings" not in encode_message(eight, UID, DECK.key)


def test_links_of_others_and_altered_ones_are_told_apart() -> None:
    token = link(TagContent(SEVEN, pages=PAGES))
    octets = bytearray(base64.urlsafe_b64decode(token + "=" * (-len(token) % 4)))
    octets[-1] ^= 1
    altered = base64.urlsafe_b64encode(octets).rstrip(b"=").decode()
    moved = DECK.wrote(UID.hex(), CardTag("kingsbridge", "8"))
    found = {
        Problem.FORGED: [(altered, DECK), (token, moved)],
        Problem.WRONG_DECK: [(token, Deck.new())],
        Problem.FOREIGN: [("", DECK), ("x", DECK), ("é" * 8, DECK), ("A" * 9, DECK)],
    }
    for problem, tries in found.items():
        for each, deck in tries:
            with pytest.raises(TagProblem) as caught:
                card_of_link(each, deck)
            assert caught.value.problem is problem, each


def test_what_a_browser_has_read_is_checked_as_at_the_reader() -> None:
    (ours,) = (one for one in records(TagContent(SEVEN, pages=PAGES)) if one.type == RECORD_TYPE)
    assert card_of_record(bytes(ours.data), UID, DECK) == SEVEN
    assert card_of_record(None, UID, DECK.learn(UID.hex(), SEVEN)) == SEVEN
    for record, uid, problem in (
        (bytes(ours.data), UID[::-1], Problem.FORGED),
        (None, UID, Problem.FOREIGN),
        (b"\x01", UID, Problem.HALF_WRITTEN),
    ):
        with pytest.raises(TagProblem) as caught:
            card_of_record(record, uid, DECK)
        assert caught.value.problem is problem


def test_a_tag_with_a_link_is_written_and_read_by_the_reader(field: EmulatedField) -> None:
    with open_frontend(field.path) as frontend:
        for content in (TagContent(SEVEN, pages=PAGES), TagContent(SEVEN)):
            tag = EmulatedTag.blank()
            field.put(tag)
            laid = wait_for_tag(frontend, 5)
            assert laid is not None
            write_card(frontend, laid, content, DECK)
            again = wait_for_tag(frontend, 5)
            assert again is not None and look_at(frontend, again, DECK) == SEVEN


@pytest.mark.parametrize("game", [name for name in RULES if RULES[name].cards])
def test_each_card_of_each_box_has_room_for_a_link_on_the_smallest_chip(game: str) -> None:
    words = Words("fr")
    for card in find_box(game).cards:
        content = TagContent(card.tag, readable(words, card), pages="https://ordinateur.local:8037")
        encode_message(content, UID, DECK.key, FACTORY)
