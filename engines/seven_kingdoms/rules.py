"""7 Kingdoms as an engine: every seat's and the table's actions behind the one contract."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import chain
from typing import Final

from heraut.engines.facts import Fact
from heraut.engines.notation import Action
from heraut.engines.protocol import TABLE, Event, IllegalAction, Said, Score, Seat, Slots
from heraut.engines.rules import Rules
from heraut.engines.seven_kingdoms import answers, draws, references, turn, views, wrong_phase
from heraut.engines.seven_kingdoms.box import CARDS, CRESTS, Box
from heraut.engines.seven_kingdoms.notation import NOTATION
from heraut.engines.seven_kingdoms.options import SevenKingdomsOptions
from heraut.engines.seven_kingdoms.scores import count_points
from heraut.engines.seven_kingdoms.state import TOKENS, Hand, Phase, State
from heraut.engines.seven_kingdoms.views import SevenKingdomsView
from heraut.engines.seven_kingdoms.vocabulary import EVENTS, QUESTIONS, REASONS
from heraut.engines.table_facts import FactKind

_SEATED: Final = (Phase.PLAY, Phase.BONUS, Phase.TAKE, Phase.SORT)
"""The phases in which a seat acts; in all others the table does."""


class SevenKingdoms(Rules[State, SevenKingdomsView]):
    """The whole game for two to four."""

    name = "seven_kingdoms"
    seats = range(2, 5)
    options_type = SevenKingdomsOptions
    notation = NOTATION
    phases = tuple(Phase)
    plays = draws.PLAYS | turn.PLAYS
    events = EVENTS
    reasons = REASONS
    questions = QUESTIONS
    closing = frozenset({"validate", "keep"})
    lots = frozenset({"first"})
    references = references.REFERENCES

    @property
    def table_facts(self) -> Mapping[str, FactKind]:
        """What people may put right."""
        # Read when the first of them is said: hardly a match needs them.
        from heraut.engines.seven_kingdoms.table_facts import TABLE_FACTS

        return TABLE_FACTS

    @property
    def cards(self) -> Mapping[str, int]:
        """Title cards by number, crest cards, and bonus tokens."""
        titles = [str(card) for card in CARDS]
        crests = [f"crest_{crest}" for crest in range(1, CRESTS + 1)]
        tokens = [f"token_{token}" for token in TOKENS]
        return dict.fromkeys((*titles, *crests, *tokens), 1)

    @property
    def facts(self) -> Sequence[Fact]:
        """How far what the cards show is to be trusted."""
        return Box.shipped().facts

    def opening(self, seats: int, options: SevenKingdomsOptions, overlay: str) -> State:
        """Return the empty table."""
        nothing: tuple[tuple[int, ...], ...] = ((),) * seats
        return State(
            options=options,
            box=Box.shipped().corrected(overlay),
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

    def turn(self, state: State) -> Seat:
        """Return the seat that draws, plays, takes or shows cards."""
        return state.turn

    def phase(self, state: State) -> Phase:
        """Return what is being done."""
        return state.phase

    def wrong_phase(self, state: State) -> IllegalAction:
        """Return what has to be done first."""
        return wrong_phase.wrong_phase(state)

    def legal(self, state: State) -> Sequence[Action]:
        """Return every legal action, sorted."""
        if state.phase in _SEATED:
            return tuple(chain.from_iterable(turn.kinds(state)))
        return () if state.phase is Phase.OVER else tuple(draws.table_odds(state))

    def kinds(self, state: State) -> Iterator[Sequence[Action]]:
        """Yield the legal actions of a seat, kind by kind."""
        return filter(None, turn.kinds(state)) if state.phase in _SEATED else iter(())

    def odds(self, state: State) -> Mapping[Action, Fraction]:
        """Return the chance of each outcome at the table."""
        if self.to_act(state) != TABLE:
            raise ValueError("the table has nothing to do now")
        return draws.table_odds(state)

    def remembered(self, state: State, seat: Seat, notation: str) -> State:
        """Return the state with a card known to all that was played openly and taken back."""
        verb, _, card = notation.partition(" ")
        if verb != "play" or not card.isdecimal():
            return state
        hidden = int(card) in state.hands[seat].known and int(card) not in state.open_hands[seat]
        return state.with_open(seat, int(card)) if hidden else state

    def scores(self, state: State) -> Sequence[Score]:
        """Return what the kingdoms are worth, with the tokens that they would win now."""
        counted = count_points(state.box.crest_of, state.kingdoms, state.crests, state.bonus)
        return tuple(
            Score(seat, points.total, seat in state.winners) for seat, points in enumerate(counted)
        )

    def view(self, state: State, seat: Seat) -> SevenKingdomsView:
        """Return all that ``seat`` may know."""
        return views.view_of(state, seat)

    def answer(self, view: SevenKingdomsView, question: str, slots: Slots) -> Sequence[Event]:
        """Return the facts that answer a question. Raises ``KeyError`` for one that is unknown."""
        return answers.answer(view, question, slots)

    def names(self, state: State) -> Mapping[str, Mapping[int | str, str]]:
        """Return what the crests are called, from 1."""
        return {"crest": dict(enumerate(state.box.crest_names, 1))}

    def refer(self, state: State, slots: Said, did: str) -> Sequence[Said]:
        """Return the cards and tokens that may be described."""
        return references.refer(state, slots, did)

    def unfound(self, state: State, slots: Said) -> IllegalAction | None:
        """Return how many cards there are, where another number is said."""
        from heraut.engines.seven_kingdoms.unfound import unfound

        return unfound(state, slots)

    def lead(self, state: State, action: Action) -> Action | None:
        """Return the taking of cards that are said to go somewhere."""
        from heraut.engines.seven_kingdoms.leads import lead

        return lead(state, action)

    def lies_open(self, state: State, slot: str, value: int | str) -> bool:
        """Tell whether a card lies face up, or has gone out of the game so."""
        kingdoms = [card for kingdom in state.kingdoms for card in kingdom]
        seen = (*state.row, *state.waiting, *state.tops, *state.pending, *state.front, *state.gone)
        return slot == "card" and value in (*seen, *kingdoms)


SEVEN_KINGDOMS: Final = SevenKingdoms()
"""The rules; they hold no match."""
