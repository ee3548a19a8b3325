"""Cards that are shown to the reader: pieces of a command, its yes, or the wrong ones.

A card that only its seat may know is never named to all: neither when it is asked about, nor when
it is refused or is not the one that was said.
"""

from __future__ import annotations

from dataclasses import replace

from heraut.grammars.meaning import Command, Illegal
from heraut.grammars.spec import BEGUN
from heraut.voice.dialogue.outputs import Cued
from heraut.voice.tasks.match.commands import piece
from heraut.voice.tasks.match.dialogue_state import (
    CERTAIN,
    DialogueState,
    Phase,
    Step,
    question_again,
    wait,
)
from heraut.voice.tasks.match.effects import Ask, Do, Effect, Refuse, Say, Whisper
from heraut.voice.tasks.match.inputs import CardShown
from heraut.voice.tasks.match.match_context import MatchContext


def card(state: DialogueState, shown: CardShown, queries: MatchContext) -> Step:
    """Take a card that was shown to the reader."""
    read = Cued("card_read")
    match state.phase:
        case Phase.CONFIRM | Phase.AWAIT_CARD if state.pending is not None:
            return _for_command(state, state.pending, shown, queries)
        case Phase.CONFIRM if state.chain is not None:
            return state, (Say("card-not-needed"), *question_again(state))
        case Phase.WHICH_ONE:
            fitting = [
                option
                for option in state.options
                if option.meaning.slots.get(shown.slot) == shown.value
            ]
            if len(fitting) == 1 and shown.confirms:
                return DialogueState(), (read, Do(fitting[0]))
            return state, (Say("card-fits-none"), *question_again(state))
        case Phase.IDLE if shown.asks and shown.told:
            return _alone(state, shown, queries)
        case _:
            tapped = frozenset((shown.slot,)) if shown.confirms else frozenset()
            secret = shown if shown.hidden else None
            slots = {shown.slot: shown.value}
            after, effects = piece(state, slots, shown.made, queries, shown=tapped, secret=secret)
            return after, (read, *effects)


def _alone(state: DialogueState, shown: CardShown, queries: MatchContext) -> Step:
    """Take a card where nothing is pending: tell what it is, and play nothing yet.

    Who cannot see a card taps it to learn which it is.
    """
    slots = {shown.slot: shown.value}
    whole = isinstance(shown.made, Command)
    cost = CERTAIN if whole else 0.0
    tapped = frozenset[str]() if whole else frozenset(slots)
    secret = shown if shown.hidden else None
    after, effects = piece(
        state, slots, shown.made, queries, cost=cost, shown=tapped, secret=secret
    )
    if after.wanted:
        # The answer to its question belongs to it, and is no command by itself.
        after = replace(after, held={**after.held, BEGUN: after.wanted})
    told: tuple[Effect, ...] = (Ask(shown.asks, slots),)
    if shown.hidden:
        # Of no use to the seat on turn, it may be anybody's: nobody's ear may be told.
        told = (Whisper(shown.asks, slots),) if whole else ()
    return after, (Cued("card_read"), *told, *effects)


def _for_command(
    state: DialogueState, pending: Command, shown: CardShown, queries: MatchContext
) -> Step:
    """Take a card that is shown while a command waits for a yes or for its card."""
    slots, more = pending.meaning.slots, shown.in_command
    if shown.slot == queries.confirmed_by(slots):
        if slots[shown.slot] == shown.value:
            return DialogueState(), (Cued("card_read"), Do(pending))
        if state.secret is not None:
            # Neither of the two was said: the one shown last is meant now.
            return card(state.reset(), shown, queries)
        return mismatch(state, pending, shown)
    if shown.confirms and any(str(shown.value) in _items(value) for value in slots.values()):
        with_it = shown.in_its_place
        if isinstance(with_it, Command) and shown.slot not in with_it.meaning.slots:
            # It is in the series already: shown once more, it stands for the yes.
            return DialogueState(), (Cued("card_read"), Do(pending))
    if isinstance(more, Command) and shown.slot not in slots and shown.confirms:
        # One more card for a command that takes several: read back again.
        secret = shown if shown.hidden else state.secret
        return wait(more, Phase.CONFIRM, (Cued("card_read"),), secret)
    if isinstance(more, Illegal) and shown.confirms and not shown.hidden:
        return _one_too_many(state, pending, shown, more)
    return state, (Say("card-not-needed"), *question_again(state))


def _one_too_many(state: DialogueState, pending: Command, shown: CardShown, more: Illegal) -> Step:
    """Take a card that may not join those of a command.

    Where one card waited alone, the one shown last is meant now, if it may be. Otherwise why it may
    not join is said, and the command goes on waiting.
    """
    waiting = [len(_items(one)) for one in pending.meaning.slots.values()]
    if isinstance(shown.in_its_place, Command) and waiting == [1]:
        return wait(shown.in_its_place, Phase.CONFIRM, (Cued("card_read"),))
    refusal = Refuse(more.meaning, more.reason, more.details)
    waits = replace(state, refusal=refusal)
    return waits, (Cued("refused"), refusal, *question_again(waits))


def mismatch(state: DialogueState, pending: Command, shown: CardShown) -> Step:
    """Say both cards, play nothing, and offer the same move with the card that was shown.

    Where that card may not go, the move goes on waiting for its own card. A card that only its seat
    may know is not named.
    """
    said = {shown.slot: shown.value, "said": pending.meaning.slots[shown.slot]}
    secret = shown if shown.hidden else None
    if secret is not None:
        why = Say("mismatch-hidden")
    elif shown.slot == "card":
        why = Say("mismatch", said)
    else:
        why = Say("mismatch-unnamed", said, better=f"mismatch-{shown.slot}")
    told = (Cued("wrong_card"), why)
    match shown.in_command:
        case Command() as other:
            return wait(other, Phase.CONFIRM, told, secret)
        case Illegal(meaning, reason, details) if secret is None:
            refusal = Refuse(meaning, reason, details)
            waits = replace(state, refusal=refusal)
            return waits, (*told, refusal, *question_again(waits))
        case _:
            return state, (*told, *question_again(state))


def _items(value: int | str) -> list[str]:
    """Return the items of a series; a single number is none."""
    return value.split(",") if isinstance(value, str) else []
