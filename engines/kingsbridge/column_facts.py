"""What people may put right of a real table's columns: what cards lie there, and that none does.

No card is made or lost. What a column turns out to have more was laid from the hand of the seat on
turn, what it has less lies there again; a column that is empty went to the discard pile.
"""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from heraut.engines.kingsbridge.columns import Column, finish
from heraut.engines.kingsbridge.placement import check_rank
from heraut.engines.kingsbridge.state import COLUMNS, HAND_SIZE, RANKS, Hand, Phase, State, bumped
from heraut.engines.protocol import Event, IllegalAction, Outcome, Seat
from heraut.engines.records import changed, put
from heraut.engines.table_facts import FactKind, check_dealt

EMPTY: Final = "empty"
_SPAN: Final = re.compile("(?:([0-9]+)_)?([0-9]+)")
"""The highest rank of a column, perhaps with the lowest before it."""


def _column(number: int, state: State, seat: Seat, value: str) -> Outcome[State]:
    """Put right what lies in a column: ``8``, ``4_8`` or ``empty``."""
    check_dealt(table_cards=state.options.table_cards)
    cards = state.columns[number - 1]
    if state.phase is not Phase.PLAY or state.giving:
        raise IllegalAction("fact_not_now")
    if seat != state.turn:
        raise IllegalAction("fact_own_turn", seat=seat)
    if value == EMPTY:
        return _emptied(state, seat, number)
    now = _lying(cards, number, value)
    if now == cards:
        raise IllegalAction("fact_column_so", column=number, first=abs(now[0]), last=abs(now[-1]))
    gone = tuple(card for card in cards if card not in now)
    _check_edgar(number, gone)
    laid = tuple(card for card in now if card not in cards)
    if finish(now):
        raise IllegalAction("fact_column_done", column=number)
    state = _with_column(_from_hand(state, seat, laid, gone), number, now)
    ends = {"column": number, "first": abs(now[0]), "last": abs(now[-1])}
    told = {"seat": seat, **ends, "laid": laid, "returned": gone}
    return state, [Event("fact_column", told)]


def _emptied(state: State, seat: Seat, number: int) -> Outcome[State]:
    cards = state.columns[number - 1]
    if not cards:
        raise IllegalAction("fact_column_empty_so", column=number)
    _check_edgar(number, cards)
    state = _with_column(state, number, ())
    state = changed(state, discard=bumped(state.discard, cards, 1))
    return state, [Event("fact_column_empty", {"column": number, "count": len(cards)})]


def _lying(cards: Column, number: int, value: str) -> Column:
    """Return what a column has from one rank to another; all between lies there, gaps stay."""
    match = _SPAN.fullmatch(value)
    if match is None:
        raise IllegalAction("fact_no_number", value=value)
    if match[1] is None and not cards:
        raise IllegalAction("fact_column_first", column=number)
    last = int(match[2])
    first = abs(cards[0]) if match[1] is None else int(match[1])
    for rank in (first, last):
        check_rank(rank)
    if first > last:
        raise IllegalAction("fact_column_order", column=number, first=first, last=last)
    kept = tuple(card for card in cards if first <= abs(card) <= last)
    if not kept:
        return tuple(range(first, last + 1))
    before, after = range(first, abs(kept[0])), range(abs(kept[-1]) + 1, last + 1)
    return (*before, *kept, *after)


def _from_hand(state: State, seat: Seat, laid: Column, returned: Column) -> State:
    """Return the state in which cards were laid from a hand, and others lie there again."""
    hand, own = state.hands[seat], frozenset({seat})
    left = hand.size - len(laid) + len(returned)
    if left > HAND_SIZE:
        raise IllegalAction("fact_hand_full", seat=seat, count=len(returned))
    if left < 1:
        raise IllegalAction("fact_hand_short", seat=seat, count=len(laid))
    known, unknown, unseen = list(hand.known), hand.unknown, state.unseen
    for card in laid:
        if card in known:
            known.remove(card)
        elif unknown and unseen[card - 1]:
            unknown, unseen = unknown - 1, bumped(unseen, (card,), -1)
        else:
            raise IllegalAction("fact_card_elsewhere", own, card=card)
    hand = Hand(tuple(sorted((*known, *returned))), unknown)
    placed = max(0, state.placed + len(laid) - len(returned))
    hands = put(state.hands, seat, hand)
    return changed(state, hands=hands, unseen=unseen, placed=placed)


def _check_edgar(number: int, cards: Column) -> None:
    if any(card < 0 for card in cards):
        raise IllegalAction("fact_edgar_there", column=number)


def _with_column(state: State, number: int, cards: Column) -> State:
    return changed(state, columns=put(state.columns, number - 1, cards))


def _values(_: State) -> list[str]:
    spans = [f"{first}_{last}" for first in RANKS for last in RANKS if first <= last]
    return [EMPTY, *map(str, RANKS), *spans]


COLUMN_FACTS: Final = {
    f"column_{number}": FactKind(partial(_column, number), _values)
    for number in range(1, COLUMNS + 1)
}
"""What may be put right of each column but Ethelred's, which come and go."""
