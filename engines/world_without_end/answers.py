"""Answers to the players' questions, from what the asking seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from heraut.engines.protocol import PUBLIC, Event, Seat, View
from heraut.engines.world_without_end.answers_board import BOARD, no_such_seat, seat_named
from heraut.engines.world_without_end.effects import ACTIONS
from heraut.engines.world_without_end.goods import GOODS
from heraut.engines.world_without_end.standing import OPEN, TABLED
from heraut.engines.world_without_end.state import (
    DUTY_LOSS,
    DUTY_OWED,
    PERIODS,
    ROUNDS,
    SEALS,
)

__all__ = ["answer"]

Slots = Mapping[str, object]
Facts = dict[str, Any]


def answer(view: View, question: str, slots: Slots) -> Sequence[Event]:
    """Return the facts that answer a question. Raises ``KeyError`` for an unknown question."""
    return _ANSWERS[question](dict(view), slots)


def _goods(view: Facts, slots: Slots) -> list[Event]:
    if view["viewer"] == PUBLIC:
        return [Event("answer_no_seat")]
    me, stock = _me(view), dict(zip(GOODS, view["goods"], strict=True))
    named = slots.get("good")
    if isinstance(named, str) and named in stock:
        return [Event("answer_good", {"good": named, "count": stock[named]}, me)]
    had = {good: count for good, count in stock.items() if count}
    if not had:
        return [Event("answer_goods_none", audience=me)]
    return [Event("answer_goods", {"goods": tuple(had), "counts": tuple(had.values())}, me)]


def _cards(view: Facts, _: Slots) -> list[Event]:
    if view["viewer"] == PUBLIC:
        return [Event("answer_no_seat")]
    unknown = view["put_away"].count(None)
    count = view["hands"][view["viewer"]]
    facts = {"actions": view["hand"], "unknown": unknown, "count": count}
    return [Event("answer_cards", facts, _me(view))]


def _played_cards(view: Facts, slots: Slots) -> list[Event]:
    asked = slots.get("seat")
    seats = len(view["points"])
    if isinstance(asked, int) and asked > seats:
        return [no_such_seat(asked, seats)]
    return [
        Event(
            "answer_played_cards",
            {
                "seat": seat,
                "actions": view["visible"][seat],
                "hidden": view["hidden"][seat],
                "left": view["hands"][seat],
            },
        )
        for seat in range(seats)
        if not isinstance(asked, int) or asked < 1 or seat == asked - 1
    ]


def _hidden_cards(view: Facts, _: Slots) -> list[Event]:
    if view["viewer"] == PUBLIC:
        return [Event("answer_no_seat")]
    names = tuple(action or "?" for action in view["put_away"])
    return [Event("answer_hidden_cards", {"actions": names}, _me(view))]


def _duties(view: Facts, slots: Slots) -> list[Event]:
    """Return what is owed, and whether the asker could pay it; with ``own`` only the latter."""
    faces = view["box"].tax
    last = view["period"] == PERIODS[-1]
    own = slots.get("own") and view["viewer"] != PUBLIC
    told = [
        Event(
            "answer_duties",
            {
                "period": max(1, view["period"]),
                "doubled": last,
                **DUTY_OWED,
                "least": min(faces),
                "most": max(faces),
                "rounds": ROUNDS - max(0, view["round"] - 1),
            },
        )
    ]
    if view["viewer"] == PUBLIC:
        return told
    stock = dict(zip(GOODS, view["goods"], strict=True))
    owed = {**DUTY_OWED, "gold": max(faces)}
    lacking = {duty: max(0, count - stock[duty]) for duty, count in owed.items()}
    points = sum(count * DUTY_LOSS[duty] for duty, count in lacking.items())
    facts = {**lacking, "points": points * (2 if last else 1), "ready": not any(lacking.values())}
    return [*([] if own else told), Event("answer_duties_ready", facts, _me(view))]


def _scores(view: Facts, slots: Slots) -> list[Event]:
    asked, points = slots.get("seat"), view["points"]
    if isinstance(asked, int) and asked > len(points):
        return [no_such_seat(asked, len(points))]
    seats = [asked - 1] if isinstance(asked, int) and asked > 0 else range(len(points))
    if not view["halves"]:
        return [Event("answer_score", {"seat": seat, "points": points[seat]}) for seat in seats]
    final = [(seat, *divmod(view["halves"][seat], 2)) for seat in seats]
    return [
        Event("answer_final", {"seat": seat, "whole": whole, "half": half == 1})
        for seat, whole, half in final
    ]


def _over(view: Facts) -> Event:
    winners = view["winners"]
    return Event("answer_over", {"winners": winners, "halves": view["halves"][winners[0]]})


def _round(view: Facts, _: Slots) -> list[Event]:
    if not view["round"]:
        return [Event("answer_round_setup")]
    where = {"period": view["period"], "round": view["round"], "seat": view["first"]}
    return [Event("answer_round", where)]


def _what_does(_: Facts, slots: Slots) -> list[Event]:
    action = slots.get("action")
    if action not in ACTIONS:
        return [Event("answer_no_such_action", {"action": action})]
    key = "answer_what_does_long" if slots.get("long") else "answer_what_does"
    return [Event(key, {"action": action})]


def _seals(view: Facts, slots: Slots) -> list[Event]:
    seats = len(view["points"])
    seat = seat_named(view, slots)
    if seat >= seats:
        return [no_such_seat(seat + 1, seats)]
    given = [
        name for name, _, _, donors, how in view["projects"] if seat in donors and how != "done"
    ]
    names = tuple(view["box"].plan(name).name for name in given)
    facts = {"seat": seat, "left": SEALS - len(given), "projects": tuple(given), "names": names}
    return [Event("answer_seals", facts)]


def _penalties(view: Facts, _: Slots) -> list[Event]:
    due = list(view["penalties"])
    due += [(seat, "wheat") for seat in view["begging"]]
    due += [(seat, "gold") for seat in view["court"]]
    told = []
    for seat in range(len(view["points"])):
        duties = tuple(dict.fromkeys(duty for whose, duty in due if whose == seat))
        if duties:
            told.append(Event("answer_penalties", {"seat": seat, "duties": duties}))
    return told or [Event("answer_penalties_none")]


def _orientations(view: Facts, slots: Slots) -> list[Event]:
    """Return what each way to turn the card brings; with the slot ``best`` the best comes first.

    That order follows from what lies behind the screen, so that it is told only to its owner. What
    a favour brings the asker follows where not all can see it, or where the way is not allowed.
    """
    shown = {facts["steps"]: facts for facts in view["orientations"]}
    if not shown:
        return [Event("answer_orient_none")]
    asked = slots.get("steps")
    if isinstance(asked, int) and asked not in shown:
        return [Event("answer_no_such_orientation", {"steps": asked, "most": max(shown)})]
    own = {facts["steps"]: facts for facts in view.get("own_orientations", ())}
    order = [asked] if isinstance(asked, int) else sorted(shown)
    best = own and slots.get("best")
    if best:
        order.sort(key=lambda steps: _rank(view, shown[steps], own[steps]))
    told = []
    for steps in order:
        audience = _me(view) if best else None
        mine = tuple(seat == view["viewer"] for seat in shown[steps]["seats"])
        told.append(Event("answer_orientation", {**shown[steps], "mine": mine}, audience))
        if own and _tells_more(shown[steps], own[steps]):
            told.append(Event("answer_orientation_own", own[steps], _me(view)))
    return told


def _tells_more(shown: Facts, own: Facts) -> bool:
    """Return whether a way brings the asker something that is not told to all."""
    return not own["allowed"] or (bool(shown["space"]) and not shown["gives"])


def _rank(view: Facts, shown: Facts, own: Facts) -> tuple[object, ...]:
    """Return what sorts orientations for the asker: allowed, points, goods, few for the others."""
    mine = shown["seats"].index(view["viewer"])
    goods = own["count"] + (shown["counts"][mine] if shown["goods"][mine] != "vp" else 0)
    others = sum(shown["counts"]) - shown["counts"][mine]
    return (not own["allowed"], -own["points"], -goods, others, own["steps"])


def _turn(view: Facts, _: Slots) -> list[Event]:
    if view["phase"] == "over":
        return [_over(view)]
    return [Event(f"answer_turn_{view['phase']}", view["due"])]


def _options(view: Facts, slots: Slots) -> list[Event]:
    """Return what may be done now; what depends on a screen is told only behind it."""
    if "may" not in view:
        return _turn(view, slots)
    phase = view["phase"]
    audience = None if phase in TABLED | OPEN else _me(view)
    return [Event(f"answer_may_{phase}", {**view["due"], **view["may"]}, audience)]


def _me(view: Facts) -> frozenset[Seat]:
    return frozenset({view["viewer"]})


_ANSWERS: Final[Mapping[str, Callable[[Facts, Slots], list[Event]]]] = {
    **BOARD,
    "goods": _goods,
    "cards": _cards,
    "played_cards": _played_cards,
    "hidden_cards": _hidden_cards,
    "duties": _duties,
    "scores": _scores,
    "round": _round,
    "what_does": _what_does,
    "seals": _seals,
    "penalties": _penalties,
    "orientations": _orientations,
    "turn": _turn,
    "options": _options,
}
