"""The terrain card that one seat holds never reaches another one, nor the loudspeaker."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from heraut.engines.kingdom_builder import KINGDOM_BUILDER, Deck, Phase
from heraut.engines.kingdom_builder.box import TERRAINS
from heraut.engines.kingdom_builder.state import HIDDEN
from heraut.engines.match import Match
from heraut.engines.protocol import PUBLIC, TABLE
from heraut.engines.simulate import setups, walk

from .position import position

games = {
    "setup": st.sampled_from(setups(KINGDOM_BUILDER)),
    "seed": st.integers(0, 2**32),
    "steps": st.integers(8, 150),
}
SLOTS = {"hex": "F12", "seat": 1, "direction": "east", "landmark": "castle", "line": "F"}


def with_other_secrets(state, viewer, random):
    """The same state for ``viewer``: the hidden cards of all others are dealt anew."""
    pool = [
        name for name, count in zip(TERRAINS, state.deck.unseen, strict=True) for _ in range(count)
    ]
    others = [
        seat
        for seat in state.seats
        if seat != viewer and state.realms[seat].card not in ("", HIDDEN)
    ]
    pool += [state.realms[seat].card for seat in others]
    random.shuffle(pool)
    realms = list(state.realms)
    for seat in others:
        realms[seat] = realms[seat].with_card(pool.pop())
    unseen = tuple(pool.count(name) for name in TERRAINS)
    deck = Deck(unseen, state.deck.pile, state.deck.discard, state.deck.removed)
    return replace(state, realms=tuple(realms), deck=deck)


def seen_by(viewer, events):
    return [event for event in events if event.audience is None or viewer in event.audience]


def told(state, viewer):
    view = KINGDOM_BUILDER.view(state, viewer)
    return [KINGDOM_BUILDER.answer(view, one.key, SLOTS) for one in KINGDOM_BUILDER.questions]


@settings(max_examples=50, deadline=None)
@given(data=st.data(), **games)
def test_hidden_cards_change_nothing_that_others_may_know(data, setup, seed, steps):
    *_, step = walk(KINGDOM_BUILDER, setup, Random(seed), most_steps=steps)
    state = step.after
    viewer = data.draw(st.sampled_from([PUBLIC, *range(setup.seats)]))
    twin = with_other_secrets(state, viewer, Random(seed))
    assert KINGDOM_BUILDER.view(twin, viewer) == KINGDOM_BUILDER.view(state, viewer)
    assert told(twin, viewer) == told(state, viewer)
    if state.phase is Phase.TURN:
        assert KINGDOM_BUILDER.legal(twin) == KINGDOM_BUILDER.legal(state)


@pytest.mark.long
@settings(max_examples=20, deadline=None)
@given(**games)
def test_nobody_else_learns_which_card_was_drawn(setup, seed, steps):
    """Whatever card it is, the others hear and see the same, until it is turned up."""
    walked = list(walk(KINGDOM_BUILDER, setup, Random(seed), most_steps=steps))
    drawn = [step for step in walked if step.before.phase in (Phase.DEAL, Phase.DRAW)]
    compared = 0
    for step in drawn[-3:]:
        state = step.before
        for viewer in (PUBLIC, *range(setup.seats)):
            known = []
            for action in KINGDOM_BUILDER.legal(state) if viewer != state.turn else ():
                after, events = KINGDOM_BUILDER.apply(state, action)
                if after.turn == state.turn and after.phase not in (Phase.DEAL, Phase.DRAW):
                    continue  # dealt last, it is turned up at once
                seen = seen_by(viewer, events)
                view = KINGDOM_BUILDER.view(after, viewer)
                known.append((str(seen), str(view), str(told(after, viewer))))
            assert len(set(known)) <= 1
            compared += len(known) > 1
    assume(compared)


@settings(max_examples=25, deadline=None)
@given(**games)
def test_what_may_be_done_is_told_from_open_facts_only(setup, seed, steps):
    *_, step = walk(KINGDOM_BUILDER, setup, Random(seed), most_steps=steps)
    state = step.after
    assume(KINGDOM_BUILDER.to_act(state) not in (None, TABLE))
    for question in ("options", "where", "tiles", "turn"):
        aloud = KINGDOM_BUILDER.answer(KINGDOM_BUILDER.view(state, PUBLIC), question, {})
        own = KINGDOM_BUILDER.answer(KINGDOM_BUILDER.view(state, state.turn), question, {})
        assert aloud == own
        assert all(event.audience is None for event in aloud)


def ask(state, viewer, **slots):
    (event,) = KINGDOM_BUILDER.answer(KINGDOM_BUILDER.view(state, viewer), "my_card", slots)
    return event


def test_my_card_goes_to_me_alone():
    state = position(["", ""], "canyon", cards=["", "desert"])
    assert (ask(state, 1).key, ask(state, 1).audience) == ("answer_card", {1})
    assert ask(state, 1).args == {"terrain": "desert"}
    for viewer in (0, PUBLIC):
        event = ask(state, viewer, seat=2)
        assert (event.key, event.args, event.audience) == ("answer_card_secret", {"seat": 1}, None)


def test_the_card_shown_is_told_to_everybody():
    state = position(["", ""], "canyon", cards=["", "desert"])
    for viewer in (PUBLIC, 0):
        assert ask(state, viewer).args == {"seat": 0, "terrain": "canyon"}
    assert ask(state, 1, seat=1).key == "answer_card_open"


def test_a_match_can_be_undone_and_draws_the_same_card_again():
    match = Match.new("kingdom_builder", 2, {"setup": "first_game"}, 1).settle()
    begun = len(match.history)
    for _ in range(3):
        match = match.play(str(match.rules.legal(match.state)[0]))
    assert match.undo().undo().undo().state == match.rewound(begun).state
    drawn = match.play("end").settle()
    assert drawn.history[-1].by == TABLE
    assert drawn.undo() == match
    assert drawn.undo().play("end").settle() == drawn
    again = Match.new("kingdom_builder", 2, {"setup": "first_game"}, 1)
    assert again.replay(step.notation for step in drawn.history).state == drawn.state
