"""The duties at a period's end, penalties, and the final count (rulebook, the end of a period)."""

from __future__ import annotations

from heraut.engines.protocol import Event, Outcome, Seat
from heraut.engines.records import changed
from heraut.engines.world_without_end.box import PERIODS
from heraut.engines.world_without_end.ledger import add_points, give_back, in_turn
from heraut.engines.world_without_end.state import DUTY_LOSS, DUTY_OWED, State, Task
from heraut.engines.world_without_end.tasks import push


def pay_goods(state: State) -> Outcome[State]:
    """Take piety and wheat from every seat: who can pay must pay (E28)."""
    state, events = in_turn(state, DUTY_OWED.items(), lambda now, owed: _paid_by_all(now, *owed))
    return state, _met_first(events)


def pay_tax(state: State) -> Outcome[State]:
    """Take the tax that was rolled from every seat; who has less gives all it has."""
    state, events = _paid_by_all(state, "gold", state.tax)
    return state, _met_first(events)


def protect(state: State, seat: Seat, duty: str) -> Outcome[State]:
    """Pay a loyalty: no penalty for this duty, no doubled loss; the points stay lost (E29)."""
    state, _ = give_back(state, seat, "loyalty", 1)
    missed = tuple(item for item in state.missed if item[:2] != (seat, duty))
    state = push(changed(state, missed=missed), Task("ask_protect", seat))
    return state, [Event("protected", {"seat": seat, "duty": duty})]


def give_way(state: State, seat: Seat) -> Outcome[State]:
    """Let a seat have what its missed duties bring: penalties, after period four doubled losses."""
    mine = [item for item in state.missed if item[0] == seat]
    state = changed(state, missed=tuple(item for item in state.missed if item[0] != seat))
    events = []
    for _, duty, points in mine:
        if state.period == PERIODS[-1]:
            state = add_points(state, seat, -points, "duty")
            events.append(Event("doubled", {"seat": seat, "duty": duty, "points": points}))
        else:
            state = changed(state, penalties=(*state.penalties, (seat, duty)))
            events.append(Event("penalty_due", {"seat": seat, "duty": duty}))
    return state, events


def count_up(state: State) -> Outcome[State]:
    """Count the final scores in half points: points, materials, and gold by halves.

    Ties are broken by piety, then loyalty, then knowledge.
    """
    halves: tuple[int, ...] = ()
    kept: tuple[tuple[int, int], ...] = ()
    events = []
    for seat, points in enumerate(state.points):
        materials = state.has(seat, "stone") + state.has(seat, "wood")
        gold = state.has(seat, "gold")
        mine = 2 * (points + materials) + gold
        counted = {"seat": seat, "points": points, "materials": materials, "gold": gold}
        total = {"halves": mine, "whole": mine // 2, "half": mine % 2 == 1}
        events.append(Event("final_score", counted | total))
        halves, kept = (*halves, mine), (*kept, (materials, gold))
    most = max(halves)
    winners, by = tuple(seat for seat in state.seats if halves[seat] == most), "points"
    for good in ("piety", "loyalty", "medical"):
        if len(winners) > 1:
            best = max(state.has(seat, good) for seat in winners)
            fewer = tuple(seat for seat in winners if state.has(seat, good) == best)
            winners, by = fewer, good if len(fewer) == 1 else by
    if len(winners) > 1:
        by = "shared"
    state = changed(state, halves=halves, kept=kept, winners=winners, tasks=())
    return state, [*events, Event("won", {"winners": winners, "halves": most, "by": by})]


def _paid_by_all(state: State, duty: str, owed: int) -> Outcome[State]:
    return in_turn(state, state.clockwise(), lambda now, seat: _pay(now, seat, duty, owed))


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
    state = add_points(state, seat, -points, "duty")
    state = changed(state, missed=(*state.missed, (seat, duty, points)))
    told = {"seat": seat, "duty": duty, "paid": paid, "missing": missing, "points": points}
    return state, [Event("duty_missed", told)]
