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
    return sum(_joins(grammar, words, at) for at in range(1, len(words)))


def first_joined(grammar: Grammar, words: Sequence[str]) -> Sequence[str]:
    """Return the words before the first such « et », with the first number; none without one.

    None either where more is named on either side: « le quatre sur le trois, puis mon cinq » says
    where the first goes, and no half of it is to be played alone.
    """
    spelled, numbers = grammar.spelled(words), _number_words(grammar)
    at = next((at for at in range(1, len(spelled)) if _joins(grammar, spelled, at)), 0)
    before, behind = (
        sum(word in numbers for word in part) for part in (spelled[:at], spelled[at:])
    )
    return spelled[:at] if before == behind == 1 else ()


def _joins(grammar: Grammar, words: Sequence[str], at: int) -> bool:
    joins = {join[0] for join in grammar.spec.chain.joins if len(join) == 1}
    numbers = _number_words(grammar)
    behind = words[at + 1 : at + 3]
    return words[at] in joins and words[at - 1] in numbers and not numbers.isdisjoint(behind)


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
