"""What is offered to who types is written as one writes it, and understood when it is typed."""

from __future__ import annotations

import pytest

from heraut.grammars.meaning import Heard, NotUnderstood, Proposal, Query, Scope
from heraut.voice.evaluation.understanding import opened
from heraut.voice.herald import Words
from heraut.voice.tasks.match.offered_sentences import as_written

from .played_matches import give
from .test_plain_talk import positions

WORDS = Words("fr")


@pytest.mark.parametrize(
    ("sentence", "written"),
    [
        ("le score du joueur deux", "le score d'Inès"),
        ("détaille le joueur un", "détaille Karim"),
        ("correction c'est au joueur un", "correction c'est à Karim"),
        ("qui joue après le joueur trois", "qui joue après le joueur trois"),
        ("où puis je poser le neuf", "où puis-je poser le neuf"),
        ("combien reste t il à piocher", "combien reste-t-il à piocher"),
        ("qu'est ce que j'ai", "qu'est-ce que j'ai"),
    ],
)
def test_names_and_hyphens_are_written(sentence: str, written: str) -> None:
    (one,) = as_written([Proposal(NotUnderstood(""), sentence)], ("Karim", "Inès", ""), WORDS)
    assert one.sentence == written


@pytest.mark.parametrize(
    ("game", "position", "line"),
    [
        ("kingdom_builder", "mid", "le poisson de Karim est cuit"),
        ("kingdom_builder", "mid", "Est-ce que Léa peut me bloquer ?"),
        ("kingsbridge", "middle", "toutes ces colonnes là devant"),
    ],
)
def test_each_is_understood_when_it_is_typed(game: str, position: str, line: str) -> None:
    talk = opened(positions(game)[position], "fr")
    told = give(talk, line)[0]
    offered = [(one.given, one.sentence) for one in talk.proposals]
    assert offered and all(sentence in told for _, sentence in offered)
    assert "joueur" not in told and " t il" not in told and "puis je" not in told
    for given, sentence in offered:
        asked = opened(positions(game)[position], "fr")
        same = asked.task.interpret(Heard.typed(sentence), Scope.TURN, sentence)
        assert isinstance(same, Query) and isinstance(given, Query)
        assert (same.meaning.intent, same.meaning.slots) == (
            given.meaning.intent,
            given.meaning.slots,
        )
