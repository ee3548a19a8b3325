"""What is described, and what has to come first: the way that brings wood, the card that gives."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from heraut.engines.notation import Action
from heraut.engines.world_without_end import WORLD_WITHOUT_END, State
from heraut.engines.world_without_end.orientations import orientations
from heraut.engines.world_without_end.state import Task

from .position import position

RICH = {"stone": 3, "wood": 2, "wool": 4, "cloth": 1, "gold": 3, "medical": 5}


def at(kind: str, **more: Any) -> State:
    """The first seat decides; it lives on sites 3 (wool) and 5 (wood), the second on 1 (wheat)."""
    tasks = (Task(kind, 0, "sale", "sale"), Task("turn", 1), Task("round_end"))
    houses = {3: 0, 5: 0, 1: 1}
    return position(
        [RICH, {}], period=3, event="iii-11", tasks=tasks, houses=houses, tiles={9: 2, 4: 1}, **more
    )


def meant(state: State, **slots: int | str) -> list[dict[str, int | str]]:
    return [dict(found) for found in WORLD_WITHOUT_END.refer(state, slots, "")]


def test_a_way_is_known_by_what_it_brings_and_where_it_leads() -> None:
    state = at("orient")
    for way in orientations(state):
        mine, theirs = way.goods[way.seats.index(0)], way.goods[way.seats.index(1)]
        assert {"steps": way.steps} in meant(state, brings=mine)
        assert {"steps": way.steps} in meant(state, other=2, theirs=theirs)
        assert {"steps": way.steps} not in meant(state, other=2, not_theirs=theirs)
        if way.space:
            assert meant(state, arrives=way.space, steps=way.steps) == [{"steps": way.steps}]
            assert {"steps": way.steps} not in meant(state, avoids=way.space)
    assert meant(at("play"), brings="wood") == []


def test_sites_are_known_by_what_they_bring_and_cost() -> None:
    state = at("house")
    assert meant(state, yields="wheat") == [{"site": 8}]
    assert meant(state, yields="gold") == [{"site": 4}, {"site": 11}]
    assert meant(state, yields="gold", costs="stone") == [{"site": 11}]
    assert meant(state, yields="wool") == []


def test_of_several_that_cost_what_is_said_it_is_told_which_are_free() -> None:
    state = at("house")
    assert meant(state, costs="wood") == []
    why = WORLD_WITHOUT_END.unfound(state, {"costs": "wood"})
    assert why is not None
    assert (why.reason, why.details) == ("which_site", {"material": "wood", "sites": (2, 4, 6, 7)})
    assert WORLD_WITHOUT_END.unfound(state, {"yields": "wool"}) is None
    own = {**dict.fromkeys((2, 4, 6), 1), 3: 0, 5: 0, 1: 1}
    alone = position([RICH, {}], tasks=(Task("house", 0),), houses=own)
    assert meant(alone, costs="wood") == [{"site": 7}]
    none = position([RICH, {}], tasks=(Task("house", 0),), houses={**own, 7: 1})
    assert WORLD_WITHOUT_END.unfound(none, {"costs": "wood"}) is None


def test_houses_are_known_by_what_they_bring() -> None:
    state = at("harvest")
    assert meant(state, own_yield="wood") == [{"sites": "5"}]
    assert meant(state, own_yield="wood", second_yield="wool") == [{"sites": "3,5"}]
    assert meant(state, all_houses=1) == [{"sites": "3,5"}]
    assert meant(state, all_houses=1, but="wool") == [{"sites": "5"}]
    assert meant(state, removed_yield="wool") == [{"site": 3}]
    assert meant(state, own_yield="wheat") == []


def test_all_of_ones_own_and_never_that_there_is_none() -> None:
    assert meant(at("sell"), all_wool=1) == [{"wool": 4}]
    assert meant(at("sell"), all_wool=1, kept=1) == [{"wool": 3}]
    assert meant(at("weave"), all_woven=1) == [{"count": 2}]
    poor = position([{}, {}], tasks=(Task("sell", 0, "sale", "sale"),))
    assert meant(poor, all_wool=1) == [{"wool": 1}]
    assert meant(poor, all_woven=1) == [{"count": 1}]


def test_all_that_is_sold_has_the_cloth_where_there_is_one() -> None:
    assert meant(at("sell", closed=()), all_sold="both") == [{"wool": 4}]
    assert meant(at("sell", closed=()), all_sold="wool") == []
    # « Tout sauf une laine » has the cloth in it as well.
    assert meant(at("sell", closed=()), all_sold="both", kept=1) == [{"wool": 3}]
    woolly = position([{"wool": 2}, {}], tasks=(Task("sell", 0, "sale", "sale"),))
    assert meant(woolly, all_sold="both") == []
    assert meant(woolly, all_sold="wool") == [{"wool": 2}]


def test_the_sick_by_what_they_take() -> None:
    assert meant(at("medicine"), sick="easiest") == [{"places": "4"}]
    assert meant(at("medicine"), sick="hardest") == [{"places": "9"}]
    assert meant(at("medicine"), sick="any") == [{"places": "4"}, {"places": "9"}]
    assert meant(at("medicine"), sick="all") == [{"places": "4,9"}]


@pytest.mark.parametrize(
    ("notation", "card"),
    [
        ("sell wool 1", "sale"),
        ("donate bridge", "donation"),
        ("heal 9", "medicine"),
        ("practise", "medicine"),
        ("house 8", "house"),
        ("material wood", "materials"),
    ],
)
def test_a_choice_names_the_card_that_allows_it(notation: str, card: str) -> None:
    def lead(state: State) -> Action | None:
        return WORLD_WITHOUT_END.lead(state, WORLD_WITHOUT_END.parse(state, notation))

    assert str(lead(at("play"))) == f"play {card}"
    assert lead(at("discard")) is None


def test_privilege_is_named_by_doing_the_last_thing_again() -> None:
    state = replace(at("play"), last=("harvest", ""))
    harvest = WORLD_WITHOUT_END.parse(state, "harvest 3")
    assert str(WORLD_WITHOUT_END.lead(state, harvest)) == "play privilege"
    assert meant(state, again="harvest") == [{"action": "privilege"}]
    assert meant(state, again="sale") == []


def test_the_sick_by_what_healing_them_brings_and_asks() -> None:
    assert meant(at("medicine"), cures="house") == [{"places": "9"}]
    assert meant(at("medicine"), cures="vp") == [{"places": "4"}]
    assert meant(at("medicine"), cures="gold") == []
    assert meant(at("medicine"), asks=2) == [{"places": "9"}]


def test_materials_by_their_number_are_those_that_a_project_lacks() -> None:
    state = at("build")
    project = state.projects[0].plan.project
    needed = {good for good in ("stone", "wood") if state.project(project).lacks(good)}
    found = meant(state, project=project, lacked=1)
    assert found and {one["first"] for one in found} == needed
    assert all({"project", "first", "second"} == set(one) for one in meant(state, lacked=2))


def test_the_site_told_last_is_where_one_is() -> None:
    assert meant(at("house"), spot="6") == [{"site": 6}]
