"""What sounds like a move and only tells where it may be says that nothing was played."""

from __future__ import annotations

import pytest

from heraut.grammars import Grammar
from heraut.grammars.move_verbs import sounds_like_a_move
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.evaluation.understanding import opened

from .test_plain_talk import positions

NOTHING = "Je n'ai rien posé."


def told(talk: Conversation, line: str) -> str:
    return " ".join(one.text for one in talk.typed(line) if isinstance(one, Spoken))


@pytest.mark.parametrize(
    "line",
    [
        *("pose à côté de l'eau", "je pose au bord sud", "construis à côté de l'eau"),
        *("mets près de l'eau", "alors je bâtis près de l'eau", "place au bord sud"),
    ],
)
def test_what_sounds_like_a_move_tells_where_and_that_nothing_was_placed(line: str) -> None:
    talk = opened(positions("kingdom_builder")["grass_one"], "fr")
    assert NOTHING in told(talk, line)
    # What it tells to say then is understood.
    assert "Construire en" in told(talk, "la première")


@pytest.mark.parametrize("line", ["oui", "ouais", "pose ici"])
def test_which_one_is_asked_where_what_is_said_then_names_none(line: str) -> None:
    talk = opened(positions("kingdom_builder")["grass_one"], "fr")
    told(talk, "pose à côté de l'eau")
    assert told(talk, line).startswith("Laquelle ?")
    assert "Construire en" in told(talk, "la deuxième")


def test_a_yes_to_nothing_is_told_so_after_something_else_was_said() -> None:
    talk = opened(positions("kingdom_builder")["grass_one"], "fr")
    told(talk, "pose à côté de l'eau")
    told(talk, "ma carte")
    assert told(talk, "oui").startswith("Je n'ai rien demandé")


@pytest.mark.parametrize(
    "line", ["la case la plus proche de l'eau", "à côté de l'eau", "où puis-je poser", "ma carte"]
)
def test_what_only_asks_is_only_answered(line: str) -> None:
    talk = opened(positions("kingdom_builder")["grass_one"], "fr")
    said = told(talk, line)
    assert said and NOTHING not in said


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("kingsbridge", "où puis-je poser le sept"),
        ("seven_kingdoms", "que puis-je prendre"),
        ("world_without_end", "les options"),
    ],
)
def test_questions_of_other_games_do_not_sound_like_moves(game: str, line: str) -> None:
    assert not sounds_like_a_move(Grammar.load("fr", game), line)
