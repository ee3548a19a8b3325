"""Moves goods and points between the supply and the seats. Nothing is ever made or lost here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from heraut.engines.protocol import Event, IllegalAction, Outcome, Seat
from heraut.engines.records import changed, put
from heraut.engines.world_without_end.goods import GOODS, POINTS, Goods
from heraut.engines.world_without_end.state import SOURCES, State

T = TypeVar("T")

_SOURCES: Final = {"plague": "medicine"}
"""The sources of points that what brings them does not name: who healed."""


def take(state: State, seat: Seat, good: str, count: int, by: str = "") -> tuple[State, int]:
    """Return the state after a seat has taken goods from the supply, and how many there were.

    ``by`` is what brings points, if they may be among them.
    """
    if good == POINTS:
        return add_points(state, seat, count, by), count
    left = state.left(good)
    found = count if left is None else min(count, left)
    return _moved(state, seat, good, found), found


def give_back(state: State, seat: Seat, good: str, count: int, by: str = "") -> tuple[State, int]:
    """Return the state after a seat has returned goods, and how many it had; points stop at 0."""
    if good == POINTS:
        lost = min(count, state.points[seat])
        return add_points(state, seat, -lost, by), lost
    found = min(count, state.has(seat, good))
    return _moved(state, seat, good, -found), found


def add_points(state: State, seat: Seat, points: int, by: str) -> State:
    """Return the state with other points; nobody has fewer than none (E30).

    ``by`` is one of ``SOURCES``, or what belongs to one: an event card, a project that pays.
    """
    now = max(0, state.points[seat] + points)
    source = _source(state, by)
    every = state.earned or ((),) * len(state.points)
    earned = Counter(dict(every[seat]))
    earned[source] += now - state.points[seat]
    return changed(
        state,
        points=put(state.points, seat, now),
        earned=put(every, seat, tuple(sorted(earned.items()))),
    )


def _source(state: State, by: str) -> str:
    """Return which of ``SOURCES`` something belongs to that brings points."""
    if by in SOURCES:
        return by
    if state.find_card(by) is not None:
        return "event"
    if state.box.find_plan(by) is not None:
        return "donation"
    return _SOURCES[by]


def able(state: State, seat: Seat, goods: Goods) -> bool:
    """Return whether a seat has all of these."""
    return all(state.has(seat, good) >= count for good, count in goods)


def check_able(state: State, seat: Seat, goods: Goods) -> None:
    """Raise which of these a seat lacks: only that seat may hear it."""
    for good, count in goods:
        if state.has(seat, good) < count:
            raise IllegalAction("lacks", frozenset({seat}), good=good, count=count)


def gain(state: State, seat: Seat, good: str, count: int, by: str) -> Outcome[State]:
    """Give a seat a good; when the supply is empty it has nothing instead."""
    state, found = take(state, seat, good, count, by)
    if not found:
        return state, [Event("not_gained", {"seat": seat, "good": good, "by": by})]
    return state, [Event("gained", {"seat": seat, "good": good, "count": found, "by": by})]


def in_turn(
    state: State, items: Iterable[T], run: Callable[[State, T], Outcome[State]]
) -> Outcome[State]:
    """Return the state after what each of these does, one after another, and all that happened."""
    events: list[Event] = []
    for item in items:
        state, more = run(state, item)
        events += more
    return state, events


def gain_all(state: State, seat: Seat, goods: Goods, by: str) -> Outcome[State]:
    """Give a seat several goods, in order."""
    return in_turn(state, goods, lambda now, item: gain(now, seat, *item, by))


def lose_all(state: State, seat: Seat, goods: Goods, by: str) -> Outcome[State]:
    """Take these from a seat, or what it has of them."""
    events: list[Event] = []
    for good, count in goods:
        state, found = give_back(state, seat, good, count, by)
        if found:
            told = {"seat": seat, "good": good, "count": found, "by": by}
            events.append(Event("lost", told))
    return state, events or [Event("spared", {"seat": seat, "by": by})]


def _moved(state: State, seat: Seat, good: str, count: int) -> State:
    index = GOODS.index(good)
    stock = put(state.stocks[seat], index, state.stocks[seat][index] + count)
    state = changed(state, stocks=put(state.stocks, seat, stock))
    if good == "gold":
        return state
    return changed(state, supply=put(state.supply, index, state.supply[index] - count))
