"""Kingsbridge as an engine: every seat's and the table's actions behind the one contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from heraut.engines.facts import Fact, refuse_overlay
from heraut.engines.kingsbridge import answers, views
from heraut.engines.kingsbridge import notation as notations
from heraut.engines.kingsbridge.actions import (
    Action,
    Draw,
    End,
    Exchange,
    Give,
    Malus,
    Move,
    Pass,
    Place,
    Reveal,
    Start,
    Stop,
    Swap,
    Use,
)
from heraut.engines.kingsbridge.draws import (
    apply_draw,
    apply_reveal,
    apply_start,
    receiver,
    table_odds,
)
from heraut.engines.kingsbridge.ending import (
    apply_end,
    apply_exchange,
    apply_malus,
    apply_pass,
    points_of,
    score,
    settle,
)
from heraut.engines.kingsbridge.keys import EVENT_KEYS, QUESTIONS, REASONS
from heraut.engines.kingsbridge.powers import apply_give, apply_stop, apply_use
from heraut.engines.kingsbridge.state import (
    CHARACTERS,
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
from heraut.engines.kingsbridge.turn import apply_move, apply_place, apply_swap, legal_turn
from heraut.engines.protocol import TABLE, Event, IllegalAction, Rules, Score, Seat, View
from heraut.engines.setup import check_seats

__all__ = ["KINGSBRIDGE", "Kingsbridge"]

_Apply = Callable[[State, Any], tuple[State, list[Event]]]

_TABLE: Final[Mapping[type[Action], _Apply]] = {
    Start: apply_start,
    Draw: apply_draw,
    Reveal: apply_reveal,
}
_WITHIN: Final[Mapping[type[Action], _Apply]] = {
    Place: apply_place,
    Swap: apply_swap,
    Use: apply_use,
    Give: apply_give,
    Stop: apply_stop,
    Move: apply_move,
}
"""What may be done within a turn."""
_LAST: Final[Mapping[type[Action], _Apply]] = {
    Malus: apply_malus,
    Exchange: apply_exchange,
    End: apply_end,
    Pass: apply_pass,
}
"""What ends a turn."""


@dataclass(frozen=True, slots=True)
class Kingsbridge:
    """The whole game: alone, against others with or without characters, or together."""

    name: str = "kingsbridge"
    seats: range = range(1, 6)
    facts: Sequence[Fact] = ()
    """The rulebook tells all that the box shows."""

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """The options and their values, the default first."""
        return OPTIONS

    @property
    def cards(self) -> Mapping[str, int]:
        """Event cards by rank, characters, and the cards that mark the columns."""
        events = {str(rank): COPIES for rank in RANKS}
        return {**events, **dict.fromkeys(CHARACTERS, 1), "column": COLUMNS}

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

    def start(self, seats: int, options: Mapping[str, str], overlay: str = "") -> State:
        """Return the empty table. Raises ``BadSetup``, and ``BadOverlay`` for any overlay."""
        refuse_overlay(overlay)
        check_seats(self.name, self.seats, seats)
        read = Options.read(options)
        without = seats > 1 and read.mode == "basic"
        return State(
            options=read,
            columns=((),) * COLUMNS,
            hands=(Hand(),) * seats,
            piles=(Pile(),) * seats,
            unseen=(COPIES,) * len(RANKS),
            characters=((),) * seats,
            aside=((),) * seats,
            hidden=() if without else CHARACTERS,
            boxed=CHARACTERS if without else (),
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
        kind = type(action)
        if table := _TABLE.get(kind):
            return table(state, action)
        if state.phase is not Phase.PLAY:
            raise _table_first(state)
        if state.giving and kind not in (Give, Stop):
            raise IllegalAction("give_first", left=len(state.giving))
        if last := _LAST.get(kind):
            return last(state, action)
        after, events = _WITHIN[kind](state, action)
        after, more = settle(state, after)
        return after, [*events, *more]

    def view(self, state: State, seat: Seat) -> View:
        """Return all that ``seat`` may know; :func:`views.view` lists its names."""
        return views.view(state, seat)

    def scores(self, state: State) -> Sequence[Score]:
        """Return minus the cards that each seat has still to place.

        Alone or together: the points, as though all cards still to place were malus cards.
        """
        seats = range(len(state.hands))
        if state.together:
            left = sum(map(state.left, seats)) if state.phase is not Phase.OVER else 0
            points = score(state)["points"] + points_of(0, 0, left)
            return tuple(Score(seat, points, bool(state.winners)) for seat in seats)
        return tuple(Score(seat, -state.left(seat), seat in state.winners) for seat in seats)

    def parse(self, state: State, notation: str) -> Action:
        """Return the action that a notation stands for. Raises ``NotationError``."""
        return notations.parse(state, notation)

    def answer(self, view: View, question: str, slots: Mapping[str, object]) -> Sequence[Event]:
        """Return the facts that answer one of :attr:`questions`. Raises ``KeyError``."""
        return answers.answer(view, question, slots)


def _table_first(state: State) -> IllegalAction:
    """Return why no seat may act: the table has something to do."""
    match state.phase:
        case Phase.START:
            return IllegalAction("start_first", column=state.next_start())
        case Phase.REVEAL:
            return IllegalAction("reveal_first", seat=receiver(state), left=state.to_reveal())
        case _:
            return IllegalAction("draw_first", seat=state.turn, left=state.to_draw())


KINGSBRIDGE: Final[Rules[State, Action]] = Kingsbridge()
