"""The answers to questions, from what the asking seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from heraut.engines.kingdom_builder import exploring, standing, walking
from heraut.engines.kingdom_builder.box import ISLANDS
from heraut.engines.kingdom_builder.standing import asked_seat, no_such_seat, no_such_thing
from heraut.engines.kingdom_builder.state import CAVE, GOALS, HIDDEN, TILES, State
from heraut.engines.kingdom_builder.views import Facts, read
from heraut.engines.protocol import PUBLIC, Event, Seat, View

__all__ = ["answer"]

Slots = Mapping[str, object]


def answer(view: View, question: str, slots: Slots) -> Sequence[Event]:
    """Return the facts that answer a question. Raises ``KeyError`` for an unknown one."""
    if question in _OF_STATE:
        return _OF_STATE[question](read(view), int(str(view["viewer"])), slots)
    return _OF_VIEW[question](dict(view), slots)


def _groups(state: State, viewer: Seat, slots: Slots) -> list[Event]:
    seat = asked_seat(state, viewer, slots)
    if seat not in state.seats:
        return [no_such_seat(state, seat)]
    return standing.of_groups(state, seat)


def _settlements(state: State, viewer: Seat, slots: Slots) -> list[Event]:
    seat = asked_seat(state, viewer, slots)
    if seat not in state.seats:
        return [no_such_seat(state, seat)]
    return standing.of_settlements(state, seat, slots)


def _sections_of(state: State, viewer: Seat, slots: Slots) -> list[Event]:
    seat = asked_seat(state, viewer, slots)
    if seat not in state.seats:
        return [no_such_seat(state, seat)]
    return standing.of_sections(state, seat)


def _tiles(state: State, viewer: Seat, slots: Slots) -> list[Event]:
    seat = asked_seat(state, viewer, slots)
    if seat not in state.seats:
        return [no_such_seat(state, seat)]
    return [standing.of_tiles(state, seat)]


def _supply(state: State, viewer: Seat, slots: Slots) -> list[Event]:
    seats = _meant(state, viewer, slots)
    if seats[0] not in state.seats:
        return [no_such_seat(state, seats[0])]
    return [standing.of_supply(state, seat) for seat in seats]


def _scores(state: State, viewer: Seat, slots: Slots) -> list[Event]:
    seats = _meant(state, viewer, slots)
    if seats[0] not in state.seats:
        return [no_such_seat(state, seats[0])]
    reasons = len(seats) == 1 or bool(slots.get("long"))
    return standing.of_scores(state, seats, reasons=reasons)


def _meant(state: State, viewer: Seat, slots: Slots) -> list[Seat]:
    """Return the seat that is named, or one's own if ``mine`` is meant; else all."""
    if slots.get("seat") or slots.get("mine"):
        return [asked_seat(state, viewer, slots)]
    return list(state.seats)


def _goals(view: Facts, _: Slots) -> list[Event]:
    if not view["goals"]:
        return [Event("answer_goals_none")]
    return [Event("answer_goals", {"goals": view["goals"]})]


def _what_goal(_: Facts, slots: Slots) -> list[Event]:
    goal = slots.get("goal")
    if goal not in (*GOALS, "castles", "capitol"):
        return [no_such_thing(goal)]
    key = "answer_goal_long" if slots.get("long") else "answer_goal"
    return [Event(key, {"goal": goal})]


def _what_does(_: Facts, slots: Slots) -> list[Event]:
    tile = slots.get("tile")
    if tile not in (*TILES, CAVE):
        return [no_such_thing(tile)]
    key = "answer_what_does_long" if slots.get("long") else "answer_what_does"
    return [Event(key, {"tile": tile})]


def _my_card(view: Facts, slots: Slots) -> list[Event]:
    """Return a terrain card: aloud the one shown, to its seat alone the one held hidden."""
    viewer, named = view["viewer"], slots.get("seat")
    seat = named - 1 if isinstance(named, int) and named > 0 else viewer
    if seat == PUBLIC and view["card"]:
        seat = view["turn"]
    if seat == PUBLIC:
        return [Event("answer_no_hand")]
    if seat not in range(len(view["holds"])):
        facts = {"seat": seat + 1, "seats": len(view["holds"])}
        return [Event("answer_no_such_seat", facts)]
    if view["card"] and seat == view["turn"]:
        return [Event("answer_card_open", {"seat": seat, "terrain": view["card"]})]
    if not view["holds"][seat]:
        return [Event("answer_card_none", {"seat": seat})]
    if seat != viewer:
        return [Event("answer_card_secret", {"seat": seat})]
    if view["hand"] == HIDDEN:
        return [Event("answer_card_hidden", {}, frozenset({seat}))]
    return [Event("answer_card", {"terrain": view["hand"]}, frozenset({seat}))]


def _pile(view: Facts, _: Slots) -> list[Event]:
    facts = {"count": view["pile"], "discarded": view["discard"]}
    return [Event("answer_pile", {**facts, "removed": sum(view["removed"])})]


def _sections(view: Facts, _: Slots) -> list[Event]:
    if not view["sections"]:
        return [Event("answer_sections_none")]
    names, corners, turned = zip(*view["sections"], strict=True)
    island = view["options"]["island"]
    facts = {"sections": names, "corners": corners, "turned": turned}
    return [Event("answer_sections", {**facts, "island": island if island in ISLANDS else ""})]


def _round(state: State, _viewer: Seat, _: Slots) -> list[Event]:
    if not state.round:
        return [standing.turn(state)]
    facts = {"round": state.round, "seat": state.first, "last": state.last}
    return [Event("answer_round", facts)]


def _turn(state: State, _viewer: Seat, _: Slots) -> list[Event]:
    return [standing.turn(state)]


def _options(state: State, _viewer: Seat, _: Slots) -> list[Event]:
    return [standing.options(state)]


_OF_STATE: Final[Mapping[str, Callable[[State, Seat, Slots], list[Event]]]] = {
    "where": exploring.where,
    "area": exploring.area,
    "nearest": exploring.nearest,
    "hex": walking.hex_at,
    "around": walking.around,
    "step": walking.step,
    "ray": walking.ray,
    "landmark": walking.landmark,
    "groups": _groups,
    "settlements": _settlements,
    "sections_of": _sections_of,
    "line": walking.line,
    "supply": _supply,
    "scores": _scores,
    "worth": exploring.worth,
    "tiles": _tiles,
    "round": _round,
    "turn": _turn,
    "options": _options,
}
"""Questions about the board and the turn, answered by the same functions as the rules."""

_OF_VIEW: Final[Mapping[str, Callable[[Facts, Slots], list[Event]]]] = {
    "goals": _goals,
    "what_goal": _what_goal,
    "what_does": _what_does,
    "my_card": _my_card,
    "pile": _pile,
    "sections": _sections,
}
