"""What a seat does in its turn: a chain of placing and moving, then one way to end it."""

from __future__ import annotations

from dataclasses import replace

from heraut.engines.kingsbridge.actions import (
    Action,
    End,
    Malus,
    Move,
    Pass,
    Place,
    Swap,
    place,
)
from heraut.engines.kingsbridge.characters import recover
from heraut.engines.kingsbridge.columns import (
    END,
    START,
    check_fits,
    check_move,
    column_of,
    fits,
    grants_of,
    legal_moves,
)
from heraut.engines.kingsbridge.ending import (
    check_end,
    check_exchange,
    check_malus,
    check_pass,
    exchanges,
)
from heraut.engines.kingsbridge.laying import (
    Outcome,
    check_rank,
    lay,
    take_aside,
    take_card,
    uncover,
)
from heraut.engines.kingsbridge.state import State, put
from heraut.engines.kingsbridge.uses import holdable, legal_gifts, legal_uses
from heraut.engines.protocol import Event, IllegalAction

__all__ = ["apply_move", "apply_place", "apply_swap", "legal_turn", "loose_aside"]


def legal_turn(state: State) -> tuple[Action, ...]:
    """Return every legal action of the seat on turn, in order."""
    if state.giving:
        return tuple(legal_gifts(state))
    hand, held = state.hands[state.turn], holdable(state)
    aside = loose_aside(state)
    actions: list[Action] = []
    grants = grants_of(state)
    for card in sorted({*held, *aside}) if aside else held:
        for number, cards in enumerate(state.columns, 1):
            if where := fits(cards, card, grants):
                if card in held:
                    actions.append(place(card, number))
                if card in aside and where == END:
                    actions.append(place(card, number, aside=True))
    for number, cards in enumerate(state.columns, 1):
        if cards and min(cards) < 0:
            card = -min(cards)
            if card in held:
                actions.append(Swap(card, number))
            if card in aside and cards[-1] < 0:
                actions.append(Swap(card, number, aside=True))
    actions.extend(legal_uses(state))
    actions.extend(legal_moves(state))
    if check_malus(state) is None:
        actions.extend(Malus(card) for card in held)
        if not hand.size and not state.piles[state.turn].size and not state.aside_placed:
            actions.extend(Malus(card, aside=True) for card in sorted(set(aside)))
    if check_exchange(state) is None:
        actions.extend(exchanges(hand))
    if check_end(state) is None:
        actions.append(End())
    if check_pass(state) is None:
        actions.append(Pass())
    return tuple(actions)


def loose_aside(state: State) -> tuple[int, ...]:
    """Return the cards set aside by the seat on turn that it may place now (V3), sorted."""
    cards = list(state.aside[state.turn])
    for card in state.aside_new:
        cards.remove(card)
    return tuple(cards)


def apply_place(state: State, action: Place) -> Outcome:
    """Put a card of the hand, or one set aside earlier, on a column."""
    seat, card, number = state.turn, action.card, action.column
    cards = column_of(state, number)
    check_rank(card)
    # What lies open is checked first, so that a refusal tells as little as it can of the hand.
    where = check_fits(state, cards, number, card)
    if action.aside and where != END:
        raise IllegalAction("aside_end_only", card=card, column=number)
    state = _taken(state, card, aside=action.aside)
    size = len(cards) + 1
    placed = Event(
        "placed",
        {
            "seat": seat,
            "card": card,
            "column": number,
            "first": card if not cards or where == START else abs(cards[0]),
            "last": card if where == END else abs(cards[-1]),
            "count": size,
            "hand_left": state.hands[seat].size,
            "where": where,
            "aside": action.aside,
        },
    )
    state, events = lay(state, number, (card,), where)
    return state, [placed, *events]


def apply_swap(state: State, action: Swap) -> Outcome:
    """Put a card in Edgar's place and take him back: no use of a character (E2)."""
    card, number = action.card, action.column
    cards = column_of(state, number, filled=True)
    check_rank(card)
    if min(cards) > 0:
        raise IllegalAction("no_edgar", column=number)
    if card != (needs := -min(cards)):
        raise IllegalAction("not_edgars", card=card, column=number, needs=needs)
    if action.aside and cards[-1] > 0:
        raise IllegalAction("aside_end_only", card=card, column=number)
    state = _taken(state, card, aside=action.aside)
    swapped = Event(
        "swapped",
        {
            "seat": state.turn,
            "card": card,
            "column": number,
            "aside": action.aside,
            "hand_left": state.hands[state.turn].size,
        },
    )
    cards = put(cards, cards.index(-card), card)
    state = replace(state, columns=put(state.columns, number - 1, cards))
    state, events = recover(state, card, number)
    return state, [swapped, *events]


def apply_move(state: State, action: Move) -> Outcome:
    """Put a part of a column on another."""
    part, rest, where = check_move(state, action)
    target = state.columns[action.column - 1]
    moved = Event(
        "moved",
        {
            "seat": state.turn,
            "first": action.first,
            "last": action.last,
            "source": action.source,
            "column": action.column,
            "column_first": action.first if not target or where == START else abs(target[0]),
            "column_last": action.last if where == END else abs(target[-1]),
            "count": len(target) + len(part),
            "left": len(rest),
            "where": where,
        },
    )
    state, emptied = uncover(state, action.source, rest, moved=1)
    state, events = lay(state, action.column, part, where)
    return state, [moved, *emptied, *events]


def _taken(state: State, card: int, *, aside: bool) -> State:
    """Return the state without a card that is placed. Raises ``IllegalAction``."""
    if aside:
        return replace(take_aside(state, card), aside_placed=state.aside_placed + 1)
    return take_card(state, card, placed=1)
