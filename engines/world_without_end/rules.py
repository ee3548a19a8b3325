"""Un Monde Sans Fin as one engine: the contract of ``Rules``, put together from the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from heraut.engines.facts import Fact
from heraut.engines.notation import Action
from heraut.engines.protocol import TABLE, Event, IllegalAction, Said, Score, Seat, Slots
from heraut.engines.records import changed
from heraut.engines.rules import Rules
from heraut.engines.table_facts import FactKind, TableFact
from heraut.engines.world_without_end.actions import NOTATION
from heraut.engines.world_without_end.box import Box
from heraut.engines.world_without_end.choices import Answers
from heraut.engines.world_without_end.decisions import due_details
from heraut.engines.world_without_end.draws import TABLE_TASKS, table_odds
from heraut.engines.world_without_end.effects import ACTIONS
from heraut.engines.world_without_end.fact_events import FACTS, tell_fact
from heraut.engines.world_without_end.flow import proceed
from heraut.engines.world_without_end.goods import GOODS
from heraut.engines.world_without_end.options import WorldWithoutEndOptions
from heraut.engines.world_without_end.reasons import REASONS
from heraut.engines.world_without_end.references import REFERENCES, refer
from heraut.engines.world_without_end.state import State, Task
from heraut.engines.world_without_end.turn import SEATED
from heraut.engines.world_without_end.views import WorldWithoutEndView, view
from heraut.engines.world_without_end.vocabulary import EVENTS, PHASES, QUESTIONS

if TYPE_CHECKING:
    from heraut.engines.world_without_end.forms import EventForms

_HANDLERS: Final[Mapping[str, Answers]] = {
    **TABLE_TASKS,
    **{kind: answers for kind, (_, answers) in SEATED.items()},
}


class WorldWithoutEnd(Rules[State, WorldWithoutEndView]):
    """The whole game for two to four."""

    name = "world_without_end"
    seats = range(2, 5)
    options_type = WorldWithoutEndOptions
    notation = NOTATION
    phases = PHASES
    events = (*EVENTS, *FACTS)
    reasons = REASONS
    questions = QUESTIONS
    closing = frozenset({"discard", "forgo", "pass"})
    lots = frozenset({"first"})
    references = REFERENCES
    forms_begun_by = "new_event"

    @property
    def table_facts(self) -> Mapping[str, FactKind]:
        """What people may put right."""
        # Read when the first of them is said: hardly a match needs them.
        from heraut.engines.world_without_end.table_facts import TABLE_FACTS

        return TABLE_FACTS

    @property
    def cards(self) -> Mapping[str, int]:
        """Action cards, one for each seat, and the event cards by their ids."""
        actions = {f"action_{action}": self.seats[-1] for action in ACTIONS}
        return {**actions, **{f"event_{card.name}": 1 for card in Box.shipped().events}}

    @property
    def facts(self) -> Sequence[Fact]:
        """What the rulebook does not print, and how far to trust it."""
        return Box.shipped().facts

    @property
    def forms(self) -> EventForms:
        """How an event card is told that the data does not hold."""
        # Hardly a match needs them.
        from heraut.engines.world_without_end.forms import FORMS

        return FORMS

    def names(self, state: State) -> Mapping[str, Mapping[int | str, str]]:
        """Return what projects are called in this box, where its owner has changed that."""
        own: dict[int | str, str] = dict(state.box.renamed())
        return {"project": own, "by": own}

    def tell_fact(self, fact: Fact) -> Sequence[Event]:
        """Return what one of the facts says, as :data:`fact_events.FACTS`."""
        return tell_fact(fact)

    def opening(self, seats: int, options: WorldWithoutEndOptions, overlay: str) -> State:
        """Return the board before the first player is known."""
        box = Box.corrected(overlay) if overlay else Box.shipped()
        goods = dict(box.start_goods)
        own = tuple(goods.get(good, 0) for good in GOODS)
        supply = tuple(count - seats * had for count, had in zip(box.supply, own, strict=False))
        nothing: tuple[tuple[str, ...], ...] = ((),) * seats
        return State(
            options=options,
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
        return state.task.seat if state.task.kind in SEATED else TABLE

    def turn(self, state: State) -> Seat | None:
        """Return who decides, or for whom the table does."""
        return state.turn

    def phase(self, state: State) -> str:
        """Return what has to be decided, one of :data:`vocabulary.DUE`."""
        return state.phase

    def wrong_phase(self, state: State) -> IllegalAction:
        """Return what has to be decided first."""
        reason = f"{state.phase}_first" if state.tasks else "match_over"
        return IllegalAction(reason, **due_details(state))

    def legal(self, state: State) -> Sequence[Action]:
        """Return every legal action, sorted.

        But for event cards that the data does not hold (``Draw`` with a text): with table cards one
        may come whenever a card is drawn, and there is no end of them.
        """
        if not state.tasks:
            return ()
        if state.task.kind in SEATED:
            legal, _ = SEATED[state.task.kind]
            return tuple(legal(state, state.task))
        return tuple(table_odds(state))

    def odds(self, state: State) -> Mapping[Any, Fraction]:
        """Return the chance of each outcome at the table."""
        if self.to_act(state) != TABLE:
            raise ValueError("the table has nothing to do now")
        return table_odds(state)

    def apply(self, state: State, action: Action) -> tuple[State, Sequence[Event]]:
        """Return the state after ``action`` and what happened. Raises ``IllegalAction``."""
        if isinstance(action, TableFact):
            return self.put_right(state, action)
        run = _HANDLERS[state.phase].get(type(action)) if state.tasks else None
        if run is None:
            raise self.wrong_phase(state)
        fresh, events = run(changed(state, tasks=state.tasks[1:]), state.task, action)
        return proceed(fresh, events)

    def refer(self, state: State, slots: Said, did: str) -> Sequence[Said]:
        """Return what a description may mean; what the seat did last changes nothing here."""
        return refer(state, slots)

    def unfound(self, state: State, slots: Said) -> IllegalAction | None:
        """Return the sites of which one is described by what it costs."""
        from heraut.engines.world_without_end.unfound import unfound

        return unfound(state, slots)

    def lead(self, state: State, action: Action) -> Action | None:
        """Return the action card that a choice needs first."""
        from heraut.engines.world_without_end.leads import lead  # when what was said lacks it

        return lead(state, action)

    def view(self, state: State, seat: Seat) -> WorldWithoutEndView:
        """Return all that ``seat`` may know."""
        return view(state, seat)

    def scores(self, state: State) -> Sequence[Score]:
        """Return the points on the track; at the end the final scores, halves left out."""
        points = tuple(half // 2 for half in state.halves) or state.points
        return tuple(Score(seat, points[seat], seat in state.winners) for seat in state.seats)

    def answer(self, view: WorldWithoutEndView, question: str, slots: Slots) -> Sequence[Event]:
        """Return the facts that answer a question. Raises ``KeyError``."""
        from heraut.engines.world_without_end.answers import ANSWERS  # when it is first asked

        return ANSWERS[question](view, slots)


WORLD_WITHOUT_END: Final = WorldWithoutEnd()
