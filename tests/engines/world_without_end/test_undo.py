"""A turn is a chain of small steps, taken back one by one until something hidden was turned up."""

from __future__ import annotations

from heraut.engines.match import Match
from heraut.engines.protocol import TABLE

CHAIN = ("play weaving", "weave 1", "discard piety", "play materials", "material stone")


def after_turning():
    """A match of two in which the event card has just been turned."""
    match = Match.new("world_without_end", 2, {}, seed=3).settle()
    while match.state.task.kind != "play":
        legal = match.rules.legal(match.state)
        match = match.play(str(legal[-1])).settle()
    return match


def test_a_turn_is_taken_back_step_by_step():
    match = after_turning()
    states = [match.state]
    for notation in CHAIN:
        match = match.play(notation).settle()
        states.append(match.state)
    assert len(states) == 1 + len(CHAIN)
    while states:
        assert match.state == states.pop()
        if states:
            match = match.undo()


def test_the_end_of_a_turn_is_taken_back_though_the_next_event_is_drawn():
    match = after_turning()
    for notation in CHAIN:
        match = match.play(notation).settle()
    ended = match.play("discard piety").settle()
    assert ended.history[-1].by == TABLE
    assert ended.undo() == match
    again = ended.undo().play("discard piety").settle()
    assert [step.notation for step in again.history] == [step.notation for step in ended.history]


def test_a_match_is_the_same_when_it_is_replayed():
    match = after_turning().play("play favour").settle()
    again = Match.new("world_without_end", 2, {}, seed=3)
    again = again.replay(step.notation for step in match.history)
    assert (again.state, hash(again.state)) == (match.state, hash(match.state))
