"""What was begun and is given up by its name, and what is said of a tile that was forgotten."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

LINES = [
    ("asked_paddock", "laisse faire l'enclos", "reply no"),
    ("asked_paddock", "finalement pas l'enclos", "reply no"),
    ("begun_tower", "laisse tomber la tour en fait", "reply no"),
    ("begun_tower", "non finalement pas la tour", "reply no"),
    ("begun_tower", "tant pis pour la tour", "reply no"),
    # It is named, and kept or placed.
    ("begun_tower", "laisse la tour en A4", "do use tower A4"),
    ("ended", "oups j'avais oublié ma ferme", "talk undo"),
    ("where_read", "c'est bon, j'ai compris", "talk stop"),
    ("where_read", "ça va, on a compris", "talk stop"),
    ("where_read", "j'ai pas compris", "talk repeat"),
]


@pytest.mark.parametrize(("position", "line", "meant"), LINES)
def test_what_is_given_up_is_left(position: str, line: str, meant: str) -> None:
    found = said("kingdom_builder", position, line, meant)
    assert found.verdict is Verdict.MEANT, found.did


@pytest.mark.parametrize("line", ["oublie pas la tour", "pas la tour, la ferme", "la tour"])
def test_what_is_not_given_up_goes_on(line: str) -> None:
    assert said("kingdom_builder", "begun_tower", line).did != ("reply no",)
