"""Players whose name has several words are called by all of it, or by one first name of it."""

from __future__ import annotations

import pytest

from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.runtime.event_loop import take
from heraut.voice.runtime.match_factory import MatchFactory, open_new

NAMES = ("Zoé", "Jean-Paul", "Mamie Jo")


def told(*lines: str) -> str:
    """Return what is answered to the last of some lines, said as 7 Kingdoms begins."""
    task = open_new(MatchFactory(), "seven_kingdoms", NAMES, {}, 7, None)
    task.match = task.match.settle()
    talk = Conversation(task)
    outputs = [take(talk, line) for line in lines]
    return " ".join(output.text for output in outputs[-1] if isinstance(output, Spoken))


@pytest.mark.parametrize(
    ("lines", "name"),
    [
        (("le score de Mamie Jo",), "Mamie Jo"),
        (("le score de mamie",), "Mamie Jo"),
        (("combien de points a Jo ?",), "Mamie Jo"),
        (("le score de jean-paul",), "Jean-Paul"),
        (("le score de Jean Paul",), "Jean-Paul"),
        (("le score de mamie", "et Jean-Paul ?"), "Jean-Paul"),
    ],
)
def test_one_first_name_of_several_is_enough(lines: tuple[str, ...], name: str) -> None:
    assert told(*lines).startswith(f"{name} :")


def test_who_does_not_play_is_still_told_not_to() -> None:
    assert told("combien de points a pépé Marcel ?").startswith(
        "Personne ne s'appelle Pépé Marcel ici."
    )
    assert "Mamie" not in told("le score de Paul et Virginie").partition(".")[0]
