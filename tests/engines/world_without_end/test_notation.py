"""Whatever an action prints is read back, and shorter forms are settled by the state."""

from __future__ import annotations

import pytest

from heraut.engines.protocol import IllegalAction, NotationError
from heraut.engines.world_without_end import WORLD_WITHOUT_END

from .position import position

START = position([{}, {}], options={"cards": "table"})


@pytest.mark.parametrize(
    "text",
    [
        "first 2",
        "event ii-03",
        "plague 4",
        "lose wheat",
        "lose ?",
        "tax 3",
        "orient 2",
        "exchange i-06",
        "pay",
        "give wool",
        "remove 7",
        "play materials",
        "forgo favour",
        "discard medicine",
        "discard ?",
        "material stone",
        "build bridge stone,stone",
        "build fulling_mill stone,wood",
        "sell wool 3",
        "sell cloth",
        "sell wool 3 cloth",
        "sell nothing",
        "house 14",
        "harvest 3,5",
        "donate priors_palace",
        "weave 2",
        "practise",
        "heal 4,9,11",
        "extra wood",
        "protect piety",
        "pass",
    ],
)
def test_whatever_is_printed_is_read_back(text):
    action = WORLD_WITHOUT_END.parse(START, text)
    assert str(action) == text
    assert WORLD_WITHOUT_END.parse(START, str(action)) == action


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("heal 9,4", "heal 4,9"),
        ("harvest 5,3", "harvest 3,5"),
        ("build bridge wood,stone", "build bridge stone,wood"),
        ("sell wool 2 cloth 1", "sell wool 2 cloth"),
        ("sell wool 0", "sell nothing"),
        (
            "event new immediate stone,wheat,gold1,vp - each_gain:gain=gold*1+wool",
            "event new immediate stone,wheat,gold1,vp - each_gain:gain=wool*1+gold*1",
        ),
    ],
)
def test_other_ways_to_write_it(said, meant):
    assert str(WORLD_WITHOUT_END.parse(START, said)) == meant


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dance",
        "first",
        "first x",
        "orient 1 2",
        "orient -1",
        "play",
        "play Blé",
        "build bridge",
        "build bridge gold",
        "build bridge stone,",
        "sell",
        "sell wool",
        "sell cloth wool 2",
        "heal",
        "heal 1,,2",
        "harvest x",
        "discard ? ?",
        "pass now",
        "event new",
    ],
)
def test_what_is_no_notation(text):
    with pytest.raises(NotationError) as wrong:
        WORLD_WITHOUT_END.parse(START, text)
    assert wrong.value.notation == text
    assert wrong.value.expected


def test_exchange_alone_is_by_the_only_card_that_offers_one(play):
    one = position([{"gold": 1}, {}], standing=(("i-06", 1),))
    one, _ = play(one, "event i-10", "orient 0")
    assert str(WORLD_WITHOUT_END.parse(one, "exchange")) == "exchange i-06"
    two = position([{"gold": 1}, {}], period=3, standing=(("iii-10", 1), ("i-06", 2)))
    two, _ = play(two, "event iii-11", "plague 1", "orient 0")
    with pytest.raises(IllegalAction) as refused:
        WORLD_WITHOUT_END.parse(two, "exchange")
    assert refused.value.reason == "which_exchange"
    assert refused.value.details == {"cards": ("iii-10", "i-06")}
    none, _ = play(position([{}, {}]), "event i-10", "orient 0")
    for state in (START, none):
        with pytest.raises(IllegalAction) as refused:
            WORLD_WITHOUT_END.parse(state, "exchange")
        assert refused.value.reason == "no_exchange"
