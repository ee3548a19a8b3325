"""Cards and tokens by what they are like: what lies open by number, the hand by place alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heraut.engines.seven_kingdoms import SEVEN_KINGDOMS, Hand, State

from .position import position

ROW = (3, 9, 25, 41, 33, 6, 24)
"""Two kings, a bishop, a princess, a merchant, a knight, a princess."""


def held(hand: tuple[int, ...] = (2, 6, 33), unknown: int = 0, **options: str) -> State:
    row = tuple(card for card in (31, 25, 3, 42, 15, 48, 12) if card not in hand)
    return position([Hand(hand, unknown), [49]], row, options=options)


def taking(card: int, row: tuple[int, ...] = ROW, hand: tuple[int, ...] = (44,)) -> State:
    state = position([(card, *hand), [1]], row)
    for notation in (f"play {card}", "play 1"):
        state, _ = SEVEN_KINGDOMS.apply(state, SEVEN_KINGDOMS.parse(state, notation))
    return state


def after(state: State, *notations: str) -> State:
    for notation in notations:
        state, _ = SEVEN_KINGDOMS.apply(state, SEVEN_KINGDOMS.parse(state, notation))
    return state


def found(state: State, **slots: int | str) -> list[object]:
    """Return what may be meant: the only slot that is left of each."""
    meant = SEVEN_KINGDOMS.refer(state, slots, "")
    assert all(SEVEN_KINGDOMS.references.isdisjoint(one) for one in meant)
    return [value for one in meant for value in one.values()]


@pytest.mark.parametrize(
    ("slots", "place"),
    [
        ({"held": "knight"}, 3),
        ({"held_order": "highest"}, 3),
        ({"held_order": "lowest"}, 1),
        ({"held_order": "middle"}, 2),
        ({"held": "king", "held_order": "highest"}, 2),
        ({"held_nth": 2}, 2),
        # None, several, or not the only one: the same answer, whatever the hand holds.
        ({"held": "bishop"}, "?"),
        ({"held": "king"}, "?"),
        ({"held_order": "only"}, "?"),
        ({"held_nth": 4}, "?"),
        ({"held_new": 1}, "?"),
    ],
)
@pytest.mark.parametrize("plays", ["open", "secret"])
def test_a_card_of_the_hand_is_a_place_of_the_hand(
    slots: dict[str, int | str], place: object, plays: str
) -> None:
    assert found(held(plays=plays), **slots) == [place]


def test_where_cards_are_not_known_none_is_sure_to_be_meant() -> None:
    state = held((2, 33), 1, cards="table")
    for slots in ({"held": "king"}, {"held_order": "highest"}, {"held_nth": 1}):
        assert found(state, **slots) == ["?"]


def test_the_only_card_of_the_hand() -> None:
    assert found(held((22,)), held_order="only") == [1]


def test_what_was_taken_in_the_round_before_was_seen_by_all() -> None:
    state = after(
        position([[30, 37], [1, 2]], (9, 25, 31, 3, 17, 45, 38)),
        *("play 37", "play 1", "take 38", "keep 38", "take 45", "validate 45"),
    )
    drawn = SEVEN_KINGDOMS.legal(state)
    while SEVEN_KINGDOMS.phase(state) == "row":
        state, _ = SEVEN_KINGDOMS.apply(state, drawn[0])
    state = after(state, "play 2")
    assert state.turn == 0 and found(state, held_new=1) == [2]


@pytest.mark.parametrize(
    ("slots", "cards"),
    [
        ({"figure": "bishop"}, ["9"]),
        ({"figure": "king"}, ["3", "6"]),
        ({"figure": "general"}, []),
        ({"every": "king"}, ["3,6"]),
        ({"every": "king", "many": 2}, ["3,6"]),
        ({"every": "king", "many": 3}, []),
        ({"every": "king", "figure": "bishop"}, ["3,6,9"]),
        ({"every": "general", "figure": "bishop"}, []),
        ({"figure": "bishop", "second": "king"}, ["3,9", "6,9"]),
        ({"figure": "king", "order": "last"}, ["6"]),
        ({"figure": "bishop", "cards": "41"}, ["9,41"]),
        ({"order": "first"}, ["3"]),
        ({"order": "last"}, ["24"]),
        ({"order": "middle"}, ["41"]),
        ({"order": "highest"}, ["41"]),
        ({"order": "first", "many": 4}, ["3,9,25,41"]),
        ({"order": "last", "many": 2}, ["6,24"]),
        ({"order": "lowest", "many": 2}, ["3,6"]),
        ({"spot": 5}, ["33"]),
        ({"under": 5}, ["33"]),
        ({"under": 8}, []),
        ({"beside": 9, "side": "last"}, ["9,25"]),
        ({"beside": 9}, ["3,9", "9,25"]),
        ({"beside": 3, "side": "first"}, []),
        ({"beside": 10, "side": "first"}, []),
        ({"except": "first"}, []),
        ({"cards": "9", "named": "bishop"}, ["9"]),
        ({"cards": "9", "named": "king"}, []),
    ],
)
def test_cards_of_the_row(slots: dict[str, int | str], cards: list[str]) -> None:
    assert found(taking(7), **slots) == cards


def test_a_slot_and_the_cards_that_are_left_may_both_be_counted() -> None:
    state = after(position([[7, 44], [40]], ROW), "play 7", "play 40", "take 9", "validate 9")
    assert found(state, spot=3) == ["25", "41"]


def test_who_empties_slots_counts_empty_ones_too() -> None:
    state = after(position([[20, 44], [40]], ROW), "play 20", "play 40", "take 9", "validate 9")
    assert found(state, order="first", many=3) == ["3,25"]
    assert found(state, order="middle", many=3) == ["25,33,41"]


def test_a_peasant_counts_the_two_that_it_shows() -> None:
    state = taking(43, (25, 33, 40, 17, 2, 48, 12))
    first, last = (state.row[slot - 1] for slot in state.box.slots_of(43))
    assert found(state, spot=2) == found(state, order="last") == [str(last)]
    assert found(state, **{"except": "first"}) == [str(last)]
    assert found(state, **{"except": "last"}) == [str(first)]


def test_slots_are_said_one_by_one_only_in_order() -> None:
    said = {"first": 2, "between": 3, "last": 4}
    assert SEVEN_KINGDOMS.refer(taking(20), said, "") == [{"first": 2, "last": 4}]
    assert SEVEN_KINGDOMS.refer(taking(20), said | {"last": 5}, "") == []


def test_cards_just_taken() -> None:
    state = after(taking(7), "take 3,6,9")
    assert found(state, taken="bishop") == ["9"]
    assert found(state, taken="king") == found(state, taken="king", taken_one=1) == ["3", "6"]
    assert found(state, taken_every="king") == ["3,6"]
    assert found(state, taken_every="king", taken_many=3) == []
    assert found(state, taken_order="highest") == found(state, taken_nth=3) == ["9"]
    assert found(state, taken_nth=4) == []
    assert found(state, taken_many=3) == ["3,6,9"] and found(state, taken_many=2) == []
    assert found(state, taken_one=1) == ["3", "6", "9"]
    assert found(state, taken_rest=1) == []
    state = after(state, "keep 3")
    assert found(state, taken_rest=1) == ["6,9"]
    assert found(state, taken_nth=1) == [] and found(state, taken_nth=2) == ["6"]


def test_tokens() -> None:
    state = position([[2], [4]], ROW[1:], open_tokens=("plus_3", "double"))
    assert found(state, token_order="first") == ["plus_3"]
    assert found(state, token_except="first") == found(state, token_nth=2) == ["double"]
    assert found(state, token_order="highest") == []
    assert found(state, token_plus=5) == ["plus_5"]
    state = position([[2], [4]], ROW[1:], open_tokens=("plus_5", "plus_1"))
    assert found(state, token_order="highest") == ["plus_5"]
    assert found(state, token_order="lowest") == ["plus_1"]


@pytest.mark.parametrize(
    ("slots", "cards"),
    [
        ({"many_1": 2, "all_1": "king", "order_2": "last"}, ["3,6,24"]),
        ({"rank_1": "king", "card_1": 6, "rank_2": "merchant"}, ["6,41"]),
        ({"rank_1": "bishop", "card_1": 6, "rank_2": "merchant"}, []),
        ({"spot_1": 2, "slot_2": 7}, ["9,24"]),
        ({"order_1": "highest", "rank_1": "princess", "all_2": "king"}, ["3,6,25"]),
        ({"rank_1": "king", "rank_2": "bishop"}, ["3,9", "6,9"]),
        # Numbers that may be slots are, where not all of them are cards that lie there.
        ({"either_1": 1, "either_2": 4, "many_3": 2, "order_3": "last"}, ["3,6,24,41"]),
        ({"either_1": 2, "either_2": 3, "order_3": "last"}, ["9,24,25"]),
        ({"either_1": 3, "either_2": 6}, ["3,6"]),
        # The same card twice is none.
        ({"card_1": 3, "order_2": "lowest"}, []),
        ({"many_1": 3, "all_1": "king"}, []),
        ({"but": 1, "all_1": "king", "rank_2": "bishop"}, ["24,25,33,41"]),
        ({"since": 25, "until": 33}, ["25,33,41"]),
        ({"since": 33, "until": 25}, []),
        ({"order": "ends", "many": 2}, ["3,24"]),
        ({"whole": 7}, ["3,6,9,24,25,33,41"]),
        ({"whole": 4}, []),
    ],
)
def test_cards_of_the_row_are_named_one_after_another(
    slots: dict[str, int | str], cards: list[str]
) -> None:
    assert found(taking(7), **slots) == cards


def test_cards_just_taken_are_named_one_after_another_or_left_out() -> None:
    state = after(taking(7), "take 3,6,9")
    assert found(state, of_taken=1, rank_1="king", card_1=3, rank_2="bishop") == ["3,9"]
    assert found(state, of_taken=1, but=1, rank_1="bishop") == ["3,6"]
    # What is left out and was never taken is refused: it is no word for all of them.
    assert found(state, of_taken=1, but=1, card_1=41) == ["41"]
    # What is not taken yet is to be taken before it goes anywhere; at other times it is refused.
    assert found(taking(7), of_taken=1, rank_1="bishop") == ["9"]
    assert found(held(), of_taken=1, rank_1="bishop") == ["1"]


def test_the_same_again_is_what_was_done_last() -> None:
    state = after(taking(7), "take 3,6", "validate 3")
    assert SEVEN_KINGDOMS.refer(state, {"taken_alike": "validate"}, "validate 3") == [
        {"cards": "6"}
    ]
    assert SEVEN_KINGDOMS.refer(state, {"taken_alike": "keep"}, "validate 3") == []


def test_the_other_token_is_meant_by_the_one_that_is_not() -> None:
    state = replace(taking(7), open_tokens=("plus_3", "double"))
    assert found(state, token_not="double") == ["plus_3"]
    assert found(state, token_not="plus_1") == []
    assert found(replace(state, open_tokens=("double",)), token_not="double") == []


@pytest.mark.parametrize(
    ("slots", "cards"),
    [
        ({"next_to": 25, "toward": "last"}, ["41"]),
        ({"next_to": 25, "toward_side": "first"}, ["9"]),
        ({"next_rank": "merchant"}, ["25", "33"]),
        ({"next_to": 3, "toward": "first"}, []),
        ({"next_to": 12}, []),
        ({"beside_rank": "bishop", "side": "last"}, ["9,25"]),
        ({"beside": 41}, ["25,41", "33,41"]),
        ({"beside": 41, "side_rank": "princess"}, ["25,41"]),
        ({"beside_rank": "king", "side": "last", "side_rank": "bishop"}, ["3,9"]),
        ({"beside_rank": "king", "beside_slot": 6, "side_rank": "princess"}, ["6,24"]),
        ({"beside_rank": "king", "beside_slot": 2, "side": "last"}, []),
        ({"amid_rank_1": "bishop", "amid_2": 41}, ["25"]),
        ({"amid_1": 41, "amid_2": 25}, []),
        ({"since_rank": "bishop", "until": 33}, ["9,25,33,41"]),
        ({"since": 33, "until_rank": "bishop"}, []),
        ({"spot_back": 2}, ["6"]),
        ({"taken": "bishop"}, ["9"]),
        ({"taken_order": "highest"}, ["41"]),
    ],
)
def test_a_card_is_told_by_what_lies_next_to_it(
    slots: dict[str, int | str], cards: list[str]
) -> None:
    assert found(taking(7), **slots) == cards


@pytest.mark.parametrize(
    ("row", "slots", "spans"),
    [
        ((0, 0, 28, 17, 9, 0, 23), {"hole_by": 9}, [(5, 6)]),
        ((0, 0, 28, 17, 9, 0, 23), {"hole_by_rank": "princess"}, [(2, 3), (6, 7)]),
        ((0, 0, 28, 17, 9, 0, 23), {"hole_by": 17}, []),
        ((0, 0, 28, 17, 9, 0, 23), {"after_hole": 2}, [(3, 4)]),
        (ROW, {"after_hole": 2}, []),
    ],
)
def test_slots_are_told_by_what_is_empty(
    row: tuple[int, ...], slots: dict[str, int | str], spans: list[tuple[int, int]]
) -> None:
    meant = SEVEN_KINGDOMS.refer(replace(taking(32), row=row), slots, "")
    assert [(one["first"], one["last"]) for one in meant] == spans


def test_slots_begin_with_a_card_of_a_rank() -> None:
    assert found(taking(20), start_rank="king") == [3, 6]


@pytest.mark.parametrize(
    ("slots", "place"),
    [
        ({"held_not": "king"}, 3),
        ({"held_but": 2, "held_nor": "knight"}, 2),
        ({"held_not": "knight"}, "?"),
        ({"held_but": 2, "held_nor_card": 6, "held_nor": "knight"}, "?"),
    ],
)
def test_a_card_of_the_hand_is_what_the_others_are_not(
    slots: dict[str, int | str], place: int | str
) -> None:
    assert found(held(), **slots) == [place]


@pytest.mark.parametrize(
    ("card", "notation", "first"),
    [
        (37, "keep 9", "take 9"),
        (37, "validate 9", "take 9"),
        (37, "keep 44", None),  # it is not in the row
        (37, "take 9", None),
        (7, "keep 9", None),  # a king may take more
        (20, "keep 9", None),  # a general empties slots
        (26, "validate 9,25", "take 9,25"),
        (26, "validate 9", None),  # a princess may take one more
    ],
)
def test_cards_that_are_put_somewhere_are_taken_first_if_no_more_can_be(
    card: int, notation: str, first: str | None
) -> None:
    state = taking(card)
    lead = SEVEN_KINGDOMS.lead(state, SEVEN_KINGDOMS.parse(state, notation))
    assert (lead and str(lead)) == first


def test_who_is_said_to_act_must_be_the_one() -> None:
    state = taking(7)
    assert SEVEN_KINGDOMS.refer(state, {"first": 1, "taker": "king", "actor": 1}, "") == [
        {"first": 1}
    ]
    assert SEVEN_KINGDOMS.refer(state, {"first": 1, "taker": "bishop"}, "") == []
    assert SEVEN_KINGDOMS.refer(state, {"first": 1, "actor": 2}, "") == []
    assert SEVEN_KINGDOMS.refer(held(), {"card": 2, "taker": "king"}, "") == []
    assert found(state, figure="princess", order="first", actor=1) == ["25"]


def test_as_many_are_taken_as_are_said() -> None:
    state = taking(7)
    items = {"rank_1": "bishop", "rank_2": "general"}
    two = {"rank_1": "bishop", "card_2": 25}
    assert found(state, **two, said_count=2) == ["9,25"]
    assert found(state, **two, said_count=3) == []
    assert found(state, **items, said_count=2) == []


def test_a_card_under_a_slot_has_the_rank_that_is_said() -> None:
    state = taking(7)
    assert found(state, figure="bishop", under=2) == ["9"]
    assert found(state, figure="king", under=2) == []
    assert found(state, rank_1="bishop", slot_1=2, card_2=25) == ["9,25"]
    assert found(state, rank_1="king", slot_1=2, card_2=25) == []
