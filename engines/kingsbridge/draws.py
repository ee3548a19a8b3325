"""What the table does: it begins the columns, gives each seat its cards, reveals characters."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from heraut.engines.chance import Odds
from heraut.engines.kingsbridge.actions import Draw, Reveal, Start, draw
from heraut.engines.kingsbridge.characters import top
from heraut.engines.kingsbridge.placement import check_left, check_rank
from heraut.engines.kingsbridge.state import (
    CHARACTERS,
    RANKS,
    Hand,
    Phase,
    Pile,
    State,
    bumped,
    deal,
)
from heraut.engines.kingsbridge.turn_end import next_turn
from heraut.engines.notation import Action
from heraut.engines.protocol import Event, IllegalAction, Outcome, Seat
from heraut.engines.records import changed, put, without

_STARTS: Final = tuple(map(Start, RANKS))
_DRAWS: Final = tuple(map(draw, RANKS))
_NOTHING: Final = (0,) * len(RANKS)


def table_odds(state: State) -> Mapping[Action, Fraction]:
    """Return the outcomes at the table, in order, and the chance of each.

    With table cards, whether the holder shows the card is no chance of the game's; it counts as
    the toss of a coin, so that random play meets both.
    """
    if state.phase is Phase.START:
        return Odds(_STARTS, state.unseen)
    if state.phase is Phase.REVEAL:
        return Odds(tuple(map(Reveal, _next_characters(state))))
    shown = _next_cards(state)
    if state.options.table_cards and not state.piles[state.turn].given:
        return Odds((*_DRAWS, draw(None)), (*shown, sum(shown) or 1))
    return Odds(_DRAWS, shown)


def apply_start(state: State, action: Start) -> Outcome[State]:
    """Begin the next column. The sixth ends this: everybody gets a pile."""
    if state.phase is not Phase.START:
        raise IllegalAction("nothing_to_start")
    check_left(state, action.card)
    number = state.next_start()
    columns = (*state.columns[: number - 1], (action.card,), *state.columns[number:])
    state = changed(state, columns=columns, unseen=bumped(state.unseen, (action.card,), -1))
    events = [Event("started", {"card": action.card, "column": number})]
    if number == len(columns):
        counts = deal(len(state.hands))
        state = changed(state, phase=Phase.DEAL, piles=tuple(map(Pile, counts)))
        events.append(Event("dealt", {"counts": counts}))
    return state, events


def apply_draw(state: State, action: Draw) -> Outcome[State]:
    """Give the seat on turn its next card; after the last one, go on to the next seat."""
    if state.phase is Phase.PLAY:
        raise IllegalAction("nothing_to_draw")
    if action.card is None:
        if not state.options.table_cards or state.piles[state.turn].given:
            raise IllegalAction("draw_must_show")
        state = _draw_hidden(state)
    else:
        state = _draw_known(state, action.card)
    seat, card = state.turn, action.card
    left, pile = state.to_draw(), state.piles[seat].size
    events = [Event("drew", {"seat": seat, "count": 1, "left": left, "pile": pile})]
    if card is not None:
        events.append(Event("you_drew", {"card": card}, frozenset({seat})))
    if left:
        return state, events
    state, after = _full_hand(state)
    return state, events + after


def apply_reveal(state: State, action: Reveal) -> Outcome[State]:
    """Turn up a character: for the next seat of the deal, or for the open row."""
    if state.phase is Phase.PLAY:
        raise IllegalAction("nothing_to_reveal")
    name, seat = action.character, receiver(state)
    if name not in CHARACTERS:
        raise IllegalAction("no_such_character", character=name)
    if name not in _next_characters(state):
        raise IllegalAction("character_not_left", character=name)
    if name in state.hidden:
        state = changed(state, hidden=without(state.hidden, name))
    else:
        state = changed(state, bottom=without(state.bottom, name))
    if seat < 0:
        state = changed(state, row=(*state.row, name))
    else:
        # Each is laid on the ones before, so that the last to come lies on top.
        pile = (name, *state.characters[seat])
        state = changed(
            state, characters=put(state.characters, seat, pile), turn=(seat + 1) % len(state.hands)
        )
    left = state.to_reveal()
    events = [Event("revealed", {"character": name, "seat": seat, "left": left})]
    if left:
        return state, events
    if state.begun:
        return changed(state, phase=Phase.PLAY), events
    if seat >= 0:
        counts = tuple(map(len, state.characters))
        events.append(Event("characters_dealt", {"counts": counts, "boxed": len(state.hidden)}))
        # What is left over goes into the box.
        state = changed(state, boxed=state.hidden, hidden=())
        for seat in range(len(state.hands)):
            events.append(Event("top_character", {"seat": seat, "character": top(state, seat)}))
    return _begin(state, events)


def receiver(state: State) -> Seat:
    """Return the seat that gets the character now being revealed; -1: the open row does."""
    return -1 if state.together else state.turn


def _begin(state: State, events: list[Event]) -> Outcome[State]:
    """Begin the first turn."""
    state = changed(state, turn=0, drawn=(), phase=Phase.PLAY, begun=True)
    return state, [*events, Event("turn_began", {"seat": 0})]


def _full_hand(state: State) -> Outcome[State]:
    seat = state.turn
    known = tuple(card for card in state.drawn if card is not None)
    count = len(state.drawn)
    mine = {"cards": tuple(sorted(known)), "unknown": count - len(known)}
    events = [
        Event("refilled", {"seat": seat, "count": count, "pile": state.piles[seat].size}),
        Event("you_refilled", mine, frozenset({seat})),
    ]
    if state.late:
        state = changed(state, phase=Phase.PLAY, late=False, drawn=())
        return state, [*events, Event("turn_began", {"seat": seat})]
    if state.phase is Phase.REFILL:
        state, after = next_turn(state)
        return state, events + after
    if seat + 1 < len(state.hands):
        return changed(state, turn=seat + 1, drawn=()), events
    if state.mode == "basic":
        return _begin(state, events)
    return changed(state, turn=0, drawn=(), phase=Phase.REVEAL), events


def _draw_known(state: State, card: int) -> State:
    seat, pile, unseen = state.turn, state.piles[state.turn], state.unseen
    check_rank(card)
    if pile.given:
        if card != pile.given[0]:
            raise IllegalAction("not_in_pile", card=card, seat=seat)
        pile = Pile(pile.fresh, pile.returned, pile.given[1:])
    elif pile.fresh:
        check_left(state, card)
        pile = Pile(pile.fresh - 1, pile.returned)
        unseen = bumped(unseen, (card,), -1)
    else:
        may_come = pile.returned if state.options.table_cards else pile.returned[:1]
        if card in may_come:
            came: int | None = card
        elif None in may_come:
            check_left(state, card)
            came = None
            unseen = bumped(unseen, (card,), -1)
        else:
            raise IllegalAction("not_in_pile", card=card, seat=seat)
        pile = Pile(0, without(pile.returned, came))
    hand = state.hands[seat]
    hand = Hand(tuple(sorted((*hand.known, card))), hand.unknown)
    return _drawn(state, card, hand, pile, unseen)


def _draw_hidden(state: State) -> State:
    pile, hand, unseen = state.piles[state.turn], state.hands[state.turn], state.unseen
    if pile.fresh:
        pile = Pile(pile.fresh - 1, pile.returned)
    else:
        # Which of the returned cards came is not told: from now on none of them is known.
        forgotten = [card for card in pile.returned if card is not None]
        unseen = bumped(unseen, forgotten, 1)
        pile = Pile(0, (None,) * (len(pile.returned) - 1))
    return _drawn(state, None, Hand(hand.known, hand.unknown + 1), pile, unseen)


def _drawn(
    state: State, card: int | None, hand: Hand, pile: Pile, unseen: tuple[int, ...]
) -> State:
    return changed(
        state,
        hands=put(state.hands, state.turn, hand),
        piles=put(state.piles, state.turn, pile),
        unseen=unseen,
        drawn=(*state.drawn, card),
        newest=put(state.newest or (None,) * len(state.hands), state.turn, card),
    )


def _next_cards(state: State) -> tuple[int, ...]:
    """Return how likely each rank is to be what the seat on turn draws now, by rank from 1."""
    pile = state.piles[state.turn]
    if pile.given:
        return bumped(_NOTHING, pile.given[:1], 1)
    if pile.fresh:
        return state.unseen
    may_come = pile.returned if state.options.table_cards else pile.returned[:1]
    known = [card for card in may_come if card is not None]
    if not (unknown := len(may_come) - len(known)):
        return bumped(_NOTHING, known, 1)
    # Each card that is not known is any of the unseen ones.
    weights = bumped(_NOTHING, known, sum(state.unseen))
    return tuple(
        weight + unknown * copies for weight, copies in zip(weights, state.unseen, strict=True)
    )


def _next_characters(state: State) -> tuple[str, ...]:
    """Return the characters that may be revealed now, in order."""
    return state.hidden or state.bottom[:1]
