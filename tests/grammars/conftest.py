from __future__ import annotations

import pytest

from heraut.engines.kingsbridge import Hand, State
from heraut.grammars import Grammar

from ..engines.kingsbridge.position import position


@pytest.fixture(scope="session")
def grammar() -> Grammar:
    return Grammar.load("fr", "kingsbridge")


@pytest.fixture
def table() -> State:
    """Columns 3-6, 9-11, 4, 7, 1-2, 12; the seat on turn holds 3, 5, 7, 8, 12 and one unknown."""
    return position(
        [[3, 4, 5, 6], [9, 10, 11], [4], [7], [1, 2], [12]],
        [Hand((3, 5, 7, 8, 12), 1), Hand((), 6)],
        [40, 40],
        options={"cards": "table"},
    )
