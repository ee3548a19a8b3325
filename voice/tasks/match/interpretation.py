"""What was said or shown, put together with what was said and shown before it.

This is done once, before the dialogue takes it. Words come from the grammar with what they make;
a card that was shown is put before it here, by itself and with the command that it may be part of.

The dialogue asks the grammar of one thing only, and of that for the first time: of commands that
were said in one breath, those behind one after which the table brings something. Which actions they
are can only be known once it has, so they are judged as they are played. To hand them in again as
words of their own would let each of them ask for a yes that was given for all, and tell every step
by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from heraut.grammars.meaning import Command, Interpretation, Partial, Slots
from heraut.grammars.schema import BEGUN
from heraut.voice.tasks.match.dialogue_state import DialogueState
from heraut.voice.tasks.match.inputs import CardShown, Contradicted, Input, Piece
from heraut.voice.tasks.match.match_context import MatchContext

Combine = Callable[[Slots], Interpretation | None]
"""What pieces of a command amount to, or ``None`` if nothing."""


def said(
    given: Interpretation, state: DialogueState, combine: Combine, queries: MatchContext
) -> Input:
    """Return words as the dialogue takes them; a command, against the card that was shown."""
    match given:
        case Partial(meaning, made=made):
            return Piece(meaning.slots, made, meaning.cost)
        case Command(meaning) if not queries.is_fact(meaning):
            slot = queries.confirmed_by(meaning.slots)
            value = state.held.get(slot) if slot in state.shown else None
            if value is None or value == meaning.slots[slot]:
                return given
            card = state.secret or CardShown(str(value), slot)
            return Contradicted(given, _against(card, given, combine))
    return given


def shown(card: CardShown, state: DialogueState, combine: Combine) -> CardShown:
    """Return a shown card with the pieces gathered so far, or with the pending command."""
    card = replace(card, made=combine({**state.held, card.slot: card.value}))
    return card if state.pending is None else _against(card, state.pending, combine)


def _against(card: CardShown, pending: Command, combine: Combine) -> CardShown:
    own = {BEGUN: pending.meaning.intent, card.slot: card.value}
    with_it = combine({**pending.meaning.slots, **own})
    return replace(card, in_command=with_it, in_its_place=combine(own))
