import json
import os
from pathlib import Path

import pytest

from heraut.nfc import CardTag, LearnError, RegisterError
from heraut.nfc.deck import Deck
from heraut.nfc.register import default_path, load, load_or_create, save, update

SEVEN = CardTag("kingsbridge", "7", 3)
UID = "04a1b2c3d4e5f6"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "deck.json"


def key_of_error(path: Path) -> str:
    with pytest.raises(RegisterError) as caught:
        load(path)
    return caught.value.key


def test_a_deck_comes_back_as_it_was_saved(path: Path) -> None:
    deck = (
        Deck.new()
        .wrote(UID, SEVEN)
        .learn("04aabbccddeeff", CardTag("kingsbridge", "8"))
        .learn("0a0b0c0d", CardTag("autre-jeu", "roi", 1))
    )
    save(path, deck)
    assert load(path) == deck
    assert deck.games == ("autre-jeu", "kingsbridge")
    assert list(path.parent.iterdir()) == [path]


def test_a_register_is_begun_once(path: Path) -> None:
    assert key_of_error(path) == "register_absent"
    assert load_or_create(path) == load_or_create(path)


def test_a_change_is_kept(path: Path) -> None:
    update(path, lambda deck: deck.wrote(UID, SEVEN))
    assert update(path, lambda deck: deck.learn("0a0b0c0d", SEVEN)).uids_of(SEVEN) == (
        UID,
        "0a0b0c0d",
    )


def test_nobody_else_may_read_the_key(path: Path) -> None:
    save(path, Deck.new())
    others = path.stat().st_mode & 0o077
    assert others == 0 or os.name == "nt"  # Windows shows no such bits


def damage(path: Path, **changes: object) -> bytes:
    document = json.loads(path.read_bytes())
    document.update(changes)
    path.write_text(json.dumps(document), encoding="utf-8")
    return path.read_bytes()


DAMAGES: dict[str, dict[str, object]] = {
    "short key": {"key": "00ff"},
    "key that is no hex": {"key": "xyz"},
    "no key": {"key": None},
    "games that are a list": {"games": []},
    "a game without its lists": {"games": {"kingsbridge": {}}},
    "a uid that is no hex": {"games": {"kingsbridge": {"learnt": {"zz": "kingsbridge/7"}}}},
    "a card that is none": {
        "games": {"kingsbridge": {"learnt": {}, "written": {UID: "Kingsbridge 7"}}}
    },
    "a card of another game": {
        "games": {"kingsbridge": {"learnt": {}, "written": {UID: "autre/7"}}}
    },
}


@pytest.mark.parametrize("changes", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_register_is_told_and_left_alone(path: Path, changes: dict[str, object]) -> None:
    save(path, Deck.new())
    octets = damage(path, **changes)
    assert key_of_error(path) == "register_damaged"
    for attempt in (lambda: save(path, Deck.new()), lambda: load_or_create(path)):
        with pytest.raises(RegisterError) as caught:
            attempt()
        assert caught.value.key == "register_damaged"
    assert path.read_bytes() == octets


@pytest.mark.parametrize("octets", [b"", b"{", b"[]", b"\xff\xfe", b'{"format": "heraut-deck-1"}'])
def test_what_is_no_register_at_all_is_damaged_too(path: Path, octets: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(octets)
    assert key_of_error(path) == "register_damaged"
    with pytest.raises(RegisterError):
        save(path, Deck.new())
    assert path.read_bytes() == octets


def test_a_register_cut_at_any_byte_is_damaged(path: Path) -> None:
    save(path, Deck.new().wrote(UID, SEVEN))
    whole = path.read_bytes().rstrip()
    assert len(whole) > 70
    for end in range(0, len(whole), 7):
        path.write_bytes(whole[:end])
        assert key_of_error(path) == "register_damaged"


def test_a_newer_format_is_not_called_damage(path: Path) -> None:
    save(path, Deck.new())
    damage(path, format="heraut-deck-2")
    assert key_of_error(path) == "register_newer"


def test_another_decks_register_is_not_written_over(path: Path) -> None:
    save(path, Deck.new())
    octets = path.read_bytes()
    with pytest.raises(RegisterError) as caught:
        save(path, Deck.new())
    assert caught.value.key == "register_other_deck"
    assert path.read_bytes() == octets


def test_a_folder_in_the_way_is_told(tmp_path: Path) -> None:
    assert key_of_error(tmp_path) == "register_unreadable"
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(RegisterError) as caught:
        save(tmp_path / "file" / "deck.json", Deck.new())
    assert caught.value.key in ("register_not_written", "register_unreadable")


def test_the_home_folder_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path))
    assert default_path() == tmp_path / "deck.json"
    monkeypatch.delenv("HERAUT_HOME")
    assert default_path().name == "deck.json"
    assert default_path().is_absolute()


def test_copies_are_numbered_from_one_and_gaps_are_filled() -> None:
    seven = CardTag("kingsbridge", "7")
    deck = Deck.new()
    assert deck.next_copy(seven) == 1
    deck = deck.wrote("01", seven.numbered(1)).learn("02", seven.numbered(3))
    assert deck.next_copy(seven) == 2
    full = deck
    for copy in range(1, 256):
        full = full.wrote(f"{copy:014x}", seven.numbered(copy))
    with pytest.raises(LearnError) as caught:
        full.next_copy(seven)
    assert caught.value.key == "card_no_copy_left"


def test_the_last_word_on_a_tag_counts() -> None:
    eight = CardTag("kingsbridge", "8")
    written = Deck.new().learn(UID, eight).wrote(UID, SEVEN)
    assert (dict(written.learnt), dict(written.written)) == ({}, {UID: SEVEN})
    learnt = written.learn(UID, eight)
    assert (dict(learnt.learnt), dict(learnt.written)) == ({UID: eight}, {})


def test_a_tag_is_known_as_what_it_was_learnt_or_written_as() -> None:
    deck = Deck.new().wrote(UID, SEVEN).learn("04aabbccddeeff", SEVEN.numbered(4))
    assert deck.card_of(UID) == SEVEN
    assert deck.card_of("04aabbccddeeff") == SEVEN.numbered(4)
    assert deck.card_of("04000000000000") is None


def test_a_uid_that_changes_at_each_tap_is_not_learnt() -> None:
    with pytest.raises(LearnError) as caught:
        Deck.new().learn("08a1b2c3", SEVEN)
    assert caught.value.key == "learn_random_uid"
