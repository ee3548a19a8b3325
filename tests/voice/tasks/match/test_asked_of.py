"""What was asked about or is awaited, what goes back, and what asks behind a name."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

GAME = "world_without_end"
SAID = [
    # What was asked about, and what has to come before it.
    ("harvest_described", "d'accord je fais ça", "do play harvest"),
    ("harvest_described", "celle-là", "do play harvest"),
    ("site_described", "ben celui-là", "do play house; house 6"),
    ("gift_described", "ok je leur en fais un", "do play donation; donate hospital"),
    ("gift_described", "va pour ça", "do play donation; donate hospital"),
    # Taken back once more, and not.
    ("undone", "ah non, remets comme avant", "do material stone"),
    ("undone", "finalement remets comme c'était", "do material stone"),
    ("paul_played", "finalement remets comme avant", "talk undo"),
    ("privilege_played", "je reviens en arrière", "talk undo"),
    ("paul_played", "reviens un cran en arrière", "talk undo"),
    ("paul_played", "on fait un pas en arrière", "talk undo"),
    # A question that begins as a reason does plays nothing.
    ("turn", "un don, ça me rapporte quoi en fin de compte", "ask what_does action=donation"),
    ("turn", "un projet de construction qu'est-ce que ça rapporte", "ask what_does action=project"),
    ("turn", "le privilège, qu'est-ce que ça fait au juste", "ask what_does action=privilege"),
    ("turn", "la médecine ça me donne quoi à la fin", "ask what_does action=medicine"),
    ("turn", "la manufacture, kékséksa ?", "explain weaving"),
    # A name with talk around it is what is awaited, though another move could begin with it.
    ("discard_asked", "celle dont j'ai le moins besoin… le don", "do discard donation"),
    ("discard_asked", "le don cette fois", "do discard donation"),
    ("discard_asked", "je crois que le don", "do discard donation"),
    ("discard_asked", "je joue le don", "refused discard_first"),
    ("discard_asked", "je fais un don", "refused discard_first"),
    ("giving", "même chose que d'hab : la laine", "do give wool"),
    ("removing", "comme d'hab, la trois", "do remove 3"),
    ("house_placed", "pour la carte cachée ce sera faveur", "do discard favour"),
    # And a reason asks nothing.
    ("turn", "la récolte, qu'est-ce que tu veux", "do play harvest"),
]


@pytest.mark.parametrize(("position", "line", "meant"), SAID)
def test_it_is_meant(position: str, line: str, meant: str) -> None:
    found = said(GAME, position, line, meant)
    assert found.verdict is Verdict.MEANT, found.did


@pytest.mark.parametrize("line", ["je fais ça", "celle-là", "ça", "là"])
def test_where_nothing_was_asked_nothing_is_pointed_at(line: str) -> None:
    told = said(GAME, "turn", line, "trouble nothing-pointed-at")
    assert told.verdict is Verdict.MEANT, told.did


def test_who_asks_of_what_was_told_plays_nothing() -> None:
    assert said(GAME, "harvest_described", "ça ?", "do play harvest").verdict is Verdict.OTHER
