"""A yes with more behind it agrees and goes on: nothing of either is left out."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import opened

from .test_awaited import give
from .test_plain_talk import positions

ASKED = "mon neuf sur la cinq ?"


@pytest.mark.parametrize(
    "line",
    [
        "oui, j'ai fini",
        "oui et fin de tour",
        "c'est bon, à toi",
        "ok fini",
        "cela me convient, j'ai terminé mon tour",
        "ouais vas-y et je passe la main",
    ],
)
def test_what_waits_is_read_back_with_what_is_said_behind_the_yes(line: str) -> None:
    talk = opened(positions("kingsbridge")["middle"], "fr")
    give(talk, ASKED)
    said, played = give(talk, line)
    assert not played
    assert "Neuf sur colonne cinq, puis finir le tour" in said
    assert give(talk, "oui")[1] == ["place 9 5", "end"]


def test_who_corrects_agrees_to_nothing() -> None:
    talk = opened(positions("kingsbridge")["middle"], "fr")
    give(talk, ASKED)
    assert not give(talk, "ok, plutôt le huit sur la une")[1]
    assert give(talk, "oui")[1] == ["place 8 1"]


def test_the_end_of_the_turn_tells_what_it_leaves_out_and_waits() -> None:
    talk = opened(positions("kingsbridge")["middle"], "fr")
    give(talk, ASKED)
    said, played = give(talk, "fin de tour")
    assert not played
    assert "Je laisse : neuf sur colonne cinq." in said
    assert "Finir le tour ?" in said
    assert give(talk, "oui")[1] == ["end"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("certainement pas, nous continuons", "On continue."),
        ("on continue", "On continue."),
        ("non pas encore, on finit la manche", "On continue."),
        ("non, mon huit sur la une", "On continue."),
        ("et le huit, il va où ?", "Quitter la partie ?"),
    ],
)
def test_who_is_asked_whether_to_leave_may_go_on(line: str, told: str) -> None:
    talk = opened(positions("kingsbridge")["middle"], "fr")
    give(talk, "j'arrête")
    said, _ = give(talk, line)
    assert told in said
    assert "Pas compris" not in said


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("pourquoi je peux pas poser le neuf sur la deux", "La colonne deux finit par dix"),
        ("pourquoi ne puis-je pas mettre mon neuf sur la une ?", "La colonne un finit par sept"),
        ("pourquoi j'ai pas le droit de poser le neuf sur la cinq", "Neuf sur colonne cinq ?"),
    ],
)
def test_why_a_move_cannot_be_done_is_told_of_that_move(line: str, told: str) -> None:
    talk = opened(positions("kingsbridge")["middle"], "fr")
    give(talk, "le sept sur la deux")  # « pourquoi » alone asks about this one
    said, played = give(talk, line)
    assert told in said
    assert not played
