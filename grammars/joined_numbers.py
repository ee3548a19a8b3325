"""Numbers that « et » joins: « le onze et le trois » are two cards, no card and its column."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import Meaning


def parts_joined(grammar: Grammar, words: Sequence[str], meaning: Meaning) -> bool:
    """Tell whether a meaning has two numbers in two slots that the words join as two alike."""
    values = [value for value in meaning.slots.values() if str(value).isdecimal()]
    if len(values) < 2:
        return False
    said = _joined(grammar, grammar.spelled(words))
    return said > _joined(grammar, meaning.form.split())


def _joined(grammar: Grammar, words: Sequence[str]) -> int:
    """Return how often two numbers are joined, with or without an article before the second."""
    joins = {join[0] for join in grammar.spec.chain.joins if len(join) == 1}
    numbers = _number_words(grammar)
    return sum(
        word in joins
        and words[at - 1] in numbers
        and any(words[behind] in numbers for behind in range(at + 1, min(at + 3, len(words))))
        for at, word in enumerate(words)
        if at
    )


@cache
def _number_words(grammar: Grammar) -> frozenset[str]:
    """Return the words that end a number of any list."""
    every = (values.words.items() for values in grammar.spec.numbers.values())
    return frozenset(
        form[-1]
        for words in every
        for value, forms in words
        if isinstance(value, int)
        for form in forms
        if form
    )
