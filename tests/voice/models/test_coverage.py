"""The embedded model holds every word that the French grammars listen for."""

from __future__ import annotations

import pytest

from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.grammars.meaning import Scope
from heraut.voice.models.loaded import LoadedModel, coverage, load
from heraut.voice.models.store import embedded


@pytest.fixture(scope="module")
def model() -> LoadedModel:
    choice = embedded("fr")
    assert choice
    return load(choice)


@pytest.mark.parametrize("game", sorted(RULES))
def test_every_word_and_phrase_of_a_grammar_can_be_heard(model: LoadedModel, game: str) -> None:
    grammar = Grammar.load("fr", game)
    assert grammar.listening.words()
    missing = coverage(model, grammar.listening.words())
    assert missing == (), "docs/acoustic-model.md tells how the model learns words"
    for scope in Scope:
        for phrase in grammar.listening.phrases(scope):
            spelled = model.spell(phrase)
            assert spelled is not None, phrase
            assert " ".join(model.unspell(spelled.split())) == phrase
