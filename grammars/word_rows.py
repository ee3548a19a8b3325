"""Words in a row, as the grammar files list them: found in a line by their first word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

_ENDS: Final = "~"
"""Before what a word of a row ends with: « ~er » is any word that ends so, « ~ » any word."""

Row = tuple[str, ...]


class WordRows(tuple[Row, ...]):
    """Words in a row. A line is compared with thousands: so they are found by their first word."""

    def begin(self, words: Row) -> Sequence[Row]:
        """Return those with which words begin, as they are or by :data:`_ENDS`, in their order."""
        if not words:
            return [row for row in self._open if not row]
        near = self._by_first.get(words[0], self._open)
        return [row for row in near if len(row) <= len(words) and all(map(_is, row, words))]

    def lead(self, words: Row) -> bool:
        """Tell whether words begin with one of them and go on, its end elided or not: « vu qu'il ».

        They are few, and are all compared.
        """
        return any(len(words) > len(row) and _leads(row, words) for row in self)

    def are_in(self, words: Row) -> bool:
        """Tell whether one of them stands anywhere in words, as it is."""
        return bool(self.places(words))

    def places(self, words: Row) -> Sequence[int]:
        """Return where one of them stands in words, as it is."""
        by_first = self._by_first
        return [
            place
            for place, word in enumerate(words)
            if word in by_first
            and any(words[place : place + len(row)] == row for row in by_first[word])
        ]

    @cached_property
    def in_words(self) -> WordRows:
        """Those of several words."""
        return WordRows(row for row in self if len(row) > 1)

    @cached_property
    def _open(self) -> Sequence[Row]:
        """Those of which the first word may be any, or any of an ending."""
        return [row for row in self if not row or row[0].startswith(_ENDS)]

    @cached_property
    def _by_first(self) -> Mapping[str, Sequence[Row]]:
        """By first word those that may begin with it, in their order."""
        opens = frozenset(self._open)
        words = {row[0] for row in self if row and row not in opens}
        return {word: [row for row in self if row in opens or row[0] == word] for word in words}


NO_ROWS: Final = WordRows()


def _leads(row: Row, words: Row) -> bool:
    """Tell whether words begin with a row, of which the last one may be elided."""
    *before, last = row
    word = words[len(before)]
    elided = word.startswith(f"{last[:-1]}'")
    return words[: len(before)] == tuple(before) and (word == last or elided)


def _is(mark: str, word: str) -> bool:
    """Tell whether a word is the one of a row, or ends as that says."""
    return word == mark or (mark[0] == _ENDS and word.endswith(mark[1:]))
