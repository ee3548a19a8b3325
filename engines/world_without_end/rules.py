"""Un Monde Sans Fin as one engine: the contract of ``Rules``, put together from the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final

from heraut.engines.facts import Fact
from heraut.engines.protocol import TABLE, Event, IllegalAction, Rules, Score, Seat, View
from heraut.engines.setup import check_seats
from heraut.engines.world_without_end import answers, telling, views
from heraut.engines.world_without_end import notation as notations
from heraut.engines.world_without_end.actions import Action
from heraut.engines.world_without_end.box import Box
from heraut.engines.world_without_end.choices import CHOICES, Choice
from heraut.engines.world_without_end.draws import TABLE_TASKS, table_odds
from heraut.engines.world_without_end.flow import proceed
from heraut.engines.world_without_end.forms import FORMS, EventForms
from heraut.engines.world_without_end.goods import GOODS
from heraut.engines.world_without_end.keys import EVENT_KEYS, QUESTIONS, REASONS
from heraut.engines.world_without_end.standing import due_facts
from heraut.engines.world_without_end.state import ACTIONS, OPTIONS, Options, Outcome, State, Task
from heraut.engines.world_without_end.turn import TURNS

__all__ = ["WORLD_WITHOUT_END", "WorldWithoutEnd"]

_SEATED: Final[Mapping[str, Choice]] = {**TURNS, **CHOICES}
"""What seats decide, by kind of task; all else is the table's."""


@dataclass(frozen=True, slots=True)
class WorldWithoutEnd:
    """The whole game for two to four."""

    name: str = "world_without_end"
    seats: range = range(2, 5)

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """The options and their values, the default first."""
        return OPTIONS

    @property
    def cards(self) -> Mapping[str, int]:
        """Action cards, one for each seat, and the event cards by their ids."""
        actions = {f"action_{action}": self.seats[-1] for action in ACTIONS}
        return {**actions, **{f"event_{card.name}": 1 for card in Box.shipped().events}}

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

    @property
    def facts(self) -> Sequence[Fact]:
        """What the rulebook does not print, and how far to trust it."""
        return Box.shipped().facts

    def tell_fact(self, fact: Fact) -> Sequence[Event]:
        """Return what one of the facts says; :data:`telling.FACT_KEYS` lists the keys."""
        return telling.tell_fact(fact)

    @property
    def forms(self) -> EventForms:
        """How an event card is told that the data does not hold; see ``heraut.engines.forms``."""
        return FORMS

    def start(self, seats: int, options: Mapping[str, str], overlay: str = "") -> State:
        """Return the board before the first player is known.

        Raises ``BadSetup``, and ``BadOverlay`` for corrections that cannot be used.
        """
        check_seats(self.name, self.seats, seats)
        box = Box.corrected(overlay) if overlay else Box.shipped()
        goods = dict(box.start_goods)
        own = tuple(goods.get(good, 0) for good in GOODS)
        supply = tuple(count - seats * had for count, had in zip(box.supply, own, strict=False))
        nothing: tuple[tuple[str, ...], ...] = ((),) * seats
        return State(
            options=Options.read(options),
            box=box,
            stocks=(own,) * seats,
            points=(box.start_points,) * seats,
            visible=nothing,
            hidden=nothing,
            last=("",) * seats,
            supply=supply,
            projects=(),
            marker=box.marker,
            tasks=(Task("first"),),
        )

    def to_act(self, state: State) -> Seat | None:
        """Return the seat that decides, TABLE while something is turned up, ``None`` at the end."""
        if not state.tasks:
            return None
        return state.task.seat if state.task.kind in _SEATED else TABLE

    def legal(self, state: State) -> Sequence[Action]:
        """Return every legal action, sorted.

        But for event cards that the data does not hold (``NewEvent``): with table cards one may
        come whenever a card is drawn, and there is no end of them.
        """
        if not state.tasks:
            return ()
        if state.task.kind in _SEATED:
            legal, _ = _SEATED[state.task.kind]
            return tuple(sorted(legal(state, state.task)))
        return tuple(table_odds(state))

    def odds(self, state: State) -> Mapping[Action, Fraction]:
        """Return the chance of each outcome at the table."""
        if self.to_act(state) != TABLE:
            raise ValueError("the table has nothing to do now")
        return table_odds(state)

    def apply(self, state: State, action: Action) -> tuple[State, Sequence[Event]]:
        """Return the state after ``action`` and what happened. Raises ``IllegalAction``."""
        if not state.tasks:
            raise IllegalAction("match_over")
        task = state.task
        run = _handlers(task.kind).get(type(action))
        if run is None:
            raise IllegalAction(f"{task.kind}_first", **due_facts(state, task))
        fresh, events = run(replace(state, tasks=state.tasks[1:]), task, action)
        return proceed(fresh, events)

    def view(self, state: State, seat: Seat) -> View:
        """Return all that ``seat`` may know; :func:`views.view` lists its names."""
        return views.view(state, seat)

    def scores(self, state: State) -> Sequence[Score]:
        """Return the points on the track; at the end the final scores, halves left out."""
        points = tuple(half // 2 for half in state.halves) or state.points
        return tuple(Score(seat, points[seat], seat in state.winners) for seat in state.seats)

    def parse(self, state: State, notation: str) -> Action:
        """Return the action that a notation stands for. Raises ``NotationError``."""
        return notations.parse(state, notation)

    def answer(self, view: View, question: str, slots: Mapping[str, object]) -> Sequence[Event]:
        """Return the facts that answer one of :attr:`questions`. Raises ``KeyError``."""
        return answers.answer(view, question, slots)


def _handlers(kind: str) -> Mapping[type[Action], Callable[[State, Task, Any], Outcome]]:
    if kind in _SEATED:
        return _SEATED[kind][1]
    return TABLE_TASKS[kind]


WORLD_WITHOUT_END: Final[Rules[State, Action]] = WorldWithoutEnd()
