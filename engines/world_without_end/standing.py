"""What has to be decided now, in the words' terms: for everybody, and for the one who decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from heraut.engines.world_without_end.effects import Effect
from heraut.engines.world_without_end.goods import Goods, counts_of, names_of
from heraut.engines.world_without_end.plague import forbidding, sick_places
from heraut.engines.world_without_end.state import PERIODS, State, Task

__all__ = ["OPEN", "TABLED", "due_facts"]

Facts = dict[str, Any]

OPEN: Final = frozenset({"remove", "harvest", "material"})
"""Decisions of a seat whose choices all can see; those of others depend on what it holds."""


TABLED: Final = frozenset({"first", "event", "plague", "lose", "tax"})
"""What the table does."""


def due_facts(state: State, task: Task) -> Facts:
    """Return what all may know of a decision: the details of ``due_`` and ``answer_turn_``."""
    find = _DUE.get(task.kind)
    return find(state, task) if find else {"seat": task.seat, "by": task.by}


def both(name: str, goods: Goods) -> Facts:
    """Return goods and counts under a name, as the words expect them."""
    counts = "counts" if name == "goods" else f"{name}_counts"
    return {name: names_of(goods), counts: counts_of(goods)}


def _effect(state: State, task: Task) -> Effect:
    card = state.card(task.what)
    return card.effects[task.number]


def _asked(state: State, task: Task) -> Facts:
    return {"seat": task.seat, "card": task.what, "title": state.card(task.what).title}


def _first(state: State, _: Task) -> Facts:
    return {"seats": len(state.stocks)}


def _event(state: State, _: Task) -> Facts:
    return {"period": state.period, "round": state.round, "seat": state.first}


def _plague(_: State, task: Task) -> Facts:
    return {"place": task.number}


def _lose(_: State, task: Task) -> Facts:
    return {"seat": task.seat, "why": task.by}


def _seat(_: State, task: Task) -> Facts:
    return {"seat": task.seat}


def _offer(state: State, task: Task) -> Facts:
    effect = _effect(state, task)
    swap = {**both("give", effect.goods("give")), **both("get", effect.goods("get"))}
    return {**_asked(state, task), **swap}


def _pay(state: State, task: Task) -> Facts:
    effect = _effect(state, task)
    price = {**both("goods", effect.goods("pay")), **both("lose", effect.goods("otherwise"))}
    return {**_asked(state, task), **price}


def _give(state: State, task: Task) -> Facts:
    offered = tuple(goods[0] for goods in _effect(state, task).choices("options"))
    return {**_asked(state, task), **both("goods", offered)}


def _remove(state: State, task: Task) -> Facts:
    return {**_asked(state, task), "sites": state.own_sites(task.seat)}


def _orient(state: State, task: Task) -> Facts:
    return _asked(state, task)


def _play(state: State, task: Task) -> Facts:
    seat = task.seat
    return {"seat": seat, "forced": state.forced, "offers": state.offers(seat)}


def _end(state: State, task: Task) -> Facts:
    return {"seat": task.seat, "offers": state.offers(task.seat)}


def _medicine(state: State, task: Task) -> Facts:
    sick = () if forbidding(state) else sick_places(state)
    return {"seat": task.seat, "by": task.by, "sick": len(sick)}


def _extra(state: State, task: Task) -> Facts:
    card = state.card(task.what)
    effect = next(e for e in card.effects if e.op == "action_option")
    offered = tuple(goods[0] for goods in effect.choices("options"))
    paid = both("pay", effect.goods("pay"))
    return {**_asked(state, task), **both("goods", offered), **paid, "action": task.by}


def _protect(state: State, task: Task) -> Facts:
    missed = tuple(duty for seat, duty, _ in state.missed if seat == task.seat)
    last = state.period == PERIODS[-1]
    return {"seat": task.seat, "period": state.period, "duties": missed, "doubled": last}


_DUE: Final[Mapping[str, Callable[[State, Task], Facts]]] = {
    "first": _first,
    "event": _event,
    "plague": _plague,
    "lose": _lose,
    "tax": _seat,
    "offer": _offer,
    "pay": _pay,
    "give": _give,
    "remove": _remove,
    "court": _seat,
    "orient": _orient,
    "play": _play,
    "discard": _seat,
    "end": _end,
    "medicine": _medicine,
    "extra": _extra,
    "protect": _protect,
}
"""By kind of task; action cards' choices have ``seat`` and ``by``."""
