"""``heraut cards`` over the real nfcpy stack."""

import itertools
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import ndef
import pytest
from click.testing import CliRunner, Result

from heraut.nfc import CardNameError, CardTag, ContentError
from heraut.nfc.by_phone import card_of_link
from heraut.nfc.deck import Deck
from heraut.nfc.emulator import EmulatedField, EmulatedTag
from heraut.nfc.payload import TagContent, decode_message
from heraut.nfc.register import load, save, update
from heraut.voice.commands.cards import cards

from .tags import MuteTag, locked, unknown_version

SEVEN = CardTag("kingsbridge", "7", 1)
EIGHT = CardTag("kingsbridge", "8", 1)

Run = Callable[..., Result]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deck.json"


@pytest.fixture
def run(field: EmulatedField, path: Path) -> Iterator[Run]:
    def run(*words: str, wait: float = 0.3) -> Result:
        options = ["--reader", field.path, "--deck", str(path), "--wait", str(wait)]
        options.append("--no-speak")
        return CliRunner().invoke(cards, [*words, *options])

    yield run


def card_on(tag: EmulatedTag, deck: Deck) -> CardTag:
    start = tag.memory.index(0x03, 16 if tag.memory[16] == 0x03 else 21)
    length = tag.memory[start + 1]
    return decode_message(bytes(tag.memory[start + 2 : start + 2 + length]), tag.uid, deck.key)


def test_writing_guides_and_notes_what_was_written(
    run: Run, field: EmulatedField, path: Path
) -> None:
    tag = EmulatedTag.blank()
    field.put(tag)
    result = run("write", "kingsbridge/7")
    assert result.exit_code == 0, result.output
    first, last = result.output.splitlines()
    assert first.startswith("J'écris Kingsbridge, carte 7, exemplaire un.")
    assert last.startswith("C'est écrit, et relu sans faute : Kingsbridge, carte 7")
    deck = load(path)
    assert dict(deck.written) == {tag.hex: SEVEN}
    assert card_on(tag, deck) == SEVEN


def test_a_link_opens_the_pages_of_phones_with_that_card(
    run: Run, field: EmulatedField, path: Path
) -> None:
    tag = EmulatedTag.blank()
    field.put(tag)
    assert run("write", "kingsbridge/7", "--link", "http://192.168.1.23:8037").exit_code == 0
    deck = load(path)
    assert card_on(tag, deck) == SEVEN
    _, found, rest = bytes(tag.memory).partition(b"192.168.1.23:8037/card/")
    assert found and card_of_link(rest[:20].decode(), deck) == SEVEN
    wrong = run("write", "kingsbridge/8", "--link", "http://192.168.1.23/page")
    assert wrong.exit_code == 2 and "http://192.168.1.23:8037" in wrong.output


def test_the_next_free_copy_is_taken_and_a_named_one_is_kept(
    run: Run, field: EmulatedField, path: Path
) -> None:
    for words, copy in [((), 1), ((), 2), (("--copy", "9"), 9), ((), 3)]:
        tag = EmulatedTag.blank()
        field.put(tag)
        assert run("write", "kingsbridge/7", *words).exit_code == 0
        assert load(path).written[tag.hex].copy == copy


def test_several_cards_are_written_one_after_the_other(
    run: Run, field: EmulatedField, path: Path
) -> None:
    tags = [EmulatedTag.blank() for _ in range(3)]
    field.put(tags[0])

    def hand() -> None:
        for done, following in itertools.pairwise(tags):
            while not path.exists() or done.hex not in load(path).written:
                time.sleep(0.02)
            field.put(following)

    helper = threading.Thread(target=hand, daemon=True)
    helper.start()
    result = run("write", "kingsbridge/5", "kingsbridge/6", "kingsbridge/7", wait=10.0)
    helper.join()
    assert result.exit_code == 0, result.output
    written = load(path).written
    assert [written[tag.hex].card for tag in tags] == ["5", "6", "7"]


@pytest.mark.parametrize("kind", ["foreign", "forged", "other deck", "another card"])
def test_what_somebody_could_miss_is_only_replaced_when_asked(
    kind: str, run: Run, field: EmulatedField, path: Path
) -> None:
    deck = Deck.new()
    save(path, deck)
    tag = {
        "foreign": EmulatedTag.foreign("Bon pour un café"),
        "forged": EmulatedTag.forged(EIGHT, deck),
        "other deck": EmulatedTag.wrong_deck(EIGHT),
        "another card": EmulatedTag.with_card(EIGHT, deck),
    }[kind]
    before = bytes(tag.memory)
    field.put(tag)
    result = run("write", "kingsbridge/7")
    assert result.exit_code == 1
    assert "Rien n'est changé. Prends une autre puce" in result.output
    assert bytes(tag.memory) == before
    result = run("write", "kingsbridge/7", "--replace")
    assert result.exit_code == 0, result.output
    assert card_on(tag, deck) == SEVEN


def test_the_same_card_is_written_again_with_its_number(
    run: Run, field: EmulatedField, path: Path
) -> None:
    tag = EmulatedTag.blank()
    field.put(tag)
    assert run("write", "kingsbridge/7").exit_code == 0
    result = run("write", "kingsbridge/7", "--text", "Carte sept")
    assert result.exit_code == 0, result.output
    assert dict(load(path).written) == {tag.hex: SEVEN}
    assert "Un téléphone peut y lire : « Carte sept »" in run("read").output


def test_a_second_tag_for_the_same_copy_is_noticed(
    run: Run, field: EmulatedField, path: Path
) -> None:
    update(path, lambda deck: deck.wrote("04000000000000", SEVEN))
    tag = EmulatedTag.blank()
    field.put(tag)
    result = run("write", "kingsbridge/7#1")
    assert result.exit_code == 1
    assert "a déjà une autre puce" in result.output
    assert dict(load(path).written) == {"04000000000000": SEVEN}
    assert run("write", "kingsbridge/7#1", "--replace").exit_code == 0
    assert load(path).uids_of(SEVEN) == tuple(sorted(["04000000000000", tag.hex]))


def test_a_card_that_lies_face_up_is_named_and_written_for_any_telephone(
    run: Run, field: EmulatedField, path: Path
) -> None:
    for card, name in [
        ("kingsbridge/wynstan", "Kingsbridge, Évêque Wynstan"),
        ("kingsbridge/column", "Kingsbridge, le début de la colonne une"),
    ]:
        tag = EmulatedTag.blank()
        field.put(tag)
        result = run("write", card)
        assert f"C'est écrit, et relu sans faute : {name}." in result.output
        assert f"Un téléphone peut y lire : « {name} »" in run("read").output
        assert str(load(path).written[tag.hex]) == f"{card}#1"


def test_an_interrupted_write_is_told_and_goes_on_with_the_next_tag(
    run: Run, field: EmulatedField, path: Path
) -> None:
    tag = EmulatedTag.blank()
    field.put(tag)
    field.take_after(writes=3)
    result = run("write", "kingsbridge/7")
    assert result.exit_code == 1
    assert "partie avant la fin de l'écriture" in result.output
    assert "Aucune puce n'a été posée" in result.output
    assert not load(path).written


def test_a_locked_tag_is_told(run: Run, field: EmulatedField) -> None:
    field.put(locked([ndef.TextRecord("Pour toujours", "fr")]))
    result = run("write", "kingsbridge/7", "--replace")
    assert result.exit_code == 1
    assert "verrouillée pour toujours" in result.output


def test_reading_says_what_a_tag_holds(run: Run, field: EmulatedField, path: Path) -> None:
    deck = Deck.new()
    learnt = MuteTag()
    save(path, deck.learn(learnt.hex, EIGHT))
    for tag, words in [
        (EmulatedTag.with_card(TagContent(SEVEN, "Carte sept"), deck), "« Carte sept »"),
        (EmulatedTag.with_card(SEVEN, deck), "la carte est secrète"),
        (EmulatedTag.blank(), "vierge"),
        (EmulatedTag.foreign("Bon pour un café"), "« Bon pour un café »"),
        (EmulatedTag.half_written(SEVEN, deck), "incomplète"),
        (EmulatedTag.wrong_deck(SEVEN), "d'une autre boîte"),
        (EmulatedTag.forged(SEVEN, deck), "sceau est faux"),
        (unknown_version(SEVEN, deck), "plus récent"),
        (MuteTag(), "je n'arrive pas à la lire"),
        (learnt, "Kingsbridge, carte 8, exemplaire un. Je la connais"),
    ]:
        field.put(tag)
        result = run("read")
        assert result.exit_code == 0, result.output
        assert words in result.output


def test_a_tagged_card_is_learnt(run: Run, field: EmulatedField, path: Path) -> None:
    tag = EmulatedTag.foreign()
    field.put(tag)
    result = run("learn", "kingsbridge/7")
    assert result.exit_code == 0, result.output
    assert "C'est appris" in result.output
    assert dict(load(path).learnt) == {tag.hex: SEVEN}
    result = run("learn", "kingsbridge/7")
    assert result.exit_code == 0
    assert "Il n'y a rien à changer" in result.output


def test_a_learnt_tag_is_bound_to_another_card_only_when_asked(
    run: Run, field: EmulatedField, path: Path
) -> None:
    tag = EmulatedTag.foreign()
    field.put(tag)
    assert run("learn", "kingsbridge/7").exit_code == 0
    result = run("learn", "kingsbridge/8")
    assert result.exit_code == 1
    assert "Cette puce est déjà Kingsbridge, carte 7" in result.output
    assert run("learn", "kingsbridge/8", "--replace").exit_code == 0
    assert dict(load(path).learnt) == {tag.hex: EIGHT}


def test_an_empty_reader_ends_with_a_word(run: Run) -> None:
    for words in (("read",), ("learn", "kingsbridge/7"), ("write", "kingsbridge/7")):
        result = run(*words)
        assert result.exit_code == 1
        assert result.output.splitlines()[-1].startswith("Aucune puce n'a été posée.")


def test_what_cannot_be_written_is_a_typed_error(run: Run, field: EmulatedField) -> None:
    field.put(EmulatedTag.blank())
    assert isinstance(run("write", "Kingsbridge 7").exception, CardNameError)
    long = run("write", "kingsbridge/7", "--text", "x" * 150).exception
    assert isinstance(long, ContentError)
    assert run("write", "kingsbridge/7", "kingsbridge/8", "--copy", "1").exit_code == 2
