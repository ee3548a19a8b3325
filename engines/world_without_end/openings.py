"""What the seat on turn may choose from: the details that only it may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from heraut.engines.world_without_end.actions import (
    Build,
    Discard,
    Donate,
    Exchange,
    Forgo,
    Heal,
    House,
    Orient,
    Plague,
    Play,
    Tax,
)
from heraut.engines.world_without_end.choices import CHOICES
from heraut.engines.world_without_end.draws import table_odds
from heraut.engines.world_without_end.effects import ACTIONS, SELLABLE
from heraut.engines.world_without_end.goods import counts_of, names_of
from heraut.engines.world_without_end.state import State, Task
from heraut.engines.world_without_end.turn import TURNS, givable

__all__ = ["may_facts"]

Facts = dict[str, Any]


def may_facts(state: State) -> Facts:
    """Return what ``answer_may_`` tells beyond ``due_``, for whoever decides now."""
    task = state.task
    find = _MAY.get(task.kind)
    return find(state, task) if find else {}


def _legal(state: State, kind: type[Any]) -> list[Any]:
    task = state.task
    legal, _ = {**TURNS, **CHOICES}[task.kind]
    return [action for action in legal(state, task) if type(action) is kind]


def _event(state: State, _: Task) -> Facts:
    return {"count": len(table_odds(state))}


def _plague(state: State, _: Task) -> Facts:
    return {"values": tuple(a.number for a in table_odds(state) if isinstance(a, Plague))}


def _tax(state: State, _: Task) -> Facts:
    rolls = [a.number for a in table_odds(state) if isinstance(a, Tax)]
    return {"least": min(rolls), "most": max(rolls)}


def _able(state: State, _: Task) -> Facts:
    legal, _answers = {**TURNS, **CHOICES}[state.task.kind]
    return {"able": len(legal(state, state.task)) > 1}


def _give(state: State, task: Task) -> Facts:
    offered = tuple(goods[0] for goods in givable(state, task))
    return {"goods": names_of(offered), "counts": counts_of(offered)}


def _court(state: State, _: Task) -> Facts:
    return {"actions": _in_order(action.name for action in _legal(state, Forgo))}


def _in_order(names: Iterable[str]) -> tuple[str, ...]:
    """Return action cards in the order in which a hand is told."""
    return tuple(sorted(names, key=ACTIONS.index))


def _orient(state: State, _: Task) -> Facts:
    return {"steps": tuple(action.number for action in _legal(state, Orient))}


def _play(state: State, _: Task) -> Facts:
    cards = _legal(state, Forgo if state.forced else Play)
    offers = tuple(action.name for action in _legal(state, Exchange))
    return {"actions": _in_order(action.name for action in cards), "offers": offers}


def _discard(state: State, _: Task) -> Facts:
    named = [action.action for action in _legal(state, Discard) if action.action]
    return {"actions": _in_order(named)}


def _end(state: State, _: Task) -> Facts:
    return {"offers": tuple(action.name for action in _legal(state, Exchange))}


def _material(state: State, _: Task) -> Facts:
    return {"goods": tuple(good for good in ("stone", "wood") if state.left(good))}


def _build(state: State, _: Task) -> Facts:
    names = tuple(dict.fromkeys(action.project for action in _legal(state, Build)))
    found = [state.project(name) for name in names]
    return {
        "projects": names,
        "names": tuple(project.plan.name for project in found),
        "stone": tuple(project.lacks("stone") for project in found),
        "wood": tuple(project.lacks("wood") for project in found),
    }


def _sell(state: State, task: Task) -> Facts:
    wool, cloth = (0 if good in state.closed else state.has(task.seat, good) for good in SELLABLE)
    prices = {"wool_price": state.price("wool"), "cloth_price": state.price("cloth")}
    return {"wool": wool, "cloth": min(1, cloth), **prices}


def _house(state: State, _: Task) -> Facts:
    return _yields(state, tuple(action.number for action in _legal(state, House)))


def _harvest(state: State, task: Task) -> Facts:
    return _yields(state, state.own_sites(task.seat))


def _yields(state: State, sites: tuple[int, ...]) -> Facts:
    gives = [state.box.sites[site - 1].gives for site in sites]
    return {
        "sites": sites,
        "goods": tuple(names_of(goods)[0] for goods in gives),
        "counts": tuple(counts_of(goods)[0] for goods in gives),
    }


def _donate(state: State, _: Task) -> Facts:
    names = tuple(action.name for action in _legal(state, Donate))
    found = [state.project(name) for name in names]
    return {"projects": names, "names": tuple(project.plan.name for project in found)}


def _weave(state: State, task: Task) -> Facts:
    return {"most": min(2, state.has(task.seat, "wool"), state.left("cloth") or 0)}


def _heal(state: State, task: Task) -> Facts:
    places = tuple(a.numbers[0] for a in _legal(state, Heal) if len(a.numbers) == 1)
    values = tuple(state.tiles[place - 1] for place in places)
    return {"places": places, "values": values, "medical": state.has(task.seat, "medical")}


def _protect(state: State, task: Task) -> Facts:
    return {"loyalty": state.has(task.seat, "loyalty")}


_MAY: Final[Mapping[str, Callable[[State, Task], Facts]]] = {
    "event": _event,
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
    "weave": _weave,
    "medicine": _heal,
    "extra": _able,
    "protect": _protect,
}
"""By kind of task; what is missing here has nothing to add."""
