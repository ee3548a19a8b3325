"""The phones that the embedded acoustic network tells apart, and their numbers in the model.

Every phone has four variants by its place in the word (begin, inside, end, single); each variant
is a Hidden Markov state pair with two transitions. Numbers follow the network's own order and
cannot change without training it again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

_VOWELS: Final = "a e E i o O u y Y W @ A~ E~ O~"
_CONSONANTS: Final = "p t k b d g f s S v z Z m n n^ l r j w"

VOWELS: Final = frozenset(_VOWELS.split())

PHONES: Final[tuple[str, ...]] = (*_VOWELS.split(), *_CONSONANTS.split())
"""The real phones, in the order of the network's outputs, named as espeak-ng names them."""

SILENCE: Final = "SIL"

SOUNDS: Final = (SILENCE, *PHONES)
"""Silence and the phones, in the order of the network's outputs."""

STATES: Final = 2 * len(SOUNDS)
"""The network's outputs: for each sound its first frame, then those that follow."""

Place = str
"""``B``, ``I``, ``E`` or ``S``: at the word's begin, inside, at its end, or a word by itself."""

_PLACES: Final = "BIES"
_NUMBERS: Final = {phone: number for number, phone in enumerate(PHONES)}

# espeak-ng writes allophones and lengths that the network does not tell apart.
_SAME: Final = {"A": "a", "E2": "E", "R": "r", "@2": "@", "W~": "E~", "A~:": "A~"} | {
    f"{phone}{mark}": phone for phone in PHONES for mark in ("-", "2", ":")
}
_PAUSES: Final = frozenset({"_:", "_", "_|", "_!", "_::", "_^_", "|"})
_MARKS: Final = frozenset({";"})


def phone_number(phone: str, place: Place) -> int:
    """Return the model's number of ``phone`` at this place in a word; silence has only one.

    Raises ``KeyError`` for a phone that the network does not know.
    """
    if phone == SILENCE:
        return 1
    return 2 + 4 * _NUMBERS[phone] + _PLACES.index(place)


def transitions(number: int) -> tuple[int, int]:
    """Return the two transition ids of a phone's number: staying in it, and entering it."""
    return 2 * number - 1, 2 * number


def from_espeak(mnemonics: Iterable[str]) -> tuple[str, ...] | None:
    """Return espeak-ng's phonemes as phones of the network, pauses left out.

    ``None`` when one has no counterpart: espeak-ng took the word for a foreign one.
    """
    phones = []
    for mnemonic in mnemonics:
        if mnemonic in _PAUSES or mnemonic in _MARKS:
            continue
        phone = _SAME.get(mnemonic, mnemonic)
        if phone not in _NUMBERS:
            return None
        phones.append(phone)
    return tuple(phones)
