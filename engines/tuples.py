"""Tuples with one item changed: what frozen states are made of."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return ``items`` with another one at ``index``."""
    return (*items[:index], item, *items[index + 1 :])


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return ``items`` without the first one that equals ``item``.

    Raises ``ValueError`` when there is none.
    """
    index = items.index(item)
    return (*items[:index], *items[index + 1 :])
