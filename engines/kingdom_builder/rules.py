"""Kingdom Builder as an engine: every seat's and the table's actions behind the one contract."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from heraut.engines.facts import Fact
from heraut.engines.kingdom_builder import actions, answers, choices, draws, setup, turn, views
from heraut.engines.kingdom_builder.board import Board
from heraut.engines.kingdom_builder.box import ISLANDS, SECTIONS, TERRAINS, Box
from heraut.engines.kingdom_builder.notation import NOTATION
from heraut.engines.kingdom_builder.options import KingdomBuilderOptions
from heraut.engines.kingdom_builder.reference_slots import REFERENCES
from heraut.engines.kingdom_builder.scores import totals
from heraut.engines.kingdom_builder.state import (
    COPIES,
    DRAWS,
    GOALS,
    SETUP,
    TILES_EACH,
    Phase,
    Realm,
    State,
)
from heraut.engines.kingdom_builder.views import KingdomBuilderView
from heraut.engines.kingdom_builder.vocabulary import EVENTS, QUESTIONS, REASONS
from heraut.engines.kingdom_builder.wrong_phase import wrong_phase
from heraut.engines.listing import Joined
from heraut.engines.notation import Action
from heraut.engines.protocol import (
    TABLE,
    UNHEARD,
    Event,
    IllegalAction,
    Said,
    Score,
    Seat,
    Slots,
    Term,
    Told,
)
from heraut.engines.rules import Rules
from heraut.engines.table_facts import FactKind, TableFact

_CARDS: Final = (*DRAWS, Phase.SHOW)
"""The phases in which a terrain card is drawn or turned up."""
_LOCATIONS: Final = dict.fromkeys(SECTIONS, 2) | {"oracle": 1, "harbor": 1}
"""How many locations of each kind the board may have."""
_PLAYS: Final[
    Mapping[type[Action], tuple[Sequence[Phase], Callable[[State, Any, Told], State]]]
] = {
    actions.Section: ((Phase.SECTION,), setup.apply_section),
    actions.Goal: ((Phase.GOAL,), setup.apply_goal),
    actions.Capitol: ((Phase.CAPITOL,), setup.apply_capitol),
    actions.Cave: ((Phase.CAVE,), setup.apply_cave),
    actions.First: ((Phase.FIRST,), setup.apply_first),
    actions.Draw: (DRAWS, draws.apply_draw),
    actions.Show: ((Phase.SHOW,), draws.apply_show),
    actions.Build: ((Phase.TURN,), turn.apply_build),
    actions.Use: ((Phase.TURN,), turn.apply_use),
    actions.Move: ((Phase.TURN,), turn.apply_move),
    actions.End: ((Phase.TURN,), turn.apply_end),
}
"""The phases in which each kind of action may come, and what does it: it returns the state after
it, and tells what happens."""


class KingdomBuilder(Rules[State, KingdomBuilderView]):
    """The base game and the Queenies for two to four."""

    name = "kingdom_builder"
    seats = range(2, 5)
    options_type = KingdomBuilderOptions
    notation = NOTATION
    phases = tuple(Phase)
    events = EVENTS
    reasons = REASONS
    questions = QUESTIONS
    closing = frozenset({"end"})
    lots = frozenset({"first"})
    references = REFERENCES

    @property
    def table_facts(self) -> Mapping[str, FactKind]:
        """What people may put right."""
        # Read when the first of them is said: hardly a match needs them.
        from heraut.engines.kingdom_builder.table_facts import TABLE_FACTS

        return TABLE_FACTS

    @property
    def facts(self) -> Sequence[Fact]:
        """How far what the board shows is to be trusted."""
        return Box.shipped().facts

    def laid(self, state: State) -> Sequence[tuple[str, bool]]:
        """Return the sections by the corner they lie in, then the Island."""
        island = state.options.island
        beside = [(f"island_{island}", False)] if island in ISLANDS else []
        return [*((f"section_{name}", turned) for name, turned in state.sections), *beside]

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

    def opening(self, seats: int, options: KingdomBuilderOptions, overlay: str) -> State:
        """Return the empty table, or that of the suggested first game. Raises ``BadOverlay``."""
        box = Box.shipped().corrected(overlay)
        board = Board.of(box, (), options.island)
        tiles = (TILES_EACH,) * len(board.locations)
        return setup.opened(State(options, box, board, (Realm(),) * seats, tiles=tiles))

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

    def turn(self, state: State) -> Seat:
        """Return the seat that acts, draws or shows; at the setup, the first player so far."""
        return state.turn

    def phase(self, state: State) -> str:
        """Return what is waited for."""
        return state.phase

    def wrong_phase(self, state: State) -> IllegalAction:
        """Return what has to be done first."""
        return wrong_phase(state)

    def legal(self, state: State) -> Sequence[Action]:
        """Return every legal action, sorted."""
        if state.phase is Phase.TURN:
            return Joined(tuple(choices.kinds(state)))
        if state.phase in _CARDS:
            return tuple(draws.card_odds(state))
        return () if state.phase is Phase.OVER else setup.legal_setup(state)

    def kinds(self, state: State) -> Iterable[Sequence[Action]]:
        """Return the legal actions of a seat, kind by kind."""
        return choices.kinds(state) if state.phase is Phase.TURN else super().kinds(state)

    def odds(self, state: State) -> Mapping[Action, Fraction]:
        """Return the chance of each outcome at the table."""
        return draws.card_odds(state) if state.phase in _CARDS else super().odds(state)

    def apply(self, state: State, action: Action) -> tuple[State, Sequence[Event]]:
        """Return the state after an action and what happened. Raises ``IllegalAction``."""
        if isinstance(action, TableFact):
            return self.put_right(state, action)
        told = Told()
        return _played(state, action, told), told.events

    def after(self, state: State, action: Action) -> State:
        """Return the state after an action; no events are made. Raises ``IllegalAction``."""
        known = _PLAYS.get(type(action))
        if known is None:
            return self.apply(state, action)[0]
        phases, play = known
        if state.phase not in phases:
            raise wrong_phase(state)
        return play(state, action, UNHEARD)

    def awaited(self, state: State) -> frozenset[str]:
        """Return the verbs of the actions that may come now, without making every action."""
        if state.phase is Phase.TURN:
            return frozenset(alike[0].verb for alike in choices.kinds(state))
        return super().awaited(state)

    def forgone(self, state: State, action: Action) -> Sequence[Event]:
        """Return the tiles that could still build."""
        return turn.forgone(state, action)

    def scores(self, state: State) -> Sequence[Score]:
        """Return what the settlements are worth as they stand."""
        return tuple(
            Score(seat, total, seat in state.winners)
            for seat, total in enumerate(state.totals or totals(state, state.owns))
        )

    def view(self, state: State, seat: Seat) -> KingdomBuilderView:
        """Return all that ``seat`` may know."""
        return views.view(state, seat)

    def answer(self, view: KingdomBuilderView, question: str, slots: Slots) -> Sequence[Event]:
        """Return the facts that answer one of :attr:`questions`. Raises ``KeyError``."""
        return answers.ANSWERS[question](view, slots)

    def refer(self, state: State, slots: Said, did: str) -> Sequence[Said]:
        """Return what hexes may be meant that are only described."""
        # Only what is described needs it: a game should begin at once.
        from heraut.engines.kingdom_builder.references import refer

        return refer(state, slots, did)

    def described(
        self, state: State, terms: Sequence[Term], here: str, done: Sequence[str]
    ) -> Sequence[Sequence[str]]:
        """Return the ways to do what the pieces of a description say."""
        # As rarely needed as what is referred to.
        from heraut.engines.kingdom_builder.descriptions import described

        return described(state, terms, here, done)

    def lies_open(self, state: State, slot: str, value: int | str) -> bool:
        """Tell whether a terrain is that of the card which the seat on turn shows."""
        return slot == "terrain" and value == state.card


def _played(state: State, action: Action, told: Told) -> State:
    """Return the state after an action that a phase may wait for. Raises ``IllegalAction``."""
    phases, play = _PLAYS[type(action)]
    if state.phase not in phases:
        raise wrong_phase(state)
    return play(state, action, told)


KINGDOM_BUILDER: Final = KingdomBuilder()
