from __future__ import annotations

import pytest

from heraut.voice.herald import LANGUAGES
from heraut.voice.herald.languages import Language, language


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_is_found_by_its_code(lang: str) -> None:
    assert language(lang).code == lang
    assert language(lang) is language(lang)


def test_a_language_without_a_module_is_plain() -> None:
    english = language("en")
    assert type(english) is Language
    assert (english.number(21), english.ordinal(2)) == ("twenty-one", "second")
    assert english.feminine(1) == "one" and not english.elides("Alice")
    assert english.joined(["one", "two", "three"], "and") == "one, two and three"
    assert english.decimal_mark == "."


@pytest.mark.parametrize(
    ("name", "elided"),
    [
        ("Alice", True),
        ("Émile", True),
        ("Œdipe", True),
        ("Yves", True),
        ("Yann", False),
        ("Hugo", False),
        ("Zoé", False),
    ],
)
def test_french_elides_before_a_vowel(name: str, elided: bool) -> None:
    assert language("fr").elides(name) is elided


def test_french_has_a_feminine_one() -> None:
    said = [language("fr").feminine(value) for value in (1, 2, 11, 21)]
    assert said == ["une", "deux", "onze", "vingt et une"]
