"""The duties at a period's end, penalties, and the final count (rulebook, the end of a period)."""

from __future__ import annotations

from dataclasses import replace

from heraut.engines.protocol import Event, Outcome, Seat
from heraut.engines.world_without_end.box import PERIODS
from heraut.engines.world_without_end.ledger import add_points, give_back
from heraut.engines.world_without_end.state import DUTY_LOSS, DUTY_OWED, State, Task
from heraut.engines.world_without_end.tasks import push


def pay_goods(state: State) -> Outcome[State]:
    """Take piety and wheat from every seat: who can pay must pay (E28)."""
    events: list[Event] = []
    for duty, owed in DUTY_OWED.items():
        state, told = _paid_by_all(state, duty, owed)
        events += told
    return state, _met_first(events)


def pay_tax(state: State) -> Outcome[State]:
    """Take the tax that was rolled from every seat; who has less gives all it has."""
    state, events = _paid_by_all(state, "gold", state.tax)
    return state, _met_first(events)


def protect(state: State, seat: Seat, duty: str) -> Outcome[State]:
    """Pay a loyalty: no penalty for this duty, no doubled loss; the points stay lost (E29)."""
    state, _ = give_back(state, seat, "loyalty", 1)
    missed = tuple(item for item in state.missed if item[:2] != (seat, duty))
    state = push(replace(state, missed=missed), Task("ask_protect", seat))
    return state, [Event("protected", {"seat": seat, "duty": duty})]


def give_way(state: State, seat: Seat) -> Outcome[State]:
    """Let a seat have what its missed duties bring: penalties, after period four doubled losses."""
    mine = [item for item in state.missed if item[0] == seat]
    state = replace(state, missed=tuple(item for item in state.missed if item[0] != seat))
    events = []
    for _, duty, points in mine:
        if state.period == PERIODS[-1]:
            state = add_points(state, seat, -points)
            events.append(Event("doubled", {"seat": seat, "duty": duty, "points": points}))
        else:
            state = replace(state, penalties=(*state.penalties, (seat, duty)))
            events.append(Event("penalty_due", {"seat": seat, "duty": duty}))
    return state, events


def halves_of(state: State, seat: Seat) -> int:
    """Return a seat's final score in half points: points, materials, and gold by halves."""
    materials = state.has(seat, "stone") + state.has(seat, "wood")
    return 2 * (state.points[seat] + materials) + state.has(seat, "gold")


def count_up(state: State) -> Outcome[State]:
    """Count the final scores; ties are broken by piety, then loyalty, then knowledge."""
    halves = tuple(halves_of(state, seat) for seat in state.seats)
    events = []
    for seat in state.seats:
        told = {
            "seat": seat,
            "points": state.points[seat],
            "materials": state.has(seat, "stone") + state.has(seat, "wood"),
            "gold": state.has(seat, "gold"),
            "halves": halves[seat],
            "whole": halves[seat] // 2,
            "half": halves[seat] % 2 == 1,
        }
        events.append(Event("final_score", told))
    most = max(halves)
    winners, by = tuple(seat for seat in state.seats if halves[seat] == most), "points"
    for good in ("piety", "loyalty", "medical"):
        if len(winners) > 1:
            best = max(state.has(seat, good) for seat in winners)
            fewer = tuple(seat for seat in winners if state.has(seat, good) == best)
            winners, by = fewer, good if len(fewer) == 1 else by
    if len(winners) > 1:
        by = "shared"
    state = replace(state, halves=halves, winners=winners, tasks=())
    return state, [*events, Event("won", {"winners": winners, "halves": most, "by": by})]


def _paid_by_all(state: State, duty: str, owed: int) -> Outcome[State]:
    events: list[Event] = []
    for seat in state.clockwise():
        state, told = _pay(state, seat, duty, owed)
        events += told
    return state, events


def _met_first(events: list[Event]) -> list[Event]:
    """Return events with those of duties met before those of duties missed.

    All pay at once. Told by turns, the same would be said of every seat apart.
    """
    return sorted(events, key=lambda event: event.key != "duty_met")


def _pay(state: State, seat: Seat, duty: str, owed: int) -> Outcome[State]:
    state, paid = give_back(state, seat, duty, owed)
    missing = owed - paid
    if not missing:
        return state, [Event("duty_met", {"seat": seat, "duty": duty, "count": paid})]
    points = missing * DUTY_LOSS[duty]
    state = add_points(state, seat, -points)
    state = replace(state, missed=(*state.missed, (seat, duty, points)))
    told = {"seat": seat, "duty": duty, "paid": paid, "missing": missing, "points": points}
    return state, [Event("duty_missed", told)]
