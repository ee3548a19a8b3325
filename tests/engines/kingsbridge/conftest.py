"""Kingsbridge positions with characters, and short ways to look at what came of an action."""

from __future__ import annotations

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE
from heraut.engines.protocol import IllegalAction


@pytest.fixture
def keys():
    """The keys of events, in order."""
    return lambda events: [event.key for event in events]


@pytest.fixture
def only():
    """The arguments of the one event with this key."""

    def find(events, key):
        (event,) = [event for event in events if event.key == key]
        return dict(event.args)

    return find


@pytest.fixture
def notations():
    """The legal actions of a state, as they are written."""
    return lambda state: set(map(str, KINGSBRIDGE.legal(state)))


@pytest.fixture
def refused(play):
    """The reason why an action is refused."""

    def reason(state, notation):
        with pytest.raises(IllegalAction) as error:
            play(state, notation)
        return error.value.reason

    return reason


@pytest.fixture
def duel(scene):
    """Two seats, the first on turn, with these characters; the second has another one."""

    def make(names, columns, hand=(1,), piles=(9, 9), options=None, other=None, **more):
        other = other or (["den"] if "den" not in names else ["ragna"])
        return scene(
            columns,
            [list(hand), [1]],
            list(piles),
            characters=[list(names), list(other)],
            options={"mode": "characters", **(options or {})},
            **more,
        )

    return make


@pytest.fixture
def alone(scene):
    """A single seat with these open characters."""

    def make(row, columns, hand=(1,), pile=9, options=None, **more):
        deck = more.pop("deck", ["agatha", "ethelred"])
        return scene(
            columns, [list(hand)], [pile], row=list(row), deck=deck, options=options or {}, **more
        )

    return make
