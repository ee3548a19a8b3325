"""What is listed without saying all of it each time, and what is said beside a yes or a stop."""

from __future__ import annotations

import pytest

from .test_plain_talk import said

LISTED = [
    ("desert_again", "K treize et dix-sept, et L seize", "do build K13; build K17; build L16"),
    ("desert_again", "K treize, dix-sept et L seize", "do build K13; build K17; build L16"),
    (
        "first_desert",
        "je pose en K douze, treize et quatorze",
        "do build K12; build K13; build K14",
    ),
    ("first_desert", "mets-les en K13 et 14, et finis en 15", "do build K13; build K14; build K15"),
    # A number that counts shares nothing.
    ("first_desert", "K treize et deux à droite", "do build K13; build K14; build K15"),
    ("first_canyon", "F douze et treize, puis G douze", "do build F12, refused wrong_terrain"),
]

AGREED = [
    ("asked_confirm", "C'est ça, F onze", "do build F11, reply yes"),
    ("asked_confirm", "c'est bien ça F11", "do build F11, reply yes"),
    ("asked_confirm", "tout à fait, la F onze", "do build F11, reply yes"),
    ("asked_confirm", "C'est ça, F douze", "do build F12"),
    ("asked_confirm", "Non, F douze", "do build F12"),
]

STOPPED = [
    ("mid", "arrête s'il te plaît", "talk stop"),
    ("asked_confirm", "arrête, s'il te plaît", "talk stop"),
    ("mid", "ralentissez, je vous prie", "talk slower"),
    ("mid", "vous parlez un peu vite pour moi, ralentissez, je vous prie", "talk slower"),
    ("mid", "Bon, on arrête là s'il vous plaît", "talk quit"),
]


HELD_UP = [
    ("grass_o5", "attends, enlève-la", "talk undo"),
    ("canyon_one", "attends, annule", "talk undo"),
    ("farm_oasis", "et Tom, dis-moi, qu'est-ce qu'il a ramassé comme jetons ?", "ask tiles seat=2"),
    ("mid", "et Karim, dis-moi un peu, il a combien de points ?", "ask scores seat=2"),
    ("asked_confirm", "C'est bien la case à laquelle je pensais, oui.", "do build F11, reply yes"),
    # Who only waits, or plays, does no less.
    ("first_canyon", "attends un peu, je réfléchis", "talk wait"),
    ("first_canyon", "attends, je pose en F11", "do build F11"),
]

RENOUNCED = [
    (
        "two_missing",
        "Une loyauté pour la piété, et pour l'or je laisse tomber.",
        "do protect piety",
    ),
    (
        "two_missing",
        "Je paie une loyauté pour la piété, et le tribunal tant pis, j'assume.",
        "do protect piety",
    ),
    ("two_missing", "La piété je la protège, l'or je m'en passe", "do protect piety"),
    ("sale_asked", "deux laines, le tissu je m'en passe", "do sell wool 2"),
    ("begging_asked", "tant pis", "do pass"),
    ("turn", "est-ce que je suis premier ?", "ask scores"),
]


@pytest.mark.parametrize(("position", "line", "meant"), [*LISTED, *AGREED, *STOPPED, *HELD_UP])
def test_all_that_is_listed_is_meant(position: str, line: str, meant: str) -> None:
    assert ", ".join(said("kingdom_builder", position, line).did) == meant


@pytest.mark.parametrize(("position", "line", "meant"), RENOUNCED)
def test_what_is_renounced_is_not_meant(position: str, line: str, meant: str) -> None:
    assert ", ".join(said("world_without_end", position, line).did) == meant
