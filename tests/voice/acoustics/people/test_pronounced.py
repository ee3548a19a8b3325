"""What words of other languages have in common with French is told sound by sound."""

from __future__ import annotations

from importlib.resources import files

import pytest

from heraut.voice.acoustics.espeak import EspeakError, synthesiser
from heraut.voice.acoustics.people.pronounced import pronounced
from heraut.voice.acoustics.phones import SOUNDS


def written(words: str, language: str) -> str | None:
    """Write what is pronounced, with a mark before the phones that French has not."""
    found = pronounced(words, language)
    if found is None:
        return None
    return " | ".join(
        " ".join(one.phone if one.shared else f"?{one.phone}" for one in word) for word in found
    )


@pytest.mark.parametrize(
    ("words", "language", "phones"),
    [
        ("zwölf Küche", "de", "t s v W l f | k ?y ?S ?@"),
        ("grün", "de", "g ?r y n"),
        ("città", "it", "t S i t a"),
        ("notte", "it", "n O t e"),
        ("seventeen", "en-us", "s E v ?@ n t i n"),
        ("hot thing", "en-us", "?SIL a t | ?f ?i ?n"),
        ("pão", "pt-br", "p ?A~ ?u"),
        ("7", "es", "s j e t e"),
        ("b", "de", "b e"),
        ("sept vins", "fr", "s E t | v E~"),
    ],
)
def test_each_sound_is_the_nearest_french_one_or_marked(
    words: str, language: str, phones: str
) -> None:
    assert written(words, language) == phones


def test_one_sign_can_stand_for_other_sounds_in_other_languages() -> None:
    assert "y" in (written("lyijy", "fi") or "").split()
    assert "?y" in (written("четыре", "ru") or "").split()


def test_a_mark_can_make_a_sound_another_one() -> None:
    assert (written("нет", "ru") or "").split()[0] == "?n"


@pytest.mark.parametrize(("words", "language"), [("…", "de"), ("", "de"), ("b", "ru")])
def test_nothing_to_say_and_another_language_have_no_phones(words: str, language: str) -> None:
    assert pronounced(words, language) is None


def test_a_sound_that_the_table_lacks_has_no_phones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(synthesiser()), "ipa", lambda *_: "t_ˈʘ_a")
    assert pronounced("ta", "xx") is None


def test_a_language_that_is_not_there_is_told() -> None:
    with pytest.raises(EspeakError):
        pronounced("sept", "xx-nowhere")


def test_what_is_left_of_one_text_is_not_said_with_the_next() -> None:
    before = pronounced("10", "de")
    assert pronounced("B, C", "ru") is None
    assert pronounced("10", "de") == before


def test_the_table_names_phones_of_the_network_once_for_each_sign() -> None:
    path = files("heraut.voice.acoustics.people").joinpath("phones.tsv")
    rows = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()]
    assert {phone for _, nearest, _ in rows for phone in nearest.split()} <= set(SOUNDS)
    assert len({sign for sign, _, _ in rows}) == len(rows)
    assert all(shared for _, _, shared in rows)
