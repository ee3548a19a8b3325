"""7 Kingdoms as an engine: every seat's and the table's actions behind the one contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final

from heraut.engines.facts import Fact
from heraut.engines.protocol import TABLE, Event, Rules, Score, Seat, View
from heraut.engines.setup import check_seats
from heraut.engines.seven_kingdoms import answers, views
from heraut.engines.seven_kingdoms import notation as notations
from heraut.engines.seven_kingdoms.actions import (
    Action,
    Bonus,
    Commit,
    Crest,
    Draw,
    First,
    Keep,
    Play,
    Row,
    Show,
    Slots,
    Take,
    Token,
    Validate,
)
from heraut.engines.seven_kingdoms.awaited import awaited
from heraut.engines.seven_kingdoms.box import Box
from heraut.engines.seven_kingdoms.draws import (
    apply_crest,
    apply_draw,
    apply_first,
    apply_row,
    apply_show,
    apply_token,
    table_odds,
)
from heraut.engines.seven_kingdoms.keys import EVENT_KEYS, QUESTIONS, REASONS
from heraut.engines.seven_kingdoms.scoring import count_points
from heraut.engines.seven_kingdoms.state import (
    CARDS,
    CRESTS,
    OPTIONS,
    TOKENS,
    Hand,
    Options,
    Phase,
    State,
)
from heraut.engines.seven_kingdoms.turn import (
    apply_bonus,
    apply_commit,
    apply_keep,
    apply_play,
    apply_slots,
    apply_take,
    apply_validate,
    legal_turn,
)

__all__ = ["SEVEN_KINGDOMS", "SevenKingdoms"]

_Apply = Callable[[State, Any], tuple[State, list[Event]]]

_ACTIONS: Final[Mapping[type[Action], tuple[tuple[Phase, ...], _Apply]]] = {
    Crest: ((Phase.CREST,), apply_crest),
    Token: ((Phase.TOKEN,), apply_token),
    First: ((Phase.FIRST,), apply_first),
    Draw: ((Phase.DEAL, Phase.DRAW), apply_draw),
    Row: ((Phase.ROW,), apply_row),
    Show: ((Phase.SHOW, Phase.FINAL), apply_show),
    Play: ((Phase.PLAY,), apply_play),
    Commit: ((Phase.PLAY,), apply_commit),
    Bonus: ((Phase.BONUS,), apply_bonus),
    Take: ((Phase.TAKE, Phase.SORT), apply_take),
    Slots: ((Phase.TAKE,), apply_slots),
    Validate: ((Phase.SORT,), apply_validate),
    Keep: ((Phase.SORT,), apply_keep),
}
"""When each action may come, and what it does."""

_SEATED: Final = (Phase.PLAY, Phase.BONUS, Phase.TAKE, Phase.SORT)
"""The phases in which a seat acts; in all others the table does."""


@dataclass(frozen=True, slots=True)
class SevenKingdoms:
    """The whole game for two to four."""

    name: str = "seven_kingdoms"
    seats: range = range(2, 5)
    box: Box = field(default_factory=Box.shipped)
    """What the cards show, as far as nobody corrects it."""

    @property
    def facts(self) -> Sequence[Fact]:
        """How far what the cards show is to be trusted."""
        return self.box.facts

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """The options and their values, the default first."""
        return OPTIONS

    @property
    def cards(self) -> Mapping[str, int]:
        """Title cards by number, crest cards, and bonus tokens."""
        titles = [str(card) for card in CARDS]
        crests = [f"crest_{crest}" for crest in range(1, CRESTS + 1)]
        tokens = [f"token_{token}" for token in TOKENS]
        return dict.fromkeys((*titles, *crests, *tokens), 1)

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
        nothing: tuple[tuple[int, ...], ...] = ((),) * seats
        return State(
            options=Options.read(options),
            box=self.box.corrected(overlay),
            hands=(Hand(),) * seats,
            kingdoms=nothing,
            open_hands=nothing,
            front=(0,) * seats,
            commits=(0,) * seats,
            played=(0,) * seats,
            took=nothing,
        )

    def to_act(self, state: State) -> Seat | None:
        """Return the seat on turn, TABLE while something is turned up, ``None`` at the end."""
        if state.phase in _SEATED:
            return state.turn
        return None if state.phase is Phase.OVER else TABLE

    def legal(self, state: State) -> Sequence[Action]:
        """Return every legal action, sorted."""
        if state.phase in _SEATED:
            return legal_turn(state)
        return () if state.phase is Phase.OVER else tuple(table_odds(state))

    def odds(self, state: State) -> Mapping[Action, Fraction]:
        """Return the chance of each outcome at the table."""
        if self.to_act(state) != TABLE:
            raise ValueError("the table has nothing to do now")
        return table_odds(state)

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
        """Return what the kingdoms are worth, with the tokens that they would win now."""
        counted = count_points(state.box.crest_of, state.kingdoms, state.crests, state.bonus)
        return tuple(
            Score(seat, points.total, seat in state.winners) for seat, points in enumerate(counted)
        )

    def parse(self, state: State, notation: str) -> Action:
        """Return the action that a notation stands for. Raises ``NotationError``."""
        return notations.parse(state, notation)

    def answer(self, view: View, question: str, slots: Mapping[str, object]) -> Sequence[Event]:
        """Return the facts that answer one of :attr:`questions`. Raises ``KeyError``."""
        return answers.answer(view, question, slots)


SEVEN_KINGDOMS: Final[Rules[State, Action]] = SevenKingdoms()
