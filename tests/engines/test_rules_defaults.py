"""What a small game answers without writing it: the defaults of the contract, as Nim has them."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import pytest

from heraut.engines.facts import BadOverlay
from heraut.engines.protocol import PUBLIC, TABLE, View, own
from heraut.engines.setup import BadSetup
from heraut.engines.vocabulary import Role

from ..example_game.nim import NIM, Lay, Take

EMPTY = NIM.start(2, {})
"""Before the table has laid the heap."""
FIRST, _ = NIM.apply(EMPTY, Lay(10))
SECOND, _ = NIM.apply(FIRST, Take(3))
LEFT, _ = NIM.apply(SECOND, Take(3))
ONE, _ = NIM.apply(LEFT, Take(3))
LAST, _ = NIM.apply(ONE, Take(1))
MOMENTS = (EMPTY, FIRST, SECOND, LAST)


def test_a_small_game_has_the_three_phases_that_all_games_have() -> None:
    assert NIM.phases == ("table", "turn", "over")
    assert [NIM.phase(state) for state in MOMENTS] == ["table", "turn", "turn", "over"]


def test_whoever_acts_is_on_turn_and_the_table_never_is() -> None:
    assert [NIM.to_act(state) for state in MOMENTS] == [TABLE, 0, 1, None]
    assert [NIM.turn(state) for state in MOMENTS] == [None, 0, 1, None]


def test_anything_else_is_not_for_now_until_the_match_is_over() -> None:
    refused = [NIM.wrong_phase(state) for state in MOMENTS]
    reasons = [one.reason for one in refused]
    assert reasons == ["not_now", "not_now", "not_now", "match_over"]
    assert [one.details for one in refused] == [{}] * 4


def test_what_is_awaited_are_the_verbs_of_what_is_legal() -> None:
    awaited = [NIM.awaited(state) for state in MOMENTS]
    assert awaited == [{"lay"}, {"take"}, {"take"}, frozenset()]


def test_whatever_the_table_may_bring_is_as_likely_as_all_else() -> None:
    assert NIM.odds(EMPTY) == {Lay(heap): Fraction(1, 6) for heap in range(10, 16)}
    for state in (FIRST, LAST):
        with pytest.raises(ValueError, match="nothing to do"):
            NIM.odds(state)


def test_a_small_game_names_nothing_and_shows_no_card() -> None:
    for state in MOMENTS:
        assert NIM.names(state) == {}
        assert NIM.lies_open(state, "heap", 10) is False


def test_a_small_game_has_no_cards_no_facts_and_no_forms() -> None:
    assert (NIM.cards, NIM.facts, NIM.forms) == ({}, (), None)
    assert NIM.plays == {}
    assert NIM.options == {"cards": ("app", "table")}


def test_there_is_nothing_to_correct_where_the_rulebook_has_all() -> None:
    assert NIM.start(2, {"cards": "table"}, "") == EMPTY
    with pytest.raises(BadOverlay):
        NIM.start(2, {}, 'facts = "none"')
    with pytest.raises(BadSetup):
        NIM.start(3, {})


def test_an_event_has_the_role_that_it_was_declared_with() -> None:
    (_, began) = NIM.apply(EMPTY, Lay(10))[1]
    (taken, _) = NIM.apply(FIRST, Take(1))[1]
    assert NIM.role(began) == Role.TURN_MARK | Role.TURN_SIGN
    assert not NIM.role(taken)


def test_a_notation_is_read_as_the_action_that_writes_it() -> None:
    assert NIM.parse(FIRST, "take 2") == Take(2)


def test_what_only_its_seat_has_is_shown_to_nobody_else() -> None:
    @dataclass(frozen=True, slots=True)
    class Hands(View):
        count: int
        hand: tuple[int, ...] | None = own()

    assert Hands(0, 2, (3, 4)).shown() == {"viewer": 0, "count": 2, "hand": (3, 4)}
    assert Hands(PUBLIC, 2).shown() == {"viewer": PUBLIC, "count": 2}


def test_a_game_without_sections_has_no_board_that_is_laid() -> None:
    assert [NIM.laid(state) for state in MOMENTS] == [()] * 4
