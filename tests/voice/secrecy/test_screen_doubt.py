"""Whether a choice is offered where numbers sound close tells nothing of a screen.

``secret: true`` in the grammar is what prevents it, as for the cards of a hand.
"""

from __future__ import annotations

import shutil
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from heraut.engines.match import Match
from heraut.engines.world_without_end.state import Task
from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output
from heraut.voice.herald import Herald, Words
from heraut.voice.tasks.match.match_task import MatchTask

from ...engines.world_without_end.position import position
from .players import spoken

WORDS = Words("fr")
SICK = {"tiles": {5: 2, 7: 3}, "period": 3, "event": "iii-11"}
CASES = [
    # The first is allowed in both worlds; what sounds close only in the second.
    ("heal", SICK, ({"medical": 2}, {"medical": 3}), "je soigne la maison cinq", "sept"),
    ("sell", {"event": "i-10"}, ({"wool": 6}, {"wool": 10}), "je vends six laines", "dix"),
]
ASKED = {"heal": ("medicine", "medicine"), "sell": ("sell", "sale")}


def outputs(
    grammar: Grammar, verb: str, more: dict[str, object], stock: dict[str, int], *heard: str
) -> tuple[Output, ...]:
    """Return what comes of words where the first seat has these goods."""
    kind, action = ASKED[verb]
    tasks = (Task(kind, 0, action, action), Task("turn", 1), Task("round_end"))
    state = position([stock, {}], steps=0, tasks=tasks, **more)
    match = replace(Match.new("world_without_end", 2, {}, 0), state=state)
    session = Conversation(
        MatchTask(match, grammar, Herald(WORDS, "world_without_end", ("Alice", "Bob")))
    )
    return session.hear(Heard(tuple(map(spoken, heard))))


@pytest.mark.parametrize(("verb", "more", "stocks", "words", "alike"), CASES)
def test_there_is_no_choice_that_only_some_screens_allow(
    tmp_path: Path,
    verb: str,
    more: dict[str, object],
    stocks: tuple[dict[str, int], dict[str, int]],
    words: str,
    alike: str,
) -> None:
    said = {"sept": "cinq", "dix": "six"}[alike]
    heard = (words, words.replace(said, alike))
    shipped = Grammar.load("fr", "world_without_end")
    here, there = (outputs(shipped, verb, more, stock, *heard) for stock in stocks)
    assert here == there
    folder = shutil.copytree(Path(str(files("heraut.grammars"))) / "fr", tmp_path / "fr")
    path = folder / "world_without_end.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("    secret: true\n", ""), encoding="utf-8")
    spoilt = Grammar.read(tmp_path, "fr", "world_without_end")
    here, there = (outputs(spoilt, verb, more, stock, *heard) for stock in stocks)
    assert here != there
