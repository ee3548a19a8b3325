"""A problem that nobody foresaw is one sentence; what developers need goes to a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from heraut.voice.runtime.live import Live

from .program import called


@pytest.mark.parametrize("problem", [RuntimeError("boom"), RecursionError("deep"), MemoryError()])
def test_it_is_told_in_words_and_its_traceback_is_in_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    def fails(*_: object) -> None:
        raise problem

    monkeypatch.setattr(Live, "play", fails)
    done = called(tmp_path, "play", "kingsbridge", "--text")
    assert done.returncode == 1 and not done.stdout
    assert "Traceback" not in done.stderr and "erreur.log" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    log = (tmp_path / "erreur.log").read_text(encoding="utf-8")
    assert "Traceback" in log and type(problem).__name__ in log


def test_where_nothing_can_be_written_it_is_told_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("boom")

    monkeypatch.setattr(Live, "play", fails)
    (tmp_path / "erreur.log").mkdir()
    done = called(tmp_path, "play", "kingsbridge", "--text")
    assert done.returncode == 1 and "que je ne connais pas" in done.stderr
    assert "erreur.log" not in done.stderr
