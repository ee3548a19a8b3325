"""What may be chosen by a button while a match is set up is understood as just that."""

from __future__ import annotations

import pytest

from heraut.voice.tasks.setup import SetupTask
from heraut.voice.tasks.setup.plan import Question

from .typed_setup import Setup, talk


def opened() -> Setup:
    host = Setup(game="")
    host.begin()
    return host


def setup(host: Setup) -> SetupTask:
    assert isinstance(host.task, SetupTask)
    return host.task


@pytest.mark.parametrize(
    "game", ["kingsbridge", "sept royaumes", "kingdom builder", "un monde sans fin"]
)
def test_a_match_can_be_set_up_by_what_is_offered_alone(game: str) -> None:
    for turn in (0, -1):
        host, _ = talk(on=opened())
        assert len(setup(host).offered) == len(set(setup(host).offered)) == 4
        talk(game, on=host)
        asked: list[Question] = []
        for _ in range(12):
            now = setup(host).asked
            if now.name == "ready":
                break
            assert now not in asked, asked
            asked.append(now)
            offered = setup(host).offered
            assert offered and len(offered) == len(set(offered))
            told = talk(offered[turn], on=host)[1]
            assert "Pas compris" not in told
        assert setup(host).asked.name == "ready" and setup(host).offered == ()
        assert len(asked) > 1


def test_who_begins_is_offered_by_name() -> None:
    host, _ = talk("kingsbridge", "deux joueurs", on=opened())
    while setup(host).asked.name == "option":
        talk(setup(host).offered[0], on=host)
    talk("Anna, Bilal", on=host)
    anna, bilal, chance = setup(host).offered
    assert "Anna" in anna and "Bilal" in bilal and "Anna" not in chance
    talk(bilal, on=host)
    assert setup(host).plan.first == 1
