"""Journals: what was told is on the disk; what is damaged is refused and left alone."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from heraut.engines.journal import (
    FORMAT,
    OVERLAY_FORMAT,
    DamagedJournal,
    Journal,
    JournalExists,
    JournalInUse,
    UnknownFormat,
    _line,
    load,
    never_begun,
)
from heraut.engines.match import Match
from heraut.engines.protocol import TABLE

from .journals import changed, header, random_match


@pytest.fixture(scope="module")
def match():
    return random_match()


@pytest.fixture
def path(tmp_path, match):
    path = tmp_path / "partie.jsonl"
    Journal.create(path, match)
    return path


def test_what_was_written_is_read_back(path, match):
    again, _, lost = load(path)
    assert (again, lost) == (match, None)
    assert again.players == ("Zoé", "Noël")


def test_each_record_is_one_readable_line(path, match):
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + len(match.history)
    header = json.loads(lines[0])
    assert (header["format"], header["game"], header["seed"]) == (FORMAT, "kingsbridge", 3)
    assert "Zoé" in lines[0]
    assert json.loads(lines[1])["play"] == match.history[0].notation


def test_a_resumed_match_goes_on_in_the_same_file(path, match):
    again, journal, _ = load(path)
    longer = again.play(str(again.rules.legal(again.state)[0])).settle()
    journal.save(longer)
    assert load(path)[0] == longer


def test_undo_is_written_as_a_record(path, match):
    again, journal, _ = load(path)
    longer = again.play(str(again.rules.legal(again.state)[0]))
    journal.save(longer)
    journal.save(match)
    assert path.read_text(encoding="utf-8").count('"undo"') == 1
    assert load(path)[0] == match


def test_saving_writes_what_was_undone_and_what_came_instead(tmp_path):
    match = Match.new("kingsbridge", 2, {"cards": "table"}, 1)
    one = match.replay(["start 1", "start 2", "start 3"])
    other = match.replay(["start 1", "start 9", "start 8", "start 7"])
    journal = Journal.create(tmp_path / "j", one)
    journal.save(other)
    assert (tmp_path / "j").read_text(encoding="utf-8").count("undo") == 2
    assert load(tmp_path / "j")[0] == other
    journal.save(other)
    journal.save(match)
    assert load(tmp_path / "j")[0] == match


def test_a_save_is_synced_once_and_whole(path, monkeypatch):
    synced = []
    real = os.fsync
    monkeypatch.setattr(
        os, "fsync", lambda handle: (synced.append(path.stat().st_size), real(handle))
    )
    before, journal, _ = load(path)
    journal.save(changed(before))
    assert synced == [path.stat().st_size]
    journal.save(changed(before))
    assert len(synced) == 1, "nothing new, nothing written"


def test_a_new_journal_overwrites_nothing(path, match):
    before = path.read_bytes()
    with pytest.raises(JournalExists) as refused:
        Journal.create(path, match)
    assert refused.value.key == "journal_exists"
    assert path.read_bytes() == before


def test_names_that_are_no_utf8_do_not_stop_a_match(tmp_path):
    match = Match.new("kingsbridge", 2, {}, 1, ("Zo\udce9", "B"))
    Journal.create(tmp_path / "j", match)
    assert load(tmp_path / "j")[0] == match


def lines_of(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines(keepends=True)


# Damage.


def damaged(path) -> DamagedJournal:
    before = path.read_bytes()
    with pytest.raises(DamagedJournal) as refused:
        load(path)
    assert path.read_bytes() == before, "a damaged journal is left as it is"
    assert refused.value.key == "damaged_journal"
    assert refused.value.details["line"] == refused.value.line
    return refused.value


@pytest.mark.parametrize("line", [1, 2, 10])
def test_an_altered_line_is_refused(path, line):
    lines = lines_of(path)
    lines[line - 1] = lines[line - 1].replace(b"1", b"2").replace(b"start", b"draw")
    lines[line - 1] = lines[line - 1].replace(b"draw", b"place", 1)
    path.write_bytes(b"".join(lines))
    problem = damaged(path)
    assert (problem.line, problem.problem) == (line, "wrong_crc")


@pytest.mark.parametrize("line", [3, 10])
def test_a_line_that_is_gone_is_noticed(path, line):
    lines = lines_of(path)
    del lines[line - 1]
    path.write_bytes(b"".join(lines))
    assert damaged(path).line == line


def test_swapped_lines_are_noticed(path):
    lines = lines_of(path)
    lines[4], lines[5] = lines[5], lines[4]
    path.write_bytes(b"".join(lines))
    assert damaged(path).line == 5


def test_a_broken_line_before_the_end_is_damage_not_a_tear(path):
    lines = lines_of(path)
    lines[7] = lines[7][:10] + b"\n"
    path.write_bytes(b"".join(lines))
    problem = damaged(path)
    assert (problem.line, problem.problem) == (8, "not_json")


def test_a_whole_last_line_that_is_wrong_is_damage_too(path):
    lines = lines_of(path)
    lines[-1] = lines[-1].replace(b'"by":', b'"by": ').replace(b'"play"', b'"plaz"')
    path.write_bytes(b"".join(lines))
    assert damaged(path).line == len(lines)


@pytest.mark.parametrize(
    "content", [b"", b"\n", b"bonjour\n", b"[1]\n", b'{"format":', b"[" * 99999]
)
def test_what_is_no_journal_is_refused_at_line_one(tmp_path, content):
    path = tmp_path / "j"
    path.write_bytes(content)
    assert damaged(path).line == 1


def journal_with(path, *records):
    """A journal whose checksums are right whatever it says."""
    crc, lines = 0, []
    for record in records:
        line, crc = _line(record, crc)
        lines.append(line)
    path.write_bytes(b"".join(lines))
    return path


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"seats": 9},
        {"seats": "two"},
        {"options": {"colour": "red"}},
        {"options": {"cards": ["app"]}},
        {"players": ["Ada"]},
        {"format": None},
    ],
)
def test_a_header_that_describes_no_match(tmp_path, changes):
    path = journal_with(tmp_path / "j", header(**changes))
    problem = damaged(path)
    assert (problem.line, problem.problem) == (1, "wrong_header")


def test_a_journal_of_another_version_is_named_as_such(tmp_path):
    path = journal_with(tmp_path / "j", header(format="heraut-journal-9"))
    with pytest.raises(UnknownFormat) as refused:
        load(path)
    assert refused.value.details["found"] == "heraut-journal-9"


@pytest.mark.parametrize(
    ("records", "line", "problem"),
    [
        ([{"undo": True}], 2, "wrong_record"),
        ([{"by": -1, "play": "start 4"}, {"by": -1}], 3, "wrong_record"),
        ([{"by": -1, "play": "start 4"}, {"by": -1, "play": "end"}], 3, "not_playable"),
        ([{"by": -1, "play": "dance"}], 2, "not_playable"),
        ([{"by": 1, "play": "start 4"}], 2, "not_playable"),
    ],
)
def test_records_that_cannot_be_played(tmp_path, records, line, problem):
    path = journal_with(tmp_path / "j", header(), *records)
    found = damaged(path)
    assert (found.line, found.problem) == (line, problem)


def test_two_programs_on_one_journal_lose_nothing(tmp_path: Path) -> None:
    """The second one to write is refused; what the first has written stays."""
    path = tmp_path / "match.jsonl"
    match = Match.new("kingsbridge", 2, {}, 3).settle()
    Journal.create(path, match)
    (one, first, _), (two, second, _) = load(path), load(path)
    moves = [str(a) for a in one.rules.legal(one.state) if str(a).startswith("place")]
    first.save(one.play(moves[0]))
    kept = path.read_bytes()
    with pytest.raises(JournalInUse):
        second.save(two.play(moves[1]))
    assert path.read_bytes() == kept
    first.save(one.play(moves[0]).undo())
    assert load(path)[0].history == one.history


def test_what_holds_no_first_record_was_never_begun(tmp_path: Path, match: Match) -> None:
    path = tmp_path / "j"
    Journal.create(path, match)
    whole = path.read_bytes()
    first = whole.index(b"\n")
    begun = []
    for cut in range(first + 2):
        path.write_bytes(whole[:cut])
        begun.append(not never_begun(path))
    assert begun == [False] * first + [True, True]
    for nothing in (b"\0" * 4096, b"\0" * 50 + b"\n"):
        path.write_bytes(nothing)
        assert never_begun(path)
    path.write_bytes(b"bonjour\n" + whole)
    assert not never_begun(path), "a wrong line that is whole is damage, not a beginning"


# A box that its owner has corrected.

OWN = "[crest_names]\nvalue = ['lion', 'aigle', 'tour', 'lys', 'ours', 'cerf', 'loup']\n"


def corrected_match():
    match = Match.new("seven_kingdoms", 2, {}, 4, ("Zoé", "Noël"), OWN).settle()
    return match.play(str(match.rules.legal(match.state)[0]))


def test_a_corrected_box_goes_on_with_the_match_that_it_began_with(tmp_path):
    match = corrected_match()
    Journal.create(tmp_path / "j", match)
    again, journal, _ = load(tmp_path / "j")
    assert again == match
    assert again.state.box.crest_names[0] == "lion"
    journal.save(again.undo())
    assert load(tmp_path / "j")[0] == match.undo()


def test_only_a_corrected_box_asks_for_the_newer_format(tmp_path):
    plain = Match.new("seven_kingdoms", 2, {}, 4)
    for name, match in (("plain", plain), ("own", corrected_match())):
        Journal.create(tmp_path / name, match)
    headers = [
        json.loads((tmp_path / name).read_text(encoding="utf-8").splitlines()[0])
        for name in ("plain", "own")
    ]
    assert [header["format"] for header in headers] == [FORMAT, OVERLAY_FORMAT]
    assert [header.get("overlay") for header in headers] == [None, OWN]


@pytest.mark.parametrize(
    "changes",
    [
        {"format": FORMAT},
        {"overlay": ""},
        {"overlay": 3},
        {"overlay": "["},
        {"overlay": "[crest_names]\nvalue = ['lion']"},
        {"game": "kingsbridge"},
    ],
)
def test_a_first_line_whose_corrections_cannot_be_is_refused(tmp_path, changes):
    path = tmp_path / "j"
    Journal.create(path, Match.new("seven_kingdoms", 2, {}, 4, overlay=OWN))
    header = json.loads(path.read_text(encoding="utf-8"))
    del header["crc"]
    line, _ = _line({**header, **changes}, 0)
    path.write_bytes(line)
    with pytest.raises(DamagedJournal) as damaged:
        load(path)
    assert (damaged.value.problem, damaged.value.line) == ("wrong_header", 1)
    assert path.read_bytes() == line


def test_what_was_drawn_before_an_undo_is_drawn_again_after_a_resume(path):
    match, journal, _ = load(path)
    place = next(a for a in map(str, match.rules.legal(match.state)) if a.startswith("place"))
    placed = match.play(place)
    ended = placed.play("end").settle()
    assert ended.history[-1].by == TABLE
    journal.save(ended)
    journal.save(ended.undo())
    again, journal, _ = load(path)
    assert again == placed
    assert again.play("end").settle() == ended
    later = next(a for a in map(str, again.rules.legal(again.state)) if a.startswith("place"))
    assert again.play(later).brought == again.brought == ended.undo().brought != ()
    journal.save(again.play("end").settle())
    assert load(path)[0].brought == ()
