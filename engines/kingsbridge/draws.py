"""What the table does: it begins the columns and gives each seat its cards."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import cache

from heraut.engines.kingsbridge.actions import Action, Draw, Start, draw
from heraut.engines.kingsbridge.state import (
    COPIES,
    RANKS,
    Hand,
    Phase,
    Pile,
    State,
    bumped,
    deal,
)
from heraut.engines.kingsbridge.turn import next_turn
from heraut.engines.protocol import Event, IllegalAction

__all__ = ["apply_draw", "apply_start", "table_odds"]

Outcome = tuple[State, list[Event]]


def table_odds(state: State) -> dict[Action, Fraction]:
    """Return the outcomes at the table, in order, and the chance of each.

    With table cards, whether the holder shows the card is no chance of the game's; it counts as
    the toss of a coin, so that random play meets both.
    """
    if state.phase is Phase.START:
        return {Start(card): odds for card, odds in _unseen_odds(state.unseen).items()}
    shown = _next_cards(state)
    if not state.options.table_cards:
        return {draw(card): odds for card, odds in shown.items()}
    outcomes: dict[Action, Fraction] = {draw(card): odds / 2 for card, odds in shown.items()}
    outcomes[draw(None)] = Fraction(1, 2)
    return outcomes


def apply_start(state: State, action: Start) -> Outcome:
    """Begin the next column. The sixth ends this: everybody gets a pile."""
    if state.phase is not Phase.START:
        raise IllegalAction("nothing_to_start")
    _check_left(state, action.card)
    number = state.next_start()
    columns = (*state.columns[: number - 1], (action.card,), *state.columns[number:])
    state = replace(state, columns=columns, unseen=bumped(state.unseen, (action.card,), -1))
    events = [Event("started", {"card": action.card, "column": number})]
    if number == len(columns):
        counts = deal(len(state.hands))
        state = replace(state, phase=Phase.DEAL, piles=tuple(map(Pile, counts)))
        events.append(Event("dealt", {"counts": counts}))
    return state, events


def apply_draw(state: State, action: Draw) -> Outcome:
    """Give the seat on turn its next card; after the last one, go on to the next seat."""
    if state.phase is Phase.START:
        raise IllegalAction("start_first", column=state.next_start())
    if state.phase is Phase.PLAY:
        raise IllegalAction("nothing_to_draw")
    if action.card is None:
        if not state.options.table_cards:
            raise IllegalAction("draw_must_show")
        state = _draw_hidden(state)
    else:
        state = _draw_known(state, action.card)
    seat, card = state.turn, action.card
    left, pile = state.to_draw(), state.piles[seat].size
    state = replace(state, drawn=(*state.drawn, card))
    events = [Event("drew", {"seat": seat, "count": 1, "left": left, "pile": pile})]
    if card is not None:
        events.append(Event("you_drew", {"card": card}, frozenset({seat})))
    if left:
        return state, events
    state, after = _full_hand(state)
    return state, events + after


def _full_hand(state: State) -> Outcome:
    seat = state.turn
    known = tuple(card for card in state.drawn if card is not None)
    count = len(state.drawn)
    events = [
        Event("refilled", {"seat": seat, "count": count, "pile": state.piles[seat].size}),
        Event(
            "you_refilled",
            {"cards": tuple(sorted(known)), "unknown": count - len(known)},
            frozenset({seat}),
        ),
    ]
    if state.phase is Phase.REFILL:
        state, after = next_turn(state)
        return state, events + after
    if seat + 1 < len(state.hands):
        return replace(state, turn=seat + 1, drawn=()), events
    events.append(Event("turn_began", {"seat": 0}))
    return replace(state, turn=0, drawn=(), phase=Phase.PLAY), events


def _draw_known(state: State, card: int) -> State:
    seat, pile = state.turn, state.piles[state.turn]
    _check_rank(card)
    if pile.fresh:
        _check_left(state, card)
        pile = Pile(pile.fresh - 1, pile.returned)
        state = replace(state, unseen=bumped(state.unseen, (card,), -1))
    else:
        may_come = pile.returned if state.options.table_cards else pile.returned[:1]
        if card in may_come:
            came: int | None = card
        elif None in may_come:
            _check_left(state, card)
            came = None
            state = replace(state, unseen=bumped(state.unseen, (card,), -1))
        else:
            raise IllegalAction("not_in_pile", card=card, seat=seat)
        index = pile.returned.index(came)
        pile = Pile(0, pile.returned[:index] + pile.returned[index + 1 :])
    hand = state.hands[seat]
    return _with(state, Hand(tuple(sorted((*hand.known, card))), hand.unknown), pile)


def _draw_hidden(state: State) -> State:
    pile, hand = state.piles[state.turn], state.hands[state.turn]
    if pile.fresh:
        pile = Pile(pile.fresh - 1, pile.returned)
    else:
        # Which of the returned cards came is not told: from now on none of them is known.
        forgotten = [card for card in pile.returned if card is not None]
        state = replace(state, unseen=bumped(state.unseen, forgotten, 1))
        pile = Pile(0, (None,) * (len(pile.returned) - 1))
    return _with(state, Hand(hand.known, hand.unknown + 1), pile)


def _with(state: State, hand: Hand, pile: Pile) -> State:
    seat = state.turn
    return replace(
        state,
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        piles=(*state.piles[:seat], pile, *state.piles[seat + 1 :]),
    )


def _next_cards(state: State) -> dict[int, Fraction]:
    """Return the ranks that the seat on turn may draw now, in order, and the chance of each."""
    pile = state.piles[state.turn]
    if pile.fresh:
        return _unseen_odds(state.unseen)
    may_come = pile.returned if state.options.table_cards else pile.returned[:1]
    odds: dict[int, Fraction] = {}
    if unknown := may_come.count(None):
        share = Fraction(unknown, len(may_come))
        odds = {card: share * part for card, part in _unseen_odds(state.unseen).items()}
    for card in may_come:
        if card is not None:
            odds[card] = odds.get(card, Fraction(0)) + Fraction(1, len(may_come))
    return dict(sorted(odds.items()))


def _unseen_odds(unseen: tuple[int, ...]) -> dict[int, Fraction]:
    total = sum(unseen)
    counts = zip(RANKS, unseen, strict=True)
    return {card: _part(copies, total) for card, copies in counts if copies}


@cache
def _part(copies: int, total: int) -> Fraction:
    return Fraction(copies, total)


def _check_rank(card: int) -> None:
    if card not in RANKS:
        raise IllegalAction("no_such_card", card=card, least=RANKS[0], most=RANKS[-1])


def _check_left(state: State, card: int) -> None:
    _check_rank(card)
    if not state.unseen[card - 1]:
        raise IllegalAction("card_not_left", card=card, copies=COPIES)
