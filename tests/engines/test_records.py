"""Records that are copied quickly are those that ``dataclasses.replace`` makes."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, fields, replace
from enum import StrEnum
from random import Random

import pytest

from heraut.engines.records import changed, changer, with_plain_members
from heraut.engines.registry import RULES, find_rules
from heraut.engines.simulate import setups, walk


@dataclass(frozen=True, slots=True)
class Point:
    """One with slots of its own only."""

    across: int
    down: int = 0


@dataclass(frozen=True, slots=True)
class Named(Point):
    """One that has slots of another kind, too."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class Checked:
    """One that has more done to it when it is made."""

    count: int
    twice: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "twice", 2 * self.count)


@pytest.mark.parametrize("record", [Point(1, 2), Named(1, 2, "a"), Checked(3)])
def test_a_changed_record_is_that_of_dataclasses(record):
    name = fields(record)[0].name
    after = changed(record, **{name: 7})
    assert type(after) is type(record)
    assert after == replace(record, **{name: 7})
    assert hash(after) == hash(replace(record, **{name: 7}))
    assert getattr(record, name) != 7, "the one it is made of stays as it is"
    with pytest.raises(FrozenInstanceError):
        setattr(after, name, 8)
    with pytest.raises((AttributeError, TypeError)):
        changed(record, colour="red")


def test_what_changes_just_some_fields_does_the_same():
    moved = changer(Point, "down", "across")
    record = Point(1, 2)
    after = moved(record, across=5, down=6)
    assert type(after) is Point
    assert after == replace(record, across=5, down=6)
    assert hash(after) == hash(Point(5, 6))
    assert record == Point(1, 2), "the one it is made of stays as it is"
    assert changer(Point, "down")(record, down=9) == Point(1, 9)
    with pytest.raises(FrozenInstanceError):
        after.across = 8
    with pytest.raises(TypeError):
        moved(record, across=5)


@pytest.mark.parametrize(("kind", "name"), [(Point, "colour"), (Named, "name"), (Checked, "count")])
def test_only_the_fields_of_a_plain_record_are_changed_so(kind, name):
    with pytest.raises(TypeError):
        changer(kind, name)


@pytest.mark.parametrize("game", sorted(RULES))
def test_states_are_copied_whole(game):
    rules = find_rules(game)
    states = [step.after for step in walk(rules, setups(rules)[0], Random(3))]
    assert len(states) > 50
    for state in states[::20]:
        assert changed(state) == state
        assert changed(state) is not state


def test_members_are_found_by_name_value_and_order():
    @with_plain_members
    class Colour(StrEnum):
        RED = "red"
        BLUE = "blue"

    assert vars(Colour)["RED"] is Colour.RED is Colour("red") is Colour["RED"]
    assert list(Colour) == ["red", "blue"]
    assert Colour.BLUE.name == "BLUE"
