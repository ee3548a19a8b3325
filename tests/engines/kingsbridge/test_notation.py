"""Notations: what an action prints, and the shorter forms that a state settles."""

from __future__ import annotations

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, Hand, Pile
from heraut.engines.kingsbridge.actions import (
    Draw,
    End,
    Exchange,
    Give,
    Malus,
    Move,
    Pass,
    Place,
    Reveal,
    Start,
    Stop,
    Swap,
    Use,
)
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
        ("reveal gytha", Reveal("gytha")),
        ("place 7 3 aside", Place(7, 3, aside=True)),
        ("swap 7 3", Swap(7, 3)),
        ("swap 7 3 aside", Swap(7, 3, aside=True)),
        ("use aldred", Use("aldred")),
        ("use agatha", Use("agatha")),
        ("use ragna", Use("ragna")),
        ("use wigelm", Use("wigelm")),
        ("use edgar 7 3", Use("edgar", (7,), 3)),
        ("use wynstan 3 2", Use("wynstan", (), 3, 2)),
        ("use gytha 5,6 3", Use("gytha", (5, 6), 3)),
        ("use gytha 6,5 3", Use("gytha", (6, 5), 3)),
        ("use ethelred 10", Use("ethelred", (10,))),
        ("use den 7", Use("den", (), 7)),
        ("use wilwulf 7,9", Use("wilwulf", (7, 9))),
        ("give 4 2", Give(4, 2)),
        ("stop", Stop()),
        ("malus 8", Malus(8)),
        ("malus 8 aside", Malus(8, aside=True)),
        ("move 6:9.2-13 2", Move(6, 9, 13, 2, first_nth=2)),
        ("move 6:9-13.4 2", Move(6, 9, 13, 2, last_nth=4)),
        ("move 6:9.2-9 2", Move(6, 9, 9, 2, first_nth=2)),
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
        "use",
        "use den",
        "use den 1 2",
        "use aldred 1",
        "use gytha 5 6 3",
        "use gytha 5",
        "use gytha x 3",
        "use wilwulf",
        "use wilwulf 5 6",
        "use ethelred 5 6",
        "use wynstan 3",
        "reveal",
        "reveal gytha now",
        "give 1",
        "stop now",
        "malus",
        "malus aside",
        "swap 7",
        "place 7 aside",
        "place 7 3 apart",
        "move 6:9.0-13 2",
        "move 6:9-13.0 2",
        "move 6:9.-13 2",
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


@pytest.mark.parametrize("text", ["use robin", "use robin 3 4", "reveal robin"])
def test_a_character_that_does_not_exist(state, text):
    with pytest.raises(IllegalAction) as refused:
        KINGSBRIDGE.parse(state, text)
    assert (refused.value.reason, refused.value.details) == (
        "no_such_character",
        {"character": "robin"},
    )


def test_a_card_that_only_lies_aside_needs_no_word(scene):
    state = scene([[3]], [[5, 7], [1]], [5, 5], aside=[[7, 9], []])
    assert str(KINGSBRIDGE.parse(state, "place 9 1")) == "place 9 1 aside"
    assert str(KINGSBRIDGE.parse(state, "swap 9 1")) == "swap 9 1 aside"
    assert str(KINGSBRIDGE.parse(state, "malus 9")) == "malus 9 aside"
    assert str(KINGSBRIDGE.parse(state, "place 7 1")) == "place 7 1"
    assert str(KINGSBRIDGE.parse(state, "place 7 1 aside")) == "place 7 1 aside"
    assert str(KINGSBRIDGE.parse(state, "place 6 1")) == "place 6 1"


def test_an_unknown_hand_card_may_be_the_one_that_is_meant(scene):
    hands = [Hand((5,), 1), [1]]
    state = scene([[3]], hands, [5, 5], options={"cards": "table"}, aside=[[9], []])
    assert str(KINGSBRIDGE.parse(state, "place 9 1")) == "place 9 1 aside"
    hidden = {9: 4, 8: 7}
    state = scene([[3]], hands, [5, 5], options={"cards": "table"}, aside=[[9], []], hidden=hidden)
    assert str(KINGSBRIDGE.parse(state, "place 9 1")) == "place 9 1", "the hand may hold a 9"


@pytest.mark.parametrize(
    ("short", "whole"),
    [
        ("move 1:4.1-5 2", "move 1:4-5 2"),
        ("move 1:4.2- 2", "move 1:4.2-5 2"),
        ("move 1:-4.2 2", "move 1:3-4.2 2"),
        ("move 1:3-4.3 2", "move 1:3-4 2"),
        ("move 1:-4 2", "move 1:3-4 2"),
        ("move 1 2", "move 1:3-5 2"),
        ("move 3 2", "move 3:7-8 2"),
    ],
)
def test_cuts_between_equal_cards_and_beside_edgar(scene, short, whole):
    state = scene([[3, 4, 4, 4, 5], [2], [-7, 8]], [[5], [1]], [5, 5])
    assert str(KINGSBRIDGE.parse(state, short)) == whole


def test_a_given_card_is_never_hidden(scene):
    pile = Pile(5, (), (9,))
    state = scene([[3]], [[4], [1]], [pile, 5], options={"cards": "table"})
    assert str(KINGSBRIDGE.parse(state, "draw ?")) == "draw 9"
