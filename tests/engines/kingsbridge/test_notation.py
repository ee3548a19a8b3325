"""Notations: what an action prints, and the shorter forms that a state settles."""

from __future__ import annotations

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, Hand
from heraut.engines.kingsbridge.actions import Draw, End, Exchange, Move, Pass, Place, Start
from heraut.engines.protocol import IllegalAction, NotationError


@pytest.fixture
def state(scene):
    columns = [[3], [4, 5, 6, 7], [], [9], [], [8, 9, 10, 11, 12, 13]]
    return scene(columns, [[3, 5, 5, 8], [1]], [5, 5])


@pytest.fixture
def at_table(scene):
    hands = [Hand((3, 5), 2), Hand((), 1)]
    return scene([[4]], hands, [5, 5], options={"cards": "table"}, hidden={6: 5, 8: 8})


@pytest.mark.parametrize(
    ("notation", "action"),
    [
        ("start 7", Start(7)),
        ("draw 13", Draw(13)),
        ("draw ?", Draw(None)),
        ("place 7 3", Place(7, 3)),
        ("move 6:9-13 2", Move(6, 9, 13, 2)),
        ("move 6:9 2", Move(6, 9, 9, 2)),
        ("exchange 3,5,5", Exchange((3, 5, 5))),
        ("end", End()),
        ("pass", Pass()),
    ],
)
def test_an_action_prints_what_is_read_back(state, notation, action):
    assert KINGSBRIDGE.parse(state, notation) == action
    assert str(action) == notation


@pytest.mark.parametrize(
    ("short", "whole"),
    [
        ("move 6:9- 2", "move 6:9-13 2"),
        ("move 6:13- 2", "move 6:13 2"),
        ("move 2:-5 1", "move 2:4-5 1"),
        ("move 4 1", "move 4:9 1"),
        ("move 2 1", "move 2:4-7 1"),
        ("exchange all", "exchange 3,5,5,8"),
        ("exchange 8,3", "exchange 3,8"),
        ("exchange 5*2", "exchange 5,5"),
        ("  place   7  3 ", "place 7 3"),
    ],
)
def test_shorter_forms(state, short, whole):
    assert str(KINGSBRIDGE.parse(state, short)) == whole


@pytest.mark.parametrize(
    ("short", "whole"),
    [
        ("exchange ?", "exchange ?"),
        ("exchange ?*2", "exchange ?,?"),
        ("exchange 3,?*2", "exchange 3,?,?"),
        ("exchange all", "exchange 3,5,?,?"),
        ("exchange 6", "exchange ?"),
        ("exchange 3,3", "exchange 3,3"),
        ("exchange 8,8", "exchange ?,?"),
        ("exchange 8,8,8", "exchange 8,?,?"),
        ("exchange 7", "exchange 7"),
    ],
)
def test_cards_that_only_the_holder_knows(at_table, short, whole):
    # No 3 and no 7 is left: no unknown card can be one, so these stay for the rules to refuse.
    assert str(KINGSBRIDGE.parse(at_table, short)) == whole


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "play 7 3",
        "PLACE 7 3",
        "place 7",
        "place 7 3 1",
        "place seven 3",
        "place -7 3",
        "place ٧ 3",
        "place 7777 3",
        "draw",
        "draw ??",
        "draw 7 8",
        "start ?",
        "move 6",
        "move 6:9-13",
        "move 6: 2",
        "move 6:- 2",
        "move 6:13-9 2",
        "move 6:9--13 2",
        "move 6:9-13 x",
        "exchange",
        "exchange ,",
        "exchange 3,,5",
        "exchange 3 5",
        "exchange ?*0",
        "exchange ?*7",
        "exchange ?*",
        "end 1",
        "pass now",
    ],
)
def test_what_is_no_action(state, text):
    with pytest.raises(NotationError) as error:
        KINGSBRIDGE.parse(state, text)
    assert "place CARD COLUMN" in str(error.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("move 3 1", "column_empty"),
        ("move 9 1", "no_such_column"),
        ("move 2:9- 1", "not_in_column"),
        ("move 2:-9 1", "not_in_column"),
        ("move 3:2- 1", "column_empty"),
    ],
)
def test_a_shorter_form_of_what_is_not_there(state, text, reason):
    with pytest.raises(IllegalAction) as refused:
        KINGSBRIDGE.parse(state, text)
    assert refused.value.reason == reason
