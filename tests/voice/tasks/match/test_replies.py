"""A yes or no among idle words is one; whatever goes on, weighs or denies makes none of it."""

from __future__ import annotations

import pytest

from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.grammars.meaning import Kind, Scope
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.variations import parts_of
from heraut.voice.dialogue import Conversation
from heraut.voice.evaluation.understanding import opened
from heraut.voice.runtime.match_factory import MatchFactory, open_new
from heraut.voice.tasks.match.typed.replies import is_withheld, reply_among, without_echo

from .test_awaited import give
from .test_plain_talk import positions


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


READ_BACK = [
    ("kingsbridge", "confirm"),
    ("seven_kingdoms", "asked_sixteen"),
    ("kingdom_builder", "asked_confirm"),
    ("world_without_end", "sale_read_back"),
]


def plays(game: str, position: str, line: str) -> bool:
    return bool(give(opened(positions(game)[position], "fr"), line)[1])


@pytest.mark.parametrize("line", ["ah oui je vois", "oui mais attends", "ok mais attends un peu"])
@pytest.mark.parametrize(("game", "position"), READ_BACK)
def test_who_only_sees_or_puts_off_agrees_to_nothing(game: str, position: str, line: str) -> None:
    assert not plays(game, position, line)


def test_to_put_off_brings_nothing_back_that_was_taken_back() -> None:
    match = open_new(MatchFactory(), "kingdom_builder", ("Anna", "Bilal"), {}, 5, None)
    talk = Conversation(match)
    talk.begin()
    assert give(talk, "pose en delta vingt")[1]
    for line in ("mince c'est pas ça que je voulais", "plutôt parapluie dix-huit"):
        give(talk, line)
    told, played = give(talk, "oui mais attends")
    assert "Parapluie dix-huit" in told and "Delta" not in told and not played


@pytest.mark.parametrize(("game", "position"), READ_BACK)
@pytest.mark.parametrize(
    "line",
    [
        "il a dit oui",
        "Bilal dit que oui",
        "dis oui, Bilal",
        "oui ?",
        "c'est ça ?",
        "ok je réfléchis",
        "je confirme dans une minute",
        "je confirme que je suis nul",
        "oui allô",
        "ça va merci",
        # Nor is one beside which somebody is spoken to of something else.
        "ok à toi mamie",
        "ok super, passe-moi les chips",
        "d'accord, on en reparle demain",
        "ouais t'as raison c'est nul",
        "c'est ça, moque-toi de moi",
        "ok je sors le chien",
        # Nor is what is refused a move of its own, such as to pass.
        "bof",
        "fais pas ça",
        "trop cher",
        "je ne fais rien",
    ],
)
def test_nothing_is_played_by_a_yes_that_is_none(game: str, position: str, line: str) -> None:
    assert not plays(game, position, line)


@pytest.mark.parametrize(("game", "position"), READ_BACK)
@pytest.mark.parametrize(
    "line", ["j'ai dit oui", "je te dis oui", "oui c'est ce que j'ai dit", "bien sûr que oui"]
)
def test_a_yes_that_is_said_again_plays(game: str, position: str, line: str) -> None:
    assert plays(game, position, line)


@pytest.mark.parametrize(
    ("line", "withheld"),
    [
        ("on dit oui", False),
        ("elle a dit oui", True),
        ("oui, celle que je veux", False),
        ("c'est vrai que j'hésite", True),
        ("oui plus tard", True),
    ],
)
def test_whose_yes_it_is_and_when(line: str, withheld: bool) -> None:
    assert is_withheld(Grammar.load("fr", "kingsbridge"), line) is withheld


def test_who_passes_by_name_while_a_yes_is_awaited_passes() -> None:
    assert plays("world_without_end", "sale_read_back", "je passe")


@pytest.mark.parametrize(
    ("game", "position", "line", "played"),
    [
        ("kingsbridge", "confirm", "voilà, je le pose", True),
        ("kingdom_builder", "asked_confirm", "je la construis", True),
        ("kingdom_builder", "asked_confirm", "je la construis pas", False),
        ("kingdom_builder", "asked_confirm", "je la construis ?", False),
        ("kingdom_builder", "asked_confirm", "je l'enlève", False),
        ("kingdom_builder", "asked_confirm", "je les construis", False),
    ],
)
def test_who_says_that_it_is_done_agrees(game: str, position: str, line: str, played: bool) -> None:
    assert plays(game, position, line) is played
