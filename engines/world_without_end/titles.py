"""Whether two titles are the same one: data files have the beginning, a card has all of it."""

from __future__ import annotations

import unicodedata
from difflib import SequenceMatcher
from typing import Final

_LIKE: Final = 0.85
"""Which share of two titles must be alike, so that they differ by slips only."""
_SHORTEST: Final = 6
"""Letters that the beginning of a title needs to be known by."""


def plain(title: str) -> str:
    """Return a title without accents, capitals and signs; words are parted by one space."""
    bare = unicodedata.normalize("NFKD", title.casefold().replace("œ", "oe"))
    kept = "".join(
        each if each.isalnum() else " " for each in bare if not unicodedata.combining(each)
    )
    return " ".join(kept.split())


def is_like(one: str, other: str) -> bool:
    """Tell whether two titles are the same but for slips, or one is how the other begins."""
    short, long = sorted((plain(one), plain(other)), key=len)
    if not short:
        return False
    return _ratio(short, long) >= _LIKE or (
        len(short) >= _SHORTEST and _ratio(short, _beginning(long, short)) >= _LIKE
    )


def _beginning(long: str, short: str) -> str:
    """Return as many words of a title as another one has."""
    return " ".join(long.split()[: len(short.split())])


def _ratio(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other, autojunk=False).ratio()
