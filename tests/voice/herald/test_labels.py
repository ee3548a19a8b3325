"""What the owner of a box calls numbered things is said in place of the number."""

from __future__ import annotations

from heraut.engines.protocol import Event
from heraut.voice.herald import Herald, Words

NAMES = ("renard", "ours", "cerf", "cygne", "lion", "aigle", "dauphin")


def herald() -> Herald:
    return Herald(Words("fr"), "seven_kingdoms", ("Alice", "Bob"))


def test_a_number_has_its_name_for_the_words_to_use() -> None:
    named = herald()
    named.label({"crest": NAMES})
    told = named._named({"crest": 3, "crests": (1, 2), "card": 3}, "row")
    assert told["crest_name"] == "cerf" and told["card_name"] == "none"
    # One item of a list keeps the name of the list.
    assert named._named({"crests": 7}, "row")["crests_name"] == "dauphin"
    assert named._named({"crest": 9}, "row")["crest_name"] == "none"


def test_without_names_a_number_stays_a_number() -> None:
    plain = herald()
    plain.label({"crest": ()})
    assert plain._named({"crest": 3}, "row")["crest_name"] == "none"
    told = plain.event(Event("answer_leader_none", {"crest": 3, "slot": 1, "token": ""}))
    assert "lason trois" in told
