"""What the table does: the first player, event cards, plague tiles, blind draws, the tax die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final

from heraut.engines.chance import Odds
from heraut.engines.listing import Made
from heraut.engines.notation import Action
from heraut.engines.protocol import Event, IllegalAction, Outcome
from heraut.engines.records import changed, put
from heraut.engines.world_without_end.actions import Draw, First, Lose, Plague, Tax
from heraut.engines.world_without_end.cards import EventCard
from heraut.engines.world_without_end.effects import ACTIONS, OPERATIONS
from heraut.engines.world_without_end.flow import after_event, begin_game
from heraut.engines.world_without_end.printed import TILE_VALUES
from heraut.engines.world_without_end.state import PLAGUE_PERIOD, State, Task
from heraut.engines.world_without_end.turn import hide


def table_odds(state: State) -> Mapping[Action, Fraction]:
    """Return the outcomes at the table, in order, and the chance of each.

    With table cards, whether Héraut is told which card was drawn blindly is no chance of the
    game's; it counts as the toss of a coin. A card that the data does not hold may come from a real
    pile at any time; as nothing is known of it, it has no chance here.
    """
    return _ODDS[state.task.kind](state)


def _first(state: State, _: Task, action: First) -> Outcome[State]:
    if not 1 <= action.seat <= len(state.stocks):
        raise IllegalAction("no_such_seat", seat=action.seat, seats=len(state.stocks))
    state = begin_game(changed(state, first=action.seat - 1))
    return state, [Event("first_player", {"seat": state.first})]


def _draw(state: State, _: Task, action: Draw) -> Outcome[State]:
    if action.told:
        return _drawn_anew(state, action.told)
    card = state.find_card(action.card)
    if card is None:
        raise IllegalAction("no_such_event", card=action.card)
    if card.period != state.period:
        raise IllegalAction("wrong_period", **card.label, period=card.period)
    if card.name in state.drawn:
        raise IllegalAction("event_used", **card.label)
    return _drawn(state, card)


def _drawn_anew(state: State, told: EventCard) -> Outcome[State]:
    """Take a card of the real pile as it is told (with table cards only)."""
    if not state.options.table_cards:
        raise IllegalAction("cards_are_known")
    card = changed(told, name=f"new-{len(state.told) + 1}", period=state.period)
    if bool(card.place) != (state.period >= PLAGUE_PERIOD):
        expected = "a plague place" if state.period >= PLAGUE_PERIOD else "no plague place"
        raise IllegalAction("bad_event", item="place", expected=expected)
    known = {plan.project for plan in state.box.plans}
    for effect in card.effects:
        if "project" in OPERATIONS[effect.op] and effect.text("project") not in known:
            raise IllegalAction("no_such_project", project=effect.text("project"))
    return _drawn(changed(state, told=(*state.told, card)), card)


def _drawn(state: State, card: EventCard) -> Outcome[State]:
    state = changed(state, event=card.name, drawn=(*state.drawn, card.name))
    told = {**card.label, "kind": card.kind, "place": card.place}
    return after_event(state), [Event("event_drawn", told)]


def _plague(state: State, task: Task, action: Plague) -> Outcome[State]:
    """Turn up the plague tile of the place that the event card names."""
    value, place = action.value, task.number
    least, most = TILE_VALUES[0], TILE_VALUES[-1]
    if value not in TILE_VALUES:
        raise IllegalAction("no_such_tile", value=value, least=least, most=most)
    left = state.tiles_left[value - 1]
    if not left:
        raise IllegalAction("tile_used", value=value)
    state = changed(
        state,
        tiles=put(state.tiles, place - 1, value),
        tiles_left=put(state.tiles_left, value - 1, left - 1),
    )
    return state, [Event("plague_struck", {"place": place, "value": value})]


def _lose(state: State, task: Task, action: Lose) -> Outcome[State]:
    """Put away an action card that was drawn blindly; its holder may look at it."""
    seat, name = task.seat, action.card
    if name is None:
        if not state.options.table_cards:
            raise IllegalAction("draw_must_show")
    elif name not in ACTIONS:
        raise IllegalAction("no_such_action", action=name)
    elif name not in state.hand(seat):
        seen = name in state.visible[seat]
        raise IllegalAction("not_in_hand", None if seen else frozenset({seat}), action=name)
    state = hide(state, seat, name)
    lost = {"seat": seat, "why": task.by, "left": state.in_hand(seat)}
    events = [Event("card_lost", lost)]
    if name is not None:
        events.append(Event("you_lost", {"action": name}, frozenset({seat})))
    return state, events


def _tax(state: State, task: Task, action: Tax) -> Outcome[State]:
    faces = state.box.tax
    if action.gold not in faces:
        raise IllegalAction("no_such_tax", gold=action.gold, least=min(faces), most=max(faces))
    state = changed(state, tax=action.gold)
    return state, [Event("tax_rolled", {"seat": task.seat, "gold": action.gold})]


def _event_odds(state: State) -> Odds[Action]:
    names = sorted(c.name for c in state.box.deck(state.period) if c.name not in state.drawn)
    return Odds(Made(Draw, names))


def _plague_odds(state: State) -> Odds[Action]:
    return Odds(Made(Plague, TILE_VALUES), state.tiles_left)


def _lose_odds(state: State) -> Odds[Action]:
    hand = sorted(state.hand(state.task.seat))
    if not state.options.table_cards:
        return Odds(Made(Lose, hand))
    return Odds(Made(Lose, (*hand, None)), (*(1,) * len(hand), len(hand) or 1))


def _tax_odds(state: State) -> Odds[Action]:
    faces = Counter(state.box.tax)
    return Odds(Made(Tax, sorted(faces)), [faces[gold] for gold in sorted(faces)])


_ODDS: Final[Mapping[str, Callable[[State], Odds[Action]]]] = {
    "first": lambda state: Odds(Made(First, range(1, len(state.seats) + 1))),
    "event": _event_odds,
    "plague": _plague_odds,
    "lose": _lose_odds,
    "tax": _tax_odds,
}

TABLE_TASKS: Final[
    Mapping[str, Mapping[type[Action], Callable[[State, Task, Any], Outcome[State]]]]
] = {
    "first": {First: _first},
    "event": {Draw: _draw},
    "plague": {Plague: _plague},
    "lose": {Lose: _lose},
    "tax": {Tax: _tax},
}
"""By kind of task: what the table may do."""
