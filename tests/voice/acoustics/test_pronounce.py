"""New words are said by espeak-ng itself, corrected by hand."""

from __future__ import annotations

import pytest

from heraut.voice.acoustics.espeak import espeak
from heraut.voice.acoustics.lexicon import Pronunciation, parse_lexicon, words_of
from heraut.voice.acoustics.pronounce import PronounceError, exceptions, liaisons, propose, tokens


def ways(entries: tuple[Pronunciation, ...], word: str) -> dict[str, float]:
    return {" ".join(entry.phones): entry.cost for entry in entries if entry.word == word}


def test_espeak_says_where_each_word_is_and_its_phones() -> None:
    spoken = espeak()("huit cartes", "fr")
    assert [(part.start, " ".join(part.phones or ())) for part in spoken] == [
        (0, "y i"),
        (5, "k a r t"),
    ]


def test_a_new_word_has_its_usual_way_at_cost_0() -> None:
    entries = propose(["pioche", "héraut"])
    assert ways(entries, "pioche") == {"p j O S": 0}
    assert ways(entries, "héraut") == {"e r o": 0}


def test_sentences_add_the_ways_a_word_is_said_among_others() -> None:
    assert ways(propose(["cartes"], ["huit cartes"]), "cartes") == {"k a r t": 0}
    said = ways(propose(["autres"], ["les autres", "les autres joueurs"]), "autres")
    assert "o t r" in said


def test_what_is_written_by_hand_beats_espeak() -> None:
    assert ways(propose(["ok"]), "ok") == {"o k e": 0}
    assert ways(propose(["joker"]), "joker") == {"Z o k E r": 0, "Z o k W r": 0.7}
    assert "k i n g s b r i d Z" in ways(propose(["kingsbridge"]), "kingsbridge")


def test_a_linking_word_also_ends_in_its_consonant() -> None:
    entries = parse_lexicon("les 0 l e\nun 0 E~\nest 0 E t\nroi 0 r w a\nles 0.5 l @")
    assert [(e.word, " ".join(e.phones)) for e in liaisons(entries)] == [
        ("les", "l e z"),
        ("un", "E~ n"),
    ]
    assert ways(propose(["nos"]), "nos") == {"n o": 0, "n o z": 1.5}
    assert ways(propose(["trop"]), "trop") == {"t r o": 0, "t r o p": 1.5}
    assert ways(propose(["grands"]), "grands") == {"g r A~": 0, "g r A~ z": 1.5}


def test_a_foreign_word_asks_for_a_hand() -> None:
    with pytest.raises(PronounceError) as caught:
        propose(["bridge", "parking"])
    assert caught.value.key == "unpronounceable"
    assert caught.value.details["word"] in ("bridge", "parking")


def test_hyphens_and_apostrophes_join_a_sentences_words() -> None:
    assert tokens("Pose l'évêque, reste-t-il ?") == (
        (0, "pose"),
        (5, "l'évêque"),
        (15, "reste-t-il"),
    )


def test_exceptions_are_words_that_the_shipped_lexicon_may_use() -> None:
    assert {"est-ce", "puis-je", "reste-t-il"} <= set(words_of(exceptions()))
