"""Kingdom Builder as an engine: every seat's and the table's actions behind the one contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final

from heraut.engines.facts import Fact
from heraut.engines.kingdom_builder import answers, views
from heraut.engines.kingdom_builder import notation as notations
from heraut.engines.kingdom_builder.actions import (
    Action,
    Build,
    Capitol,
    Cave,
    Draw,
    End,
    First,
    Goal,
    Move,
    Section,
    Show,
    Use,
)
from heraut.engines.kingdom_builder.awaited import awaited
from heraut.engines.kingdom_builder.board import Board
from heraut.engines.kingdom_builder.box import ISLANDS, SECTIONS, TERRAINS, Box
from heraut.engines.kingdom_builder.draws import apply_draw, apply_show, card_odds, legal_cards
from heraut.engines.kingdom_builder.keys import EVENT_KEYS, QUESTIONS, REASONS
from heraut.engines.kingdom_builder.laying import (
    apply_capitol,
    apply_cave,
    apply_first,
    apply_goal,
    apply_section,
    legal_setup,
    opened,
)
from heraut.engines.kingdom_builder.rounds import ground_of
from heraut.engines.kingdom_builder.scoring import totals
from heraut.engines.kingdom_builder.state import (
    COPIES,
    GOALS,
    OPTIONS,
    SETUP,
    TILES_EACH,
    Options,
    Phase,
    Realm,
    State,
)
from heraut.engines.kingdom_builder.turn import (
    apply_build,
    apply_end,
    apply_move,
    apply_use,
    legal_turn,
)
from heraut.engines.protocol import TABLE, Event, Rules, Score, Seat, View
from heraut.engines.setup import check_seats

__all__ = ["KINGDOM_BUILDER", "KingdomBuilder"]

_Apply = Callable[[State, Any], tuple[State, list[Event]]]

_ACTIONS: Final[Mapping[type[Action], tuple[tuple[Phase, ...], _Apply]]] = {
    Section: ((Phase.SECTION,), apply_section),
    Goal: ((Phase.GOAL,), apply_goal),
    Capitol: ((Phase.CAPITOL,), apply_capitol),
    Cave: ((Phase.CAVE,), apply_cave),
    First: ((Phase.FIRST,), apply_first),
    Draw: ((Phase.DEAL, Phase.DRAW, Phase.REDRAW), apply_draw),
    Show: ((Phase.SHOW,), apply_show),
    Build: ((Phase.TURN,), apply_build),
    Use: ((Phase.TURN,), apply_use),
    Move: ((Phase.TURN,), apply_move),
    End: ((Phase.TURN,), apply_end),
}
"""When each action may come, and what it does."""

_CARDS: Final = (Phase.DEAL, Phase.DRAW, Phase.REDRAW, Phase.SHOW)
"""The phases in which a terrain card is drawn or turned up."""
_LOCATIONS: Final = dict.fromkeys(SECTIONS, 2) | {"oracle": 1, "harbor": 1}
"""How many locations of each kind the board may have."""


@dataclass(frozen=True, slots=True)
class KingdomBuilder:
    """The base game and the Queenies for two to four."""

    name: str = "kingdom_builder"
    seats: range = range(2, 5)
    box: Box = field(default_factory=Box.shipped)
    """What the board shows, as far as nobody corrects it."""

    @property
    def facts(self) -> Sequence[Fact]:
        """How far what the board shows is to be trusted."""
        return self.box.facts

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """The options and their values, the default first."""
        return OPTIONS

    @property
    def cards(self) -> Mapping[str, int]:
        """Terrain cards, Kingdom Builder cards, sections, and location tiles."""
        tiles = {name: TILES_EACH * count for name, count in _LOCATIONS.items()}
        tiles |= dict.fromkeys(ISLANDS, TILES_EACH)
        return {
            **dict.fromkeys(TERRAINS, COPIES),
            **{f"goal_{goal}": 1 for goal in GOALS},
            **{f"section_{name}": 1 for name in SECTIONS},
            **{f"tile_{name}": count for name, count in tiles.items()},
        }

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
        """Return the empty table. Raises ``BadSetup`` and ``BadOverlay``."""
        check_seats(self.name, self.seats, seats)
        read, box = Options.read(options), self.box.corrected(overlay)
        board = Board.of(box, (), read.island)
        tiles = (TILES_EACH,) * len(board.locations)
        return opened(State(read, box, board, (Realm(),) * seats, tiles=tiles))

    def to_act(self, state: State) -> Seat | None:
        """Return the seat on turn, TABLE for what is drawn, ``None`` at the end.

        Where players choose sections and goals, the first seat says what they chose.
        """
        phase = state.phase
        if phase is Phase.TURN:
            return state.turn
        if phase in SETUP and state.options.setup == "chosen":
            return 0
        return None if phase is Phase.OVER else TABLE

    def legal(self, state: State) -> Sequence[Action]:
        """Return every legal action, sorted."""
        if state.phase is Phase.TURN:
            return legal_turn(state)
        if state.phase in _CARDS:
            return legal_cards(state)
        return () if state.phase is Phase.OVER else legal_setup(state)

    def odds(self, state: State) -> Mapping[Action, Fraction]:
        """Return the chance of each outcome at the table."""
        if self.to_act(state) != TABLE:
            raise ValueError("the table has nothing to do now")
        if state.phase in _CARDS:
            return card_odds(state)
        outcomes = legal_setup(state)
        return dict.fromkeys(outcomes, Fraction(1, len(outcomes)))

    def apply(self, state: State, action: Action) -> tuple[State, Sequence[Event]]:
        """Return the state after ``action`` and what happened. Raises ``IllegalAction``."""
        phases, apply = _ACTIONS[type(action)]
        if state.phase not in phases:
            raise awaited(state)
        return apply(state, action)

    def view(self, state: State, seat: Seat) -> View:
        """Return all that ``seat`` may know; :func:`views.view` lists its names."""
        return views.view(state, seat)

    def scores(self, state: State) -> Sequence[Score]:
        """Return what the settlements are worth as they stand."""
        sums = totals(ground_of(state), [realm.own for realm in state.realms])
        return tuple(Score(seat, sums[seat], seat in state.winners) for seat in state.seats)

    def parse(self, state: State, notation: str) -> Action:
        """Return the action that a notation stands for. Raises ``NotationError``."""
        return notations.parse(state, notation)

    def answer(self, view: View, question: str, slots: Mapping[str, object]) -> Sequence[Event]:
        """Return the facts that answer one of :attr:`questions`. Raises ``KeyError``."""
        return answers.answer(view, question, slots)


KINGDOM_BUILDER: Final[Rules[State, Action]] = KingdomBuilder()
