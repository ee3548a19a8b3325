"""What the examples of questions teach: kept beside them, made of them, and of use."""

from __future__ import annotations

import pytest

from heraut.grammars import Grammar
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.question_examples import Example, QuestionExamples
from heraut.grammars.typed.question_training import Share, learn, measured
from heraut.grammars.typed.question_weights import QuestionWeights

GAMES = ("kingdom_builder", "kingsbridge", "seven_kingdoms", "world_without_end")
REMADE = "run: python -m heraut.grammars.typed.question_training"
EXAMPLES = [
    Example("where", (), ("où", "est", "le", "roi")),
    Example("where", (), ("où", "dort", "le", "roi")),
    Example("who", (), ("qui", "est", "le", "roi")),
    Example("who", (), ("qui", "dort", "le", "jour")),
]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shipped_was_learnt_from_the_examples_that_are_shipped(game: str) -> None:
    assert FreeQuestions.of(Grammar.load("fr", game)).compared.is_learnt, REMADE


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_more_is_answered_and_no_greater_share_of_it_wrongly(game: str) -> None:
    alone, learnt = measured(FreeQuestions.of(Grammar.load("fr", game)))
    assert learnt.first > alone.first + 0.04
    assert learnt.right > alone.right + 0.08
    assert _error(learnt) < _error(alone) + 0.01


def _error(share: Share) -> float:
    return share.wrong / (share.right + share.wrong)


def test_what_tells_kinds_apart_is_learnt() -> None:
    alone = QuestionExamples(EXAMPLES, {})
    learnt = QuestionExamples(EXAMPLES, {}, learn(alone))
    said = ("qui", "est", "le", "jour")
    best, other = learnt.nearest(said)
    assert (best.intent, other.intent) == ("who", "where")
    before = {one.intent: one.score for one in alone.nearest(said)}
    assert best.score - other.score > before["who"] - before["where"]


def test_an_example_itself_stays_what_it_asks() -> None:
    learnt = QuestionExamples(EXAMPLES, {}, learn(QuestionExamples(EXAMPLES, {})))
    assert [learnt.nearest(one.words)[0].score for one in EXAMPLES] == [1.0] * len(EXAMPLES)


def test_weights_of_other_examples_are_not_used() -> None:
    content = learn(QuestionExamples(EXAMPLES, {}))
    assert QuestionExamples(EXAMPLES, {}, content).is_learnt
    assert not QuestionExamples(EXAMPLES[:3], {}, content).is_learnt
    relabelled = [Example("who", (), EXAMPLES[0].words), *EXAMPLES[1:]]
    assert not QuestionExamples(relabelled, {}, content).is_learnt


def test_a_damaged_file_is_not_used() -> None:
    examples = QuestionExamples(EXAMPLES, {})
    content = learn(examples)
    for damaged in (b"", content[:-3], b"x" + content, b"weights"):
        assert QuestionWeights.read(damaged, examples.digest()) is None
        assert not QuestionExamples(EXAMPLES, {}, damaged).is_learnt


def test_chances_are_chances() -> None:
    examples = QuestionExamples(EXAMPLES, {})
    weights = QuestionWeights.read(learn(examples), examples.digest())
    assert weights is not None
    for parts, kind in examples.counted():
        chances = weights.chances(parts, 2)
        assert sum(chances) == pytest.approx(1.0) and chances[kind] > 0.5
    assert weights.chances({}, 2) == [0.5, 0.5]
