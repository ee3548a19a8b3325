"""A command in the midst of other talk is cut out and read back; nothing else is."""

from __future__ import annotations

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, State
from heraut.grammars import Grammar
from heraut.grammars.interpret import interpret
from heraut.grammars.meaning import Command, Heard, Hypothesis, Interpretation, NotUnderstood, Scope
from heraut.voice.tasks.match.dialogue_state import CERTAIN

MOVE = "pose le huit sur la colonne quatre"


def heard(*readings: str, louder: str = "") -> Heard:
    found = tuple(
        Hypothesis(tuple(words.split()), 300.0 - place) for place, words in enumerate(readings)
    )
    return Heard(found, louder=heard(louder) if louder else None)


def said(grammar: Grammar, table: State, words: Heard) -> Interpretation:
    return interpret(grammar, words, KINGSBRIDGE, table, Scope.TURN)


@pytest.mark.parametrize(
    "words",
    [
        heard(f"[unk] {MOVE} [unk]"),
        heard(f"je [unk] deux {MOVE} tour le [unk] un"),
        heard(f"quatre la {MOVE} huit je ne", louder="le huit sur"),
        heard("[unk]", louder=MOVE),
        heard("[unk] joue le roi deux [unk]", louder=f"{MOVE} tour"),
    ],
)
def test_a_command_is_cut_out_and_read_back(grammar: Grammar, table: State, words: Heard) -> None:
    understood = said(grammar, table, words)
    assert isinstance(understood, Command)
    assert understood.notation == "place 8 4"
    assert understood.meaning.cost >= CERTAIN


def test_what_was_found_to_be_no_words_is_not_looked_through(
    grammar: Grammar, table: State
) -> None:
    assert isinstance(said(grammar, table, heard("[unk]", MOVE)), NotUnderstood)


@pytest.mark.parametrize(
    "words",
    [
        "[unk] à qui le tour [unk]",  # a question
        "[unk] annule le coup [unk]",  # talk about the talk
        "[unk] le huit [unk]",  # too short
        "[unk] joue le roi [unk]",  # only the beginning of a move
        "[unk] pose le sept sur la colonne trois [unk]",  # the rules forbid it
        "[unk] pose le [unk] sur la colonne quatre [unk]",
        f"joue {MOVE}",  # nobody else talks
        "[unk] huit sur quatorze",  # « quatorze » is known lest « quatre » be heard for it
        f"[unk] {MOVE} quatorze",
        # Two of one length: nobody knows which.
        f"{MOVE} [unk] {MOVE.replace('huit', 'cinq').replace('quatre', 'trois')}",
    ],
)
def test_nothing_else_is(grammar: Grammar, table: State, words: str) -> None:
    assert isinstance(said(grammar, table, heard(words)), NotUnderstood)
