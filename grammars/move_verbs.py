"""The verbs of moves: « pose à côté de l'eau » asks where, and sounds like a move."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from hassil.expression import Alternative, Expression, Group, RuleReference, TextChunk

from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import Kind


def sounds_like_a_move(grammar: Grammar, line: str) -> bool:
    """Tell whether a line begins as a command of the game does: « je pose », « alors pose »."""
    around = grammar.around
    for word in grammar.spelled(line.split()):
        # A noun may be spelled as a verb: « la case ».
        if word in around.determiners:
            return False
        if grammar.lemma.get(word) in _verbs(grammar):
            return True
        if not around.is_free(word):
            return False
    return False


@lru_cache(maxsize=8)
def _verbs(grammar: Grammar) -> frozenset[str]:
    """Return the verbs by which sentences of commands begin, each by one form for all.

    A rule of single words, « (pose|mets|construis) », has others for the verb of a command.
    """
    found: set[str] = set()
    for intent in grammar.of_kind(Kind.COMMAND):
        if intent.templates:
            first = next(_texts(intent.templates[0].expression), "")
            verb = grammar.lemma.get(first, "")
            used = {name for one in intent.templates for name in _rules(one.expression)}
            same = [_lemmas(grammar, name) for name in used]
            found |= {verb}.union(*(one for one in same if verb in one))
    return frozenset(found - {""})


@lru_cache(maxsize=256)
def _lemmas(grammar: Grammar, rule: str) -> frozenset[str]:
    """Return the verbs of a rule that has single words, one of which is meant."""
    expression = grammar.spec.rules[rule].expression
    items = expression.items if isinstance(expression, Alternative) else ()
    words = [" ".join(_texts(item)) for item in items]
    if any(" " in word for word in words):
        return frozenset()
    return frozenset(grammar.lemma[word] for word in words if word in grammar.lemma)


def _rules(part: Expression) -> Iterator[str]:
    """Yield the rules that a template names."""
    match part:
        case RuleReference(rule_name=name):
            yield name
        case Group(items=items):
            for item in items:
                yield from _rules(item)


def _texts(part: Expression) -> Iterator[str]:
    """Yield the words that a template has in so many letters, of alternatives the first ones."""
    match part:
        case TextChunk(text=text):
            yield from text.split()
        case Group(items=items):
            for item in items:
                yield from _texts(item)
