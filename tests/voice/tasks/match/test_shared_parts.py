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


@pytest.mark.parametrize(("position", "line", "meant"), [*LISTED, *AGREED, *STOPPED])
def test_all_that_is_listed_is_meant(position: str, line: str, meant: str) -> None:
    assert ", ".join(said("kingdom_builder", position, line).did) == meant
