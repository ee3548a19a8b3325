"""How turns and matches end."""

from __future__ import annotations

from collections.abc import Sequence

from heraut.engines.kingsbridge.actions import End, Exchange, Malus, Pass
from heraut.engines.kingsbridge.legal_placings import placings, swaps
from heraut.engines.kingsbridge.placement import check_rank, sweep, take_aside, take_card
from heraut.engines.kingsbridge.scores import over, score, won
from heraut.engines.kingsbridge.state import COLUMNS, Hand, Phase, Pile, State, bumped, earlier
from heraut.engines.listing import Some
from heraut.engines.protocol import Event, IllegalAction, Outcome
from heraut.engines.records import changed, put, without


def check_exchange(state: State) -> IllegalAction | None:
    """Return why no card may be exchanged now, if so."""
    if state.together:
        return IllegalAction("no_exchange_alone")
    if placed := state.placed + state.aside_placed:
        return IllegalAction("already_placed", placed=placed)
    if not state.piles[state.turn].size:
        return IllegalAction("pile_empty")
    if not state.hands[state.turn].size:
        return IllegalAction("exchange_nothing")
    return None


def apply_exchange(state: State, action: Exchange) -> Outcome[State]:
    """Put hand cards under the pile; the refill follows."""
    if refusal := check_exchange(state):
        raise refusal
    if not action.cards:
        raise IllegalAction("exchange_nothing")
    seat, hand, pile = state.turn, state.hands[state.turn], state.piles[state.turn]
    known = tuple(card for card in action.cards if card is not None)
    unknown = len(action.cards) - len(known)
    for card in sorted(set(known)):
        check_rank(card)
        if known.count(card) > (held := hand.known.count(card)):
            raise IllegalAction("not_in_hand", card=card, held=held)
    if unknown > hand.unknown:
        raise IllegalAction("too_many_unknown", count=unknown, unknown=hand.unknown)
    kept = hand.known
    for card in known:
        kept = without(kept, card)
    under = Pile(pile.fresh, pile.returned + action.cards, pile.given)
    state = changed(
        state,
        hands=put(state.hands, seat, Hand(kept, hand.unknown - unknown)),
        piles=put(state.piles, seat, under),
        phase=Phase.REFILL,
    )
    return state, [
        Event("exchanged", {"seat": seat, "count": len(action.cards)}),
        Event("you_exchanged", {"cards": known, "unknown": unknown}, frozenset({seat})),
    ]


def check_end(state: State) -> IllegalAction | None:
    """Return why the turn may not end by a plain "end" now, if so."""
    if state.placed:
        return None
    hand, pile = state.hands[state.turn].size, state.piles[state.turn].size
    if state.together:
        # An empty hand places nothing. What was set aside earlier goes one by one then (V4).
        return IllegalAction("must_place_or_malus") if hand or only_aside(state) else None
    enough = state.options.reorg_only_turn
    if (
        state.aside_placed
        # All of the hand was set aside: there is nothing to place or to exchange, only to draw.
        or (pile and not hand)
        or (state.finished and enough != "never")
        or (state.moved and enough == "allowed")
    ):
        return None
    if pile:
        return IllegalAction("must_place_or_exchange", pile=pile)
    return IllegalAction("must_place_or_pass")


def only_aside(state: State) -> bool:
    """Tell whether all that is left to go this turn are cards set aside earlier (V4)."""
    if state.hands[state.turn].size or state.piles[state.turn].size or state.aside_placed:
        return False
    return len(state.aside[state.turn]) > len(state.aside_new)


def apply_end(state: State, _: End) -> Outcome[State]:
    """End the turn; the refill follows, if there is anything to draw."""
    if refusal := check_end(state):
        raise refusal
    return _turn_over(state, Event("turn_ended", {"seat": state.turn}))


def check_pass(state: State) -> IllegalAction | None:
    """Return why the seat may not pass now, if so."""
    if placed := state.placed + state.aside_placed:
        return IllegalAction("already_placed", placed=placed)
    if state.together:
        return IllegalAction("must_place_or_malus")
    if pile := state.piles[state.turn].size:
        return IllegalAction("pile_not_empty", pile=pile)
    return None


def apply_pass(state: State, _: Pass) -> Outcome[State]:
    """Do nothing."""
    if refusal := check_pass(state):
        raise refusal
    passed = Event("passed", {"seat": state.turn})
    state, events = next_turn(state, passed=True)
    return state, [passed, *events]


def check_malus(state: State) -> IllegalAction | None:
    """Return why no card may go to the malus pile now, if so (S1)."""
    if not state.together:
        return IllegalAction("no_malus")
    if placed := state.placed:
        return IllegalAction("already_placed_no_malus", placed=placed)
    return None


def check_stuck(state: State) -> IllegalAction | None:
    """Return which card could go instead of a malus, where that is only for who is stuck (S1).

    It depends on the hand, so who holds it alone may hear of it. Cards that Héraut was not shown
    count for nothing: they may be any. Once hand and pile are empty, what was set aside counts.
    """
    if state.options.malus_when == "any_time":
        return None
    held = state.hands[state.turn].known
    aside = earlier(state.aside[state.turn], state.aside_new) if only_aside(state) else ()
    me = frozenset({state.turn})
    for way in placings(state, held, aside):
        return IllegalAction("malus_card_fits", me, card=way.card, column=way.column)
    for swap in swaps(state, held, aside):
        return IllegalAction("malus_edgar_fits", me, card=swap.card, column=swap.column)
    return None


def apply_malus(state: State, action: Malus) -> Outcome[State]:
    """Put a card on the malus pile; the turn is over. Also what stays set aside at last (V4)."""
    if refusal := check_malus(state):
        raise refusal
    seat, card = state.turn, action.card
    check_rank(card)
    if action.aside and (state.hands[seat].size or state.piles[seat].size):
        raise IllegalAction("malus_hand_first", card=card)
    if action.aside and state.aside_placed:
        raise IllegalAction("already_placed_no_malus", placed=state.aside_placed)
    if refusal := check_stuck(state):
        raise refusal
    state = take_aside(state, card) if action.aside else take_card(state, card)
    state = changed(state, malus=bumped(state.malus, (card,), 1))
    facts = {"seat": seat, "card": card, "count": sum(state.malus), "aside": action.aside}
    return _turn_over(state, Event("malus", facts))


def settle(before: State, state: State) -> Outcome[State]:
    """Do what follows from an action within a turn: empty extra columns, ends, open characters."""
    state, events = sweep(state) if len(state.columns) > COLUMNS else (state, [])
    seat = state.turn
    if not state.left(seat) and before.left(seat):
        state, over = _out_of_cards(state)
        events = [*events, *over]
    if state.phase is Phase.PLAY and state.together and not state.giving and state.to_reveal():
        state = changed(state, phase=Phase.REVEAL)
    return state, events


def next_turn(state: State, *, passed: bool = False) -> Outcome[State]:
    """Begin the next seat's turn, or end the match when nobody gets any further."""
    seats = len(state.hands)
    turn = (state.turn + 1) % seats
    if state.together:
        # Who is out of cards is skipped (S2).
        while not state.left(turn):
            turn = (turn + 1) % seats
    own = state.placed + state.aside_placed
    state = changed(
        state,
        phase=Phase.PLAY,
        turn=turn,
        placed=0,
        moved=0,
        finished=0,
        drawn=(),
        idle=0 if own else state.idle + 1,
        passes=state.passes + 1 if passed else 0,
        used=(),
        granted=(),
        gap_made=False,
        given=0,
        aside_new=(),
        aside_placed=0,
    )
    # Who passes has an empty pile, so a round of passes means that all piles are empty.
    if not state.together and (
        state.passes == seats or state.idle == seats * state.options.stalemate_rounds
    ):
        counts = tuple(map(state.counted, range(seats)))
        winners = tuple(seat for seat in range(seats) if counts[seat] == min(counts))
        state = changed(state, phase=Phase.OVER, winners=winners)
        return state, [Event("stalemate", {"winners": winners, "counts": counts})]
    if not state.hands[turn].size and state.piles[turn].size:
        # It was given a card after its last one went (L2): first it takes it up.
        return changed(state, phase=Phase.REFILL, late=True), []
    return state, [Event("turn_began", {"seat": turn})]


def _turn_over(state: State, told: Event) -> Outcome[State]:
    """End the turn after ``told``: refill, if there is anything to draw, then the next seat."""
    if state.to_draw():
        return changed(state, phase=Phase.REFILL), [told]
    events: list[Event] = []
    if not state.left(state.turn):
        state, events = _out_of_cards(state, again=told.key == "turn_ended")
        if state.phase is Phase.OVER:
            return state, [told, *events]
    state, after = next_turn(state)
    return state, [told, *events, *after]


def _out_of_cards(state: State, *, again: bool = False) -> Outcome[State]:
    """Say what it means that the seat on turn has placed its last card.

    ``again``: it was said when that card went, the turn only ends now.
    """
    seats = range(len(state.hands))
    if not state.together:
        state = changed(state, phase=Phase.OVER, winners=(state.turn,))
        return state, [Event("won", {"seat": state.turn})]
    if any(map(state.left, seats)):
        return state, [] if again else [Event("seat_done", {"seat": state.turn})]
    final = score(state)
    winners = tuple(seats) if won(final["points"]) else ()
    return changed(state, phase=Phase.OVER, winners=winners), over(state.mode, final)


def exchanges(hand: Hand) -> Sequence[Exchange]:
    """Return every choice of cards to exchange, in order."""
    return Some(Exchange, hand.known + (None,) * hand.unknown)
