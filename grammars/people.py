"""First names in sentences: « la main de Bilal » is « la main du joueur deux »."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from heraut.grammars.confusions import folded
from heraut.grammars.mentions import split
from heraut.grammars.schema import number_words
from heraut.grammars.spec import People

_STOP: Final = re.compile(r"[^\w'}]+$")
"""What one writes right after a word."""


def by_number(words: Sequence[str], names: Sequence[str], people: People, lang: str) -> list[str]:
    """Return words with the players' numbers for their first names.

    ``names`` are those of the seats in order, empty where there is none. A name that two players
    have is left as it is.
    """
    known = [folded(name.lower()) for name in names]
    seats = {
        name: number_words(seat, lang)
        for seat, name in enumerate(known, 1)
        if name and known.count(name) == 1
    }
    return called(words, seats, people)


@lru_cache(maxsize=1 << 14)
def _taken_apart(word: str) -> tuple[str, list[str], str]:
    """Return a word without what one writes right after it, what is elided, and its plain name."""
    bare = _STOP.sub("", word)
    *elided, last = split([bare or word])
    return bare, elided, folded(last)


def called(words: Sequence[str], seats: Mapping[str, Sequence[str]], people: People) -> list[str]:
    """Return words in which each of some words, such as names, is a player's number."""
    found: list[str] = []
    for word in words:
        bare, elided, last = _taken_apart(word)
        if (number := seats.get(last)) is None:
            found.append(word)
            continue
        found += elided
        before = people.after.get(found[-1]) if found else None
        if before is not None:
            found.pop()
        found += [*(before or people.alone), *number]
        found[-1] += word[len(bare) :]
    return found
