"""What may still be said to make a command of the pieces that are known."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

from heraut.engines.rules import Rules
from heraut.grammars.action_resolver import MOST_VALUES, ActionResolver
from heraut.grammars.disambiguation import fitting, settled
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import Command, Kind, Partial, Scope, Slots
from heraut.grammars.spec import BEGUN
from heraut.grammars.surface_forms import wordings

_SEVERAL: Final = 2


def completions(
    grammar: Grammar, rules: Rules[Any, Any], state: Any, held: Slots
) -> tuple[str, ...]:
    """Return the pieces, as they are said, of which each makes a legal command with those held.

    None where more than one piece is missing, and where what is legal is a secret: to name what
    may be said would tell it.
    """
    resolver = ActionResolver(grammar, rules, state)
    found: dict[str, None] = {}
    for intent in resolver.open_to(held):
        missing = intent.slots - held.keys()
        if intent.secret:
            return ()
        if len(missing) != 1:
            continue
        (slot,) = missing
        values = grammar.slots.values(intent.id, slot) or ()
        for value in values if len(values) <= MOST_VALUES else ():
            if isinstance(resolver.combined({**held, slot: value}), Command):
                found.update(dict.fromkeys(_said(grammar, resolver, {slot: value}, held)))
    return tuple(found)


def only_command(
    grammar: Grammar, rules: Rules[Any, Any], state: Any, held: Slots
) -> Command | None:
    """Return the only legal command that pieces can become: « je garde », of one card taken.

    ``None`` where there are several, or where what is legal is a secret.
    """
    resolver = ActionResolver(grammar, rules, state)
    intents = {intent.id: intent for intent in resolver.open_to(held)}
    if not intents or any(intent.secret for intent in intents.values()):
        return None
    verbs = {intent.notation.split()[0] for intent in intents.values()}
    legal = (str(action) for action in rules.legal(state))
    found = [*islice((one for one in legal if one.split()[0] in verbs), _SEVERAL)]
    if len(found) != 1:
        return None
    known = held.items() - {(BEGUN, held.get(BEGUN, ""))}
    for meaning in wordings(grammar, rules, state, found[0]):
        if meaning.intent in intents and known <= meaning.slots.items():
            made = resolver.command(meaning)
            return made if isinstance(made, Command) else None
    return None


def only_action(grammar: Grammar, rules: Rules[Any, Any], state: Any) -> Command | None:
    """Return the only legal action, whatever was said; ``None`` of several, or of a secret."""
    resolver = ActionResolver(grammar, rules, state)
    legal = [*islice(map(str, rules.legal(state)), _SEVERAL)]
    said = wordings(grammar, rules, state, legal[0]) if len(legal) == 1 else ()
    if not said or any(grammar.intents[meaning.intent].secret for meaning in said):
        return None
    made = resolver.command(said[0])
    return made if isinstance(made, Command) else None


def _said(grammar: Grammar, resolver: ActionResolver, piece: Slots, held: Slots) -> tuple[str, ...]:
    """Return the shortest way to say a piece that is understood as this piece, if there is one."""
    forms = (
        form
        for intent in grammar.of_kind(Kind.PARTIAL)
        if resolver.means(intent)
        for form in grammar.forms(intent.id, piece)
    )
    for form in sorted(forms, key=lambda one: len(one.split())):
        found = settled(
            resolver, fitting(resolver, grammar.readings(form.split(), Scope.FILL), held), held
        )
        if isinstance(found, Partial) and found.meaning.slots == piece and found.meaning.cost == 0:
            return (form,)
    return ()
