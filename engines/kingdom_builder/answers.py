"""The answers to questions, from what the asking seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from heraut.engines.kingdom_builder import (
    board_answers,
    hex_answers,
    placement_answers,
    status_answers,
)
from heraut.engines.kingdom_builder.box import ISLANDS
from heraut.engines.kingdom_builder.hexes import CORNERS
from heraut.engines.kingdom_builder.rounds import rounds_left
from heraut.engines.kingdom_builder.state import CAVE, GOALS, HIDDEN, TILES, State
from heraut.engines.kingdom_builder.status_answers import (
    asked_seat,
    no_such_seat,
    no_such_thing,
    options,
    turn,
)
from heraut.engines.kingdom_builder.views import KingdomBuilderView
from heraut.engines.protocol import PUBLIC, Event, Seat, Slots

_Answer = Callable[[KingdomBuilderView, Slots], Sequence[Event]]


def _of_seat(tell: Callable[[State, Seat, Slots], list[Event]]) -> _Answer:
    """Return the answer about the seat that is meant, if there is such a seat."""

    def told(view: KingdomBuilderView, slots: Slots) -> list[Event]:
        state, seat = view.state, asked_seat(view, slots)
        return tell(state, seat, slots) if seat in state.seats else [no_such_seat(state, seat)]

    return told


def _of_seats(tell: Callable[[State, Sequence[Seat], Slots], list[Event]]) -> _Answer:
    """Return the answer about the seat that is named, or one's own if ``mine``; else about all."""

    def told(view: KingdomBuilderView, slots: Slots) -> list[Event]:
        state, seat = view.state, asked_seat(view, slots)
        if not (slots.get("seat") or slots.get("mine")):
            return tell(state, state.seats, slots)
        return tell(state, [seat], slots) if seat in state.seats else [no_such_seat(state, seat)]

    return told


def _goals(view: KingdomBuilderView, _: Slots) -> list[Event]:
    if not view.state.goals:
        return [Event("answer_goals_none")]
    return [Event("answer_goals", {"goals": view.state.goals})]


def _what_goal(_: KingdomBuilderView, slots: Slots) -> list[Event]:
    goal = slots.get("goal")
    if goal not in (*GOALS, "castles", "capitol"):
        return [no_such_thing(goal)]
    key = "answer_goal_long" if slots.get("long") else "answer_goal"
    return [Event(key, {"goal": goal})]


def _what_does(_: KingdomBuilderView, slots: Slots) -> list[Event]:
    tile = slots.get("tile")
    if tile not in (*TILES, CAVE):
        return [no_such_thing(tile)]
    key = "answer_what_does_long" if slots.get("long") else "answer_what_does"
    return [Event(key, {"tile": tile})]


def _my_card(view: KingdomBuilderView, slots: Slots) -> list[Event]:
    """Return a terrain card: aloud the one shown, to its seat alone the one held hidden."""
    state, named = view.state, slots.get("seat")
    seat = named - 1 if isinstance(named, int) and named > 0 else view.viewer
    if seat == PUBLIC and state.card:
        seat = state.turn
    if seat == PUBLIC:
        return [Event("answer_no_hand")]
    if seat not in state.seats:
        return [no_such_seat(state, seat)]
    if state.card and seat == state.turn:
        return [Event("answer_card_open", {"seat": seat, "terrain": state.card})]
    card = state.realms[seat].card
    if not card:
        return [Event("answer_card_none", {"seat": seat})]
    if seat != view.viewer:
        return [Event("answer_card_secret", {"seat": seat})]
    if card == HIDDEN:
        return [Event("answer_card_hidden", {}, frozenset({seat}))]
    return [Event("answer_card", {"terrain": card}, frozenset({seat}))]


def _pile(view: KingdomBuilderView, _: Slots) -> list[Event]:
    deck = view.state.deck
    facts = {"count": deck.pile, "discarded": deck.discard, "removed": sum(deck.removed)}
    return [Event("answer_pile", facts)]


def _sections(view: KingdomBuilderView, _: Slots) -> list[Event]:
    sections, island = view.state.sections, view.state.options.island
    if not sections:
        return [Event("answer_sections_none")]
    names, turned = zip(*sections, strict=True)
    facts = {"sections": names, "corners": CORNERS[: len(names)], "turned": turned}
    return [Event("answer_sections", {**facts, "island": island if island in ISLANDS else ""})]


def _round(view: KingdomBuilderView, _: Slots) -> list[Event]:
    state = view.state
    if not state.round:
        return [turn(state)]
    facts = {"round": state.round, "seat": state.first, "last": state.last}
    return [Event("answer_round", {**facts, "left": rounds_left(state)})]


ANSWERS: Final[Mapping[str, _Answer]] = {
    "where": placement_answers.where,
    "area": placement_answers.area,
    "nearest": placement_answers.nearest,
    "hex": hex_answers.hex_at,
    "around": hex_answers.around,
    "step": hex_answers.step,
    "ray": hex_answers.ray,
    "landmark": hex_answers.landmark,
    "groups": _of_seat(status_answers.of_groups),
    "settlements": _of_seat(status_answers.of_settlements),
    "sections_of": _of_seat(status_answers.of_sections),
    "line": hex_answers.line,
    "supply": _of_seats(status_answers.of_supply),
    "scores": _of_seats(status_answers.of_scores),
    "worth": placement_answers.worth,
    "goals": _goals,
    "what_goal": _what_goal,
    "tiles": _of_seat(status_answers.of_tiles),
    "what_does": _what_does,
    "my_card": _my_card,
    "pile": _pile,
    "sections": _sections,
    "round": _round,
    "next_player": _of_seat(status_answers.of_next),
    "player": _of_seat(status_answers.of_player),
    "describe_table": board_answers.describe_table,
    "describe_section": board_answers.describe_section,
    "read_line": board_answers.read_line,
    "extent": board_answers.extent,
    "section_counts": board_answers.section_counts,
    "touching": board_answers.touching,
    "who_has": board_answers.who_has,
    "turn": lambda view, _: [turn(view.state)],
    "options": lambda view, _: [options(view.state)],
}
