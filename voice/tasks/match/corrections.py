"""A typed correction, put together with what it corrects."""

from __future__ import annotations

from heraut.engines.match import CannotUndo, Match
from heraut.grammars import Grammar
from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.corrections import Corrected, corrections, replaced
from heraut.grammars.free_questions import FreeQuestions
from heraut.grammars.meaning import Command, Kind, Meaning
from heraut.grammars.surface_forms import wordings
from heraut.voice.tasks.match.dialogue_state import DialogueState
from heraut.voice.tasks.match.inputs import Instead


def corrected(
    match: Match, grammar: Grammar, state: DialogueState, line: str
) -> Command | Instead | None:
    """Return the command that words mean in place of what is pending or was played last.

    ``None`` where they correct nothing. A card that only its seat may know is not corrected aloud.
    """
    spec, free = grammar.spec, FreeQuestions.of(grammar)
    words = grammar.spelled(line.split())
    found = tuple(corrections(words, spec.instead, spec.rather_than))
    if not found or state.secret is not None:
        return None
    now = ActionResolver(grammar, match.rules, match.state)
    base = _pending(state)
    for said in found:
        if base is not None or said.before:
            command = replaced(free, now, base, said)
            if command is not None:
                return command
    return None if state.asking else _instead(match, grammar, found)


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


def _instead(match: Match, grammar: Grammar, found: tuple[Corrected, ...]) -> Instead | None:
    try:
        before = match.undo()
    except CannotUndo:
        return None
    last = match.history[len(before.history)]
    resolver = ActionResolver(grammar, before.rules, before.state)
    free = FreeQuestions.of(grammar)
    for meaning in wordings(grammar, before.rules, before.state, last.notation):
        for said in found:
            command = None if said.before else replaced(free, resolver, meaning, said)
            if command is not None and command.notation != last.notation:
                return Instead(command)
    return None
