"""What a seat does: play a card, choose a token, take cards, validate or keep them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from heraut.engines.protocol import Event, IllegalAction, Seat
from heraut.engines.seven_kingdoms.actions import (
    Action,
    Bonus,
    Commit,
    Keep,
    Play,
    Slots,
    Take,
    Validate,
)
from heraut.engines.seven_kingdoms.ranks import (
    CHOICES,
    WINDOWS,
    choices,
    in_slots,
    least,
    more,
    reach,
    windows,
)
from heraut.engines.seven_kingdoms.rounds import Outcome, begin_taking, next_player, next_taker
from heraut.engines.seven_kingdoms.state import (
    CARDS,
    CRESTS,
    HAND_SIZE,
    SLOTS,
    Hand,
    Phase,
    State,
    put,
    rank_of,
    without,
)

__all__ = [
    "apply_bonus",
    "apply_commit",
    "apply_keep",
    "apply_play",
    "apply_slots",
    "apply_take",
    "apply_validate",
    "check_card",
    "legal_turn",
    "played_event",
    "unveiled",
]


def legal_turn(state: State) -> tuple[Action, ...]:
    """Return every legal action of the seat on turn, in order."""
    match state.phase:
        case Phase.PLAY:
            return _legal_plays(state)
        case Phase.BONUS:
            return tuple(sorted(map(Bonus, state.open_tokens)))
        case Phase.TAKE:
            taken = [Take(cards) for cards in choices(state)]
            return (*taken, *(Slots(first, last) for first, last in windows(state)))
        case _:
            room = state.room
            sets = _subsets(state.pending)
            kept = [Keep(cards) for cards in sets if len(cards) <= room]
            further = map(Take, choices(state))
            return (*further, *map(Validate, sets), *kept)


def check_card(card: int) -> None:
    """Raise when no title card has this number."""
    if card not in CARDS:
        raise IllegalAction("no_such_card", card=card, least=CARDS[0], most=CARDS[-1])


def apply_play(state: State, action: Play) -> Outcome:
    """Play a card face up (rulebook, phase 1)."""
    if state.options.secret_plays:
        raise IllegalAction("plays_are_secret")
    seat, card = state.turn, action.card
    state = unveiled(_from_hand(state, card), seat, card)
    played = played_event(state, seat, card)
    state, events = next_player(state)
    return state, [played, *events]


def apply_commit(state: State, action: Commit) -> Outcome:
    """Put a card face down; ``plays=secret``."""
    if not state.options.secret_plays:
        raise IllegalAction("plays_are_open")
    seat, card = state.turn, action.card
    if card is not None:
        state = _from_hand(state, card)
    elif state.options.table_cards and state.hands[seat].unknown:
        hand = state.hands[seat]
        state = replace(state, hands=put(state.hands, seat, Hand(hand.known, hand.unknown - 1)))
    else:
        raise IllegalAction("no_unknown_card")
    state = replace(state, commits=put(state.commits, seat, card))
    events = [Event("committed", {"seat": seat, "left": state.hands[seat].size})]
    if card is not None:
        events.append(Event("you_committed", {"card": card}, frozenset({seat})))
    state, after = next_player(state)
    return state, events + after


def unveiled(state: State, seat: Seat, card: int) -> State:
    """Lay a played card face up in front of its seat."""
    seen = state.open_hands[seat]
    if card in seen:
        state = replace(state, open_hands=put(state.open_hands, seat, without(seen, card)))
    return replace(
        state,
        front=put(state.front, seat, card),
        played=put(state.played, seat, card),
        commits=put(state.commits, seat, 0),
    )


def played_event(state: State, seat: Seat, card: int) -> Event:
    """Return the event of a card being played; call it before anything follows from that."""
    facts = {"seat": seat, "card": card, "rank": rank_of(card), "left": state.hands[seat].size}
    return Event("played", facts)


def apply_bonus(state: State, action: Bonus) -> Outcome:
    """Place a bonus token; another one is turned up, while there is one (K10)."""
    token = action.token
    if token not in state.open_tokens:
        raise IllegalAction("token_not_open", token=token, tokens=state.open_tokens)
    state = replace(
        state,
        bonus=(*state.bonus, token),
        open_tokens=without(state.open_tokens, token),
    )
    slot = len(state.bonus)
    facts = {"seat": state.turn, "token": token, "crest": state.crests[slot - 1], "slot": slot}
    placed = Event("token_placed", {**facts, "left": CRESTS - slot})
    if state.hidden_tokens:
        return replace(state, phase=Phase.TOKEN), [placed]
    state, events = begin_taking(state)
    return state, [placed, *events]


def apply_take(state: State, action: Take) -> Outcome:
    """Take cards of one's choice (rulebook, phase 2), also further ones while none is sorted."""
    card, cards = state.card, action.cards
    rank, took = rank_of(card), state.took[state.turn]
    if took and (rank in WINDOWS or not cards or state.pending != took):
        raise IllegalAction("sort_first", seat=state.turn, cards=state.pending)
    if size := WINDOWS.get(rank):
        raise IllegalAction("take_slots", card=card, rank=rank, size=size)
    within = reach(state.box, state.row, card)
    for wanted in cards:
        check_card(wanted)
        if wanted in state.waiting:
            raise IllegalAction("card_waits", card=wanted)
        if wanted not in state.row:
            raise IllegalAction("not_in_row", card=wanted)
        if wanted not in within:
            shown = state.box.slots_of(card)
            raise IllegalAction("not_shown", card=wanted, peasant=card, slots=shown)
    most = CHOICES[rank]
    if (count := len(took) + len(cards)) > most:
        raise IllegalAction("too_many_cards", count=count, most=most, card=card, rank=rank)
    if count < (fewest := least(state)):
        raise IllegalAction("must_take", card=card, rank=rank, count=fewest)
    return _taken(state, cards)


def apply_slots(state: State, action: Slots) -> Outcome:
    """Take all that lies in slots next to each other, maybe nothing (K4)."""
    card = state.card
    rank = rank_of(card)
    first, last = action.first, action.last
    if rank not in WINDOWS:
        raise IllegalAction("take_cards", card=card, rank=rank, most=CHOICES[rank])
    for slot in (first, last):
        if not 1 <= slot <= SLOTS:
            raise IllegalAction("no_such_slot", slot=slot, slots=SLOTS)
    if last - first + 1 != WINDOWS[rank]:
        raise IllegalAction(
            "wrong_window", first=first, last=last, size=WINDOWS[rank], card=card, rank=rank
        )
    return _taken(state, in_slots(state, first, last))


def apply_validate(state: State, action: Validate) -> Outcome:
    """Put cards just taken into the kingdom; cards of the hand may not be (K15)."""
    cards = action.cards
    _check_taken(state, cards)
    seat = state.turn
    kingdom = tuple(sorted((*state.kingdoms[seat], *cards)))
    state = replace(state, kingdoms=put(state.kingdoms, seat, kingdom))
    told = Event("validated", {"seat": seat, "cards": cards, "count": len(kingdom)})
    return _sorted_out(state, cards, told)


def apply_keep(state: State, action: Keep) -> Outcome:
    """Put cards just taken into the hand, which holds three at most (K14)."""
    cards = action.cards
    _check_taken(state, cards)
    seat = state.turn
    if len(cards) > state.room:
        raise IllegalAction("hand_full", count=len(cards), room=state.room, most=HAND_SIZE)
    hand = state.hands[seat]
    for card in cards:
        hand = hand.plus(card)
    seen = tuple(sorted((*state.open_hands[seat], *cards)))
    state = replace(
        state, hands=put(state.hands, seat, hand), open_hands=put(state.open_hands, seat, seen)
    )
    told = Event("kept", {"seat": seat, "cards": cards, "hand": hand.size})
    return _sorted_out(state, cards, told)


def _legal_plays(state: State) -> tuple[Action, ...]:
    hand = state.hands[state.turn]
    cards = sorted((*hand.known, *state.unseen)) if hand.unknown else hand.known
    if not state.options.secret_plays:
        return tuple(map(Play, cards))
    unknown = (Commit(None),) if hand.unknown else ()
    return (*map(Commit, cards), *unknown)


def _subsets(cards: Sequence[int]) -> list[tuple[int, ...]]:
    sizes = range(1, len(cards) + 1)
    return sorted(chosen for size in sizes for chosen in combinations(cards, size))


def _from_hand(state: State, card: int) -> State:
    """Return the state without a card of the hand on turn, known or not."""
    check_card(card)
    seat, hand = state.turn, state.hands[state.turn]
    if card in hand.known:
        hand = Hand(without(hand.known, card), hand.unknown)
        return replace(state, hands=put(state.hands, seat, hand))
    if not hand.unknown or card not in state.unseen:
        raise IllegalAction("not_in_hand", card=card)
    hand = Hand(hand.known, hand.unknown - 1)
    return replace(state, hands=put(state.hands, seat, hand), unseen=without(state.unseen, card))


def _taken(state: State, cards: tuple[int, ...]) -> Outcome:
    seat = state.turn
    if not cards:
        told = Event("took_nothing", {"seat": seat, "card": state.card, "why": "chosen"})
        state, events = next_taker(replace(state, resolving=state.resolving[1:]))
        return state, [told, *events]
    slots = tuple(state.row.index(card) + 1 for card in cards)
    took = tuple(sorted((*state.took[seat], *cards)))
    state = replace(
        state,
        phase=Phase.SORT,
        row=tuple(0 if card in cards else card for card in state.row),
        pending=took,
        took=put(state.took, seat, took),
    )
    facts = {"seat": seat, "cards": cards, "slots": slots}
    left = min(more(state), len(reach(state.box, state.row, state.card)))
    return state, [Event("took", {**facts, "room": min(state.room, len(took)), "more": left})]


def _check_taken(state: State, cards: Sequence[int]) -> None:
    for card in cards:
        check_card(card)
        if card not in state.pending:
            raise IllegalAction("not_taken", card=card, cards=state.pending)


def _sorted_out(state: State, cards: Sequence[int], told: Event) -> Outcome:
    pending = tuple(card for card in state.pending if card not in cards)
    state = replace(state, pending=pending)
    if pending:
        return state, [told]
    state, events = next_taker(replace(state, resolving=state.resolving[1:]))
    return state, [told, *events]
