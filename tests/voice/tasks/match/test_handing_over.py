"""Who ends a turn by saying whose turn comes, and what is asked about the forest one is in."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

ENDS = [
    "j'ai fini, au suivant",
    "j'ai fini, à Nathan",
    "c'est bon, à Nathan",
    "voilà, c'est à Nathan",
    "à Nathan de jouer",
    "ok next",
    "terminé pour moi, Nathan c'est à toi",
    "terminé pour Lucas",
]


@pytest.mark.parametrize("line", ENDS)
def test_who_says_whose_turn_comes_ends_the_turn(line: str) -> None:
    assert said("kingsbridge", "placed", line, "do end").verdict is Verdict.MEANT


ASKED = [
    ("kingsbridge", "placed", "c'est à Nathan ?", "ask turn"),
    ("kingsbridge", "middle", "on est à quel tour là", "ask turn"),
    ("kingsbridge", "middle", "par où je commence", "talk help"),
    ("kingdom_builder", "mid_other", "il en a pour longtemps paul", "ask turn"),
    (
        "kingdom_builder",
        "on_forest",
        "dans cette forêt-ci, combien il reste de cases vides",
        "ask extent landmark=forest hex=P16 free=1",
    ),
    (
        "kingdom_builder",
        "on_forest",
        "cette forêt elle fait combien",
        "ask extent landmark=forest hex=P16",
    ),
    ("kingdom_builder", "too_far", "suis la rivière", "ask extent landmark=water hex=H12"),
    (
        "kingdom_builder",
        "oasis_done",
        "j'active l'oasis et je la pose à droite de ma deuxième",
        "do use oasis Q9",
    ),
    ("kingdom_builder", "on_forest", "détaille la forêt", "ask extent landmark=forest"),
    (
        "seven_kingdoms",
        "midgame",
        "mon cinq, je l'ai validé ou il est encore dans ma main",
        "ask where card=5",
    ),
]


@pytest.mark.parametrize(("game", "position", "line", "meant"), ASKED)
def test_what_is_asked_in_other_words_is_told(
    game: str, position: str, line: str, meant: str
) -> None:
    found = said(game, position, line, meant)
    assert found.verdict is Verdict.MEANT, found.did
