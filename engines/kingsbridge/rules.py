"""Kingsbridge as an engine: every seat's and the table's actions behind the one contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from heraut.engines.kingsbridge import notation as notations
from heraut.engines.kingsbridge import views
from heraut.engines.kingsbridge.actions import Action, Draw, End, Exchange, Move, Pass, Place, Start
from heraut.engines.kingsbridge.draws import apply_draw, apply_start, table_odds
from heraut.engines.kingsbridge.keys import EVENT_KEYS, QUESTIONS, REASONS
from heraut.engines.kingsbridge.state import (
    COLUMNS,
    COPIES,
    OPTIONS,
    RANKS,
    Hand,
    Options,
    Phase,
    Pile,
    State,
)
from heraut.engines.kingsbridge.turn import (
    apply_end,
    apply_exchange,
    apply_move,
    apply_pass,
    apply_place,
    legal_turn,
)
from heraut.engines.protocol import TABLE, Event, IllegalAction, Rules, Score, Seat, View
from heraut.engines.setup import check_seats

__all__ = ["KINGSBRIDGE", "Kingsbridge"]

_APPLY: Final[Mapping[type[Action], Callable[[State, Any], tuple[State, list[Event]]]]] = {
    Start: apply_start,
    Draw: apply_draw,
    Place: apply_place,
    Move: apply_move,
    Exchange: apply_exchange,
    End: apply_end,
    Pass: apply_pass,
}


@dataclass(frozen=True, slots=True)
class Kingsbridge:
    """The basic game: two to five seats, no characters."""

    name: str = "kingsbridge"
    seats: range = range(2, 6)

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """The options and their values, the default first."""
        return OPTIONS

    @property
    def cards(self) -> Mapping[str, int]:
        """The cards by rank, and how many copies the box holds of each."""
        return {str(rank): COPIES for rank in RANKS}

    @property
    def reasons(self) -> tuple[str, ...]:
        """Every reason for a refusal."""
        return REASONS

    @property
    def event_keys(self) -> tuple[str, ...]:
        """The key of every event and answer."""
        return EVENT_KEYS

    @property
    def questions(self) -> tuple[str, ...]:
        """The questions that :meth:`answer` knows."""
        return QUESTIONS

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        """Return the empty table. Raises ``BadSetup``."""
        check_seats(self.name, self.seats, seats)
        return State(
            options=Options.read(options),
            columns=((),) * COLUMNS,
            hands=(Hand(),) * seats,
            piles=(Pile(),) * seats,
            unseen=(COPIES,) * len(RANKS),
        )

    def to_act(self, state: State) -> Seat | None:
        """Return the seat on turn, TABLE while cards are laid or drawn, ``None`` at the end."""
        if state.phase is Phase.PLAY:
            return state.turn
        return None if state.phase is Phase.OVER else TABLE

    def legal(self, state: State) -> Sequence[Action]:
        """Return every legal action, sorted."""
        if state.phase is Phase.PLAY:
            return legal_turn(state)
        return () if state.phase is Phase.OVER else tuple(table_odds(state))

    def odds(self, state: State) -> Mapping[Action, Fraction]:
        """Return the chance of each card that the table may bring now."""
        if self.to_act(state) != TABLE:
            raise ValueError("the table has nothing to do now")
        return table_odds(state)

    def apply(self, state: State, action: Action) -> tuple[State, Sequence[Event]]:
        """Return the state after ``action`` and what happened. Raises ``IllegalAction``."""
        if state.phase is Phase.OVER:
            raise IllegalAction("match_over")
        if state.phase is not Phase.PLAY and not isinstance(action, Start | Draw):
            if state.phase is Phase.START:
                raise IllegalAction("start_first", column=state.next_start())
            raise IllegalAction("draw_first", seat=state.turn, left=state.to_draw())
        return _APPLY[type(action)](state, action)

    def view(self, state: State, seat: Seat) -> View:
        """Return all that ``seat`` may know; :func:`views.view` lists its names."""
        return views.view(state, seat)

    def scores(self, state: State) -> Sequence[Score]:
        """Return minus the cards that each seat has still to place."""
        return tuple(
            Score(seat, -state.left(seat), seat in state.winners)
            for seat in range(len(state.hands))
        )

    def parse(self, state: State, notation: str) -> Action:
        """Return the action that a notation stands for. Raises ``NotationError``."""
        return notations.parse(state, notation)

    def answer(self, view: View, question: str, slots: Mapping[str, object]) -> Sequence[Event]:
        """Return the facts that answer one of :attr:`questions`. Raises ``KeyError``."""
        return views.answer(view, question, slots)


KINGSBRIDGE: Final[Rules[State, Action]] = Kingsbridge()
