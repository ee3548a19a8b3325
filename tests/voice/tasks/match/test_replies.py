"""A yes or no among idle words is one; whatever goes on, weighs or denies makes none of it."""

from __future__ import annotations

import pytest

from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.grammars.free_questions import FreeQuestions
from heraut.grammars.meaning import Kind, Scope
from heraut.grammars.variations import parts_of
from heraut.voice.tasks.match.replies import reply_among, without_echo


def replied(line: str) -> str:
    found = reply_among(Grammar.load("fr", "kingsbridge"), line.split())
    return found[0].meaning.intent if found else ""


@pytest.mark.parametrize(
    "line",
    [
        "vé oui bien sûr",
        "voui",
        "ben ouais carrément",
        "mais oui mon petit",
        "oui da",
        "ok boomer",
        "vas-y Léon",
        "pardi oui",
        "oui chef bien chef",
        "certes oui",
        "tout à fait mon cher Watson",
    ],
)
def test_a_yes_stays_one(line: str) -> None:
    assert replied(line) == "yes"


@pytest.mark.parametrize(
    "line",
    ["nenni", "que nenni", "pantoute", "non ma pauvre", "jamais de la vie mon coco", "non point"],
)
def test_a_no_stays_one(line: str) -> None:
    assert replied(line) == "no"


@pytest.mark.parametrize(
    "line",
    [
        "non mais oui",
        "oui et j'arrête",
        "oui enfin je sais pas",
        "oui attends voir",
        "c'est ça le problème",
        "super nul comme musique",
        "un oui franc",
        "mal entendu",
        "parfait ton gâteau",
    ],
)
def test_what_goes_on_or_weighs_is_neither(line: str) -> None:
    assert replied(line) == ""


@pytest.mark.parametrize("game", RULES)
def test_no_question_of_the_grammar_is_a_yes(game: str) -> None:
    grammar = Grammar.load("fr", game)
    forms = {form for intent in grammar.intents for form in grammar.forms(intent, {})}
    asked = [
        form
        for form in forms
        if (best := grammar.readings(form.split(), Scope.TURN)[:1])
        and best[0].kind in (Kind.QUERY, Kind.META)
    ]
    assert len(asked) > 50
    found = {form: reply_among(grammar, form.split()) for form in asked}
    assert {form for form, said in found.items() if said and said[0].meaning.intent == "yes"} == (
        set()
    )


def test_a_yes_that_is_taken_back_is_none() -> None:
    assert replied("oui mais non") != "yes"
    assert replied("oui enfin non") != "yes"


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("oui les douze", "oui"),
        ("oui c'est ça toutes les douze", "oui c'est ça"),
        ("oui la laine", "oui"),
        # Of anything else that is named it is no yes.
        ("oui mais dix", None),
        ("oui la laine et le tissu", None),
    ],
)
def test_a_yes_may_say_once_more_what_was_asked_about(line: str, left: str | None) -> None:
    free = FreeQuestions.of(Grammar.load("fr", "world_without_end"))
    found = without_echo(free, line.split(), parts_of("sell wool 12"))
    assert (found if found is None else " ".join(found)) == left
