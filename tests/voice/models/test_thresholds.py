"""The thresholds that come with a model: read, written, and careful where there are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from heraut.grammars.meaning import Heard, Hypothesis
from heraut.grammars.thresholds import UNMEASURED, Thresholds
from heraut.voice.models.loaded import load
from heraut.voice.models.store import find
from heraut.voice.models.thresholds import FILE, read_thresholds, write_thresholds


def test_what_is_written_is_read(tmp_path: Path) -> None:
    ours = Thresholds(farthest=7.5, doubt_of_score=0.02)
    write_thresholds(tmp_path, ours)
    assert read_thresholds(tmp_path) == ours


def test_a_key_that_is_missing_is_careful(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("farthest = 1\n", encoding="utf-8")
    assert read_thresholds(tmp_path) == Thresholds(farthest=1.0)


@pytest.mark.parametrize(
    "text", ["farthest =", "nearest = 1", "farthest = -1", "farthest = nan", 'farthest = "far"']
)
def test_a_file_that_cannot_be_used_makes_the_model_an_unmeasured_one(
    tmp_path: Path, text: str
) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    assert read_thresholds(tmp_path) == UNMEASURED
    assert read_thresholds(tmp_path / "none") == UNMEASURED


def test_an_unmeasured_model_doubts_more() -> None:
    shipped = load(find("fr", "fr-embedded")).thresholds
    readings = (Hypothesis(("un",), 9.0), Hypothesis(("deux",), 6.0))
    [(_, careful)] = Heard(readings, UNMEASURED).others
    [(_, measured)] = Heard(readings, shipped).others
    assert 0 < careful < measured
