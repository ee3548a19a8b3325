"""What one seat holds never reaches another one, nor the loudspeaker."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from heraut.engines.match import CannotUndo, Match
from heraut.engines.protocol import PUBLIC, TABLE
from heraut.engines.seven_kingdoms import SEVEN_KINGDOMS, Hand, Phase
from heraut.engines.simulate import setups, walk

from .position import position

games = {
    "setup": st.sampled_from(setups(SEVEN_KINGDOMS)),
    "seed": st.integers(0, 2**32),
    "steps": st.integers(12, 300),
}
SLOTS = {"card": 17, "seat": 1, "rank": "king", "slot": 2, "crest": 3}


def with_other_secrets(state, viewer, random):
    """The same state for ``viewer``: all that it cannot see is dealt anew."""
    others = [seat for seat in state.seats if seat != viewer]
    secret = list(state.unseen)
    for seat in others:
        opened = state.open_hands[seat]
        secret += [card for card in state.hands[seat].known if card not in opened]
        # A card face down may be one that all saw go to the hand: it is left as it is then.
        secret += [card for card in (state.commits[seat],) if card and card not in opened]
    random.shuffle(secret)
    hands, commits = list(state.hands), list(state.commits)
    for seat in others:
        opened, hand = state.open_hands[seat], hands[seat]
        cards = [card if card in opened else secret.pop() for card in hand.known]
        hands[seat] = Hand(tuple(sorted(cards)), hand.unknown)
        if commits[seat] and commits[seat] not in opened:
            commits[seat] = secret.pop()
    return replace(state, hands=tuple(hands), commits=tuple(commits), unseen=tuple(sorted(secret)))


def seen_by(viewer, events):
    return [event for event in events if event.audience is None or viewer in event.audience]


def told(state, viewer):
    view = SEVEN_KINGDOMS.view(state, viewer)
    told = [
        SEVEN_KINGDOMS.answer(view, one.key, {**SLOTS, **({"place": 2} if place else {})})
        for place in (False, True)
        for one in SEVEN_KINGDOMS.questions
        if place or one.key != "my_card"
    ]
    assert len(told) == 2 * len(SEVEN_KINGDOMS.questions) - 1
    return told


@settings(max_examples=80, deadline=None)
@given(data=st.data(), **games)
def test_hidden_cards_change_nothing_that_others_may_know(data, setup, seed, steps):
    *_, step = walk(SEVEN_KINGDOMS, setup, Random(seed), most_steps=steps)
    state = step.after
    viewer = data.draw(st.sampled_from([PUBLIC, *range(setup.seats)]))
    twin = with_other_secrets(state, viewer, Random(seed))
    assert SEVEN_KINGDOMS.view(twin, viewer) == SEVEN_KINGDOMS.view(state, viewer)
    assert told(twin, viewer) == told(state, viewer)
    common = set(SEVEN_KINGDOMS.legal(state)) & set(SEVEN_KINGDOMS.legal(twin))
    for action in common:
        after, events = SEVEN_KINGDOMS.apply(state, action)
        twin_after, twin_events = SEVEN_KINGDOMS.apply(twin, action)
        if after.phase is Phase.OVER:
            continue  # all hands are open then, so they differ
        assert seen_by(viewer, events) == seen_by(viewer, twin_events)
        assert SEVEN_KINGDOMS.view(after, viewer) == SEVEN_KINGDOMS.view(twin_after, viewer)


@pytest.mark.long
@settings(max_examples=60, deadline=None)
@given(**games)
def test_nobody_else_learns_which_card_was_drawn_or_put_down(setup, seed, steps):
    """Whatever card it is, the others hear and see the same."""
    walked = list(walk(SEVEN_KINGDOMS, setup, Random(seed), most_steps=steps))
    secret = (Phase.DEAL, Phase.DRAW, Phase.PLAY)
    hidden = [step for step in walked if step.before.phase in secret]
    compared = 0
    for step in hidden[-3:]:
        state = step.before
        if state.phase is Phase.PLAY and not state.options.secret_plays:
            continue
        if state.phase is not Phase.PLAY and not state.fresh:
            continue  # what lies under the pile all have seen
        for viewer in (PUBLIC, *range(setup.seats)):
            if viewer == state.turn:
                continue
            known = []
            for action in SEVEN_KINGDOMS.legal(state):
                after, events = SEVEN_KINGDOMS.apply(state, action)
                if after.phase is Phase.OVER or after.phase is Phase.FINAL:
                    continue
                seen = seen_by(viewer, events)
                view = SEVEN_KINGDOMS.view(after, viewer)
                known.append((str(seen), str(view), str(told(after, viewer))))
            assert len(set(known)) <= 1
            compared += len(known) > 1
    assume(compared)


@settings(max_examples=40, deadline=None)
@given(**games)
def test_what_may_be_done_is_told_from_open_facts_only(setup, seed, steps):
    *_, step = walk(SEVEN_KINGDOMS, setup, Random(seed), most_steps=steps)
    state = step.after
    assume(SEVEN_KINGDOMS.to_act(state) not in (None, TABLE))
    aloud = SEVEN_KINGDOMS.answer(SEVEN_KINGDOMS.view(state, PUBLIC), "options", {})
    own = SEVEN_KINGDOMS.answer(SEVEN_KINGDOMS.view(state, state.turn), "options", {})
    assert aloud == own
    assert all(event.audience is None for event in aloud)


def test_my_hand_goes_to_me_alone():
    state = position([[1, 20], [9, 30]], [10, 17])
    (event,) = SEVEN_KINGDOMS.answer(SEVEN_KINGDOMS.view(state, 1), "my_hand", {})
    assert (event.args["cards"], event.audience) == ((9, 30), {1})
    (event,) = SEVEN_KINGDOMS.answer(SEVEN_KINGDOMS.view(state, PUBLIC), "my_hand", {})
    assert (event.key, dict(event.args)) == ("answer_no_hand", {})


def test_a_card_face_down_is_told_to_its_seat_alone(play):
    state = position([[1, 20], [9, 30]], [10, 17], options={"plays": "secret"})
    after, events = play(state, "commit 20")
    assert "card" not in dict(events[0].args)
    assert (events[1].key, events[1].audience) == ("you_committed", {0})
    for viewer in (PUBLIC, 1):
        assert "20" not in str({**SEVEN_KINGDOMS.view(after, viewer).shown(), "crest_of": ()})


def test_a_card_lies_open_where_all_can_see_it():
    row = [10, 17, 24, 31, 38, 45, 16]
    state = position([[1, 20], [9, 30]], row, [[2], [3]], waiting=[4], gone=[5], bottom=[6])
    state = replace(state, tops=(7,), front=(8, 0), pending=(11,), open_hands=((20,), ()))
    opened = {card for card in range(1, 50) if SEVEN_KINGDOMS.lies_open(state, "card", card)}
    assert opened == {*row, 2, 3, 4, 5, 7, 8, 11}
    assert not SEVEN_KINGDOMS.lies_open(state, "place", 2)


def test_what_was_turned_up_cannot_be_undone():
    """Cards face down are turned up by the table, also when Héraut knows them."""
    match = Match.new("seven_kingdoms", 2, {"plays": "secret"}, 1).settle()
    match = match.play("play #1")
    assert match.undo().state == match.rewound(len(match.history) - 1).state
    match = match.play("play #1")
    assert match.to_act == TABLE
    turned = match.settle()
    with pytest.raises(CannotUndo) as refused:
        turned.undo()
    assert refused.value.reason == "something_was_revealed"
    again = Match.new("seven_kingdoms", 2, {"plays": "secret"}, 1)
    assert again.replay(step.notation for step in turned.history).state == turned.state
