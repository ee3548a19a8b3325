"""What the cards show is data, with how far it is to be trusted, and an owner may correct it."""

from __future__ import annotations

import pytest

from heraut.engines.facts import BadOverlay
from heraut.engines.match import Match
from heraut.engines.seven_kingdoms import SEVEN_KINGDOMS, Box

from .position import position


def test_every_rank_bears_every_crest_once():
    box = Box.shipped()
    for first in range(1, 50, 7):
        assert sorted(box.crest(card) for card in range(first, first + 7)) == [1, 2, 3, 4, 5, 6, 7]
    assert [box.crest(card) for card in (1, 9, 17, 25, 33, 41, 49)] == [1, 2, 3, 4, 5, 6, 7]


def test_peasants_show_every_slot_twice_and_never_neighbours():
    pairs = [Box.shipped().slots_of(card) for card in range(43, 50)]
    assert sorted(slot for pair in pairs for slot in pair) == sorted([*range(1, 8)] * 2)
    assert len(set(pairs)) == 7
    assert all(last - first > 1 for first, last in pairs)


def test_what_is_not_sourced_says_so():
    status = {fact.item: fact.status for fact in Box.shipped().facts}
    assert status == {
        "crest_of": "inferred",
        "crest_names": "proposed_default",
        "peasant_slots": "proposed_default",
    }
    assert all(fact.why and fact.confidence < 1 for fact in Box.shipped().facts)


OWN = """
[peasant_slots.value]
43 = [1, 2]
44 = [7, 1]
45 = [1, 3]
46 = [4, 5]
47 = [5, 6]
48 = [6, 7]
49 = [2, 7]

[crest_names]
value = ["lion", "aigle", "tour", "lys", "ours", "cerf", "loup"]
"""


def test_an_owner_corrects_what_is_printed(play):
    box = Box.shipped().corrected(OWN)
    assert box.slots_of(44) == (1, 7)
    assert box.crest_of == Box.shipped().crest_of
    status = {fact.item: (fact.status, fact.confidence) for fact in box.facts}
    assert status["peasant_slots"] == status["crest_names"] == ("owner", 1.0)
    assert status["crest_of"][0] == "inferred"
    row = (10, 17, 24, 31, 38, 45, 16)
    state = position([[44, 1], [4, 5]], row, box=box)
    state, _ = play(state, "play 44", "play 4")
    assert list(map(str, SEVEN_KINGDOMS.legal(state))) == ["take 10", "take 16"]


def test_a_match_begins_with_the_owners_box_and_keeps_it():
    rules = SEVEN_KINGDOMS
    state = rules.start(2, {}, OWN)
    assert state.box == Box.shipped().corrected(OWN)
    assert rules.names(state)["crest"][1] == "lion"
    assert rules.view(state, 0).peasant_slots[0] == (1, 2)
    match = Match.new("seven_kingdoms", 2, {}, 3, overlay=OWN).settle()
    played = match.play(str(rules.legal(match.state)[0]))
    assert played.undo().history == match.history  # which card it was is remembered
    assert played.undo().state.box == state.box
    assert Match.new("seven_kingdoms", 2, {}, 3).state.box == Box.shipped()


@pytest.mark.parametrize(
    ("text", "item", "line", "expected"),
    [
        ("[", "file", 1, "toml"),
        ("\ncolours = {value = 1}", "colours", 2, "known_item"),
        ("crest_names = {value = ['a', 'b']}", "crest_names.value", 1, "crest_names"),
        (
            "crest_names = {value = ['a', 'b', 'c', 'd', 'e', 'f', 'A']}",
            "crest_names.value",
            1,
            "different_names",
        ),
        (
            "[crest_names]\nvalue = [\n'a', 'b', 'c', 'd', 'e', 'f', ' ']",
            "crest_names.value",
            2,
            "short_names",
        ),
        (OWN.replace("lion", "lion 7"), "crest_names.value", 12, "short_names"),
        ("crest_names = {value = 'lion'}", "crest_names.value", 1, "crest_names"),
        ("crest_of = {value = {king = [1]}}", "crest_of.value", 1, "crests_by_rank"),
        ("[crest_of.value]\nking = []\nduke = [1]", "crest_of.value.duke", 3, "crests_by_rank"),
        ("peasant_slots = {value = {43 = [1, 2]}}", "peasant_slots.value", 1, "slots_by_card"),
        ("peasant_slots = {value = 3}", "peasant_slots.value", 1, "slots_by_card"),
        (OWN.replace("[7, 1]", "[8, 1]"), "peasant_slots.value.44", 4, "two_slots"),
        (OWN.replace("[7, 1]", "[1, 1]"), "peasant_slots.value.44", 4, "two_slots"),
        (OWN.replace("[7, 1]", "[1, true]"), "peasant_slots.value.44", 4, "two_slots"),
    ],
)
def test_a_wrong_file_is_refused_with_the_line(text, item, line, expected):
    with pytest.raises(BadOverlay) as bad:
        SEVEN_KINGDOMS.start(2, {}, text)
    assert (bad.value.item, bad.value.line, bad.value.expected) == (item, line, expected)


def test_crests_that_come_twice_in_a_rank_are_refused():
    ranks = ("king", "bishop", "general", "princess", "knight", "merchant")
    lines = "".join(f"{rank} = [1, 2, 3, 4, 5, 6, 7]\n" for rank in ranks)
    text = f"[crest_of.value]\n{lines}peasant = [1, 1, 3, 4, 5, 6, 7]\n"
    with pytest.raises(BadOverlay) as bad:
        Box.shipped().corrected(text)
    assert (bad.value.item, bad.value.line) == ("crest_of.value.peasant", 8)
