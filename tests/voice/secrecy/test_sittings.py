"""Un Monde Sans Fin by words and cards: nobody hears what he may not know.

``HERAUT_SECRECY_GAMES=1000 python -m pytest tests/voice/secrecy --whole -s`` is the full run;
without it there are fewer games, and without ``--whole`` one of most kinds.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from .harness import Count, Leak
from .plants import Aloud, Blunt
from .quick import QuickWords
from .sittings import Sittings

LEAST_WORLDS = 100
"""Of how many worlds it can be said whether most of them went on alike."""
GAMES = int(os.environ.get("HERAUT_SECRECY_GAMES", "0"))
SETUPS: list[tuple[int, dict[str, str]]] = [
    (seats, {"cards": cards, "action_cards": actions})
    for seats in (2, 3, 4)
    for cards in ("app", "table")
    for actions in ("all", "first_game")
]
SAMPLED = [pytest.param(*one, marks=pytest.mark.whole) if one[0] == 3 else one for one in SETUPS]


@pytest.fixture(scope="module")
def words() -> QuickWords:
    return QuickWords("fr")


def sittings(
    words: QuickWords, folder: Path, seats: int, options: Mapping[str, str], seed: str
) -> Sittings:
    dice = Random(seed)
    ears = frozenset(seat for seat in range(seats) if dice.random() < 0.3)
    reader = dice.random() < 0.5
    return Sittings("world_without_end", seats, options, dice, words, folder, ears, reader=reader)


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), SAMPLED, ids=str)
def test_nobody_hears_what_he_may_not_know(
    words: QuickWords, tmp_path: Path, seats: int, options: dict[str, str], whole: bool
) -> None:
    share = -(-(GAMES or (24 if whole else 1)) // len(SETUPS))
    games: list[Sittings] = []
    total = Count()
    # So few worlds come of some games that it is chance how many of them part.
    while len(games) < share or (len(games) < share + 5 and total.worlds < LEAST_WORLDS):
        seed = f"{seats} {sorted(options.items())} {len(games)}"
        games.append(sittings(words, tmp_path, seats, options, seed))
        total += games[-1].play()
    parted = sum(game.parted for game in games)
    print(f"\n{total}, {parted} of which parted")
    assert total.games == len(games)
    assert total.compared > 50 * len(games)
    assert 2 * parted < total.worlds


SPOILT: dict[str, tuple[int, Callable[[Any], Any]]] = {
    "what is behind a screen": (3, lambda rules: Aloud(rules, frozenset({"answer_goods"}))),
    "what was put away": (0, lambda rules: Aloud(rules, frozenset({"you_discarded"}))),
    "what may be done": (11, lambda rules: Aloud(rules, frozenset({"answer_may_play"}))),
    "why not": (0, Blunt),
}
"""What is planted, and with which game to begin: in those before, which took two minutes, nobody
asks for what would tell it."""


LONG = ("what is behind a screen", "what may be done")
"""What takes minutes to be found."""


@pytest.mark.long
@pytest.mark.parametrize(
    "what", [pytest.param(one, marks=pytest.mark.whole) if one in LONG else one for one in SPOILT]
)
def test_a_secret_said_aloud_is_found(words: QuickWords, tmp_path: Path, what: str) -> None:
    first, spoilt_by = SPOILT[what]
    put_away = what == "what was put away"
    # Which card was put away is told where Héraut has dealt it: of real cards it knows few.
    cards = "app" if put_away else "table"
    with pytest.raises(Leak):
        for number in range(first, first + 20):
            spoilt = sittings(words, tmp_path, 3, {"cards": cards}, f"{what} {number}")
            spoilt.spoilt = spoilt_by
            # What is told of a move is told where people play; all else where they ask.
            spoilt.asks = 0.1 if put_away else 0.9
            spoilt.play()
