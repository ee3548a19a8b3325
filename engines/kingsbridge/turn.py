"""What a seat does in its turn: a chain of placing and moving, then one way to end it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import TypeVar

from heraut.engines.kingsbridge.actions import (
    Action,
    End,
    Exchange,
    Move,
    Pass,
    Place,
    place,
)
from heraut.engines.kingsbridge.columns import (
    check_fits,
    check_move,
    column_of,
    finish,
    legal_moves,
)
from heraut.engines.kingsbridge.state import COPIES, RANKS, Hand, Phase, Pile, State, bumped
from heraut.engines.protocol import Event, IllegalAction

__all__ = [
    "apply_end",
    "apply_exchange",
    "apply_move",
    "apply_pass",
    "apply_place",
    "check_end",
    "check_exchange",
    "check_pass",
    "legal_turn",
    "next_turn",
]

T = TypeVar("T")
Outcome = tuple[State, list[Event]]


def legal_turn(state: State) -> tuple[Action, ...]:
    """Return every legal action of the seat on turn, in order."""
    hand = state.hands[state.turn]
    actions: list[Action] = []
    for card in RANKS if hand.unknown else sorted(set(hand.known)):
        if card in hand.known or state.unseen[card - 1]:
            for number, cards in enumerate(state.columns, 1):
                if not cards or cards[-1] + 1 == card:
                    actions.append(place(card, number))
    actions.extend(legal_moves(state))
    if check_exchange(state) is None:
        actions.extend(_exchanges(hand))
    if check_end(state) is None:
        actions.append(End())
    if check_pass(state) is None:
        actions.append(Pass())
    return tuple(actions)


def apply_place(state: State, action: Place) -> Outcome:
    """Put a hand card at the end of a column."""
    seat, card, number = state.turn, action.card, action.column
    cards = column_of(state, number)
    if card not in RANKS:
        raise IllegalAction("no_such_card", card=card, least=RANKS[0], most=RANKS[-1])
    # What lies open is checked first, so that a refusal tells as little as it can of the hand.
    check_fits(cards, number, card)
    hand, unseen = _without(state, card)
    state = replace(
        state,
        hands=_put(state.hands, seat, hand),
        unseen=unseen,
        placed=state.placed + 1,
    )
    cards += (card,)
    placed = Event(
        "placed",
        {
            "seat": seat,
            "card": card,
            "column": number,
            "first": cards[0],
            "last": card,
            "count": len(cards),
            "hand_left": hand.size,
        },
    )
    state, finished = _lay(state, number, cards)
    events = [placed, *finished]
    if not state.left(seat):
        state = replace(state, phase=Phase.OVER, winners=(seat,))
        events.append(Event("won", {"seat": seat}))
    return state, events


def apply_move(state: State, action: Move) -> Outcome:
    """Put a part of a column at the end of another."""
    part, rest = check_move(state, action)
    cards = state.columns[action.column - 1] + part
    events = [
        Event(
            "moved",
            {
                "seat": state.turn,
                "first": action.first,
                "last": action.last,
                "source": action.source,
                "column": action.column,
                "column_first": cards[0],
                "column_last": cards[-1],
                "count": len(cards),
                "left": len(rest),
            },
        )
    ]
    if not rest:
        events.append(Event("column_emptied", {"column": action.source}))
    state = replace(
        state, columns=_put(state.columns, action.source - 1, rest), moved=state.moved + 1
    )
    state, finished = _lay(state, action.column, cards)
    return state, events + finished


def check_exchange(state: State) -> IllegalAction | None:
    """Return why no card may be exchanged now, if so."""
    if state.placed:
        return IllegalAction("already_placed", placed=state.placed)
    if not state.piles[state.turn].size:
        return IllegalAction("pile_empty")
    return None


def apply_exchange(state: State, action: Exchange) -> Outcome:
    """Put hand cards under the pile; the refill follows."""
    if refusal := check_exchange(state):
        raise refusal
    if not action.cards:
        raise IllegalAction("exchange_nothing")
    seat, hand, pile = state.turn, state.hands[state.turn], state.piles[state.turn]
    known = tuple(card for card in action.cards if card is not None)
    unknown = len(action.cards) - len(known)
    for card, count in sorted(Counter(known).items()):
        if card not in RANKS:
            raise IllegalAction("no_such_card", card=card, least=RANKS[0], most=RANKS[-1])
        if count > (held := hand.known.count(card)):
            raise IllegalAction("not_in_hand", card=card, held=held)
    if unknown > hand.unknown:
        raise IllegalAction("too_many_unknown", count=unknown, unknown=hand.unknown)
    kept = Counter(hand.known) - Counter(known)
    state = replace(
        state,
        hands=_put(state.hands, seat, Hand(tuple(sorted(kept.elements())), hand.unknown - unknown)),
        piles=_put(state.piles, seat, Pile(pile.fresh, pile.returned + action.cards)),
        phase=Phase.REFILL,
    )
    return state, [
        Event("exchanged", {"seat": seat, "count": len(action.cards)}),
        Event("you_exchanged", {"cards": known, "unknown": unknown}, frozenset({seat})),
    ]


def check_end(state: State) -> IllegalAction | None:
    """Return why the turn may not end by a plain "end" now, if so."""
    enough = state.options.reorg_only_turn
    if (
        state.placed
        or (state.finished and enough != "never")
        or (state.moved and enough == "allowed")
    ):
        return None
    if pile := state.piles[state.turn].size:
        return IllegalAction("must_place_or_exchange", pile=pile)
    return IllegalAction("must_place_or_pass")


def apply_end(state: State, _: End) -> Outcome:
    """End the turn; the refill follows, if there is anything to draw."""
    if refusal := check_end(state):
        raise refusal
    ended = Event("turn_ended", {"seat": state.turn})
    if state.to_draw():
        return replace(state, phase=Phase.REFILL), [ended]
    state, events = next_turn(state)
    return state, [ended, *events]


def check_pass(state: State) -> IllegalAction | None:
    """Return why the seat may not pass now, if so."""
    if state.placed:
        return IllegalAction("already_placed", placed=state.placed)
    if pile := state.piles[state.turn].size:
        return IllegalAction("pile_not_empty", pile=pile)
    return None


def apply_pass(state: State, _: Pass) -> Outcome:
    """Do nothing."""
    if refusal := check_pass(state):
        raise refusal
    passed = Event("passed", {"seat": state.turn})
    state, events = next_turn(state, passed=True)
    return state, [passed, *events]


def next_turn(state: State, *, passed: bool = False) -> Outcome:
    """Begin the next seat's turn, or end the match when nobody gets any further."""
    seats = len(state.hands)
    state = replace(
        state,
        phase=Phase.PLAY,
        turn=(state.turn + 1) % seats,
        placed=0,
        moved=0,
        finished=0,
        drawn=(),
        idle=0 if state.placed else state.idle + 1,
        passes=state.passes + 1 if passed else 0,
    )
    # Who passes has an empty pile, so a round of passes means that all piles are empty.
    if state.passes == seats or state.idle == seats * state.options.stalemate_rounds:
        counts = tuple(map(state.left, range(seats)))
        winners = tuple(seat for seat in range(seats) if counts[seat] == min(counts))
        state = replace(state, phase=Phase.OVER, winners=winners)
        return state, [Event("stalemate", {"winners": winners, "counts": counts})]
    return state, [Event("turn_began", {"seat": state.turn})]


def _without(state: State, card: int) -> tuple[Hand, tuple[int, ...]]:
    """Return the hand without ``card``, and what is unseen then. Raises ``IllegalAction``."""
    hand = state.hands[state.turn]
    if card in hand.known:
        place = hand.known.index(card)
        return Hand(hand.known[:place] + hand.known[place + 1 :], hand.unknown), state.unseen
    if not hand.unknown:
        raise IllegalAction("not_in_hand", card=card, held=0)
    if not state.unseen[card - 1]:
        raise IllegalAction("card_not_left", card=card, copies=COPIES)
    return Hand(hand.known, hand.unknown - 1), bumped(state.unseen, (card,), -1)


def _lay(state: State, number: int, cards: tuple[int, ...]) -> Outcome:
    """Give a column its new cards; a finished one goes to the discard at once."""
    if not finish(cards):
        return replace(state, columns=_put(state.columns, number - 1, cards)), []
    state = replace(
        state,
        columns=_put(state.columns, number - 1, ()),
        discard=bumped(state.discard, cards, 1),
        finished=state.finished + 1,
    )
    return state, [Event("column_finished", {"column": number})]


def _put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])


@lru_cache(maxsize=512)
def _exchanges(hand: Hand) -> Sequence[Exchange]:
    """Return every choice of cards to exchange, in order."""
    cards: tuple[int | None, ...] = hand.known + (None,) * hand.unknown
    numbers = range(1, len(cards) + 1)
    choices = {chosen for count in numbers for chosen in combinations(cards, count)}
    ordered = sorted(choices, key=lambda chosen: [card or RANKS.stop for card in chosen])
    return tuple(map(Exchange, ordered))
