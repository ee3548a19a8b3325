"""When the recogniser's best reading means nothing: what the others are good for, and what not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, State
from heraut.engines.seven_kingdoms import SEVEN_KINGDOMS
from heraut.grammars import Grammar
from heraut.grammars.interpret import interpret
from heraut.grammars.meaning import (
    Chain,
    Command,
    Heard,
    Hypothesis,
    Illegal,
    Interpretation,
    MetaRequest,
    NotUnderstood,
    Partial,
    Query,
    Reply,
    Scope,
)
from heraut.grammars.thresholds import UNMEASURED, Thresholds
from heraut.voice.dialogue.requests import as_exact
from heraut.voice.tasks.match.dialogue_state import CERTAIN

from ..engines.seven_kingdoms.position import position as kingdoms_position

BEST = "joue pose le huit sur la colonne quatre"
MEANT = "pose le huit sur la colonne quatre"


def heard(best: str, *others: tuple[str, float]) -> Heard:
    """Readings; the others with how far their scores lie below the best one's."""
    readings = ((best, 0.0), *others)
    return Heard(tuple(Hypothesis(tuple(text.split()), 300 - below) for text, below in readings))


def said(grammar: Grammar, table: State, words: Heard, scope: Scope = Scope.TURN) -> Interpretation:
    return interpret(grammar, words, KINGSBRIDGE, table, scope)


def test_alone_it_is_not_understood(grammar: Grammar, table: State) -> None:
    assert said(grammar, table, heard(BEST)) == NotUnderstood(BEST)


def test_a_command_of_another_reading_is_read_back(grammar: Grammar, table: State) -> None:
    understood = said(grammar, table, heard(BEST, (MEANT, 1.0)))
    assert isinstance(understood, Command)
    assert understood.notation == "place 8 4"
    assert understood.meaning.cost >= CERTAIN


def test_a_piece_and_a_chain_of_another_reading_are_doubted(grammar: Grammar, table: State) -> None:
    piece = said(grammar, table, heard("par le huit", ("le huit", 1.0)))
    assert isinstance(piece, Partial)
    assert piece.meaning.cost >= CERTAIN
    words = "huit sur quatre puis cinq sur trois"
    chain = said(grammar, table, heard(f"un {words}", (words, 1.0)))
    assert isinstance(chain, Chain)
    assert chain.cost >= CERTAIN


def test_a_question_of_another_reading_is_answered(grammar: Grammar, table: State) -> None:
    understood = said(grammar, table, heard("un colonne quatre", ("colonne quatre", 1.0)))
    assert isinstance(understood, Query)


def test_the_nearest_one_that_means_something_counts(grammar: Grammar, table: State) -> None:
    others = (("pose le huit un", 0.5), (MEANT, 1.0), ("douze sur la colonne deux", 1.5))
    understood = said(grammar, table, heard(BEST, *others))
    assert isinstance(understood, Command)
    assert understood.notation == "place 8 4"


@pytest.mark.parametrize(
    ("best", "other"),
    [
        ("pose [unk] le huit sur la [unk] colonne quatre", (MEANT, 0.1)),
        # « Quatorze » is known lest « quatre » be heard for it.
        ("pose le huit sur la colonne quatorze", (MEANT, 0.1)),
        (BEST, (MEANT, UNMEASURED.farthest + 0.1)),
        ("un joue", (MEANT, 0.1)),  # not a word of it
        # The rules forbid it: nobody may have said it.
        (BEST, ("pose le sept sur la colonne trois", 0.1)),
    ],
)
def test_what_is_too_far_stays_not_understood(
    grammar: Grammar, table: State, best: str, other: tuple[str, float]
) -> None:
    understood = said(grammar, table, heard(best, other))
    assert isinstance(understood, NotUnderstood)
    assert understood.heard == best.replace(" [unk]", "")


def test_behind_a_forbidden_reading_no_legal_one_is_looked_for(
    grammar: Grammar, table: State
) -> None:
    others = (("pose le sept sur la colonne trois", 0.1), (MEANT, 0.2))
    assert isinstance(said(grammar, table, heard(BEST, *others)), NotUnderstood)


def test_where_the_best_reading_means_something_it_is_not_set_aside(
    grammar: Grammar, table: State
) -> None:
    understood = said(grammar, table, heard("aide", ("aide un", 0.1)))
    assert isinstance(understood, NotUnderstood)  # one help or the other: neither is guessed


@pytest.mark.parametrize(
    ("best", "other", "scope"),
    [("oui les", "oui", Scope.CONFIRM), ("annule joue", "annule", Scope.TURN)],
)
def test_what_takes_effect_at_once_does_not(
    grammar: Grammar, table: State, best: str, other: str, scope: Scope
) -> None:
    understood = said(grammar, table, heard(best, (other, 0.1)), scope)
    assert isinstance(understood, Reply | MetaRequest)
    assert isinstance(as_exact(understood), NotUnderstood)


@pytest.mark.parametrize(("hand", "kind"), [((13, 16, 20), Command), ((16, 20, 30), Illegal)])
def test_whether_another_reading_is_heeded_tells_nothing_of_a_hand(
    hand: tuple[int, ...], kind: type
) -> None:
    state = kingdoms_position([hand, [44]], (5, 12, 22, 33, 41))
    words = heard("je je joue le treize", ("je joue le treize", 0.5))
    grammar = Grammar.load("fr", "seven_kingdoms")
    understood = interpret(grammar, words, SEVEN_KINGDOMS, state, Scope.TURN)
    assert isinstance(understood, kind)


def test_another_reading_makes_a_sentence_no_surer_than_its_score_unless_it_was_exact(
    grammar: Grammar,
) -> None:
    """« le » too many costs something; the next reading without it says the same for less."""
    words = heard("pose le le huit sur la colonne quatre", (MEANT, 0.2))
    (meant, *_) = grammar.meanings(words, Scope.TURN)
    assert (meant.intent, dict(meant.slots)) == ("place", {"card": 8, "column": 4})
    assert meant.cost == pytest.approx(0.2 * UNMEASURED.doubt_of_score)
    exact = heard(MEANT, ("pose le six sur la colonne quatre", 0.2))
    first, second, *_ = grammar.meanings(exact, Scope.TURN)
    assert (first.cost, second.cost) == (0.0, pytest.approx(0.2 * UNMEASURED.doubt_of_score))
    assert not first.swapped


def answered(words: Heard, scope: Scope = Scope.FILL) -> Interpretation:
    """What is understood where a card of 7 Kingdoms is asked for, and 13, 16 and 20 are held."""
    state = kingdoms_position([(13, 16, 20), [44]], (5, 12, 22, 33, 41))
    grammar = Grammar.load("fr", "seven_kingdoms")
    return interpret(grammar, words, SEVEN_KINGDOMS, state, scope)


def card(understood: Interpretation) -> object:
    assert isinstance(understood, Partial) and understood.meaning.cost >= CERTAIN
    return understood.meaning.slots["card"]


@pytest.mark.parametrize(("other", "meant"), [(("huit", 1.9), 8), (("huit", 2.1), 1)])
def test_a_word_that_is_seldom_an_answer_gives_way_to_a_number_that_is_near(
    other: tuple[str, float], meant: int
) -> None:
    assert card(answered(heard("une", other))) == meant


def test_no_number_that_was_heard_is_left_out_of_an_answer() -> None:
    """« Une sept » is « dix-sept », or nothing: never the seven alone."""
    near = ("le sept", 0.5)
    assert card(answered(heard("par sept", near, ("dix sept", 1.0)))) == 7
    assert card(answered(heard("une sept", near, ("dix sept", 1.0)))) == 17
    assert isinstance(answered(heard("une sept", near)), NotUnderstood)


@pytest.mark.parametrize(
    ("best", "other", "scope"),
    [("deux le huit", "le huit", Scope.TURN), ("oui cinq", "oui", Scope.CONFIRM)],
)
def test_nor_is_one_left_out_of_a_piece_or_a_yes(
    grammar: Grammar, table: State, best: str, other: str, scope: Scope
) -> None:
    assert said(grammar, table, heard(best, (other, 0.1)), scope) == NotUnderstood(best)


@pytest.mark.parametrize(
    ("others", "scope", "meant"),
    [
        ([("vingt", 1.9)], Scope.FILL, 20),
        ([("vingt", 2.1)], Scope.FILL, None),
        ([("vingt", 0.1), ("cinq", 2.2)], Scope.FILL, 20),
        ([("vingt", 0.1), ("cinq", 2.0)], Scope.FILL, None),
        ([("vingt", 0.1), ("dix sept", 2.0)], Scope.FILL, None),
        ([("vingt", 0.1)], Scope.TURN, None),
    ],
)
def test_where_a_number_is_asked_for_another_word_is_the_only_one_that_is_near(
    others: list[tuple[str, float]], scope: Scope, meant: int | None
) -> None:
    understood = answered(heard("moi", *others), scope)
    assert isinstance(understood, NotUnderstood) if meant is None else card(understood) == meant


def test_a_number_in_place_of_another_word_fits_better_than_no_word_at_all() -> None:
    words = heard("moi", ("vingt", 0.5))
    assert card(answered(replace(words, unknown=299.4))) == 20
    assert isinstance(answered(replace(words, unknown=299.6)), NotUnderstood)


@pytest.mark.parametrize(("below", "meant"), [(1.0, None), (7.0, 3)])
def test_a_piece_of_use_that_was_hardly_said_does_not_replace_what_was(
    below: float, meant: int | None
) -> None:
    """Where nobody may take the third, « trois à un » was nevertheless not said.

    Where it may have been said, nothing is: it is as forbidden.
    """
    state = kingdoms_position([[17], [1]], (5, 12, 22, 33, 41))
    for play in ("play 17", "play 1"):
        state, _ = SEVEN_KINGDOMS.apply(state, SEVEN_KINGDOMS.parse(state, play))
    ours = Thresholds(doubt_of_score=0.15)
    words = replace(heard("trois", ("trois à un", below)), thresholds=ours)
    grammar = Grammar.load("fr", "seven_kingdoms")
    understood = interpret(grammar, words, SEVEN_KINGDOMS, state, Scope.FILL, {"first": 4})
    assert isinstance(understood, NotUnderstood) if meant is None else card(understood) == meant


def test_what_only_its_seat_may_know_to_be_forbidden_stays_a_piece() -> None:
    """Else that it was not understood would tell the others that the nine is not held."""
    near = ("vingt neuf", 1.0)
    assert [card(answered(heard(said, near))) for said in ("neuf", "vingt")] == [9, 20]
