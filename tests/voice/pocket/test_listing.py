"""docs/pocket-round.md is what is heard today."""

from __future__ import annotations

from pathlib import Path

from .listing import heard

PAGE = Path(__file__).parents[3] / "docs" / "pocket-round.md"


def test_the_round_that_is_shown_is_the_one_that_is_heard() -> None:
    shown = [line[2:] for line in PAGE.read_text(encoding="utf-8").splitlines() if line[:2] == "- "]
    assert len(shown) > 20
    assert shown == list(heard())
