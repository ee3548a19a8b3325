"""A question whose words stand whole in a line is found whatever idle words stand around it."""

from __future__ import annotations

import pytest

from heraut.grammars import Grammar
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.whole_questions import WholeQuestions


def within(game: str, line: str) -> str:
    free = FreeQuestions.of(Grammar.load("fr", game))
    asked = WholeQuestions.of(free).within(line.split())
    if asked is None:
        return ""
    return " ".join((asked.intent, *(f"{k}={v}" for k, v in sorted(asked.slots.items()))))


@pytest.mark.parametrize(
    ("game", "line", "asked"),
    [
        ("kingsbridge", "en vrai ça sert à quoi ragna", "what_does character=ragna"),
        ("kingsbridge", "sinon ça sert à quoi ragna", "what_does character=ragna"),
        ("kingsbridge", "quelle merveille ça sert à quoi ragna", "what_does character=ragna"),
        ("kingsbridge", "ça sert à quoi ragna, en définitive", "what_does character=ragna"),
        ("kingsbridge", "saperlotte qui a aldred", "where_is character=aldred"),
        ("seven_kingdoms", "que fait un général", "what_does rank=general"),
        ("seven_kingdoms", "ventrebleu que donne une princesse", "what_does rank=princess"),
        ("kingdom_builder", "mazette ça donne quoi une grange", "what_does tile=barn"),
    ],
)
def test_words_around_a_whole_question_do_not_matter(game: str, line: str, asked: str) -> None:
    assert within(game, line) == asked


@pytest.mark.parametrize(
    "line",
    [
        "le sept sur la trois, ça sert à quoi ragna",  # a number and a column besides
        "sans wigelm ça sert à quoi ragna",  # another name
        "pas que je sache, c'est à qui de jouer",  # « pas »
        "c'est à qui le stylo",  # the question goes on
        "je pose le sept sur la trois",
        "les enfants, à table",
    ],
)
def test_what_changes_the_question_is_not_idle(line: str) -> None:
    assert within("kingsbridge", line) == ""
