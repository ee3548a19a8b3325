"""Where something lies near something else: asked in any words, and told from what waits."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import opened

from .played_matches import give
from .test_plain_talk import positions


def said(position: str, *lines: str) -> str:
    talk = opened(positions("kingdom_builder")[position], "fr")
    return [give(talk, line)[0] for line in lines][-1]


@pytest.mark.parametrize(
    ("line", "plainly"),
    [
        ("y a-t-il un canyon près d'une taverne ?", "la plus proche de la taverne"),
        ("c'est lesquels, les canyons à côté d'un château ?", "la plus proche du château"),
        ("canyon au bord de l'eau, c'est où ?", "la plus proche de l'eau"),
        ("quels canyons touchent un château ?", "la plus proche du château"),
        ("où sont les canyons à côté de l'eau", "la plus proche de l'eau"),
    ],
)
def test_what_lies_near_is_asked_in_any_words(line: str, plainly: str) -> None:
    assert said("first_canyon", line) == said("first_canyon", plainly)


@pytest.mark.parametrize(
    "line", ["je voudrais bâtir à l'ouest du château", "mets-en une à gauche d'un château"]
)
def test_which_side_of_it_is_said_in_any_words(line: str) -> None:
    assert said("first_canyon", line) == said("first_canyon", "à l'ouest du château")
    asked = said("first_canyon", "où je peux bâtir à gauche du château ?")
    assert asked.startswith("Henri deux, juste à côté d'un château.")


def test_another_terrain_is_told_with_that_nothing_may_be_built_there() -> None:
    told = said("first_canyon", "y a-t-il une prairie près d'une taverne ?")
    assert told.startswith("Prairie, où tu ne peux pas construire : ")
    assert told != said("first_canyon", "y a-t-il un canyon près d'une taverne ?")


@pytest.mark.parametrize(
    ("position", "line", "plainly"),
    [
        ("barn", "où je peux déménager avec la grange ?", "où puis-je jouer avec la grange"),
        ("farm_oasis", "avec la ferme, où pourrais-je placer une cité ?", "avec la ferme"),
        ("farm_oasis", "cases possibles ferme", "avec la ferme"),
        ("farm_paddock", "où est-ce que je peux aller avec l'enclos ?", "avec l'enclos"),
    ],
)
def test_where_a_tile_leads_is_asked_in_any_words(position: str, line: str, plainly: str) -> None:
    plain = said(position, f"où puis-je jouer {plainly[plainly.index('avec') :]}")
    assert said(position, line).startswith(plain)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("non, une case à gauche", "D'accord, je laisse. Isabelle dix-sept : eau."),
        ("pas là, à gauche", "D'accord, je laisse. Isabelle dix-sept : eau."),
        ("non, pas là, une case plus haut", "Construire en Henri dix-huit ? Dis oui ou non."),
    ],
)
def test_another_place_is_told_from_the_one_that_waits(line: str, expected: str) -> None:
    assert said("first_canyon", "I18", line) == expected


def test_a_place_further_down_is_no_softer_voice() -> None:
    told = said("first_canyon", "je pose en H18", "Non pas là, une case plus bas")
    assert "voix" not in told
