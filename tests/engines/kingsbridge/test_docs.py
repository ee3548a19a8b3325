"""The rules page tells of every option and value, and names the right default."""

from __future__ import annotations

from pathlib import Path

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE
from heraut.engines.kingsbridge.state import deal

PAGE = Path(__file__).parents[3] / "docs" / "rules-kingsbridge.md"


@pytest.mark.parametrize("option", sorted(KINGSBRIDGE.options))
def test_every_option_is_explained_with_its_values(option):
    page = PAGE.read_text(encoding="utf-8")
    default, *others = KINGSBRIDGE.options[option]
    (sentence,) = [
        line
        for line in page.splitlines()
        if f"`{option}={default}`" in line and "par défaut" in line.lower()
    ]
    assert sentence
    for value in others:
        assert f"`{option}={value}`" in page


def test_the_page_is_made_to_be_listened_to():
    page = PAGE.read_text(encoding="utf-8")
    assert "|" not in page
    assert not [line for line in page.splitlines() if line.startswith(("- ", "* ", "    "))]


def test_every_card_is_dealt():
    assert all(sum(deal(seats)) == 98 for seats in range(1, 6))
