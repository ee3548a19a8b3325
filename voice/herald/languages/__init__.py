"""What a language needs that its messages cannot say: one module each, named by its code.

A language is data, in ``phrases/<code>`` and ``grammars/<code>``. :class:`Language` is the rest,
right for one without elisions, genders of numbers or a mark of its own; a language that differs has
a module here with a ``LANGUAGE`` that says how, as ``fr`` has.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import ClassVar

from num2words import num2words

__all__ = ["Language", "language"]


class Language:
    """How numbers, lists and names are said."""

    decimal_mark: ClassVar[str] = "."
    """What stands before the decimals of a number in figures."""

    def __init__(self, code: str) -> None:
        self.code = code

    def number(self, value: int) -> str:
        """Return a whole number in words."""
        return str(num2words(value, lang=self.code))

    def ordinal(self, value: int) -> str:
        """Return a place in words: first, second..."""
        return str(num2words(value, lang=self.code, to="ordinal"))

    def feminine(self, value: int) -> str:
        """Return a whole number in words as it is said before a feminine noun."""
        return self.number(value)

    def elides(self, name: str) -> bool:
        """Tell whether "of" is shortened before a name: then ``of-vowel`` has the words."""
        return False

    def joined(self, items: list[str], word: str) -> str:
        """Return a list of at least two items, ``word`` before the last one."""
        return f"{', '.join(items[:-1])} {word} {items[-1]}"


@cache
def language(code: str) -> Language:
    """Return a language by its code."""
    module = f"{__name__}.{code}"
    if find_spec(module) is None:
        return Language(code)
    found = import_module(module).LANGUAGE
    assert isinstance(found, Language)
    return found
