"""What the recogniser is told: phrases, words, and when a sentence is over."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard, Hypothesis, Scope


def neighbours(phrases: tuple[str, ...]) -> Counter[tuple[str, str]]:
    return Counter(pair for phrase in phrases for pair in pairwise(["", *phrase.split(), ""]))


@pytest.mark.parametrize("scope", Scope)
def test_phrases_hold_every_step_from_word_to_word(grammar: Grammar, scope: Scope) -> None:
    automaton = grammar._automaton(scope)
    said = neighbours(grammar.listening.phrases(scope))
    before: dict[int, set[str]] = {0: {""}}
    for state in automaton.states:
        for arc in state.arcs:
            before.setdefault(arc.target, set()).add(arc.word)
    assert len(before) == len(automaton.states) > 1
    for number, state in enumerate(automaton.states):
        for word in before[number]:
            assert all(said[word, arc.word] for arc in state.arcs)
            assert not state.finals or said[word, ""]


@pytest.mark.parametrize("scope", Scope)
def test_every_phrase_is_a_sentence(grammar: Grammar, scope: Scope) -> None:
    fillers = {"héraut", "s'il te plaît", "euh"}
    phrases = grammar.listening.phrases(scope)
    assert phrases
    for phrase in phrases:
        words = phrase.split()
        several = scope is Scope.TURN and grammar.chains(Hypothesis(tuple(words)))
        assert grammar.readings(words, scope) or several or phrase in fillers, phrase


def test_no_number_is_favoured(grammar: Grammar) -> None:
    said = neighbours(grammar.listening.phrases(Scope.TURN))
    numbers = grammar.spec.numbers
    for before, name in (("colonne", "column"), ("sur", "column"), ("le", "card")):
        counts = [said[before, form[0]] for forms in numbers[name].words.values() for form in forms]
        assert min(counts) * 2 >= max(counts), before


def test_there_are_not_too_many_phrases(grammar: Grammar) -> None:
    for scope in Scope:
        phrases = grammar.listening.phrases(scope)
        assert len(phrases) == len(set(phrases)) <= 9000
    confirmed, on_turn = (len(grammar.listening.phrases(s)) for s in (Scope.CONFIRM, Scope.TURN))
    assert confirmed < on_turn / 4


def test_words_are_those_of_the_phrases_as_the_recogniser_writes_them(grammar: Grammar) -> None:
    words = grammar.listening.words()
    assert {"pose", "treize", "colonne", "une", "oui", "non", "héraut"} <= words
    assert not [word for word in words if word != word.lower() or "-" in word or word.isdecimal()]


@pytest.mark.parametrize(
    ("words", "scope"),
    [
        ("pose le sept sur la colonne trois", Scope.TURN),
        ("sept sur trois", Scope.TURN),
        ("annule", Scope.TURN),
        ("ma main", Scope.TURN),
        ("change toutes mes cartes", Scope.TURN),
        ("c'est un sept", Scope.TURN),
        ("oui", Scope.CONFIRM),
        ("non", Scope.CONFIRM),
        ("la deuxième", Scope.CHOOSE),
        ("colonne trois", Scope.CONFIRM),
    ],
)
def test_a_whole_sentence_is_complete(grammar: Grammar, words: str, scope: Scope) -> None:
    assert grammar.complete(words, scope)


def test_another_move_may_follow_a_move_but_not_a_question(grammar: Grammar) -> None:
    assert grammar.leads_on("sept sur trois", Scope.TURN)
    assert grammar.leads_on("pose le sept sur la colonne trois", Scope.TURN)
    assert not grammar.leads_on("ma main", Scope.TURN)
    assert not grammar.leads_on("colonne trois", Scope.CONFIRM)


@pytest.mark.parametrize(
    "words",
    [
        "",
        "pose le sept",
        "pose le sept sur la",
        "le sept",  # … sur la trois
        "aide",  # … deux
        "je pioche un",  # … sept
        "change le trois",  # … et le cinq
        "change le trois et le cinq",  # … et le sept
        "combien de cartes dans ma",
        "la colonne quatre",  # … sur la une
        "la pose le sept sur la colonne trois",  # not certain enough to be cut short
        "pose le sept sur la colonne trois [unk]",
    ],
)
def test_what_may_go_on_is_not_complete(grammar: Grammar, words: str) -> None:
    assert not grammar.complete(words, Scope.TURN)


def test_a_bare_number_waits_for_more(grammar: Grammar) -> None:
    assert not grammar.complete("trois", Scope.FILL)


@pytest.mark.parametrize("scope", Scope)
def test_decoys_are_listened_for_and_mean_nothing(grammar: Grammar, scope: Scope) -> None:
    phrases, listened = grammar.listening.phrases(scope), grammar.listening.everything(scope)
    decoys = listened[len(phrases) :]
    assert listened[: len(phrases)] == phrases
    assert grammar.listening.everything(scope) is listened  # thousands of phrases, turn after turn
    assert "vingt" in decoys
    assert {word for phrase in phrases for word in phrase.split()}.isdisjoint(decoys)
    assert set(decoys) < grammar.listening.words()
    for word in decoys:
        assert not grammar.meanings(Heard.typed(word), scope)
        assert not grammar.meanings(Heard.typed(f"pose le {word} sur la colonne trois"), scope)


def test_a_number_that_a_game_has_is_no_decoy_in_it() -> None:
    decoys = {game: Grammar.load("fr", game).listening.decoys for game in RULES}
    assert "vingt" in decoys["kingsbridge"]
    assert "vingt" not in decoys["kingdom_builder"]
    assert "quarante" not in decoys["seven_kingdoms"]
