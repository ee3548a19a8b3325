"""What a seat does: play a card, choose a token, take cards, validate or keep them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from heraut.engines import rules
from heraut.engines.listing import Made
from heraut.engines.notation import Action
from heraut.engines.protocol import Event, IllegalAction, Outcome, Seat
from heraut.engines.records import changed, put, without
from heraut.engines.seven_kingdoms import ranks
from heraut.engines.seven_kingdoms.actions import (
    Bonus,
    Commit,
    Keep,
    Play,
    Take,
    TakeSlots,
    Validate,
)
from heraut.engines.seven_kingdoms.box import CARDS, CRESTS, SLOTS, rank_of
from heraut.engines.seven_kingdoms.rounds import begin_taking, end_taking, next_player, tell_first
from heraut.engines.seven_kingdoms.state import HAND_SIZE, Phase, State


def kinds(state: State) -> Iterator[Sequence[Action]]:
    """Yield every legal action of the seat on turn, in order, kind by kind; some may be empty."""
    match state.phase:
        case Phase.PLAY:
            yield _legal_plays(state)
        case Phase.BONUS:
            yield sorted(map(Bonus, state.open_tokens))
        case Phase.TAKE:
            yield Made(Take, ranks.choices(state))
            yield [TakeSlots(first, last) for first, last in ranks.windows(state)]
        case _:
            yield Made(Take, ranks.choices(state))
            sets = ranks.subsets(state.pending, 1, len(state.pending))
            yield Made(Validate, sets)
            yield Made(Keep, [cards for cards in sets if len(cards) <= state.room])


def check_card(card: int) -> None:
    """Raise when no title card has this number."""
    if card not in CARDS:
        raise IllegalAction("no_such_card", card=card, least=CARDS[0], most=CARDS[-1])


def _play(state: State, action: Play) -> Outcome[State]:
    """Play a card face up (rulebook, phase 1)."""
    if state.options.secret_plays:
        raise IllegalAction("plays_are_secret")
    seat, card = state.turn, action.card
    state = unveiled(_from_hand(state, card), seat, card)
    return tell_first(played_event(state, seat, card), next_player(state))


def _commit(state: State, action: Commit) -> Outcome[State]:
    """Put a card face down; ``plays=secret``."""
    if not state.options.secret_plays:
        raise IllegalAction("plays_are_open")
    seat, card = state.turn, action.card
    if card is not None:
        state = _from_hand(state, card)
    elif state.options.table_cards and state.hands[seat].unknown:
        state = state.with_hand(seat, state.hands[seat].minus(None))
    else:
        raise IllegalAction("no_unknown_card")
    state = changed(state, commits=put(state.commits, seat, card))
    events = [Event("committed", {"seat": seat, "left": state.hands[seat].size})]
    if card is not None:
        events.append(Event("you_committed", {"card": card}, frozenset({seat})))
    state, after = next_player(state)
    return state, events + after


def unveiled(state: State, seat: Seat, card: int) -> State:
    """Lay a played card face up in front of its seat."""
    return changed(
        state.without_open(seat, card),
        front=put(state.front, seat, card),
        played=put(state.played, seat, card),
        commits=put(state.commits, seat, 0),
    )


def played_event(state: State, seat: Seat, card: int) -> Event:
    """Return the event of a card being played; call it before anything follows from that."""
    facts = {"seat": seat, "card": card, "rank": rank_of(card), "left": state.hands[seat].size}
    return Event("played", facts)


def _bonus(state: State, action: Bonus) -> Outcome[State]:
    """Place a bonus token; another one is turned up, while there is one (K10)."""
    token = action.token
    if token not in state.open_tokens:
        raise IllegalAction("token_not_open", token=token, tokens=state.open_tokens)
    state = changed(
        state, bonus=(*state.bonus, token), open_tokens=without(state.open_tokens, token)
    )
    slot = len(state.bonus)
    facts = {"seat": state.turn, "token": token, "crest": state.crests[slot - 1], "slot": slot}
    placed = Event("token_placed", {**facts, "left": CRESTS - slot})
    if state.hidden_tokens:
        return changed(state, phase=Phase.TOKEN), [placed]
    return tell_first(placed, begin_taking(state))


def _take(state: State, action: Take) -> Outcome[State]:
    """Take cards of one's choice (rulebook, phase 2), also further ones while none is sorted."""
    card, cards = state.card, action.cards
    rank, took = rank_of(card), state.took[state.turn]
    if took and (rank in ranks.WINDOWS or not cards or state.pending != took):
        raise IllegalAction("sort_first", seat=state.turn, cards=state.pending)
    if size := ranks.WINDOWS.get(rank):
        raise IllegalAction("take_slots", card=card, rank=rank, size=size)
    within = ranks.reach(state)
    for wanted in cards:
        check_card(wanted)
        if wanted in state.waiting:
            raise IllegalAction("card_waits", card=wanted)
        if wanted not in state.row:
            raise IllegalAction("not_in_row", card=wanted)
        if wanted not in within:
            shown = state.box.slots_of(card)
            raise IllegalAction("not_shown", card=wanted, peasant=card, slots=shown)
    most = ranks.CHOICES[rank]
    if (count := len(took) + len(cards)) > most:
        raise IllegalAction("too_many_cards", count=count, most=most, card=card, rank=rank)
    if count < (fewest := ranks.least(state)):
        raise IllegalAction("must_take", card=card, rank=rank, count=fewest)
    return _taken(state, cards)


def _slots(state: State, action: TakeSlots) -> Outcome[State]:
    """Take all that lies in slots next to each other, maybe nothing (K4)."""
    card, rank = state.card, rank_of(state.card)
    first, last = action.first, action.last
    if rank not in ranks.WINDOWS:
        raise IllegalAction("take_cards", card=card, rank=rank, most=ranks.CHOICES[rank])
    for slot in (first, last):
        if not 1 <= slot <= SLOTS:
            raise IllegalAction("no_such_slot", slot=slot, slots=SLOTS)
    if last - first + 1 != (size := ranks.WINDOWS[rank]):
        raise IllegalAction("wrong_window", first=first, last=last, size=size, card=card, rank=rank)
    return _taken(state, ranks.in_slots(state, first, last))


def _validate(state: State, action: Validate) -> Outcome[State]:
    """Put cards just taken into the kingdom; cards of the hand may not be (K15)."""
    cards = action.cards
    _check_taken(state, cards)
    seat = state.turn
    state = state.with_validated(seat, *cards)
    count = len(state.kingdoms[seat])
    return _sorted_out(state, "validated", {"seat": seat, "cards": cards, "count": count})


def _keep(state: State, action: Keep) -> Outcome[State]:
    """Put cards just taken into the hand, which holds three at most (K14)."""
    cards = action.cards
    _check_taken(state, cards)
    seat = state.turn
    if len(cards) > state.room:
        raise IllegalAction("hand_full", count=len(cards), room=state.room, most=HAND_SIZE)
    hand = state.hands[seat].plus(*cards)
    state = state.with_hand(seat, hand).with_open(seat, *cards)
    return _sorted_out(state, "kept", {"seat": seat, "cards": cards, "hand": hand.size})


def _legal_plays(state: State) -> tuple[Action, ...]:
    hand = state.hands[state.turn]
    cards = sorted((*hand.known, *state.unseen)) if hand.unknown else hand.known
    if not state.options.secret_plays:
        return tuple(map(Play, cards))
    unknown = (Commit(None),) if hand.unknown else ()
    return (*map(Commit, cards), *unknown)


def _from_hand(state: State, card: int) -> State:
    """Return the state without a card of the hand on turn, known or not."""
    check_card(card)
    seat, hand = state.turn, state.hands[state.turn]
    known = card in hand.known
    if not known and (not hand.unknown or card not in state.unseen):
        raise IllegalAction("not_in_hand", card=card)
    state = state.with_hand(seat, hand.minus(card))
    return state if known else changed(state, unseen=without(state.unseen, card))


def _taken(state: State, cards: tuple[int, ...]) -> Outcome[State]:
    seat = state.turn
    if not cards:
        told = Event("took_nothing", {"seat": seat, "card": state.card, "why": "chosen"})
        return end_taking(state, told)
    slots = tuple(state.row.index(card) + 1 for card in cards)
    took = tuple(sorted((*state.took[seat], *cards)))
    state = changed(
        state,
        phase=Phase.SORT,
        row=tuple(0 if card in cards else card for card in state.row),
        pending=took,
        took=put(state.took, seat, took),
    )
    facts = {"seat": seat, "cards": cards, "slots": slots, "room": min(state.room, len(took))}
    return state, [Event("took", {**facts, "more": ranks.more(state)})]


def _check_taken(state: State, cards: Sequence[int]) -> None:
    for card in cards:
        check_card(card)
        if card not in state.pending:
            raise IllegalAction("not_taken", card=card, cards=state.pending)


def _sorted_out(state: State, key: str, facts: Mapping[str, Any]) -> Outcome[State]:
    """Go on with the cards that are still to be validated or kept, if there are any."""
    left = tuple(card for card in state.pending if card not in facts["cards"])
    state = changed(state, pending=left)
    told = Event(key, {**facts, "pending": left, "room": min(state.room, len(left))})
    return (state, [told]) if state.pending else end_taking(state, told)


PLAYS: Final[dict[type[Action], rules.Play]] = {
    Play: ((Phase.PLAY,), _play),
    Commit: ((Phase.PLAY,), _commit),
    Bonus: ((Phase.BONUS,), _bonus),
    Take: ((Phase.TAKE, Phase.SORT), _take),
    TakeSlots: ((Phase.TAKE,), _slots),
    Validate: ((Phase.SORT,), _validate),
    Keep: ((Phase.SORT,), _keep),
}
"""When each action may come, and what it does."""
