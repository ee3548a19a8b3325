"""What is declined, whatever else is said of it."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

WORLD = "world_without_end"

DECLINED = [
    (WORLD, "alms", "deux points pour deux or, non merci", "do pass"),
    (WORLD, "alms", "deux or, et c'est Paul qui rigole, non merci", "do pass"),
    (WORLD, "blue_offer", "une laine contre un or, très peu pour moi", "do pass"),
    (WORLD, "begging_asked", "non, la mendicité me fait pas peur", "do pass"),
    (WORLD, "begging_asked", "non, je garde mes deux loyauté", "do pass"),
    (WORLD, "declined", "non merci, ma laine je la garde", "do pass"),
    ("kingsbridge", "wigelm_gave", "non merci, personne d'autre, ça suffit", "do stop"),
]
SOMETHING_ELSE = [
    (WORLD, "begging_asked", "non, je paie une loyauté", "piece begun=protect"),
    (WORLD, "begging_asked", "non mais c'est quoi, la mendicité ?", "explain begging"),
    (WORLD, "begging_asked", "non, c'est quoi la mendicité", "explain begging"),
    (WORLD, "turn", "non, la récolte", "do play harvest"),
    ("kingdom_builder", "asked_confirm", "c'est ça le problème", "talk why"),
]
AFTER_ALL = [
    (WORLD, "declined", "j'ai dit non trop vite, je la donne quand même, ma laine"),
    (WORLD, "declined", "j'ai refusé trop vite, en fait je veux bien l'échange"),
    (WORLD, "declined", "ben non, attends, j'la veux, finalement, l'affaire des trois pièces"),
    (WORLD, "declined", "je me suis trompée en disant non, je fais l'échange"),
    (WORLD, "declined", "finalement je la veux"),
]


@pytest.mark.parametrize(("game", "position", "line"), AFTER_ALL)
def test_who_declined_too_soon_takes_it_all_the_same(game: str, position: str, line: str) -> None:
    found = said(game, position, line, "correct exchange i-02")
    assert found.verdict is Verdict.MEANT, found.did


@pytest.mark.parametrize(("game", "position", "line", "meant"), DECLINED)
def test_the_reason_for_declining_plays_nothing(
    game: str, position: str, line: str, meant: str
) -> None:
    found = said(game, position, line, meant)
    assert found.verdict is Verdict.MEANT, found.did


@pytest.mark.parametrize(("game", "position", "line", "meant"), SOMETHING_ELSE)
def test_a_no_before_something_else_declines_nothing(
    game: str, position: str, line: str, meant: str
) -> None:
    found = said(game, position, line, meant)
    assert found.verdict is Verdict.MEANT, found.did
    assert "do pass" not in found.did


def test_who_praises_the_ear_says_yes() -> None:
    line = "c'est bien ça, tu as l'oreille fine"
    found = said("kingdom_builder", "asked_confirm", line, "reply yes")
    assert found.verdict is Verdict.MEANT, found.did
