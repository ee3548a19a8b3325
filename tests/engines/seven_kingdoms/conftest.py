from __future__ import annotations

from collections.abc import Callable

import pytest

from heraut.engines.protocol import Event
from heraut.engines.seven_kingdoms import SEVEN_KINGDOMS, State


def _play(state: State, *notations: str) -> tuple[State, list[Event]]:
    """The state after these actions and all that happened."""
    told: list[Event] = []
    for notation in notations:
        state, events = SEVEN_KINGDOMS.apply(state, SEVEN_KINGDOMS.parse(state, notation))
        told.extend(events)
    return state, told


@pytest.fixture
def play() -> Callable[..., tuple[State, list[Event]]]:
    return _play
