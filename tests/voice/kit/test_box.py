"""The boxes that kits are printed for: which cards there are, and how each is called."""

from __future__ import annotations

from collections import Counter

import pytest

from heraut.engines.registry import RULES, UnknownGame
from heraut.nfc.deck import Deck
from heraut.nfc.payload import TagContent, decode_message, encode_message, readable
from heraut.voice.herald import LANGUAGES, Words
from heraut.voice.kit import names
from heraut.voice.kit.box import Box, BoxError, box_of, find_box, has_box

from .printed_kits import BUILDER, CHARACTERS, GAME, SEVEN, WORDS, WORLD

EVENTS = {f"event_{period}" for period in range(1, 5)}
SECRET = {
    GAME: {"event"},
    SEVEN: {"title", "token"},
    BUILDER: {"terrain"},
    WORLD: {"action", *EVENTS},
}
NTAG213 = 137
"""Bytes that are left on a chip with the lock table of the factory."""


@pytest.fixture(scope="module")
def box() -> Box:
    return find_box(GAME)


# The box


def test_the_box_of_kingsbridge_holds_its_hundred_and_twenty_cards(box: Box) -> None:
    assert Counter(card.group.name for card in box.cards) == {
        "event": 104,
        "character": 10,
        "column": 6,
    }
    assert len({card.tag for card in box.cards}) == 120
    assert [card.number for card in box.cards if card.group.name == "character"] == [*range(1, 11)]
    assert [card.number for card in box.cards if card.group.name == "column"] == [*range(1, 7)]


def test_the_box_of_seven_kingdoms_holds_its_cards_and_tokens() -> None:
    box = find_box(SEVEN)
    numbers = {
        group.name: [card.number for card in box.cards if card.group == group]
        for group in box.groups
    }
    assert numbers == {"title": [*range(1, 50)], "crest": [*range(1, 8)], "token": [*range(1, 9)]}
    said = [names.spoken(WORDS, card) for card in box.cards]
    assert (said[16], said[51], said[58], said[63]) == (
        "le dix-sept",
        "le blason trois",
        "le jeton plus trois",
        "le jeton des blasons",
    )
    assert len(set(said)) == 64


def test_the_box_of_kingdom_builder_holds_its_cards_sections_and_tiles() -> None:
    box = find_box(BUILDER)
    groups = Counter(card.group.name for card in box.cards)
    assert groups == {"terrain": 25, "goal": 10, "section": 8, "tile": 32}
    said = [names.spoken(WORDS, card) for card in box.cards]
    assert (said[0], said[27], said[35], said[74]) == (
        "la carte terrain Prairie, exemplaire un sur cinq",
        "la carte objectif Explorateurs",
        "la section Oracle",
        "la plaquette Cabane, exemplaire deux sur deux",
    )
    assert len(set(said)) == 75
    number = {card.tag.card: card.number for card in box.cards}
    for place in ("oracle", "farm", "tavern", "tower", "harbor", "paddock", "barn", "oasis"):
        assert number[f"section_{place}"] == number[f"tile_{place}"], "one number a place"


def test_the_box_of_un_monde_sans_fin_holds_its_action_cards_and_event_cards() -> None:
    box = find_box(WORLD)
    groups = Counter(card.group.name for card in box.cards)
    assert groups == {"action": 48} | dict.fromkeys(EVENTS, 11)
    said = [names.spoken(WORDS, card) for card in box.cards]
    assert (said[0], said[39], said[48], said[76]) == (
        "la carte action Blé, exemplaire un sur quatre",
        "la carte action Manufacture, exemplaire quatre sur quatre",
        "l'événement un un",
        "l'événement trois sept",
    )
    assert len(set(said)) == 92
    seventh = box.cards[76]
    assert (seventh.tag.card, seventh.group.part, seventh.number) == ("event_iii-07", 3, 7)


def test_the_chips_and_the_talk_call_an_event_card_the_same() -> None:
    events = find_box(WORLD).cards[48:]
    assert events
    for card in events:
        event = card.tag.card.removeprefix("event_")
        told = WORDS.phrase(f"world-without-end-name-{event}")
        assert names.spoken(WORDS, card) == f"l'{told}"


@pytest.mark.parametrize("game", [game for game in sorted(RULES) if RULES[game].cards])
def test_every_game_with_cards_has_a_box_that_fits_its_rules_and_words_for_it(game: str) -> None:
    assert has_box(game), f"tell in voice/kit/{game}.yaml which labels its cards need"
    box = find_box(game)
    assert Counter(card.tag.card for card in box.cards) == RULES[game].cards
    for lang in LANGUAGES:
        words = Words(lang)
        for card in box.cards:
            assert names.printed(words, card)
            assert names.spoken(words, card)


def test_a_box_that_does_not_fit_the_rules_is_refused() -> None:
    event = {"cards": ["1"], "number": "rank", "bars": 0, "secret": True, "width": 31}
    with pytest.raises(BoxError) as caught:
        box_of("nim", {"event": event}, {"1": 2, "king": 1})
    assert caught.value.details["cards"] == ("king",)
    with pytest.raises(BoxError):
        box_of("nim", {"event": event, "again": event}, {"1": 2})
    with pytest.raises(UnknownGame):
        find_box("nim")


def test_a_card_is_spoken_with_its_copy_only_where_that_tells_something(box: Box) -> None:
    said = [names.spoken(WORDS, card) for card in box.cards]
    assert said[50] == "le sept, exemplaire trois sur huit"
    assert said[106] == "Évêque Wynstan"
    assert said[119] == "le début de la colonne six"
    assert len(set(said)) == 120


@pytest.mark.parametrize("game", [GAME, SEVEN, BUILDER, WORLD])
def test_only_what_lies_face_up_can_be_read_by_any_telephone(game: str) -> None:
    """And it fits on the smallest chip."""
    deck, uid = Deck.new(), bytes.fromhex("04a1b2c3d4e5f6")
    assert find_box(game).cards
    for card in find_box(game).cards:
        content = TagContent(card.tag, names.readable(WORDS, card))
        message = encode_message(content, uid, deck.key, NTAG213)
        assert decode_message(message, uid, deck.key) == card.tag
        assert bool(readable(message)) == (card.group.name not in SECRET[game])
        common = {GAME: "colonne", SEVEN: "blason", BUILDER: "Kingdom Builder, la "}
        name = CHARACTERS.get(card.tag.card, common.get(game, "nothing is open"))
        assert name in readable(message) or card.group.name in SECRET[game]
