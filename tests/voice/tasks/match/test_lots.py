"""Who begins may be left to chance, in all games in which the table has to say it."""

from __future__ import annotations

import pytest

from heraut.engines.match import Match
from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

ASKED = {
    "kingdom_builder": ("who_begins", "do first 3"),
    "seven_kingdoms": ("first_player_open", "do first 2"),
    "world_without_end": ("fresh", "do first 3"),
}
"""Where it is asked, and what chance says there."""


@pytest.mark.parametrize("game", ASKED)
@pytest.mark.parametrize(
    "line",
    [
        "au hasard",
        "on n'a qu'à tirer au sort",
        "peu importe qui commence, prends quelqu'un au hasard",
        "on s'en fiche, prends qui tu veux",
        "bah comme tu veux",
        "tu peux tirer au sort ?",
        "décide pour nous",
        "pile ou face",
    ],
)
def test_chance_says_who_begins_where_people_leave_it_to_chance(game: str, line: str) -> None:
    position, drawn = ASKED[game]
    assert said(game, position, line, drawn).did == (drawn,)


@pytest.mark.parametrize("game", ASKED)
@pytest.mark.parametrize(
    "line", ["pas au hasard", "je sais pas", "qui commence ?", "c'est le plus jeune qui commence"]
)
def test_nobody_is_drawn_by_what_leaves_nothing_to_chance(game: str, line: str) -> None:
    position, drawn = ASKED[game]
    one = said(game, position, line, drawn)
    assert one.verdict in (Verdict.MISSED, Verdict.OTHER)


def test_nothing_is_drawn_where_cards_tell() -> None:
    one = said("seven_kingdoms", "midgame", "au hasard", "nothing")
    assert one.did == () and one.verdict is Verdict.MEANT


def test_only_who_begins_is_left_to_chance_and_it_follows_from_the_seed() -> None:
    matches = [Match.new("world_without_end", 4, {"cards": "table"}, seed) for seed in range(40)]
    drawn = [match.lot() for match in matches]
    assert {*drawn} == {f"first {place}" for place in (1, 2, 3, 4)}
    assert [match.lot() for match in matches] == drawn
    assert matches[0].play(drawn[0] or "").lot() is None
    # Which boards lie there is asked first, and is seen.
    assert Match.new("kingdom_builder", 4, {"cards": "table"}, 1).lot() is None
