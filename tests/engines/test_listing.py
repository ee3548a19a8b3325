"""Lazy listings behave as the tuples they stand for."""

from __future__ import annotations

from itertools import chain, combinations
from random import Random

import pytest

from heraut.engines.kingdom_builder import KINGDOM_BUILDER
from heraut.engines.kingdom_builder.actions import Move
from heraut.engines.kingdom_builder.hexes import CELLS, At, bits, mask_of
from heraut.engines.kingdom_builder.placement import move_hexes
from heraut.engines.listing import Joined, Made, Some, joined
from heraut.engines.protocol import TABLE
from heraut.engines.simulate import Setup, walk

from .kingdom_builder.position import position

made = []


def make(number):
    made.append(number)
    return f"a{number}"


listed = Joined([Made(make, (1, 2)), Made(make, (5,)), ("b", "c")])
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


@pytest.mark.parametrize(
    "listing",
    [listed, At(range(CELLS), mask_of([3, 44, 210])), joined([listed]), joined([listed, [7, 8]])],
)
def test_what_is_drawn_is_that_at_its_place(listing):
    count = len(listing)
    drawn = [listing.drawn((place + 0.5) / count) for place in range(count)]
    assert drawn == [listing[place] for place in range(count)] == list(listing)


def test_an_empty_listing_is_false():
    assert not Made(make, ())
    assert not Joined([])
    assert not Some(tuple, ())
    assert not At(range(CELLS), 0)


def test_kinds_come_one_after_the_other_and_none_is_empty():
    state = position(["K18 F12", "A9"], "canyon", caves="B6", options={"caves": "on"})
    kinds = list(KINGDOM_BUILDER.kinds(state))
    names = [{type(action).__name__ for action in kind} for kind in kinds]
    assert names == [{"Build"}, {"Use"}, {"Move"}]
    assert tuple(chain(*kinds)) == KINGDOM_BUILDER.legal(state)


@pytest.mark.parametrize("cards", [(4,), (1, 1, 2), (2, 5, 5, 5, 9, 13), (3, 3, None, None)])
def test_choices_are_those_of_cards_where_equal_ones_make_no_difference(cards):
    sizes = range(1, len(cards) + 1)
    every = {chosen for size in sizes for chosen in combinations(cards, size)}
    ordered = sorted(every, key=lambda chosen: [card or 14 for card in chosen])
    choices = Some(tuple, cards)
    assert list(choices) == ordered
    assert [choices[place] for place in range(len(choices))] == ordered


@pytest.mark.parametrize("seed", range(20))
def test_the_hexes_of_a_set_are_found_by_their_place(seed):
    hexes = sorted(Random(seed).sample(range(CELLS), 1 + seed * 9))
    found = At(range(CELLS), mask_of(hexes))
    assert list(found) == hexes == list(bits(mask_of(hexes)))
    assert [found[place] for place in range(len(found))] == hexes


@pytest.mark.parametrize("island", ["rope_bridge", "tree_house"])
def test_moves_are_those_of_each_settlement_and_found_by_their_place(island):
    setup, seen = Setup(2, {"caves": "on", "island": island}), set()
    for seed in range(20):
        for step in walk(KINGDOM_BUILDER, setup, dice := Random(f"{island}:{seed}")):
            if step.by == TABLE or dice.random() < 0.7:
                continue
            for kind in KINGDOM_BUILDER.kinds(step.before):
                if not isinstance(kind[0], Move):
                    continue
                tiles = list(dict.fromkeys(move.tile for move in kind))
                seen.update(tiles)
                every = [
                    Move(tile, start, end)
                    for tile in tiles
                    for start in bits(step.before.realm.own)
                    for end in bits(move_hexes(step.before, tile, start))
                ]
                assert list(kind) == [kind[place] for place in range(len(kind))] == every
    assert seen == {"harbor", "paddock", "barn", "cave", island}
