"""Cards that come to lie on columns or leave them, and what follows from it."""

from __future__ import annotations

from heraut.engines.kingsbridge.characters import recover
from heraut.engines.kingsbridge.columns import GAP, Column, finish, laid, skipped
from heraut.engines.kingsbridge.state import COLUMNS, COPIES, RANKS, Hand, State, bumped
from heraut.engines.protocol import Event, IllegalAction, Outcome, Seat
from heraut.engines.records import changed, put, without


def check_rank(card: int) -> None:
    """Raise ``IllegalAction`` unless there are cards of this rank."""
    if card not in RANKS:
        raise IllegalAction("no_such_card", card=card, least=RANKS[0], most=RANKS[-1])


def check_left(state: State, card: int) -> None:
    """Raise ``IllegalAction`` unless a card of this rank may lie where nobody has seen it."""
    check_rank(card)
    if not state.unseen[card - 1]:
        raise IllegalAction("card_not_left", card=card, copies=COPIES)


def take_card(state: State, card: int, placed: int = 0) -> State:
    """Return the state with one ``card`` less in the hand on turn, ``placed`` more placed.

    Raises ``IllegalAction`` when the hand does not hold it.
    """
    seat = state.turn
    hand = state.hands[seat]
    if card in hand.known:
        hand = Hand(without(hand.known, card), hand.unknown)
        hands = put(state.hands, seat, hand)
        return changed(state, hands=hands, placed=state.placed + placed)
    if not hand.unknown:
        raise IllegalAction("not_in_hand", card=card, held=0)
    check_left(state, card)
    hand = Hand(hand.known, hand.unknown - 1)
    return changed(
        state,
        hands=put(state.hands, seat, hand),
        unseen=bumped(state.unseen, (card,), -1),
        placed=state.placed + placed,
    )


def take_aside(state: State, card: int) -> State:
    """Return the state with one card less set aside by the seat on turn.

    Raises ``IllegalAction`` when it has not set it aside, or only this turn (V3).
    """
    cards = state.aside[state.turn]
    if card not in cards:
        raise IllegalAction("not_aside", card=card)
    if cards.count(card) <= state.aside_new.count(card):
        raise IllegalAction("aside_next_turn", card=card)
    return changed(state, aside=put(state.aside, state.turn, without(cards, card)))


def told_gaps(cards: Column, number: int, part: Column, where: str) -> list[Event]:
    """Return what there is to say of gaps when ``part`` is laid on ``cards``."""
    low, high = abs(part[0]), abs(part[-1])
    if where == GAP:
        return [Event("gap_filled", {"column": number, "card": low})]
    if rank := skipped(cards, low, high, where):
        return [Event("gap_made", {"column": number, "missing": rank})]
    return []


def lay(state: State, number: int, part: Column, where: str) -> Outcome[State]:
    """Lay cards on a column where they fit; a finished one goes to the discard at once (B1).

    Edgar leaves a finished column first (E4).
    """
    cards = state.columns[number - 1]
    gaps = told_gaps(cards, number, part, where)
    if gaps and where != GAP:
        state = changed(state, gap_made=True)
    cards = laid(cards, part, where)
    if not finish(cards):
        return changed(state, columns=put(state.columns, number - 1, cards)), gaps
    state, told = discard(changed(state, finished=state.finished + 1), number, cards)
    state = changed(state, columns=put(state.columns, number - 1, ()))
    return state, [*gaps, *told, Event("column_finished", {"column": number})]


def discard(
    state: State, number: int, cards: Column, receiver: Seat | None = None
) -> Outcome[State]:
    """Put cards of a column on the discard; Edgar goes to ``receiver``, else the seat on turn."""
    state = changed(state, discard=bumped(state.discard, (card for card in cards if card > 0), 1))
    events: list[Event] = []
    for card in cards:
        if card < 0:
            to = "pile" if receiver is None else "left"
            state, told = recover(state, -card, number, receiver, to)
            events += told
    return state, events


def uncover(state: State, number: int, cards: Column, moved: int = 0) -> Outcome[State]:
    """Leave only ``cards`` in a column, with ``moved`` more parts moved this turn."""
    columns = put(state.columns, number - 1, cards)
    state = changed(state, columns=columns, moved=state.moved + moved)
    if cards or number > COLUMNS:
        return state, []
    return state, [Event("column_emptied", {"column": number})]


def sweep(state: State) -> Outcome[State]:
    """Take away Ethelred's columns that are empty (T1); later ones move up."""
    events = []
    for number in range(len(state.columns), COLUMNS, -1):
        if not state.columns[number - 1]:
            columns = state.columns[: number - 1] + state.columns[number:]
            state = changed(state, columns=columns)
            events.append(Event("column_vanished", {"column": number, "columns": len(columns)}))
    return state, events
