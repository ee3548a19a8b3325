"""What a seat does in its turn: a chain of placing and moving, then one way to end it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from heraut.engines.kingsbridge import columns, turn_end
from heraut.engines.kingsbridge.actions import End, Malus, Move, Pass, Place, Swap
from heraut.engines.kingsbridge.characters import recover
from heraut.engines.kingsbridge.legal_placings import placings, swaps
from heraut.engines.kingsbridge.legal_uses import holdable, legal_gifts, legal_uses
from heraut.engines.kingsbridge.placement import check_rank, lay, take_aside, take_card, uncover
from heraut.engines.kingsbridge.state import State, earlier
from heraut.engines.notation import Action
from heraut.engines.protocol import Event, IllegalAction, Outcome
from heraut.engines.records import changed, put

_END: Final = End()
_PASS: Final = Pass()


def kinds(state: State) -> Iterator[Sequence[Action]]:
    """Yield every legal action of the seat on turn, in order, kind by kind; some may be empty."""
    if state.giving:
        gifts, stop = legal_gifts(state)
        yield gifts
        yield stop
        return
    held, aside = holdable(state), earlier(state.aside[state.turn], state.aside_new)
    yield placings(state, held, aside)
    yield tuple(swaps(state, held, aside))
    yield legal_uses(state)
    yield columns.legal_moves(state)
    if turn_end.check_malus(state) is None and turn_end.check_stuck(state) is None:
        last = sorted(set(aside)) if turn_end.only_aside(state) else ()
        yield (*map(Malus, held), *(Malus(card, aside=True) for card in last))
    if turn_end.check_exchange(state) is None:
        yield turn_end.exchanges(state.hands[state.turn])
    if turn_end.check_end(state) is None:
        yield (_END,)
    if turn_end.check_pass(state) is None:
        yield (_PASS,)


def forgone(state: State, action: Action) -> list[Event]:
    """Return the first card that could still go, where a turn is to end without it.

    A card that goes to the malus is named, so that all can see where it could go.
    """
    match action:
        case End():
            aside = earlier(state.aside[state.turn], state.aside_new)
            held = sorted(set(state.hands[state.turn].known))
            for last in placings(state, held, aside):
                facts = {"card": last.card, "column": last.column}
                return [Event("forgone_card", facts, frozenset({state.turn}))]
        case Malus(card, aside=False):
            for last in placings(state, [card], ()):
                return [Event("forgone_malus", {"card": card, "column": last.column})]
    return []


def apply_place(state: State, action: Place) -> Outcome[State]:
    """Put a card of the hand, or one set aside earlier, on a column."""
    seat, card, number = state.turn, action.card, action.column
    cards = columns.column_of(state, number)
    check_rank(card)
    # What lies open is checked first, so that a refusal tells as little as it can of the hand.
    where = columns.check_fits(state, cards, number, card)
    if action.aside and where != columns.END:
        raise IllegalAction("aside_end_only", card=card, column=number)
    state = _taken(state, card, aside=action.aside)
    first, last = columns.ends(cards, card, card, where)
    facts = {"seat": seat, "card": card, "column": number, "first": first, "last": last}
    facts |= {"count": len(cards) + 1, "hand_left": state.hands[seat].size}
    placed = Event("placed", {**facts, "where": where, "aside": action.aside})
    state, events = lay(state, number, (card,), where)
    return state, [placed, *events]


def apply_swap(state: State, action: Swap) -> Outcome[State]:
    """Put a card in Edgar's place and take him back: no use of a character (E2)."""
    card, number = action.card, action.column
    if not any(cards and min(cards) < 0 for cards in state.columns):
        raise IllegalAction("edgar_nowhere")
    cards = columns.column_of(state, number, filled=True)
    check_rank(card)
    if min(cards) > 0:
        raise IllegalAction("no_edgar", column=number)
    if card != (needs := -min(cards)):
        raise IllegalAction("not_edgars", card=card, column=number, needs=needs)
    if action.aside and cards[-1] > 0:
        raise IllegalAction("aside_end_only", card=card, column=number)
    state = _taken(state, card, aside=action.aside)
    facts = {"seat": state.turn, "card": card, "column": number, "aside": action.aside}
    swapped = Event("swapped", {**facts, "hand_left": state.hands[state.turn].size})
    cards = put(cards, cards.index(-card), card)
    state = changed(state, columns=put(state.columns, number - 1, cards))
    state, events = recover(state, card, number)
    return state, [swapped, *events]


def apply_move(state: State, action: Move) -> Outcome[State]:
    """Put a part of a column on another."""
    part, rest, where = columns.check_move(state, action)
    target = state.columns[action.column - 1]
    column_first, column_last = columns.ends(target, action.first, action.last, where)
    facts = {"seat": state.turn, "first": action.first, "last": action.last}
    facts |= {"source": action.source, "column": action.column}
    facts |= {"column_first": column_first, "column_last": column_last}
    facts |= {"count": len(target) + len(part), "left": len(rest)}
    moved = Event("moved", {**facts, "where": where})
    state, emptied = uncover(state, action.source, rest, moved=1)
    state, events = lay(state, action.column, part, where)
    return state, [moved, *emptied, *events]


def _taken(state: State, card: int, *, aside: bool) -> State:
    """Return the state without a card that is placed. Raises ``IllegalAction``."""
    if aside:
        return changed(take_aside(state, card), aside_placed=state.aside_placed + 1)
    return take_card(state, card, placed=1)
