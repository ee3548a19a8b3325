"""What the rulebook does not print is data, with its status, and an owner may correct it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from heraut.engines.facts import BadOverlay, Fact
from heraut.engines.world_without_end import WORLD_WITHOUT_END, Box
from heraut.engines.world_without_end.effects import OPERATIONS
from heraut.engines.world_without_end.fact_events import FACTS

from .position import position

BOX = Box.shipped()


def test_the_box_has_what_its_rulebook_and_reviews_tell():
    assert [len(BOX.deck(period)) for period in (1, 2, 3, 4)] == [11] * 4
    for period in (1, 2, 3, 4):
        assert sum(card.permanent for card in BOX.deck(period)) <= 3
    assert len(BOX.plans) == 7
    assert BOX.supply == (25, 15, 10, 12, 15, 12, 20, 14)
    assert (BOX.start_points, dict(BOX.start_goods)) == (8, {"wool": 1, "gold": 2})
    assert (BOX.favours[0], BOX.favours[-1], BOX.favours[BOX.marker]) == (
        "queen",
        "bishop",
        "outlaw",
    )
    assert Counter(BOX.favours)["outlaw"] == 2
    assert (min(BOX.tax), max(BOX.tax), len(BOX.tax)) == (2, 5, 6)
    assert (sum(BOX.tiles), len(BOX.bonuses), BOX.bonuses[8], BOX.bonuses[10]) == (11, 11, None, ())


def test_there_is_enough_material_for_all_projects():
    assert sum(plan.stone for plan in BOX.plans) <= BOX.supply[0]
    assert sum(plan.wood for plan in BOX.plans) <= BOX.supply[1]


def test_everything_says_how_far_it_is_to_be_trusted():
    statuses = Counter(fact.status for fact in BOX.facts)
    assert set(statuses) == {"sourced", "inferred", "house"}
    for fact in BOX.facts:
        assert fact.why
        assert (fact.confidence > 0) is (fact.status != "house")
    trusted = {fact.item: fact.status for fact in BOX.facts}
    assert trusted["event_ii-01"] == "sourced"
    assert trusted["corners_ii-01"] == trusted["tax_die"] == trusted["site_1"] == "house"
    assert WORLD_WITHOUT_END.facts == BOX.facts


def test_every_item_is_told_by_events():
    keys = {event.key for event in FACTS}
    assert keys < {event.key for event in WORLD_WITHOUT_END.events}
    told = set()
    for fact in BOX.facts:
        first, *effects = WORLD_WITHOUT_END.tell_fact(fact)
        assert first.key in keys and first.audience is None
        assert {effect.key for effect in effects} <= {f"effect_{op}" for op in OPERATIONS}
        assert bool(effects) is (first.key == "fact_event")
        told.add(first.key)
    assert told == keys - {"fact_no_effect", "fact_event_gone"}


def test_an_item_that_is_none_of_this_box_is_not_told():
    with pytest.raises(KeyError):
        WORLD_WITHOUT_END.tell_fact(Fact("crest_of", "owner", 1.0, ""))


OWN = """
[event_i-09.value]
period = 1
title = "Le pont"
kind = "immediate"
effects = [{ op = "each_gain", gain = { gold = 2 } }, { op = "remove_own_house" }]

[corners_i-09.value]
corners = ["wheat", "gold2", "vp", "stone"]

[tax_die]
value = [2, 2, 3, 4, 5, 5]

[donors_bridge]
value = { vp = 1, loyalty = 1 }

[favour_marker]
value = 1
"""


def test_an_owner_corrects_what_is_printed(play):
    box = Box.corrected(OWN)
    card = next(card for card in box.events if card.name == "i-09")
    assert (card.title, card.corners) == ("Le pont", ("wheat", "gold2", "vp", "stone"))
    assert (box.tax, box.marker) == ((2, 2, 3, 4, 5, 5), 0)
    assert box.plan("bridge").donors == (("loyalty", 1), ("vp", 1))
    trusted = {fact.item: fact.status for fact in box.facts}
    assert (trusted["event_i-09"], trusted["event_i-10"]) == ("owner", "house")
    state = WORLD_WITHOUT_END.start(2, {}, OWN)
    state, told = play(state, "first 1", "event i-09")
    assert (state.has(0, "gold"), state.marker) == (4, 0)
    assert any(event.args.get("title") == "Le pont" for event in told)


def test_a_card_takes_the_place_of_another_one():
    box = Box.corrected(
        "[event_i-09]\nvalue = {}\n"
        '[event_fair.value]\nperiod = 1\nkind = "immediate"\neffects = []\n'
        '[corners_fair.value]\ncorners = ["wheat", "vp", "vp", "stone"]\n'
    )
    names = [card.name for card in box.deck(1)]
    assert "fair" in names
    assert "i-09" not in names
    assert "event fair" in map(str, WORLD_WITHOUT_END.legal(position([{}, {}], box=box)))


EVENT = '[event_i-09.value]\nperiod = 1\nkind = "{}"\neffects = [{}]\n'


@pytest.mark.parametrize(
    ("text", "item", "line", "expected"),
    [
        ("[", "file", 1, "toml"),
        ("\n[colours]\nvalue = 1", "colours", 2, "known_item"),
        ("[tax_die]\nvalue = [2, 3]", "tax_die.value", 2, "six_faces"),
        ("[tax_die]\nvalue = [1, 2, 3, 4, 5, 5]", "tax_die.value", 2, "count"),
        ("[council]\nvalue = [0, 1, 2, 2]", "council.value", 2, "zero_to_three"),
        ('[favours]\nvalue = ["queen"]', "favours.value", 2, "favour_track"),
        ('[favours]\nvalue = ["joker"]', "favours.value", 2, "favour_spaces"),
        ("[favour_marker]\nvalue = 11", "favour_marker.value", 2, "count"),
        (
            "[plague_tiles]\nvalue = { 1 = 1, 2 = 1, 3 = 1, 4 = 1, 5 = 1 }",
            "plague_tiles.value",
            2,
            "eleven_tiles",
        ),
        ("[supply]\nvalue = { wool = 3 }", "supply.value", 2, "field"),
        ("[start]\nvalue = { silver = 3 }", "start.value", 2, "goods"),
        ("[site_3]\nvalue = { material = 'gold', gives = { gold = 1 } }", None, 2, "stone_or_wood"),
        ("[site_3]\nvalue = { material = 'wood', gives = {} }", None, 2, "goods"),
        ("[place_3]\nvalue = { gold = 99 }", "place_3.value.gold", 2, "count"),
        ("[project_bridge.value]\nname = 'Pont'\nstone = 0\nwood = 0", None, 1, "some_space"),
        ("[donors_hospital]\nvalue = { heal = 2 }", "donors_hospital.value.heal", 2, "count"),
        ("[corners_i-09]\nvalue = { corners = ['vp'] }", None, 2, "four_corners"),
        (
            "[corners_i-09.value]\ncorners = ['vp', 'vp', 'vp', 'vp']\nplace = 3",
            "corners_i-09.value.place",
            3,
            "no_place",
        ),
        ("[corners_iii-09]\nvalue = { corners = ['vp', 'vp', 'vp', 'vp'] }", None, 2, "count"),
        (EVENT.format("green", ""), "event_i-09.value.kind", 3, "kind"),
        (EVENT.format("immediate", "{ op = 'dance' }"), None, 4, "effect"),
        (
            EVENT.format("immediate", "{ op = 'complete_project', project = 'castle' }"),
            None,
            4,
            "project",
        ),
        (EVENT.format("permanent", "{ op = 'remove_own_house' }"), None, 4, "standing_effects"),
        (EVENT.format("permanent", ""), "event_i-09", 1, "fewer_permanent"),
        (EVENT.replace("i-09", "fair").format("immediate", ""), "event_fair", 1, "corners_too"),
        (
            "[corners_fair]\nvalue = { corners = ['vp', 'vp', 'vp', 'vp'] }\n"
            + EVENT.replace("i-09", "fair").format("immediate", ""),
            "event_fair",
            3,
            "fewer_cards",
        ),
        (
            "".join(f"[event_i-0{number}]\nvalue = {{}}\n" for number in range(1, 7)),
            "event_i-01",
            1,
            "more_cards",
        ),
    ],
)
def test_a_wrong_file_is_refused_with_item_and_line(text, item, line, expected):
    with pytest.raises(BadOverlay) as bad:
        WORLD_WITHOUT_END.start(2, {}, text)
    assert (bad.value.line, bad.value.expected) == (line, expected)
    assert item in (None, bad.value.item)


ITEMS = ("supply", "start", "tax_die", "council", "favours", "favour_marker", "plague_tiles")
ITEMS += ("project_bridge", "donors_bridge", "site_3", "place_3", "event_iii-09", "corners_iii-09")
JUNK = ("1", "-1", "99", "1.5", "true", "'x'", "[]", "[1]", "[[1]]", "['x']", "[{ op = [] }]")
JUNK += (
    "{ a = 1 }",
    "{ gold = [] }",
    "{ material = [], gives = 1 }",
    "{ corners = 3, place = [] }",
)
JUNK += ("{ period = [], kind = {}, effects = 3 }", "{ period = 3, kind = [], effects = [] }")
JUNK += ("{ name = [], stone = 1, wood = 1 }", "{ 1 = 'x', 2 = 1, 3 = 1, 4 = 1, 5 = 1 }")


@pytest.mark.parametrize("item", ITEMS)
def test_whatever_stands_there_is_used_or_refused(item):
    for junk in JUNK:
        text = f"[{item}]\nvalue = {junk}\n"
        try:
            state = WORLD_WITHOUT_END.start(2, {}, text)
        except BadOverlay as bad:
            assert bad.item.startswith(item)
            assert bad.line in (1, 2)
        else:
            assert {fact.item: fact.status for fact in state.box.facts}[item] == "owner"


def test_a_wrong_effect_is_told_by_its_value():
    text = EVENT.format("immediate", "{ op = 'each_gain', gain = { gold = 0 } }")
    with pytest.raises(BadOverlay) as bad:
        WORLD_WITHOUT_END.start(2, {}, text)
    details = bad.value.details
    assert (details["op"], details["field"]) == ("each_gain", "gain")


PAGE = Path(__file__).parents[3] / "docs" / "own-events.md"


@pytest.mark.parametrize("op", OPERATIONS)
def test_the_owners_page_tells_of_every_effect(op):
    page = PAGE.read_text(encoding="utf-8")
    (row,) = [line for line in page.splitlines() if line.startswith(f"| `{op}`")]
    assert all(f"`{name}`" in row for name in OPERATIONS[op])


def test_the_owners_page_tells_of_every_item():
    page = PAGE.read_text(encoding="utf-8")
    assert BOX.facts
    for fact in BOX.facts:
        kind, _, rest = fact.item.partition("_")
        assert f"`{fact.item}`" in page or f"`{kind}_" in page, rest
