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
STARTED = """
import os, signal
# Who runs the tests in the background may have been told to ignore it.
signal.signal(signal.SIGINT, signal.default_int_handler)
from heraut.voice.commands import start

minded = signal.signal

def told(*args):
    signal.signal = minded
    minded(*args)
    os.write(1, b"!")

signal.signal = told
start.main()
"""
"""Begins as the program does, and tells when it minds Ctrl-C: then nearly all is still to load."""
MOMENTS = (0.0, 0.02, 0.05, 0.1, 0.2, 0.3)
"""Seconds; none of these commands is done by then."""
COMMANDS = (
    ["play", "kingsbridge", "--text", "--seed", "3"],
    ["doctor"],
    ["simulate", "kingsbridge", "--games", "100000"],
)


def child(home: Path, args: list[str]) -> subprocess.Popen[str]:
    """Begin a command; return once it minds Ctrl-C."""
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
        # On a quick machine the match may have begun by then: it is left.
        ended = {(130, "\nArrêté.\n"), *([(0, "")] if args[0] == "play" else [])}
        assert (begun.returncode, told) in ended, moment


def test_it_is_told_while_the_streams_themselves_are_set_up(tmp_path: Path) -> None:
    amid = """
import codecs, signal
made = codecs.IncrementalEncoder.__init__
streams = ["output", "errors"]

def interrupted(self, errors="strict"):
    if streams.pop(0) == "errors":
        signal.raise_signal(signal.SIGINT)
    made(self, errors)

codecs.IncrementalEncoder.__init__ = interrupted
"""
    done = subprocess.run(
        [sys.executable, "-c", amid + STARTED, "--version"],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "HERAUT_HOME": str(tmp_path), "HERAUT_LANG": "fr"},
    )
    assert (done.returncode, done.stderr, done.stdout) == (130, "\nArrêté.\n", "!")


def test_twice_is_no_worse(tmp_path: Path) -> None:
    for moment in MOMENTS:
        with child(tmp_path, ["--version"]) as begun:
            for _ in range(2):
                time.sleep(moment)
                begun.send_signal(signal.SIGINT)
            _, told = begun.communicate(timeout=60)
        assert told in {"", "\nArrêté.\n"}, moment


@pytest.mark.long
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


def test_hardly_anything_is_loaded_before_it_is_minded() -> None:
    listed = "import sys; from heraut.voice.commands import start; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", listed], capture_output=True, encoding="utf-8", check=True
    )
    modules = set(done.stdout.split())
    assert {each for each in modules if each.startswith("heraut.")} == {
        *("heraut.voice", "heraut.voice.commands", "heraut.voice.commands.start"),
        "heraut.voice.phrases",
    }
    assert not modules & {"click", "fluent", "importlib.metadata", "numpy", "platformdirs"}


def test_who_was_told_to_ignore_it_does_so(tmp_path: Path) -> None:
    ignored = """
import os, signal
signal.signal(signal.SIGINT, signal.SIG_IGN)
from heraut.voice.commands import start
os.write(1, b"!")
start.main()
"""
    with subprocess.Popen(
        [sys.executable, "-c", ignored, "--version"], stdout=subprocess.PIPE, encoding="utf-8"
    ) as begun:
        assert begun.stdout is not None and begun.stdout.read(1) == "!"
        begun.send_signal(signal.SIGINT)
        said, _ = begun.communicate(timeout=60)
    assert begun.returncode == 0 and said.startswith("heraut, version ")
