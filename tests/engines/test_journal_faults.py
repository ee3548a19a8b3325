"""Journals on disks that fill up or fail, and after a crash in the midst of a line."""

from __future__ import annotations

import errno
import json
import os
from io import FileIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heraut.engines.journal import Journal, JournalInUse, load

from .journals import changed, random_match


@pytest.fixture(scope="module")
def match():
    return random_match()


@pytest.fixture
def path(tmp_path, match):
    path = tmp_path / "partie.jsonl"
    Journal.create(path, match)
    return path


# Disks that fail.


class Disk:
    """Lets ``room`` more bytes through, then fails; a real file is underneath."""

    def __init__(self, monkeypatch, room, *, cuts=True):
        self.room, self.cuts = room, cuts
        disk = self

        class Opened(FileIO):
            def write(self, data):
                if len(data) and not disk.room:
                    raise OSError(errno.ENOSPC, "No space left on device")
                done = super().write(data[: disk.room])
                disk.room -= done
                return done

            def truncate(self, size=None):
                if not disk.room and not disk.cuts:
                    raise OSError(errno.EIO, "Input/output error")
                return super().truncate(size)

        monkeypatch.setattr(Path, "open", lambda path, mode="r", buffering=-1: Opened(path, mode))


def fails_to_save(journal, match, monkeypatch, room, **how):
    with monkeypatch.context() as patched:
        Disk(patched, room, **how)
        with pytest.raises(OSError, match="No space"):
            journal.save(match)


def last_lines(path, match):
    """The bytes that saving ``match`` adds to the file, found with a copy of it."""
    copy = path.with_suffix(".copy")
    copy.write_bytes(path.read_bytes())
    load(copy)[1].save(match)
    return copy.read_bytes().removeprefix(path.read_bytes())


@pytest.mark.parametrize("records", [0, 1, 2, 4])
@pytest.mark.parametrize("more", [0, 9])
def test_a_disk_that_fills_up_leaves_the_match_before(path, monkeypatch, records, more):
    before, journal, _ = load(path)
    whole, after = path.read_bytes(), changed(before)
    lines = last_lines(path, after).splitlines(keepends=True)
    assert len(lines) >= 5
    room = sum(map(len, lines[:records])) + more
    fails_to_save(journal, after, monkeypatch, room)
    assert path.read_bytes() == whole
    assert load(path)[::2] == (before, None)
    journal.save(after)
    assert path.read_bytes() == whole + b"".join(lines)
    assert load(path)[::2] == (after, None)


@pytest.mark.parametrize("failures", [1, 2])
def test_a_sync_that_fails_leaves_the_match_before(path, monkeypatch, failures):
    before, journal, _ = load(path)
    whole, after = path.read_bytes(), changed(before)
    real, left = os.fsync, [OSError(errno.EIO, "Input/output error")] * failures

    def fsync(handle):
        if left:
            raise left.pop()
        real(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    with pytest.raises(OSError, match="Input/output"):
        journal.save(after)
    assert not left
    assert path.read_bytes() == whole
    journal.save(after)
    assert load(path)[::2] == (after, None)


@pytest.mark.parametrize("again", ["the same", "nothing new", "another"])
def test_what_could_not_be_cut_off_is_cut_off_by_the_next_save(path, monkeypatch, again):
    before, journal, _ = load(path)
    whole, after = path.read_bytes(), changed(before)
    room = len(last_lines(path, after)) - 1
    fails_to_save(journal, after, monkeypatch, room, cuts=False)
    assert len(path.read_bytes()) == len(whole) + room
    another = before.play(str(before.rules.legal(before.state)[0]))
    wanted = {"the same": after, "nothing new": before, "another": another}[again]
    journal.save(wanted)
    assert load(path)[::2] == (wanted, None)


def test_what_was_cut_off_leaves_the_file_to_be_watched_as_before(path, monkeypatch):
    """After a full disk, too, what another program has written since is not destroyed."""
    before, journal, _ = load(path)
    fails_to_save(journal, changed(before), monkeypatch, 60)
    (another, other, _) = load(path)
    other.save(another.play(str(another.rules.legal(another.state)[0])))
    kept = path.read_bytes()
    with pytest.raises(JournalInUse):
        journal.save(changed(before))
    assert path.read_bytes() == kept


def test_a_line_end_that_was_owed_is_still_owed_after_a_failure(path, monkeypatch):
    path.write_bytes(path.read_bytes().removesuffix(b"\n"))
    before, journal, _ = load(path)
    fails_to_save(journal, changed(before), monkeypatch, 60)
    assert load(path)[::2] == (before, None)
    journal.save(changed(before))
    assert load(path)[::2] == (changed(before), None)


@pytest.mark.parametrize("room", [0, 20, 150, 400])
def test_a_match_that_cannot_be_begun_leaves_no_file(tmp_path, match, monkeypatch, room):
    path = tmp_path / "new.jsonl"
    with monkeypatch.context() as patched:
        Disk(patched, room)
        with pytest.raises(OSError, match="No space"):
            Journal.create(path, match)
    assert list(tmp_path.iterdir()) == []
    Journal.create(path, match)
    assert load(path)[::2] == (match, None)


# Torn last lines.


def test_a_crash_at_any_byte_of_a_save_of_many_leaves_whole_records(path):
    before, journal, _ = load(path)
    kept, after = path.read_bytes(), changed(before)
    journal.save(after)
    whole = path.read_bytes()
    undone = before.rewound(len(before.history) - 2)
    states = [before, before.rewound(len(before.history) - 1), undone]
    states += [after.rewound(n) for n in range(len(undone.history) + 1, len(after.history) + 1)]
    assert len(states) == whole.removeprefix(kept).count(b"\n") + 1
    for cut in range(len(kept), len(whole) + 1):
        path.write_bytes(whole[:cut])
        *lines, torn = whole[len(kept) : cut].split(b"\n")
        done = len(lines)
        if whole[cut : cut + 1] == b"\n":  # only the line end is missing: the record is whole
            done, torn = done + 1, b""
        assert load(path)[::2] == (states[done], torn.decode() or None)


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_wherever_the_power_fails_only_the_torn_line_is_lost(data, tmp_path_factory):
    path = tmp_path_factory.mktemp("torn") / "j"
    match = random_match(steps=4)
    Journal.create(path, match)
    whole = path.read_bytes()
    header = whole.index(b"\n")
    cut = data.draw(st.integers(header, len(whole)))
    path.write_bytes(whole[:cut])
    kept = whole[:cut].count(b"\n") - 1
    again, journal, lost = load(path)
    tail = whole[:cut].rsplit(b"\n", 1)[-1]
    if whole[cut : cut + 1] == b"\n":  # only the line end is missing: the record is whole
        kept, tail = kept + 1, b""
    assert (lost or "") == tail.decode()
    assert again == match.rewound(kept)
    assert path.read_bytes() == whole[:cut], "reading changes nothing"
    journal.save(match)
    assert path.read_bytes().rstrip(b"\n") == whole.rstrip(b"\n")
    assert load(path)[::2] == (match, None)


@pytest.mark.parametrize("tail", [b"\0" * 40, b"\xff\xfe{", b'{"by":0,"play":"e', b"\r\r"])
def test_any_torn_tail_is_dropped_and_told(path, match, tail):
    whole = path.read_bytes()
    path.write_bytes(whole + tail)
    again, journal, lost = load(path)
    assert again == match
    assert lost == tail.decode("utf-8", "replace")
    journal.save(match.play(str(match.rules.legal(match.state)[0])))
    (line,) = path.read_bytes().removeprefix(whole).splitlines()
    assert set(json.loads(line)) == {"by", "play", "crc"}
