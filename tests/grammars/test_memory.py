"""What the talk remembers, by the data of a grammar file alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from heraut.engines.protocol import Event
from heraut.grammars import Grammar, GrammarError
from heraut.grammars.meaning import Heard, Illegal, Kind, Meaning, Scope
from heraut.grammars.memory import NOTHING, Memory, Remembered, recalled, remember

MEMORY = Memory(
    "door",
    frozenset({"start"}),
    here={"went": "door"},
    lists={"answer_door": "door", "answer_doors": "doors"},
    pages={"answer_door": 2},
)
GAME = """\
numbers:
  floor: {from: 1, to: 12}
  nth: {from: 1, to: 3, ordinal: true}
names:
  wing: {E: [est], W: [ouest]}
compounds:
  door: {parts: [wing, floor], doubted: true, close: [[six, dix]]}
memory:
  slot: door
  here: {went: door}
  lists: {answer_doors: doors}
  pages: {answer_doors: 3}
intents:
  open:
    kind: command
    scopes: [turn]
    notation: open {door}
    sentences:
      - ouvre {door}
      - ouvre la {nth:door}
  look:
    kind: query
    scopes: [turn]
    needs: [door]
    sentences:
      - regarde [{door}]
  more:
    kind: query
    scopes: [turn]
    follows: look
    recalls: [door]
    sentences: encore
"""


def read(folder: Path, game: str = GAME) -> Grammar:
    home = folder / "fr"
    home.mkdir()
    common = "intents:\n  yes: {kind: reply, scopes: [confirm], sentences: oui}\n"
    texts = {"common": common, "house": game, "confusions": "never:\n  - [oui, non]\n"}
    for name, text in texts.items():
        (home / f"{name}.yaml").write_text(text, encoding="utf-8")
    return Grammar.read(folder, "fr", "house")


def asked(**slots: int | str) -> Meaning:
    return Meaning("look", Kind.QUERY, slots)


def test_where_one_is_and_what_was_told_are_remembered() -> None:
    events = [
        Event("answer_door", {"door": "E1"}),
        Event("went", {"door": "E7"}),
        Event("other", {"door": "W9"}),
        Event("answer_door", {"door": "E2"}),
    ]
    known = remember(MEMORY, NOTHING, events)
    assert known == Remembered("E7", ("E1", "E2"))
    known = remember(MEMORY, known, [Event("answer_doors", {"doors": ("W1", "W2")})])
    assert known == Remembered("E7", ("W1", "W2"))
    assert remember(MEMORY, known, [Event("other")]) == known


def test_what_only_some_may_know_is_not_remembered() -> None:
    secret = [
        Event("went", {"door": "E7"}, frozenset({1})),
        Event("answer_door", {"door": "E1"}, frozenset({1})),
    ]
    assert remember(MEMORY, NOTHING, secret) == NOTHING


def test_a_number_is_an_item_of_the_last_list_in_every_slot_of_the_kind() -> None:
    known = Remembered("", ("E1", "W2"))
    found = recalled(MEMORY, known, asked(door=2, start=1, floor=2))
    assert isinstance(found, Meaning) and found.slots == {"door": "W2", "start": "E1", "floor": 2}
    beyond = recalled(MEMORY, known, asked(door=3))
    assert isinstance(beyond, Illegal) and beyond.reason == "no_such_item"
    assert beyond.details == {"number": 3, "count": 2}
    nothing = recalled(MEMORY, NOTHING, asked(door=1))
    assert isinstance(nothing, Illegal) and nothing.reason == "nothing_told"


def test_a_slot_that_is_not_said_is_where_one_is() -> None:
    known, door = Remembered("E7"), frozenset({"door"})
    for found in (
        recalled(MEMORY, known, asked(), recalls=door),
        recalled(MEMORY, known, asked(), needs=door),
        recalled(MEMORY, known, asked(door="here")),
    ):
        assert isinstance(found, Meaning) and found.slots == {"door": "E7"}
    assert recalled(MEMORY, known, asked(door="W1"), needs=door) == asked(door="W1")
    assert recalled(MEMORY, known, asked()) == asked()
    assert recalled(MEMORY, NOTHING, asked(), recalls=door) == asked()
    for lost in (
        recalled(MEMORY, NOTHING, asked(), needs=door),
        recalled(MEMORY, NOTHING, asked(door="here")),
    ):
        assert isinstance(lost, Illegal) and lost.reason == "nowhere_yet"


def test_a_question_that_follows_another_has_its_slots_unless_it_has_its_own() -> None:
    known = Remembered(asked={"look": {"door": "W1", "lamp": 2}})
    found = recalled(MEMORY, known, asked(lamp=3), follows="look")
    assert isinstance(found, Meaning) and found.slots == {"door": "W1", "lamp": 3}
    assert recalled(MEMORY, NOTHING, asked(lamp=3), follows="look") == asked(lamp=3)


def test_a_question_that_goes_on_does_so_from_where_one_is_now() -> None:
    known = Remembered("E7", asked={"look": {"door": "W1", "lamp": 2}})
    found = recalled(MEMORY, known, asked(), needs=frozenset({"door"}), follows="look")
    assert isinstance(found, Meaning) and found.slots == {"door": "E7", "lamp": 2}


def test_a_grammar_says_what_is_remembered(tmp_path: Path) -> None:
    grammar = read(tmp_path)
    memory = grammar.spec.memory
    assert (memory.slot, memory.slots) == ("door", {"door"})
    assert (memory.here, memory.pages) == ({"went": "door"}, {"answer_doors": 3})
    look, more = grammar.intents["look"], grammar.intents["more"]
    assert (look.needs, more.recalls, more.follows) == ({"door"}, {"door"}, "look")


def test_a_compound_is_one_value(tmp_path: Path) -> None:
    grammar = read(tmp_path)
    for words, slots in (
        ("ouvre est douze", {"door": "E12"}),
        ("ouvre ouest 2", {"door": "W2"}),
        ("ouvre la deuxième", {"door": 2}),
    ):
        (meaning,) = grammar.meanings(Heard.typed(words), Scope.TURN)
        assert meaning.slots == slots
    assert not grammar.meanings(Heard.typed("ouvre est treize"), Scope.TURN)
    assert not grammar.meanings(Heard.typed("ouvre est"), Scope.TURN)
    assert grammar.forms("open", {"door": "W11"}) == ("ouvre ouest onze",)
    values = grammar.slots.values("open", "door")
    assert values is not None and {"E1", "E12", "W12", 1, 3} <= set(values)
    assert len(values) == 2 * 12 + 3


@pytest.mark.parametrize(
    ("wrong", "right", "line", "problem"),
    [
        ("[wing, floor]", "[wing, flor]", 7, "there are no numbers {flor} before"),
        ("follows: look", "follows: lock", 32, "'more' follows 'lock', and there is none"),
        ("    notation: open {door}", "    notation: open {door}\n    needs: [door]", 18, "only"),
        ("  pages: {answer_doors: 3}", "  pages: {answer_doors: all}", 12, "whole number"),
        ("  slot: door\n", "", 9, "'slot' is missing"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(
    tmp_path: Path, wrong: str, right: str, line: int, problem: str
) -> None:
    assert wrong in GAME
    with pytest.raises(GrammarError) as caught:
        read(tmp_path, GAME.replace(wrong, right))
    assert problem in str(caught.value)
    assert caught.value.details["line"] == line
