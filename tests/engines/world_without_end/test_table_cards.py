"""With real cards people tell what comes, also cards that Héraut does not know."""

from __future__ import annotations

import pytest

from heraut.engines.match import CannotUndo, Match
from heraut.engines.protocol import IllegalAction
from heraut.engines.world_without_end import WORLD_WITHOUT_END
from heraut.engines.world_without_end.cards import EventCard

from .position import position

TABLE = {"cards": "table"}
NEW = "event new permanent stone,wheat,gold1,vp - may_exchange:give=wool*1:get=gold*3"


def test_a_card_that_nobody_knows_is_told_and_play_goes_on(play, find):
    state = position([{"wool": 1}, {}], options=TABLE)
    state, told = play(state, NEW, "orient 3", "exchange new-1")
    assert find(told, "event_drawn") == [
        {"card": "new-1", "title": "", "kind": "permanent", "place": 0}
    ]
    assert (state.has(0, "gold"), state.has(0, "stone")) == (3, 1)
    state, _ = play(state, "forgo wheat", "discard ?", "forgo wheat", "discard ?", "pass")
    assert state.standing == (("new-1", 1),)


def test_its_notation_is_read_back():
    state = position([{}, {}], options=TABLE)
    action = WORLD_WITHOUT_END.parse(state, NEW)
    assert WORLD_WITHOUT_END.parse(state, str(action)) == action
    assert str(action) == NEW
    # What was read stays read.
    assert isinstance(action.told, EventCard)
    assert (action.told.kind, action.told.corners) == (
        "permanent",
        ("stone", "wheat", "gold1", "vp"),
    )


@pytest.mark.parametrize(
    ("options", "period", "text", "reason"),
    [
        ({}, 1, NEW, "cards_are_known"),
        (TABLE, 1, "event new immediate stone,wheat,gold1,vp 4 nothing", "bad_event"),
        (TABLE, 3, "event new immediate stone,wheat,gold1,vp - nothing", "bad_event"),
        (
            TABLE,
            1,
            "event new immediate stone,wheat,gold1,vp - complete_project:project=castle",
            "no_such_project",
        ),
    ],
)
def test_a_card_that_cannot_come_is_refused(play, options, period, text, reason):
    with pytest.raises(IllegalAction) as refused:
        play(position([{}, {}], period=period, options=options), text)
    assert refused.value.reason == reason


def test_a_card_put_away_may_stay_unknown(play, acting):
    state, _ = play(acting({}, {}, options=TABLE), "play wheat", "discard ?")
    assert (state.in_hand(0), len(state.hand(0))) == (10, 11)
    told = WORLD_WITHOUT_END.answer(WORLD_WITHOUT_END.view(state, 0), "cards", {})
    facts = told[0].args
    assert (len(facts["actions"]), facts["unknown"], facts["count"]) == (11, 1, 10)


def test_a_card_drawn_blindly_may_stay_unknown(play, beginning):
    state, _ = beginning({}, {}, period=2, penalties=[(0, "piety")], options=TABLE)
    state, told = play(state, "lose ?")
    assert state.hidden[0] == (None,)
    assert [event.key for event in told] == ["card_lost", "round_began", "due_event"]


def test_a_told_draw_can_be_told_anew():
    match = Match.new("world_without_end", 2, TABLE, seed=1).replay(["first 1", NEW])
    again = match.undo()
    assert again.to_act == match.rewound(1).to_act
    again = again.play("event i-10")
    assert again.state.event == "i-10"


def test_a_drawn_app_card_cannot_be_put_back():
    match = Match.new("world_without_end", 2, {}, seed=1).settle().play("orient 0")
    assert match.undo().state.steps == -1
    with pytest.raises(CannotUndo):
        match.undo().undo()
