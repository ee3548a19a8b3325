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


class _Lazy(Sequence[A]):
    """What both kinds of listing share: parts that are sequences or can be made one by one."""

    __slots__ = ("_ends",)

    def __init__(self, sizes: Iterator[int]) -> None:
        self._ends = list(accumulate(sizes))
        """How many actions come up to the end of each part."""

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

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
        part = bisect_right(self._ends, at)
        return self._from(part, at - (self._ends[part - 1] if part else 0))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    @abstractmethod
    def _from(self, part: int, index: int) -> A:
        """Return an action of a part."""


class Made(_Lazy[A]):
    """Actions of one kind: each part has a maker, and the numbers that it makes actions of."""

    __slots__ = ("_parts",)

    def __init__(self, parts: Sequence[tuple[Callable[[int], A], Sequence[int]]]) -> None:
        super().__init__(len(numbers) for _, numbers in parts)
        self._parts = parts

    def __iter__(self) -> Iterator[A]:
        return chain.from_iterable(map(make, numbers) for make, numbers in self._parts)

    def _from(self, part: int, index: int) -> A:
        make, numbers = self._parts[part]
        return make(numbers[index])


class Some(_Lazy[A]):
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
        super().__init__(iter((self._ways[0] - 1,)))

    def __iter__(self) -> Iterator[A]:
        return map(self._chosen, range(1, self._ways[0]))

    def _from(self, part: int, index: int) -> A:
        return self._chosen(index + 1)

    def _chosen(self, left: int) -> A:
        """Return the choice before which ``left`` others come; the choice of none is the first."""
        chosen, kind, more = [], 0, self._counts[0]
        while left:
            left -= 1
            while left >= (begun := more * self._ways[kind + 1]):
                left, kind, more = left - begun, kind + 1, self._counts[kind + 1]
            chosen.append(self._cards[kind])
            more -= 1
        return self._make(tuple(chosen))


class ByKind(_Lazy[A]):
    """Actions of several kinds, one kind after the other."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: Sequence[Sequence[A]]) -> None:
        super().__init__(map(len, kinds))
        self.kinds = kinds
        """The actions of each kind; none of these is empty."""

    def __iter__(self) -> Iterator[A]:
        return chain.from_iterable(self.kinds)

    def _from(self, part: int, index: int) -> A:
        return self.kinds[part][index]
