"""A yes or no among idle words is one; whatever goes on, weighs or denies makes none of it."""

from __future__ import annotations

import pytest

from heraut.grammars import Grammar
from heraut.voice.tasks.match.replies import reply_among


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


def test_a_yes_that_is_taken_back_is_none() -> None:
    assert replied("oui mais non") != "yes"
    assert replied("oui enfin non") != "yes"
