"""Whether a number is doubted tells nothing of a hand.

A number that was heard is read back where another one sounds close. Were it read back only where
that other one is legal, all would learn where that card is. ``secret: true`` in the grammar is what
prevents it.
"""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from heraut.engines.match import Match
from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output
from heraut.voice.herald import Herald, Words
from heraut.voice.tasks.match.match_task import MatchTask

from .players import spoken

WORDS = Words("fr")
SETUP = (*(f"crest {crest}" for crest in range(1, 8)), *("token double", "token plus_1", "first 1"))
ROW = ("row 1", "row 2", "row 3", "row 4", "row 5", "row 6", "row 7")

PLAY = ("draw 16", "draw {}", "draw 40", "draw 41", "draw 42", "draw 43", *ROW)
"""The first player holds 16 and another card."""
DRAW = ("draw {}", "draw 40", "draw 41")
"""The first player holds a card, the second one draws."""
TURN_UP = (*DRAW, "draw 42", "draw 43", "draw 44")
SHOW = ("draw {}", "draw 40", "draw 41", "draw 42", "draw 43", "draw ?", *ROW)
PLAYED = (*SHOW, "commit 40", "commit ?", "show 40")

CASES = [
    ("play", "open", PLAY, "je joue le seize"),
    pytest.param("play", "secret", PLAY, "je joue le seize", marks=pytest.mark.whole),
    ("draw", "open", DRAW, "je pioche le seize"),
    ("row_card", "open", TURN_UP, "dans la rangée le seize"),
    ("show_card", "secret", PLAYED, "je montre le seize"),
]


def outputs(
    grammar: Grammar, plays: str, before: tuple[str, ...], card: int, *heard: str
) -> tuple[Output, ...]:
    """Return what comes of words where a hidden card of the first player is this one."""
    match = Match.new("seven_kingdoms", 2, {"cards": "table", "plays": plays}, 0)
    match = match.replay(notation.format(card) for notation in (*SETUP, *before))
    session = Conversation(
        MatchTask(match, grammar, Herald(WORDS, "seven_kingdoms", (), cards="table"))
    )
    return session.hear(Heard(tuple(map(spoken, heard))))


def without_secret(folder: Path, intent: str) -> Grammar:
    """Return the grammar without the key in one intent."""
    spoilt = shutil.copytree(Path(str(files("heraut.grammars"))) / "fr", folder / "fr")
    path = spoilt / "seven_kingdoms.yaml"
    head, found, tail = path.read_text(encoding="utf-8").partition(f"\n  {intent}:\n")
    assert found and "secret: true" in tail.partition("notation")[0]
    path.write_text(head + found + tail.replace("    secret: true\n", "", 1), encoding="utf-8")
    return Grammar.read(folder, "fr", "seven_kingdoms")


@pytest.mark.long
@pytest.mark.parametrize(("intent", "plays", "before", "words"), CASES)
def test_a_close_number_is_doubted_wherever_its_card_is(
    tmp_path: Path, intent: str, plays: str, before: tuple[str, ...], words: str
) -> None:
    # Nor is there a choice between two cards that only some hands allow.
    shipped, spoilt = Grammar.load("fr", "seven_kingdoms"), without_secret(tmp_path, intent)
    for heard in ((words,), (words, words.replace("seize", "treize"))):
        here, there = (outputs(shipped, plays, before, card, *heard) for card in (13, 20))
        assert here == there
        here, there = (outputs(spoilt, plays, before, card, *heard) for card in (13, 20))
        assert here != there
