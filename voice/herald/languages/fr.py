"""French: elisions, « une », and the decimal comma."""

from __future__ import annotations

import unicodedata
from typing import ClassVar

from heraut.voice.herald.languages import Language

_VOWELS = "aeiouœæ"


class _French(Language):
    decimal_mark: ClassVar[str] = ","

    def feminine(self, value: int) -> str:
        """Return ``une``, ``vingt et une``; all other numbers are the same for both genders."""
        words = self.number(value)
        return words + "e" if words == "un" or words.endswith(" un") else words

    def elides(self, name: str) -> bool:
        """Tell whether it is ``d'Alice`` or ``de Hugo``: an aspirated h is taken for granted."""
        first, *others = list(unicodedata.normalize("NFD", name.casefold()))
        second = next((letter for letter in others if letter.isalpha()), "")
        # A "y" is a vowel before a consonant: d'Yves, de Yann.
        return first in _VOWELS or (first == "y" and second not in "aeiou")


LANGUAGE = _French("fr")
