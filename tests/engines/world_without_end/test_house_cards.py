"""Three made-up cards of period four: what ours do, and the plainer cards an owner may put there.

Another list of made-up cards has plainer ones in their places; the page of the rules says why ours
were kept. Each is drawn here twice from the same position: as it comes with Héraut, and as an
owner's file says it.
"""

from __future__ import annotations

import pytest

from heraut.engines.world_without_end import Box

from .position import keys, legal, position

OTHERS = {
    "iv-04": "{ op = 'each_pay_or', pay = { gold = 1 }, otherwise = { vp = 1 } }",
    "iv-09": "{ op = 'each_lose_choice', options = [{ wheat = 1 }, { piety = 1 }, { gold = 1 }] }",
    "iv-11": "{ op = 'each_gain', gain = { gold = 1 } }",
}
STOCKS = ({"gold": 1, "wheat": 1}, {})


@pytest.fixture
def twice(play):
    """What is told and where it leads, with our card and with the other."""

    def draw(card, **more):
        text = f"[event_{card}.value]\nperiod = 4\nkind = 'immediate'\neffects = [{OTHERS[card]}]\n"
        boxes = (None, Box.corrected(text))
        healed = dict.fromkeys((1, 2, 5), -1)  # nobody falls ill where these cards say
        told = {"points": [5, 5], "period": 4, "tiles": healed, **more}
        states = [position(STOCKS, box=box, **told) for box in boxes]
        return [play(state, f"event {card}") for state in states]

    return draw


def test_iv_04_takes_gold_of_who_has_some_and_the_other_asks_each_to_pay_or_lose(twice, play):
    (ours, told), (other, _) = twice("iv-04")
    assert [ours.has(seat, "gold") for seat in (0, 1)] == [0, 0]
    assert (ours.points, ours.task.kind, keys(told)[-1]) == ((5, 5), "orient", "due_orient")
    assert (other.has(0, "gold"), other.task.kind, other.task.seat) == (1, "pay", 0)
    paid, _ = play(other, "pay")
    kept, _ = play(other, "pass")
    assert [(each.has(0, "gold"), each.points) for each in (paid, kept)] == [
        (0, (5, 5)),
        (1, (4, 5)),
    ]
    assert (paid.task.kind, paid.task.seat, legal(paid)) == ("pay", 1, ["pass"])


def test_iv_09_takes_an_action_card_and_the_other_a_good_of_ones_choice(twice, play):
    (ours, _), (other, _) = twice("iv-09")
    assert [ours.task.kind, other.task.kind] == ["discard", "give"]
    assert "discard sale" in legal(ours)
    assert all(not move.startswith("discard") for move in legal(other))
    after, _ = play(ours, "discard sale", "discard wheat")
    assert [after.in_hand(seat) for seat in (0, 1)] == [11, 11]
    assert (after.has(0, "gold"), after.has(0, "wheat")) == (1, 1)
    given, _ = play(other, next(move for move in legal(other) if "wheat" in move))
    assert (given.has(0, "gold"), given.has(0, "wheat"), given.in_hand(0)) == (1, 0, 12)
    assert given.task.kind == "orient"  # the second seat has none of the three


def test_iv_11_lets_each_harvest_and_the_other_gives_gold(twice, play):
    (ours, _), (other, _) = twice("iv-11", houses={8: 1})
    assert [state.task.kind for state in (ours, other)] == ["harvest", "orient"]
    assert [other.has(seat, "gold") for seat in (0, 1)] == [2, 1]
    assert [ours.has(seat, "gold") for seat in (0, 1)] == [1, 0]
    assert ours.task.seat == 1
    after, _ = play(ours, "harvest 8")
    assert (after.has(1, "wheat"), after.in_hand(1), after.task.kind) == (1, 12, "orient")
