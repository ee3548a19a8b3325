"""What may be chosen now: the details that often only the seat on turn may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from heraut.engines.world_without_end import actions
from heraut.engines.world_without_end.choices import sellable, weavable
from heraut.engines.world_without_end.draws import table_odds
from heraut.engines.world_without_end.effects import ACTIONS
from heraut.engines.world_without_end.goods import MATERIALS, details
from heraut.engines.world_without_end.state import State, Task
from heraut.engines.world_without_end.turn import SEATED, givable


def may_details(state: State) -> Mapping[str, object]:
    """Return what ``answer_may_`` tells beyond ``due_``, for whoever decides now."""
    find = _MAY.get(state.phase)
    return find(state, state.task) if find else {}


def _legal(state: State, kind: type[Any]) -> list[Any]:
    legal, _ = SEATED[state.task.kind]
    return [action for action in legal(state, state.task) if type(action) is kind]


def _plague(state: State, _: Task) -> dict[str, object]:
    return {"values": tuple(value for value, left in enumerate(state.tiles_left, 1) if left)}


def _able(state: State, task: Task) -> dict[str, object]:
    legal, _ = SEATED[task.kind]
    return {"able": len(legal(state, task)) > 1}


def _give(state: State, task: Task) -> dict[str, object]:
    return details(tuple(goods[0] for goods in givable(state, task)))


def _cards(state: State, kind: type[Any]) -> dict[str, object]:
    """Return the action cards that may be laid so, in the order in which a hand is told."""
    names = [action.card for action in _legal(state, kind) if action.card]
    return {"actions": tuple(sorted(names, key=ACTIONS.index))}


def _play(state: State, task: Task) -> dict[str, object]:
    cards = _cards(state, actions.Forgo if state.forced else actions.Play)
    return {**cards, **_offers(state, task)}


def _offers(state: State, _: Task) -> dict[str, object]:
    return {"offers": tuple(action.card for action in _legal(state, actions.Exchange))}


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


def _heal(state: State, task: Task) -> dict[str, object]:
    places = tuple(a.places[0] for a in _legal(state, actions.Heal) if len(a.places) == 1)
    values = tuple(state.tiles[place - 1] for place in places)
    return {"places": places, "values": values, "medical": state.has(task.seat, "medical")}


_MAY: Final[Mapping[str, Callable[[State, Task], Mapping[str, object]]]] = {
    "event": lambda state, _: {"count": len(table_odds(state))},
    "plague": _plague,
    "tax": lambda state, _: {"least": min(state.box.tax), "most": max(state.box.tax)},
    "offer": _able,
    "pay": _able,
    "give": _give,
    "court": lambda state, _: _cards(state, actions.Forgo),
    "orient": lambda state, _: {"steps": tuple(a.steps for a in _legal(state, actions.Orient))},
    "play": _play,
    "discard": lambda state, _: _cards(state, actions.Discard),
    "end": _offers,
    "material": lambda state, _: {"goods": tuple(filter(state.left, MATERIALS))},
    "build": _build,
    "sell": _sell,
    "house": _house,
    "harvest": _harvest,
    "donate": lambda state, _: _projects(state, (a.project for a in _legal(state, actions.Donate))),
    "weave": lambda state, task: {"most": weavable(state, task.seat)},
    "medicine": _heal,
    "extra": _able,
    "protect": lambda state, task: {"loyalty": state.has(task.seat, "loyalty")},
}
"""By kind of task; what is missing here has nothing to add."""
