"""What may be done by a description, by the pieces of it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from heraut.engines.kingdom_builder import KINGDOM_BUILDER
from heraut.engines.protocol import Term

from .position import position

EAST, WEST, SOUTH = ("way", "east"), ("way", "west"), ("way", "south")
AND, STOP, OF, RATHER = ("and", ""), ("stop", ""), ("of", ""), ("rather", "")
NEXT, FIRST, THIRD = ("one", "next"), ("one", "1"), ("one", "3")
BETWEEN, HERE = ("between", ""), ("here", "")


def ways(*terms: Term, here: str = "", done: Sequence[str] = ()) -> list[str]:
    """Return what may be done, the actions of one way joined."""
    own = " ".join(one.split()[-1] for one in done)
    state = position([own, "T20"], "grass")
    return ["; ".join(way) for way in KINGDOM_BUILDER.described(state, terms, here, done)]


ONE, TWO = ("build J9",), ("build J9", "build J10")


@pytest.mark.parametrize(
    ("done", "terms", "meant"),
    [
        (ONE, [EAST], ["build J10"]),
        (ONE, [EAST, AND, NEXT, EAST], ["build J10; build J11"]),
        # Behind a breath a direction goes on with the same place where that is one.
        (ONE, [EAST, STOP, ("ground", "grass")], ["build J10"]),
        # No hex lies straight below: two do, and the rules of the game do not tell which.
        (ONE, [SOUTH], ["build K9", "build K10"]),
        (TWO, [SOUTH, STOP, BETWEEN], ["build K10"]),
        (TWO, [WEST, OF, FIRST], ["build J8"]),
        (TWO, [THIRD, WEST, OF, FIRST], ["build J8"]),
        (ONE, [WEST, STOP, RATHER, EAST], ["build J10"]),
        (ONE, [("far", "north")], ["build I9", "build I10"]),
    ],
)
def test_a_place_is_told_from_what_was_just_built(
    done: Sequence[str], terms: Sequence[Term], meant: list[str]
) -> None:
    assert ways(*terms, done=done) == meant


def test_a_place_is_told_from_where_one_is() -> None:
    assert ways(HERE, AND, WEST, here="J10") == ["build J10; build J9"]
    assert not ways(HERE, AND, WEST)


def test_which_of_two_locations_is_told_and_a_forbidden_hex_is_named_for_its_reason() -> None:
    east, west = (("thing", "tavern"), ("side", "east")), (("thing", "tavern"), ("side", "west"))
    assert ways(EAST, OF, *east) == ["build G9"]
    assert ways(EAST, OF, *west) == ["build G4"]
    # Nobody knows which of the two is forbidden.
    assert not ways(EAST, OF, ("thing", "tavern"))


@pytest.mark.parametrize(
    "terms",
    [
        [THIRD, EAST],  # only the second one comes now
        [BETWEEN],  # there are no two
        [EAST, OF],  # of what?
        [("corner", ""), ("way", "north_west")],  # nothing may be built there
        [("mine", ""), EAST],  # nothing is moved
        [("number", "14")],  # on which line?
        [EAST, AND, EAST, AND, EAST, AND, EAST],  # only three are to be built
    ],
)
def test_nothing_is_done_by_what_is_told_by_halves(terms: Sequence[Term]) -> None:
    state = position(["J9", "T20"], "grass")
    found = KINGDOM_BUILDER.described(state, terms, "", ONE)
    legal = set(map(str, KINGDOM_BUILDER.legal(state)))
    assert {len(way) for way in found} <= {1}
    assert legal.isdisjoint(way[0] for way in found)
