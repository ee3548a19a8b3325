"""How two things differ is told by both of them, and no more is offered than one keeps in mind."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

BOTH = [
    ("seven_kingdoms", "qu'est-ce qui sépare un marchand d'un paysan", "merchant peasant"),
    ("seven_kingdoms", "je vois pas la différence entre le roi et la princesse", "king princess"),
    ("seven_kingdoms", "général, chevalier, c'est la même chose ?", "general knight"),
    ("seven_kingdoms", "en quoi un général est différent d'un chevalier", "general knight"),
    ("seven_kingdoms", "qu'est-ce qui change entre jouer et prendre", "play take"),
    ("seven_kingdoms", "la différence entre ma main et mon royaume ?", "hand kingdom"),
    ("kingsbridge", "qu'est-ce qui sépare échanger de passer", "exchange pass"),
]
POSITIONS = {"seven_kingdoms": "midgame", "kingsbridge": "one_empty"}


@pytest.mark.parametrize(("game", "line", "both"), BOTH)
def test_both_are_explained_whose_difference_is_asked_for(game: str, line: str, both: str) -> None:
    found = said(game, POSITIONS[game], line, "nothing")
    asked = {word.partition("=")[2] or word for one in found.did for word in one.split()}
    assert {*both.split()} <= asked, found.did


@pytest.mark.parametrize(
    ("game", "line", "meant"),
    [
        # Nobody asks how they differ, or of what the difference is asked is no word of the game.
        ("seven_kingdoms", "pas la même chose : le roi, pas le général", "do play 5"),
        ("seven_kingdoms", "c'est quoi la différence de points entre Marc et Lucas", "ask scores"),
        ("kingsbridge", "qu'est-ce qui sépare la trois de la quatre", "ask column column=3"),
        ("kingsbridge", "c'est pareil, le huit sur la trois", "do place 8 3"),
    ],
)
def test_nothing_else_is_told_apart(game: str, line: str, meant: str) -> None:
    found = said(game, POSITIONS[game], line, meant)
    assert found.verdict is Verdict.MEANT, found.did


def test_no_more_is_offered_after_an_answer_than_one_keeps_in_mind() -> None:
    found = said("kingsbridge", "ragna", "qui c'est qui paye à la fin", "nothing")
    assert "Deux :" in found.said
    assert "Trois :" not in found.said


@pytest.mark.parametrize(
    ("position", "line", "meant"),
    [
        ("asked_sixteen", "pas la cinquième, la troisième", "do take 40"),
        ("asked_sixteen", "la troisième, pas la cinquième", "do take 40"),
        ("asked_sixteen", "non pas la cinquième, la deuxième", "do take 33"),
        ("taking_king", "je prends le marchand à côté", "do take 41"),
        ("taking_king", "je vais prendre l'évêque d'à côté", "do take 9"),
    ],
)
def test_the_one_that_is_meant_is_named_by_its_place(position: str, line: str, meant: str) -> None:
    found = said("seven_kingdoms", position, line, meant)
    assert found.verdict is Verdict.MEANT, found.did


@pytest.mark.parametrize("line", ["pas la quatrième, la troisième", "pas la cinquième"])
def test_what_was_not_asked_about_is_not_replaced(line: str) -> None:
    found = said("seven_kingdoms", "asked_sixteen", line, "nothing")
    assert "do take" not in " ".join(found.did)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        (
            "six sur la quatre puis dix sur la trois et c'est tout pour moi",
            "do place 6 4; place 10 3; end",
        ),
        ("six sur la quatre et c'est tout pour moi", "do place 6 4; end"),
        ("six sur la quatre et dix sur la trois pour finir", "do place 6 4; place 10 3"),
    ],
)
def test_the_end_of_several_moves_is_meant_as_that_of_one_is(line: str, meant: str) -> None:
    found = said("kingsbridge", "ends_c", line, meant)
    assert found.did == (meant,)


@pytest.mark.parametrize("line", ["mets sur pause, deux minutes", "mets en pause deux minutes"])
def test_a_pause_of_so_many_minutes_is_one(line: str) -> None:
    found = said("kingsbridge", "agatha", line, "talk pause")
    assert found.verdict is Verdict.MEANT, found.did
