"""Playing Kingsbridge well: the line that advice finds, and what to do with useless cards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from heraut.engines.kingsbridge import together, turn_end
from heraut.engines.kingsbridge.actions import (
    End,
    Exchange,
    Give,
    Malus,
    Move,
    Pass,
    Place,
    Swap,
    Use,
)
from heraut.engines.kingsbridge.advice.model import Position
from heraut.engines.kingsbridge.advice.search import best_line
from heraut.engines.kingsbridge.state import COLUMNS, RANKS, Hand, Phase, Pile, State, bumped
from heraut.engines.notation import Action
from heraut.engines.protocol import Event, Seat
from heraut.engines.records import changed
from heraut.engines.thinking import Knowledge

_THOUGHT: Final = 3000
"""Spots that are looked at for the line of a turn."""
_GLANCE: Final = 60
"""Spots that are looked at while a game is only played on in thought."""
_ALIKE: Final = 3
"""How many steps nearer to going another card of its rank makes it wiser to give one up."""
_EXCHANGED: Final = 5
"""Ways to exchange that are looked at."""


class KingsbridgeKnowledge(Knowledge[State]):
    """How to play Kingsbridge."""

    spread = 8.0
    horizon = 24
    width = 6

    def imagined(self, state: State, seat: Seat, random: Random) -> State:
        """Return the state with the hands of the others, and what they put back, dealt anew."""
        pool = [card for card in RANKS for _ in range(state.unseen[card - 1])]
        others = [other for other in range(len(state.hands)) if other != seat]
        for other in others:
            pool += state.hands[other].known
            pool += [card for card in state.piles[other].returned if card is not None]
        pool.sort()
        random.shuffle(pool)
        hands, piles = list(state.hands), list(state.piles)
        for other in others:
            hands[other] = Hand(tuple(sorted(pool.pop() for _ in range(state.hands[other].size))))
            pile = state.piles[other]
            returned = tuple(pool.pop() for _ in pile.returned)
            piles[other] = Pile(pile.fresh, returned, pile.given)
        unseen = bumped((0,) * len(RANKS), pool, 1)
        return changed(state, hands=tuple(hands), piles=tuple(piles), unseen=unseen)

    def fits(self, state: State, seat: Seat) -> bool:
        """Tell whether every card of the hand was shown."""
        return not state.hands[seat].unknown

    def candidates(self, state: State) -> Sequence[Action]:
        """Return the first step of the best line; without one, what may be given up.

        Alone and together the best is taken as it is, without a search.
        """
        return self._options(state, _THOUGHT)[: 1 if state.together else None]

    def reply(self, state: State, random: Random) -> Action:
        """Return the next step at a glance."""
        return self._options(state, _GLANCE)[0]

    def worth(self, state: State) -> Sequence[float]:
        """Return minus the cards that each seat has still to place, or the common points."""
        if not state.together:
            return [-float(state.left(seat)) for seat in range(len(state.hands))]
        gone = 5.0 * sum(state.malus) + 3.0 * _stuck(state)
        points = 2.0 * state.columns[:COLUMNS].count(()) + len(state.row) + len(state.hidden)
        return [points - gone for _ in state.hands]

    def margin(self, state: State, seat: Seat) -> float:
        """Return how far a seat is ahead; together, how well all stand."""
        if not state.together:
            if state.phase is Phase.OVER:
                return 1.0 if seat in state.winners else -1.0
            return super().margin(state, seat)
        return self.worth(state)[seat] / 60

    def reason(self, state: State, action: Action) -> Event:
        """Return what the action is for."""
        match action:
            case Place() | Swap():
                return Event("because_places")
            case Move():
                return Event("because_moves")
            case Use(character):
                return Event("because_uses", {"character": character})
            case Give():
                return Event("because_gives")
            case Exchange():
                return Event("because_exchanges")
            case Malus(card):
                return Event("because_malus", {"card": card})
            case End():
                return Event("because_nothing_fits")
            case _:
                return Event("because_must")

    def _options(self, state: State, nodes: int) -> list[Action]:
        seen = self.rules.view(state, state.turn)
        if state.together and (shared := self._shared(state, Position.of(seen))):
            return shared
        if (
            not state.together
            and (state.hands[state.turn].size or state.aside[state.turn])
            and (steps := best_line(Position.of(seen), nodes).steps)
        ):
            return [steps[0]]
        kinds = {type(alike[0]): alike for alike in self.rules.kinds(state)}
        if End in kinds:
            return [*kinds[End]]
        if Exchange in kinds:
            return _exchanges(state)
        if lost := [one for one in kinds.get(Malus, ()) if isinstance(one, Malus)]:
            return [*sorted(lost, key=lambda malus: -_useless(state, malus.card))]
        return [*kinds.get(Pass, ())] or [*self.rules.legal(state)]

    def _shared(self, state: State, position: Position) -> list[Action]:
        """Return what to do alone or together; empty where only a card can be given up."""
        if position.giving:
            return [*together.given(self.rules, state)]
        kinds = {type(alike[0]): alike for alike in self.rules.kinds(state) if alike}
        if not any(pile.size for pile in state.piles) and (
            steps := together.tidied(self.rules, state, kinds)
        ):
            return steps
        plan = together.laid(self.rules, state, position)
        # Early enough a character helps more than when nothing goes any more.
        soon = plan is None or plan.crowded or not any(pile.size for pile in state.piles)
        if soon and not state.placed and position.characters:
            use = together.used(self.rules, state, position)
            if use and (plan is None or use.value > plan.value):
                plan = use
        if plan and plan.step:
            return [plan.step]
        if End in kinds:
            return [*kinds[End]]
        return together.lost(state) if Malus in kinds and state.hands[state.turn].size else []


def _exchanges(state: State) -> list[Action]:
    """Return the ways to exchange that leave the most useful cards: of all, or of all but some."""
    hand = sorted(state.hands[state.turn].known, key=lambda card: _burden(state, card))
    room = state.piles[state.turn].size
    wanted = [Exchange(tuple(sorted(hand[kept:]))) for kept in range(min(_EXCHANGED, len(hand)))]
    useful = [each for each in wanted if len(each.cards) <= max(room, 1)]
    return [*useful] or [turn_end.exchanges(state.hands[state.turn])[-1]]


def _burden(state: State, card: int) -> float:
    """Return how far a card is from going: steps up to it from the nearest end of a column."""
    ends = [abs(column[-1]) for column in state.columns if column]
    below = [card - end for end in ends if end < card]
    return min(below) if below else float(card)


def _useless(state: State, card: int) -> float:
    """Return how little is lost with a card of the hand: the others like it go nowhere either."""
    return _ALIKE * state.hands[state.turn].known.count(card) + _burden(state, card)


def _stuck(state: State) -> float:
    """Return how many cards in hand have no end of a column waiting for them."""
    ends = {abs(column[-1]) + 1 for column in state.columns if column}
    return sum(card not in ends for hand in state.hands for card in hand.known) / 2


KNOWLEDGE: Final = KingsbridgeKnowledge
