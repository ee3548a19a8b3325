"""The dialogue of a match as one table: a state and an input give a state and effects.

Safety lives here: a command is played at once only when it was heard exactly and can be taken
back; otherwise it is read back and waits for a yes or for its card. Questions change nothing that
is pending.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from heraut.engines.protocol import AUDIENCE
from heraut.engines.rules import POSSIBLE, WHOSE_TURN
from heraut.grammars.meaning import Ambiguous, Chain, Command, Illegal, Kind, Meaning, Query, Reply
from heraut.voice.dialogue.outputs import Cued
from heraut.voice.tasks.match.commands import chained, chosen, command, forbidden, piece
from heraut.voice.tasks.match.dialogue_state import (
    CERTAIN,
    DialogueState,
    Phase,
    Step,
    drop,
    instead_asked,
    offer,
    question_again,
    unsure,
)
from heraut.voice.tasks.match.effects import (
    Ask,
    Confide,
    Do,
    DoChain,
    Effect,
    Explain,
    Refuse,
    Say,
    TakeBack,
    Whisper,
)
from heraut.voice.tasks.match.inputs import CardShown, Contradicted, Input, Instead, Piece, Trouble
from heraut.voice.tasks.match.match_context import MatchContext

OF_TALK: Final = frozenset({"last_moves", "gains", "more", "since", "explain", "who"})
"""Questions that the talk answers, not the game: they tell nothing that all did not hear."""
_DOUBTED: Final = "doubted "
"""Before what was warned of where it is not surely what was asked: only a clear yes takes it."""
_TWO: Final = 2
"""Of so many options « l'autre » is the second."""


def receive(state: DialogueState, given: Input, queries: MatchContext) -> Step:
    """Return the state after an input, and what to do, in order."""
    if isinstance(given, Reply) and given.meaning.intent == "yes" and state.warned:
        if state.warned.startswith(_DOUBTED) and given.meaning.cost >= CERTAIN:
            return elsewhere(state), question_again(state)
        return _told_anyway(state, queries)
    if not isinstance(given, Query):
        state = replace(state, warned="", asked=None)
    match given:
        case Trouble(key, details, cue):
            cues = (Cued(cue),) if cue else ()
            return state, (*cues, Say(key, details), *question_again(state))
        case Query(meaning):
            return _query(state, meaning, queries)
        case CardShown():
            from heraut.voice.tasks.match.shown_cards import card

            return card(state, given, queries)
        case Reply(meaning):
            return _reply(state, meaning, queries)
        case Contradicted(said, shown):
            waiting = replace(state.reset(), phase=Phase.AWAIT_CARD, pending=said)
            from heraut.voice.tasks.match.shown_cards import mismatch

            return mismatch(waiting, said, shown)
        case Command(meaning):
            ends = _leaves_out(state, given, queries)
            # A card of it that was shown before it is the one it names.
            step = command(unsure(given) if ends else given, queries, state.shown)
            return _replacing(state, step, given.notation, told=ends)
        case Chain():
            return _replacing(state, chained(given, queries))
        case Ambiguous(options):
            return offer(tuple(options))
        case Illegal(meaning, reason, details) if meaning.kind is Kind.QUERY:
            # A question that lacks something changes nothing that is pending.
            refusal = Refuse(meaning, reason, details)
            asking = replace(state, refusal=refusal)
            return asking, (Cued("refused"), refusal, *question_again(asking))
        case Illegal():
            return forbidden(state, given, queries)
        case Instead(commands, back, undone):
            from heraut.voice.tasks.match.taking_back import replaced

            gone = undone or replaced(queries.grammar, queries.match, commands, back)
            return instead_asked(back, commands, gone)
        case Piece(slots, made, cost):
            return piece(state, slots, made, queries, cost=cost)
        case _:
            raise ValueError(f"a match does not take {given!r}")


def _leaves_out(state: DialogueState, given: Command, queries: MatchContext) -> bool:
    """Tell whether a command ends what moves that wait belong to: who said both may mean both."""
    first = state.chain or state.pending
    if first is None or state.undoing:
        return False
    waiting = first.notations if isinstance(first, Chain) else (first.notation,)
    return given.notation not in waiting and queries.ends_behind(waiting, given.notation)


def _replacing(state: DialogueState, step: Step, notation: str = "", *, told: bool = False) -> Step:
    """Say which move is left for another one that was said while it waited, and is played.

    ``told``: or else is only read back; then the words for that mostly tell so themselves.
    """
    pending, (after, effects) = state.pending, step
    if pending is None or state.secret is not None or pending.notation == notation:
        return step
    if after.asking and not told:
        return step
    return after, (Say("left-for-another", command=pending.meaning), *effects)


def troubled(state: DialogueState, queries: MatchContext) -> Step:
    """Ask again after something went wrong outside the match."""
    state = elsewhere(state)
    if state.phase is Phase.AWAIT_CARD and not queries.tap_to_confirm:
        # The reader is gone: only a yes can still confirm.
        state = replace(state, phase=Phase.CONFIRM)
    return state, question_again(state)


def why(state: DialogueState, queries: MatchContext) -> Step:
    """Tell why something was refused: what only its seat may hear, aloud when asked twice."""
    if state.asking and state.refusal is None:
        key = "why-more" if state.phase is Phase.FILL else "why-asked"
        return state, (Say(key), *question_again(state))
    secret = state.refusal is not None and queries.unexplained(state.refusal.details)
    if secret and state.warned != "why":
        owners = state.refusal.details[AUDIENCE] if state.refusal is not None else frozenset()
        return replace(state, warned="why", asked=None), (_warning(owners),)
    told: tuple[Effect, ...] = (Explain(state.refusal), *question_again(state))
    return replace(state, warned=""), ((Confide(aloud=True), *told) if secret else told)


def _query(state: DialogueState, meaning: Meaning, queries: MatchContext) -> Step:
    intent, slots = meaning.intent, meaning.slots
    match intent:
        case _ if intent in OF_TALK:
            return state, (Ask(intent, slots), *question_again(state))
        case "tapped":
            return _tapped(state, queries)
        case "keep_secrets":
            return state, (Confide(aloud=False), Say("secrets-kept"), *question_again(state))
    # Another question about the same thing is another question: a count tells less than a line.
    # And so is the same one once it is about another seat.
    private = queries.private(intent, slots)
    owners = queries.owners(intent, slots) if private else frozenset()
    asked = f"{intent} {sorted(slots.items())} {sorted(owners)}"
    warned_of = state.warned.removeprefix(_DOUBTED)
    if private and (warned_of != asked or meaning.cost >= CERTAIN):
        if meaning.cost >= CERTAIN:
            # Who says again what was no question must not hear a secret told: only its own
            # sentence asks for it, and then at once, as this warns of it.
            # And it is something else than what was asked before. A yes is one to that sentence.
            plain = Query(replace(meaning, cost=0.0))
            warned = replace(state, warned=f"{_DOUBTED}{asked}", asked=plain)
            return warned, (Say("secret-doubted", {**_whose(owners), "sentence": meaning.form}),)
        if not queries.confides(intent, slots):
            # What all may know is answered at once: what is waited for.
            public = (Ask(WHOSE_TURN),) if intent == POSSIBLE else ()
            warned = replace(state, warned=asked, asked=Query(meaning))
            return warned, (*public, _warning(owners))
    told: tuple[Effect, ...] = (Ask(intent, slots), *question_again(state))
    after = replace(state, warned="", asked=None)
    return after, ((Confide(aloud=True), *told) if private else told)


def _warning(owners: object) -> Say:
    """Return the warning that all would hear a secret, and whose it is: who asks is not known."""
    return Say("secret-aloud", _whose(owners))


def _whose(owners: object) -> dict[str, object]:
    """Return what a message needs to name whose secret something is."""
    seats = tuple(sorted(owners)) if isinstance(owners, frozenset) else ()
    return {"owners": len(seats), "seats": seats, "seat": seats[0] if seats else 0}


def elsewhere(state: DialogueState) -> DialogueState:
    """Return the state after something was said that was no question: a warning has expired."""
    return replace(state, warned="", asked=None)


def _told_anyway(state: DialogueState, queries: MatchContext) -> Step:
    """Take a yes after the warning that all would hear a secret, as its question said again.

    Where another question waits, the yes may be meant for that: it plays and tells nothing.
    """
    if state.asking:
        return replace(state, warned="", asked=None), question_again(state)
    if state.asked is not None:
        warned = replace(state, warned=state.warned.removeprefix(_DOUBTED))
        return _query(warned, state.asked.meaning, queries)
    return why(state, queries) if state.warned == "why" else _tapped(state, queries)


def _reply(state: DialogueState, meaning: Meaning, queries: MatchContext) -> Step:
    if meaning.cost >= CERTAIN and meaning.intent in ("yes", "no") and state.asking:
        return state, question_again(state)  # perhaps nobody answered
    match state.phase, meaning.intent:
        case Phase.CONFIRM, "yes" if state.undoing:
            commands = state.chain.commands if state.chain else (state.pending,)
            return DialogueState(), (TakeBack(state.undoing, tuple(filter(None, commands))),)
        case ((Phase.CONFIRM | Phase.AWAIT_CARD), "yes") if state.pending is not None:
            return DialogueState(), (Do(state.pending),)
        case Phase.CONFIRM, "yes" if state.chain is not None:
            return DialogueState(), (DoChain(state.chain),)
        case Phase.IDLE, "yes" if (only := queries.only_action()) is not None:
            # « Retirer quelle maison : terrain deux ? », where there is no other.
            return command(unsure(only), queries)
        case Phase.IDLE, _:
            return state, (Say("nothing-pending"),)
        case _, "no":
            left, told = drop(state)
            # The game's own question still waits: the next yes or no is one to that.
            return left, ((*told, Ask(WHOSE_TURN)) if queries.asks_yes_or_no else told)
        case Phase.WHICH_ONE, "option":
            return chosen(state, int(meaning.slots["option"]), queries, meaning.cost)
        case Phase.WHICH_ONE, "last":
            return chosen(state, len(state.options), queries, meaning.cost)
        case Phase.WHICH_ONE, "other" if len(state.options) == _TWO:
            return chosen(state, _TWO, queries, meaning.cost)
        case _:
            return state, question_again(state)


def _tapped(state: DialogueState, queries: MatchContext) -> Step:
    """Tell which card was shown, to its seat alone if that has an ear."""
    shown = state.secret
    if shown is None:
        # Where no card is held to a reader, what is awaited is told.
        awaited = () if state.asking else (Ask(WHOSE_TURN),)
        told = awaited if queries.app_cards else (Say("no-card-read"),)
        return state, (*told, *question_again(state))
    slots = {shown.slot: shown.value}
    if shown.whispered:
        return state, (Whisper(shown.asks, slots), *question_again(state))
    if state.warned != "tapped":
        warned = replace(state, warned="tapped", asked=None)
        return warned, (Say("secret-card-aloud", _whose(queries.holders)),)
    return replace(state, warned=""), (Ask(shown.asks, slots), *question_again(state))
