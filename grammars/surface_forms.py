"""How an action is said: the commands that mean it, and their words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from heraut.engines.notation import verb_of
from heraut.engines.protocol import IllegalAction, NotationError
from heraut.engines.rules import Rules
from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import Kind, Meaning
from heraut.grammars.spec import OWN, Intent


def spoken_forms(
    grammar: Grammar, rules: Rules[Any, Any], state: Any, notation: str
) -> tuple[str, ...]:
    """Return ways to say a legal action, the best first; at least one for every one.

    Raises what :meth:`Rules.parse` raises for a notation that is none.
    """
    forms = [
        form
        for meaning in wordings(grammar, rules, state, notation)
        for form in grammar.forms(meaning.intent, meaning.slots)
    ]
    return tuple(dict.fromkeys(forms))


def wordings(
    grammar: Grammar, rules: Rules[Any, Any], state: Any, notation: str
) -> tuple[Meaning, ...]:
    """Return the commands that mean an action, in the order of the grammar.

    Raises what :meth:`Rules.parse` raises for a notation that is none.
    """
    action, resolver = rules.parse(state, notation), ActionResolver(grammar, rules, state)
    for thorough in (False, True):
        meanings = [
            Meaning(intent.id, Kind.COMMAND, slots, 0.0, forms[0])
            for intent in grammar.of_kind(Kind.COMMAND)
            # A verb may stand for another one: where plays are secret, to play is to commit.
            if (thorough or _may_be(intent, notation)) and resolver.means(intent)
            for slots in _doing(
                rules, state, action, intent, _fillings(grammar, intent, notation, thorough)
            )
            if (forms := grammar.forms(intent.id, slots))
            and not (intent.alone and len(rules.scores(state)) > 1)
        ]
        if meanings:
            return tuple(meanings)
    return ()


def _may_be(intent: Intent, notation: str) -> bool:
    """Tell whether the intent's notation can begin like this one."""
    verb = intent.notation.split()[0]
    return "{" in verb or verb == notation.split()[0]


def _fillings(
    grammar: Grammar, intent: Intent, notation: str, thorough: bool
) -> Iterator[dict[str, int | str]]:
    """Yield slots that might give the notation: of its values, or ``thorough``, of any."""
    named = re.split("[ -]", notation)
    parts = {*named, *notation.replace(",", " ").split()}
    numbers = [int(number) for number in re.findall("[0-9]+", notation)]
    values: list[list[int | str]] = []
    slots = sorted(intent.slots)
    for slot in slots:
        allowed = grammar.slots.values(intent.id, slot)
        if allowed is None:
            lists = (",".join(re.findall("[0-9]+", word)) for word in named)
            values.append([items for items in lists if items])
        else:
            # Too many values could be joined to try them all.
            every = thorough and slot not in grammar.slots.compound
            # Who is on turn is "own" or a number: the notation has the number.
            fits = {*numbers, *parts, OWN}
            values.append([one for one in allowed if every or one in fits])
    for filling in product(*values):
        yield dict(zip(slots, filling, strict=True))


def _doing(
    rules: Rules[Any, Any],
    state: Any,
    action: object,
    intent: Intent,
    fillings: Iterable[dict[str, int | str]],
) -> Iterator[dict[str, int | str]]:
    """Yield those slots with which an intent is the action.

    The first action of another verb is enough: an intent has one, whatever its slots are.
    """
    verb = verb_of(str(action))
    for slots in fillings:
        try:
            found = rules.parse(state, intent.filled(slots))
        except (IllegalAction, NotationError):
            continue
        if found == action:
            yield slots
        elif verb_of(str(found)) != verb and "{" not in intent.verb:
            return
