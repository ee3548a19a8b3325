"""What a command does not need is not loaded: it would only make players wait."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from heraut.engines.registry import RULES

MOST = {"kingdom_builder": 137, "kingsbridge": 131, "seven_kingdoms": 129, "world_without_end": 145}
"""Modules of this package that typed play of a game may load before its first prompt."""
GAMES = {f"heraut.engines.{game}" for game in RULES}
HELP = ("cards", "evaluate", "facts", "play", "record", "simulate")
PROGRAM = """
import sys
from heraut.voice.commands.main import cli

def told():
    # What is said comes from another thread, on the other stream.
    loaded = (name for name in sys.modules if name.partition(".")[0] == "heraut")
    print("LOADED", *loaded, file=sys.stderr)

class Prompted:
    def __iter__(self): return self
    def __next__(self):
        told()
        raise StopIteration
    def isatty(self): return False

sys.stdin = Prompted()
try:
    cli(sys.argv[1:])
finally:
    if "--help" in sys.argv:
        told()
"""


def loaded(home: Path, *args: str) -> set[str]:
    """Return the modules that are there when a command asks for the first line, or has helped."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *args],
        env={**os.environ, "HERAUT_HOME": str(home), "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    (line,) = [line for line in done.stderr.splitlines() if line.startswith("LOADED ")]
    return set(line.split()[1:])


def rooms(modules: set[str], depth: int = 3) -> set[str]:
    return {".".join(name.split(".")[:depth]) for name in modules}


@pytest.mark.long
@pytest.mark.parametrize("game", RULES)
def test_typed_play_loads_little(tmp_path: Path, game: str) -> None:
    modules = loaded(tmp_path, "play", game, "--text")
    assert rooms(modules) & GAMES == {f"heraut.engines.{game}"}
    assert len(modules) <= MOST[game]
    assert not rooms(modules) & {
        "heraut.voice.acoustics",
        "heraut.voice.ears",
        "heraut.voice.evaluation",
        "heraut.voice.kit",
        "heraut.voice.models",
        "heraut.voice.scenarios",
    }
    assert "heraut.voice.mouth.mouth" not in modules
    assert "heraut.nfc.reader" not in modules


def test_the_list_of_commands_loads_none_of_them(tmp_path: Path) -> None:
    modules = loaded(tmp_path, "--help")
    assert "heraut.voice.commands.main" in modules
    assert not modules & {f"heraut.voice.commands.{command}" for command in HELP}
