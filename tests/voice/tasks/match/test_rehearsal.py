"""After a rehearsal nothing is left to be read by the first sentence in somebody's own words."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from heraut.engines.registry import RULES
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.herald import Words
from heraut.voice.runtime.match_factory import MatchFactory, open_new
from heraut.voice.tasks.match.rehearsal import rehearse

ALONE = """
import sys
import threading
from heraut.grammars.typed.free_questions import FreeQuestions
read = FreeQuestions.__init__
def told(self, grammar):
    print("read aside" if threading.current_thread().name == "rehearsal" else "read by a line")
    read(self, grammar)
FreeQuestions.__init__ = told
from heraut.voice.commands.main import cli
cli(sys.argv[1:])
"""


@pytest.mark.parametrize("game", sorted(RULES))
def test_the_first_sentence_in_own_words_finds_all_read(game: str) -> None:
    task = open_new(MatchFactory(), game, ("Alice", "Bob"), {}, 3, None)
    talk = Conversation(task)
    talk.begin()
    match = task.match
    rehearse(match, Words("fr"))
    assert task.match is match
    read = FreeQuestions._of.cache_info().misses
    said = talk.typed("dis donc le machin du truc il en reste")
    assert any(isinstance(one, Spoken) and one.text for one in said)
    assert FreeQuestions._of.cache_info().misses == read


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="terminals of Unix")
def test_who_sits_at_a_terminal_leaves_time_to_rehearse(tmp_path: Path) -> None:
    outer, inner = pty.openpty()
    playing = subprocess.Popen(
        [sys.executable, "-u", "-c", ALONE, "play", "kingsbridge", "--text"],
        stdin=inner,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env={**os.environ, "HERAUT_HOME": str(tmp_path), "PYTHONUTF8": "1"},
    )
    os.close(inner)
    assert playing.stdout is not None
    with os.fdopen(outer, "wb") as typed, playing:
        # Nobody has typed anything.
        lines = iter(playing.stdout.readline, "")
        assert next(line for line in lines if line.startswith("read")) == "read aside\n"
        typed.write(b"quitte\noui\n")
        typed.flush()
        assert not any(line.startswith("read") for line in lines)
    assert playing.returncode == 0
