"""How far two French phones are from each other, for ears that take one for another.

A distance of 1 is that of two sounds that nobody confuses; a sound that was swallowed or added
costs by how easily it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heraut.voice.acoustics.phones import PHONES, VOWELS

Costs = NDArray[np.float64]

_FAR: Final = 1.0
_OTHER_KIND: Final = 1.3
"""A vowel for a consonant."""
_OTHER_VOWEL: Final = 0.8
_NEAR: Final = (
    (0.1, "e E", "o O", "Y W", "Y @", "W @"),
    (0.3, "A~ O~", "E~ A~", "b p", "d t", "g k", "v f", "z s", "Z S", "m n", "n n^"),
    (0.35, "e i", "y i", "e @", "E @", "o u", "a E", "a A~", "E E~", "O O~", "o O~", "s S", "z Z"),
    (0.5, "y u", "u @", "O a", "O @", "E~ O~", "y Y", "a E~", "e Y", "E W", "i E", "w u", "j i"),
    (0.5, "t k", "p t", "d g", "b d", "b v", "p f", "n l", "n d", "m b", "w v", "j l", "j Z"),
    (0.6, "k p", "f s", "v z", "t s", "d z", "l r", "g b", "n^ j", "t S", "r w", "r g", "r k"),
)
"""Pairs of phones by their distance."""

_SWALLOWED: Final = {"@": 0.15, "r": 0.45, "l": 0.45, "j": 0.45, "w": 0.5, "t": 0.55, "d": 0.6}
_MISSING: Final = 0.75
"""What a phone costs that only one of both has, where the table does not say less."""

_NUMBERS: Final = {phone: number for number, phone in enumerate(PHONES)}


@cache
def substitutions() -> Costs:
    """Return the distance of each phone from each, by their places in ``PHONES``."""
    vowel = np.array([phone in VOWELS for phone in PHONES])
    table = np.where(vowel[:, None] == vowel[None, :], _FAR, _OTHER_KIND)
    table[np.ix_(vowel, vowel)] = _OTHER_VOWEL
    for cost, *pairs in _NEAR:
        for pair in pairs:
            one, other = (_NUMBERS[phone] for phone in pair.split())
            table[one, other] = table[other, one] = cost
    np.fill_diagonal(table, 0.0)
    return table


@cache
def omissions() -> Costs:
    """Return what each phone costs that is missing, or there without need."""
    return np.array([_SWALLOWED.get(phone, _MISSING) for phone in PHONES])


def numbered(phones: Sequence[str]) -> NDArray[np.intp]:
    """Return phones as their places in ``PHONES``."""
    return np.array([_NUMBERS[phone] for phone in phones], dtype=np.intp)
