from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from heraut.engines.protocol import Event
from heraut.engines.world_without_end import WORLD_WITHOUT_END, State
from heraut.engines.world_without_end.flow import proceed
from heraut.engines.world_without_end.state import Task

from .position import position


def _play(state: State, *notations: str) -> tuple[State, list[Event]]:
    """The state after these actions and all that happened."""
    told: list[Event] = []
    for notation in notations:
        state, events = WORLD_WITHOUT_END.apply(state, WORLD_WITHOUT_END.parse(state, notation))
        told.extend(events)
    return state, told


@pytest.fixture
def play() -> Callable[..., tuple[State, list[Event]]]:
    return _play


QUIET = {1: "i-10", 2: "ii-09", 3: "iii-11", 4: "iv-07"}
"""By period, an event card that changes nothing once it has come."""


def _acting(*stocks: Mapping[str, int], period: int = 1, **more: Any) -> State:
    """A state in which the first seat lays an action card, then the others, then the round ends."""
    others = [Task("turn", seat) for seat in range(1, len(stocks))]
    tasks = (Task("play", 0), *others, Task("round_end"))
    event = more.pop("event", QUIET[period])
    return position(stocks, period=period, event=event, steps=0, tasks=tasks, **more)


@pytest.fixture
def acting() -> Callable[..., State]:
    return _acting


def _ending(*stocks: Mapping[str, int], period: int = 1, **more: Any) -> tuple[State, list[Event]]:
    """What comes when all six rounds of a period are over."""
    state = position(stocks, period=period, number=6, tasks=(Task("period_end"),), **more)
    return proceed(state, [])


@pytest.fixture
def ending() -> Callable[..., tuple[State, list[Event]]]:
    return _ending


def _beginning(*stocks: Mapping[str, int], **more: Any) -> tuple[State, list[Event]]:
    """What comes when a period begins."""
    return proceed(position(stocks, number=0, **more), [])


@pytest.fixture
def beginning() -> Callable[..., tuple[State, list[Event]]]:
    return _beginning


def _find(events: Sequence[Event], key: str) -> list[dict[str, Any]]:
    return [dict(event.args) for event in events if event.key == key]


@pytest.fixture
def find() -> Callable[[Sequence[Event], str], list[dict[str, Any]]]:
    return _find
