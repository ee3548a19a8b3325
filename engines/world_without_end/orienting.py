"""What each way to turn the event card would bring, before it is turned."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from heraut.engines.world_without_end.favours import (
    allowed,
    favour_shown,
    incomes,
    move_marker,
    receive_incomes,
    target,
)
from heraut.engines.world_without_end.goods import GOODS
from heraut.engines.world_without_end.state import State

__all__ = ["orientations", "own_orientations"]

Facts = dict[str, Any]


def orientations(state: State) -> tuple[Facts, ...]:
    """Return for 0 to 3 steps what all can see: every seat's income, and the favour."""
    return tuple(_outcome(state, steps) for steps in sorted(state.box.numbers))


def own_orientations(state: State) -> tuple[Facts, ...]:
    """Return for 0 to 3 steps what only the active player can know.

    ``points`` with the favour, what else the favour gives (``good``, ``count``; a gold that it
    takes counts -1), and whether it is ``allowed``.
    """
    return tuple(_own(replace(state, steps=steps)) for steps in sorted(state.box.numbers))


def _outcome(state: State, steps: int) -> Facts:
    received, space = incomes(state, steps), _space(state, steps)
    # The favour comes after the incomes, which may be the last of a good.
    after, _ = receive_incomes(replace(state, steps=steps))
    gives, gives_count = favour_shown(after, state.first, space)
    return {
        "steps": steps,
        "space": space,
        "gives": gives,
        "gives_count": gives_count,
        "seats": tuple(income.seat for income in received),
        "goods": tuple(income.good for income in received),
        "counts": tuple(income.count for income in received),
        "missing": tuple(income.missing for income in received),
    }


def _own(state: State) -> Facts:
    seat, may = state.first, allowed(state, state.steps)
    after, _ = receive_incomes(state)
    good, count = "", 0
    if may:
        received = after.stocks[seat]
        after, _ = move_marker(after, seat, state.steps)
        for name, before, now in zip(GOODS, received, after.stocks[seat], strict=True):
            if before != now:
                good, count = name, now - before
    gained = after.points[seat] - state.points[seat]
    return {
        "steps": state.steps,
        "space": _space(state, state.steps),
        "points": gained,
        "good": good,
        "count": count,
        "allowed": may,
    }


def _space(state: State, steps: int) -> str:
    return state.box.favours[target(state, steps)] if steps else ""
