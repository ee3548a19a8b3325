"""What is said in training: much of everything, the same every time, and nothing of the tests."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest
import yaml

from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.grammars.meaning import Scope
from heraut.voice.acoustics.corpus.sentences import Sentences, everyday, number, phrases, shipped
from heraut.voice.acoustics.espeak import espeak

FIXTURES = Path(__file__).parents[4] / "audio_fixtures" / "fr" / "sentences.yaml"


def drawn(count: int, seed: int = 1) -> list[str]:
    dice = Random(seed)
    return [shipped().draw(dice) for _ in range(count)]


def test_the_same_dice_draw_the_same_sentences() -> None:
    assert drawn(50) == drawn(50)
    assert drawn(50) != drawn(50, seed=2)


def test_every_sentence_has_words_and_pauses_only_between_them() -> None:
    sentences = drawn(2000)
    assert len(sentences) == 2000
    for sentence in sentences:
        assert re.fullmatch(r"[\w'-]+(?:,? [\w'-]+)*", sentence), sentence


def test_the_short_words_are_the_commonest_and_every_kind_is_there(
    command_words: frozenset[str],
) -> None:
    said = [sentence.replace(",", "") for sentence in drawn(6000)]
    words = Counter(word for sentence in said for word in sentence.split())
    assert {"une", "un", "deux", "de", "sept", "six", "et", "à"} <= dict(
        words.most_common(45)
    ).keys()
    alone = Counter(sentence for sentence in said if " " not in sentence)
    assert alone["oui"] and alone["six"]
    assert set(said) & set(everyday())
    assert any("-" in sentence for sentence in said)
    assert len(set(words) & command_words) > 300


def test_every_word_of_the_lexicon_is_drawn_as_often_as_any_other() -> None:
    source = Sentences(["alpha", "beta", "d'"], ["gamma delta"])
    dice = Random(3)
    words = Counter(
        word for _ in range(3000) for word in source.draw(dice).replace(",", "").split()
    )
    assert "d'" not in words
    assert words["alpha"] == pytest.approx(words["beta"], rel=0.1)
    assert 600 < words["gamma"] < 900


@pytest.mark.parametrize(("words", "phrases"), [([], ["oui"]), (["d'"], ["oui"]), (["oui"], [])])
def test_there_is_nothing_to_say_without_words(words: list[str], phrases: list[str]) -> None:
    with pytest.raises(ValueError, match="words and phrases"):
        Sentences(words, phrases)


def test_numbers_are_spelt_as_the_lexicon_does_or_with_hyphens() -> None:
    assert number(0) == "zéro"
    assert number(71) == "soixante et onze"
    assert number(199) == "cent quatre vingt dix neuf"
    assert number(187, hyphens=True) == "cent quatre-vingt-sept"


@pytest.mark.parametrize("game", sorted(RULES))
def test_phrases_cover_each_grammar_and_are_understood_by_it(game: str) -> None:
    grammar = Grammar.load("fr", game)
    found = phrases([grammar])
    assert len(found) == len(set(found))
    covering = {phrase for scope in Scope for phrase in grammar.listening.phrases(scope)}
    assert covering <= set(found)
    sampled = [phrase for phrase in found if phrase not in covering]
    assert len(sampled) > 200
    tried = sampled[::20]
    deaf = [p for p in tried if not any(grammar.readings(p.split(), scope) for scope in Scope)]
    # A long series of sloppy numbers costs more than a grammar grants.
    assert len(deaf) <= 0.05 * len(tried), deaf


def test_no_talk_of_the_tests_is_learned() -> None:
    sets = yaml.safe_load(FIXTURES.read_text(encoding="utf-8"))["sets"]
    tested = {entry["say"] for entry in sets["oov"]}
    assert len(tested) > 20
    assert not tested & set(everyday())
    assert not tested & {sentence.replace(",", "") for sentence in drawn(6000)}
    assert len(set(everyday())) == len(everyday()) > 60


@pytest.mark.long
def test_espeak_says_nearly_all_of_it_in_french() -> None:
    say = espeak()
    for accent in ("fr", "fr-be", "fr-ch"):
        for sentence in everyday():
            assert all(part.phones is not None for part in say(sentence, accent)), sentence
    sentences = drawn(600)
    assert len(sentences) == 600
    foreign = [s for s in sentences if any(part.phones is None for part in say(s, "fr"))]
    assert len(foreign) <= 9, foreign
