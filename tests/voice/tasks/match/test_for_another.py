"""What is said to somebody else at the table, by name, and what is asked of somebody named."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .played_matches import give, new
from .test_plain_talk import said

WORLD = "world_without_end"
KINGDOM = "kingdom_builder"

FOR_ANOTHER = [
    (KINGDOM, "first_forest", "Tom, tu me passes les chips s'il te plaît ?"),
    (KINGDOM, "first_forest", "Dis Tom, tu peux fermer la fenêtre s'il te plaît ?"),
    (KINGDOM, "first_forest", "Tu me ressers du café, Inès ?"),
    (KINGDOM, "mid", "Chérie, tu peux éteindre la télé, j'entends rien"),
    (WORLD, "turn", "Wesh Paul, lâche les chips, tu fous du gras partout"),
    (WORLD, "free_house", "Marie, passe-moi donc les chips, t'es fine."),
    (WORLD, "wheat_played", "Chéri, tu peux baisser le four, ça sent le brûlé."),
    (WORLD, "turn", "Paul, tu peux baisser la radio ?"),
]
ASKED_OF_ANOTHER = [
    (KINGDOM, "first_forest", "Tom, il a combien de points ?", "ask scores seat=2"),
    (KINGDOM, "mid", "Paul, c'est quoi tes plaquettes ?", "ask tiles seat=4"),
    (WORLD, "turn", "Sophie, elle a quoi comme maisons ?", "ask houses seat=3"),
    (
        WORLD,
        "second_round",
        "Pourriez-vous me rappeler, je vous prie, ce que Sophie a joué jusqu'ici ?",
        "ask played_cards seat=3",
    ),
    (WORLD, "game_over", "D'où viennent les points de Paul ?", "ask score_details seat=2"),
]


@pytest.mark.parametrize(("game", "position", "line"), FOR_ANOTHER)
def test_what_is_asked_of_somebody_at_the_table_asks_nothing_here(
    game: str, position: str, line: str
) -> None:
    assert said(game, position, line, "nothing").did == ()


@pytest.mark.parametrize(("game", "position", "line", "meant"), ASKED_OF_ANOTHER)
def test_a_question_about_somebody_who_is_named_is_about_them(
    game: str, position: str, line: str, meant: str
) -> None:
    found = said(game, position, line, meant)
    assert found.verdict is Verdict.MEANT, found.did


def test_agreeing_to_what_was_said_of_a_thing_plays_nothing_at_once() -> None:
    line = "ok pour le pont, et les autres chantiers, ils en sont où ?"
    found = said(WORLD, "bridge_described", line, "ask projects")
    assert found.verdict is not Verdict.WRONG, found.did


@pytest.mark.parametrize(
    "line",
    [
        "et Sara c'est la plus petite",
        "Sara joue la deuxième",
        "Sara met la dernière",
        "Sara prend rien",
        "puis Tom la plus grosse",
    ],
)
def test_the_move_of_somebody_who_is_not_to_act_is_not_proposed_to_who_is(line: str) -> None:
    # « Jouer ta première carte ? » was asked of Lucie.
    talk = new("seven_kingdoms", ("Lucie", "Tom", "Sara"), {}, 5)
    give(talk, "je joue la plus grosse")
    told, played = give(talk, line)
    assert told.startswith("Ce n'est pas à ") and not played
