"""The program's players: who chooses what a seat does, and how long it may think."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from heraut.engines.protocol import Seat
from heraut.engines.rules import Rules
from heraut.engines.simulate import Policy, choose, keen
from heraut.engines.thinking import Knowledge, Thought, dealt_by_app, knowledge_of, think
from heraut.errors import KeyedError


@dataclass(frozen=True, slots=True)
class Strength:
    """How well a player thinks."""

    name: str
    seconds: float
    """How long it may think about one action at the table."""
    tries: int
    """How many actions it plays out at most where no clock runs."""
    slips: float = 0.0
    """How often it does the next best thing without thinking."""


EASY: Final = Strength("easy", 1.0, 12, slips=0.5)
MEDIUM: Final = Strength("medium", 1.5, 60, slips=0.1)
STRONG: Final = Strength("strong", 3.0, 300)
STRENGTHS: Final[Mapping[str, Strength]] = {one.name: one for one in (EASY, MEDIUM, STRONG)}
"""Every strength, the weakest first."""

_PLAIN: Final[Mapping[str, Policy]] = {"random": choose, "greedy": keen}
"""Players that do not think: any legal action, or what gains the most points at once."""

PLAYERS: Final = (*_PLAIN, "sensible", *STRENGTHS)
"""Everybody that ``heraut simulate --players`` can seat."""


class UnknownPlayer(KeyedError, ValueError):
    """There is no player of this name."""

    def __init__(self, name: str) -> None:
        message = f"no player {name!r}; there are {', '.join(PLAYERS)}"
        super().__init__("unknown_player", message, player=name, players=PLAYERS)


def consider(
    knowledge: Knowledge[Any],
    state: Any,
    seat: Seat,
    strength: Strength,
    random: Random,
    go_on: Callable[[int], bool],
) -> Thought:
    """Return what a player of some strength does for a seat that is to act.

    ``go_on`` is told how many actions were played out, and says whether there is time for more.
    """
    state = dealt_by_app(state)
    if random.random() < strength.slips:
        seen = knowledge.imagined(state, seat, random)
        return Thought(knowledge.reply(seen, random), 0.0, 0, 1)
    return think(
        knowledge,
        state,
        seat,
        random,
        lambda count: count < strength.tries * _PATIENT and go_on(count),
    )


_PATIENT: Final = 10
"""How many times the usual tries a player with a clock makes before it is sure enough."""


def policy(game: str, name: str, *, times: float = 1.0) -> Policy:
    """Return a player for simulated games; ``times`` is how much it thinks, 1 as usual.

    ``name[:TIMES]``, as ``strong:0.2``, says how much by itself. Raises :class:`UnknownPlayer`.
    """
    name, _, given = name.partition(":")
    if name in _PLAIN:
        return _PLAIN[name]
    knowledge = knowledge_of(game)
    if name == "sensible":
        return lambda rules, state, random: knowledge.reply(
            knowledge.imagined(state, _seat(rules, state), random), random
        )
    if name not in STRENGTHS:
        raise UnknownPlayer(name)
    strength = STRENGTHS[name]
    try:
        most = strength.tries * (float(given) if given else times)
    except ValueError:
        raise UnknownPlayer(f"{name}:{given}") from None

    def thinks(rules: Rules[Any, Any], state: Any, random: Random) -> Any:
        seat = _seat(rules, state)
        return consider(knowledge, state, seat, strength, random, lambda count: count < most).action

    return thinks


def _seat(rules: Rules[Any, Any], state: Any) -> Seat:
    seat = rules.to_act(state)
    assert seat is not None  # nobody chooses when the match is over
    return seat
