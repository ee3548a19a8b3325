"""Held-out sets: sentences as used in play, spoken by voices that no model learnt from."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard, Scope
from heraut.voice.acoustics.corpus.sentences import everyday
from heraut.voice.acoustics.measurement.heldout import VARIANTS, make, manners
from heraut.voice.acoustics.measurement.sentences import SIZES, Sentence, foreign, sentences
from heraut.voice.acoustics.measurement.words import number
from heraut.voice.evaluation.evaluation import Evaluation
from heraut.voice.evaluation.fixtures import Expectation, load

FIXTURES = Path(__file__).parents[4] / "audio_fixtures"
KINDS = ("development", "final")
MATCHES = "heraut.voice.acoustics.measurement.sentences._MATCHES"
SAMPLE = 10
"""Matches that a set is taken from unless it is taken from all: each number of seats, twice."""


@pytest.fixture(scope="module", autouse=True)
def matches(whole: bool) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        if not whole:
            patch.setattr(MATCHES, SAMPLE)
        yield


@cache
def said(kind: str) -> tuple[Sentence, ...]:
    return tuple(sentences(kind, 1))


@pytest.mark.long
def test_a_set_is_large_enough_and_nothing_is_said_too_often() -> None:
    sizes = Counter(sentence.set for sentence in said("development"))
    assert {name: sizes[name] for name in SIZES} == SIZES
    assert sum(SIZES.values()) >= 500
    assert sizes["oov"] >= 250
    often = Counter((one.set, one.words, one.scope) for one in said("development"))
    assert max(often.values()) <= 3


def test_a_set_holds_every_number_many_verbs_and_every_number_of_seats() -> None:
    words = Counter(word for one in said("development") for word in one.words.split())
    assert min(words[number(card)] for card in range(1, 14)) >= 15
    assert {"pose", "mets", "déplace", "change", "pioche", "passe", "oui", "non"} <= words.keys()
    positions = [one.position for one in said("development") if one.position]
    assert {(place.seats, place.options["cards"]) for place in positions} == {
        (seats, cards) for seats in RULES["kingsbridge"].seats for cards in ("app", "table")
    }


@pytest.mark.long
def test_the_same_seed_gives_the_same_sentences_and_another_gives_others(
    monkeypatch: pytest.MonkeyPatch, whole: bool
) -> None:
    monkeypatch.setattr(MATCHES, 4 if whole else 1)
    first, again, other = (sentences("development", seed) for seed in (1, 1, 2))
    assert first == again
    assert {one.words for one in first} != {one.words for one in other}


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_foreign_means_anything(kind: str) -> None:
    sentences = list(foreign(kind))
    assert sentences
    for game in RULES:
        grammar = Grammar.load("fr", game)
        for words in sentences:
            meant = [grammar.meanings(Heard.typed(words), scope) for scope in Scope]
            assert meant == [()] * len(Scope), words


def plain(words: str) -> str:
    return re.sub(r"[^\w']+", " ", words.lower()).strip()


def test_foreign_sentences_are_nowhere_else() -> None:
    lists = [list(map(plain, foreign(kind))) for kind in KINDS]
    lists.append([plain(one.words) for one in load(FIXTURES)])
    lists.append(list(map(plain, everyday())))
    for place, one in enumerate(lists):
        for other in lists[place + 1 :]:
            assert set(one) & set(other) <= {""}
    assert len(lists) == len(KINDS) + 2
    for one in lists[:2]:
        assert len(set(one)) == len(one) >= 250


@pytest.mark.parametrize("kind", KINDS)
def test_only_voices_of_the_kind_speak_and_all_of_them_as_often(kind: str, whole: bool) -> None:
    # Who speaks does not depend on what is said.
    words = said(kind if whole else "development")
    voices = [how.voice.partition("+") for _, how, _ in manners(words, kind, 1)]
    times = Counter(variant for _, _, variant in voices)
    assert times.keys() == set(VARIANTS[kind])
    assert max(times.values()) - min(times.values()) <= 1
    assert {accent for accent, _, _ in voices} == {"fr", "fr-be", "fr-ch"}


@pytest.mark.long
def test_a_set_is_made_once_and_every_sentence_of_it_can_be_judged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: bool
) -> None:
    monkeypatch.setattr(MATCHES, 8 if whole else 2)
    told: list[tuple[int, int]] = []
    made = make(tmp_path, "development", every=40, progress=lambda *done: told.append(done))
    assert told[-1] == (len(made), len(made))
    assert {one.set for one in made} == {*SIZES, "oov"}
    assert all((one.expect is Expectation.NOTHING) == (one.set == "oov") for one in made)
    verdicts = [one.verdict for one in Evaluation(made, model="fr-embedded").run()]
    assert verdicts.count("same") > 0.8 * len(made)
    before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.wav")}
    assert make(tmp_path, "development", every=40) == made
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.wav")} == before


@pytest.mark.parametrize("kind", ["development", pytest.param("final", marks=pytest.mark.whole)])
def test_every_sentence_of_the_grammar_means_something_where_it_is_said(kind: str) -> None:
    grammar = Grammar.load("fr", "kingsbridge")
    sentences = [one for one in said(kind) if one.set != "oov"]
    assert sentences
    for one in sentences:
        assert grammar.meanings(Heard.typed(one.words), one.scope)[0].cost == 0, one
