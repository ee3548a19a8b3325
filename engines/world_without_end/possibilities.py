"""What may be chosen now: the details that often only the seat on turn may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from heraut.engines.world_without_end import actions
from heraut.engines.world_without_end.choices import CHOICES, sellable, weavable
from heraut.engines.world_without_end.draws import table_odds
from heraut.engines.world_without_end.effects import ACTIONS
from heraut.engines.world_without_end.goods import MATERIALS, details
from heraut.engines.world_without_end.state import State, Task
from heraut.engines.world_without_end.turn import TURNS, givable


def may_details(state: State) -> Mapping[str, object]:
    """Return what ``answer_may_`` tells beyond ``due_``, for whoever decides now."""
    find = _MAY.get(state.phase)
    return find(state, state.task) if find else {}


def _legal(state: State, kind: type[Any]) -> list[Any]:
    legal, _ = {**TURNS, **CHOICES}[state.task.kind]
    return [action for action in legal(state, state.task) if type(action) is kind]


def _plague(state: State, _: Task) -> dict[str, object]:
    return {"values": tuple(value for value, left in enumerate(state.tiles_left, 1) if left)}


def _tax(state: State, _: Task) -> dict[str, object]:
    return {"least": min(state.box.tax), "most": max(state.box.tax)}


def _able(state: State, task: Task) -> dict[str, object]:
    legal, _ = {**TURNS, **CHOICES}[task.kind]
    return {"able": len(legal(state, task)) > 1}


def _give(state: State, task: Task) -> dict[str, object]:
    return details(tuple(goods[0] for goods in givable(state, task)))


def _court(state: State, _: Task) -> dict[str, object]:
    return {"actions": _in_order(action.card for action in _legal(state, actions.Forgo))}


def _in_order(names: Iterable[str]) -> tuple[str, ...]:
    """Return action cards in the order in which a hand is told."""
    return tuple(sorted(names, key=ACTIONS.index))


def _orient(state: State, _: Task) -> dict[str, object]:
    return {"steps": tuple(action.steps for action in _legal(state, actions.Orient))}


def _play(state: State, task: Task) -> dict[str, object]:
    cards = _legal(state, actions.Forgo if state.forced else actions.Play)
    return {"actions": _in_order(action.card for action in cards), **_end(state, task)}


def _discard(state: State, _: Task) -> dict[str, object]:
    named = [action.card for action in _legal(state, actions.Discard) if action.card]
    return {"actions": _in_order(named)}


def _end(state: State, _: Task) -> dict[str, object]:
    return {"offers": tuple(action.card for action in _legal(state, actions.Exchange))}


def _material(state: State, _: Task) -> dict[str, object]:
    return {"goods": tuple(filter(state.left, MATERIALS))}


def _build(state: State, _: Task) -> dict[str, object]:
    found = _projects(state, (action.project for action in _legal(state, actions.Build)))
    projects = [state.project(name) for name in found["projects"]]
    lacking = {good: tuple(project.lacks(good) for project in projects) for good in MATERIALS}
    return {**found, **lacking}


def _projects(state: State, names: Iterable[str]) -> dict[str, tuple[str, ...]]:
    projects = tuple(dict.fromkeys(names))
    return {"projects": projects, "names": tuple(state.box.plan(name).name for name in projects)}


def _sell(state: State, task: Task) -> dict[str, object]:
    wool, cloth = sellable(state, task.seat)
    prices = {"wool_price": state.price("wool"), "cloth_price": state.price("cloth")}
    return {"wool": wool, "cloth": cloth, **prices}


def _house(state: State, _: Task) -> dict[str, object]:
    sites = tuple(action.site for action in _legal(state, actions.House))
    return {"sites": sites, **state.box.yields(sites)}


def _harvest(state: State, task: Task) -> dict[str, object]:
    sites = state.own_sites(task.seat)
    return {"sites": sites, **state.box.yields(sites)}


def _donate(state: State, _: Task) -> dict[str, object]:
    return {**_projects(state, (action.project for action in _legal(state, actions.Donate)))}


def _heal(state: State, task: Task) -> dict[str, object]:
    places = tuple(a.places[0] for a in _legal(state, actions.Heal) if len(a.places) == 1)
    values = tuple(state.tiles[place - 1] for place in places)
    return {"places": places, "values": values, "medical": state.has(task.seat, "medical")}


_MAY: Final[Mapping[str, Callable[[State, Task], Mapping[str, object]]]] = {
    "event": lambda state, _: {"count": len(table_odds(state))},
    "plague": _plague,
    "tax": _tax,
    "offer": _able,
    "pay": _able,
    "give": _give,
    "court": _court,
    "orient": _orient,
    "play": _play,
    "discard": _discard,
    "end": _end,
    "material": _material,
    "build": _build,
    "sell": _sell,
    "house": _house,
    "harvest": _harvest,
    "donate": _donate,
    "weave": lambda state, task: {"most": weavable(state, task.seat)},
    "medicine": _heal,
    "extra": _able,
    "protect": lambda state, task: {"loyalty": state.has(task.seat, "loyalty")},
}
"""By kind of task; what is missing here has nothing to add."""
