"""How long advice takes, and how often its line is proven best.

``python -m heraut.engines.kingsbridge.advice.benchmark`` asks for advice at the beginning of turns
of random play and of play that follows the advice, in every mode, with fixed seeds. It counts
processor time, so that other programs do not matter.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from heraut.engines.kingsbridge.actions import End, Exchange, Malus, Pass
from heraut.engines.kingsbridge.advice.model import Position
from heraut.engines.kingsbridge.advice.search import NODES, best_line
from heraut.engines.kingsbridge.rules import KINGSBRIDGE
from heraut.engines.kingsbridge.state import Phase, State
from heraut.engines.notation import Action
from heraut.engines.rules import Rules
from heraut.engines.simulate import Policy, Setup, choose, walk

MODES: Final = ("basic", "characters", "cooperative", "solo")
_EVERY: Final = 3
"""Of so many turns, one is measured."""
_A_GAME: Final = 20
"""Positions that one game gives at most."""


class Figures(NamedTuple):
    """What was measured."""

    positions: int
    median: float
    """Milliseconds."""
    p95: float
    """Milliseconds that 95 of 100 positions stay below."""
    slowest: float
    """Milliseconds."""
    proven: float
    """The share of lines that are proven best."""
    placed: float
    """Hand cards that a line places, on average."""


class Follower:
    """Plays as the advice says, and ends the turn when it says nothing more."""

    def __init__(self) -> None:
        self._steps: list[Action] = []

    def __call__(self, rules: Rules[Any, Any], state: State, random: Random) -> Any:
        """Return the next action: a policy for :func:`walk`."""
        if state.phase is not Phase.PLAY:
            return choose(rules, state, random)
        if fresh(state):
            self._steps = list(best_line(Position.of(rules.view(state, state.turn))).steps)
        if self._steps:
            return self._steps.pop(0)
        legal = rules.legal(state)
        for kind in (End, Exchange, Pass, Malus):
            # The last exchange is that of the most cards, or of the highest: it brings new ones.
            if ways := [action for action in legal if isinstance(action, kind)]:
                return ways[-1]
        return legal[-1]


PLAYS: Final[dict[str, Callable[[], Policy]]] = {"random": lambda: choose, "advised": Follower}
"""How the games are played, by name."""


def fresh(state: State) -> bool:
    """Tell whether a seat begins its turn."""
    done = state.placed or state.moved or state.used or state.aside_placed or state.giving
    return state.phase is Phase.PLAY and not done


def positions(mode: str, policy: Callable[[], Policy], size: int) -> list[Position]:
    """Return so many positions at the beginning of turns, from games of every number of seats."""
    found: list[Position] = []
    for seed in count():
        found += islice(_beginnings(mode, policy(), seed), _A_GAME)
        if len(found) >= size:
            break
    return found[:size]


def _beginnings(mode: str, policy: Policy, seed: int) -> Iterator[Position]:
    setup = Setup(1, {}) if mode == "solo" else Setup(2 + seed % 4, {"mode": mode})
    turns = 0
    for step in walk(KINGSBRIDGE, setup, Random(seed), policy=policy):
        if fresh(step.before):
            turns += 1
            if turns % _EVERY == 0:
                yield Position.of(KINGSBRIDGE.view(step.before, step.before.turn))


def measure(found: Sequence[Position], nodes: int = NODES) -> Figures:
    """Ask for advice in each position. Raises ``ValueError`` if there is none."""
    if not found:
        raise ValueError("there is no position to measure")
    times, lines = [], []
    for position in found:
        began = process_time()
        lines.append(best_line(position, nodes))
        times.append(1000 * (process_time() - began))
    times.sort()
    size = len(found)
    return Figures(
        positions=size,
        median=times[size // 2],
        p95=times[size * 95 // 100],
        slowest=times[-1],
        proven=sum(line.proven for line in lines) / size,
        placed=sum(line.placed for line in lines) / size,
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the figures of every mode and kind of play."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--positions", type=int, default=50, help="of each mode and kind of play")
    parser.add_argument("--nodes", type=int, default=NODES, help="plays that a search looks at")
    given = parser.parse_args(arguments)
    print("mode         play     positions  median ms  p95 ms  slowest ms  proven  placed")
    for mode in MODES:
        for name, policy in PLAYS.items():
            figures = measure(positions(mode, policy, given.positions), given.nodes)
            print(
                f"{mode:<12} {name:<8} {figures.positions:>9}  {figures.median:>9.1f}  "
                f"{figures.p95:>6.1f}  {figures.slowest:>10.1f}  {figures.proven:>6.1%}  "
                f"{figures.placed:>6.2f}"
            )


if __name__ == "__main__":
    main()
