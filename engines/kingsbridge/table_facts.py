"""What people may put right of a real table of Kingsbridge: a hand's cards, and how many it holds.

Columns have a module of their own, ``column_facts``; so have characters and whose turn it is,
``turn_facts``.

Only with table cards: with app cards Héraut has dealt them. No card is made or lost by it. A card
that a hand turns out to hold was one of its unknown ones; where there was none, Héraut was wrong
about another one, and is sure of no other any more. One that the hand lacks becomes unknown. Cards
that it has more or fewer lie in its pile, or did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from heraut.engines.kingsbridge.column_facts import COLUMN_FACTS
from heraut.engines.kingsbridge.placement import check_rank
from heraut.engines.kingsbridge.state import HAND_SIZE, RANKS, Hand, Phase, State, bumped
from heraut.engines.kingsbridge.turn_facts import TURN_FACTS
from heraut.engines.protocol import Event, IllegalAction, Outcome, Seat
from heraut.engines.records import changed, put
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


def _holds(state: State, seat: Seat, value: str) -> Outcome[State]:
    """Put right that a hand holds a card of this rank."""
    card, hand, own = _card(state, value), state.hands[seat], frozenset({seat})
    if not hand.size:
        raise IllegalAction("fact_hand_empty", seat=seat)
    if card in hand.known:
        return _so(state, seat, "fact_held", card)
    if not state.unseen[card - 1]:
        raise IllegalAction("fact_card_elsewhere", own, card=card)
    # Where every card was known, one of them is wrong, and nobody has said which.
    forgotten = () if hand.unknown else hand.known
    kept = hand.known if hand.unknown else ()
    hand = Hand(tuple(sorted((*kept, card))), hand.size - len(kept) - 1)
    unseen = bumped(bumped(state.unseen, forgotten, 1), (card,), -1)
    state = changed(_with_hand(state, seat, hand), unseen=unseen)
    details = {"seat": seat, "card": card, "forgotten": max(0, len(forgotten) - 1)}
    return state, told(Event("fact_holds", details, own), seat)


def _lacks(state: State, seat: Seat, value: str) -> Outcome[State]:
    """Put right that a hand holds no card of this rank."""
    card, hand, own = _card(state, value), state.hands[seat], frozenset({seat})
    wrong = tuple(each for each in hand.known if each == card)
    if not wrong:
        return _so(state, seat, "fact_lacked", card)
    known = tuple(each for each in hand.known if each != card)
    state = _with_hand(state, seat, Hand(known, hand.unknown + len(wrong)))
    state = changed(state, unseen=bumped(state.unseen, wrong, 1))
    return state, told(Event("fact_lacks", {"seat": seat, "card": card}, own), seat)


def _hand_count(state: State, seat: Seat, value: str) -> Outcome[State]:
    """Put right how many cards a hand holds."""
    count, hand, pile = number_of(value), state.hands[seat], state.piles[seat]
    check_dealt(table_cards=state.options.table_cards)
    if state.phase is not Phase.PLAY:
        # How many cards are still to come follows from how many are there.
        raise IllegalAction("fact_not_now")
    check_count(seat, HAND_COUNT, count, hand.size, min(HAND_SIZE, hand.size + pile.fresh))
    more = count - hand.size
    if not count or hand.unknown + more < 0:
        # All could tell from it how many cards of the hand Héraut knows.
        raise IllegalAction("fact_say_card", frozenset({seat}))
    state = _with_hand(state, seat, Hand(hand.known, hand.unknown + more))
    piles = put(state.piles, seat, changed(pile, fresh=pile.fresh - more))
    return changed(state, piles=piles), told_count(seat, HAND_COUNT, count, hand.size)


def _so(state: State, seat: Seat, key: str, card: int) -> Outcome[State]:
    """Tell that a hand is believed to be just so. Who plays alone need not be asked for a yes."""
    own, details = frozenset({seat}), {"seat": seat, "card": card}
    if len(state.hands) == 1:
        raise IllegalAction(key, own, **details)
    return state, told(Event(key, details, own), seat)


def _card(state: State, value: str) -> int:
    card = number_of(value)
    check_rank(card)
    check_dealt(table_cards=state.options.table_cards)
    return card


def _with_hand(state: State, seat: Seat, hand: Hand) -> State:
    return changed(state, hands=put(state.hands, seat, hand))


def _numbers(numbers: Iterable[int]) -> Callable[[State], Iterable[str]]:
    return lambda _: map(str, numbers)


TABLE_FACTS: Final[Mapping[str, FactKind]] = {
    HOLDS: FactKind(_holds, _numbers(RANKS)),
    LACKS: FactKind(_lacks, _numbers(RANKS)),
    HAND_COUNT: FactKind(_hand_count, _numbers(range(HAND_SIZE + 1))),
    **COLUMN_FACTS,
    **TURN_FACTS,
}
"""What may be put right."""
