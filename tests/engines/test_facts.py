"""Files of facts and corrections: what they may hold, and where a mistake in them stands."""

from __future__ import annotations

import pytest

from heraut.engines.facts import BadOverlay, Fact, overlaid, read_entries, refuse_overlay

FILE = '''# a comment with [brackets] and a = sign

[colours]
why = """
value = 3
[not a table]"""
value = { red = 1, blue = [2, 3] }

[cards.value]
"le roi" = [
  1,
  2,
]
more.less = "x = 1"

[[cards.value.list]]
name = "a"
[[cards.value.list]]
name = "b"
kind.sort = 1
'''


def test_an_entry_has_its_fact_its_value_and_its_rows():
    colours, cards = read_entries(FILE).values()
    assert colours.fact.rows == (("red", (1,)), ("blue", (2, 3)))
    assert colours.fact.why.startswith("value = 3")
    assert (colours.fact.status, colours.fact.confidence) == ("owner", 1.0)
    assert cards.value["more"] == {"less": "x = 1"}
    assert cards.fact.rows[:2] == (("le roi", (1, 2)), ("more.less", ("x = 1",)))


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ((), 9),
        (("value",), 9),
        (("value", "le roi"), 10),
        (("value", "more"), 14),
        (("value", "more", "less"), 14),
        (("value", "none", "of", "them"), 9),
        (("value", "list", "0"), 16),
        (("value", "list", "1", "name"), 19),
        (("value", "list", "1", "kind", "sort"), 20),
    ],
)
def test_each_thing_has_its_line(path, line):
    bad = read_entries(FILE)["cards"].bad("two_slots", *path, most=3)
    assert bad.line == line
    assert bad.item == ".".join(("cards", *path))
    assert bad.details == {
        "item": bad.item,
        "line": line,
        "expected": "two_slots",
        "path": "",
        "most": 3,
    }


def test_the_lines_are_those_of_a_file_with_windows_line_ends():
    text = FILE.replace("\n", "\r\n")
    assert read_entries(text)["cards"].bad("text", "value", "more").line == 14


@pytest.mark.parametrize(
    ("text", "item", "line", "expected"),
    [
        ("[a]\nvalue = [1,\n", "file", 3, "toml"),
        ("[a]\nvalue = 1\nvalue = 2", "file", 3, "toml"),
        ("a = 1\n[b]\n= 2", "file", 3, "toml"),
        (f"a = {'[' * 3000}", "file", 1, "toml"),
        ("# nothing\nother = {value = 1}", "other", 2, "known_item"),
        ("\na = 3", "a", 2, "value"),
        ("[a]\nstatus = 'owner'", "a", 1, "value"),
        ("[a]\nvalue = 1\nvalu = 2", "a.valu", 3, "known_field"),
        ("[a]\nvalue = 1\nstatus = 'sure'", "a.status", 3, "status"),
        ("[a]\nvalue = 1\nstatus = ['owner']", "a.status", 3, "status"),
        ("[a]\nvalue = 1\nconfidence = 2", "a.confidence", 3, "confidence"),
        ("[a]\nvalue = 1\nconfidence = true", "a.confidence", 3, "confidence"),
        ("[a]\nvalue = 1\nconfidence = nan", "a.confidence", 3, "confidence"),
        ("[a]\nvalue = 1\nconfidence = '1'", "a.confidence", 3, "confidence"),
        ("[a]\nvalue = 1\nwhy = 3", "a.why", 3, "text"),
    ],
)
def test_a_wrong_file_is_refused_with_item_and_line(text, item, line, expected):
    with pytest.raises(BadOverlay) as bad:
        read_entries(text, ("a", "b"))
    assert (bad.value.item, bad.value.line, bad.value.expected) == (item, line, expected)
    assert bad.value.key == "bad_overlay"


def test_an_error_can_be_told_its_file():
    named = read_entries("[a]\nvalue = 1")["a"].bad("two_slots", most=3).in_file("mine.toml")
    assert named.details["path"] == "mine.toml"
    assert (named.item, named.line, named.details["most"]) == ("a", 1, 3)


def test_an_overlay_replaces_facts_and_adds_new_ones():
    facts = (Fact("a", "inferred", 0.5, "why"), Fact("b", "sourced", 0.9, "seen"))
    after = overlaid(facts, "[a]\nvalue = 7\nwhy = 'on my cards'\n[c]\nvalue = []")
    assert after == (
        Fact("a", "owner", 1.0, "on my cards", (("", (7,)),)),
        facts[1],
        Fact("c", "owner", 1.0, "", ()),
    )
    assert overlaid(facts, "") == facts


def test_a_game_with_nothing_to_correct_takes_no_overlay():
    refuse_overlay("")
    with pytest.raises(BadOverlay) as bad:
        refuse_overlay("# mine")
    assert bad.value.details["expected"] == "nothing"
