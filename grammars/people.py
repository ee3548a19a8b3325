"""First names in sentences: « la main de Bilal » is « la main du joueur deux »."""

from __future__ import annotations

from collections.abc import Sequence

from heraut.grammars.confusions import folded
from heraut.grammars.mentions import split
from heraut.grammars.schema import People, number_words


def by_number(words: Sequence[str], names: Sequence[str], people: People, lang: str) -> list[str]:
    """Return words with the players' numbers for their first names.

    ``names`` are those of the seats in order, empty where there is none. A name that two players
    have is left as it is.
    """
    known = [folded(name.lower()) for name in names]
    seats = {name: seat for seat, name in enumerate(known, 1) if name and known.count(name) == 1}
    found: list[str] = []
    for word in _parted(words, seats):
        seat = seats.get(folded(word))
        if seat is None:
            found.append(word)
            continue
        before = people.after.get(found[-1]) if found else None
        if before is not None:
            found.pop()
        found += [*(before or people.alone), *number_words(seat, lang)]
    return found


def _parted(words: Sequence[str], seats: dict[str, int]) -> list[str]:
    """Return words with what is elided before a name, « d'Anna », as a word of its own."""
    return [
        part
        for word in words
        for part in (split([word]) if folded(split([word])[-1]) in seats else [word])
    ]
