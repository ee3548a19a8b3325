"""Playing Kingsbridge alone or together well."""

from __future__ import annotations

from random import Random

import pytest

from heraut.engines.contests import play_contests
from heraut.engines.kingsbridge import KINGSBRIDGE
from heraut.engines.kingsbridge.advice.benchmark import Follower
from heraut.engines.kingsbridge.advice.model import Position
from heraut.engines.kingsbridge.advice.search import whole_line
from heraut.engines.kingsbridge.outlook import cleared, table_of
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


@pytest.mark.parametrize("name", ["agatha", "ragna", "aldred"])
def test_who_is_asked_for_a_permission_makes_use_of_it(alone, name):
    hand = {"agatha": [3, 3, 8], "ragna": [5, 10, 10], "aldred": [4, 4, 10]}[name]
    columns = [[1, 2] if name == "aldred" else [1, 2, 3], [5, 6], [8], [12, 13], [12, 13], [8]]
    done, after = steps(alone([name], columns, hand=hand, pile=20, deck=[]))
    assert f"use {name}" in done and "place" in " ".join(done) and not sum(after.malus)


def test_who_is_crowded_sets_aside_what_goes_nowhere(alone):
    columns = [[1, 2, 3], [6], [8, 9], [11, 12, 13], [13], [12, 13]]
    done, after = steps(alone(["wilwulf"], columns, hand=[4, 1, 1, 1, 1, 1], pile=40, deck=[]))
    assert done[0] == "use wilwulf 1,1" and after.aside[0] == (1, 1)


def test_a_card_set_aside_is_not_given_up_as_long_as_somebody_helps(alone):
    columns = [[1, 2], [4, 5], [7], [10, 11], [13], [13]]
    state = alone(["ethelred", "den"], columns, hand=[], pile=0, aside=[[9]], deck=[])
    done, after = steps(state)
    assert done[0].startswith("use den") and "place 9" in " ".join(done) and not sum(after.malus)


def test_a_line_for_all_cards_lays_all_of_them_or_is_none():
    columns = ((1, 2), (4,), (6,), (8,), (10,), (12, 13))
    steps = whole_line(Position(columns, (3, 5)), 600)
    assert {str(step) for step in steps} == {"place 3 1", "place 5 2"}
    assert not whole_line(Position(columns, (3, 1, 1, 1)), 600)


def test_what_lies_twice_in_a_row_takes_no_column_more():
    twins = table_of([(1, 2, 2, 3), (5, 7), (9,), (), (), ()])
    assert twins.spare() == 3 and twins.gaps == (6,)
    filled = twins.with_cards([6])
    assert filled.lying == twins.lying and not filled.gaps


def test_cards_to_come_may_finish_columns_and_leave_some_behind():
    coming = [1] * 13
    assert table_of([()] * 6, coming).spare() == 6
    assert cleared(table_of([(1,), (3,), (5,), (7,), (9,), (11,)]), (2, 13, 13)) == (0, 1)


@pytest.mark.long
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
