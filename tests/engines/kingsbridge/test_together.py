"""Playing Kingsbridge alone or together well."""

from __future__ import annotations

from random import Random

from heraut.engines.contests import play_contests
from heraut.engines.kingsbridge import KINGSBRIDGE
from heraut.engines.kingsbridge.advice.benchmark import Follower
from heraut.engines.protocol import TABLE
from heraut.engines.simulate import choose
from heraut.engines.thinking import knowledge_of

KNOWLEDGE = knowledge_of("kingsbridge")
FULL = [[1, 2, 3], [5, 6], [8, 9], [11, 12, 13], [13], [12, 13]]


def steps(state):
    """What is done up to the end of the turn, or of the match, in notation."""
    done, random, seat = [], Random(1), state.turn
    while KINGSBRIDGE.to_act(state) == seat and len(done) < 30:
        action = KNOWLEDGE.reply(state, random)
        done.append(str(action))
        state = KINGSBRIDGE.apply(state, action)[0]
    return done, state


def test_no_character_is_used_as_long_as_a_card_goes_without(alone):
    row = ["aldred", "den", "wynstan"]
    done, _ = steps(alone(row, FULL, hand=[4, 2, 2, 1, 1, 1], pile=20))
    assert done[0].startswith("place 4") and not any("use" in step for step in done)


def test_a_character_is_used_rather_than_a_card_given_up(alone):
    done, _ = steps(alone(["aldred", "den", "wynstan"], FULL, hand=[2, 2, 1, 1, 1], pile=20))
    assert done[0].startswith("use")


def test_with_nothing_to_use_the_card_goes_that_is_held_most_often(alone):
    done, _ = steps(alone([], FULL, hand=[1, 1, 1, 2], pile=20, deck=[]))
    assert done == ["malus 1"]


def test_a_card_that_would_take_the_last_column_waits_where_others_go(alone):
    columns = [[1, 2, 3], [8, 9], [11, 12, 13], [13], [12, 13]]
    coming = {5: 8, 6: 8, 7: 4}
    done, after = steps(alone([], columns, hand=[4, 1, 1], pile=20, deck=[], hidden=coming))
    assert after.columns.count(()) and after.hands[0].known == (1, 1)
    assert done[-1] == "end"


def test_columns_are_finished_before_the_last_card_is_laid(alone):
    rows = [[1, 2, 3], [4, 5, 6, 7, 8], [9, 10, 11, 12, 13], [1]]
    _, after = steps(alone([], rows, hand=[2], pile=0, deck=[]))
    assert not after.hands[0].size and after.columns[:6].count(()) == 5


def test_games_together_are_won_more_often_than_by_the_advice():
    options, games = {"mode": "cooperative"}, 10
    sensible = ("sensible", "sensible")
    won = sum(any(game.won) for game in play_contests(KINGSBRIDGE, sensible, options, games, 4))
    advised = 0
    for game in range(games):
        random, follower = Random(f"4:{game}"), Follower()
        state = KINGSBRIDGE.start(2, options)
        while (by := KINGSBRIDGE.to_act(state)) is not None:
            play = choose if by == TABLE else follower
            state = KINGSBRIDGE.apply(state, play(KINGSBRIDGE, state, random))[0]
        advised += bool(state.winners)
    assert won >= advised + 2
