"""What is typed about Un Monde Sans Fin in other words: what is played, read back or left alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heraut.engines.world_without_end import WORLD_WITHOUT_END, State
from heraut.grammars import Grammar
from heraut.grammars.interpret import interpret
from heraut.grammars.meaning import Chain, Command, Heard, Interpretation, Scope
from heraut.grammars.memory import Remembered
from heraut.grammars.typed.free_questions import FreeQuestions

from .world_without_end_moments import asked


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    return Grammar.load("fr", "world_without_end")


def typed(
    grammar: Grammar, state: State, words: str, scope: Scope = Scope.TURN, **held: int | str
) -> Interpretation:
    return interpret(
        grammar, Heard.typed(words), WORLD_WITHOUT_END, state, scope, held, guess=lambda _: None
    )


def notations(understood: Interpretation) -> list[str]:
    if isinstance(understood, Chain):
        return [*understood.notations]
    return [understood.notation] if isinstance(understood, Command) else []


@pytest.mark.parametrize(
    ("kind", "words", "wanted"),
    [
        ("medicine", "celui qui offre une maison", "heal 9"),
        ("medicine", "celle qui rapporte un point", "heal 4"),
        ("medicine", "celui qui demande deux connaissances", "heal 9"),
        ("sell", "rien que ma laine", "sell wool 4"),
        ("weave", "un rouleau de tissu", "weave 1"),
        ("medicine", "la quatre, la neuf", "heal 4,9"),
        ("sell", "les trois", "sell wool 3"),
        ("sell", "tout le bazar", "sell wool 4 cloth"),
        ("weave", "autant que possible", "weave 2"),
        ("weave", "les deux", "weave 2"),
        ("material", "celui qui flotte", "material wood"),
        ("discard", "la faveur au rebut", "discard favour"),
        ("discard", "c'est la faveur qui part à la défausse", "discard favour"),
        ("material", "celui qui va sur les cases grises", "material stone"),
        ("material", "du bois quoi", "material wood"),
        ("sell", "vends la totale, le tissu et puis la laine", "sell wool 4 cloth"),
    ],
)
def test_an_answer_describes_what_is_meant(
    grammar: Grammar, kind: str, words: str, wanted: str
) -> None:
    assert notations(typed(grammar, asked(kind), words)) == [wanted]


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("je récolte mes deux baraques", ["play harvest", "harvest 3,7"]),
        ("je soigne ceux de la quatre et de la neuf", ["play medicine", "heal 4,9"]),
        ("il me faut de la pierre", ["play materials", "material stone"]),
        ("vente de deux pelotes et du drap", ["play sale", "sell wool 2 cloth"]),
        ("je rentre un peu de grain", ["play wheat"]),
        ("le pion avance d'une case", ["play favour"]),
        ("vends tout, la laine, le tissu", ["play sale", "sell wool 4 cloth"]),
        ("c'est la moisson, mes deux maisons crachent", ["play harvest", "harvest 3,7"]),
        ("récolte, mais juste la maison aux moutons", ["play harvest", "harvest 3"]),
    ],
)
def test_a_deed_names_the_card(grammar: Grammar, words: str, wanted: list[str]) -> None:
    assert notations(typed(grammar, asked(), words)) == wanted


def test_what_was_used_last_is_done_again_by_privilege(grammar: Grammar) -> None:
    state = replace(asked(), last=("harvest", ""), visible=(("harvest",), ()))
    assert notations(typed(grammar, state, "je refais la récolte")) == ["play privilege"]
    again = typed(grammar, state, "privilège, je récolte encore les deux")
    assert notations(again) == ["play privilege", "harvest 3,7"]


@pytest.mark.parametrize("words", ["touche pas à mes pierres", "je ne vends pas"])
def test_what_is_denied_is_not_played(grammar: Grammar, words: str) -> None:
    assert notations(typed(grammar, asked(), words)) == []


def test_what_another_phase_would_mean_hides_nothing(grammar: Grammar) -> None:
    for kind, wanted in (("medicine", ["heal 4"]), ("play", ["play medicine", "heal 4"])):
        assert notations(typed(grammar, asked(kind), "celui de la quatre")) == wanted


def test_what_was_just_asked_about_need_not_be_named(grammar: Grammar) -> None:
    def said(**named: int) -> Interpretation:
        words = Heard.typed("je soigne celui-là")
        known = Remembered(named=named)
        return interpret(
            grammar,
            words,
            WORLD_WITHOUT_END,
            asked(),
            Scope.TURN,
            remembered=known,
            guess=lambda _: None,
        )

    assert notations(said(place=4)) == ["play medicine", "heal 4"]
    assert notations(said()) == []


def test_what_a_card_does_is_no_question_for_its_word(grammar: Grammar) -> None:
    meant = FreeQuestions.of(grammar).sure(["à", "quoi", "ça", "sert", "la", "manufacture"])
    assert meant is not None and meant.intent == "what_does"
