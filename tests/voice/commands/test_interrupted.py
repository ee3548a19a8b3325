"""Ctrl-C at any moment, from the first instant on, is one line and exit code 130."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no signal for one child there")
STARTED = "import os, runpy; os.write(1, b'!'); runpy.run_module('heraut', run_name='__main__')"
"""Begins as a program does, and tells when: what Python does before is no part of this."""
MOMENTS = (0.02, 0.05, 0.1, 0.2, 0.3)
COMMANDS = (
    ["play", "kingsbridge", "--text", "--seed", "3"],
    ["doctor"],
    ["simulate", "kingsbridge", "--games", "100000"],
)


def child(home: Path, args: list[str]) -> subprocess.Popen[str]:
    """Begin a command; return once Python runs it."""
    begun = subprocess.Popen(
        [sys.executable, "-c", STARTED, *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "HERAUT_HOME": str(home), "HERAUT_LANG": "fr"},
    )
    assert begun.stdout is not None and begun.stdout.read(1) == "!"
    return begun


@pytest.mark.parametrize("args", COMMANDS, ids=" ".join)
def test_it_is_one_line_however_early_it_comes(args: list[str], tmp_path: Path) -> None:
    for moment in MOMENTS:
        with child(tmp_path, args) as begun:
            time.sleep(moment)
            begun.send_signal(signal.SIGINT)
            _, told = begun.communicate(timeout=60)
        assert (begun.returncode, told) == (130, "\nArrêté.\n"), moment


def test_twice_is_no_worse(tmp_path: Path) -> None:
    for moment in MOMENTS:
        with child(tmp_path, ["--version"]) as begun:
            for _ in range(2):
                time.sleep(moment)
                begun.send_signal(signal.SIGINT)
            _, told = begun.communicate(timeout=60)
        assert told in {"", "\nArrêté.\n"}, moment


def test_a_match_that_is_played_is_left_and_kept(tmp_path: Path) -> None:
    save = tmp_path / "match"
    args = ["play", "kingsbridge", "--text", "--players", "Anna,Bob", "--save", str(save)]
    with child(tmp_path, args) as begun:
        assert begun.stdin is not None and begun.stdout is not None
        begun.stdin.write("à qui le tour\n")
        begun.stdin.flush()
        while (line := begun.stdout.readline()) != "C'est à Anna.\n":
            assert line
        begun.send_signal(signal.SIGINT)
        said, told = begun.communicate(timeout=60)
    assert begun.returncode == 0 and not told and f"heraut play --resume {save}" in said


def test_who_was_told_to_ignore_it_does_so(tmp_path: Path) -> None:
    ignored = f"import signal; signal.signal(signal.SIGINT, signal.SIG_IGN); {STARTED}"
    with subprocess.Popen(
        [sys.executable, "-c", ignored, "--version"], stdout=subprocess.PIPE, encoding="utf-8"
    ) as begun:
        assert begun.stdout is not None and begun.stdout.read(1) == "!"
        begun.send_signal(signal.SIGINT)
        said, _ = begun.communicate(timeout=60)
    assert begun.returncode == 0 and said.startswith("heraut, version ")
