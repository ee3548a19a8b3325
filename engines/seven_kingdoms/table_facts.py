"""What people may put right of a real table: a hand's cards, how many it holds, and kingdoms.

Only with table cards: with app cards Héraut has dealt them. No card is made or lost by it. A card
that a hand turns out to hold was one of its unknown ones, or lay in its kingdom; where there was no
unknown one, Héraut was wrong about another one, and is sure only of those that all have seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from heraut.engines.protocol import Event, IllegalAction, Outcome, Seat
from heraut.engines.records import changed, put, without
from heraut.engines.seven_kingdoms.box import CARDS
from heraut.engines.seven_kingdoms.state import HAND_SIZE, Hand, Phase, State
from heraut.engines.seven_kingdoms.turn import check_card
from heraut.engines.table_facts import (
    FactKind,
    check_count,
    check_dealt,
    number_of,
    told,
    told_count,
)

HOLDS: Final = "holds"
LACKS: Final = "lacks"
HAND_COUNT: Final = "hand_count"
VALIDATED: Final = "validated"

_SEATED: Final = (Phase.PLAY, Phase.BONUS, Phase.TAKE, Phase.SORT)
"""The phases in which nothing that is still to come follows from how many cards a hand holds."""


def _holds(state: State, seat: Seat, value: str) -> Outcome[State]:
    """Put right that a hand holds a card."""
    card, hand, own = _card(state, value), state.hands[seat], frozenset({seat})
    if card in state.kingdoms[seat]:
        return _kept(state, seat, card)
    if not hand.size:
        raise IllegalAction("fact_hand_empty", seat=seat)
    if card in hand.known:
        return state, told(Event("fact_held", {"seat": seat, "card": card}, own), seat)
    opened = state.open_hands[seat]
    kept = tuple(each for each in hand.known if hand.unknown or each in opened)
    if len(kept) == hand.size:
        raise IllegalAction("fact_hand_open", seat=seat)
    if card not in state.unseen:
        raise IllegalAction("fact_card_elsewhere", own, card=card)
    forgotten = tuple(each for each in hand.known if each not in kept)
    hand = Hand(tuple(sorted((*kept, card))), hand.size - len(kept) - 1)
    unseen = tuple(sorted((*without(state.unseen, card), *forgotten)))
    state = changed(state, unseen=unseen).with_hand(seat, hand)
    details = {"seat": seat, "card": card, "forgotten": max(0, len(forgotten) - 1)}
    return state, told(Event("fact_holds", details, own), seat)


def _kept(state: State, seat: Seat, card: int) -> Outcome[State]:
    """Put right that a card, believed to be validated, is in hand; all have seen it go there."""
    if state.phase not in _SEATED:
        raise IllegalAction("fact_not_now")
    if state.hands[seat].size >= HAND_SIZE:
        raise IllegalAction("fact_too_many", what=HAND_COUNT, count=HAND_SIZE + 1, most=HAND_SIZE)
    kingdoms = put(state.kingdoms, seat, without(state.kingdoms[seat], card))
    state = changed(state, kingdoms=kingdoms).with_hand(seat, state.hands[seat].plus(card))
    return state.with_open(seat, card), [Event("fact_kept", {"seat": seat, "card": card})]


def _lacks(state: State, seat: Seat, value: str) -> Outcome[State]:
    """Put right that a hand does not hold a card."""
    card, hand, own = _card(state, value), state.hands[seat], frozenset({seat})
    if card not in hand.known:
        return state, told(Event("fact_lacked", {"seat": seat, "card": card}, own), seat)
    opened = card in state.open_hands[seat]
    left = Hand(without(hand.known, card), hand.unknown + 1)
    unseen = tuple(sorted((*state.unseen, card)))
    state = changed(state.without_open(seat, card), unseen=unseen).with_hand(seat, left)
    # All may hear of a card that all have seen go there.
    audience = None if opened else own
    return state, told(Event("fact_lacks", {"seat": seat, "card": card}, audience), seat)


def _hand_count(state: State, seat: Seat, value: str) -> Outcome[State]:
    """Put right how many cards a hand holds: it has drawn more or fewer."""
    count, hand = number_of(value), state.hands[seat]
    check_dealt(table_cards=state.options.table_cards)
    if state.phase not in _SEATED:
        raise IllegalAction("fact_not_now")
    # With the last card of the pile the match would have ended.
    spare = max(0, min(state.fresh, state.pile - 1))
    check_count(seat, HAND_COUNT, count, hand.size, min(HAND_SIZE, hand.size + spare))
    more = count - hand.size
    if hand.unknown + more < 0:
        # All could tell from it how many cards of the hand Héraut knows.
        raise IllegalAction("fact_say_card", frozenset({seat}))
    state = changed(state, fresh=state.fresh - more)
    state = state.with_hand(seat, Hand(hand.known, hand.unknown + more))
    return state, told_count(seat, HAND_COUNT, count, hand.size)


def _validated(state: State, seat: Seat, value: str) -> Outcome[State]:
    """Put right that a card lies in a kingdom: it was in the hand, or in another kingdom."""
    card, hand = _card(state, value), state.hands[seat]
    if card in state.kingdoms[seat]:
        raise IllegalAction("fact_validated_so", seat=seat, card=card)
    if state.phase not in _SEATED:
        raise IllegalAction("fact_not_now")
    other = next((each for each in state.seats if card in state.kingdoms[each]), None)
    if other is not None:
        kingdoms = put(state.kingdoms, other, without(state.kingdoms[other], card))
        state = changed(state, kingdoms=kingdoms)
    elif card in hand.known or (card in state.unseen and hand.unknown):
        if card not in hand.known:
            state = changed(state, unseen=without(state.unseen, card))
        state = state.without_open(seat, card).with_hand(seat, hand.minus(card))
    else:
        raise IllegalAction("fact_card_elsewhere", frozenset({seat}), card=card)
    state = state.with_validated(seat, card)
    return state, [Event("fact_validated", {"seat": seat, "card": card})]


def _card(state: State, value: str) -> int:
    card = number_of(value)
    check_card(card)
    check_dealt(table_cards=state.options.table_cards)
    if state.phase is Phase.FINAL:
        raise IllegalAction("fact_not_now")  # what is unknown is being turned up
    return card


def _numbers(numbers: Iterable[int]) -> Callable[[State], Iterable[str]]:
    return lambda _: map(str, numbers)


TABLE_FACTS: Final[Mapping[str, FactKind]] = {
    HOLDS: FactKind(_holds, _numbers(CARDS)),
    LACKS: FactKind(_lacks, _numbers(CARDS)),
    HAND_COUNT: FactKind(_hand_count, _numbers(range(HAND_SIZE + 1))),
    VALIDATED: FactKind(_validated, _numbers(CARDS)),
}
"""What may be put right."""
