"""What each seat may know."""

from __future__ import annotations

from heraut.engines.protocol import PUBLIC, Seat, View
from heraut.engines.seven_kingdoms.ranks import CHOICES, WINDOWS, least, more, reach
from heraut.engines.seven_kingdoms.state import CRESTS, OPEN_TOKENS, Phase, State, rank_of

__all__ = ["view"]


def view(state: State, seat: Seat) -> View:
    """Return all that ``seat`` may know.

    ``viewer``, ``phase`` (a string), ``round`` (from 1; 0: setup), ``first`` (the first player),
    ``turn`` (the seat that draws, plays, takes or shows), ``secret`` (plays go face down),
    ``hands`` (sizes by seat), ``open_hands`` (by seat, the cards in its hand that all saw go
    there), ``kingdoms`` (validated cards by seat, sorted), ``row`` (by slot from 1, 0: empty),
    ``waiting`` (cards at the right of the row, not to be taken), ``tops`` (laid above the crest
    cards, in order), ``crests`` (by slot), ``bonus`` (the token on each crest card, from slot 1
    on), ``open_tokens``, ``hidden_tokens`` (a count), ``pile``, ``committed`` (by seat, whether a
    card lies face down), ``front`` (by seat, the card played and not yet laid, 0: none),
    ``played`` and ``took`` (by seat, this round), ``before`` (by seat, what was played and taken
    in the round before), ``resolving`` (seats still to take, in order), ``pending`` (cards taken,
    to be validated or kept), ``more`` (further cards that may be taken first), ``drawing`` (cards
    still to draw, show or turn up), ``take`` (while a seat takes: card, rank, cards within reach in
    slot order, most, least; ``most`` counts slots for a general or knight), ``gone`` (cards out of
    the game), ``gone_unknown``, ``cause``, ``winners``, ``options``, and of the box ``crest_of``
    (by card from 1), ``crest_names`` (may be empty) and ``peasant_slots`` (by peasant from 43).

    A seat also has its ``hand`` (known cards, sorted), ``unknown`` (how many more it holds) and
    ``committed_card`` (0: none, ``None``: one that Héraut does not know).
    """
    known: dict[str, object] = {
        "viewer": seat,
        "phase": str(state.phase),
        "round": state.round,
        "first": state.first,
        "turn": state.turn,
        "secret": state.options.secret_plays,
        "hands": tuple(hand.size for hand in state.hands),
        "open_hands": state.open_hands,
        "kingdoms": state.kingdoms,
        "row": state.row,
        "waiting": state.waiting,
        "tops": state.tops,
        "crests": state.crests,
        "bonus": state.bonus,
        "open_tokens": state.open_tokens,
        "hidden_tokens": len(state.hidden_tokens),
        "pile": state.pile,
        "committed": tuple(card != 0 for card in state.commits),
        "front": state.front,
        "played": state.played,
        "took": state.took,
        "before": state.before,
        "resolving": state.resolving,
        "pending": state.pending,
        "more": _more(state),
        "drawing": _to_come(state),
        "take": _take(state),
        "gone": state.gone,
        "gone_unknown": state.gone_unknown,
        "cause": state.cause,
        "winners": state.winners,
        "options": state.options.named(),
        "crest_of": state.box.crest_of,
        "crest_names": state.box.crest_names,
        "peasant_slots": state.box.peasant_slots,
    }
    if seat != PUBLIC:
        known["hand"] = state.hands[seat].known
        known["unknown"] = state.hands[seat].unknown
        known["committed_card"] = state.commits[seat]
    return known


def _to_come(state: State) -> int:
    """Return how many things the table has still to do of the kind it does now."""
    match state.phase:
        case Phase.CREST:
            return CRESTS - len(state.crests)
        case Phase.TOKEN:
            return 1 if state.round else OPEN_TOKENS - len(state.open_tokens)
        case Phase.ROW:
            return state.row.count(0)
        case Phase.DEAL | Phase.DRAW:
            return state.drawing
        case Phase.SHOW:
            return sum(card != 0 for card in state.commits)
        case Phase.FINAL:
            return state.hands[state.turn].unknown
    return 0


def _more(state: State) -> int:
    if state.phase is not Phase.SORT:
        return 0
    return min(more(state), len(reach(state.box, state.row, state.card)))


def _take(state: State) -> tuple[object, ...]:
    if state.phase is not Phase.TAKE:
        return ()
    card, rank = state.card, rank_of(state.card)
    cards = reach(state.box, state.row, card)
    if size := WINDOWS.get(rank):
        return (card, rank, cards, size, size)
    return (card, rank, cards, min(CHOICES[rank], len(cards)), min(least(state), len(cards)))
