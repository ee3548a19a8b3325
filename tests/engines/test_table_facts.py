"""What may be put right of a real table, at any time: nothing is made, lost or given away."""

from __future__ import annotations

import random
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heraut.engines.journal import Journal, load
from heraut.engines.match import CannotUndo, Match
from heraut.engines.protocol import PUBLIC, TABLE, IllegalAction, NotationError
from heraut.engines.registry import RULES
from heraut.engines.simulate import choose, setups

from .components import components
from .test_contract import check_event, check_refusal, check_state

GAMES = sorted(name for name, rules in RULES.items() if rules.table_facts)
OPEN_SUPPLY = {"supply", "orientations", "own_orientations", "may"}
"""What lies open and tells how much there is elsewhere, and what follows from it for all: a fact of
a screen changes it, too."""

FEW = 5
"""Random games with each setup in which every kind of fact holds some time."""


def told(rules, state, seats, dice):
    """Some fact that people might tell in a state, possible or not."""
    what = dice.choice(sorted(rules.table_facts))
    value = dice.choice(list(rules.table_facts[what].values(state)))
    return rules.parse(state, f"fact {dice.randint(1, seats)} {what} {value}")


def check_fact(rules, before, fact, seats):
    """A fact that holds changes nothing but what it says, and tells each seat only its own."""
    assert rules.parse(before, str(fact)) == fact
    after, events = rules.apply(before, fact)
    whole, kept = (components(rules, state, fact.seat - 1) for state in (before, after))
    assert kept == whole, str(fact)
    turn = fact.seat - 1 if fact.what == "turn" else rules.turn(before)
    assert (rules.turn(after), rules.phase(after)) == (turn, rules.phase(before))
    acts = turn if fact.what == "turn" else rules.to_act(before)
    assert rules.to_act(after) == acts
    for event in events:
        check_event(rules, event)
        assert event.audience in (None, {fact.seat - 1})
    assert any(event.audience is None for event in events)
    if any(event.audience is not None for event in events):
        for viewer in {PUBLIC, *range(seats)} - {fact.seat - 1}:
            seen, now = (rules.view(state, viewer).shown() for state in (before, after))
            changed = {name for name in now if seen[name] != now[name]}
            assert changed <= OPEN_SUPPLY, (str(fact), viewer, changed)
    try:
        again, _ = rules.apply(after, fact)
    except IllegalAction as refused:
        check_refusal(rules, refused)
    else:
        assert again == after, "what is so already changes nothing"
    return after


def keeps_facts(rules, setup, seed, every, kept):
    """Play a random game in which facts are told all the time; it goes on, and ends."""
    dice = random.Random(seed)
    state = rules.start(setup.seats, setup.options)
    for number in range(20_000):
        if rules.to_act(state) is None:
            break
        fact = told(rules, state, setup.seats, dice)
        try:
            rules.apply(state, fact)
        except IllegalAction as refused:
            check_refusal(rules, refused)
        else:
            after = check_fact(rules, state, fact, setup.seats)
            kept.add(fact.what)
            # Now and then it stays so: else people would forever tell a game back to its start.
            state = after if dice.random() < 0.1 else state
            if number % every == 0:
                check_state(rules, state, setup.seats)
        state, _ = rules.apply(state, choose(rules, state, dice))
    assert rules.to_act(state) is None, "the game does not end"


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=6, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_whatever_is_put_right_in_random_games_keeps_them_whole(game, data, seed, whole):
    rules = RULES[game]
    setup = data.draw(st.sampled_from(setups(rules, options={"cards": "table"})))
    keeps_facts(rules, setup, seed, 1 if whole else 40, set())


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_fact_can_hold(game):
    rules, kept = RULES[game], set()
    for seed, setup in product(range(FEW), setups(rules, options={"cards": "table"})):
        keeps_facts(rules, setup, 10 * seed + setup.seats, 1_000, kept)
        if kept == set(rules.table_facts):
            break
    assert kept == set(rules.table_facts)


def first_fact(match):
    """The first possible fact of a match, in notation."""
    rules, dice = match.rules, random.Random(1)
    for _ in range(5_000):
        fact = told(rules, match.state, match.seats, dice)
        try:
            rules.apply(match.state, fact)
        except IllegalAction:
            continue
        if rules.apply(match.state, fact)[0] != match.state:
            return str(fact)
    raise AssertionError("no fact is possible")


def under_way(game, cards):
    """A match in which somebody is to act and something may be put right."""
    dice = random.Random(3)
    match = Match.new(game, RULES[game].seats[-1], {"cards": cards}, 1)
    for _ in range(60):
        match = match.play(str(choose(match.rules, match.state, dice)))
    while match.to_act == TABLE:
        match = match.play(str(choose(match.rules, match.state, dice)))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_fact_is_an_action_of_the_table_kept_in_the_journal_and_taken_back(game, tmp_path):
    match = under_way(game, "table")
    fact = first_fact(match)
    after = match.play(fact)
    assert (after.history[-1].by, after.history[-1].notation) == (TABLE, fact)
    journal = Journal.create(tmp_path / "match.jsonl", match)
    journal.save(after)
    assert load(journal.path)[0].state == after.state
    assert after.undo().state == match.state
    journal.save(after.undo())
    assert load(journal.path)[0].state == match.state


@pytest.mark.parametrize("game", ["world_without_end"])
def test_with_app_cards_what_is_put_right_can_be_taken_back_and_what_was_dealt_cannot(game):
    match = Match.new(game, RULES[game].seats[0], {"cards": "app"}, 1).settle()
    with pytest.raises(CannotUndo):
        match.undo()
    after = match.play(first_fact(match))
    assert after.undo().state == match.state


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_is_refused_with_its_reason(game):
    match = under_way(game, "table")
    rules, state = match.rules, match.state
    what = sorted(rules.table_facts)[0]
    value = next(iter(rules.table_facts[what].values(state)))
    for notation, reason in (
        (f"fact 9 {what} {value}", "no_such_seat"),
        ("fact 1 weather 3", "fact_unknown"),
    ):
        with pytest.raises(IllegalAction) as refused:
            rules.apply(state, rules.parse(state, notation))
        assert refused.value.reason == reason
        check_refusal(rules, refused.value)
    for notation in (f"fact 0 {what} {value}", f"fact 1 {what}", f"fact x {what} {value}"):
        with pytest.raises(NotationError):
            rules.parse(state, notation)


@pytest.mark.parametrize("game", GAMES)
def test_own_is_the_seat_on_turn(game):
    match = under_way(game, "table")
    what = sorted(match.rules.table_facts)[0]
    value = next(iter(match.rules.table_facts[what].values(match.state)))
    fact = match.rules.parse(match.state, f"fact own {what} {value}")
    assert fact.seat == match.rules.turn(match.state) + 1


@pytest.mark.parametrize("game", GAMES)
def test_facts_are_never_among_the_legal_actions(game):
    match = under_way(game, "table")
    assert "fact" in match.rules.notation.verbs
    assert "fact" not in match.rules.awaited(match.state)


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_nothing_is_put_right(game):
    rules, dice = RULES[game], random.Random(2)
    state = rules.start(rules.seats[-1], {"cards": "table"})
    while rules.to_act(state) is not None:
        state, _ = rules.apply(state, choose(rules, state, dice))
    what = sorted(rules.table_facts)[0]
    value = next(iter(rules.table_facts[what].values(state)))
    with pytest.raises(IllegalAction) as refused:
        rules.apply(state, rules.parse(state, f"fact 1 {what} {value}"))
    assert refused.value.reason == rules.wrong_phase(state).reason
