"""Machines that could bring other results are found out before they do."""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path

from heraut.voice.workers.batch import Expected, Refused, Unlike, attempt_packed, program
from heraut.voice.workers.sameness import of_files
from heraut.voice.workers.work import Work

from . import pieces


def listed(folder: Path) -> Iterable[Path]:
    return [folder / "model", folder / "one.wav"]


def files(folder: Path) -> Path:
    (folder / "model").mkdir(parents=True)
    (folder / "model" / "graph").write_bytes(b"graph")
    (folder / "one.wav").write_bytes(b"sound")
    return folder


def test_the_same_files_are_the_same_wherever_they_lie(tmp_path: Path) -> None:
    here, there = files(tmp_path / "here"), files(tmp_path / "there")
    same = of_files(listed(here))
    assert of_files(listed(there)) == same
    (there / "model" / "graph").write_bytes(b"other")
    assert of_files(listed(there)) != same
    (here / "one.wav").unlink()
    assert of_files(listed(here)) != same


def test_a_machine_that_is_alike_works_and_another_refuses(tmp_path: Path) -> None:
    folder = files(tmp_path / "here")
    work = Work(pieces.deadly, 3, partial(listed, folder))
    packed = pickle.dumps(work)
    expected = Expected(program(), of_files(work.reads()))

    outcome = attempt_packed(packed, range(3), expected)
    assert isinstance(outcome, list)
    assert [done and done.result for done in outcome] == [0, 1, 2]

    (folder / "one.wav").write_bytes(b"another sound")
    again = pickle.dumps(replace(work, count=4))
    refused = attempt_packed(again, range(3), expected)
    assert isinstance(refused, Refused) and refused.unlike is Unlike.FILES

    older = replace(expected, program="of last year")
    refused = attempt_packed(pickle.dumps(replace(work, count=5)), range(3), older)
    assert isinstance(refused, Refused) and refused.unlike is Unlike.PROGRAM
