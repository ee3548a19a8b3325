"""Incomes, and the favour track (rulebook, phases 3 and 4)."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.engines.protocol import Event, Outcome, Seat
from heraut.engines.records import changed
from heraut.engines.world_without_end.goods import POINTS
from heraut.engines.world_without_end.ledger import give_back, take
from heraut.engines.world_without_end.state import State

_GOODS = {"prior": "piety", "merchant": "wool", "earl": "wheat"}
"""What some spaces give one of."""
_OWNED = {"queen": "loyalty", "prioress": "medical"}
"""What one has to own one of, to get two points."""
_PER = {"king": "loyalty", "bishop": "piety"}
"""What brings a point each."""
_OWNED_POINTS = 2
_ENDLESS = ("gold", POINTS)


@dataclass(frozen=True, slots=True)
class Income:
    """What one seat receives in a round."""

    seat: Seat
    good: str = ""
    """Empty: nothing, as it has to beg."""
    count: int = 0
    missing: bool = False
    """The good is exhausted: ``count`` points come instead."""


def _gap_of(state: State, steps: int) -> int:
    """Return beyond which side the number of steps is printed."""
    return state.box.numbers.index(steps)


def incomes(state: State, steps: int) -> tuple[Income, ...]:
    """Return what every seat receives when the arrow points to ``steps``, the active player first.

    What is exhausted is replaced by one point (E07). Beggars get nothing (E15); nobody sits where
    the other corners point (E40).
    """
    card, gap = state.turned(), _gap_of(state, steps)
    left: dict[str, int] = {}
    found = []
    for seat in state.clockwise():
        if seat in state.begging:
            found.append(Income(seat))
            continue
        good, count = card.corner(gap, state.side(seat))
        there = left.get(good, count if good in _ENDLESS else state.left(good) or 0)
        if good not in _ENDLESS:
            left[good] = max(0, there - count)
        count = min(count, there)
        found.append(Income(seat, good, count or 1, missing=not count))
    return tuple(found)


def receive_incomes(state: State) -> Outcome[State]:
    """Give every seat the income that points to it."""
    events = []
    for income in incomes(state, state.steps):
        if not income.good:
            events.append(Event("income_begged", {"seat": income.seat}))
            continue
        key = "income_missing" if income.missing else "income"
        good = POINTS if income.missing else income.good
        state, _ = take(state, income.seat, good, income.count, "income")
        told = {"seat": income.seat, "good": income.good, "count": income.count}
        events.append(Event(key, told))
    return state, events


def target(state: State, steps: int) -> int:
    """Return where the marker comes to, from 0: covered spaces are not counted."""
    spaces, covered, marker = len(state.box.favours), state.covered, state.marker
    if not steps or len(covered) == spaces:
        return marker
    for _ in range((steps - 1) % (spaces - len(covered)) + 1):
        marker = (marker + 1) % spaces
        while marker in covered:
            marker = (marker + 1) % spaces
    return marker


def following(state: State) -> tuple[int, ...]:
    """Return the open spaces after that of the marker, in order, from 0."""
    spaces = len(state.box.favours)
    after = ((state.marker + step) % spaces for step in range(1, spaces))
    return tuple(index for index in after if index not in state.covered)


def steps_to(state: State, space: str) -> int:
    """Return how far the marker is from the next space of a kind; -1: all these are covered.

    Where it stands on the only one, that is no step.
    """
    track = state.box.favours
    for steps, index in enumerate(following(state), 1):
        if track[index] == space:
            return steps
    return 0 if track[state.marker] == space and state.marker not in state.covered else -1


def allowed(state: State, steps: int) -> bool:
    """Return whether the active player could pay what this orientation may cost.

    The outlaw takes one gold, after the income of the round has come (E03). The orientation with
    no step is always allowed (E04).
    """
    if not steps or state.box.favours[target(state, steps)] != "outlaw":
        return True
    seat, gold = state.first, state.has(state.first, "gold")
    if state.options.outlaw == "after_income" and seat not in state.begging:
        good, count = state.turned().corner(_gap_of(state, steps), state.side(seat))
        gold += count if good == "gold" else 0
    return gold > 0


def move_marker(state: State, seat: Seat, steps: int) -> Outcome[State]:
    """Move the marker and give the favour; the outlaw has to be payable."""
    if not steps:
        return state, [Event("favour_none", {"seat": seat})]
    state = changed(state, marker=target(state, steps))
    space = state.box.favours[state.marker]
    moved = Event("favour_moved", {"seat": seat, "space": space, "steps": steps})
    state, told = favour(state, seat, space)
    return state, [moved, told]


def favour(state: State, seat: Seat, space: str) -> tuple[State, Event]:
    """Give the favour of a space; what is exhausted is not replaced."""
    facts: dict[str, object] = {"seat": seat, "space": space}
    if space == "outlaw":
        state, paid = give_back(state, seat, "gold", 1)
        return state, Event("favour_paid", {**facts, "good": "gold", "count": paid})
    if good := _GOODS.get(space):
        state, found = take(state, seat, good, 1)
        why = "exhausted"
    else:
        good, found, why = POINTS, _points(state, seat, space), "none_owned"
        state, _ = take(state, seat, POINTS, found, "favour")
        if space == "guild":
            why = "no_house"
    if not found:
        return state, Event("favour_nothing", {**facts, "why": why})
    return state, Event("favour_given", {**facts, "good": good, "count": found})


def favour_shown(state: State, seat: Seat, space: str) -> tuple[str, int]:
    """Return the good that a space gives and how many of it, as far as all can see it.

    Empty where it depends on what lies behind the screen; -1 gold at the outlaw, which takes one.
    """
    if space == "outlaw":
        return "gold", -1
    if good := _GOODS.get(space):
        return good, min(1, state.left(good) or 0)
    if space == "guild":
        return POINTS, _points(state, seat, space)
    return "", 0


def _points(state: State, seat: Seat, space: str) -> int:
    if space == "guild":
        return len(state.own_sites(seat))
    if owned := _OWNED.get(space):
        return _OWNED_POINTS if state.has(seat, owned) else 0
    return state.has(seat, _PER[space])
