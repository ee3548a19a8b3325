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

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, Protocol

from heraut.grammars.action_resolver import NONE_SUCH
from heraut.grammars.meaning import (
    DOUBT,
    Chain,
    Command,
    Illegal,
    Interpretation,
    Kind,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Partial,
    Query,
    Reply,
    Scope,
    Slots,
)
from heraut.grammars.spec import BEGUN
from heraut.voice.tasks.match.dialogue_state import DialogueState, Phase
from heraut.voice.tasks.match.inputs import CardShown, Contradicted, Input, Piece
from heraut.voice.tasks.match.match_context import MatchContext

Combine = Callable[[Slots], Interpretation | None]
"""What pieces of a command amount to, or ``None`` if nothing."""


_CLEAR: Final = 0.1
"""Heard words that cost less than this were heard word for word."""


class Understand(Protocol):
    """What the same words mean in a scope; ``guess``: also by what they are only like."""

    def __call__(self, scope: Scope, /, *, guess: bool) -> Interpretation:
        """Return what they mean."""
        ...


def understood(
    understand: Understand, scope: Scope, alone: Callable[[], Partial | None], *, typed: bool
) -> Interpretation:
    """Return what words mean where an answer may be awaited: one, or else what they mean anyway.

    Who is asked something may say something else: another move, which takes the place of what is
    asked about, or a question. Of heard words only a whole move is taken, and read back: noise is
    heard as an answer or as nothing. A typed yes that nobody waits for is no question like one, nor
    is a number ``alone``: it is asked what is to be done with it.
    """
    if not typed:
        own = understand(scope, guess=False)
        if not isinstance(own, NotUnderstood):
            return own
        return (_heard_reply if scope is Scope.TURN else _heard_instead)(understand) or own
    if scope is not Scope.TURN:
        own = understand(scope, guess=False)
        # As an answer it may name what is not there, and by itself be several moves in a row.
        senseless = isinstance(own, Illegal) and own.reason == NONE_SUCH
        whole = understand(Scope.TURN, guess=False) if senseless else own
        if isinstance(whole, Command | Chain):
            return whole
        if not isinstance(own, NotUnderstood):
            return own
    reply = understand(Scope.CONFIRM, guess=False)
    clear = isinstance(reply, Reply) and reply.meaning.cost < _CLEAR
    answer: Interpretation | None = reply if clear else None
    if answer is None and scope is Scope.TURN:
        answer = alone()
    if answer is not None and isinstance(understand(Scope.TURN, guess=False), NotUnderstood):
        return answer
    other = understand(Scope.TURN, guess=True)
    if scope is Scope.FILL and isinstance(other, Partial):
        # It would be a piece of what is asked about, if it were one.
        return NotUnderstood(other.meaning.form)
    return other


def _heard_reply(understand: Understand) -> Interpretation | None:
    """Return a yes or no that was heard word for word: it is listened for where it may come."""
    reply = understand(Scope.CONFIRM, guess=False)
    return reply if isinstance(reply, Reply) and reply.meaning.cost < _CLEAR else None


def _heard_instead(understand: Understand) -> Interpretation | None:
    """Return another move than the one asked about, to be read back, or a question.

    One that the rules forbid as well: to take only what is legal could tell a secret.
    """
    match other := understand(Scope.TURN, guess=False):
        case Command(meaning) if meaning.cost <= DOUBT:
            return replace(other, meaning=replace(meaning, cost=DOUBT))
        case Chain(cost=cost) if cost <= DOUBT:
            return replace(other, cost=DOUBT)
        case Illegal(meaning) if meaning.cost <= DOUBT:
            return other
        case Query(meaning) if meaning.cost < _CLEAR:
            return other
    return None


def said(
    given: Interpretation, state: DialogueState, combine: Combine, queries: MatchContext
) -> Input:
    """Return words as the dialogue takes them; a command, against the card that was shown."""
    match given:
        case Partial(meaning) if state.phase is Phase.WHICH_ONE and (
            chosen := _chosen(state.options, meaning)
        ):
            return chosen
        case Partial(meaning) if state.pending is not None and (
            changed := _changed(state, state.pending, meaning, combine)
        ):
            return changed
        case Partial(meaning, made=made):
            return Piece(meaning.slots, made, meaning.cost)
        case Command(meaning) if not queries.is_fact(meaning):
            slot = queries.confirmed_by(meaning.slots)
            value = state.held.get(slot) if slot in state.shown else None
            if value is None or value == meaning.slots[slot]:
                return given
            card = state.secret or CardShown(str(value), slot)
            return Contradicted(given, _against(card, given, combine))
        case MetaRequest(Meaning("undo", cost=cost)) if state.undoing and not state.replacing:
            # « Annule », to « annuler le sept sur la trois ? », is a yes.
            return Reply(Meaning("yes", Kind.REPLY, cost=cost))
    return given


def _chosen(options: Sequence[Command], piece: Meaning) -> Command | None:
    """Return the one option that a piece fits, « celle sur la trois »."""
    fitting = [one for one in options if piece.slots.items() <= one.meaning.slots.items()]
    if len(fitting) != 1:
        return None
    meaning = replace(fitting[0].meaning, cost=piece.cost)
    return replace(fitting[0], meaning=meaning)


def _changed(
    state: DialogueState, pending: Command, piece: Meaning, combine: Combine
) -> Command | Illegal | None:
    """Return the command that waits for a yes with another value in it, to be read back again."""
    if state.undoing or state.secret or not piece.slots.keys() <= pending.meaning.slots.keys():
        return None
    made = combine({**pending.meaning.slots, **piece.slots, BEGUN: pending.meaning.intent})
    if isinstance(made, Command):
        return replace(made, meaning=replace(made.meaning, cost=max(DOUBT, piece.cost)))
    return made if isinstance(made, Illegal) else None


def shown(card: CardShown, state: DialogueState, combine: Combine) -> CardShown:
    """Return a shown card with the pieces gathered so far, or with the pending command."""
    card = replace(card, made=combine({**state.held, card.slot: card.value}))
    return card if state.pending is None else _against(card, state.pending, combine)


def _against(card: CardShown, pending: Command, combine: Combine) -> CardShown:
    own = {BEGUN: pending.meaning.intent, card.slot: card.value}
    with_it = combine({**pending.meaning.slots, **own})
    return replace(card, in_command=with_it, in_its_place=combine(own))
