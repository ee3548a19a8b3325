"""Values of several parts of which the first is said once: « k treize et dix-sept, et l seize »."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from heraut.grammars.grammar import Grammar

_STOP: Final = re.compile(r"[,;:.!?…]+$")
_LONGEST: Final = 3
"""Words of the longest part."""

Words = tuple[str, ...]


class _Series:
    """The values that follow one another in typed words, as their lists name them."""

    def __init__(self, grammar: Grammar, parts: Sequence[str]) -> None:
        self._grammar = grammar
        numbers = grammar.spec.numbers
        first, last = parts
        self._firsts = {form for forms in numbers[first].words.values() for form in forms}
        self._lasts = {form for forms in numbers[last].words.values() for form in forms}
        self._joins = {*grammar.spec.then, *grammar.spec.chain.joins}
        self._articles = grammar.around.determiners

    def in_full(self, words: Sequence[str]) -> Sequence[str]:
        """Return typed words with the first part before each of the last ones."""
        told: list[str] = []
        said: Words = ()
        behind, at = False, 0
        while at < len(words):
            if (whole := self._whole(words, at)) is not None:
                end, said = whole
                told += words[at:end]
                behind, at = True, end
            elif behind and said and (end := self._alone(words, at)):
                start = end - self._length_of_last(words, at, end)
                told += [one for one in words[at:start] if not self._is_article(one)]
                told += [*said, *words[start:end]]
                at = end
            else:
                told.append(words[at])
                behind, at = False, at + 1
        return told

    def _whole(self, words: Sequence[str], at: int) -> tuple[int, Words] | None:
        """Return where a value with both its parts ends, and its first part."""
        for end in range(min(len(words), at + 2 * _LONGEST), at, -1):
            form = self._form(words, at, end)
            for cut in range(len(form) - 1, 0, -1):
                if form[:cut] in self._firsts and form[cut:] in self._lasts:
                    return end, form[:cut]
        return None

    def _alone(self, words: Sequence[str], at: int) -> int:
        """Return where a last part by itself ends, of which nothing says that it counts."""
        start = at
        while start < len(words) and self._joined(words[start]):
            start += 1
        stopped = at and _STOP.search(words[at - 1])
        if start == at and not stopped:
            return 0
        if start < len(words) and self._is_article(words[start]):
            start += 1
        for end in range(min(len(words), start + _LONGEST), start, -1):
            if self._form(words, start, end) in self._lasts and self._ends(words, end):
                return end
        return 0

    def _ends(self, words: Sequence[str], end: int) -> bool:
        """Tell whether nothing follows a number that it could count."""
        if end == len(words) or _STOP.search(words[end - 1]):
            return True
        return self._joined(words[end]) or self._whole(words, end) is not None

    def _length_of_last(self, words: Sequence[str], at: int, end: int) -> int:
        lengths = range(1, end - at + 1)
        return max(n for n in lengths if self._form(words, end - n, end) in self._lasts)

    def _joined(self, word: str) -> bool:
        return self._form([word], 0, 1) in self._joins

    def _is_article(self, word: str) -> bool:
        return word.casefold() in self._articles

    def _form(self, words: Sequence[str], start: int, end: int) -> Words:
        """Return what words spell that no stop parts."""
        if any(map(_STOP.search, words[start : end - 1])):
            return ()
        return self._grammar.spelled([_STOP.sub("", word) for word in words[start:end]])


def in_full(grammar: Grammar, words: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield typed words in which each value is said in full, where one shares what is before it."""
    for compound in grammar.spec.compounds.values():
        told = _Series(grammar, compound.parts).in_full(words)
        if told != [*words]:
            yield told
