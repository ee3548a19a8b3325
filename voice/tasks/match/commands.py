"""Commands in words, whole and in pieces, up to where they are played or asked about."""

from __future__ import annotations

from dataclasses import replace

from heraut.grammars.action_resolver import MOST_OPTIONS, kept
from heraut.grammars.meaning import (
    Ambiguous,
    Chain,
    Command,
    Illegal,
    Interpretation,
    Partial,
    Slots,
)
from heraut.grammars.spec import BEGUN
from heraut.voice.dialogue.outputs import Cued
from heraut.voice.tasks.match.dialogue_state import (
    CERTAIN,
    DialogueState,
    Phase,
    Step,
    offer,
    question_again,
    refused,
    refused_secretly,
    unsure,
    wait,
)
from heraut.voice.tasks.match.effects import Ask, Do, DoChain, Effect, Refuse, Say, Warn
from heraut.voice.tasks.match.inputs import CardShown
from heraut.voice.tasks.match.match_context import MatchContext


def command(
    given: Command,
    queries: MatchContext,
    shown: frozenset[str] = frozenset(),
    secret: CardShown | None = None,
) -> Step:
    """Play a command, or ask for its card or a yes. ``shown``: the slots whose card was shown."""
    if queries.is_fact(given.meaning):
        # However well it was heard: it moves nothing on the table, so nobody would see it go wrong.
        told = DialogueState(Phase.CONFIRM, given, queries.foreseen(given), secret=secret)
        return told, question_again(told)
    slot = queries.confirmed_by(given.meaning.slots)
    tapped = bool(slot) and slot in shown
    if queries.tap_to_confirm and slot and not tapped:
        return wait(given, Phase.AWAIT_CARD, secret=secret)
    certain = given.meaning.cost < CERTAIN
    forgone = queries.forgone(given.notation)
    if certain and (tapped or (not forgone and queries.reversible(given.notation))):
        return DialogueState(), (Do(given),)
    warned: tuple[Effect, ...] = (Warn(forgone),) if forgone else ()
    if not certain and secret is None and (telling := queries.telling(given.meaning)):
        warned = (Ask(*telling), *warned)
    return wait(given, Phase.CONFIRM, warned, secret)


def chained(chain: Chain, queries: MatchContext) -> Step:
    """Play commands said in one breath, or read all of them back.

    One yes stands for all: where cards confirm, or one link is doubtful or cannot be taken back,
    nothing is played before it.
    """
    certain = chain.cost < CERTAIN and not chain.rest
    forgone = queries.forgone(*chain.notations)
    cards = queries.tap_to_confirm and any(
        queries.confirmed_by(meaning.slots) for meaning in chain.meanings
    )
    if certain and not (cards or forgone) and queries.reversible(*chain.notations):
        return DialogueState(), (DoChain(chain),)
    warned: tuple[Effect, ...] = (Warn(forgone),) if forgone else ()
    if chain.refused is None or _is_said_twice(chain, chain.refused):
        chain = replace(chain, refused=None)
        asking = DialogueState(Phase.CONFIRM, chain=chain)
        return asking, (*warned, *question_again(asking))
    # A yes is given to what is left of it: what is not must be known before.
    refusal = queries.refusal(chain.refused)
    left = replace(chain, refused=None)
    asking = DialogueState(Phase.CONFIRM, chain=left, refusal=refusal)
    return asking, (*warned, Cued("refused"), refusal, *question_again(asking))


def _is_said_twice(chain: Chain, refused: Illegal) -> bool:
    """Tell whether what is refused was said before in the same breath: « F12, oui, F12 »."""
    again = refused.meaning
    said = ((one.meaning.intent, one.meaning.slots) for one in chain.commands)
    return (again.intent, again.slots) in said


def chosen(state: DialogueState, number: int, queries: MatchContext, cost: float = 0.0) -> Step:
    """Take the option of this number, from 1; ``cost``: how doubtful it is that it was said."""
    if not 1 <= number <= len(state.options):
        return state, (Say("no-such-option", {"count": len(state.options)}),)
    option = state.options[number - 1]
    return command(replace(option, meaning=replace(option.meaning, cost=cost)), queries)


def forbidden(state: DialogueState, illegal: Illegal, queries: MatchContext) -> Step:
    """Refuse a command; ask about the legal ones that it may have been, if there are any.

    What was asked before stays asked: who is refused an answer gives another one.
    """
    refusal = queries.refusal(illegal)
    if state.asking and not illegal.close:
        return still_open(state, queries, Cued("refused"), refusal)
    state, told = refused(refusal)
    match illegal.close:
        case ():
            return state, told
        case (one,):
            asking, asked = command(unsure(one), queries)
        case several:
            asking, asked = offer(several[:MOST_OPTIONS])
    # "Pourquoi" still means the refusal.
    return replace(asking, refusal=refusal), (*told, *asked)


def still_open(state: DialogueState, queries: MatchContext, *why: Effect) -> Step:
    """Say why an answer will not do, what would, and ask again."""
    refusals = [effect for effect in why if isinstance(effect, Refuse)]
    asking = replace(state, refusal=refusals[-1]) if refusals else state
    open_ = state.phase is Phase.FILL and state.secret is None
    possible = queries.possible(state.held) if open_ else ()
    few = possible[:MOST_OPTIONS]
    key = "possible" if len(few) == len(possible) else "possible-some"
    told = (Say(key, {"sentences": few}),) if few else ()
    return asking, (*why, *told, *question_again(asking))


def piece(
    state: DialogueState,
    slots: Slots,
    made: Interpretation | None,
    queries: MatchContext,
    *,
    cost: float = 0.0,
    shown: frozenset[str] = frozenset(),
    secret: CardShown | None = None,
) -> Step:
    """Add pieces of a command to those known. ``made``: what all of them amount to.

    ``shown``: those whose card was shown; ``secret``: the card among them that only its seat may
    know.
    """
    before = kept(state.held, slots)
    shown = shown | (state.shown & before.keys()) - slots.keys() if before else shown
    if secret is None and state.secret is not None and state.secret.slot in before:
        secret = None if state.secret.slot in slots else state.secret
    doubt = max(state.doubt, cost) if before else cost
    match made:
        case Command(meaning):
            made = replace(made, meaning=replace(meaning, cost=doubt))
            if slots.keys() - meaning.slots.keys() - {BEGUN}:
                # One card of several, perhaps: a yes, or one more card.
                return wait(made, Phase.CONFIRM, secret=secret)
            return command(made, queries, shown, secret)
        case Illegal() | Ambiguous() if secret is not None:
            return refused_secretly()
        case Illegal():
            return forbidden(state if before else state.reset(), made, queries)
        case Ambiguous(options):
            return offer(tuple(options))
        case Partial(meaning, wanted):
            begun = not before and slots.keys() == {BEGUN}
            if begun and (only := queries.only_command(meaning.slots)) is not None:
                # « Je garde », of one card: there is nothing to ask.
                return command(unsure(only), queries, shown, secret)
            asking = DialogueState(
                Phase.FILL,
                held=dict(meaning.slots),
                wanted=wanted,
                shown=shown,
                secret=secret,
                doubt=doubt,
            )
            return asking, question_again(asking)
        case _:
            useless = Say("no-use-now", {} if secret else dict(slots))
            if before:
                return still_open(state, queries, useless)
            return replace(state.reset(), lost=True), (useless,)
