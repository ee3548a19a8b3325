"""Scores that tell what was perhaps not said, and what is done with it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, State
from heraut.engines.world_without_end import WORLD_WITHOUT_END
from heraut.grammars import Grammar
from heraut.grammars.interpret import interpret
from heraut.grammars.meaning import (
    Command,
    Heard,
    Hypothesis,
    Illegal,
    Interpretation,
    MetaRequest,
    NotUnderstood,
    Partial,
    Query,
    Scope,
)
from heraut.grammars.thresholds import Thresholds
from heraut.voice.tasks.match.dialogue_state import CERTAIN

from .world_without_end_moments import asked

MOVE = "pose le huit sur la colonne quatre"
OURS = Thresholds(clear=3.0, awaited=2.0, unknown=1.0, unsure=4.0)


def reading(words: str, score: float, *, awaited: bool = True) -> Hypothesis:
    """A reading of two words a second, from the first second on."""
    said = tuple(words.split())
    times = tuple((1 + place / 2, 1.5 + place / 2) for place in range(len(said)))
    return Hypothesis(said, score, times, awaited)


def heard(*readings: Hypothesis, unknown: float | None = None) -> Heard:
    return Heard(readings, OURS, unknown).judged()


def fitting(words: str, fit: float) -> Heard:
    """Words that fit so much better, for each second, than no word at all."""
    one, other = reading(words, 300.0), reading("le", 298.0)
    return heard(one, other, unknown=300.0 - fit * (len(one.words) / 2 + 1))


def said(grammar: Grammar, table: State, words: Heard, scope: Scope = Scope.TURN) -> Interpretation:
    return interpret(grammar, words, KINGSBRIDGE, table, scope)


def test_an_answer_goes_before_what_fits_little_better() -> None:
    answer, other = reading("seize", 10.0), reading("garde", 11.5, awaited=False)
    assert [str(one) for one in heard(answer, other).hypotheses] == ["seize", "garde"]
    better = replace(other, score=12.5)
    assert [str(one) for one in heard(answer, better).hypotheses] == ["garde", "seize"]


def test_of_the_same_words_heard_twice_the_better_reading_counts() -> None:
    twice = heard(reading("seize", 10.0), reading("seize", 11.0, awaited=False))
    assert [one.score for one in twice.hypotheses] == [10.0]


@pytest.mark.parametrize(("fit", "first"), [(0.9, "[unk]"), (1.1, MOVE)])
def test_what_fits_no_better_than_no_word_at_all_is_none(fit: float, first: str) -> None:
    assert str(fitting(MOVE, fit)) == first


@pytest.mark.parametrize(("fit", "first"), [(1.9, "[unk]"), (2.1, MOVE)])
def test_what_most_disguises_were_not_heard_as_must_fit_better(fit: float, first: str) -> None:
    assert OURS.unknown < fit and OURS.disputed == 2.0
    assert str(fitting(MOVE, fit)) == MOVE
    assert str(replace(fitting(MOVE, fit), disputed=True).judged()) == first


def test_words_with_no_other_reading_near_are_what_they_are() -> None:
    clear = heard(reading("aide", 300.0), reading("le", 296.9), unknown=301.0)
    assert (str(clear), clear.doubtful) == ("aide", False)


@pytest.mark.parametrize(("other", "known"), [("le scores", True), ("le sort", False)])
def test_what_sounds_the_same_is_no_other_reading(
    grammar: Grammar, table: State, other: str, known: bool
) -> None:
    near = heard(reading("le score", 300.0), reading(other, 299.0), unknown=294.0)
    assert near.fit is not None and OURS.unknown < near.fit < OURS.unsure
    assert isinstance(said(grammar, table, near), Query) == known


def test_without_a_score_for_no_word_at_all_words_are_what_they_are() -> None:
    assert heard(reading(MOVE, 300.0)).fit is None
    assert not heard(reading(MOVE, 300.0)).doubtful
    assert not Heard.typed(MOVE).doubtful


def test_a_command_that_fits_badly_is_read_back(grammar: Grammar, table: State) -> None:
    for fit, certain in ((3.9, False), (4.1, True)):
        understood = said(grammar, table, fitting(MOVE, fit))
        assert isinstance(understood, Command)
        assert (understood.meaning.cost < CERTAIN) == certain


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("à qui le tour", Query),
        ("aide moi", MetaRequest),
        ("pose le sept sur la colonne trois", Illegal),
    ],
)
def test_what_would_be_answered_or_refused_is_nothing_then(
    grammar: Grammar, table: State, words: str, kind: type
) -> None:
    assert isinstance(said(grammar, table, fitting(words, 4.1)), kind)
    understood = said(grammar, table, fitting(words, 3.9))
    assert understood == NotUnderstood(words)


@pytest.mark.parametrize(("fit", "told"), [(7.9, False), (8.1, True)])
def test_what_nobody_can_do_now_has_to_fit_twice_as_well(
    grammar: Grammar, table: State, fit: float, told: bool
) -> None:
    now = fitting("pose le sept sur la colonne trois", 4.1)
    assert isinstance(said(grammar, table, now), Illegal)
    words = "je pioche un sept"
    understood = said(grammar, table, fitting(words, fit))
    assert isinstance(understood, Illegal if told else NotUnderstood)


def test_of_what_is_secret_only_the_wrong_time_is_nothing_then() -> None:
    """What it is the time for everybody knows; what else forbids an action only the seat does."""
    grammar, selling = Grammar.load("fr", "world_without_end"), asked("sell")

    def meant(words: str, fit: float) -> Interpretation:
        return interpret(grammar, fitting(words, fit), WORLD_WITHOUT_END, selling, Scope.TURN)

    assert isinstance(meant("je donne un tissu", 8.1), Illegal)
    assert isinstance(meant("je donne un tissu", 7.9), NotUnderstood)
    assert isinstance(meant("je vends trois tissus", 1.9), Illegal)


@pytest.mark.parametrize(("margin", "certain"), [(2.9, False), (3.1, True)])
def test_a_number_alone_needs_a_margin_over_the_next_reading(
    grammar: Grammar, table: State, margin: float, certain: bool
) -> None:
    near = heard(reading("colonne quatre", 300.0), reading("comme un quatre", 300.0 - margin))
    understood = interpret(grammar, near, KINGSBRIDGE, table, Scope.FILL, held={"card": 8})
    assert isinstance(understood, Partial)
    assert (understood.meaning.cost < CERTAIN) == certain


def test_a_whole_command_does_not(grammar: Grammar, table: State) -> None:
    near = heard(reading(MOVE, 300.0), reading(f"joue {MOVE}", 299.9))
    understood = said(grammar, table, near)
    assert isinstance(understood, Command)
    assert understood.meaning.cost < CERTAIN
