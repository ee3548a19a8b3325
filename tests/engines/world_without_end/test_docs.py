"""The rules page tells of every option, names the right default, and counts the data rightly."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from heraut.engines.world_without_end import WORLD_WITHOUT_END, Box

PAGE = Path(__file__).parents[3] / "docs" / "rules-world-without-end.md"


@pytest.mark.parametrize("option", sorted(WORLD_WITHOUT_END.options))
def test_every_option_is_explained_with_its_values(option):
    page = PAGE.read_text(encoding="utf-8")
    default, *others = WORLD_WITHOUT_END.options[option]
    assert [
        line
        for line in page.splitlines()
        if f"`{option}={default}`" in line and "par défaut" in line.lower()
    ]
    for value in others:
        assert f"`{option}={value}`" in page


def test_the_page_is_made_to_be_listened_to_but_for_its_last_table():
    text, table = PAGE.read_text(encoding="utf-8").split("\n| donnée", 1)
    assert "|" not in text
    assert not [line for line in text.splitlines() if line.startswith(("- ", "* ", "    "))]
    assert all(line.startswith("|") for line in table.splitlines()[1:])


def test_the_table_counts_what_is_sourced_inferred_and_made_up():
    counted: dict[str, Counter[str]] = {}
    kinds = ("project", "donors", "site", "place", "event", "corners")
    for fact in Box.shipped().facts:
        kind = fact.item.split("_")[0]
        counted.setdefault(kind if kind in kinds else "supply", Counter())[fact.status] += 1
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    assert {*kinds, "supply"} == counted.keys()
    for kind, statuses in counted.items():
        (row,) = [line for line in rows if f"`{kind}`" in line]
        told = [int(cell) for cell in row.split("|")[2:5]]
        assert told == [statuses[status] for status in ("sourced", "inferred", "house")]
