"""Players that think: what a game knows of playing well, and the search that uses it.

The search never looks behind cards. It asks the game's :class:`Knowledge` for worlds that the seat
could be in, by what it may know and nothing else, and plays each likely action out in them. Its
randomness and its time come from outside.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from math import sqrt, tanh
from random import Random
from statistics import fmean
from typing import Any, ClassVar, Final, Generic, TypeVar

from heraut.engines.chance import pick
from heraut.engines.notation import Action
from heraut.engines.protocol import TABLE, Event, Seat
from heraut.engines.records import changed
from heraut.engines.registry import find_rules
from heraut.engines.rules import Rules

S = TypeVar("S")

_FEWEST: Final = 6
"""Worlds in which every action is tried before any is given up."""
_FEW: Final = 3
"""Worlds from which on one may tell anything."""
_SURE: Final = 1.6
"""How many standard errors an action may be behind the best one before it is given up."""


class Knowledge(ABC, Generic[S]):
    """What is known of playing one game well. Without state of its own."""

    spread: ClassVar[float]
    """Points that decide a match: twice as many decide hardly more."""
    horizon: ClassVar[int]
    """Steps that are played out after an action before the match is estimated, as a rule."""
    width: ClassVar[int] = 12
    """How many actions are looked at."""
    steady: ClassVar[int] = 3
    """In how many worlds an action has to be better to be taken for a likelier one."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules

    @abstractmethod
    def imagined(self, state: S, seat: Seat, random: Random) -> S:
        """Return a state that may be the true one for all that ``seat`` may know.

        What the seat cannot see is gathered, put in order and dealt anew, so that states that look
        the same to it come out the same with the same randomness.
        """

    @abstractmethod
    def candidates(self, state: S) -> Sequence[Action]:
        """Return the actions that are worth a thought, the likeliest first, at least one."""

    @abstractmethod
    def reply(self, state: S, random: Random) -> Action:
        """Return a sensible action at once: what the seats do while the search plays on."""

    @abstractmethod
    def worth(self, state: S) -> Sequence[float]:
        """Return what each seat may expect in the end, in points."""

    @abstractmethod
    def reason(self, state: S, action: Action) -> Event:
        """Return why the seat that acts may want an action, from what it does: the event of words.

        Its key begins with ``because_``. It tells nothing that the action does not show.
        """

    def fits(self, state: S, seat: Seat) -> bool:
        """Tell whether all that the seat holds is known to Héraut, so that it can think for it."""
        return True

    def steps(self, state: S) -> int:
        """Return how many steps are played out after an action in this match."""
        return self.horizon

    def margin(self, state: S, seat: Seat) -> float:
        """Return how far a seat is ahead of the best other one, from -1 to 1."""
        worth = self.worth(state)
        others = [each for place, each in enumerate(worth) if place != seat]
        return tanh((worth[seat] - (max(others) if others else 0)) / self.spread)


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of thinking."""

    action: Action
    value: float
    """How good it seems, from -1, lost, to 1, won."""
    worlds: int
    """In how many worlds it was tried; 0: there was nothing to choose, or no time."""
    alternatives: int
    """How many actions were looked at."""


def think(
    knowledge: Knowledge[S], state: S, seat: Seat, random: Random, go_on: Callable[[int], bool]
) -> Thought:
    """Return the action that does best in the worlds the seat could be in.

    ``go_on`` is told how many actions were played out so far, and says whether there is time for
    more. Actions that are clearly behind in the same worlds are given up on the way.
    """
    seen = knowledge.imagined(state, seat, random)
    actions = list(knowledge.candidates(seen))[: knowledge.width]
    if len(actions) == 1:
        return Thought(actions[0], knowledge.margin(seen, seat), 0, 1)
    results: dict[Action, list[float]] = {action: [] for action in actions}
    count = worlds = 0
    while len(actions) > 1 and go_on(count):
        world = seen if worlds == 0 else knowledge.imagined(state, seat, random)
        seed, found = random.random(), []
        for action in actions:
            if not go_on(count):
                break
            # The same dice for each: what differs is the action.
            found.append(_played_out(knowledge, world, seat, action, Random(seed)))
            count += 1
        else:
            # A world in which not all were tried compares nothing.
            for action, value in zip(actions, found, strict=True):
                results[action].append(value)
            worlds += 1
            if worlds >= _FEWEST:
                actions = _hopeful(actions, results)
    if not worlds:
        return Thought(actions[0], knowledge.margin(seen, seat), 0, len(results))
    best = _leader(actions, results, knowledge.steady)
    return Thought(best, fmean(results[best]), worlds, len(results))


def _played_out(
    knowledge: Knowledge[S], world: S, seat: Seat, action: Action, random: Random
) -> float:
    rules = knowledge.rules
    after = rules.after(world, action)
    for _ in range(knowledge.steps(world)):
        by = rules.to_act(after)
        if by is None:
            break
        step = pick(rules.odds(after), random) if by == TABLE else knowledge.reply(after, random)
        after = rules.after(after, step)
    return knowledge.margin(after, seat)


def _hopeful(actions: Sequence[Action], results: dict[Action, list[float]]) -> list[Action]:
    """Return the actions that may still turn out the best, in the worlds that all were tried in."""
    best = max(actions, key=lambda action: fmean(results[action]))
    return [action for action in actions if action is best or _near(results[best], results[action])]


def _leader(actions: Sequence[Action], results: dict[Action, list[float]], worlds: int) -> Action:
    """Return the best action; one that looks less likely has to be surely better."""
    best = actions[0]
    for action in actions[1:]:
        lead, error = _compared(results[action], results[best])
        if len(results[action]) >= worlds and lead > error:
            best = action
    return best


def _near(best: Sequence[float], other: Sequence[float]) -> bool:
    behind, error = _compared(best, other)
    return behind <= _SURE * error or behind <= 0


def _compared(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return how far one action is ahead in the same worlds, and the standard error of that."""
    ahead = [mine - yours for mine, yours in zip(one, other, strict=False)]
    mean, count = fmean(ahead), len(ahead)
    if count < _FEW:
        return mean, 0.0
    return mean, sqrt(sum((each - mean) ** 2 for each in ahead) / (count - 1) / count)


def dealt_by_app(state: Any) -> Any:
    """Return a state in which the app deals from now on, to play on in thought.

    Real cards may be drawn unseen; a game that is played out must not end in hands nobody knows.
    """
    options = state.options
    return changed(state, options=changed(options, cards="app")) if options.table_cards else state


def knowledge_of(game: str) -> Knowledge[Any]:
    """Return what is known of playing a game well; loaded when it is first asked for."""
    rules = find_rules(game)
    module = import_module(f"heraut.engines.{rules.name}.knowledge")
    known: Knowledge[Any] = module.KNOWLEDGE(rules)
    return known
