"""A typed correction, put together with what it corrects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heraut.engines.match import Match
from heraut.grammars import Grammar
from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.corrections import Corrected, corrections, replaced, without_talk
from heraut.grammars.free_questions import FreeQuestions
from heraut.grammars.meaning import Chain, Command, Kind, Meaning, Scope
from heraut.grammars.surface_forms import wordings
from heraut.grammars.wide_reading import widely
from heraut.voice.tasks.match.dialogue_state import DialogueState
from heraut.voice.tasks.match.inputs import Instead
from heraut.voice.tasks.match.taking_back import earlier

_LOOKED_BACK: Final = 4
"""So many actions back another one may be meant."""


def corrected(
    match: Match, grammar: Grammar, state: DialogueState, line: str
) -> Command | Chain | Instead | None:
    """Return the command that words mean in place of what is pending or was played last.

    ``None`` where they correct nothing. A card that only its seat may know is not corrected aloud.
    """
    spec, free = grammar.spec, FreeQuestions.of(grammar)
    words = grammar.spelled(line.split())
    now = ActionResolver(grammar, match.rules, match.state)
    marked = corrections(words, spec.instead, spec.rather_than)
    found = tuple(dict.fromkeys(without_talk(now, one) for one in marked))
    if not found or state.secret is not None:
        return None
    base = _pending(state)
    for said in found:
        if base is not None or said.before:
            command = replaced(free, now, base, said)
            if command is not None:
                return command
    return None if state.asking else _instead(match, free, found)


def instead(grammar: Grammar, line: str) -> str:
    """Return the words after « non, plutôt »; ``""`` where nothing is said instead."""
    spec = grammar.spec
    words = grammar.spelled(line.split())
    found = (one for one in corrections(words, spec.instead, ()) if not one.before)
    return " ".join(next((one.wanted for one in found), ()))


def _pending(state: DialogueState) -> Meaning | None:
    if state.pending is not None:
        return state.pending.meaning
    return Meaning("piece", Kind.PARTIAL, state.held) if state.held else None


def _instead(match: Match, free: FreeQuestions, found: Sequence[Corrected]) -> Instead | None:
    """Return what is wanted in place of the last action of a seat, or of the last few."""
    befores = list(earlier(match, _LOOKED_BACK))
    if not befores:
        return None
    last = match.history[len(befores[0].history)].notation
    named_wrong = [said for said in found if said.wrong]
    if command := _exchanged(befores[0], free, last, named_wrong):
        return Instead((command,))
    if any(_whole(match, free, said) for said in found):
        return None  # it can be done now, so it corrects nothing that was done
    if command := _exchanged(befores[0], free, last, found):
        return Instead((command,))
    for back, before in enumerate(befores, 1):
        done = [step.notation for step in match.history[len(before.history) :]]
        for said in found:
            wanted = _whole(before, free, said)
            if wanted and [one.notation for one in wanted] != done[: len(wanted)]:
                return Instead(wanted, back)
    return None


def _exchanged(
    before: Match, free: FreeQuestions, done: str, found: Sequence[Corrected]
) -> Command | None:
    """Return the last action with another value in it."""
    resolver = ActionResolver(free.grammar, before.rules, before.state)
    for meaning in wordings(free.grammar, before.rules, before.state, done):
        for said in found:
            command = None if said.before else replaced(free, resolver, meaning, said)
            if command is not None and command.notation != done:
                return command
    return None


def _whole(match: Match, free: FreeQuestions, said: Corrected) -> tuple[Command, ...]:
    """Return the legal commands that what is wanted is by itself; none if it is none."""
    resolver = ActionResolver(free.grammar, match.rules, match.state)
    match widely(free, resolver, said.wanted, Scope.TURN, {}):
        case Command() as command:
            found: tuple[Command, ...] = (command,)
        case Chain(commands=commands, rest=(), refused=None):
            found = commands
        case _:
            return ()
    # Whether it was legal may be a secret.
    intents = free.grammar.intents
    return () if any(intents[one.meaning.intent].secret for one in found) else found
