"""Nobody reads on a page, or hears on a phone, what he may not know."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from heraut.engines.match import Match
from heraut.engines.protocol import PUBLIC, Seat

from .dealt import compared
from .harness import Leak
from .pages import Paged, PagedSittings
from .quick import QuickWords

SEVEN = [
    (seats, {"cards": cards, "plays": plays}) for seats, cards, plays in ((3, "app", "secret"),)
]
SEVEN += [
    pytest.param(2, {"cards": cards, "plays": plays}, marks=pytest.mark.whole)
    for cards, plays in (("app", "open"), ("table", "secret"), ("table", "open"))
]
WORLD = [
    (2, {"cards": "app", "action_cards": "all"}),
    pytest.param(3, {"cards": "table", "action_cards": "all"}, marks=pytest.mark.whole),
]


@pytest.fixture(scope="module")
def words() -> QuickWords:
    return QuickWords("fr")


def paged(
    words: QuickWords, folder: Path, seats: int, options: Mapping[str, str], seed: str
) -> Paged:
    ears = frozenset(range(seats))
    return Paged("seven_kingdoms", seats, options, Random(seed), words, folder, ears)


@pytest.mark.long
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


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), WORLD, ids=str)
def test_pages_show_nothing_behind_other_screens(
    words: QuickWords, tmp_path: Path, seats: int, options: dict[str, str], whole: bool
) -> None:
    ears = frozenset(range(seats))
    dice = Random(f"pages {seats} {options}")
    proof = PagedSittings("world_without_end", seats, options, dice, words, tmp_path, ears)
    most = 30 if whole else 10
    for _ in range(12):  # some begin near their end
        if proof.pages <= most or proof.lines <= 5:
            proof.play()
    print(f"\n{proof.pages} pages compared, {proof.lines} lines sent")
    assert proof.pages > 10
    assert proof.lines > 5


DEALT = [
    pytest.param("kingsbridge", 2, {"cards": "app"}, marks=pytest.mark.whole),
    ("kingsbridge", 3, {"cards": "app", "mode": "characters"}),
    ("kingdom_builder", 2, {"cards": "app"}),
    pytest.param("kingdom_builder", 4, {"cards": "app"}, marks=pytest.mark.whole),
]


@pytest.mark.parametrize(("game", "seats", "options"), DEALT, ids=str)
def test_pages_show_nothing_of_cards_without_a_number(
    words: QuickWords, tmp_path: Path, game: str, seats: int, options: dict[str, str], whole: bool
) -> None:
    ears = frozenset(range(seats))
    dice = Random(f"pages {game} {seats}")
    proof = Paged(game, seats, options, dice, words, tmp_path, ears)
    compared(proof, 400 if whole else 6)
    print(f"\n{proof.pages} pages compared, {proof.lines} lines sent")
    assert proof.lines > 3


class Neighbours(Paged):
    """Pages that leak: the table sees what the seat after the one on turn sees."""

    def page(self, match: Match, viewer: Seat) -> str:
        """Return a page of somebody else."""
        turn = match.to_act
        if viewer == PUBLIC and turn is not None and turn >= 0:
            return super().page(match, (turn + 1) % self.seats)
        return super().page(match, viewer)


@pytest.mark.parametrize("game", ["kingsbridge", "kingdom_builder"])
def test_a_page_that_shows_a_card_to_all_is_found(
    words: QuickWords, tmp_path: Path, game: str
) -> None:
    dice, ears = Random(f"leak {game}"), frozenset(range(2))
    proof = Neighbours(game, 2, {"cards": "app"}, dice, words, tmp_path, ears)
    with pytest.raises(Leak, match="the page of"):
        compared(proof, 20)


def test_a_page_that_shows_a_hand_to_all_is_found(words: QuickWords, tmp_path: Path) -> None:
    proof = paged(words, tmp_path, 3, {"cards": "app"}, "leak")
    proof.leaky = True
    with pytest.raises(Leak, match="the page of"):
        proof.play()
