"""OpenSpiel, which knows nothing of our engines, plays them and finds nothing wrong.

Needs the extra ``openspiel``; ``python -m pytest tests/voice/openspiel``.
"""

from __future__ import annotations

from random import Random

import pytest

from heraut.engines.registry import RULES

pyspiel = pytest.importorskip("pyspiel")


@pytest.mark.parametrize("game", RULES)
def test_its_random_simulation_finds_nothing_wrong(game: str) -> None:
    from heraut.voice.openspiel.adapter import openspiel_game

    pyspiel.random_sim_test(openspiel_game(game), 1, False, False)


def test_what_it_is_told_of_a_match_is_what_the_engine_says() -> None:
    from heraut.voice.openspiel.adapter import openspiel_game

    state, random, steps = openspiel_game("kingsbridge").new_initial_state(), Random(1), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            action = random.choice(outcomes)[0]
        else:
            action = random.choice(state.legal_actions())
        said = state.action_to_string(state.current_player(), action)
        assert state.string_to_action(said) == action
        state.apply_action(action)
        steps += 1
    assert steps > 20
    winners = [score.won for score in state.rules.scores(state.state)]
    assert state.returns() == [float(won) for won in winners] and any(winners)
