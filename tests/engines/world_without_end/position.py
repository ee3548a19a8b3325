"""Builds a state by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from heraut.engines.protocol import AUDIENCE, Event, IllegalAction, Seat
from heraut.engines.world_without_end import WORLD_WITHOUT_END
from heraut.engines.world_without_end.box import Box
from heraut.engines.world_without_end.goods import GOODS
from heraut.engines.world_without_end.options import WorldWithoutEndOptions
from heraut.engines.world_without_end.printed import PLACES, SITES
from heraut.engines.world_without_end.state import HIDDEN, PLAGUE_PERIOD, Project, State, Task


def position(
    stocks: Sequence[Mapping[str, int]],
    *,
    points: Sequence[int] = (),
    period: int = 1,
    number: int = 1,
    first: Seat = 0,
    houses: Mapping[int, Seat] | None = None,
    projects: Mapping[str, Mapping[str, Any]] | None = None,
    tiles: Mapping[int, int] | None = None,
    penalties: Sequence[tuple[Seat, str]] = (),
    options: Mapping[str, str] | None = None,
    box: Box | None = None,
    **more: Any,
) -> State:
    """Return a state in which the event card of a round is to be drawn.

    ``stocks`` are the goods of each seat; the supply has the rest. ``houses`` are by site,
    ``tiles`` by place (-1: healed), ``projects`` by name with the values of ``Project`` that differ
    from a new one; without them there is the bridge, and from period three on the tower. With round
    0 the period is to begin, and ``penalties`` come first. ``more`` are other values of ``State``.
    Raises ``ValueError`` when the supply does not have so much.
    """
    printed, chosen = box or Box.shipped(), WorldWithoutEndOptions.read(options or {})
    held = tuple(tuple(stock.get(good, 0) for good in GOODS) for stock in stocks)
    named = projects if projects is not None else _usual(period)
    built = tuple(_project(printed, name, values) for name, values in named.items())
    used = [sum(project.stone for project in built), sum(project.wood for project in built)]
    used += [0] * (len(printed.supply) - len(used))
    supply = tuple(
        count - laid - sum(stock[index] for stock in held)
        for index, (count, laid) in enumerate(zip(printed.supply, used, strict=True))
    )
    if min(supply) < 0 or any(set(stock) - set(GOODS) for stock in stocks):
        raise ValueError(f"{stocks} are not goods of the box, or more of them than it has")
    count = len(held)
    shown = tiles or {}
    if period >= PLAGUE_PERIOD:
        more["tiles"] = tuple(shown.get(place, HIDDEN) for place in range(1, PLACES + 1))
        values = list(printed.tiles)
        for value in shown.values():
            if value > 0:
                values[value - 1] -= 1
        more["tiles_left"] = tuple(values)
    state = State(
        options=chosen,
        box=printed,
        stocks=held,
        points=tuple(points) or (printed.start_points,) * count,
        visible=((),) * count,
        hidden=((),) * count,
        last=("",) * count,
        supply=supply,
        projects=built,
        houses=tuple((houses or {}).get(site, -1) for site in range(1, SITES + 1)),
        marker=printed.marker,
        period=period,
        round=number,
        first=first,
        penalties=tuple(penalties),
        tasks=(Task("event"),),
    )
    if not number:
        state = replace(state, period=period - 1, tasks=(Task("period"),))
    return replace(state, **more)


def _usual(period: int) -> Mapping[str, Mapping[str, Any]]:
    return {"bridge": {}, **({"tower": {}} if period >= PLAGUE_PERIOD else {})}


def _project(box: Box, name: str, values: Mapping[str, Any]) -> Project:
    plan = box.find_plan(name)
    if plan is None:
        raise ValueError(f"{name} is no project of the box")
    return replace(Project(plan), **values)


def legal(state: State) -> list[str]:
    """Return what may be done, in notation."""
    return list(map(str, WORLD_WITHOUT_END.legal(state)))


def keys(events: Iterable[Event]) -> list[str]:
    """Return what happened, without the details."""
    return [event.key for event in events]


def refusal(
    play: Callable[[State, str], object], state: State, notation: str
) -> tuple[str, dict[str, Any]]:
    """Return why an action is refused, and what is told of it."""
    with pytest.raises(IllegalAction) as why:
        play(state, notation)
    details = why.value.details
    return why.value.reason, {name: details[name] for name in details if name != AUDIENCE}


def refused(play: Callable[[State, str], object], state: State, notation: str) -> str:
    """Return why an action is refused."""
    return refusal(play, state, notation)[0]
