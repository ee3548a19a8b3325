from __future__ import annotations

import pytest

from heraut.voice.mouth.text import LONGEST, clean, sentences


def test_sentences_end_where_they_end() -> None:
    assert sentences("Sept posé. Passe la carte ! Et toi ? Non… Bien") == (
        "Sept posé.",
        "Passe la carte !",
        "Et toi ?",
        "Non…",
        "Bien",
    )


def test_a_point_inside_a_number_does_not_end_a_sentence() -> None:
    assert sentences("Il reste 3.5 minutes.") == ("Il reste 3.5 minutes.",)


@pytest.mark.parametrize("text", ["", "   ", "\n\t", "…", "?!", "— ", "\x00\x07"])
def test_what_has_no_word_is_not_said(text: str) -> None:
    assert sentences(text) == ()


def test_control_characters_and_half_letters_are_dropped() -> None:
    assert clean("Sept\x00 sur\x07\ncolonne\ud800 trois") == "Sept sur colonne trois"


def test_accents_are_composed() -> None:
    assert clean("re\u0301pe\u0300te") == "répète"


def test_text_cannot_command_a_voice() -> None:
    assert clean("[[slnc 9000]]<volume level='0'/>oui") == "slnc 9000 volume level='0'/ oui"


@pytest.mark.parametrize(
    "text", ["colonne trois, " * 200, "colonne " * 200, "a" * 2000, "Un mot. " + "b" * 701]
)
def test_a_long_text_is_cut_into_pieces_and_nothing_is_lost(text: str) -> None:
    parts = sentences(text)
    assert len(parts) > 1
    assert max(map(len, parts)) <= LONGEST
    assert "".join("".join(parts).split()) == "".join(text.split())


def test_a_long_sentence_is_cut_at_a_comma_rather_than_at_a_word() -> None:
    parts = sentences("un deux trois, quatre cinq six, sept huit", longest=20)
    assert parts == ("un deux trois,", "quatre cinq six,", "sept huit")
