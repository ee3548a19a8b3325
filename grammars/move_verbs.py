"""The verbs of moves: « pose à côté de l'eau » asks where, and sounds like a move."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from hassil.expression import Expression, Group, TextChunk

from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import Kind, Meaning


def sounds_like_a_move(grammar: Grammar, asked: Meaning) -> bool:
    """Tell whether a question was asked by a sentence that begins as a command of the game does."""
    # « Je pose », « on pose » : one word may stand before the verb.
    verbs = [grammar.lemma[word] for word in asked.form.split()[:2] if word in grammar.lemma]
    return bool(verbs) and verbs[0] in _verbs(grammar)


@lru_cache(maxsize=8)
def _verbs(grammar: Grammar) -> frozenset[str]:
    """Return the verbs by which the sentences of commands begin, each by one form for all."""
    commands = (one for one in grammar.intents.values() if one.kind is Kind.COMMAND)
    first = (next(_texts(one.templates[0].expression), "") for one in commands if one.templates)
    return frozenset(grammar.lemma[word] for word in first if word in grammar.lemma)


def _texts(part: Expression) -> Iterator[str]:
    """Yield the words that a template has in so many letters, of alternatives the first ones."""
    match part:
        case TextChunk(text=text):
            yield from text.split()
        case Group(items=items):
            for item in items:
                yield from _texts(item)
