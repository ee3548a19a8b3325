"""Sentences are found by their sound, however an ear has spelt them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard, Hypothesis, Scope
from heraut.voice.acoustics.phones import PHONES
from heraut.voice.ears.second.likely import LONGEST, LikelySentences
from heraut.voice.ears.second.near_phones import omissions, substitutions
from heraut.voice.ears.second.second_ear import SecondEar, Text
from heraut.voice.ears.second.sound_search import SoundSearch, distance
from heraut.voice.ears.second.sounds import lexicon, phones_of, said_once

FIND = cache(LikelySentences)
NOTHING = Heard(())


def likeliest(game: str, scope: Scope, *written: str) -> str:
    texts = [Text(words, phones_of(words, "fr")) for words in written]
    found = FIND().find(texts, NOTHING, Grammar.load("fr", game), (scope,))
    return found[0].words


WRITTEN = {
    "sunk": ("kingsbridge", Scope.FILL, "cinq"),
    "d'ouze": ("kingsbridge", Scope.FILL, "douze"),
    "je t'en doublé": ("seven_kingdoms", Scope.TURN, "jeton double"),
    "fin de peau": ("kingsbridge", Scope.TURN, "fin de tour"),
    "Pousse le 6 sur la colonne 3.": (
        "kingsbridge",
        Scope.TURN,
        "pose le six sur la colonne trois",
    ),
    "des places de François 12 à Henri onze": (
        "kingdom_builder",
        Scope.TURN,
        "déplace de françois douze à henri onze",
    ),
    "Rion vers l'ouest depuis Marcelle dix.": (
        "kingdom_builder",
        Scope.TURN,
        "rayon vers l'ouest depuis marcel dix",
    ),
}


@pytest.mark.parametrize("written", WRITTEN)
def test_what_sounds_like_a_sentence_is_that_sentence(written: str) -> None:
    game, scope, said = WRITTEN[written]
    assert likeliest(game, scope, written) == said


def test_what_was_spelt_word_for_word_is_likelier_than_what_only_sounds_the_same() -> None:
    found = FIND().find(
        [Text("change deux cartes", phones_of("change deux cartes", "fr"))],
        NOTHING,
        Grammar.load("fr", "kingsbridge"),
        (Scope.TURN,),
    )
    assert found[0].words == "change deux cartes" and found[0].spelled
    assert not found[1].spelled and found[1].cost > found[0].cost


def test_both_ears_are_weighed_together() -> None:
    grammar = Grammar.load("fr", "kingsbridge")
    texts = [Text("le cis", phones_of("le cis", "fr"))]

    def lead(first: str) -> float:
        found = FIND().find(texts, Heard.typed(first), grammar, (Scope.FILL,))
        cost = {one.words: one.cost for one in found}
        return cost["le dix"] - cost["le six"]

    assert lead("le six") > lead("le dix")


READINGS = ("vingt et un", "le trente", "le trente des", "quarante")


def test_the_next_readings_of_the_first_ear_are_looked_at_too() -> None:
    heard = Heard(tuple(Hypothesis(tuple(one.split())) for one in READINGS))
    texts = [Text("cède", phones_of("cède", "fr"))]
    found = FIND().find(texts, heard, Grammar.load("fr", "seven_kingdoms"), (Scope.FILL,))
    words = [one.words for one in found]
    assert [one in words for one in READINGS] == [True, True, False, False]
    assert len(words) == len(set(words))


def test_several_commands_in_a_row_are_found() -> None:
    said = "je joue vente puis je vends trois laines"
    assert (
        likeliest("world_without_end", Scope.TURN, "Je joue vente puits. Je vends trois laines.")
        == said
    )


def test_the_search_finds_what_comparing_with_every_sentence_finds() -> None:
    grammar, ways = Grammar.load("fr", "kingsbridge"), lexicon("fr")
    search = SoundSearch(grammar.listening.sentences(Scope.CHOOSE), lambda word: ways.get(word, ()))
    heard = phones_of("la de l'aile", "fr")
    found = search.nearest(heard, 5)
    assert [one.cost for one in found] == sorted(one.cost for one in found)
    phones = [phone for word in found[0].words for phone in ways[word][0]]
    assert found[0].cost <= distance(heard, phones) + 1e-9
    assert len({one.words for one in found}) == 5


def test_near_phones_are_nearer_than_far_ones_and_none_is_far_from_itself() -> None:
    table = substitutions()
    place = {phone: number for number, phone in enumerate(PHONES)}
    assert (table == table.T).all() and not table.diagonal().any()
    assert (
        table[place["e"], place["E"]]
        < table[place["e"], place["u"]]
        < table[place["e"], place["p"]]
    )
    assert omissions()[place["@"]] < omissions()[place["a"]]
    assert (
        distance(("s", "E~", "k"), ("s", "E~", "k")) == 0 < distance(("s", "E~"), ("s", "E~", "k"))
    )


def test_a_word_that_is_taken_for_an_english_one_has_a_french_sound() -> None:
    assert phones_of("sunk", "fr")[0] == "s" and phones_of("sunk", "fr")[-1] == "k"


def test_what_is_said_again_and_again_is_said_once() -> None:
    assert said_once("Que fait l'enclos. Que fait l'enclos. Que fait l'en") == "Que fait l'enclos"
    assert said_once("Pose le six sur la six.") == "Pose le six sur la six."
    assert said_once("") == ""


def test_a_few_sentences_hold_most_of_what_may_be_said() -> None:
    told: list[Sequence[str]] = []

    class Deaf(SecondEar):
        def hear(self, sound: bytes, awaited: Sequence[str]) -> Sequence[Text]:
            told.append(awaited)
            return ()

        def log_probabilities(self, sound: bytes, sentences: Sequence[str]) -> Sequence[float]:
            assert not sentences
            return ()

    FIND().again(Deaf(), NOTHING, b"", Grammar.load("fr", "kingsbridge"), (Scope.FILL,))
    (sentences,) = told
    words = {word for sentence in sentences for word in sentence.split()}
    assert len(sentences) <= 24 and len(words) > 60


def test_what_is_longer_than_any_sentence_is_not_heard_again() -> None:
    ear = Torn((-3.0, -30.0), (-30.0, -30.0))
    grammar, second = Grammar.load("fr", "seven_kingdoms"), b"12" * 16_000
    for seconds, heard in ((LONGEST, True), (LONGEST + 1, False)):
        again = FIND().again(ear, NOTHING, second * int(seconds), grammar, (Scope.FILL,))
        assert bool(again.texts) is heard and bool(again.likely) is heard


TWO = ("sept", "seize")


class Torn(SecondEar):
    """Writes down what lies between two sentences, and knows how likely each of them is.

    ``expected``: how likely it holds them where nothing is said.
    """

    def __init__(self, chances: Sequence[float], expected: Sequence[float]) -> None:
        self.chances, self.expected = (
            dict(zip(TWO, chances, strict=True)),
            dict(zip(TWO, expected, strict=True)),
        )
        self.asked: list[str] = []

    def hear(self, sound: bytes, awaited: Sequence[str]) -> Sequence[Text]:
        return (Text("cède", ("s", "E", "d")),)

    def log_probabilities(self, sound: bytes, sentences: Sequence[str]) -> Sequence[float]:
        if any(sound):
            return [self.chances.get(one, -99.0) for one in sentences]
        self.asked += sentences
        return [self.expected.get(one, -30.0) for one in sentences]

    def close(self) -> None: ...


@pytest.mark.parametrize(
    ("chances", "expected", "said"),
    [
        ((-3.0, -30.0), (-30.0, -30.0), "sept"),
        ((-30.0, -3.0), (-30.0, -30.0), "seize"),
        # What is written down in any noise was hardly said.
        ((-3.0, -6.0), (-4.0, -40.0), "seize"),
    ],
)
def test_of_two_sentences_that_sound_alike_that_was_said_which_the_sound_makes_likelier(
    chances: Sequence[float], expected: Sequence[float], said: str
) -> None:
    grammar, find = Grammar.load("fr", "seven_kingdoms"), LikelySentences()
    ear = Torn(chances, expected)
    again = find.again(ear, NOTHING, b"12", grammar, (Scope.FILL,))
    assert again.likely[0].words == said
    assert [one.cost for one in again.likely] == sorted(one.cost for one in again.likely)
    # What is likely in silence is asked for once.
    assert find.again(ear, NOTHING, b"34", grammar, (Scope.FILL,)).likely == again.likely
    assert len(ear.asked) == len(set(ear.asked)) > 2


def test_of_two_sentences_as_likely_by_each_letter_the_first_ear_scores_decide() -> None:
    grammar, find = Grammar.load("fr", "seven_kingdoms"), LikelySentences()
    ear = Torn((-5.0, -3.0), (-30.0, -30.0))
    for scores, said in (((9.0, 1.0), "sept"), ((1.0, 9.0), "seize")):
        readings = sorted(zip(TWO, scores, strict=True), key=lambda one: -one[1])
        heard = Heard(tuple(Hypothesis((word,), score) for word, score in readings))
        assert find.again(ear, heard, b"12", grammar, (Scope.FILL,)).likely[0].words == said
