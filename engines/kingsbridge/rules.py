"""Kingsbridge as an engine: every seat's and the table's actions behind the one contract."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import chain
from typing import Any, ClassVar, Final, TypeVar

from heraut.engines.kingsbridge import (
    actions,
    answers,
    draws,
    powers,
    references,
    turn,
    turn_end,
    views,
)
from heraut.engines.kingsbridge.notation import NOTATION
from heraut.engines.kingsbridge.options import KingsbridgeOptions
from heraut.engines.kingsbridge.scores import points_of, score
from heraut.engines.kingsbridge.state import (
    CHARACTERS,
    COLUMNS,
    COPIES,
    RANKS,
    Hand,
    Phase,
    Pile,
    State,
)
from heraut.engines.kingsbridge.views import KingsbridgeView
from heraut.engines.kingsbridge.vocabulary import EVENTS, QUESTIONS, REASONS
from heraut.engines.notation import Action
from heraut.engines.protocol import TABLE, Event, IllegalAction, Outcome, Said, Score, Seat, Slots
from heraut.engines.rules import Play, Rules
from heraut.engines.table_facts import FactKind

A = TypeVar("A", bound=Action)

_PLAY: Final = frozenset({Phase.PLAY})
_DRAWS: Final = frozenset({Phase.DEAL, Phase.REFILL})
_WHILE_GIVING: Final = (
    *(actions.Give, actions.Stop, actions.Start, actions.Draw, actions.Reveal),
    actions.Fact,
)
"""What is not refused at once while Wigelm gives."""


def _within(play: Callable[[State, A], Outcome[State]]) -> Callable[[State, A], Outcome[State]]:
    """Return what applies an action that does not end the turn, with what follows from it."""

    def played(state: State, action: A) -> Outcome[State]:
        after, events = play(state, action)
        after, more = turn_end.settle(state, after)
        return after, [*events, *more]

    return played


class Kingsbridge(Rules[State, KingsbridgeView]):
    """The whole game: alone, against others with or without characters, or together."""

    name = "kingsbridge"
    seats = range(1, 6)
    options_type = KingsbridgeOptions
    notation = NOTATION
    phases = tuple(Phase)
    references = references.REFERENCES
    # The table's actions say themselves that there is nothing for them to do in a turn.
    plays: ClassVar[Mapping[type[Action], Play]] = {
        actions.Start: (_PLAY | _DRAWS | {Phase.START}, draws.apply_start),
        actions.Draw: (_PLAY | _DRAWS, draws.apply_draw),
        actions.Reveal: (_PLAY | {Phase.REVEAL}, draws.apply_reveal),
        actions.Place: (_PLAY, _within(turn.apply_place)),
        actions.Swap: (_PLAY, _within(turn.apply_swap)),
        actions.Use: (_PLAY, _within(powers.apply_use)),
        actions.Give: (_PLAY, _within(powers.apply_give)),
        actions.Stop: (_PLAY, _within(powers.apply_stop)),
        actions.Move: (_PLAY, _within(turn.apply_move)),
        actions.Malus: (_PLAY, turn_end.apply_malus),
        actions.Exchange: (_PLAY, turn_end.apply_exchange),
        actions.End: (_PLAY, turn_end.apply_end),
        actions.Pass: (_PLAY, turn_end.apply_pass),
    }
    events = EVENTS
    reasons = REASONS
    questions = QUESTIONS
    closing = frozenset({"end"})

    @property
    def table_facts(self) -> Mapping[str, FactKind]:
        """What people may put right."""
        # Read when the first of them is said: hardly a match needs them.
        from heraut.engines.kingsbridge.table_facts import TABLE_FACTS

        return TABLE_FACTS

    @property
    def cards(self) -> Mapping[str, int]:
        """Event cards by rank, characters, and the cards that mark the columns."""
        events = {str(rank): COPIES for rank in RANKS}
        return {**events, **dict.fromkeys(CHARACTERS, 1), "column": COLUMNS}

    def opening(self, seats: int, options: KingsbridgeOptions, overlay: str) -> State:
        """Return the empty table."""
        without = seats > 1 and options.mode == "basic"
        return State(
            options=options,
            columns=((),) * COLUMNS,
            hands=(Hand(),) * seats,
            piles=(Pile(),) * seats,
            unseen=(COPIES,) * len(RANKS),
            newest=(None,) * seats,
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

    def turn(self, state: State) -> Seat:
        """Return the seat that plays, draws, gets a character, or ended the match."""
        return state.turn

    def phase(self, state: State) -> str:
        """Return what is being done."""
        return str(state.phase)

    def wrong_phase(self, state: State) -> IllegalAction:
        """Return what has to be done first, whatever else was asked for."""
        match state.phase:
            case Phase.OVER:
                return IllegalAction("match_over")
            case Phase.START:
                return IllegalAction("start_first", column=state.next_start())
            case Phase.REVEAL:
                return IllegalAction(
                    "reveal_first", seat=draws.receiver(state), left=state.to_reveal()
                )
            case Phase.PLAY if state.giving:
                return IllegalAction("give_first", left=len(state.giving))
            case Phase.PLAY:
                return IllegalAction("nothing_to_draw")
            case _:
                return IllegalAction("draw_first", seat=state.turn, left=state.to_draw())

    def legal(self, state: State) -> Sequence[Action]:
        """Return every legal action, sorted."""
        if state.phase is Phase.PLAY:
            return tuple(chain.from_iterable(turn.kinds(state)))
        return () if state.phase is Phase.OVER else tuple(draws.table_odds(state))

    def kinds(self, state: State) -> Iterator[Sequence[Action]]:
        """Yield the legal actions of a seat, kind by kind."""
        return filter(None, turn.kinds(state)) if state.phase is Phase.PLAY else iter(())

    def odds(self, state: State) -> Mapping[Any, Fraction]:
        """Return the chance of each card that the table may bring now."""
        if self.to_act(state) != TABLE:
            raise ValueError("the table has nothing to do now")
        return draws.table_odds(state)

    def apply(self, state: State, action: Action) -> tuple[State, Sequence[Event]]:
        """Return the state after ``action`` and what happened. Raises ``IllegalAction``."""
        if state.giving and not isinstance(action, _WHILE_GIVING):
            raise self.wrong_phase(state)
        return super().apply(state, action)

    def forgone(self, state: State, action: Action) -> Sequence[Event]:
        """Return a card that could still go."""
        return turn.forgone(state, action)

    def scores(self, state: State) -> Sequence[Score]:
        """Return minus the cards that each seat has still to place.

        Alone or together: the points, as though all cards still to place were malus cards.
        """
        seats = range(len(state.hands))
        if state.together:
            to_go = sum(map(state.left, seats)) if state.phase is not Phase.OVER else 0
            points = score(state)["points"] + points_of(0, 0, to_go)
            return tuple(Score(seat, points, bool(state.winners)) for seat in seats)
        # When nobody got any further, only what counted then tells who has won.
        stalled = state.phase is Phase.OVER and all(map(state.left, state.winners))
        left = state.counted if stalled else state.left
        return tuple(Score(seat, -left(seat), seat in state.winners) for seat in seats)

    def view(self, state: State, seat: Seat) -> KingsbridgeView:
        """Return all that ``seat`` may know."""
        return views.view(state, seat)

    def refer(self, state: State, slots: Said, did: str) -> Sequence[Said]:
        """Return the slots with each column and card that they may describe."""
        return references.refer(state, slots, did)

    def unfound(self, state: State, slots: Said) -> IllegalAction | None:
        """Return what is not there of what slots describe."""
        from heraut.engines.kingsbridge.unfound import unfound

        return unfound(state, slots)

    def answer(self, view: KingsbridgeView, question: str, slots: Slots) -> Sequence[Event]:
        """Return the facts that answer one of :attr:`questions`. Raises ``KeyError``."""
        return answers.answer(view, question, slots)


KINGSBRIDGE: Final = Kingsbridge()
