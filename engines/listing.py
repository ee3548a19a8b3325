"""Lists of actions that make each one when it is asked for, for games that have very many.

A listing is a sequence like any other. Who wants only one of its actions, as random play does, has
no other one made.
"""

from __future__ import annotations

from abc import abstractmethod
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, chain
from typing import Any, TypeVar, overload

A = TypeVar("A")


class Listing(Sequence[A]):
    """What all listings share: each says how many actions it has, and which is at a place."""

    __slots__ = ()

    @overload
    def __getitem__(self, index: int) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[A]: ...
    def __getitem__(self, index: int | slice) -> A | Sequence[A]:
        if isinstance(index, slice):
            return tuple(self)[index]
        at = index + len(self) if index < 0 else index
        if not 0 <= at < len(self):
            raise IndexError(index)
        return self._at(at)

    def drawn(self, chance: float) -> A:
        """Return the action that a number from 0 up to 1 stands for, each as likely as any other.

        There is at least one.
        """
        return self._at(int(chance * len(self)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    @abstractmethod
    def _at(self, index: int) -> A:
        """Return the action at a place that there is, from 0."""


class Made(Listing[A]):
    """What a maker makes of each of some values."""

    __slots__ = ("_make", "_values")

    def __init__(self, make: Callable[[Any], A], values: Sequence[Any]) -> None:
        self._make, self._values = make, values

    def __len__(self) -> int:
        return len(self._values)

    def __iter__(self) -> Iterator[A]:
        return map(self._make, self._values)

    def _at(self, index: int) -> A:
        return self._make(self._values[index])


class Some(Listing[A]):
    """An action for each choice of one or more cards, in order; the cards are sorted.

    Cards that are alike make no difference. Choices are ordered as words are: by their first card,
    what is shorter before what goes on.
    """

    __slots__ = ("_cards", "_counts", "_make", "_ways")

    def __init__(self, make: Callable[[tuple[Any, ...]], A], cards: Sequence[Any]) -> None:
        self._make = make
        self._cards = tuple(dict.fromkeys(cards))
        self._counts = tuple(map(cards.count, self._cards))
        self._ways = [1]
        """In how many ways cards of each kind and all later ones go on: with none of them, too."""
        for count in reversed(self._counts):
            self._ways.insert(0, self._ways[0] * (count + 1))

    def __len__(self) -> int:
        return self._ways[0] - 1

    def __iter__(self) -> Iterator[A]:
        return map(self._at, range(len(self)))

    def _at(self, index: int) -> A:
        # How many other choices come before it; the choice of none would be the first of all.
        left = index + 1
        chosen, kind, more = [], 0, self._counts[0]
        while left:
            left -= 1
            while left >= (begun := more * self._ways[kind + 1]):
                left, kind, more = left - begun, kind + 1, self._counts[kind + 1]
            chosen.append(self._cards[kind])
            more -= 1
        return self._make(tuple(chosen))


class Joined(Listing[A]):
    """Listings one after the other."""

    __slots__ = ("_ends", "_parts")

    def __init__(self, parts: Sequence[Sequence[A]]) -> None:
        self._parts = parts
        self._ends = list(accumulate(map(len, parts)))
        """How many actions come up to the end of each part."""

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def __iter__(self) -> Iterator[A]:
        return chain.from_iterable(self._parts)

    def _at(self, index: int) -> A:
        part = bisect_right(self._ends, index)
        return self._parts[part][index - (self._ends[part - 1] if part else 0)]


def joined(parts: Sequence[Sequence[A]]) -> Sequence[A]:
    """Return listings one after the other; a single one is itself."""
    if len(parts) > 1:
        return Joined(parts)
    return parts[0] if parts else ()
