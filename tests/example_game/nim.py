"""Nim: take one, two or three matches from the heap; whoever takes the last one wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Final

from heraut.engines.notation import Action, Notation, Number, action
from heraut.engines.options import CardsOnly
from heraut.engines.protocol import TABLE, Event, IllegalAction, OpenView, Score, Seat, Slots
from heraut.engines.rules import Rules
from heraut.engines.vocabulary import NUMBER, SEAT, Role, Vocabulary

HEAPS: Final = range(10, 16)
"""How many matches the table may lay out."""
MOST: Final = 3
"""How many matches may be taken in one turn."""


@action("lay")
class Lay(Action):
    """The table lays out the heap."""

    heap: Annotated[int, Number("HEAP")]


@action("take")
class Take(Action):
    """A seat takes matches from the heap."""

    count: Annotated[int, Number("COUNT")]


@dataclass(frozen=True, slots=True)
class State:
    """Where a game of Nim stands."""

    heap: int | None
    """The matches that are left; ``None`` before the table has laid them out."""
    turn: Seat
    seats: int


WORDS = Vocabulary(seat=SEAT, count=NUMBER, heap=NUMBER, most=NUMBER)


class Nim(Rules[State, OpenView[State]]):
    """The rules."""

    name = "nim"
    seats = range(2, 3)
    notation = Notation[State](Lay, Take)
    events = (
        WORDS.event("heap_laid", "heap"),
        WORDS.event("turn_began", "seat", role=Role.TURN_MARK | Role.TURN_SIGN),
        WORDS.event("taken", "seat count heap"),
        WORDS.event("won", "seat"),
        WORDS.event("answer_lay"),
        WORDS.event("answer_turn", "seat"),
        WORDS.event("answer_take", "most"),
        WORDS.event("answer_heap", "heap"),
    )
    reasons = (
        WORDS.reason("not_now"),
        WORDS.reason("match_over"),
        WORDS.reason("no_such_heap", "heap"),
        WORDS.reason("too_many", "count most"),
        WORDS.reason("not_so_many", "count heap"),
    )
    questions = (WORDS.question("turn"), WORDS.question("options"), WORDS.question("heap"))

    def opening(self, seats: int, options: CardsOnly, overlay: str) -> State:
        """Return the state before the heap is laid."""
        return State(None, 0, seats)

    def to_act(self, state: State) -> Seat | None:
        """Return the table, then the seat that takes next; ``None`` at the end."""
        if state.heap is None:
            return TABLE
        return state.turn if state.heap else None

    def legal(self, state: State) -> Sequence[Action]:
        """Return what may be laid, then what may be taken."""
        if state.heap is None:
            return tuple(Lay(heap) for heap in HEAPS)
        return tuple(Take(count) for count in range(1, min(MOST, state.heap) + 1))

    def apply(self, state: State, action: Action) -> tuple[State, Sequence[Event]]:
        """Return the state after ``action`` and what happened. Raises ``IllegalAction``."""
        match action:
            case Lay(heap) if state.heap is None:
                if heap not in HEAPS:
                    raise IllegalAction("no_such_heap", heap=heap)
                return replace(state, heap=heap), (
                    Event("heap_laid", {"heap": heap}),
                    Event("turn_began", {"seat": state.turn}),
                )
            case Take(count) if state.heap:
                return self._take(state, count, state.heap)
            case _:
                raise self.wrong_phase(state)

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

    def scores(self, state: State) -> Sequence[Score]:
        """Return a point for whoever took the last match."""
        won = [state.heap == 0 and seat == state.turn for seat in range(state.seats)]
        return tuple(Score(seat, int(has), has) for seat, has in enumerate(won))

    def view(self, state: State, seat: Seat) -> OpenView[State]:
        """Return the whole state: nothing is secret."""
        return OpenView(seat, state)

    def answer(self, view: OpenView[State], question: str, slots: Slots) -> Sequence[Event]:
        """Return the facts that answer a question. Raises ``KeyError``."""
        match question, view.state.heap:
            case (("turn" | "options"), None):
                return (Event("answer_lay"),)
            case (("turn" | "options"), 0):
                return (Event("won", {"seat": view.state.turn}),)
            case "turn", _:
                return (Event("answer_turn", {"seat": view.state.turn}),)
            case "options", int() as heap:
                return (Event("answer_take", {"most": min(MOST, heap)}),)
            case "heap", heap:
                return (Event("answer_heap", {"heap": heap}),)
        raise KeyError(question)


NIM: Final = Nim()
