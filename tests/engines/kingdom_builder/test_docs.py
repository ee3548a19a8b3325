"""The rules page tells of every option and value, and names the right default."""

from __future__ import annotations

from pathlib import Path

import pytest

from heraut.engines.kingdom_builder import KINGDOM_BUILDER

PAGE = Path(__file__).parents[3] / "docs" / "rules-kingdom-builder.md"


@pytest.mark.parametrize("option", sorted(KINGDOM_BUILDER.options))
def test_every_option_is_explained_with_its_values(option):
    page = PAGE.read_text(encoding="utf-8")
    default, *others = KINGDOM_BUILDER.options[option]
    assert [
        line
        for line in page.splitlines()
        if f"`{option}={default}`" in line and "par défaut" in line.lower()
    ]
    for value in others:
        assert f"`{option}={value}`" in page


def test_the_page_is_made_to_be_listened_to():
    page = PAGE.read_text(encoding="utf-8")
    assert "|" not in page
    assert not [line for line in page.splitlines() if line.startswith(("- ", "* ", "    "))]
