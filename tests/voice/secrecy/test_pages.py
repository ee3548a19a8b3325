"""Nobody reads on a page, or hears on a phone, what he may not know."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from .harness import Leak
from .pages import Paged, PagedSittings
from .quick import QuickWords

SEVEN = [
    (seats, {"cards": cards, "plays": plays})
    for seats, cards, plays in (
        (2, "app", "open"),
        (3, "app", "secret"),
        (3, "table", "open"),
        (2, "table", "secret"),
    )
]
WORLD = [
    (2, {"cards": "app", "action_cards": "all"}),
    (3, {"cards": "table", "action_cards": "all"}),
]


@pytest.fixture(scope="module")
def words() -> QuickWords:
    return QuickWords("fr")


def paged(
    words: QuickWords, folder: Path, seats: int, options: Mapping[str, str], seed: str
) -> Paged:
    ears = frozenset(range(seats))
    return Paged("seven_kingdoms", seats, options, Random(seed), words, folder, ears)


@pytest.mark.parametrize(("seats", "options"), SEVEN, ids=str)
def test_pages_show_nothing_of_other_hands(
    words: QuickWords, tmp_path: Path, seats: int, options: dict[str, str], whole: bool
) -> None:
    pages = lines = 0
    for number in range(8 if whole else 1):
        proof = paged(words, tmp_path, seats, options, f"pages {seats} {options} {number}")
        proof.play()
        pages, lines = pages + proof.pages, lines + proof.lines
    print(f"\n{pages} pages compared, {lines} lines sent")
    assert pages > 10
    assert lines > 5


@pytest.mark.parametrize(("seats", "options"), WORLD, ids=str)
def test_pages_show_nothing_behind_other_screens(
    words: QuickWords, tmp_path: Path, seats: int, options: dict[str, str]
) -> None:
    ears = frozenset(range(seats))
    dice = Random(f"pages {seats} {options}")
    proof = PagedSittings("world_without_end", seats, options, dice, words, tmp_path, ears)
    for _ in range(12):  # some begin near their end
        if proof.pages <= 10 or proof.lines <= 5:
            proof.play()
    print(f"\n{proof.pages} pages compared, {proof.lines} lines sent")
    assert proof.pages > 10
    assert proof.lines > 5


def test_a_page_that_shows_a_hand_to_all_is_found(words: QuickWords, tmp_path: Path) -> None:
    proof = paged(words, tmp_path, 3, {"cards": "app"}, "leak")
    proof.leaky = True
    with pytest.raises(Leak, match="the page of"):
        proof.play()
