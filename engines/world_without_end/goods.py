"""Goods: what they are called, and amounts of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

GOODS: Final = ("stone", "wood", "wheat", "piety", "wool", "cloth", "medical", "loyalty", "gold")
"""What may lie behind a screen."""

MATERIALS: Final = GOODS[:2]
"""What projects are built of."""

POINTS: Final = "vp"
"""Victory points; they are counted on the track, and never behind a screen."""

RICHES: Final = (*GOODS, POINTS)
"""All that may be gained or lost, in the order in which it is told."""

Goods = tuple[tuple[str, int], ...]
"""Amounts, each of at least one, in the order of :data:`RICHES`."""

NOTHING: Final[Goods] = ()


def amounts(counts: Mapping[str, int] | Iterable[tuple[str, int]]) -> Goods:
    """Return these amounts, in order; what is none of is left out."""
    found = dict(counts)
    return tuple((good, found[good]) for good in RICHES if found.get(good))


def names_of(goods: Goods) -> tuple[str, ...]:
    """Return which goods these are."""
    return tuple(good for good, _ in goods)


def counts_of(goods: Goods) -> tuple[int, ...]:
    """Return how many of each these are."""
    return tuple(count for _, count in goods)


def details(goods: Goods, name: str = "goods") -> dict[str, object]:
    """Return amounts as events tell them under a name: which goods, and how many of each."""
    counts = "counts" if name == "goods" else f"{name}_counts"
    return {name: names_of(goods), counts: counts_of(goods)}


def text_of(goods: Goods) -> str:
    """Return amounts as they stand in notations: ``wool*1+gold*2``, ``none``."""
    return "+".join(f"{good}*{count}" for good, count in goods) or "none"


def goods_of(text: str) -> Goods | None:
    """Return the amounts of a notation; ``None`` when it is no such text."""
    if text == "none":
        return NOTHING
    found: dict[str, int] = {}
    for part in text.split("+"):
        good, star, count = part.partition("*")
        number = count if star else "1"
        if good not in RICHES or good in found or number not in _NUMBERS:
            return None
        found[good] = int(number)
    return amounts(found)


_NUMBERS: Final = {str(number) for number in range(1, 21)}
