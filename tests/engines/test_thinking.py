"""Players that think: they know only what their seat may know, and play better than those that
do not."""

from __future__ import annotations

from random import Random

import pytest

from heraut.engines.chance import pick
from heraut.engines.contests import play_contests, standings, wilson
from heraut.engines.match import Match
from heraut.engines.players import STRENGTHS, UnknownPlayer, consider, policy
from heraut.engines.protocol import TABLE
from heraut.engines.registry import RULES, find_rules
from heraut.engines.simulate import Setup, setups, walk
from heraut.engines.thinking import Knowledge, knowledge_of, think

POSITIONS = 3
TRIES = 5
WAYS = [
    ("kingsbridge", Setup(2, {})),
    ("kingsbridge", Setup(3, {"mode": "characters"})),
    ("kingsbridge", Setup(2, {"mode": "cooperative"})),
    ("seven_kingdoms", Setup(2, {})),
    ("seven_kingdoms", Setup(3, {"plays": "secret"})),
    ("kingdom_builder", Setup(3, {})),
    ("world_without_end", Setup(2, {})),
    ("world_without_end", Setup(3, {})),
]


def positions(game: str, setup: Setup, seed: int):
    """Return states of a random game in which a seat has something to choose."""
    rules, random = find_rules(game), Random(seed)
    chosen = [
        step.before
        for step in walk(rules, setup, random)
        if step.by != TABLE and len(rules.legal(step.before)) > 1
    ]
    return random.sample(chosen, POSITIONS)


def few(count: int) -> bool:
    return count < TRIES


def told_apart(knowledge: Knowledge, state, seed: int) -> bool:
    """Tell whether thinking differs between two worlds that look the same to the seat."""
    seat = knowledge.rules.to_act(state)
    other = knowledge_of(knowledge.rules.name).imagined(state, seat, Random(seed))
    assert knowledge.rules.view(other, seat) == knowledge.rules.view(state, seat)
    here, there = (think(knowledge, one, seat, Random(seed), few) for one in (state, other))
    return here != there


@pytest.mark.parametrize(("game", "setup"), WAYS)
def test_worlds_that_look_the_same_to_a_seat_are_thought_about_the_same(game, setup):
    knowledge, other = knowledge_of(game), 0
    for number, state in enumerate(positions(game, setup, 7)):
        assert not told_apart(knowledge, state, number)
        seat = knowledge.rules.to_act(state)
        other += knowledge.imagined(state, seat, Random(number)) != state
    assert other, "there was nothing to hide"


def test_a_player_that_looks_behind_cards_is_found_out():
    class Peeping(type(knowledge_of("seven_kingdoms"))):
        def imagined(self, state, seat, random):
            return state

        def margin(self, state, seat):
            return sum(map(sum, (hand.known for hand in state.hands)))

    peeping = Peeping(find_rules("seven_kingdoms"))
    states = positions("seven_kingdoms", Setup(2, {}), 7)
    assert any(told_apart(peeping, state, number) for number, state in enumerate(states))


@pytest.mark.parametrize("game", RULES)
def test_what_is_chosen_is_legal_in_every_set_up(game):
    knowledge = knowledge_of(game)
    ways = [one for one in setups(find_rules(game)) if one.options["cards"] == "app"]
    reasons = []
    for number, setup in enumerate(Random(3).sample(ways, 3)):
        for state in positions(game, setup, number)[:2]:
            seat = knowledge.rules.to_act(state)
            for strength in STRENGTHS.values():
                thought = consider(knowledge, state, seat, strength, Random(number), few)
                knowledge.rules.apply(state, thought.action)  # raises what is not legal
                reasons.append(knowledge.reason(state, thought.action).key)
    assert len(reasons) == 18
    assert all(key.startswith("because_") for key in reasons)


@pytest.mark.long
@pytest.mark.parametrize("game", RULES)
def test_whole_games_are_played_with_real_cards_that_others_keep_hidden(game):
    knowledge, random = knowledge_of(game), Random(8)
    rules = knowledge.rules
    ways = [one for one in setups(rules) if one.options["cards"] == "table" and one.seats in (2, 3)]
    hidden = 0
    for setup in random.sample(ways, 5):
        state = Match.new(game, setup.seats, setup.options, 1).state
        while (by := rules.to_act(state)) is not None:
            if by == 0:
                thought = consider(knowledge, state, 0, STRENGTHS["easy"], random, few)
                after = rules.apply(state, thought.action)[0]
                assert knowledge.fits(after, 0), "it knows which of its cards it plays"
            else:
                action = (
                    pick(rules.odds(state), random)
                    if by == TABLE
                    else random.choice(rules.legal(state))
                )
                after = rules.apply(state, action)[0]
                hidden += not knowledge.fits(after, 1)
            if knowledge.fits(after, 0):
                state = after
    assert hidden or game == "kingdom_builder"  # its hidden cards are turned up before their turn


def test_a_card_face_down_may_be_one_that_all_saw_go_to_the_hand():
    knowledge, rules = knowledge_of("seven_kingdoms"), find_rules("seven_kingdoms")
    setup, found = Setup(2, {"plays": "secret"}), 0
    for seed in range(6):
        for step in walk(rules, setup, Random(seed)):
            state, seat = step.before, step.by
            if seat == TABLE or state.commits[1 - seat] not in state.open_hands[1 - seat]:
                continue
            found += 1
            imagined = knowledge.imagined(state, seat, Random(1))
            assert rules.view(imagined, seat) == rules.view(state, seat)
            assert not told_apart(knowledge, state, seed)
    assert found


@pytest.mark.parametrize("game", ["seven_kingdoms", "kingdom_builder", "world_without_end"])
def test_a_sensible_player_beats_chance(game):
    rules = find_rules(game)
    sensible, chance = standings(
        ("sensible", "random"), play_contests(rules, ("sensible", "random"), {}, 4, 1)
    )
    assert sensible.wins >= 3 and sensible.margin > 5 > chance.margin


def test_thinking_stops_when_it_is_told_to():
    knowledge = knowledge_of("seven_kingdoms")
    state = positions("seven_kingdoms", Setup(2, {}), 1)[0]
    asked: list[int] = []

    def until(count: int) -> bool:
        asked.append(count)
        return count < 3

    seat = knowledge.rules.to_act(state)
    thought = think(knowledge, state, seat, Random(1), until)
    assert max(asked) <= 3 and str(thought.action)
    hasty = think(knowledge, state, seat, Random(1), lambda count: False)
    assert hasty.worlds == 0
    knowledge.rules.apply(state, hasty.action)


def test_the_same_seed_plays_the_same_contest():
    rules = find_rules("kingdom_builder")
    first, again = (
        list(play_contests(rules, ("strong:0.01", "greedy"), {}, 1, 5)) for _ in range(2)
    )
    assert first == again


def test_intervals_are_those_of_wilson():
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


@pytest.mark.parametrize("name", ["nobody", "strong:many", "strong:"])
def test_a_player_that_does_not_exist_is_told(name):
    if name == "strong:":
        assert policy("seven_kingdoms", name)
        return
    with pytest.raises(UnknownPlayer):
        policy("seven_kingdoms", name)
