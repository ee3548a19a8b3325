from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from heraut.engines.kingdom_builder import KINGDOM_BUILDER, State
from heraut.engines.kingdom_builder.hexes import bits, hex_name, hex_number, mask_of
from heraut.engines.kingdom_builder.landmarks import far_from
from heraut.engines.protocol import Event, IllegalAction

from .position import position


def _play(state: State, *notations: str) -> tuple[State, list[Event]]:
    """The state after these actions and all that happened."""
    told: list[Event] = []
    for notation in notations:
        state, events = KINGDOM_BUILDER.apply(state, KINGDOM_BUILDER.parse(state, notation))
        told.extend(events)
    return state, told


@pytest.fixture
def play() -> Callable[..., tuple[State, list[Event]]]:
    return _play


def _refusal(state: State, notation: str) -> tuple[str, dict[str, object]]:
    """Why an action is refused, and the details."""
    with pytest.raises(IllegalAction) as refused:
        _play(state, notation)
    return refused.value.reason, refused.value.details


@pytest.fixture
def refusal() -> Callable[..., tuple[str, dict[str, object]]]:
    return _refusal


def _legal(state: State, verb: str) -> str:
    """What may follow a verb, as ``F12 F13``."""
    actions = map(str, KINGDOM_BUILDER.legal(state))
    return " ".join(a.removeprefix(f"{verb} ") for a in actions if a.startswith(f"{verb} "))


@pytest.fixture
def legal() -> Callable[..., str]:
    return _legal


def _crowded(terrain: str, free: Sequence[str] = (), mine: str = "", **more: object) -> State:
    """Seat 0 to play this terrain, whose hexes others hold but for those that are ``free``."""
    empty = position([""], "grass")
    names = [hex_name(number) for number in bits(empty.board.terrain(terrain))]
    taken = [name for name in names if name not in (*free, *mine.split())]
    half = len(taken) // 2
    settlements = [mine, " ".join(taken[:half]), " ".join(taken[half:])]
    return position(settlements, terrain, **more)


def _distance(start: str, end: str) -> int:
    """How many steps lie between two hexes; -1 from the board to the Island."""
    return far_from(mask_of([hex_number(start)]), mask_of([hex_number(end)]))[0]


@pytest.fixture
def distance() -> Callable[..., int]:
    return _distance


@pytest.fixture
def crowded() -> Callable[..., State]:
    return _crowded
