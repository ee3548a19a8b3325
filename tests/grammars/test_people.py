"""First names that are typed are players' numbers."""

from __future__ import annotations

import pytest

from heraut.grammars import Grammar
from heraut.grammars.typed.people import by_number, by_pronoun


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


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("et lui ?", "et joueur deux ?"),
        ("et lui, il a combien d'or ?", "et joueur deux, il a combien d'or ?"),
        ("lui il a quoi ?", "joueur deux il a quoi ?"),
        ("il a combien de points, lui ?", "joueur deux a combien de points, ?"),
        ("combien elle a de cartes", "combien joueur deux a de cartes"),
        ("qu'est-ce qu'il a comme cartes ?", "qu'est-ce qu' joueur deux a comme cartes ?"),
        ("c'est à elle ?", "c'est au joueur deux ?"),
        ("c'est le score de lui ça ?", "c'est le score du joueur deux ça ?"),
        ("c'est quoi son score ?", "c'est quoi le score du joueur deux ?"),
        ("combien de points il a ?", "combien de points a joueur deux ?"),
        ("combien de points il a, lui", "combien de points a joueur deux,"),
        ("combien de cases il y a", "combien de cases il y a"),
        ("il en a combien de cases il a vue", "il en a combien de cases il a vue"),
        ("et ses cartes?", "et les cartes du joueur deux?"),
        # What is no person, or nothing that is asked of one.
        ("il reste combien de cartes ?", "il reste combien de cartes ?"),
        ("le pont il a combien de pierres", "le pont il a combien de pierres"),
        ("elle est où la carte sept", "elle est où la carte sept"),
        ("je lui donne le sept", "je lui donne le sept"),
        ("qu'est-ce qu'il y a là ?", "qu'est-ce qu'il y a là ?"),
        ("il n'y a qu'un seul roi", "il n'y a qu'un seul roi"),
        ("le roi et ses paysans", "le roi et ses paysans"),
    ],
)
def test_a_pronoun_is_a_player_where_it_is_somebody(said: str, plain: str) -> None:
    spec = Grammar.load("fr", "kingdom_builder").spec
    assert " ".join(by_pronoun(said.split(), 2, spec.people, "fr")) == plain
