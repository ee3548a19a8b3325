"""Cards by phone: a link that a tag opens, and what a browser reads, are taps of that seat."""

from __future__ import annotations

from collections.abc import Iterator

import ndef
import pytest

from heraut.nfc import CardTag
from heraut.nfc.deck import Deck
from heraut.nfc.payload import RECORD_TYPE, TagContent, encode_message
from heraut.nfc.register import default_path, save
from heraut.voice.pocket.cards import read_by_phone

from .table import Phone, Table, table

UID = bytes.fromhex("04a1b2c3d4e5f6")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HERAUT_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture(scope="module")
def around(home: None) -> Iterator[Table]:
    with table("kingsbridge", options={"cards": "table"}) as around:
        yield around


@pytest.fixture(scope="module")
def phone(around: Table) -> Phone:
    return around.seated(0)


def written(card: CardTag) -> tuple[str, bytes]:
    """Return the link of a tag that was written for a card, and Héraut's own record on it."""
    path, deck = default_path(), Deck.new().wrote(UID.hex(), card)
    path.unlink(missing_ok=True)
    save(path, deck)
    content = TagContent(card, pages="http://ordinateur.local:8037")
    link, ours = ndef.message_decoder(encode_message(content, UID, deck.key))
    assert ours.type == RECORD_TYPE
    return link.iri.rpartition("/")[2], bytes(ours.data)


def test_a_link_is_a_tap_of_that_seat_and_a_look_at_it_is_none(around: Table) -> None:
    link, _ = written(CardTag("heraut", "stop"))
    before = len(around.heard.told)
    status, _, body = around.phone().asks("GET", f"/card/{link}")
    assert status == 200 and b"<main" in body
    assert around.phone().posts("/tap", link=link)[0] == 403
    assert len(around.heard.told) == before


def test_a_card_on_a_phone_is_that_of_its_seat(around: Table, phone: Phone) -> None:
    # Real cards: each column begins with one that is tapped, here on a phone.
    link, record = written(CardTag("kingsbridge", "7", 1))
    assert phone.posts("/tap", link=link)[0] == 200
    around.heard.until("sept")
    assert [step.notation for step in around.match.history] == ["start 7"]
    _, record = written(CardTag("kingsbridge", "12", 1))
    assert phone.posts("/tap", uid=UID.hex(), record=record.hex())[0] == 200
    around.heard.until("douze")
    assert around.match.history[-1].notation == "start 12"


def test_what_is_no_card_of_this_household_is_told_on_that_phone_alone(
    around: Table, phone: Phone
) -> None:
    link, record = written(CardTag("kingsbridge", "9", 1))
    before = around.match
    for sent, told in (
        ({"uid": UID.hex(), "record": ""}, "pas une carte"),
        ({"uid": UID[::-1].hex(), "record": record.hex()}, "sceau"),
        ({"link": link[:-1] + ("A" if link[-1] != "A" else "Q")}, "sceau"),
    ):
        assert phone.posts("/tap", **sent)[0] == 200
        assert phone.hears(told)[1]["own"]
    default_path().unlink()
    assert phone.posts("/tap", link=link)[0] == 200
    assert phone.hears("registre")[1]["own"]
    assert around.match is before


@pytest.mark.parametrize(
    "sent",
    [{}, {"link": 7}, {"link": "é"}, {"link": "A" * 500}, {"uid": "xy", "record": ""}, {"uid": ""}],
)
def test_nonsense_is_no_card(sent: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        read_by_phone(sent)
