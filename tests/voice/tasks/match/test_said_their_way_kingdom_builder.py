"""Kingdom Builder: what people said who had not read the guide, and other ways to say it."""

from __future__ import annotations

import pytest

from .test_plain_talk import said

MEANT = [
    # How long the match lasts; « tour » is a tile only where it is spoken of as one.
    ("mid", "combien de tours encore", "ask round"),
    ("mid", "encore combien de tours", "ask round"),
    ("mid", "il reste combien de tours ?", "ask round"),
    ("mid", "ça finit dans combien de tours", "ask round"),
    ("mid", "dans combien de manches ça se termine", "ask round"),
    ("late", "on joue encore combien de tours", "ask round"),
    ("mid", "que fait la tour", "ask what_does tile=tower"),
    ("mid", "combien de cités encore", "ask supply"),
    ("mid", "décris le plateau", "ask describe_table"),
    ("mid", "à quoi ressemble le plateau ?", "ask describe_table"),
]


@pytest.mark.parametrize(("position", "line", "meant"), MEANT)
def test_kingdom_builder_knows_what_is_meant(position: str, line: str, meant: str) -> None:
    told = said("kingdom_builder", position, line, *meant.split(" | "))
    assert any(one.startswith(meant) for one in told.did), told.did


def test_who_asks_how_long_it_lasts_hears_how_many_rounds_at_most() -> None:
    told = said("kingdom_builder", "mid", "combien de tours encore", "ask round")
    assert "onze au plus" in told.said
