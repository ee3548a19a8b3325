"""What was said or shown, put together with what was said and shown before it.

This is done once, before the dialogue takes it: the dialogue never asks the grammar again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from heraut.grammars.meaning import Command, Illegal, Interpretation, Partial, Slots
from heraut.grammars.schema import BEGUN
from heraut.voice.tasks.match.dialogue_state import DialogueState
from heraut.voice.tasks.match.inputs import CardShown, Contradicted, Input, Piece
from heraut.voice.tasks.match.match_context import MatchContext

Combine = Callable[[Slots], Interpretation | None]
"""What pieces of a command amount to, or ``None`` if nothing."""


def said(
    given: Interpretation, state: DialogueState, combine: Combine, queries: MatchContext
) -> Input:
    """Return words with the pieces gathered so far, or against the card that was shown."""
    match given:
        case Partial(meaning, _, close):
            made = combine(state.joined(meaning.slots))
            if isinstance(made, Illegal):
                heard = (combine(state.joined(slots)) for slots in close)
                legal = tuple(one for one in heard if isinstance(one, Command))
                made = replace(made, close=legal)
            return Piece(meaning.slots, made, meaning.cost)
        case Command(meaning):
            slot = queries.confirmed_by(meaning.slots)
            value = state.held.get(slot) if slot in state.shown else None
            if value is None or value == meaning.slots[slot]:
                return given
            card = state.secret or CardShown(str(value), slot)
            return Contradicted(given, _against(card, given, combine))
    return given


def shown(card: CardShown, state: DialogueState, combine: Combine) -> CardShown:
    """Return a shown card with the pieces gathered so far, or with the pending command."""
    made = combine(state.joined({card.slot: card.value}))
    card = replace(card, made=made)
    return card if state.pending is None else _against(card, state.pending, combine)


def _against(card: CardShown, pending: Command, combine: Combine) -> CardShown:
    own = {BEGUN: pending.meaning.intent, card.slot: card.value}
    with_it = combine({**pending.meaning.slots, **own})
    return replace(card, in_command=with_it, in_its_place=combine(own))
