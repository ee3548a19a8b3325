"""Playing Un Monde Sans Fin well: what may be behind the screens, and what follows at once."""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from random import Random
from typing import Final

from heraut.engines.notation import Action
from heraut.engines.protocol import TABLE, Event, Seat
from heraut.engines.records import changed
from heraut.engines.thinking import Knowledge
from heraut.engines.world_without_end.actions import (
    Build,
    Discard,
    Donate,
    Exchange,
    Forgo,
    Harvest,
    Heal,
    House,
    Orient,
    Pay,
    Play,
    Practise,
    Protect,
    Sell,
)
from heraut.engines.world_without_end.effects import ACTIONS
from heraut.engines.world_without_end.goods import GOODS, MATERIALS
from heraut.engines.world_without_end.prospects import prospects
from heraut.engines.world_without_end.state import State

_MOST_GOLD: Final = 6
"""The most gold that is imagined behind a screen: nothing that is open tells how much it is."""
_DEPTH: Final = 4
"""How many choices that follow at once are looked at for one action."""
_GLANCE: Final = 1
"""How many of them are while a match is only played on in thought."""

_MANY: Final = 4
"""From so many players on each tries for points of its own alone, ..."""
_TWO_ROUNDS: Final = 28
"""... and plays on for so many steps: twelve end before each has acted once."""
_USUAL: Final = 48
"""Points that are neither much nor little there."""
_SCALE: Final = 32.0
"""How many more than that hardly anybody makes."""


class WorldWithoutEndKnowledge(Knowledge[State]):
    """How to play Un Monde Sans Fin."""

    spread = 8.0
    horizon = 12
    width = 5

    def imagined(self, state: State, seat: Seat, random: Random) -> State:
        """Return the state with what lies behind other screens, and face down, made up anew.

        The goods that are neither in the supply, on the board nor the seat's own are the others'.
        """
        others = [other for other in state.seats if other != seat]
        stocks = [[0] * len(GOODS) for _ in state.seats]
        for index, good in enumerate(GOODS):
            if good == "gold":
                for other in others:
                    stocks[other][index] = random.randint(0, _MOST_GOLD)
                continue
            away = state.box.supply[index] - state.supply[index] - state.stocks[seat][index]
            if good in MATERIALS:
                laid = sum(getattr(project, good) for project in state.projects)
                away -= laid - state.substitutes[MATERIALS.index(good)]
            for _ in range(away):
                stocks[random.choice(others)][index] += 1
        hidden = list(state.hidden)
        for other in others:
            left = [name for name in ACTIONS if name not in state.visible[other]]
            random.shuffle(left)
            hidden[other] = tuple(left[: len(state.hidden[other])])
        return changed(
            state,
            stocks=tuple(
                own if place == seat else tuple(stocks[place])
                for place, own in enumerate(state.stocks)
            ),
            hidden=tuple(hidden),
        )

    def fits(self, state: State, seat: Seat) -> bool:
        """Tell whether the cards that the seat has put away were told."""
        return None not in state.hidden[seat]

    def candidates(self, state: State) -> Sequence[Action]:
        """Return the actions that are worth the most with what follows at once."""
        return self._rated(state, _DEPTH)

    def reply(self, state: State, random: Random) -> Action:
        """Return what is worth the most; of cards to put away, the least useful."""
        return self._rated(state, _GLANCE)[0]

    def worth(self, state: State) -> Sequence[float]:
        """Return the points, and what goods, cards and houses may bring."""
        return [_worth(state, seat) for seat in state.seats]

    def steps(self, state: State) -> int:
        """Return how far is looked ahead: some two rounds where there are four."""
        return self.horizon if len(state.seats) < _MANY else _TWO_ROUNDS

    def margin(self, state: State, seat: Seat) -> float:
        """Return how far a seat is ahead; where there are four, how many points it makes.

        To hold one of three others down helps the other two as well: all made fewer points so, and
        who did it won no more often (docs/opponents.md).
        """
        if len(state.seats) < _MANY:
            return super().margin(state, seat)
        return tanh((_worth(state, seat) - _USUAL) / _SCALE)

    def reason(self, state: State, action: Action) -> Event:
        """Return what the action is for."""
        match action:
            case Play(card):
                return Event("because_card", {"action": card})
            case Forgo(card) | Discard(card):
                return Event("because_least_useful")
            case Build():
                return Event("because_builds")
            case Donate():
                return Event("because_donates")
            case House() | Harvest():
                return Event("because_houses")
            case Sell() | Exchange():
                return Event("because_trades")
            case Heal() | Practise():
                return Event("because_heals")
            case Orient(steps):
                return Event("because_orients", {"steps": steps})
            case Pay() | Protect():
                return Event("because_pays")
            case _:
                return Event("because_best_left")

    def _rated(self, state: State, depth: int) -> list[Action]:
        legal = [each for each in self.rules.legal(state) if not _hidden(each)]
        if len(legal) == 1:
            return legal
        seat = self.rules.to_act(state)
        if seat is None or seat == TABLE:
            return legal
        rated = [(self._after(state, seat, action, depth), action) for action in legal]
        rated.sort(key=lambda each: -each[0])
        return [action for _, action in rated]

    def _after(self, state: State, seat: Seat, action: Action, depth: int) -> float:
        """Return how a seat stands after an action and the choices that follow at once."""
        after: State = self.rules.apply(state, action)[0]
        goes_on = after.tasks and self.rules.to_act(after) == seat
        if goes_on and depth and after.phase not in _NEW_CHOICE:
            following = self.rules.legal(after)
            return max(self._after(after, seat, then, depth - 1) for then in following)
        return _worth(after, seat)


_NEW_CHOICE: Final = ("play", "discard", "end", "orient", "court", "offer", "pay", "give", "remove")
"""What is decided by itself, and not by what was done just before."""


def _worth(state: State, seat: Seat) -> float:
    """Return the points of a seat: those of the end, or with what it may still make."""
    return prospects(state, seat) if state.tasks else state.halves[seat] / 2


def _hidden(action: Action) -> bool:
    return isinstance(action, Discard) and action.card is None


KNOWLEDGE: Final = WorldWithoutEndKnowledge
