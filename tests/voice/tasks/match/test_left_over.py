"""What is meant by saying what is not: of what was told, or of what was begun."""

from __future__ import annotations

import pytest

from heraut.voice.dialogue import Conversation
from heraut.voice.runtime.match_factory import MatchFactory, open_new

from .played_matches import give
from .test_awaited import choosing

CHOSEN = {"setup": "chosen", "cards": "table"}


def forest() -> Conversation:
    """Inès builds on forest; three places near the oasis were just told: L7, L8, M7."""
    task = open_new(MatchFactory(), "kingdom_builder", ("Inès", "Tom"), CHOSEN, 1, None)
    sections = (f"section {one}" for one in ("oracle", "harbor", "oasis", "tavern"))
    goals = (f"goal {one}" for one in ("hermits", "discoverers", "fishermen"))
    for notation in (*sections, *goals, "first 1", "draw forest", "draw ?"):
        task.match = task.match.play(notation)
    talk = Conversation(task)
    give(talk, "pose près de l'oasis")
    return talk


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("pas celle du milieu, pas la première non plus… l'autre", "Marcel sept"),
        ("ni la première ni la dernière, l'autre", "Lavande huit"),
        ("pas la deux, pas la trois", "Lavande sept"),
    ],
)
def test_the_only_one_that_is_left_is_read_back(line: str, told: str) -> None:
    said, played = give(forest(), line)
    assert said == f"Construire en {told} ? Dis oui ou non." and not played


@pytest.mark.parametrize("line", ["pas la première", "pas la première, l'autre", "pas la quatre"])
def test_where_several_are_left_none_is_meant(line: str) -> None:
    said, played = give(forest(), line)
    assert "Construire en" not in said and not played


def test_of_options_the_one_that_is_left_is_read_back() -> None:
    said, played = give(choosing(), "pas la une, pas la trois, l'autre")
    assert said.endswith(" ? Dis oui ou non.") and not played
    assert len(give(choosing(), "pas la une")[1]) == 0


def holding() -> Conversation:
    """Inès has the paddock; it moves M8, and it is asked where to."""
    task = open_new(MatchFactory(), "kingdom_builder", ("Inès", "Tom"), CHOSEN, 1, None)
    sections = (f"section {one}" for one in ("tower", "farm", "paddock", "barn"))
    goals = (f"goal {one}" for one in ("merchants", "farmers", "workers"))
    for notation in (
        *(*sections, *goals, "first 1", "draw grass", "draw canyon"),
        *("build A19", "build A20", "build B20", "end", "draw desert"),
        *("build P12", "build P13", "build O13", "end", "draw desert"),
        *("build M8", "build M7", "build N7", "end", "draw canyon"),
        *("build K20", "build L20", "build K19", "end", "draw ?"),
    ):
        task.match = task.match.play(notation)
    talk = Conversation(task)
    give(talk, "j'utilise l'enclos")
    give(talk, "de marcel huit")
    return talk


@pytest.mark.parametrize(
    "line", ["oh et puis zut, pas l'enclos, je joue juste O8", "non pas l'enclos, pose en O8"]
)
def test_what_was_begun_is_left_for_another_move(line: str) -> None:
    said, played = give(holding(), line)
    assert said == "Construire en Oscar huit ? Dis oui ou non." and not played


def test_what_was_begun_stays_where_no_other_move_is_said() -> None:
    said, played = give(holding(), "pas l'enclos, quoi que")
    assert "Construire" not in said and not played
