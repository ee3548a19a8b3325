"""Nobody hears what he may not know, in whole games by words, cards and both.

``HERAUT_SECRECY_GAMES=1000 python -m pytest tests/voice/secrecy --whole -s`` is the full run;
without it there are fewer games, and without ``--whole`` one of most kinds.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from heraut.grammars import Grammar

from .harness import Count, Leak, Proof
from .plants import Aloud
from .quick import QuickWords

GAMES = int(os.environ.get("HERAUT_SECRECY_GAMES", "0"))
SETUPS: list[tuple[str, int, dict[str, str]]] = [
    ("seven_kingdoms", seats, {"cards": cards, "plays": plays})
    for seats in (2, 3, 4)
    for cards in ("app", "table")
    for plays in ("open", "secret")
]
SAMPLE = [*SETUPS[:4], ("seven_kingdoms", 4, {"cards": "app", "plays": "secret"})]
SAMPLED = [one if one in SAMPLE else pytest.param(*one, marks=pytest.mark.whole) for one in SETUPS]


@pytest.fixture(scope="module")
def words() -> QuickWords:
    return QuickWords("fr")


def proof(
    words: QuickWords, folder: Path, game: str, seats: int, options: Mapping[str, str], seed: str
) -> Proof:
    dice = Random(seed)
    ears = frozenset(seat for seat in range(seats) if dice.random() < 0.5)
    return Proof(game, seats, options, dice, words, folder, ears, reader=dice.random() < 0.5)


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats", "options"), SAMPLED, ids=str)
def test_nobody_hears_what_he_may_not_know(
    words: QuickWords, tmp_path: Path, game: str, seats: int, options: dict[str, str], whole: bool
) -> None:
    share = -(-(GAMES or (24 if whole else 1)) // len(SETUPS))
    told: list[Count] = []
    # Not every game comes to its end; one at least is to be heard to it.
    while len(told) < share or (len(told) < share + 5 and not any(each.ended for each in told)):
        seed = f"{game} {seats} {sorted(options.items())} {len(told)}"
        told.append(proof(words, tmp_path, game, seats, options, seed).play())
    games, sentences = sum(each.games for each in told), sum(each.sentences for each in told)
    compared, worlds = sum(each.compared for each in told), sum(each.worlds for each in told)
    print(f"\n{games} games: {sentences} sentences, {compared} compared in {worlds} worlds")
    assert games == len(told)
    assert sum(each.ended for each in told) >= max(1, games // 2)
    assert compared > 50 * games


@pytest.mark.long
@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("you_committed", {"plays": "secret"}),
        ("you_refilled", {"cards": "app"}),
        ("you_drew", {"cards": "table"}),
        ("answer_hand", {"cards": "app"}),
    ],
    ids=str,
)
def test_a_secret_said_aloud_is_found(
    words: QuickWords, tmp_path: Path, key: str, options: dict[str, str]
) -> None:
    checked = proof(words, tmp_path, "seven_kingdoms", 3, options, key)
    checked.spoilt = lambda rules: Aloud(rules, frozenset({key}))
    with pytest.raises(Leak):
        for _ in range(20):
            checked.play()


def test_a_tapped_card_that_is_named_to_all_is_found(words: QuickWords, tmp_path: Path) -> None:
    shipped = Path(str(files("heraut.grammars"))) / "fr"
    spoilt = shutil.copytree(shipped, tmp_path / "fr") / "seven_kingdoms.yaml"
    text, found = re.subn(r" +hidden:\n( {6}.*\n)+", "", spoilt.read_text(encoding="utf-8"))
    assert found == 1
    spoilt.write_text(text, encoding="utf-8")
    checked = proof(words, tmp_path, "seven_kingdoms", 3, {"cards": "app"}, "taps")
    checked.grammar = Grammar.read(tmp_path, "fr", "seven_kingdoms")
    with pytest.raises(Leak):
        for _ in range(5):
            checked.play()
