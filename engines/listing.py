"""Lists of actions that make each one when it is asked for, for games that have very many.

A listing is a sequence like any other. Who wants only one of its actions, as random play does, has
no other one made.
"""

from __future__ import annotations

from abc import abstractmethod
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, chain
from typing import TypeVar, overload

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
