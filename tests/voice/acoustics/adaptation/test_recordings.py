"""Which recordings are learnt from, which are left out, and which cannot be used."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from heraut.grammars.meaning import Scope
from heraut.voice.acoustics.adaptation.recordings import (
    LEFT_OUT,
    TooFew,
    gather,
    voices,
    write_left_out,
)
from heraut.voice.evaluation.fixtures import FixtureError, load
from heraut.voice.evaluation.recorder import Album, Prompt
from heraut.voice.models.errors import ModelError

Recorded = Callable[[int], Path]
WORDS = "ma main fin de tour pose le sept sur la colonne trois toutes les colonnes annule coup"
KNOWN = frozenset(WORDS.split())


def spell(phrase: str) -> str | None:
    return phrase if set(phrase.split()) <= KNOWN else None


def changed(folder: Path, number: int, **values: str) -> str:
    """Change a line of the manifest, counted from 0; return the name of its file."""
    manifest = folder / "manifest.jsonl"
    lines = manifest.read_text(encoding="utf-8").splitlines()
    record = json.loads(lines[number]) | values
    lines[number] = json.dumps(record)
    manifest.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(record["file"])


def test_every_fifth_is_left_out_and_stays_so_when_more_are_recorded(recorded: Recorded) -> None:
    folder = recorded(25)
    first = gather(folder, "fr", spell, KNOWN)
    files = [fixture.file for fixture in load(folder)]
    assert [clip.fixture.file for clip in first.left_out] == files[4::5]
    assert len(first.learnt) == 20
    assert (voices(first), first.faults) == (("Marie",), ())
    recorded(12)
    more = gather(folder, "fr", spell, KNOWN)
    assert [clip.fixture.file for clip in more.left_out][:5] == files[4::5]
    assert len(more.learnt) + len(more.left_out) == 37


def test_at_least_five_are_left_out(recorded: Recorded) -> None:
    read = gather(recorded(20), "fr", spell, KNOWN)
    assert (len(read.learnt), len(read.left_out)) == (15, 5)
    everything = {clip.fixture.file for clip in (*read.learnt, *read.left_out)}
    assert len(everything) == 20


def test_the_manifest_of_those_left_out_is_read_as_any_other(recorded: Recorded) -> None:
    folder = recorded(25)
    read = gather(folder / "manifest.jsonl", "fr", spell, KNOWN)
    path = write_left_out(read)
    assert path == folder / LEFT_OUT
    assert load(path) == tuple(clip.fixture for clip in read.left_out)
    assert sorted(file.name for file in folder.iterdir()) == ["fr", LEFT_OUT, "manifest.jsonl"]


def test_a_disk_that_refuses_it_is_a_typed_error(recorded: Recorded) -> None:
    folder = recorded(25)
    (folder / LEFT_OUT).mkdir()
    with pytest.raises(ModelError) as caught:
        write_left_out(gather(folder, "fr", spell, KNOWN))
    assert caught.value.key == "model_disk"


def test_too_few_says_how_many_more(recorded: Recorded) -> None:
    with pytest.raises(TooFew) as caught:
        gather(recorded(19), "fr", spell, KNOWN)
    assert caught.value.details == {"found": 19, "needed": 20, "missing": 1}


def test_what_cannot_be_used_is_left_aside_with_its_reason(recorded: Recorded) -> None:
    folder = recorded(30)
    foreign = changed(folder, 0, lang="en")
    unknown = changed(folder, 1, words="ma zigzag main zigzag")
    mute = changed(folder, 2, words=" ")
    cut = folder / load(folder)[3].file
    cut.write_bytes(cut.read_bytes()[:500])
    bad = folder / load(folder)[5].file
    bad.write_bytes(b"no sound at all")
    album = Album(folder, "Marie", "fr", "kingsbridge")
    silent = album.keep(Prompt("ma main", Scope.TURN), np.full(8000, 20, np.int16), "test")
    read = gather(folder, "fr", spell, KNOWN)
    told = [(fault.key, fault.details["file"]) for fault in read.faults]
    assert told == [
        ("adapt_lang", foreign),
        ("adapt_unknown", unknown),
        ("adapt_no_words", mute),
        ("truncated", cut.name),
        ("not_wav", bad.name),
        ("adapt_silent", silent.relative_to(folder).as_posix()),
    ]
    assert read.faults[1].details["words"] == ("zigzag",)
    assert len(read.learnt) + len(read.left_out) == 25


def test_a_word_must_be_in_the_lexicon_as_well_as_in_the_model(recorded: Recorded) -> None:
    read = gather(recorded(30), "fr", spell, KNOWN - {"main"})
    assert {fault.details["words"] for fault in read.faults} == {("main",)}
    assert len(read.faults) == 6


def test_too_few_also_says_what_is_wrong_with_the_others(recorded: Recorded) -> None:
    folder = recorded(20)
    name = changed(folder, 7, lang="en")
    with pytest.raises(TooFew) as caught:
        gather(folder, "fr", spell, KNOWN)
    assert [fault.details["file"] for fault in caught.value.faults] == [name]


def test_a_folder_without_a_manifest_is_a_typed_error(tmp_path: Path) -> None:
    with pytest.raises(FixtureError) as caught:
        gather(tmp_path, "fr", spell, KNOWN)
    assert caught.value.key == "no_manifest"
