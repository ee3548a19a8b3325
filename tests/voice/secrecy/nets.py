"""The second net: words of a hidden card's number in what is said.

What decides is whether a sentence is the same in another world. This net needs no other world, and
so also sees a card that is named in the very sentence that turns it up too early.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from num2words import num2words

from heraut.engines.seven_kingdoms.box import CARDS, RANKS, rank_of

__all__ = ["cards", "named", "ranked"]

_HIGHEST: Final = 49
_RANKS: Final = dict(
    zip(
        RANKS,
        ("roi", "évêque", "généra", "princesse", "chevalier", "marchand", "paysan"),
        strict=True,
    )
)
"""How what people say of each rank begins."""
_ONES: Final = {"vingt": 21, "trente": 31, "quarante": 41}
_WORDS: Final = {
    tuple(str(num2words(number, lang="fr")).replace("-", " ").split()): number
    for number in range(1, _HIGHEST + 1)
} | {("une",): 1, **{(tens, "et", "une"): value for tens, value in _ONES.items()}}
_LONGEST: Final = max(map(len, _WORDS))

# Where numbers are no cards: counts, points, slots, crests, seats, rounds, tokens.
_LEAST: Final = 9
"""Lower numbers are slots, crests, seats and counts most of the time."""
_NO_CARDS: Final = re.compile(
    # Examples; spans are those of the ranks.
    r"«[^»]*»|par exemple.*|de [\w-]+( et une?)? à [\w-]+( et une?)?|manche [\w-]+( et une?)?"
    r"|par blason, de un à sept :[^.]*|, avec [\w-]+\.|aide [\w-]+|emplacement [\w-]+",
    re.IGNORECASE,
)
_COUNTED: Final = re.compile(r"cartes?|points?|autres?|cachée?s?|pour|de|au|en|chapitres")
"""What follows a number that is a count: "douze cartes", "vingt pour les cartes"."""


def cards(text: str) -> frozenset[int]:
    """Return the numbers from 9 on in what Héraut says that may be cards."""
    found = _numbers(_NO_CARDS.sub(" . ", text.lower()))
    return frozenset(
        number for number, after in found if number >= _LEAST and not _COUNTED.fullmatch(after)
    )


def named(text: str) -> frozenset[int]:
    """Return every number that somebody may have said: "vingt et un" is also 20 and 1."""
    tokens = text.lower().replace("-", " ").split()
    said = (
        _WORDS.get(tuple(tokens[at : at + length]))
        for at in range(len(tokens))
        for length in range(1, _LONGEST + 1)
    )
    return frozenset(number for number in said if number is not None)


def ranked(text: str) -> frozenset[int]:
    """Return the cards of the ranks that somebody said: "mon paysan" tells that one is held."""
    ranks = {rank for rank, stem in _RANKS.items() if re.search(rf"\b{stem}", text.lower())}
    return frozenset(card for card in CARDS if rank_of(card) in ranks)


def _numbers(text: str) -> Iterator[tuple[int, str]]:
    """Yield each number in a text, as long as it can be, with the word after it."""
    tokens = re.findall(r"\w+|[,.:;?!]", text.replace("-", " "))
    at = 0
    while at < len(tokens):
        for length in range(min(_LONGEST, len(tokens) - at), 0, -1):
            number = _WORDS.get(tuple(tokens[at : at + length]))
            if number is not None:
                yield number, "".join(tokens[at + length : at + length + 1])
                at += length
                break
        else:
            at += 1
