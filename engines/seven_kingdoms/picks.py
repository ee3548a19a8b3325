"""Some of several things by where they lie or how high they are: the first, the two highest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

T = TypeVar("T")

_BEGINS: Final[Mapping[str, int]] = {"last": 1, "highest": 1}
"""Where a choice begins, 1: as late as it can."""


def ordered(cards: Sequence[int], order: str, count: int) -> Sequence[int]:
    """Return so many cards by their number, or by where they lie."""
    return pick(sorted(cards) if order in ("highest", "lowest") else cards, order, count)


def pick(items: Sequence[T], order: str, count: int) -> Sequence[T]:
    """Return so many items from an end, both ends or the middle; none if there are not as many."""
    spare = len(items) - count
    if spare < 0 or (order == "middle" and spare % 2) or (order == "only" and spare):
        return ()
    if order == "ends":
        return (items[0], items[-1]) if len(items) > 1 and count in (1, 2) else ()
    begin = _BEGINS.get(order, 0)
    return items[spare // 2 :][:count] if order == "middle" else items[begin * spare :][:count]
