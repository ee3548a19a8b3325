"""What the owner of a box calls numbered things is said in place of the number."""

from __future__ import annotations

from heraut.engines.facts import overlaid
from heraut.engines.protocol import Event
from heraut.engines.world_without_end import WORLD_WITHOUT_END
from heraut.voice.herald import Herald, Verbosity, Words

NAMES = ("renard", "ours", "cerf", "cygne", "lion", "aigle", "dauphin")


def herald() -> Herald:
    return Herald(Words("fr"), "seven_kingdoms", ("Alice", "Bob"))


def test_a_number_has_its_name_for_the_words_to_use() -> None:
    named = herald()
    named.label({"crest": dict(enumerate(NAMES, 1))})
    told = named._named({"crest": 3, "crests": (1, 2), "card": 3}, "row")
    assert told["crest_name"] == "cerf" and told["card_name"] == "none"
    # One item of a list keeps the name of the list.
    assert named._named({"crests": 7}, "row")["crests_name"] == "dauphin"
    assert named._named({"crest": 9}, "row")["crest_name"] == "none"


def test_without_names_a_number_stays_a_number() -> None:
    plain = herald()
    plain.label({"crest": {}})
    assert plain._named({"crest": 3}, "row")["crest_name"] == "none"
    told = plain.event(Event("answer_leader_none", {"crest": 3, "slot": 1, "token": ""}))
    assert "lason trois" in told


OWN = '[project_bridge]\nvalue = { name = "Grand Pont", stone = 5, wood = 0 }\n'
LAID = Event("project_grew", {"project": "bridge", "name": "", "material": "stone"})


def test_a_project_has_the_name_that_the_language_has_or_else_the_owner() -> None:
    for overlay, text in (("", "Pont : une pierre de plus."), (OWN, "Grand Pont : une pierre de ")):
        match = WORLD_WITHOUT_END.start(2, {}, overlay)
        named = Herald(Words("fr"), "world_without_end", ("Alice", "Bob"))
        named.label(WORLD_WITHOUT_END.names(match))
        assert named.event(LAID).startswith(text)
        both = Event("projects_covered", {"projects": ("bridge", "tower"), "names": ("", "")})
        own = text.partition(" :")[0]
        assert f" {own} et Clocher" in named.event(both, Verbosity.FULL)


def test_a_fact_about_a_project_has_the_owners_name_for_it() -> None:
    for overlay, name in (("", "Pont"), (OWN, "Grand Pont")):
        facts = overlaid(WORLD_WITHOUT_END.facts, overlay)
        fact = next(one for one in facts if one.item == "project_bridge")
        told = Herald(Words("fr"), "world_without_end", ())
        (event,) = WORLD_WITHOUT_END.tell_fact(fact)
        assert told.event(event) == f"{name} : cinq pour la pierre."
