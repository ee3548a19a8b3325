"""The grammars' words in a model's spelling, and back."""

from __future__ import annotations

import pytest

from heraut.voice.models.loaded import coverage, load
from heraut.voice.models.spelling import Spelling, read_aliases
from heraut.voice.models.store import embedded

ALIASES = {
    "joined": {"est ce": ["est-ce"], "t il": ["t-il"], "reste t il": ["reste-t-il"]},
    "said_as": {"défausse": ["des fausses", "des fosses"], "héraut": ["héros"]},
}


def spelling(*words: str) -> Spelling:
    return Spelling(set(words).__contains__, ALIASES)


def test_words_that_the_model_has_stay() -> None:
    model = spelling("pose", "l'évêque", "héraut", "héros")
    assert model.spell("héraut pose l'évêque") == "héraut pose l'évêque"
    assert model.unspell(["héros", "pose", "l'évêque"]) == ("héros", "pose", "l'évêque")


def test_an_elision_is_split_for_a_model_that_splits_it_and_joined_again() -> None:
    model = spelling("pose", "l'", "évêque")
    assert model.spell("pose l'évêque") == "pose l' évêque"
    assert model.unspell(["pose", "l'", "évêque"]) == ("pose", "l'évêque")
    assert model.unspell(["l'"]) == ("l'",)


def test_a_word_that_the_model_lacks_is_heard_as_others_that_sound_alike() -> None:
    model = spelling("je", "des", "fosses", "héros")
    assert model.spell("héraut je défausse") == "héros je des fosses"
    assert model.unspell(["héros", "je", "des", "fosses"]) == ("héraut", "je", "défausse")


def test_words_that_run_together_are_one_word_where_the_model_has_it() -> None:
    model = spelling("est-ce", "t-il", "reste", "t", "il", "que")
    assert model.spell("est ce que reste t il") == "est-ce que reste t-il"
    assert model.unspell(["est-ce", "que", "reste", "t-il"]) == (
        *("est", "ce", "que"),
        *("reste", "t", "il"),
    )
    assert spelling("reste-t-il", "t-il", "reste").spell("reste t il") == "reste-t-il"
    assert spelling("reste", "t", "il").spell("reste t il") == "reste t il"


def test_a_phrase_with_a_word_that_has_no_way_round_has_no_spelling() -> None:
    assert spelling("pose").spell("pose wynstan") is None
    assert spelling("l'").spell("l'évêque") is None


@pytest.mark.parametrize("section", ["joined", "said_as"])
def test_no_two_french_rules_have_the_same_way_round(section: str) -> None:
    rules = read_aliases("fr")[section]
    best = [ways[0] for ways in rules.values()]
    assert rules
    assert len(best) == len(set(best))


def test_a_language_without_rules_has_none() -> None:
    assert read_aliases("en") == {}


def test_the_embedded_model_has_words_and_says_which_it_lacks() -> None:
    choice = embedded("fr")
    assert choice
    model = load(choice)
    assert model.has("colonne")
    assert model.has("[unk]")
    assert not model.has("Colonne")
    assert model.spell("qu'est ce que je peux faire") == "qu'est-ce que je peux faire"
    assert coverage(model, ["colonne", "zorglub", "est", "brixate"]) == ("brixate", "zorglub")
