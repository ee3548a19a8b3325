"""The players' questions, answered from what the asking seat may know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heraut.engines.protocol import PUBLIC
from heraut.engines.world_without_end import WORLD_WITHOUT_END, Box
from heraut.engines.world_without_end.effects import ACTIONS
from heraut.engines.world_without_end.goods import GOODS
from heraut.engines.world_without_end.orientations import orientations
from heraut.engines.world_without_end.state import Task

from .position import position


def ask(state, question, viewer=0, **slots):
    view = WORLD_WITHOUT_END.view(state, viewer)
    return [(e.key, dict(e.args)) for e in WORLD_WITHOUT_END.answer(view, question, slots)]


@pytest.fixture
def state():
    return position(
        [{"wool": 2, "gold": 3}, {"loyalty": 1}],
        period=3,
        number=2,
        first=1,
        points=[12, 9],
        tiles={3: 2, 4: -1, 9: 3},
        houses={1: 0, 9: 1},
        standing=(("iii-10", 1),),
        projects={"bridge": {"stone": 3, "donors": (0,)}, "tower": {"covered": True}},
        closed=("cloth",),
        covered=(4,),
    )


def test_ones_goods(state):
    assert ask(state, "goods") == [("answer_goods", {"goods": ("wool", "gold"), "counts": (2, 3)})]
    assert ask(state, "goods", good="stone") == [("answer_good", {"good": "stone", "count": 0})]
    nothing = position([{}, {}])
    assert ask(nothing, "goods") == [("answer_goods_none", {})]


def test_ones_action_cards(state, play):
    state, _ = play(state, "event iii-11", "plague 1", "orient 0", "play wheat", "discard sale")
    mine = tuple(action for action in ACTIONS if action not in ("wheat", "sale"))
    told = {"actions": mine, "unknown": 0, "count": 10}
    assert ask(state, "cards", 1) == [("answer_cards", told)]
    assert ask(state, "hidden_cards", 1) == [("answer_hidden_cards", {"actions": ("sale",)})]
    played = {"seat": 1, "actions": ("wheat",), "hidden": 1, "left": 10}
    assert ask(state, "played_cards", 0, seat=2) == [("answer_played_cards", played)]
    assert len(ask(state, "played_cards")) == 2
    assert ask(state, "played_cards", seat=5) == [("answer_no_such_seat", {"seat": 5, "seats": 2})]


def test_events_in_force_and_what_they_do(state):
    card: dict[str, object] = {"card": "iii-10", "title": "Marché de nuit", "kind": "permanent"}
    card |= {"slot": 1, "in_force": True}
    give = {"give": ("gold",), "give_counts": (1,), "get": ("wheat",), "get_counts": (1,)}
    assert ask(state, "events") == [("answer_event", card), ("effect_may_exchange", give)]
    assert ask(state, "events", event="v-01") == [("answer_no_such_event", {"card": "v-01"})]
    named, effect = ask(state, "events", event="i-01")
    assert (named[1]["slot"], named[1]["in_force"]) == (0, False)
    assert effect[0] == "effect_market_price"
    assert ask(position([{}, {}]), "events") == [("answer_no_event", {})]


def test_projects_and_what_they_lack(state):
    bridge = {"project": "bridge", "name": "Pont", "stone": 2, "wood": 0}
    tower = {"project": "tower", "name": "Clocher", "stone": 6, "wood": 2}
    assert ask(state, "projects") == [
        ("answer_project", {**bridge, "donors": (0,), "state": "open"}),
        ("answer_project", {**tower, "donors": (), "state": "covered"}),
    ]
    told = ask(state, "projects", project="hospital")
    assert told[0] == ("answer_project_not_there", {"project": "hospital", "name": "Hospice"})
    assert told[1][1]["heals"] is True
    assert ask(state, "projects", project="castle") == [
        ("answer_no_such_project", {"project": "castle"})
    ]
    assert ask(position([{}, {}], projects={}), "projects") == [("answer_projects_none", {})]


def test_houses_and_free_sites(state):
    mine = {"seat": 0, "sites": (1,), "goods": ("wheat",), "counts": (1,), "left": 3}
    assert ask(state, "houses") == [("answer_houses", mine)]
    assert ask(state, "houses", seat=2)[0][1]["sites"] == (9,)
    assert ask(position([{}, {}]), "houses") == [("answer_houses_none", {"seat": 0, "left": 4})]
    free = [facts for _, facts in ask(state, "free_sites")]
    assert [facts["material"] for facts in free] == ["stone", "wood"]
    assert [len(facts["sites"]) for facts in free] == [6, 6]
    assert free[1]["sites"][0] == 2
    named = [facts for _, facts in ask(state, "free_sites", material="wood")]
    assert named == [free[1]]
    site = {"site": 9, "material": "stone", "seat": 1, "goods": ("piety",), "counts": (1,)}
    assert ask(state, "site", site=9) == [("answer_site", site)]
    full = position([{}, {}, {}, {}], houses={site: site % 4 for site in range(1, 15)})
    assert ask(full, "free_sites") == [("answer_free_sites_none", {})]
    # Where none costs what was named, the others are told, with what they cost.
    stone = position([{}, {}], houses=dict.fromkeys(free[1]["sites"], 0) | {1: 0})
    assert ask(stone, "free_sites", material="wood") == ask(stone, "free_sites")
    assert {facts["material"] for _, facts in ask(stone, "free_sites")} == {"stone"}


def test_the_plague(state):
    sick = {"places": (3, 9), "values": (2, 3), "hidden": 8, "points": 2}
    assert ask(state, "plague") == [("answer_plague", sick)]
    nine = {"place": 9, "state": "sick", "value": 3, "goods": ("house",), "counts": (1,)}
    assert ask(state, "plague", place=9) == [("answer_plague_place", nine)]
    assert ask(state, "plague", place=4)[0][1]["state"] == "healed"
    assert ask(state, "plague", place=5)[0][1]["state"] == "hidden"
    assert ask(state, "plague", place=12) == [("answer_no_such_place", {"place": 12, "places": 11})]
    assert ask(position([{}, {}]), "plague") == [("answer_plague_not_yet", {"period": 3})]
    assert ask(position([{}, {}], period=3), "plague") == [("answer_plague_none", {"hidden": 11})]


def test_the_favour_track(state):
    ((key, told),) = ask(state, "favours")
    assert (key, told["space"], told["spaces"][:2]) == (
        "answer_favours",
        "outlaw",
        ("guild", "merchant"),
    )
    assert told["covered"] == ("prioress",)
    assert ask(state, "favours", space="merchant")[0][1]["steps"] == 2
    assert ask(state, "favours", space="outlaw")[0][1]["steps"] == 3
    assert ask(state, "favours", space="prioress")[0][1]["steps"] == -1
    assert ask(state, "favours", space="joker") == [("answer_no_such_favour", {"space": "joker"})]


def test_the_market_and_the_supply(state):
    assert ask(state, "market") == [("answer_market", {"wool": 2, "cloth": 0})]
    assert ask(state, "supply", good="wool") == [
        ("answer_supply", {"goods": ("wool",), "counts": (13,)})
    ]
    assert len(ask(state, "supply")[0][1]["goods"]) == 8


def test_what_will_be_owed_and_whether_one_can_pay(state):
    told = ask(state, "duties")
    owed = {"period": 3, "doubled": False, "piety": 2, "wheat": 2, "least": 2, "most": 5}
    assert told[0] == ("answer_duties", {**owed, "rounds": 5})
    lacking = {"piety": 2, "wheat": 2, "gold": 2, "points": 12, "ready": False}
    assert told[1] == ("answer_duties_ready", lacking)
    assert len(ask(state, "duties", PUBLIC)) == 1
    rich = position([{"piety": 2, "wheat": 2, "gold": 5}, {}], period=4)
    ready = {"piety": 0, "wheat": 0, "gold": 0, "points": 0, "ready": True}
    assert ask(rich, "duties")[1] == ("answer_duties_ready", ready)
    assert ask(rich, "duties", 1)[1][1]["points"] == 2 * (6 + 4 + 5)


def test_what_is_paid_is_not_owed_any_more():
    """Piety and wheat are paid before the die is rolled, and nothing more while one protects."""
    stock = [{"gold": 5}, {"gold": 3}]
    rolling = position(stock, tasks=(Task("tax", 0), Task("pay_tax")))
    ready = {"piety": 0, "wheat": 0, "gold": 0, "points": 0, "ready": True}
    assert ask(rolling, "duties", own=1) == [("answer_duties_ready", ready)]
    told = ask(rolling, "duties", 1, own=1)[0][1]
    assert (told["piety"], told["wheat"], told["gold"], told["points"]) == (0, 0, 2, 2)
    missed = ((1, "gold", 2),)
    protecting = position(stock, missed=missed, tasks=(Task("protect", 1),))
    assert [key for key, _ in ask(protecting, "duties", 1, own=1)] == ["answer_turn_protect"]


def test_scores_round_seals_and_penalties(state):
    assert ask(state, "scores", seat=2) == [("answer_score", {"seat": 1, "points": 9})]
    assert len(ask(state, "scores")) == 2
    assert ask(state, "round") == [
        ("answer_round", {"period": 3, "round": 2, "seat": 1, "state": "orients"})
    ]
    assert ask(WORLD_WITHOUT_END.start(2, {}), "round") == [("answer_round_setup", {})]
    seals = {"seat": 0, "left": 1, "projects": ("bridge",), "names": ("Pont",)}
    assert ask(state, "seals") == [("answer_seals", seals)]
    assert ask(state, "penalties") == [("answer_penalties_none", {})]
    late = position([{}, {}], penalties=[(1, "piety"), (1, "gold")])
    assert ask(late, "penalties") == [
        ("answer_penalties", {"seat": 1, "duties": ("piety", "gold")})
    ]


@pytest.mark.parametrize("action", ACTIONS)
def test_what_each_card_does(state, action):
    assert ask(state, "what_does", action=action) == [("answer_what_does", {"action": action})]
    assert ask(state, "what_does", action=action, long=True)[0][0] == "answer_what_does_long"
    assert ask(state, "what_does", action="joker") == [
        ("answer_no_such_action", {"action": "joker"})
    ]


def turning(play):
    """The example of a corner for each seat, and a marker two spaces before the king."""
    stocks = [{"loyalty": 2}, {}, {"gold": 1}, {}]
    state, _ = play(position(stocks, marker=5), "event i-08")
    return state


def test_each_way_to_turn_the_card_says_what_it_brings(play):
    told = ask(turning(play), "orientations", 1)
    assert [facts["steps"] for _, facts in told] == [0, 1, 2, 3]
    assert [facts["space"] for _, facts in told] == ["", "outlaw", "king", "earl"]
    assert told[3][1]["goods"] == ("stone", "wheat", "gold", "vp")
    assert told[3][1]["seats"] == (0, 1, 2, 3)
    assert ask(turning(play), "orientations", 1, steps=2) == [told[2]]
    assert ask(turning(play), "orientations", 1, steps=7) == [
        ("answer_no_such_orientation", {"steps": 7, "most": 3})
    ]
    assert ask(position([{}, {}]), "orientations") == [("answer_orient_none", {})]


def test_who_turns_it_also_hears_points_and_what_is_allowed(play):
    own = WORLD_WITHOUT_END.view(turning(play), 0).own_orientations
    assert [(each.points, each.good, each.count, each.allowed) for each in own] == [
        (1, "", 0, True),
        (0, "gold", -1, True),
        (2, "", 0, True),
        (0, "wheat", 1, True),
    ]
    best = [f["steps"] for key, f in ask(turning(play), "orientations", best=True) if "seats" in f]
    assert best == [2, 0, 3, 1]


def test_what_a_favour_brings_is_told_to_all_who_can_see_it(play):
    told = ask(turning(play), "orientations")
    shown = [(f["space"], f["gives"], f["gives_count"]) for key, f in told if "seats" in f]
    assert shown == [("", "", 0), ("outlaw", "gold", -1), ("king", "", 0), ("earl", "wheat", 1)]
    # Only what lies behind the screen is told besides.
    assert [f["steps"] for key, f in told if key == "answer_orientation_own"] == [2]


def test_a_favour_that_the_incomes_exhaust_is_told_as_nothing(play):
    state = turning(play)
    wheat = GOODS.index("wheat")
    supply = (*state.supply[:wheat], 0, *state.supply[wheat + 1 :])
    told = ask(replace(state, supply=supply), "orientations", steps=3)
    assert (told[0][1]["gives"], told[0][1]["gives_count"]) == ("wheat", 0)


def test_what_is_said_beforehand_is_what_happens(play):
    """Each outcome, as answered, is compared with the card really turned so."""
    state = turning(play)
    view = WORLD_WITHOUT_END.view(state, 0)
    assert len(view.own_orientations) == 4
    for own, shown in zip(view.own_orientations, orientations(view.state), strict=True):
        after, told = play(state, f"orient {own.steps}")
        assert after.points[0] - state.points[0] == own.points
        incomes = [event for event in told if event.key.startswith("income")]
        assert tuple(event.args["good"] for event in incomes) == shown.goods
        assert Box.shipped().favours[after.marker] == shown.space or not own.steps


def test_whose_turn_it_is_and_what_may_be_done(play):
    state = turning(play)
    due = {"seat": 0, "card": "i-08", "title": "Jour de fête"}
    assert ask(state, "turn", 2) == [("answer_turn_orient", due)]
    assert ask(state, "options", 2) == [("answer_turn_orient", due)]
    assert ask(state, "options") == [("answer_may_orient", {**due, "steps": (0, 1, 2, 3)})]
    start = WORLD_WITHOUT_END.start(2, {})
    assert ask(start, "options", PUBLIC) == [("answer_may_first", {"seats": 2})]


@pytest.mark.parametrize(
    ("action", "more"),
    [
        ("materials", {"goods": ("stone", "wood")}),
        ("project", {"projects": ("bridge",), "names": ("Pont",), "stone": (5,), "wood": (0,)}),
        ("sale", {"wool": 2, "cloth": 1, "wool_price": 2, "cloth_price": 4}),
        (
            "house",
            {
                "sites": (8, 9, 10, 11, 13, 14),
                "goods": ("wheat", "piety", "wool", "gold", "stone", "vp"),
                "counts": (1, 1, 1, 1, 1, 1),
            },
        ),
        ("harvest", {"sites": (5,), "goods": ("wood",), "counts": (1,)}),
        ("donation", {"projects": ("bridge",), "names": ("Pont",)}),
        ("weaving", {"most": 2}),
        ("medicine", {"sick": 0, "places": (), "values": (), "medical": 0}),
    ],
)
def test_what_an_action_card_may_do_now(play, acting, action, more):
    stock = {"stone": 2, "wool": 2, "cloth": 2, "gold": 1}
    state, _ = play(acting(stock, {}, houses={5: 0}, closed=()), f"play {action}")
    ((key, told),) = ask(state, "options")
    assert key == f"answer_may_{state.task.kind}"
    assert told == {"seat": 0, "by": action, **more}


def test_after_the_end_the_winner_is_told(play, ending):
    paid = {"piety": 2, "wheat": 2, "gold": 5}
    state, _ = ending({**paid, "stone": 1}, paid, period=4)
    state, _ = play(state, "tax 5")
    over = ("answer_over", {"winners": (0,), "halves": 18})
    assert ask(state, "turn") == ask(state, "options") == [over]
    assert ask(state, "scores") == [
        over,
        ("answer_final", {"seat": 0, "whole": 9, "half": False}),
        ("answer_final", {"seat": 1, "whole": 8, "half": False}),
    ]
    assert ask(state, "scores", seat=2)[0][1]["seat"] == 1
