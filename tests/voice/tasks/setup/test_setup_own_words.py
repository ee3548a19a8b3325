"""What new players typed while a match was set up: who joins, which game, whose cards."""

from __future__ import annotations

import pytest

from .typed_setup import Setup, talk


def said(host: Setup, line: str) -> str:
    return talk(line, on=host)[1]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        # Letters that are joined, and those that are not.
        ("2 joueurs, moi Jo et ma soeur Zoé", "Deux joueurs, Jo et Zoé."),
        (
            "c'est pour ma nièce et moi, elle s'appelle Capucine et moi Jérôme",
            "Deux joueurs, Capucine et Jérôme.",
        ),
        # A slip in the name of a game is nobody.
        (
            "je voudrais jouer à kingdom buider avec Camille",
            "Kingdom Builder, deux joueurs et Camille.",
        ),
        (
            "kingdom builder, je suis seule avec l'ordi, un fort",
            "Kingdom Builder, ordinateur fort.",
        ),
    ],
)
def test_nobody_joins_whom_the_words_do_not_name(line: str, told: str) -> None:
    assert said(Setup(game=""), line).startswith(told)


@pytest.mark.parametrize(
    "line",
    [
        "pas de vrai cartes, c'est toi qui les a",
        "c'est toi qui les as",
        "pas de vraies cartes",
        "l'ordi s'occupe des cartes",
    ],
)
def test_who_has_no_cards_has_those_of_heraut(line: str) -> None:
    host, asked = talk("trois joueurs sans personnages")
    assert asked.endswith("Cartes de Héraut ou cartes de table ?")
    assert said(host, line).startswith("Cartes de Héraut.")


def test_a_game_that_is_denied_is_not_taken_by_what_else_describes_it() -> None:
    told = said(Setup(game=""), "celui avec la ville de Ken Follett là, pas le monde sans fin")
    assert told.startswith("Pas compris")


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (("trois joueurs dont un ordinateur",), "Trois joueurs et contre l'ordinateur."),
        (("trois joueurs dont l'ordi",), "Trois joueurs et contre l'ordinateur."),
        (("Anna contre l'ordinateur fort", "c'est trop fort pour moi"), "Ordinateur facile."),
        (("Anna contre l'ordinateur", "pas trop fort"), "Ordinateur facile."),
        (("Anna contre l'ordinateur", "très fort"), "Ordinateur fort."),
    ],
)
def test_the_program_is_one_of_the_players_and_as_strong_as_is_wished(
    lines: tuple[str, ...], told: str
) -> None:
    assert talk(*lines, on=Setup(game="kingdom_builder"))[1].startswith(told)
