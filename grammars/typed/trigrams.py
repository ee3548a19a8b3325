"""How like each other sentences are by their letters, three in a row at a time."""

from __future__ import annotations

from collections import Counter
from math import sqrt

from heraut.grammars.confusions import folded


def letters_alike(one: str, other: str) -> float:
    """Return how like each other two sentences are by their letters: 0 to 1."""
    return cosine(trigrams(one), trigrams(other))


def trigrams(text: str) -> Counter[str]:
    """Return how often each three letters in a row stand in a text, with its edges."""
    padded = f" {folded(text)} "
    return Counter(padded[at : at + 3] for at in range(len(padded) - 2))


def cosine(one: Counter[str], other: Counter[str]) -> float:
    """Return how like each other two counts are: 0 to 1."""
    shared = sum(count * other[each] for each, count in one.items())
    norms = sum(c * c for c in one.values()) * sum(c * c for c in other.values())
    return shared / sqrt(norms or 1)
