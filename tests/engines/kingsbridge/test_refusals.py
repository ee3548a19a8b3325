"""Every reason for a refusal, with what its words need."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, Hand, Pile
from heraut.engines.kingsbridge.actions import Exchange
from heraut.engines.protocol import AUDIENCE, IllegalAction


def plain(scene, **more):
    columns = [[4, 5, 6, 7], [3], [], [10, 11, 12, 13], [5], []]
    return scene(columns, [[1, 1, 6, 8], [1]], [5, 5], **more)


def at_the_start(scene, **_):
    return KINGSBRIDGE.start(2, {})


def begun(scene, **_):
    state = at_the_start(scene)
    for card in (1, 2, 3, 4, 5, 6):
        state, _ = KINGSBRIDGE.apply(state, KINGSBRIDGE.parse(state, f"start {card}"))
    return state


def won(scene, **_):
    state = scene([[4]], [[5], [1]], [0, 5])
    return KINGSBRIDGE.apply(state, KINGSBRIDGE.parse(state, "place 5 1"))[0]


def placed(scene, **_):
    state = plain(scene)
    return KINGSBRIDGE.apply(state, KINGSBRIDGE.parse(state, "place 8 1"))[0]


def placed_all(scene, **_):
    return scene([[4]], [[], [1]], [5, 5])


def refilling(scene, **_):
    state = placed(scene)
    return KINGSBRIDGE.apply(state, KINGSBRIDGE.parse(state, "end"))[0]


def empty_pile(scene, **_):
    return scene([[4]], [[1], [1]], [0, 5])


def table_hand(scene, **_):
    hand = Hand((1,), 2)
    return scene([[4]], [hand, [1]], [5, 5], options={"cards": "table"}, hidden={2: 8, 12: 4})


def table_start(scene, **_):
    return KINGSBRIDGE.start(2, {"cards": "table"})


def table_plain(scene, **_):
    return plain(scene, options={"cards": "table"})


def table_begun(scene, **_):
    return after(table_plain(scene), "place 8 1")


def table_duel(scene, **_):
    return duel(scene, "wynstan", "gytha", options={"cards": "table"})


def table_alone(scene, **_):
    row = ["den", "gytha", "ragna"]
    return scene([[3]], [[4, 1]], [9], row=row, options={"cards": "table"})


def returned_only(scene, **_):
    state = scene([[4]], [[1, 5], [1]], [Pile(0, (3, 9)), 5])
    for notation in ("place 5 1", "end"):
        state, _ = KINGSBRIDGE.apply(state, KINGSBRIDGE.parse(state, notation))
    return state


def tails_only(scene, **_):
    return plain(scene, options={"head_moves": "false"})


def at_the_reveal(scene, **_):
    state = KINGSBRIDGE.start(2, {"mode": "characters"})
    for notation in [*["start 1"] * 6, *["draw 2"] * 6, *["draw 3"] * 6]:
        state, _ = KINGSBRIDGE.apply(state, KINGSBRIDGE.parse(state, notation))
    return state


def revealed(scene, **_):
    return after(at_the_reveal(scene), "reveal gytha")


def after(state, *notations):
    for notation in notations:
        state, _ = KINGSBRIDGE.apply(state, KINGSBRIDGE.parse(state, notation))
    return state


def duel(scene, *names, hand=(1, 4), columns=((3, 4), (3, -4, 5), (6, 8), ()), **more):
    characters = [list(names), ["den"]]
    options = {"mode": "characters", **more.pop("options", {})}
    return scene(columns, [list(hand), [1]], [9, 9], characters=characters, options=options, **more)


def with_gytha(scene, **_):
    columns = [[3, 4], [3, -4, 5], [6, 8], [], [], [], list(range(1, 13))]
    return duel(scene, "gytha", columns=columns, aside=[[7, 9], []])


def with_nothing_of_nine(scene, **_):
    return duel(scene, "gytha", hidden={9: 8, 10: 8, 11: 2})


def with_wynstan(scene, **_):
    return duel(scene, "wynstan", "gytha")


def with_one_card(scene, **_):
    return duel(scene, "wynstan", columns=[[3]])


def wynstan_used(scene, **_):
    return after(with_wynstan(scene), "use wynstan 1 1")


def with_edgar(scene, **_):
    return duel(scene, "edgar", columns=[[3, 4]])


def with_nobody(scene, **_):
    return duel(scene)


def with_den_on_an_empty_table(scene, **_):
    return scene([], [[1], [1]], [9, 9], characters=[["den"], []], options={"mode": "characters"})


def with_wilwulf(scene, **_):
    return duel(scene, "wilwulf")


def wilwulf_used(scene, **_):
    return after(with_wilwulf(scene), "use wilwulf 4")


def with_a_king_and_an_aside(scene, **_):
    return duel(scene, "ethelred", aside=[[9], []])


def ragna_used(scene, **_):
    columns = [[3, 4], [3, -4, 5], [6, 8], [], [3, 5, 7]]
    hand = (5, 6, 8, 10)
    return after(duel(scene, "ragna", hand=hand, columns=columns), "use ragna", "place 6 1")


def gaps_stay(scene, **_):
    return duel(scene, "ragna", options={"gap_travels": "false"}, columns=[[6, 8], [5]])


def giving(scene, **_):
    return after(duel(scene, "wigelm", columns=[[-3, 4], [7, 8]]), "use wigelm")


def giving_to_three(scene, **_):
    state = scene(
        [[3, 4, 5]],
        [[1], [1], [1]],
        [9, 9, 9],
        characters=[["wigelm"], [], []],
        options={"mode": "characters"},
    )
    return after(state, "use wigelm", "give 1 3")


def alone(scene, **_):
    return scene([[3]], [[4, 1]], [9], row=["den", "gytha", "ragna"], aside=[[9]])


def alone_placed(scene, **_):
    return after(alone(scene), "place 4 1")


def not_stuck(scene, **_):
    columns = [[2, -3, 4], [7], [7], [7], [7], [7]]
    options = {"malus_when": "stuck"}
    return scene(columns, [[1, 3, 5]], [9], row=["den", "gytha", "ragna"], options=options)


def edgar_fits(scene, **_):
    state = not_stuck(scene)
    return replace(state, hands=(Hand((1, 3)),))


OWN = frozenset({0})
CASES = [
    (won, "place 5 1", "match_over", {}),
    (won, "draw 5", "match_over", {}),
    (at_the_start, "place 5 1", "start_first", {"column": 1}),
    (at_the_start, "draw 5", "start_first", {"column": 1}),
    (begun, "place 5 1", "draw_first", {"seat": 0, "left": 6}),
    (refilling, "place 1 3", "draw_first", {"seat": 0, "left": 3}),
    (begun, "start 5", "nothing_to_start", {}),
    (plain, "draw 5", "nothing_to_draw", {}),
    (plain, "place 14 1", "no_such_card", {"card": 14, "least": 1, "most": 13}),
    (plain, "exchange 0", "no_such_card", {"card": 0, "least": 1, "most": 13}),
    (at_the_start, "start 99", "no_such_card", {"card": 99, "least": 1, "most": 13}),
    (begun, "draw 14", "no_such_card", {"card": 14, "least": 1, "most": 13}),
    (plain, "place 8 7", "no_such_column", {"column": 7, "columns": 6}),
    (plain, "move 0 1", "no_such_column", {"column": 0, "columns": 6}),
    (plain, "move 1 0", "no_such_column", {"column": 0, "columns": 6}),
    (plain, "place 9 3", "not_in_hand", {"card": 9, "held": 0}),
    (plain, "exchange 1,1,1", "not_in_hand", {"card": 1, "held": 2}),
    (table_hand, "place 3 2", "card_not_left", {"card": 3, "copies": 8}),
    (table_hand, "exchange ?*3", "too_many_unknown", {"count": 3, "unknown": 2}),
    (plain, "place 6 2", "not_next", {"card": 6, "column": 2, "last": 3, "needs": 4}),
    (plain, "move 5 2", "not_next", {"card": 5, "column": 2, "last": 3, "needs": 4}),
    (plain, "place 1 4", "column_full", {"column": 4, "last": 13}),
    (plain, "move 3 1", "column_empty", {"column": 3}),
    (plain, "move 3:4-5 1", "column_empty", {"column": 3}),
    (plain, "move 1:8- 3", "not_in_column", {"card": 8, "column": 1, "first": 4, "last": 7}),
    (plain, "move 1:5-9 3", "not_in_column", {"card": 9, "column": 1, "first": 4, "last": 7}),
    (
        plain,
        "move 1:5-6 3",
        "not_an_end_part",
        {"column": 1, "first": 5, "last": 6, "column_first": 4, "column_last": 7},
    ),
    (tails_only, "move 1:-5 2", "head_moves_off", {"column": 1, "first": 4, "last": 5}),
    (plain, "move 1:6- 1", "same_column", {"column": 1}),
    (plain, "move 1 3", "no_effect", {"source": 1, "column": 3}),
    (plain, Exchange(()), "exchange_nothing", {}),
    (empty_pile, "exchange 1", "pile_empty", {}),
    (placed, "exchange 1", "already_placed", {"placed": 1}),
    (placed, "pass", "already_placed", {"placed": 1}),
    (plain, "pass", "pile_not_empty", {"pile": 5}),
    (plain, "end", "must_place_or_exchange", {"pile": 5}),
    (empty_pile, "end", "must_place_or_pass", {}),
    (returned_only, "draw 9", "not_in_pile", {"card": 9, "seat": 0}),
    (begun, "draw ?", "draw_must_show", {}),
    (at_the_reveal, "place 1 1", "reveal_first", {"seat": 0, "left": 10}),
    (at_the_reveal, "start 1", "reveal_first", {"seat": 0, "left": 10}),
    (revealed, "draw 1", "reveal_first", {"seat": 1, "left": 9}),
    (revealed, "reveal gytha", "character_not_left", {"character": "gytha"}),
    (plain, "reveal gytha", "nothing_to_reveal", {}),
    (at_the_start, "reveal gytha", "start_first", {"column": 1}),
    (begun, "reveal gytha", "draw_first", {"seat": 0, "left": 6}),
    (with_gytha, "place 7 3 aside", "aside_end_only", {"card": 7, "column": 3}),
    (duel, "place 7 4", "not_in_hand", {"card": 7, "held": 0}),
    (duel, "place 9 4 aside", "not_aside", {"card": 9}),
    (gaps_stay, "move 1 2", "gap_stays", {"column": 1, "missing": 7}),
    (ragna_used, "place 10 3", "gap_used", {"card": 10, "column": 3, "needs": 9}),
    (ragna_used, "place 8 3", "not_next", {"card": 8, "column": 3, "last": 8, "needs": 9}),
    (ragna_used, "place 5 5", "no_gap", {"card": 5, "column": 5}),
    (plain, "use den 1", "no_characters", {}),
    (plain, "use robin 1", "no_such_character", {"character": "robin"}),
    (with_wynstan, "use gytha 4 1", "not_your_character", {"character": "gytha", "top": "wynstan"}),
    (with_nobody, "use gytha 4 1", "not_your_character", {"character": "gytha", "top": ""}),
    (alone, "use wynstan 1 1", "not_open", {"character": "wynstan"}),
    (wynstan_used, "use gytha 4 1", "character_used", {"character": "wynstan"}),
    (with_den_on_an_empty_table, "use den 1", "character_no_effect", {"character": "den"}),
    (plain, "swap 4 1", "edgar_nowhere", {}),
    (duel, "swap 4 1", "no_edgar", {"column": 1}),
    (duel, "swap 1 2", "not_edgars", {"card": 1, "column": 2, "needs": 4}),
    (with_edgar, "use edgar 2 1", "edgar_not_at_start", {"card": 2, "column": 1}),
    (with_edgar, "use edgar 14 2", "no_such_card", {"card": 14, "least": 1, "most": 13}),
    (with_edgar, "use edgar 9 1", "not_next", {"card": 9, "column": 1, "last": 4, "needs": 5}),
    (with_wynstan, "use wynstan 1 3", "count_one_or_two", {"count": 3}),
    (with_wilwulf, "use wilwulf 1,1,4", "count_one_or_two", {"count": 3}),
    (with_one_card, "use wynstan 1 2", "too_few_cards", {"column": 1, "count": 2, "size": 1}),
    (with_wynstan, "use wynstan 4 1", "column_empty", {"column": 4}),
    (with_wilwulf, "use wilwulf 4,4", "not_in_hand", {"card": 4, "held": 1}),
    (with_nothing_of_nine, "use gytha 9 4", "not_in_discard", {"card": 9, "count": 0}),
    (with_gytha, "use gytha 9,9 4", "not_next", {"card": 9, "column": 4, "last": 9, "needs": 10}),
    (with_gytha, "use gytha 3,4 1,2", "one_column", {}),
    (with_gytha, "use gytha 13,9 7", "extra_column_gone", {"column": 7}),
    (wilwulf_used, "place 4 4 aside", "aside_next_turn", {"card": 4}),
    (with_a_king_and_an_aside, "use ethelred 9", "hand_only", {"card": 9}),
    (giving, "end", "give_first", {"left": 1}),
    (giving, "place 1 3", "give_first", {"left": 1}),
    (plain, "give 1 2", "not_giving", {}),
    (plain, "stop", "not_giving", {}),
    (giving, "give 1 3", "no_such_seat", {"seat": 3, "seats": 2}),
    (giving, "give 1 0", "no_such_seat", {"seat": 0, "seats": 2}),
    (giving, "give 1 1", "give_self", {}),
    (giving_to_three, "give 1 3", "already_got", {"seat": 2}),
    (giving, "give 1 2", "head_is_edgar", {"column": 1}),
    (giving, "give 3 2", "column_empty", {"column": 3}),
    (alone, "exchange 1", "no_exchange_alone", {}),
    (alone, "end", "must_place_or_malus", {}),
    (alone, "pass", "must_place_or_malus", {}),
    (plain, "malus 1", "no_malus", {}),
    (alone_placed, "malus 1", "already_placed_no_malus", {"placed": 1}),
    (alone, "malus 9 aside", "malus_hand_first", {"card": 9}),
    (alone, "malus 5", "not_in_hand", {"card": 5, "held": 0}),
    (not_stuck, "malus 1", "malus_card_fits", {"card": 5, "column": 1, AUDIENCE: OWN}),
    (edgar_fits, "malus 1", "malus_edgar_fits", {"card": 3, "column": 1, AUDIENCE: OWN}),
    # What is so on the real table.
    (plain, "fact 3 holds 5", "no_such_seat", {"seat": 3, "seats": 2}),
    (plain, "fact 1 weather 5", "fact_unknown", {"what": "weather"}),
    (plain, "fact 1 holds five", "fact_no_number", {"value": "five"}),
    (plain, "fact 1 holds 14", "no_such_card", {"card": 14, "least": 1, "most": 13}),
    (plain, "fact 1 holds 5", "fact_app_cards", {}),
    (plain, "fact 1 hand_count 2", "fact_app_cards", {}),
    (table_start, "fact 1 hand_count 2", "fact_not_now", {}),
    (table_start, "fact 1 holds 5", "fact_hand_empty", {"seat": 0}),
    (table_hand, "fact 1 holds 3", "fact_card_elsewhere", {"card": 3, AUDIENCE: frozenset({0})}),
    (table_hand, "fact 1 hand_count 3", "fact_so", {"seat": 0, "what": "hand_count", "count": 3}),
    (
        table_hand,
        "fact 1 hand_count 7",
        "fact_too_many",
        {"what": "hand_count", "count": 7, "most": 6},
    ),
    (table_hand, "fact 2 hand_count 0", "fact_say_card", {AUDIENCE: frozenset({1})}),
    (table_alone, "fact 1 holds 4", "fact_held", {"seat": 0, "card": 4, AUDIENCE: frozenset({0})}),
    (
        table_alone,
        "fact 1 lacks 7",
        "fact_lacked",
        {"seat": 0, "card": 7, AUDIENCE: frozenset({0})},
    ),
    (plain, "fact 1 column_1 8", "fact_app_cards", {}),
    (table_hand, "fact 2 column_1 5", "fact_own_turn", {"seat": 1}),
    (table_hand, "fact 1 column_1 5", "fact_card_elsewhere", {"card": 5, AUDIENCE: OWN}),
    (table_hand, "fact 1 column_1 4", "fact_column_so", {"column": 1, "first": 4, "last": 4}),
    (table_hand, "fact 1 column_2 empty", "fact_column_empty_so", {"column": 2}),
    (table_hand, "fact 1 column_2 8", "fact_column_first", {"column": 2}),
    (table_hand, "fact 1 column_1 five", "fact_no_number", {"value": "five"}),
    (table_hand, "fact 1 column_1 5_3", "fact_column_order", {"column": 1, "first": 5, "last": 3}),
    (table_hand, "fact 1 column_2 1_13", "fact_column_done", {"column": 2}),
    (table_duel, "fact 1 column_2 3", "fact_edgar_there", {"column": 2}),
    (table_duel, "fact 1 column_2 empty", "fact_edgar_there", {"column": 2}),
    (table_plain, "fact 1 column_1 4", "fact_hand_full", {"seat": 0, "count": 3}),
    (table_hand, "fact 1 column_1 7", "fact_hand_short", {"seat": 0, "count": 3}),
    (table_start, "fact 1 column_1 7", "fact_not_now", {}),
    (table_start, "fact 2 turn now", "fact_not_now", {}),
    (table_hand, "fact 2 turn later", "fact_unknown", {"what": "later"}),
    (table_hand, "fact 1 turn now", "fact_turn_so", {"seat": 0}),
    (table_begun, "fact 2 turn now", "fact_turn_begun", {"seat": 0}),
    (table_hand, "fact 1 character den", "fact_no_characters", {}),
    (table_duel, "fact 1 character robin", "no_such_character", {"character": "robin"}),
    (
        table_duel,
        "fact 1 character wynstan",
        "fact_character_so",
        {"seat": 0, "character": "wynstan"},
    ),
    (table_duel, "fact 1 character edgar", "fact_edgar_placed", {}),
]


@pytest.mark.parametrize(
    ("make", "notation", "reason", "details"),
    CASES,
    ids=[f"{case[0].__name__}-{case[1]}" for case in CASES],
)
def test_a_refusal_says_why(scene, make, notation, reason, details):
    state = make(scene)
    with pytest.raises(IllegalAction) as refused:
        given = notation if isinstance(notation, Exchange) else KINGSBRIDGE.parse(state, notation)
        KINGSBRIDGE.apply(state, given)
    assert refused.value.reason == reason
    assert refused.value.details == details


def small_hand(scene, **_):
    return scene([[4, 5], [9], [9], [9], [9], [9]], [[2, 7], [1]], [5, 5])


OWN = {AUDIENCE: frozenset({0})}
"""Only the seat on turn may hear what its hand lacks."""
UNFOUND = [
    (small_hand, {"card": 7, "on": 6}, "no_such_end", {"card": 6}),
    (small_hand, {"card": 7, "like": "5,6"}, "no_such_end", {"card": 6}),
    (small_hand, {"card": 7, "before": 8}, "no_such_first", {"card": 8}),
    (small_hand, {"card": 7, "within": 3}, "lies_nowhere", {"card": 3}),
    (small_hand, {"held": "lowest"}, "held_fits_nowhere", {"what": "lowest", **OWN}),
    (small_hand, {"held": "highest", "on": 9}, "held_fits_not", {"what": "highest", **OWN}),
    (placed_all, {"held": "lowest"}, "nothing_held", {}),
]


@pytest.mark.parametrize(("make", "slots", "reason", "details"), UNFOUND)
def test_what_is_found_nowhere_is_told(scene, make, slots, reason, details):
    state = make(scene)
    assert not KINGSBRIDGE.refer(state, slots, "")
    why = KINGSBRIDGE.unfound(state, slots)
    assert why is not None
    assert (why.reason, why.details) == (reason, details)


@pytest.mark.parametrize("slots", [{"card": 7, "spot": "longest"}, {"held": "newest"}])
def test_of_what_else_is_described_no_more_is_told(scene, slots):
    assert KINGSBRIDGE.unfound(small_hand(scene), slots) is None


def test_of_a_hand_that_is_not_known_nothing_is_told(scene):
    assert KINGSBRIDGE.unfound(table_hand(scene), {"held": "lowest"}) is None


def test_every_reason_is_shown_here():
    assert {case[2] for case in [*CASES, *UNFOUND]} == {
        reason.key for reason in KINGSBRIDGE.reasons
    }


def test_what_lies_open_is_refused_before_what_the_hand_holds(scene):
    """A refusal must not tell the table that a card is not in the hand when it could not go."""
    state = plain(scene)
    with pytest.raises(IllegalAction) as refused:
        KINGSBRIDGE.apply(state, KINGSBRIDGE.parse(state, "place 9 2"))
    assert refused.value.reason == "not_next"
