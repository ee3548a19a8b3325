"""Several commands in one breath: cut, judged one after another, never guessed at."""

from __future__ import annotations

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, State
from heraut.grammars import Grammar
from heraut.grammars.interpret import interpret
from heraut.grammars.meaning import (
    Chain,
    Command,
    Heard,
    Hypothesis,
    Illegal,
    Interpretation,
    NotUnderstood,
    Scope,
)

DOUBTFUL = 0.3


def said(grammar: Grammar, state: State, *readings: str, below: float = 0.5) -> Interpretation:
    heard = Heard(
        tuple(
            Hypothesis(tuple(words.replace(",", "").split()), 300 - below * number)
            for number, words in enumerate(readings)
        )
    )
    return interpret(grammar, heard, KINGSBRIDGE, state, Scope.TURN)


def done(chain: Interpretation) -> list[str]:
    assert isinstance(chain, Chain)
    return [command.notation for command in chain.commands]


@pytest.mark.parametrize(
    ("words", "notations"),
    [
        ("sept sur une, huit sur une, fin de tour", ["place 7 1", "place 8 1", "end"]),
        ("le sept sur la une et le huit sur la une", ["place 7 1", "place 8 1"]),
        ("pose le cinq sur la trois puis douze sur deux", ["place 5 3", "place 12 2"]),
        (
            "mets la colonne quatre sur la une ensuite huit sur la une fin de mon tour",
            ["move 4:7 1", "place 8 1", "end"],
        ),
        ("cinq sur trois est douze sur deux", ["place 5 3", "place 12 2"]),
    ],
)
def test_commands_in_a_row_are_judged_each_after_the_other(
    grammar: Grammar, table: State, words: str, notations: list[str]
) -> None:
    chain = said(grammar, table, words)
    assert done(chain) == notations
    assert isinstance(chain, Chain) and chain.cost < DOUBTFUL and chain.refused is None


def test_a_chain_ends_at_the_first_command_that_is_forbidden(
    grammar: Grammar, table: State
) -> None:
    chain = said(grammar, table, "sept sur une, douze sur une, huit sur une")
    assert done(chain) == ["place 7 1"]
    assert isinstance(chain, Chain) and chain.refused is not None
    assert (chain.refused.reason, chain.refused.details["needs"]) == ("not_next", 8)


def test_a_chain_that_begins_with_a_forbidden_command_is_that_refusal(
    grammar: Grammar, table: State
) -> None:
    refused = said(grammar, table, "huit sur une, sept sur une")
    assert isinstance(refused, Illegal) and refused.meaning.slots == {"card": 8, "column": 1}


@pytest.mark.parametrize(
    "words",
    [
        "sept sur une huit",
        "sept sur une huit une",
        "fin de tour, sept sur une",
        "sept sur une, le score, huit sur une",
        "sept sur une [unk] huit sur une",
        ", ".join(["sept sur une"] * 7),
    ],
)
def test_what_is_not_wholly_commands_in_a_row_is_not_understood(
    grammar: Grammar, table: State, words: str
) -> None:
    assert isinstance(said(grammar, table, words), NotUnderstood)


def test_another_reading_close_by_makes_a_chain_doubtful(grammar: Grammar, table: State) -> None:
    best = "sept sur une, huit sur une"
    for rival in ("sept sur une, huit sur deux", "sept sur une"):
        chain = said(grammar, table, best, rival)
        assert isinstance(chain, Chain) and chain.cost >= DOUBTFUL
    for same in ("sept sur une et huit sur la une", "blé blé"):
        chain = said(grammar, table, best, same)
        assert isinstance(chain, Chain) and chain.cost < DOUBTFUL
    far = said(grammar, table, best, "sept sur une, huit sur deux", below=20)
    assert isinstance(far, Chain) and far.cost < DOUBTFUL


def test_one_command_is_doubtful_when_perhaps_more_was_said(grammar: Grammar, table: State) -> None:
    single = said(grammar, table, "sept sur une", "sept sur une, huit sur une")
    assert isinstance(single, Command) and single.meaning.cost >= DOUBTFUL


def test_a_doubtful_link_makes_the_chain_doubtful(grammar: Grammar, table: State) -> None:
    for words in ("cinq colonne trois, douze sur deux", "cinq sur trois, douze sur deux et"):
        chain = said(grammar, table, words)
        assert isinstance(chain, Chain) and chain.cost >= DOUBTFUL


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        ("je prends le neuf et tout", False),
        ("tout je prends le neuf", False),
        ("je prends le neuf et je garde tout", True),
    ],
)
def test_how_many_alone_is_no_command_among_others(words: str, kept: bool) -> None:
    grammar = Grammar.load("fr", "seven_kingdoms")
    chains = grammar.chains(Hypothesis(tuple(words.split())), loose=True)
    meant = {one.intent for chained in chains for link in chained.links for one in link}
    assert "take" in meant
    assert ("keep_all" in meant) is kept
