"""Sealed journals: read with their key and with nothing else, as safe as those in clear."""

from __future__ import annotations

import json
from base64 import b64decode
from pathlib import Path
from random import Random

import pytest

from heraut.engines.journal import (
    SEALED_FORMAT,
    DamagedJournal,
    Journal,
    SealedElsewhere,
    _line,
    load,
    never_begun,
)
from heraut.engines.match import Match
from heraut.engines.registry import RULES
from heraut.engines.sealing import CannotUnseal, Record, Seal
from heraut.engines.simulate import choose
from heraut.voice.runtime.cipher import Cipher

from .journals import changed, random_match

SEAL, OTHER = Seal(Cipher(bytes(range(32)))), Seal(Cipher(bytes(range(1, 33))))
SEATS = {"kingsbridge": 2, "seven_kingdoms": 3, "kingdom_builder": 2, "world_without_end": 2}


def played(game: str, seed: int, moves: int) -> Match:
    match = Match.new(game, SEATS[game], {}, seed, ("Zoé", "Noël", "Ana")[: SEATS[game]]).settle()
    for index in range(moves):
        match = match.play(str(choose(match.rules, match.state, Random(index)))).settle()
    return match


@pytest.fixture
def path(tmp_path: Path) -> Path:
    Journal.create(tmp_path / "j", random_match(), SEAL)
    return tmp_path / "j"


def records(path: Path) -> list[Record]:
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def rewritten(path: Path, lines: list[Record]) -> None:
    """Write records with good checksums, as somebody can who knows the format and has no key."""
    data, crc = b"", 0
    for record in lines:
        line, crc = _line({name: each for name, each in record.items() if name != "crc"}, crc)
        data += line
    path.write_bytes(data)


@pytest.mark.parametrize("game", RULES)
def test_a_sealed_match_is_read_back_undone_and_played_on(tmp_path: Path, game: str) -> None:
    path = tmp_path / "j"
    Journal.create(path, match := played(game, 3, 8), SEAL)
    again, journal, lost = load(path, SEAL)
    assert (again, lost) == (match, None)
    journal.save(after := changed(match) if game == "kingsbridge" else played(game, 3, 9))
    assert load(path, SEAL)[0].history == after.history
    assert records(path)[0]["format"] == SEALED_FORMAT


@pytest.mark.parametrize("game", RULES)
def test_a_file_is_the_same_in_another_world_but_for_what_is_enciphered(
    tmp_path: Path, game: str
) -> None:
    shapes = []
    for seed in (1_234_567_891, 1_987_654_321):
        match = played(game, seed, 6)
        Journal.create(tmp_path / str(seed), match.rewound(4), SEAL).save(match.rewound(3))
        octets = (tmp_path / str(seed)).read_bytes()
        found = records(tmp_path / str(seed))
        hidden = b"".join(b64decode(str(each["sealed"])) for each in found)
        for told in (str(seed), *(step.notation for step in match.history[:4])):
            assert told.encode() not in octets and told.encode() not in hidden
        shapes.append([{**each, "sealed": len(str(each["sealed"])), "crc": 0} for each in found])
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("seal", [None, OTHER])
def test_without_its_key_a_match_is_refused_and_left_alone(path: Path, seal: Seal | None) -> None:
    before = path.read_bytes()
    with pytest.raises(SealedElsewhere) as refused:
        load(path, seal)
    assert refused.value.key == "sealed_elsewhere" and path.read_bytes() == before
    assert not never_begun(path)


def test_the_same_match_is_never_sealed_alike(tmp_path: Path) -> None:
    for name in "ab":
        Journal.create(tmp_path / name, random_match(), SEAL)
    first, second = ({str(each["sealed"]) for each in records(tmp_path / n)} for n in "ab")
    assert len(first) == len(records(tmp_path / "a")) and not first & second


def test_nobody_without_the_key_can_move_take_or_add_a_record(path: Path, tmp_path: Path) -> None:
    whole = records(path)
    Journal.create(tmp_path / "other", random_match(4), SEAL)
    foreign = records(tmp_path / "other")
    tried = 0
    for at in range(1, len(whole) - 1):
        for forged in (
            [*whole[:at], whole[at + 1], whole[at], *whole[at + 2 :]],
            [*whole[:at], *whole[at + 1 :]],
            [*whole[:at], foreign[at % len(foreign)], *whole[at + 1 :]],
            [*whole[:at], {"undo": True}, *whole[at:]],
            [*whole[:at], {"sealed": "AAAA"}, *whole[at:]],
            [*whole[:at], {"sealed": "é"}, *whole[at:]],
        ):
            rewritten(path, forged)
            with pytest.raises(DamagedJournal) as refused:
                load(path, SEAL)
            assert refused.value.line == at + 1
            tried += 1
    assert tried > 50


def test_what_stands_in_clear_cannot_be_changed_either(path: Path) -> None:
    first, *rest = records(path)
    rewritten(path, [{**first, "players": ["Zoé", "Max"]}, *rest])
    with pytest.raises(SealedElsewhere):
        load(path, SEAL)


def test_a_torn_last_line_is_dropped_wherever_it_was_torn(path: Path) -> None:
    data = path.read_bytes()
    begins = data[:-1].rindex(b"\n") + 1
    match = load(path, SEAL)[0]
    for end in range(begins + 1, len(data) - 1):
        path.write_bytes(data[:end])
        again, journal, lost = load(path, SEAL)
        assert again.history == match.history[:-1] and lost == data[begins:end].decode()
    journal.save(match)
    assert load(path, SEAL)[0].history == match.history


def test_a_damaged_line_is_found_without_the_key(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(
        b"".join([*lines[:2], lines[2].replace(b'"sealed":"', b'"sealed":"A'), *lines[3:]])
    )
    for seal in (SEAL, None):
        with pytest.raises(DamagedJournal) as refused:
            load(path, seal)
        assert (refused.value.line, refused.value.problem) == (3, "wrong_crc")


def test_a_match_in_clear_goes_on_in_clear(tmp_path: Path) -> None:
    path = tmp_path / "j"
    Journal.create(path, match := random_match())
    again, journal, _ = load(path, SEAL)
    journal.save(changed(again))
    assert load(path)[0] == changed(match)


def test_a_key_of_another_length_is_none() -> None:
    with pytest.raises(ValueError, match="32 octets"):
        Seal(Cipher(bytes(31)))
    with pytest.raises(CannotUnseal):
        SEAL.opened({"sealed": ""}, None)
