"""What has to be decided now, in the words' terms: what all may know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from heraut.engines.world_without_end.box import PERIODS
from heraut.engines.world_without_end.choices import extra_of
from heraut.engines.world_without_end.goods import details
from heraut.engines.world_without_end.plague import forbidding, sick_places
from heraut.engines.world_without_end.state import State, Task


def due_details(state: State) -> Mapping[str, object]:
    """Return what all may know of a decision, as ``vocabulary.DUE`` names it.

    Nothing when the match is over.
    """
    if not state.tasks:
        return {}
    find = _DUE.get(state.task.kind)
    return find(state, state.task) if find else _seat(state, state.task) | {"by": state.task.by}


def _seat(_: State, task: Task) -> dict[str, object]:
    return {"seat": task.seat}


def _asked(state: State, task: Task) -> dict[str, object]:
    return {"seat": task.seat, **state.card(task.what).label}


def _offer(state: State, task: Task) -> dict[str, object]:
    _, effect = state.asked(task)
    swap = details(effect.goods("give"), "give") | details(effect.goods("get"), "get")
    return _asked(state, task) | swap


def _pay(state: State, task: Task) -> dict[str, object]:
    _, effect = state.asked(task)
    price = details(effect.goods("pay")) | details(effect.goods("otherwise"), "lose")
    return _asked(state, task) | price


def _give(state: State, task: Task) -> dict[str, object]:
    _, effect = state.asked(task)
    return _asked(state, task) | details(tuple(goods[0] for goods in effect.choices("options")))


def _play(state: State, task: Task) -> dict[str, object]:
    seat = task.seat
    return {"seat": seat, "forced": state.forced, "offers": state.offers(seat)}


def _medicine(state: State, task: Task) -> dict[str, object]:
    sick = () if forbidding(state) else sick_places(state)
    return {"seat": task.seat, "by": task.by, "sick": len(sick)}


def _extra(state: State, task: Task) -> dict[str, object]:
    pay, goods = extra_of(state, task)
    return {**_asked(state, task), **details(goods), **details(pay, "pay"), "action": task.by}


def _protect(state: State, task: Task) -> dict[str, object]:
    last, missed = state.period == PERIODS[-1], state.duties_missed(task.seat)
    return {"seat": task.seat, "period": state.period, "duties": missed, "doubled": last}


_DUE: Final[Mapping[str, Callable[[State, Task], dict[str, object]]]] = {
    "first": lambda state, _: {"seats": len(state.stocks)},
    "event": lambda state, _: {"period": state.period, "round": state.round, "seat": state.first},
    "plague": lambda _, task: {"place": task.number},
    "lose": lambda _, task: {"seat": task.seat, "why": task.by},
    "tax": _seat,
    "offer": _offer,
    "pay": _pay,
    "give": _give,
    "remove": lambda state, task: _asked(state, task) | {"sites": state.own_sites(task.seat)},
    "court": _seat,
    "orient": _asked,
    "play": _play,
    "discard": _seat,
    "end": lambda state, task: {"seat": task.seat, "offers": state.offers(task.seat)},
    "medicine": _medicine,
    "extra": _extra,
    "protect": _protect,
}
"""By kind of task; action cards' choices have ``seat`` and ``by``."""
