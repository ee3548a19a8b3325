"""Sentences of a game to be told as examples, where it has no words of its own for that."""

from __future__ import annotations

from collections.abc import Iterable

from heraut.engines.rules import POSSIBLE
from heraut.engines.vocabulary import Question
from heraut.grammars import Grammar
from heraut.grammars.meaning import Kind, Scope
from heraut.grammars.spec import Intent, Who


def moves(grammar: Grammar, most: int) -> tuple[str, ...]:
    """Return how commands are said, one for each verb, as the grammar says them first.

    They need not be legal now: to look for one that is could tell what is in a hand.
    """
    found: dict[str, str] = {}
    for intent in grammar.of_kind(Kind.COMMAND):
        verb = intent.notation.split()[0]
        if intent.who is Who.SEAT and verb not in found and (said := _said(grammar, intent)):
            found[verb] = said
    return tuple(found.values())[:most]


def questions(grammar: Grammar, known: Iterable[Question], most: int) -> tuple[str, ...]:
    """Return how questions of a game are said that need no more words, the first ones.

    The question what may be done is told by itself.
    """
    asked = [one.key for one in known if one.key in grammar.intents and one.key != POSSIBLE]
    said = (grammar.forms(key, {}) for key in asked)
    return tuple(forms[0] for forms in said if forms)[:most]


def _said(grammar: Grammar, intent: Intent) -> str:
    """Return the first sentence of a command that may be said on turn, or ``""``."""
    values = {slot: grammar.slots.values(intent.id, slot) for slot in intent.slots}
    slots = {slot: each[0] for slot, each in values.items() if each}
    at_once = any(Scope.TURN in template.scopes for template in intent.templates)
    forms = grammar.forms(intent.id, slots) if at_once and len(slots) == len(values) else ()
    return forms[0] if forms else ""
