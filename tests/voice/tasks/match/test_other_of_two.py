"""Who refuses one of two things that alone may be done wants the other of them."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

LEFT = [
    # A token is due, plus one or plus five.
    ("pas le plus un, l'autre", "do bonus plus_5"),
    ("le plus un m'intéresse pas, je prends l'autre", "do bonus plus_5"),
    ("non le plus un ça m'intéresse pas je le laisse", "do bonus plus_5"),
    ("le plus un j'en veux pas", "do bonus plus_5"),
    ("surtout pas le plus cinq", "do bonus plus_1"),
]


@pytest.mark.parametrize(("line", "meant"), LEFT)
def test_the_one_that_is_left_is_read_back(line: str, meant: str) -> None:
    found = said("seven_kingdoms", "bonus_1_5", line, meant)
    assert found.verdict is Verdict.MEANT, found.did
    assert "oui ou non" in found.said


@pytest.mark.parametrize("line", ["c'est quoi le plus un", "c'est pas le plus un qui compte"])
def test_what_is_only_spoken_of_is_not_refused(line: str) -> None:
    found = said("seven_kingdoms", "bonus_1_5", line, "explain plus_1")
    assert found.verdict is Verdict.MEANT, found.did


@pytest.mark.parametrize(
    "line", ["non le plus un ça m'intéresse pas je le laisse", "le jeton blason m'intéresse pas"]
)
def test_once_the_match_has_ended_that_is_told(line: str) -> None:
    found = said("seven_kingdoms", "game_over", line, "refused match_over")
    assert found.verdict is Verdict.MEANT, found.did


def test_of_chat_after_the_end_nothing_is_said_of_moves() -> None:
    found = said("seven_kingdoms", "game_over", "passe-moi le sel", "nothing")
    assert "refused match_over" not in found.did
