"""How a round goes on by itself: whose turn it is, the next row, and how a match ends."""

from __future__ import annotations

from heraut.engines.protocol import Event, Outcome, Seat
from heraut.engines.records import changed, put
from heraut.engines.seven_kingdoms.box import CRESTS, SLOTS, rank_of
from heraut.engines.seven_kingdoms.ranks import reach
from heraut.engines.seven_kingdoms.scores import count_points, kings, leaders, winners
from heraut.engines.seven_kingdoms.state import EMPTY_DRAW, Hand, Phase, State


def tell_first(first: Event, outcome: Outcome[State]) -> Outcome[State]:
    """Return what came of an action, with an event told before all others."""
    state, events = outcome
    return state, [first, *events]


def begin_round(state: State) -> Outcome[State]:
    """Begin a round with the first player."""
    nobody = (0,) * len(state.hands)
    state = changed(
        state,
        round=state.round + 1,
        done=0,
        before=tuple(zip(state.played, state.took, strict=True)) if state.round else (),
        played=nobody,
        took=((),) * len(state.hands),
    )
    began = Event("round_began", {"round": state.round, "seat": state.first})
    return tell_first(began, _begin_turn(state))


def next_player(state: State) -> Outcome[State]:
    """Let the next seat play its card; after the last one, go on to taking."""
    state = changed(state, done=state.done + 1)
    if state.done < len(state.hands):
        return _begin_turn(state)
    return laid_open(state)


def laid_open(state: State) -> Outcome[State]:
    """Turn up the next card that lies face down; after the last one, begin to take."""
    order = [state.from_first(count) for count in range(len(state.hands))]
    for seat in order:
        if state.commits[seat] != 0:
            return changed(state, phase=Phase.SHOW, turn=seat), []
    seats = sorted((seat for seat in order if state.front[seat]), key=lambda s: -state.front[s])
    state = changed(state, resolving=tuple(seats))
    cards = tuple(state.front[seat] for seat in seats)
    # Played openly, each card was told as it was played.
    key = "all_played" if state.options.secret_plays else "order_settled"
    told = Event(key, {"seats": tuple(seats), "cards": cards})
    state, events = _next_taker(state)
    # Where nobody had a card to play there is nothing to tell (K19).
    return state, [told, *events] if seats else events


def _next_taker(state: State) -> Outcome[State]:
    """Let the seat with the highest card that is left lay it, and take; else end the round."""
    if not state.resolving:
        return _end_round(state)
    seat = state.resolving[0]
    card, front = state.front[seat], put(state.front, seat, 0)
    if rank_of(card) != "bishop":
        state = changed(state, turn=seat, front=front, tops=(*state.tops, card))
        laid = Event("laid", {"seat": seat, "card": card, "slot": len(state.tops)})
        return tell_first(laid, begin_taking(state))
    # A bishop lies in the kingdom, so the next card lies where it would have lain (K6).
    state = changed(state.with_validated(seat, card), turn=seat, front=front)
    count = len(state.kingdoms[seat])
    laid = Event("bishop_validated", {"seat": seat, "card": card, "count": count})
    if state.open_tokens and len(state.bonus) < CRESTS:
        slot = len(state.bonus) + 1
        facts = {"seat": seat, "tokens": state.open_tokens, "crest": state.crests[slot - 1]}
        return changed(state, phase=Phase.BONUS), [laid, Event("token_due", facts | {"slot": slot})]
    return tell_first(laid, begin_taking(state))


def begin_taking(state: State) -> Outcome[State]:
    """Let the seat on turn take cards, if its card reaches any (K2, K5)."""
    seat, card = state.turn, state.card
    if cards := reach(state):
        facts = {"seat": seat, "card": card, "rank": rank_of(card), "cards": cards}
        return changed(state, phase=Phase.TAKE), [Event("take_began", facts)]
    return end_taking(state, Event("took_nothing", {"seat": seat, "card": card, "why": "none"}))


def end_taking(state: State, told: Event) -> Outcome[State]:
    """Let the next seat take; ``told`` is what the seat on turn has done last."""
    return tell_first(told, _next_taker(changed(state, resolving=state.resolving[1:])))


def row_is_full(state: State) -> Outcome[State]:
    """Begin the next round: at setup with the first player, else with the one at the left."""
    told = Event("row_filled", {"row": state.row, "pile": state.pile})
    return tell_first(told, _pass_pawn(state) if state.round else begin_round(state))


def finish(state: State, cause: str) -> Outcome[State]:
    """End the match: by the ``pile``'s last card at once, by the ``tokens`` after the round.

    Cards played and not yet laid go back to their owners' hands, or are lost (K12).
    """
    cut = tuple(seat for seat in state.seats if state.front[seat] or state.commits[seat] != 0)
    to = "lost" if state.options.unresolved_cards == "lost" else "hand"
    for seat in cut:
        state = _cut_short(state, seat)
    told = [Event("match_ended", {"cause": cause})]
    if cut:
        told.append(Event("cut_short", {"seats": cut, "to": to}))
    state, events = score(changed(state, cause=cause))
    return state, [*told, *events]


def score(state: State) -> Outcome[State]:
    """Validate all hands, once every card in them is known, and count."""
    for seat in state.seats:
        if state.hands[seat].unknown:
            return changed(state, phase=Phase.FINAL, turn=seat), []
    events: list[Event] = []
    for seat in state.seats:
        cards = state.hands[seat].known
        state = state.with_validated(seat, *cards)
        facts = {"seat": seat, "cards": cards, "count": len(state.kingdoms[seat])}
        events.append(Event("hand_validated", facts))
    count = len(state.hands)
    state = changed(state, hands=(Hand(),) * count, open_hands=((),) * count)
    events += [_token_event(state, slot, token) for slot, token in enumerate(state.bonus, 1)]
    points = count_points(state.box.crest_of, state.kingdoms, state.crests, state.bonus)
    for seat, worth in enumerate(points):
        facts = {"seat": seat, **worth.facts(), "kings": kings(state.kingdoms[seat])}
        events.append(Event("final_score", facts))
    won = winners(state.kingdoms, points)
    best = points[won[0]].total
    equals = sum(worth.total == best for worth in points)
    by = "points" if equals == 1 else "kings" if len(won) < equals else "shared"
    events.append(Event("won", {"winners": won, "points": best, "by": by}))
    return changed(state, phase=Phase.OVER, winners=won), events


def _token_event(state: State, slot: int, token: str) -> Event:
    crest = state.crests[slot - 1]
    count, leading = leaders(state.box.crest_of, state.kingdoms, crest)
    facts: dict[str, object] = {"token": token, "crest": crest, "slot": slot, "count": count}
    if len(leading) == 1:
        return Event("token_won", {"seat": leading[0], **facts})
    return Event("token_tied", {"seats": leading, **facts})


def _begin_turn(state: State) -> Outcome[State]:
    seat = state.from_first(state.done)
    if state.hands[seat].size:
        told = Event("turn_began", {"seat": seat, "secret": state.options.secret_plays})
        return changed(state, turn=seat, phase=Phase.PLAY), [told]
    count = min(EMPTY_DRAW, state.pile)
    state = changed(state, turn=seat, phase=Phase.DRAW, drawing=count, drawn=())
    return state, [Event("empty_hand", {"seat": seat, "count": count})]


def _end_round(state: State) -> Outcome[State]:
    """Lay the next row (K1), unless all crest cards have a token (K7)."""
    if len(state.bonus) == CRESTS:
        return finish(state, "tokens")
    line = (*state.tops, *filter(None, state.row), *state.waiting)
    laid, over, left = line[:SLOTS], line[SLOTS:], max(0, SLOTS - len(line))
    state = changed(state, tops=(), row=(*laid, *(0,) * left), waiting=(), turn=state.first)
    match to := state.options.overflow:
        case "wait":
            state = changed(state, waiting=over)
        case "discard":
            state = changed(state, gone=(*state.gone, *over))
        case _:
            state = changed(state, bottom=(*state.bottom, *over))
    told = Event("row_shifted", {"row": laid, "left": left, "over": over, "to": to})
    if left:
        return changed(state, phase=Phase.ROW), [told]
    return tell_first(told, _pass_pawn(state))


def _pass_pawn(state: State) -> Outcome[State]:
    return begin_round(changed(state, first=state.from_first(1)))


def _cut_short(state: State, seat: Seat) -> State:
    """Take up, or lose, the card that a seat has played and not yet laid."""
    face_up, face_down = state.front[seat], state.commits[seat]
    state = changed(state, front=put(state.front, seat, 0), commits=put(state.commits, seat, 0))
    card = face_up or face_down
    if state.options.unresolved_cards != "lost":
        state = state.with_hand(seat, state.hands[seat].plus(card))
        return state.with_open(seat, face_up) if face_up else state
    if card is None:
        return changed(state, gone_unknown=state.gone_unknown + 1)
    return changed(state.without_open(seat, card), gone=(*state.gone, card))
