"""Whole sentences of who sets a match up, and what is said in between and answers nothing."""

from __future__ import annotations

import pytest

from .typed_setup import Setup, talk

TOLD = [
    ((), "on est trois", "Trois joueurs."),
    ((), "nous sommes trois", "Trois joueurs."),
    ((), "on est deux, Marie et Luc", "Deux joueurs, Marie et Luc."),
    ((), "Marie Paul et moi", "Trois joueurs, Marie et Paul."),
    ((), "on est deux, c'est nous qui avons les cartes", "Deux joueurs et cartes de table."),
    ((), "on est deux, c'est toi qui as les cartes", "Deux joueurs et cartes de Héraut."),
    ((), "on est deux, c'est toi qui tires les cartes", "Deux joueurs et cartes de Héraut."),
    ((), "à deux, avec les cartes de l'ordi", "Deux joueurs et cartes de Héraut."),
    (
        (),
        "bonjour, on est deux, Marie et Luc, sans personnages, c'est toi qui as les cartes",
        "Deux joueurs, sans personnages, cartes de Héraut, Marie et Luc.",
    ),
    (("trois joueurs",), "la version normale", "Sans personnages."),
    (("trois joueurs",), "la première s'il te plaît", "Sans personnages."),
    (("trois joueurs",), "on va prendre la première", "Sans personnages."),
]
ELSEWHERE = [
    ("7 kingdoms", "Sept Royaumes : combien de joueurs ?"),
    ("on va jouer aux sept royaumes", "Sept Royaumes : combien de joueurs ?"),
    ("au hasard", "C'est à vous de choisir."),
    ("on tire au sort qui commence", "Au hasard. Quel jeu"),
    ("allez, ma plus petite sur la première pile", "La partie n'a pas encore commencé."),
    ("la première", "Kingsbridge : combien de joueurs ?"),
    (
        "on veut jouer aux sept royaumes, on est trois, Paul, Marie et Léa, et c'est toi qui as "
        "les cartes",
        "Sept Royaumes, trois joueurs, cartes de Héraut, Paul, Marie et Léa.",
    ),
]
NO_ANSWER = [
    "allez, ma plus petite sur la première pile",
    "je pose le sept sur la première colonne",
]
SET_UP = ("trois joueurs", "avec personnages", "cartes de table", "Ann, Bob et Zoé", "Ann commence")


@pytest.mark.parametrize(("before", "line", "told"), TOLD)
def test_an_answer_is_found_in_a_whole_sentence(
    before: tuple[str, ...], line: str, told: str
) -> None:
    _, said = talk(*before, line)
    assert told in said


@pytest.mark.parametrize(("line", "told"), ELSEWHERE)
def test_which_game_is_told_in_a_whole_sentence(line: str, told: str) -> None:
    _, said = talk(line, on=Setup(game=""))
    assert told in said


@pytest.mark.parametrize("before", [(), ("trois joueurs",), ("trois joueurs", "avec personnages")])
@pytest.mark.parametrize("line", NO_ANSWER)
def test_a_move_is_no_answer(before: tuple[str, ...], line: str) -> None:
    _, said = talk(*before, line)
    assert "La partie n'a pas encore commencé." in said


@pytest.mark.parametrize("line", ["ma main", "euh attends"])
def test_what_names_nobody_becomes_no_player(line: str) -> None:
    _, said = talk(*SET_UP[:3], line)
    assert "Quels prénoms" in said


@pytest.mark.parametrize("line", ["oui la version normale", "oui normal"])
def test_a_yes_to_what_was_read_back_begins(line: str) -> None:
    host, _ = talk(*SET_UP, line)
    assert host.result is not None


@pytest.mark.parametrize("line", ["la version normale", "oui mais sans personnages"])
def test_what_is_no_yes_or_more_begins_nothing(line: str) -> None:
    host, said = talk(*SET_UP, line)
    assert host.result is None
    assert "Je commence ?" in said
