"""A journal is played by one program at a time, and the second is told at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from heraut.voice.runtime.journal_lock import JournalLocked, held

HOLDER = """
import sys
from pathlib import Path
from heraut.voice.runtime.journal_lock import held
with held(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_second_holder_is_refused_at_once(tmp_path: Path) -> None:
    with held(tmp_path / "j"):
        with pytest.raises(JournalLocked) as refused, held(tmp_path / "j"):
            raise AssertionError("held twice")
        assert refused.value.details == {"path": str(tmp_path / "j")}
        with held(tmp_path / "k"):
            assert not (tmp_path / "k").exists(), "the journal itself is not touched"
    with held(tmp_path / "j"):
        assert not (tmp_path / "j").exists()


def test_another_name_of_the_same_file_is_the_same_match(tmp_path: Path) -> None:
    (tmp_path / "j").touch()
    (tmp_path / "link").symlink_to(tmp_path / "j")
    with held(tmp_path / "link"), pytest.raises(JournalLocked), held(tmp_path / "j"):
        raise AssertionError("held twice")


def test_no_folder_is_made_for_a_lock(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError), held(tmp_path / "no" / "j"):
        raise AssertionError("held")
    assert not list(tmp_path.iterdir())


def test_a_program_that_is_killed_holds_nothing_any_more(tmp_path: Path) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tmp_path / "j")],
        env=dict(os.environ),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert holder.stdout is not None and holder.stdin is not None
    try:
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(JournalLocked), held(tmp_path / "j"):
            raise AssertionError("held twice")
    finally:
        holder.kill()
        holder.wait()
        holder.stdin.close()
        holder.stdout.close()
    with held(tmp_path / "j"):
        assert (tmp_path / ".j.lock").exists()
