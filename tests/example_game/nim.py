"""Nim: take one, two or three matches from the heap; whoever takes the last one wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from heraut.engines.facts import Fact, refuse_overlay
from heraut.engines.protocol import (
    TABLE,
    Event,
    IllegalAction,
    NotationError,
    Score,
    Seat,
    View,
)
from heraut.engines.setup import check_seats, complete_options

__all__ = ["NIM"]

HEAPS: Final = range(10, 16)
"""How many matches the table may lay out."""
MOST: Final = 3
"""How many matches may be taken in one turn."""


# Actions: frozen, ordered, and readable again from what they print.


@dataclass(frozen=True, slots=True, order=True)
class Lay:
    """The table lays out the heap."""

    heap: int

    def __str__(self) -> str:
        return f"lay {self.heap}"


@dataclass(frozen=True, slots=True, order=True)
class Take:
    """A seat takes matches from the heap."""

    count: int

    def __str__(self) -> str:
        return f"take {self.count}"


Action = Lay | Take


@dataclass(frozen=True, slots=True)
class State:
    """Where a game of Nim stands."""

    seats: int
    turn: Seat = 0
    heap: int | None = None
    """The matches that are left; ``None`` before the table has laid them out."""


class Nim:
    """The rules, as :class:`heraut.engines.protocol.Rules` wants them."""

    name = "nim"
    seats = range(2, 3)
    options: Mapping[str, tuple[str, ...]] = MappingProxyType({"cards": ("app", "table")})
    cards: Mapping[str, int] = MappingProxyType({})
    reasons = ("not_now", "too_many", "not_so_many")
    event_keys = ("heap_laid", "turn_began", "taken", "won", "turn_is", "heap_is")
    questions = ("turn", "heap")
    facts: Sequence[Fact] = ()

    def start(self, seats: int, options: Mapping[str, str], overlay: str = "") -> State:
        refuse_overlay(overlay)
        check_seats(self.name, self.seats, seats)
        complete_options(self.options, options)
        return State(seats)

    def to_act(self, state: State) -> Seat | None:
        if state.heap is None:
            return TABLE
        return state.turn if state.heap else None

    def legal(self, state: State) -> Sequence[Action]:
        if state.heap is None:
            return tuple(Lay(heap) for heap in HEAPS)
        return tuple(Take(count) for count in range(1, min(MOST, state.heap) + 1))

    def odds(self, state: State) -> Mapping[Action, Fraction]:
        if state.heap is not None:
            raise ValueError("it is not the table's turn")
        return {action: Fraction(1, len(HEAPS)) for action in self.legal(state)}

    def apply(self, state: State, action: Action) -> tuple[State, Sequence[Event]]:
        match action:
            case Lay(heap) if state.heap is None and heap in HEAPS:
                return replace(state, heap=heap), (
                    Event("heap_laid", {"heap": heap}),
                    Event("turn_began", {"seat": state.turn}),
                )
            case Take(count) if state.heap:
                return self._take(state, count, state.heap)
            case _:
                raise IllegalAction("not_now")

    def _take(self, state: State, count: int, heap: int) -> tuple[State, Sequence[Event]]:
        if not 1 <= count <= MOST:
            raise IllegalAction("too_many", count=count, most=MOST)
        if count > heap:
            raise IllegalAction("not_so_many", count=count, heap=heap)
        left, then = heap - count, (state.turn + 1) % state.seats
        taken = Event("taken", {"seat": state.turn, "count": count, "heap": left})
        if not left:
            # The turn stays with the winner: that is who the scores ask for.
            return replace(state, heap=0), (taken, Event("won", {"seat": state.turn}))
        return replace(state, heap=left, turn=then), (taken, Event("turn_began", {"seat": then}))

    def view(self, state: State, seat: Seat) -> View:
        return {"heap": state.heap, "turn": state.turn, "seats": state.seats}

    def scores(self, state: State) -> Sequence[Score]:
        won = [state.heap == 0 and seat == state.turn for seat in range(state.seats)]
        return tuple(Score(seat, int(has), has) for seat, has in enumerate(won))

    def parse(self, state: State, notation: str) -> Action:
        match notation.split():
            case ["lay", heap] if heap.isdecimal():
                return Lay(int(heap))
            case ["take", count] if count.isdecimal():
                return Take(int(count))
            case _:
                raise NotationError(notation, "'lay N' or 'take N'")

    def answer(self, view: View, question: str, slots: Mapping[str, object]) -> Sequence[Event]:
        if question == "turn":
            return (Event("turn_is", {"seat": view["turn"]}),)
        if question == "heap":
            return (Event("heap_is", {"heap": view["heap"]}),)
        raise KeyError(question)


NIM: Final = Nim()
