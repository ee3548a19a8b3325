"""What the table does: the setup, draws, the row's cards, tokens, and what is turned up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from heraut.engines import rules
from heraut.engines.chance import Odds
from heraut.engines.listing import Made
from heraut.engines.notation import Action
from heraut.engines.protocol import Event, IllegalAction, Outcome, Seat
from heraut.engines.records import changed, put, without
from heraut.engines.seven_kingdoms import rounds
from heraut.engines.seven_kingdoms.actions import Crest, Draw, First, Row, Show, Token
from heraut.engines.seven_kingdoms.box import CRESTS
from heraut.engines.seven_kingdoms.state import HAND_SIZE, OPEN_TOKENS, Phase, State
from heraut.engines.seven_kingdoms.turn import check_card, played_event, unveiled

_CRESTS: Final = range(1, CRESTS + 1)
_DRAWS: Final = (Phase.DEAL, Phase.DRAW)
_HIDDEN: Final = Draw(None)


def table_odds(state: State) -> Mapping[Action, Fraction]:
    """Return the outcomes at the table, in order, and the chance of each.

    With table cards, whether the holder shows a drawn card is no chance of the game's; it counts as
    the toss of a coin. Which card lies face down or in a hidden hand is no chance either; all that
    it may be count as equally likely.
    """
    coming: Sequence[Action] = _outcomes(state)
    if not (state.phase in _DRAWS and state.options.table_cards and state.fresh):
        return Odds(coming)
    return Odds((*coming, _HIDDEN), (*(1,) * len(coming), len(coming) or 1))


def _outcomes(state: State) -> Sequence[Action]:
    """Return the outcomes at the table but for a card that is drawn hidden."""
    match state.phase:
        case Phase.CREST:
            return tuple(Crest(crest) for crest in _CRESTS if crest not in state.crests)
        case Phase.TOKEN:
            return tuple(map(Token, state.hidden_tokens))
        case Phase.FIRST:
            return tuple(First(seat + 1) for seat in state.seats)
        case Phase.ROW:
            return Made(Row, _coming(state))
        case Phase.SHOW | Phase.FINAL:
            return Made(Show, _face_down(state))
    return Made(Draw, _coming(state))


def _crest(state: State, action: Crest) -> Outcome[State]:
    """Lay the next crest card; after the last, tokens are turned up."""
    crest = action.crest
    if crest not in _CRESTS:
        raise IllegalAction("no_such_crest", crest=crest, crests=CRESTS)
    if crest in state.crests:
        raise IllegalAction("crest_laid", crest=crest, slot=state.crests.index(crest) + 1)
    state = changed(state, crests=(*state.crests, crest))
    if len(state.crests) == CRESTS:
        state = changed(state, phase=Phase.TOKEN)
    return state, [Event("crest_laid", {"crest": crest, "slot": len(state.crests)})]


def _token(state: State, action: Token) -> Outcome[State]:
    """Turn up a bonus token: two at setup, one after each bishop."""
    token = action.token
    if token not in state.hidden_tokens:
        raise IllegalAction("token_not_hidden", token=token)
    state = changed(
        state,
        open_tokens=(*state.open_tokens, token),
        hidden_tokens=without(state.hidden_tokens, token),
    )
    told = Event("token_revealed", {"token": token, "left": len(state.hidden_tokens)})
    if state.round:
        return rounds.tell_first(told, rounds.begin_taking(state))
    if len(state.open_tokens) == OPEN_TOKENS:
        state = changed(state, phase=Phase.FIRST)
    return state, [told]


def _first(state: State, action: First) -> Outcome[State]:
    """Give the pawn to the first player; the deal begins with that seat."""
    if not 1 <= action.seat <= len(state.hands):
        raise IllegalAction("no_such_seat", seat=action.seat, seats=len(state.hands))
    seat = action.seat - 1
    state = changed(state, first=seat, turn=seat, phase=Phase.DEAL, drawing=HAND_SIZE)
    return state, [Event("first_player", {"seat": seat})]


def _draw(state: State, action: Draw) -> Outcome[State]:
    """Give the seat on turn its next card: at the deal, or because its hand was empty."""
    seat, card = state.turn, action.card
    if card is not None:
        all_saw = not state.fresh
        state = _from_pile(state, card)
        if all_saw:
            state = state.with_open(seat, card)
    elif state.fresh and state.options.table_cards:
        state = changed(state, fresh=state.fresh - 1)
    else:
        raise IllegalAction("draw_must_show")
    state = changed(
        state,
        hands=put(state.hands, seat, state.hands[seat].plus(card)),
        drawing=state.drawing - 1,
        drawn=(*state.drawn, card),
    )
    drew = {"seat": seat, "count": 1, "left": state.drawing, "pile": state.pile}
    events = [Event("drew", drew)]
    if card is not None:
        events.append(Event("you_drew", {"card": card}, frozenset({seat})))
    if state.drawing:
        return state, events
    known = tuple(sorted(one for one in state.drawn if one is not None))
    mine = {"cards": known, "unknown": len(state.drawn) - len(known)}
    refilled = {"seat": seat, "count": len(state.drawn), "pile": state.pile}
    events += [Event("refilled", refilled), Event("you_refilled", mine, frozenset({seat}))]
    state = changed(state, drawn=())
    state, after = _after_drawing(state)
    return state, events + after


def _row(state: State, action: Row) -> Outcome[State]:
    """Turn up a card for the first empty slot; the pile's last one ends the match (K11)."""
    card, index = action.card, state.row.index(0)
    state = _from_pile(state, card)
    state = changed(state, row=put(state.row, index, card))
    left = state.row.count(0)
    events = [Event("row_card", {"card": card, "slot": index + 1, "left": left})]
    if not state.pile:
        state, after = rounds.finish(state, "pile")
    elif left:
        return state, events
    else:
        state, after = rounds.row_is_full(state)
    return state, events + after


def _show(state: State, action: Show) -> Outcome[State]:
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
        return rounds.tell_first(played_event(state, seat, card), rounds.laid_open(state))
    state = _seen(state, card)
    hand = state.hands[seat].minus(None).plus(card)
    state = state.with_hand(seat, hand)
    told = Event("shown", {"seat": seat, "card": card, "left": hand.unknown})
    return rounds.tell_first(told, rounds.score(state))


def _after_drawing(state: State) -> Outcome[State]:
    if state.phase is Phase.DRAW:
        # The pile's last card ends the match at once, also here (K12, K13).
        return rounds.next_player(state) if state.pile else rounds.finish(state, "pile")
    done = state.done + 1
    if done < len(state.hands):
        seat = state.from_first(done)
        return changed(state, done=done, turn=seat, drawing=HAND_SIZE), []
    return changed(state, done=0, turn=state.first, phase=Phase.ROW), []


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
        raise IllegalAction("card_not_left", _knows(state, card), card=card)
    return changed(state, unseen=without(state.unseen, card))


def _knows(state: State, card: int) -> frozenset[Seat] | None:
    """Return the seat that alone knows where a card is; ``None``: all do.

    Who names a card at the table must not learn from a refusal that somebody holds it.
    """
    for seat in state.seats:
        hidden = card in state.hands[seat].known and card not in state.open_hands[seat]
        if hidden or state.commits[seat] == card:
            return frozenset({seat})
    return None


def _from_pile(state: State, card: int) -> State:
    """Return the state without the pile's next card, which is this one."""
    if state.fresh:
        return changed(_seen(state, card), fresh=state.fresh - 1)
    check_card(card)
    if card != state.bottom[0]:
        raise IllegalAction("not_next_in_pile", card=card)
    return changed(state, bottom=state.bottom[1:])


PLAYS: Final[dict[type[Action], rules.Play]] = {
    Crest: ((Phase.CREST,), _crest),
    Token: ((Phase.TOKEN,), _token),
    First: ((Phase.FIRST,), _first),
    Draw: ((Phase.DEAL, Phase.DRAW), _draw),
    Row: ((Phase.ROW,), _row),
    Show: ((Phase.SHOW, Phase.FINAL), _show),
}
"""When each outcome may come, and what it does."""
