"""Which tapped cards are there once in their box."""

from __future__ import annotations

import pytest

from heraut.nfc import CardTag
from heraut.voice.tasks.match.card_taps import is_single


@pytest.mark.parametrize(
    ("card", "single"),
    [
        (CardTag("seven_kingdoms", "17"), True),
        (CardTag("kingsbridge", "7"), False),  # one of eight
        (CardTag("kingsbridge", "7", 3), True),
        (CardTag("seven_kingdoms", "99"), False),
        (CardTag("heraut", "stop"), False),  # as many as anybody likes
    ],
    ids=str,
)
def test_a_card_is_there_once_by_its_number_or_by_its_game(card: CardTag, single: bool) -> None:
    assert is_single(card) is single
