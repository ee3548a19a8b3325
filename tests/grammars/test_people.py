"""First names that are typed are players' numbers."""

from __future__ import annotations

import pytest

from heraut.grammars import Grammar
from heraut.grammars.people import by_number


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("la réserve de Léa", "la réserve du joueur deux"),
        ("Léa, elle en a combien ?", "joueur deux, elle en a combien ?"),
        ("et celles de Léa?", "et celles du joueur deux?"),
        ("c'est à Léa.", "c'est au joueur deux."),
    ],
)
def test_a_name_is_found_before_a_stop_too(said: str, plain: str) -> None:
    spec = Grammar.load("fr", "kingdom_builder").spec
    assert " ".join(by_number(said.lower().split(), ("Inès", "Léa"), spec.people, "fr")) == plain


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("le score de Mamie Jo", "le score du joueur trois"),
        ("le score de mamie", "le score du joueur trois"),
        ("Jo, elle a quoi ?", "joueur trois, elle a quoi ?"),
        ("et Jean-Paul ?", "et joueur deux ?"),
        ("c'est à jean paul.", "c'est au joueur deux."),
        # Both are called Jean; nobody is called by two halves.
        ("la main de Jean", "la main de jean"),
        ("c'est à Mamie, Jo !", "c'est au joueur trois, joueur trois !"),
        ("la main d'Anne-Marie", "la main du joueur quatre"),
    ],
)
def test_who_has_several_names_is_called_by_all_or_by_one(said: str, plain: str) -> None:
    spec = Grammar.load("fr", "kingdom_builder").spec
    names = ("Jean", "Jean-Paul", "Mamie Jo", "Anne-Marie")
    assert " ".join(by_number(said.lower().split(), names, spec.people, "fr")) == plain


def test_only_a_first_name_of_several_words_is_enough() -> None:
    spec = Grammar.load("fr", "seven_kingdoms").spec
    said = "le roi et la main de Karim".lower().split()
    found = by_number(said, ("le roi Karim", "Zoé"), spec.people, "fr")
    assert " ".join(found) == "le roi et la main du joueur un"
