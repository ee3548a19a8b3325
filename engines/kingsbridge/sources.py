"""Parts of columns by what lies there: « les deux dernières », « sept huit neuf », « tout seul ».

Columns lie open, so all of this may be said aloud.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from heraut.engines.kingsbridge.columns import Column
from heraut.engines.kingsbridge.spots import spots
from heraut.engines.kingsbridge.state import State
from heraut.engines.protocol import Said

_ENOUGH: Final = 2
"""Cards that make a row: of one alone the others say more."""

_Find = Callable[[State, Said, int | str], Iterator[Said]]


def sources(state: State, reference: str, known: Said, value: int | str) -> Iterator[Said]:
    """Yield the slots that say which part of which column is meant."""
    yield from _SOURCES[reference](state, known, value)


def _open(state: State, known: Said, slot: str) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield the columns with cards, from 1: all of them, or the one that is known for the slot."""
    for number, cards in enumerate(state.columns, 1):
        if cards and known.get(slot, number) == number:
            yield number, _ranks(cards)


def _ranks(cards: Column) -> tuple[int, ...]:
    return tuple(map(abs, cards))


def _row(value: int | str) -> tuple[int, ...]:
    return tuple(map(int, str(value).split(",")))


def _lone(state: State, known: Said, value: int | str) -> Iterator[Said]:
    """Yield the columns that are this one card."""
    yield from ({"column": at} for at, cards in _open(state, known, "column") if cards == (value,))


def _lone_source(state: State, known: Said, value: int | str) -> Iterator[Said]:
    yield from (
        {"source": at}
        for at, cards in _open(state, known, "source")
        if cards == (value,) and known.get("column") != at
    )


def _single(state: State, known: Said, _: int | str) -> Iterator[Said]:
    """Yield a column that was named, if a single card lies there."""
    yield from ({"source": at} for at, cards in _open(state, known, "source") if len(cards) == 1)


def _like(state: State, known: Said, value: int | str) -> Iterator[Said]:
    """Yield the columns that end with these cards in a row."""
    row = _row(value)
    for at, cards in _open(state, known, "column"):
        if len(row) >= _ENOUGH and cards[-len(row) :] == row:
            yield {"column": at}


def _source_spot(state: State, _: Said, value: int | str) -> Iterator[Said]:
    yield from ({"source": number} for number in spots(state, str(value), {}, ""))


def _headed(state: State, known: Said, value: int | str) -> Iterator[Said]:
    for at, cards in _open(state, known, "source"):
        if cards[0] == value and known.get("column") != at:
            yield {"source": at}


def _ended(state: State, known: Said, value: int | str) -> Iterator[Said]:
    for at, cards in _open(state, known, "source"):
        if cards[-1] == value and known.get("column") != at:
            yield {"source": at}


def _tail_row(state: State, known: Said, value: int | str) -> Iterator[Said]:
    """Yield where the card and these after it are the end of a column."""
    row = (known["card"], *_row(value))
    for at, cards in _open(state, known, "source"):
        if cards[-len(row) :] == row and known.get("column") != at:
            yield {"source": at}


def _head_row(state: State, known: Said, value: int | str) -> Iterator[Said]:
    """Yield where they are its beginning, and more follows."""
    row = (known["card"], *_row(value))
    for at, cards in _open(state, known, "source"):
        begins = cards[: len(row)] == row and len(cards) > len(row)
        if begins and known.get("column") != at:
            yield {"source": at, "card": row[-1]}


def _last(state: State, known: Said, value: int | str) -> Iterator[Said]:
    """Yield the first of so many last cards of a column."""
    for at, cards in _open(state, known, "source"):
        if isinstance(value, int) and value <= len(cards) and known.get("column") != at:
            yield {"source": at, "card": cards[-value]}


def _first(state: State, known: Said, value: int | str) -> Iterator[Said]:
    """Yield the last of so many first cards of a column."""
    for at, cards in _open(state, known, "source"):
        if isinstance(value, int) and value <= len(cards) and known.get("column") != at:
            yield {"source": at, "card": cards[value - 1]}


def _staying(state: State, known: Said, value: int | str) -> Iterator[Said]:
    """Yield what follows the one card that stays of a column: it is the first one there."""
    for at, cards in _open(state, known, "source"):
        if len(cards) > 1 and cards[0] == value and known.get("column") != at:
            yield {"source": at, "card": cards[1]}


def _skipped(_: State, known: Said, value: int | str) -> Iterator[Said]:
    """Yield nothing new where the card that is left out comes right before what is laid or moved.

    Of a whole column that moves the rules see to it.
    """
    first = str(known.get("cards", known.get("card", ""))).split(",")[0]
    if not first or value == int(first) - 1:
        yield {}


_SOURCES: Final[Mapping[str, _Find]] = {
    "lone": _lone,
    "lone_source": _lone_source,
    "single": _single,
    "like": _like,
    "source_spot": _source_spot,
    "headed": _headed,
    "ended": _ended,
    "tail_row": _tail_row,
    "head_row": _head_row,
    "last": _last,
    "first": _first,
    "staying": _staying,
    "skipped": _skipped,
}
"""What finds each, by the slot that describes it."""

SOURCES: Final = frozenset(_SOURCES)
