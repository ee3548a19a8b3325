"""What the table does: the setup, draws, the row's cards, tokens, and what is turned up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache

from heraut.engines.protocol import Event, IllegalAction
from heraut.engines.seven_kingdoms.actions import Action, Crest, Draw, First, Row, Show, Token
from heraut.engines.seven_kingdoms.rounds import (
    Outcome,
    begin_taking,
    finish,
    laid_open,
    next_player,
    row_is_full,
    score,
)
from heraut.engines.seven_kingdoms.state import (
    CRESTS,
    HAND_SIZE,
    OPEN_TOKENS,
    Hand,
    Phase,
    State,
    put,
    without,
)
from heraut.engines.seven_kingdoms.turn import check_card, played_event, unveiled

__all__ = [
    "apply_crest",
    "apply_draw",
    "apply_first",
    "apply_row",
    "apply_show",
    "apply_token",
    "table_odds",
]


def table_odds(state: State) -> dict[Action, Fraction]:
    """Return the outcomes at the table, in order, and the chance of each.

    With table cards, whether the holder shows a drawn card is no chance of the game's; it counts
    as the toss of a coin. Which card lies face down or in a hidden hand is no chance either; all
    that it may be count as equally likely.
    """
    match state.phase:
        case Phase.CREST:
            left = [crest for crest in range(1, CRESTS + 1) if crest not in state.crests]
            return {Crest(crest): _part(len(left)) for crest in left}
        case Phase.TOKEN:
            return {Token(name): _part(len(state.hidden_tokens)) for name in state.hidden_tokens}
        case Phase.FIRST:
            return {First(seat + 1): _part(len(state.hands)) for seat in state.seats}
        case Phase.ROW:
            coming = _coming(state)
            return {Row(card): _part(len(coming)) for card in coming}
        case Phase.SHOW | Phase.FINAL:
            hidden = _face_down(state)
            return {Show(card): _part(len(hidden)) for card in hidden}
    coming = _coming(state)
    if not state.options.table_cards or not state.fresh:
        return {Draw(card): _part(len(coming)) for card in coming}
    outcomes: dict[Action, Fraction] = {Draw(card): _part(2 * len(coming)) for card in coming}
    outcomes[Draw(None)] = Fraction(1, 2)
    return outcomes


def apply_crest(state: State, action: Crest) -> Outcome:
    """Lay the next crest card; after the last, tokens are turned up."""
    crest = action.crest
    if not 1 <= crest <= CRESTS:
        raise IllegalAction("no_such_crest", crest=crest, crests=CRESTS)
    if crest in state.crests:
        raise IllegalAction("crest_laid", crest=crest, slot=state.crests.index(crest) + 1)
    state = replace(state, crests=(*state.crests, crest))
    if len(state.crests) == CRESTS:
        state = replace(state, phase=Phase.TOKEN)
    return state, [Event("crest_laid", {"crest": crest, "slot": len(state.crests)})]


def apply_token(state: State, action: Token) -> Outcome:
    """Turn up a bonus token: two at setup, one after each bishop."""
    token = action.token
    if token not in state.hidden_tokens:
        raise IllegalAction("token_not_hidden", token=token)
    state = replace(
        state,
        open_tokens=(*state.open_tokens, token),
        hidden_tokens=without(state.hidden_tokens, token),
    )
    told = Event("token_revealed", {"token": token, "left": len(state.hidden_tokens)})
    if state.round:
        state, events = begin_taking(state)
        return state, [told, *events]
    if len(state.open_tokens) == OPEN_TOKENS:
        state = replace(state, phase=Phase.FIRST)
    return state, [told]


def apply_first(state: State, action: First) -> Outcome:
    """Give the pawn to the first player; the deal begins with that seat."""
    if not 1 <= action.seat <= len(state.hands):
        raise IllegalAction("no_such_seat", seat=action.seat, seats=len(state.hands))
    seat = action.seat - 1
    state = replace(state, first=seat, turn=seat, phase=Phase.DEAL, drawing=HAND_SIZE)
    return state, [Event("first_player", {"seat": seat})]


def apply_draw(state: State, action: Draw) -> Outcome:
    """Give the seat on turn its next card: at the deal, or because its hand was empty."""
    seat, card = state.turn, action.card
    if state.fresh:
        if card is not None:
            state = _seen(state, card)
        elif not state.options.table_cards:
            raise IllegalAction("draw_must_show")
        state = replace(state, fresh=state.fresh - 1)
    else:
        state = _from_bottom(state, card)
        opened = tuple(sorted((*state.open_hands[seat], *filter(None, (card,)))))
        state = replace(state, open_hands=put(state.open_hands, seat, opened))
    state = replace(
        state,
        hands=put(state.hands, seat, state.hands[seat].plus(card)),
        drawing=state.drawing - 1,
        drawn=(*state.drawn, card),
    )
    told = Event("drew", {"seat": seat, "count": 1, "left": state.drawing, "pile": state.pile})
    events = [told]
    if card is not None:
        events.append(Event("you_drew", {"card": card}, frozenset({seat})))
    if state.drawing:
        return state, events
    events += _all_drawn(state)
    state = replace(state, drawn=())
    state, after = _after_drawing(state)
    return state, events + after


def apply_row(state: State, action: Row) -> Outcome:
    """Turn up a card for the first empty slot; the pile's last one ends the match (K11)."""
    card = action.card
    if state.fresh:
        state = replace(_seen(state, card), fresh=state.fresh - 1)
    else:
        state = _from_bottom(state, card)
    index = state.row.index(0)
    state = replace(state, row=put(state.row, index, card))
    left = state.row.count(0)
    events = [Event("row_card", {"card": card, "slot": index + 1, "left": left})]
    if not state.pile:
        state, after = finish(state, "pile")
    elif left:
        return state, events
    else:
        state, after = row_is_full(state)
    return state, events + after


def apply_show(state: State, action: Show) -> Outcome:
    """Turn up the card put face down; at the end, a card of the hand that nobody knows."""
    seat, card = state.turn, action.card
    check_card(card)
    if state.phase is Phase.SHOW:
        lies = state.commits[seat]
        if lies is None:
            state = _seen(state, card)
        elif card != lies:
            raise IllegalAction("not_the_card", card=card, seat=seat)
        state = unveiled(state, seat, card)
        played = played_event(state, seat, card)
        state, events = laid_open(state)
        return state, [played, *events]
    state = _seen(state, card)
    hand = state.hands[seat]
    hand = Hand(hand.known, hand.unknown - 1).plus(card)
    state = replace(state, hands=put(state.hands, seat, hand))
    told = Event("shown", {"seat": seat, "card": card, "left": hand.unknown})
    state, events = score(state)
    return state, [told, *events]


def _all_drawn(state: State) -> list[Event]:
    seat, count = state.turn, len(state.drawn)
    known = tuple(sorted(card for card in state.drawn if card is not None))
    mine = {"cards": known, "unknown": count - len(known)}
    return [
        Event("refilled", {"seat": seat, "count": count, "pile": state.pile}),
        Event("you_refilled", mine, frozenset({seat})),
    ]


def _after_drawing(state: State) -> Outcome:
    if state.phase is Phase.DRAW:
        # The pile's last card ends the match at once, also here (K12, K13).
        return next_player(state) if state.pile else finish(state, "pile")
    done = state.done + 1
    if done < len(state.hands):
        seat = state.from_first(done)
        return replace(state, done=done, turn=seat, drawing=HAND_SIZE), []
    return replace(state, done=0, turn=state.first, phase=Phase.ROW), []


def _coming(state: State) -> Sequence[int]:
    """Return the cards that may come from the pile next, in order."""
    return state.unseen if state.fresh else state.bottom[:1]


def _face_down(state: State) -> Sequence[int]:
    """Return the cards that the one to be turned up may be, in order."""
    lies = state.commits[state.turn] if state.phase is Phase.SHOW else None
    return (lies,) if lies else state.unseen


def _seen(state: State, card: int) -> State:
    """Return the state with the place of a card known."""
    check_card(card)
    if card not in state.unseen:
        raise IllegalAction("card_not_left", card=card)
    return replace(state, unseen=without(state.unseen, card))


def _from_bottom(state: State, card: int | None) -> State:
    if card is None:
        raise IllegalAction("draw_must_show")
    check_card(card)
    if card != state.bottom[0]:
        raise IllegalAction("not_next_in_pile", card=card)
    return replace(state, bottom=state.bottom[1:])


@cache
def _part(total: int) -> Fraction:
    return Fraction(1, total)
