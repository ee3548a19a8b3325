"""Any of our games as a game of OpenSpiel: an outside judge of the engines, and its searches.

``pyspiel.random_sim_test(openspiel_game("kingsbridge"), 10, True, False)`` plays it at random by
OpenSpiel's own rules for games, and ends with an error if one is broken.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

from heraut.engines.protocol import TABLE
from heraut.engines.registry import find_rules
from heraut.engines.rules import Rules
from heraut.engines.setup import check_seats, complete_options
from heraut.engines.simulate import MOST_STEPS

_PREFIX: Final = "heraut_"
_MOST_ACTIONS: Final = 1 << 20
"""More than any list of legal actions holds; an action is told by its place in that list."""


def openspiel_game(
    game: str, seats: int = 2, options: Mapping[str, str] | None = None
) -> pyspiel.Game:
    """Return one of our games, with the app's cards.

    An action's number is its place in the list of legal ones, which is the same for all that looks
    the same to the seat that acts. A seat gets 1 for a victory, else 0. Raises ``UnknownGame`` and
    ``BadSetup``.
    """
    rules = find_rules(game)
    check_seats(rules.name, rules.seats, seats)
    return _Game(rules, seats, complete_options(rules.options, {**(options or {}), "cards": "app"}))


@cache
def _type_of(rules: Rules[Any, Any]) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"{_PREFIX}{rules.name}",
        long_name=f"{_PREFIX}{rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        provides_factored_observation_string=True,
    )


class _Game(pyspiel.Game):  # type: ignore[misc]  # the library ships no types
    """One game with one set-up."""

    def __init__(self, rules: Rules[Any, Any], seats: int, options: Mapping[str, str]) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=_MOST_ACTIONS,
            max_chance_outcomes=_MOST_ACTIONS,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MOST_STEPS,
        )
        super().__init__(_type_of(rules), info, {})
        self.rules, self.seats, self.options = rules, seats, options

    def new_initial_state(self) -> _State:
        """Return the state before anything is dealt."""
        return _State(self)

    def make_py_observer(self, kind: object = None, params: object = None) -> _Observer:
        """Return what tells what a seat sees."""
        return _Observer()


class _State(pyspiel.State):  # type: ignore[misc]  # the library ships no types
    """A state of ours, which is frozen, and how OpenSpiel asks for it."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.seats = game.seats
        self.state = game.rules.start(game.seats, game.options)

    def current_player(self) -> int:
        """Return the seat that acts, or chance, or that it is over."""
        seat = self.rules.to_act(self.state)
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == TABLE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.rules.legal(self.state))))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the chance of each thing that the table may do."""
        odds = self.rules.odds(self.state)
        places = {action: place for place, action in enumerate(self.rules.legal(self.state))}
        return sorted((places[action], float(chance)) for action, chance in odds.items())

    def _apply_action(self, action: int) -> None:
        self.state = self.rules.apply(self.state, self.rules.legal(self.state)[action])[0]

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.rules.legal(self.state)[action])

    def is_terminal(self) -> bool:
        """Tell whether it is over."""
        return self.rules.to_act(self.state) is None

    def returns(self) -> list[float]:
        """Return 1 for each seat that has won."""
        return [float(score.won) for score in self.rules.scores(self.state)]

    def __str__(self) -> str:
        return repr(self.state)


class _Observer:
    """What a seat may know, by its view and nothing else."""

    def __init__(self) -> None:
        self.tensor = np.zeros(0, np.float32)
        self.dict: dict[str, Sequence[float]] = {}

    def set_from(self, state: _State, player: int) -> None:
        """Fill in numbers: there are none."""

    def string_from(self, state: _State, player: int) -> str:
        """Return what a seat sees."""
        return repr(state.rules.view(state.state, player).shown())
