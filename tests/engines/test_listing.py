"""Lazy listings behave as the tuples they stand for."""

from __future__ import annotations

import pytest

from heraut.engines.kingdom_builder import KINGDOM_BUILDER
from heraut.engines.listing import ByKind, Made

from .kingdom_builder.position import position

made = []


def make(number):
    made.append(number)
    return f"a{number}"


listed = ByKind([Made([(make, (1, 2)), (make, (5,))]), ("b", "c")])
plain = ("a1", "a2", "a5", "b", "c")


def test_they_hold_the_same_in_the_same_order():
    assert tuple(listed) == plain
    assert listed == plain
    assert hash(listed) == hash(plain)
    assert listed != plain[:4]
    assert len(listed) == 5
    assert [listed[index] for index in range(-5, 5)] == [plain[index] for index in range(-5, 5)]
    assert listed[1:4] == plain[1:4]
    assert "a5" in listed
    assert "a3" not in listed
    for index in (5, -6):
        with pytest.raises(IndexError):
            listed[index]


def test_only_what_is_asked_for_is_made():
    made.clear()
    assert listed[2] == "a5"
    assert made == [5]


def test_an_empty_listing_is_false():
    assert not Made([])
    assert not ByKind([])


def test_random_play_takes_kinds_as_they_are_listed():
    """Kinds come one after the other, and none is empty."""
    state = position(["K18 F12", "A9"], "canyon", caves="B6", options={"caves": "on"})
    legal = KINGDOM_BUILDER.legal(state)
    assert isinstance(legal, ByKind)
    names = [{type(action).__name__ for action in kind} for kind in legal.kinds]
    assert names == [{"Build"}, {"Use"}, {"Move"}]
