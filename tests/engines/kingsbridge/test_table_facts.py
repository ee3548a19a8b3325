"""What is put right of Kingsbridge's columns, characters and turn, and what comes of it."""

from __future__ import annotations

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE
from heraut.engines.kingsbridge.state import Hand

TABLE_CARDS = {"cards": "table"}
WITH_CHARACTERS = {"cards": "table", "mode": "characters"}


def told(state, notation):
    """The state in which a fact holds, and what is told of it."""
    after, (event,) = KINGSBRIDGE.apply(state, KINGSBRIDGE.parse(state, notation))
    return after, dict(event.args)


@pytest.mark.parametrize(
    ("value", "column", "hand", "told_cards"),
    [
        ("6", (4, 5, 6), Hand((1,), 2), {"laid": (6,), "returned": ()}),
        ("4", (4,), Hand((1, 5, 6), 2), {"laid": (), "returned": (5,)}),
        ("3_5", (3, 4, 5), Hand((1, 6), 1), {"laid": (3,), "returned": ()}),
        ("5_6", (5, 6), Hand((1, 4), 2), {"laid": (6,), "returned": (4,)}),
        ("2_3", (2, 3), Hand((1, 4, 5, 6), 0), {"laid": (2, 3), "returned": (4, 5)}),
    ],
)
def test_what_a_column_has_more_or_less_lies_in_the_hand_otherwise(
    scene, value, column, hand, told_cards
):
    hands = [Hand((1, 6), 2), [1]]
    state = scene([[4, 5]], hands, [5, 5], options=TABLE_CARDS, hidden={2: 8, 3: 4})
    after, args = told(state, f"fact 1 column_1 {value}")
    assert (after.columns[0], after.hands[0]) == (column, hand)
    assert {key: args[key] for key in told_cards} == told_cards
    assert after.placed == max(0, len(args["laid"]) - len(args["returned"]))


def test_a_column_that_is_empty_lies_on_the_discard_pile(scene):
    state = scene([[4, 5]], [[1], [1]], [5, 5], options=TABLE_CARDS)
    after, args = told(state, "fact 1 column_1 empty")
    assert after.columns[0] == () and (after.discard[3], after.discard[4]) == (
        state.discard[3] + 1,
        state.discard[4] + 1,
    )
    assert args == {"column": 1, "count": 2}


def test_a_gap_and_edgar_between_the_ends_stay(scene):
    characters = [["den"], ["gytha"]]
    state = scene(
        [[3, -4, 5, 7]], [[1, 8], [1]], [9, 9], characters=characters, options=WITH_CHARACTERS
    )
    after, _ = told(state, "fact 1 column_1 8")
    assert after.columns[0] == (3, -4, 5, 7, 8)


@pytest.mark.parametrize(
    ("character", "first", "second"),
    [
        ("gytha", ("gytha", "ragna"), ("den", "agatha")),
        ("agatha", ("agatha", "ragna"), ("gytha", "den")),
        ("ragna", ("ragna", "den"), ("gytha", "agatha")),
        ("wigelm", ("wigelm", "ragna"), ("gytha", "agatha")),
    ],
)
def test_who_has_another_character_exchanges_it_for_its_own(scene, character, first, second):
    characters = [["den", "ragna"], ["gytha", "agatha"]]
    state = scene([[3]], [[1], [1]], [9, 9], characters=characters, options=WITH_CHARACTERS)
    after, _ = told(state, f"fact 1 character {character}")
    assert after.characters == (first, second)
    assert ("den" in after.boxed) == (character == "wigelm") == ("wigelm" not in after.boxed)


def test_who_has_none_gets_it_for_nothing(scene):
    characters = [[], ["gytha", "agatha"]]
    state = scene([[3]], [[1], [1]], [9, 9], characters=characters, options=WITH_CHARACTERS)
    after, args = told(state, "fact 1 character gytha")
    assert after.characters == (("gytha",), ("agatha",))
    assert (args["receiver"], args["top"]) == (1, "")


@pytest.mark.parametrize("options", [{}, TABLE_CARDS])
def test_it_is_somebody_elses_turn(scene, options):
    state = scene([[3]], [[1], [1]], [9, 9], options=options)
    after, args = told(state, "fact 2 turn now")
    assert (KINGSBRIDGE.turn(after), args) == (1, {"seat": 1, "receiver": 0})
    assert KINGSBRIDGE.legal(after)
