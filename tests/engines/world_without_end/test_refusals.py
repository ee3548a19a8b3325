"""Every reason for a refusal, with its details: players learn the game from them."""

from __future__ import annotations

import pytest

from heraut.engines.protocol import AUDIENCE, PUBLIC, IllegalAction
from heraut.engines.world_without_end import WORLD_WITHOUT_END
from heraut.engines.world_without_end.state import Task
from heraut.engines.world_without_end.vocabulary import DUE

from .position import position

SECRET = {"lacks", "too_little_medical", "outlaw_unpaid", "not_in_hand"}
"""Reasons that only the seat may hear; but all have seen a card that was laid face up."""
DONE = {"bridge": {"stone": 5, "done": True}, "fulling_mill": {}}
SICK = {"tiles": {3: 2, 4: 3}, "period": 3}


def at(kind, *stocks, what="", by="", number=0, **more):
    """A state in which the first seat has one decision to make."""
    tasks = (Task(kind, 0, what, by or what, number), Task("round_end"))
    period = more.get("period", 1)
    event = more.pop("event", {1: "i-10", 2: "ii-09", 3: "iii-11", 4: "iv-07"}[period])
    return position(stocks or [{}, {}], event=event, steps=0, tasks=tasks, **more)


CASES = [
    # The table.
    (lambda: at("first"), "first 3", "no_such_seat", {"seat": 3, "seats": 2}),
    (lambda: at("event"), "event v-01", "no_such_event", {"card": "v-01"}),
    (
        lambda: at("event"),
        "event ii-02",
        "wrong_period",
        {
            "card": "ii-02",
            "title": "Le roi Edouard III mène la guerre contre la France",
            "period": 2,
        },
    ),
    (
        lambda: at("event", drawn=("i-09",)),
        "event i-09",
        "event_used",
        {"card": "i-09", "title": "Péage"},
    ),
    (lambda: at("plague", number=2, **SICK), "plague 6", "no_such_tile", None),
    (lambda: at("plague", tiles_left=(2, 3, 3, 2, 0)), "plague 5", "tile_used", {"value": 5}),
    (lambda: at("tax"), "tax 1", "no_such_tax", {"gold": 1, "least": 2, "most": 5}),
    (lambda: at("lose"), "lose ?", "draw_must_show", {}),
    (lambda: at("lose"), "lose joker", "no_such_action", {"action": "joker"}),
    (lambda: at("lose", visible=(("wheat",), ())), "lose wheat", "not_in_hand", None),
    # Action cards.
    (lambda: at("play"), "play joker", "no_such_action", {"action": "joker"}),
    (lambda: at("play", visible=(("wheat",), ())), "play wheat", "not_in_hand", None),
    (lambda: at("play", forced=True), "play wheat", "must_forgo", {"seat": 0}),
    (lambda: at("discard"), "discard ?", "draw_must_show", {}),
    (lambda: at("discard", hidden=(("sale",), ())), "discard sale", "not_in_hand", None),
    (lambda: at("orient"), "orient 4", "no_such_orientation", {"steps": 4, "most": 3}),
    (lambda: at("orient", marker=1), "orient 1", "outlaw_unpaid", {"steps": 1}),
    # Events.
    (lambda: at("play"), "exchange i-06", "not_exchangeable", None),
    (lambda: at("play"), "exchange v-01", "no_such_event", {"card": "v-01"}),
    (lambda: at("play"), "exchange", "no_exchange", {}),
    (
        lambda: at("play", standing=(("i-06", 1),)),
        "exchange i-06",
        "lacks",
        {"good": "gold", "count": 1},
    ),
    (
        lambda: at("play", standing=(("i-06", 1),), exchanged=((0, "i-06"),)),
        "exchange i-06",
        "exchanged_already",
        {"card": "i-06", "title": "Quête des moines"},
    ),
    (lambda: at("offer", what="i-02"), "exchange i-06", "not_exchangeable", None),
    (lambda: at("offer", what="i-02"), "exchange", "lacks", {"good": "wool", "count": 1}),
    (
        lambda: at("play", {"gold": 1}, {"piety": 12}, standing=(("i-06", 1),)),
        "exchange",
        "exhausted",
        {"good": "piety"},
    ),
    (lambda: at("pay", what="i-09"), "pay", "lacks", {"good": "gold", "count": 1}),
    (lambda: at("give", what="ii-04"), "give silver", "no_such_good", {"good": "silver"}),
    (
        lambda: at("give", what="ii-04"),
        "give gold",
        "not_offered",
        {"good": "gold", "goods": ("wheat", "wool", "cloth")},
    ),
    (lambda: at("give", what="ii-04"), "give wool", "lacks", {"good": "wool", "count": 1}),
    (lambda: at("remove", houses={2: 1}), "remove 2", "not_your_house", {"site": 2}),
    (lambda: at("remove"), "remove 15", "no_such_site", {"site": 15, "sites": 14}),
    # Choices of action cards.
    (lambda: at("material"), "material gold", "not_offered", None),
    (lambda: at("material", {"stone": 25}, {}), "material stone", "exhausted", {"good": "stone"}),
    (lambda: at("build"), "build castle stone", "no_such_project", {"project": "castle"}),
    (
        lambda: at("build"),
        "build tower stone",
        "project_not_there",
        {"project": "tower", "name": "Clocher"},
    ),
    (
        lambda: at("build", projects=DONE),
        "build bridge stone",
        "project_done",
        {"project": "bridge", "name": "Pont"},
    ),
    (
        lambda: at("build", projects={"bridge": {"covered": True}}),
        "build bridge stone",
        "project_covered",
        {"project": "bridge", "name": "Pont"},
    ),
    (
        lambda: at("build"),
        "build bridge wood",
        "no_space",
        {"project": "bridge", "name": "Pont", "material": "wood"},
    ),
    (lambda: at("build"), "build bridge stone", "lacks", {"good": "stone", "count": 1}),
    (lambda: at("build"), "build bridge stone,stone,stone", "too_many", {"count": 3, "most": 2}),
    (lambda: at("sell"), "sell nothing", "nothing_sold", {}),
    (lambda: at("sell"), "sell wool 2", "lacks", {"good": "wool", "count": 2}),
    (lambda: at("sell"), "sell cloth", "market_covered", {"good": "cloth"}),
    (lambda: at("sell", closed=()), "sell cloth 2", "sells_one_cloth", {"most": 1}),
    (lambda: at("house", houses={5: 1}), "house 5", "site_taken", {"site": 5, "seat": 1}),
    (lambda: at("house", houses={1: 0}), "house 8", "same_yield", {"site": 8, "own": 1}),
    (
        lambda: at("house", houses={1: 0, 2: 0, 3: 0, 4: 0}),
        "house 5",
        "no_house_left",
        {"houses": 4},
    ),
    (lambda: at("house"), "house 1", "lacks", {"good": "wood", "count": 1}),
    (lambda: at("house", {"wood": 1}, {}), "house 1", "lacks", {"good": "gold", "count": 1}),
    (lambda: at("harvest"), "harvest 1,2,3", "too_many", {"count": 3, "most": 2}),
    (lambda: at("harvest"), "harvest 1", "not_your_house", {"site": 1}),
    (lambda: at("harvest", houses={1: 0}), "harvest 1,1", "site_twice", {"site": 1}),
    (lambda: at("harvest"), "harvest 0", "no_such_site", {"site": 0, "sites": 14}),
    (
        lambda: at("donate", {"gold": 1}, {}, projects={"bridge": {"donors": (0,)}}),
        "donate bridge",
        "gave_already",
        {"project": "bridge", "name": "Pont"},
    ),
    (
        lambda: at(
            "donate",
            projects={"bridge": {"donors": (0,)}, "tower": {"donors": (0,)}, "seventh": {}},
        ),
        "donate seventh",
        "no_seal",
        {"seals": 2},
    ),
    (lambda: at("donate"), "donate bridge", "lacks", {"good": "gold", "count": 1}),
    (lambda: at("weave", {"wool": 3}, {}), "weave 3", "too_many", {"count": 3, "most": 2}),
    (lambda: at("weave"), "weave 1", "lacks", {"good": "wool", "count": 1}),
    (lambda: at("weave", {"wool": 1, "cloth": 12}, {}), "weave 1", "exhausted", {"good": "cloth"}),
    (lambda: at("medicine", what="medicine"), "heal 3", "no_plague_yet", {"period": 3}),
    (
        lambda: at("medicine", what="medicine", **SICK),
        "heal 12",
        "no_such_place",
        {"place": 12, "places": 11},
    ),
    (lambda: at("medicine", what="medicine", **SICK), "heal 5", "not_sick", {"place": 5}),
    (lambda: at("medicine", what="medicine", **SICK), "heal 3,3", "place_twice", {"place": 3}),
    (
        lambda: at("medicine", what="medicine", **SICK),
        "heal 3,4",
        "too_little_medical",
        {"needed": 5},
    ),
    (
        lambda: at("medicine", what="medicine", standing=(("iv-02", 1),), **SICK),
        "heal 3",
        "healing_forbidden",
        {"card": "iv-02", "title": "L'évêque interdit les soins"},
    ),
    (lambda: at("medicine", by="hospital", **SICK), "heal 3,4", "heals_one", {"most": 1}),
    (lambda: at("medicine", by="hospital", **SICK), "practise", "only_heals", {}),
    (lambda: at("extra", what="ii-11"), "extra gold", "not_offered", None),
    (lambda: at("extra", what="ii-11"), "extra wood", "lacks", {"good": "gold", "count": 1}),
    (
        lambda: at("extra", {"wood": 15, "gold": 1}, {}, what="ii-11"),
        "extra wood",
        "exhausted",
        {"good": "wood"},
    ),
    # Duties.
    (lambda: at("protect"), "protect wool", "no_such_duty", {"duty": "wool"}),
    (
        lambda: at("protect", missed=((0, "gold", 2),)),
        "protect piety",
        "no_such_penalty",
        {"duty": "piety", "duties": ("gold",)},
    ),
    (
        lambda: at("protect", missed=((0, "gold", 2),)),
        "protect gold",
        "lacks",
        {"good": "loyalty", "count": 1},
    ),
]

TABLE = {"cards": "table"}
FACTS = [
    (lambda: at("play"), "fact 3 wool 1", "no_such_seat", {"seat": 3, "seats": 2}),
    (lambda: at("play"), "fact 1 weather 1", "fact_unknown", {"what": "weather"}),
    (lambda: at("play"), "fact 1 wool some", "fact_no_number", {"value": "some"}),
    (
        lambda: at("play", {"wool": 2}, {"wool": 1}),
        "fact 1 wool 30",
        "fact_too_many",
        {"what": "wool", "count": 30, "most": 14, AUDIENCE: frozenset({0})},
    ),
    (
        lambda: at("play"),
        "fact 2 vp 100",
        "fact_too_many",
        {"what": "vp", "count": 100, "most": 99},
    ),
    (
        lambda: at("play", points=(3, 4)),
        "fact 2 vp 4",
        "fact_so",
        {"seat": 1, "what": "vp", "count": 4},
    ),
    (lambda: at("house"), "fact 1 house 15", "no_such_site", {"site": 15, "sites": 14}),
    (lambda: at("house", houses={5: 1}), "fact 2 house 5", "fact_house_so", {"seat": 1, "site": 5}),
    (lambda: at("house", houses={5: 1}), "fact 1 house 5", "site_taken", {"site": 5, "seat": 1}),
    (
        lambda: at("house", houses={1: 0, 2: 0, 3: 0, 4: 0}),
        "fact 1 house 5",
        "no_house_left",
        {"houses": 4},
    ),
    (
        lambda: at("house", houses={5: 1}),
        "fact 1 no_house 5",
        "fact_no_house_so",
        {"seat": 0, "site": 5},
    ),
    # Something has to be given, or a house removed: nothing else is there to do.
    (lambda: at("remove", what="iii-02", houses={2: 0}), "fact 1 no_house 2", "fact_not_now", {}),
    (
        lambda: at("give", {"wool": 1}, {}, what="ii-04"),
        "fact 1 wool 0",
        "fact_not_now",
        {AUDIENCE: frozenset({0})},
    ),
    (lambda: at("play"), "fact 1 in_hand joker", "no_such_action", {"action": "joker"}),
    (lambda: at("play"), "fact 1 in_hand wheat", "fact_app_cards", {}),
    (
        lambda: at("play", visible=(("wheat",), ()), options=TABLE),
        "fact 1 in_hand wheat",
        "fact_card_laid",
        {"seat": 0, "action": "wheat"},
    ),
    (
        lambda: at("play", visible=(("wheat",), ()), options=TABLE),
        "fact 1 put_away wheat",
        "fact_card_laid",
        {"seat": 0, "action": "wheat"},
    ),
    (lambda: at("play", options=TABLE), "fact 1 put_away wheat", "fact_none_away", {"seat": 0}),
]
"""What cannot be so on the real table."""


@pytest.mark.parametrize(
    ("make", "text", "reason", "details"),
    FACTS,
    ids=[f"{text}: {reason}" for _, text, reason, _ in FACTS],
)
def test_what_cannot_be_put_right_and_why(play, make, text, reason, details):
    with pytest.raises(IllegalAction) as refused:
        play(make(), text)
    assert (refused.value.reason, refused.value.details) == (reason, details)


@pytest.mark.parametrize(
    ("make", "text", "reason", "details"),
    CASES,
    ids=[f"{text}: {reason}" for _, text, reason, _ in CASES],
)
def test_what_is_refused_and_why(play, make, text, reason, details):
    with pytest.raises(IllegalAction) as refused:
        play(make(), text)
    assert refused.value.reason == reason
    told = dict(refused.value.details)
    secret = reason in SECRET and not text.endswith("wheat")
    assert told.pop(AUDIENCE, None) == (frozenset({0}) if secret else None)
    if details is not None:
        assert told == details


ELSEWHERE = {
    "match_over",
    "not_yet",  # test_edge_cases, E35
    "cards_are_known",  # test_table_cards
    "bad_event",  # test_table_cards
    "which_exchange",  # test_notation
    "which_site",  # test_references
}
VOID = {"no_project", "no_house"}
"""Reasons that ``action_void`` gives, and no refusal."""


def test_every_reason_is_tested():
    first = {f"{what}_first" for what in DUE}
    reasons = {reason.key for reason in WORLD_WITHOUT_END.reasons}
    met = {reason for _, _, reason, _ in (*CASES, *FACTS)}
    assert met | ELSEWHERE | first | VOID == reasons


WHATS = {"offer": "i-02", "pay": "i-09", "give": "ii-04", "extra": "ii-11"}
WHATS |= {"remove": "iii-02", "orient": "iii-11"}


@pytest.mark.parametrize("kind", DUE)
def test_what_has_to_be_done_first_is_said(play, kind):
    state = at(kind, what=WHATS.get(kind, ""), number=int(kind == "plague"), period=3)
    other = "orient 1" if kind != "orient" else "pay"
    with pytest.raises(IllegalAction) as refused:
        play(state, other)
    assert refused.value.reason == f"{kind}_first"
    (told,) = WORLD_WITHOUT_END.answer(WORLD_WITHOUT_END.view(state, PUBLIC), "turn", {})
    assert refused.value.details == told.args


def test_nothing_is_done_after_the_end(play, ending):
    paid = {"piety": 2, "wheat": 2, "gold": 5}
    state, _ = ending(paid, paid, period=4)
    state, _ = play(state, "tax 2")
    with pytest.raises(IllegalAction) as refused:
        play(state, "pass")
    assert refused.value.reason == "match_over"


def test_a_refused_action_changes_nothing(play):
    state = at("build", {"stone": 1}, {})
    with pytest.raises(IllegalAction):
        play(state, "build bridge stone,stone")
    after, _ = play(state, "build bridge stone")
    assert after.has(0, "stone") == 0
