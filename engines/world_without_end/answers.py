"""Answers to the players' questions, from what the asking seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Final

from heraut.engines.protocol import PUBLIC, Event, Seat, Slots
from heraut.engines.world_without_end.answers_board import BOARD, Answer, no_such_seat, seat_named
from heraut.engines.world_without_end.answers_standing import STANDING, asked_seats, over
from heraut.engines.world_without_end.box import PERIODS
from heraut.engines.world_without_end.decisions import due_details
from heraut.engines.world_without_end.effects import ACTIONS
from heraut.engines.world_without_end.goods import GOODS, amounts, details
from heraut.engines.world_without_end.orientations import Orientation, OwnOrientation, orientations
from heraut.engines.world_without_end.state import DUTIES, DUTY_LOSS, DUTY_OWED, ROUNDS, State
from heraut.engines.world_without_end.views import WorldWithoutEndView
from heraut.engines.world_without_end.vocabulary import OPEN


def _goods(view: WorldWithoutEndView, slots: Slots) -> list[Event]:
    if view.viewer == PUBLIC:
        return [Event("answer_no_seat")]
    named = slots.get("good")
    if isinstance(named, str) and named in GOODS:
        count = view.state.has(view.viewer, named)
        return [Event("answer_good", {"good": named, "count": count}, _me(view))]
    had = amounts(zip(GOODS, view.state.stocks[view.viewer], strict=True))
    if not had:
        return [Event("answer_goods_none", audience=_me(view))]
    return [Event("answer_goods", details(had), _me(view))]


def _cards(view: WorldWithoutEndView, _: Slots) -> list[Event]:
    if view.viewer == PUBLIC:
        return [Event("answer_no_seat")]
    state, seat = view.state, view.viewer
    told = {
        "actions": state.hand(seat),
        "unknown": state.hidden[seat].count(None),
        "count": state.in_hand(seat),
    }
    return [Event("answer_cards", told, _me(view))]


def _played_cards(view: WorldWithoutEndView, slots: Slots) -> list[Event]:
    return [
        Event(
            "answer_played_cards",
            {
                "seat": seat,
                "actions": view.state.visible[seat],
                "hidden": len(view.state.hidden[seat]),
                "left": view.state.in_hand(seat),
            },
        )
        for seat in asked_seats(view, slots)
    ] or [no_such_seat(view, slots)]


def _hidden_cards(view: WorldWithoutEndView, _: Slots) -> list[Event]:
    if view.viewer == PUBLIC:
        return [Event("answer_no_seat")]
    names = tuple(action or "?" for action in view.state.hidden[view.viewer])
    return [Event("answer_hidden_cards", {"actions": names}, _me(view))]


def _duties(view: WorldWithoutEndView, slots: Slots) -> list[Event]:
    """Return what is owed, and whether the asker could pay it; with ``own`` only the latter."""
    state, seat = view.state, view.viewer
    faces, last = state.box.tax, state.period == PERIODS[-1]
    told = {
        "period": max(1, state.period),
        "doubled": last,
        **DUTY_OWED,
        "least": min(faces),
        "most": max(faces),
        "rounds": ROUNDS - max(0, state.round - 1),
    }
    duties = Event("answer_duties", told)
    if seat == PUBLIC:
        return [duties]
    # While the tax is rolled, piety and wheat are paid; while sanctions are averted, all is.
    if state.phase == "protect":
        return _turn(view, {})
    owed = {"gold": max(faces)} if state.phase == "tax" else {**DUTY_OWED, "gold": max(faces)}
    lacking = dict.fromkeys(DUTIES, 0) | {
        duty: max(0, count - state.has(seat, duty)) for duty, count in owed.items()
    }
    points = sum(count * DUTY_LOSS[duty] for duty, count in lacking.items())
    own = {**lacking, "points": points * (2 if last else 1), "ready": not any(lacking.values())}
    ready = Event("answer_duties_ready", own, _me(view))
    return [ready] if slots.get("own") else [duties, ready]


def _round(view: WorldWithoutEndView, _: Slots) -> list[Event]:
    state = view.state
    if not state.round:
        return [Event("answer_round_setup")]
    where = {"period": state.period, "round": state.round, "seat": state.first}
    return [Event("answer_round", {**where, "state": _progress(state)})]


def _progress(state: State) -> str:
    """Return how far a round is: before its card is turned, after that, or behind it."""
    if not state.tasks:
        return "over"
    if state.steps >= 0:
        return "turned"
    return "orients" if state.event or state.phase == "event" else "ended"


def _next_player(view: WorldWithoutEndView, slots: Slots) -> list[Event]:
    """Return who plays after a seat: who is last in a round is followed by who opens the next."""
    state, seat = view.state, seat_named(view, slots)
    if seat not in state.seats:
        return [no_such_seat(view, slots)]
    if state.round and not state.tasks:
        return _turn(view, {})
    after, count = (seat + 1) % len(state.seats), len(state.seats)
    if not state.round or after != state.first:
        return [Event("answer_next_player", {"seat": seat, "after": after})]
    if (state.period, state.round) == (PERIODS[-1], ROUNDS):
        return [Event("answer_next_none", {"seat": seat})]
    return [Event("answer_next_opens", {"seat": seat, "after": (after + 1) % count})]


def _player(view: WorldWithoutEndView, slots: Slots) -> list[Event]:
    """Return the points, houses, seals and action cards of a seat; its goods are its own."""
    seat = seat_named(view, slots)
    if seat not in view.state.seats:
        return [no_such_seat(view, slots)]
    of_seat = {"seat": seat + 1}
    parts = (STANDING["scores"], BOARD["houses"], _seals, _played_cards)
    told = [event for part in parts for event in part(view, of_seat)]
    return [*told, Event("answer_screened", {"seat": seat})]


def _what_does(_: WorldWithoutEndView, slots: Slots) -> list[Event]:
    action = slots.get("action")
    if action not in ACTIONS:
        return [Event("answer_no_such_action", {"action": action})]
    key = "answer_what_does_long" if slots.get("long") else "answer_what_does"
    return [Event(key, {"action": action})]


def _seals(view: WorldWithoutEndView, slots: Slots) -> list[Event]:
    state, seat = view.state, seat_named(view, slots)
    if seat not in state.seats:
        return [no_such_seat(view, slots)]
    given = [p.plan for p in state.projects if seat in p.donors and not p.done]
    told = {
        "seat": seat,
        "left": state.seals(seat),
        "projects": tuple(plan.project for plan in given),
        "names": tuple(plan.name for plan in given),
    }
    return [Event("answer_seals", told)]


def _penalties(view: WorldWithoutEndView, _: Slots) -> list[Event]:
    state = view.state
    due = list(state.penalties)
    due += [(task.seat, "piety") for task in state.tasks if task.by == "penance"]
    due += [(seat, "wheat") for seat in state.begging]
    due += [(seat, "gold") for seat in state.court]
    told = []
    for seat in state.seats:
        duties = tuple(dict.fromkeys(duty for whose, duty in due if whose == seat))
        if duties:
            told.append(Event("answer_penalties", {"seat": seat, "duties": duties}))
    # What is not decided yet threatens: whoever asks hears of it, and what would avert it.
    doubled = state.period == PERIODS[-1]
    for seat in state.clockwise():
        if duties := state.duties_missed(seat):
            facts = {"seat": seat, "duties": duties, "doubled": doubled}
            told.append(Event("answer_penalties_threaten", facts))
    if state.phase == "protect":
        told += _turn(view, {})
    return told or [Event("answer_penalties_none")]


def _orientations(view: WorldWithoutEndView, slots: Slots) -> list[Event]:
    """Return what each way to turn the card brings; with the slot ``best`` the best comes first.

    That order follows from what lies behind the screen, so that it is told only to its owner. What
    a favour brings the asker follows where not all can see it, or where the way is not allowed.
    With the slot ``mine`` what the others receive is left out.
    """
    ways = orientations(view.state)
    if slots.get("mine") and view.viewer in view.state.seats:
        ways = tuple(each.of(view.viewer) for each in ways)
    shown = {each.steps: each for each in ways}
    if not shown:
        return [Event("answer_orient_none")]
    asked = slots.get("steps")
    if isinstance(asked, int) and asked not in shown:
        return [Event("answer_no_such_orientation", {"steps": asked, "most": max(shown)})]
    own = {each.steps: each for each in view.own_orientations}
    order = [asked] if isinstance(asked, int) else sorted(shown)
    best = own and slots.get("best")
    if best:
        order.sort(key=lambda steps: _rank(view.viewer, shown[steps], own[steps]))
    told = []
    for each in map(shown.__getitem__, order):
        mine = tuple(seat == view.viewer for seat in each.seats)
        audience = _me(view) if best else None
        told.append(Event("answer_orientation", {**asdict(each), "mine": mine}, audience))
        if own and _tells_more(each, own[each.steps]):
            told.append(Event("answer_orientation_own", asdict(own[each.steps]), _me(view)))
    return told


def _tells_more(shown: Orientation, own: OwnOrientation) -> bool:
    """Return whether a way brings the asker something that is not told to all."""
    return not own.allowed or (bool(shown.space) and not shown.gives)


def _rank(seat: Seat, shown: Orientation, own: OwnOrientation) -> tuple[object, ...]:
    """Return what sorts orientations for the asker: allowed, points, goods, few for the others."""
    mine = shown.seats.index(seat)
    goods = own.count + (shown.counts[mine] if shown.goods[mine] != "vp" else 0)
    others = sum(shown.counts) - shown.counts[mine]
    return (not own.allowed, -own.points, -goods, others, own.steps)


def _turn(view: WorldWithoutEndView, _: Slots) -> list[Event]:
    state = view.state
    if not state.tasks:
        return [over(state)]
    return [Event(f"answer_turn_{state.phase}", due_details(state))]


def _options(view: WorldWithoutEndView, slots: Slots) -> list[Event]:
    """Return what may be done now; what depends on a screen is told only behind it."""
    phase, may = view.state.phase, view.may
    if may is None:
        return _turn(view, slots)
    audience = None if phase in OPEN else _me(view)
    return [Event(f"answer_may_{phase}", {**due_details(view.state), **may}, audience)]


def _me(view: WorldWithoutEndView) -> frozenset[Seat]:
    return frozenset({view.viewer})


ANSWERS: Final[Mapping[str, Answer]] = {
    **BOARD,
    **STANDING,
    "goods": _goods,
    "cards": _cards,
    "played_cards": _played_cards,
    "hidden_cards": _hidden_cards,
    "duties": _duties,
    "round": _round,
    "next_player": _next_player,
    "player": _player,
    "what_does": _what_does,
    "seals": _seals,
    "penalties": _penalties,
    "orientations": _orientations,
    "turn": _turn,
    "options": _options,
}
