"""Answers about how the seats stand: where points come from, and who has most of what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from heraut.engines.comparison import MOST, compared
from heraut.engines.protocol import PUBLIC, Event, Seat, Slots
from heraut.engines.world_without_end.answers_board import BOARD, Answer, no_such_seat, seat_named
from heraut.engines.world_without_end.goods import GOODS
from heraut.engines.world_without_end.state import State
from heraut.engines.world_without_end.views import WorldWithoutEndView


def asked_seats(view: WorldWithoutEndView, slots: Slots) -> Sequence[Seat]:
    """Return the seats that are asked about: one named from 1, else all; none if nobody has it."""
    asked, seats = slots.get("seat"), view.state.seats
    if not isinstance(asked, int) or asked < 1:
        return seats
    return [asked - 1] if asked - 1 in seats else ()


def scores(view: WorldWithoutEndView, slots: Slots) -> list[Event]:
    """Return the points of seats, after the end with all that was counted, and who has won."""
    seats = asked_seats(view, slots)
    told = [over(view.state)] if not view.state.tasks and len(seats) > 1 else []
    return [*told, *(_score(view.state, seat) for seat in seats)] or [no_such_seat(view, slots)]


def over(state: State) -> Event:
    """Return who has won a match that is over."""
    halves = state.halves[state.winners[0]]
    return Event("answer_over", {"winners": state.winners, "halves": halves})


def _score(state: State, seat: Seat) -> Event:
    if not state.halves:
        return Event("answer_score", {"seat": seat, "points": state.points[seat]})
    whole, half = divmod(state.halves[seat], 2)
    return Event("answer_final", {"seat": seat, "whole": whole, "half": half == 1})


def _score_details(view: WorldWithoutEndView, slots: Slots) -> list[Event]:
    """Return where the points of a seat come from, what brought or cost most first."""
    state, seat = view.state, seat_named(view, slots)
    if seat not in state.seats:
        return [no_such_seat(view, slots)]
    earned = dict(state.earned[seat]) if state.earned else {}
    earned["start"] = state.points[seat] - sum(earned.values())
    if state.kept:
        earned["materials"] = state.kept[seat][0]
    parts = sorted(earned.items(), key=lambda part: (-abs(part[1]), part[0]))
    told = [
        Event("answer_score_source", {"source": source, "points": points})
        for source, points in parts
        if points
    ]
    if state.kept and (gold := state.kept[seat][1]):
        told.append(Event("answer_score_gold", {"whole": gold // 2, "half": gold % 2 == 1}))
    return [_score(state, seat), *told]


def _most(view: WorldWithoutEndView, slots: Slots) -> list[Event]:
    """Return who has most of something, as far as it lies open; else what the asker has of it."""
    state, what = view.state, str(slots.get("of", "points"))
    if what in GOODS:
        hidden = Event("answer_rank_hidden")
        if view.viewer == PUBLIC:
            return [hidden]
        count = state.has(view.viewer, what)
        own = frozenset({view.viewer})
        return [hidden, Event("answer_good", {"good": what, "count": count}, own)]
    if what == "points" and state.halves:
        return scores(view, {})
    return compared(what, [*map(_COUNTED[what](state), state.seats)], slots)


def _healed(view: WorldWithoutEndView, slots: Slots) -> list[Event]:
    """Return who healed where; of nobody in particular, also where somebody is still sick."""
    state, seats = view.state, asked_seats(view, slots)
    if not seats:
        return [no_such_seat(view, slots)]
    if not state.tiles:
        return BOARD["plague"](view, {})
    told = []
    for seat in seats:
        places = tuple(sorted(place for place, healer in state.healers if healer == seat))
        facts = {"seat": seat, "places": places, "count": len(places)}
        told.append(Event("answer_healed", facts))
    return told if len(seats) == 1 else [*told, *BOARD["plague"](view, {})]


_COUNTED: Final[Mapping[str, Callable[[State], Callable[[Seat], int]]]] = {
    "points": lambda state: state.points.__getitem__,
    "houses": lambda state: lambda seat: len(state.own_sites(seat)),
    "cards": lambda state: state.in_hand,
    "seals": lambda state: state.seals,
}
"""What all can count of a seat."""

STANDING: Final[Mapping[str, Answer]] = {
    "scores": scores,
    "score_details": _score_details,
    MOST: _most,
    "healed": _healed,
}
"""By question."""
