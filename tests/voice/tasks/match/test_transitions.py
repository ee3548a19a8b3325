"""The table of transitions of a match's dialogue, phase by phase; and the talk around it."""

from __future__ import annotations

import pytest

from heraut.grammars.meaning import Ambiguous, Illegal, Kind, Meaning, NotUnderstood, Partial
from heraut.voice.dialogue.outputs import Cued
from heraut.voice.tasks.match import effects as fx
from heraut.voice.tasks.match.dialogue_state import DialogueState, Phase
from heraut.voice.tasks.match.inputs import CardShown, Trouble
from heraut.voice.tasks.match.transitions import why

from .told_steps import (
    AWAIT,
    CHOOSE,
    EVERY,
    FILL,
    IDLE,
    PLAIN,
    SEVEN_THREE,
    TAPS,
    Board,
    Talk,
    keys,
    place,
    played,
    query,
    reply,
    take,
    talk,
)


def test_a_clear_command_that_can_be_undone_is_played_at_once() -> None:
    after, effects = take(IDLE, SEVEN_THREE, PLAIN)
    assert played(effects) == ["place 7 3"] and after.phase is Phase.IDLE


def test_a_doubtful_command_waits_for_a_yes() -> None:
    after, effects = take(IDLE, place(7, 3, cost=0.5), PLAIN)
    assert not played(effects) and after.phase is Phase.CONFIRM and keys(effects) == ["ask-yes"]
    after, effects = take(after, reply("yes"), PLAIN)
    assert played(effects) == ["place 7 3"] and after.phase is Phase.IDLE


def test_what_cannot_be_undone_waits_for_a_yes() -> None:
    after, effects = take(IDLE, SEVEN_THREE, Board(final=frozenset({"place 7 3"})))
    assert not played(effects) and after.phase is Phase.CONFIRM


def test_with_a_reader_a_move_waits_for_its_card() -> None:
    after, effects = take(IDLE, SEVEN_THREE, TAPS)
    assert keys(effects) == ["ask-card"] and after.phase is Phase.AWAIT_CARD
    after, effects = take(after, CardShown("7"), TAPS)
    assert played(effects) == ["place 7 3"] and after.phase is Phase.IDLE


def test_the_wrong_card_plays_nothing_and_offers_the_move_with_that_card() -> None:
    after, effects = take(AWAIT, CardShown("8"), TAPS)
    assert not played(effects)
    assert keys(effects) == ["mismatch", "ask-yes"]
    assert Cued("wrong_card") in effects
    mismatch = next(effect for effect in effects if isinstance(effect, fx.Say))
    assert mismatch.args == {"card": 8, "said": 7}
    after, effects = take(after, reply("yes"), TAPS)
    assert played(effects) == ["place 8 3"]


def test_the_wrong_card_where_it_may_not_go_says_why_and_waits_for_the_right_one() -> None:
    pending = DialogueState(Phase.AWAIT_CARD, place(7, 6))
    after, effects = take(pending, CardShown("8"), TAPS)
    assert not played(effects) and after.phase is Phase.AWAIT_CARD
    assert keys(effects) == ["mismatch", "ask-card"]
    assert any(isinstance(effect, fx.Refuse) for effect in effects)
    _, effects = take(after, CardShown("7"), TAPS)
    assert played(effects) == ["place 7 6"]


def test_talk_around_the_table_brings_no_lecture() -> None:
    talking = Talk()
    for _ in range(4):
        assert talking.give(NotUnderstood("")) == ["not-understood-nothing"]


def test_card_first_then_column_plays_without_asking_for_the_card_again() -> None:
    after, effects = take(IDLE, CardShown("7"), TAPS)
    assert after.phase is Phase.FILL and keys(effects) == ["ask-with-card"]
    piece = Partial(Meaning("piece", Kind.PARTIAL, {"column": 3}))
    after, effects = take(after, piece, TAPS)
    assert played(effects) == ["place 7 3"]


def test_a_doubtful_piece_makes_the_whole_doubtful() -> None:
    piece = Partial(Meaning("piece", Kind.PARTIAL, {"column": 3}, cost=0.6))
    after, effects = take(FILL, piece, TAPS)
    assert not played(effects) and after.phase is Phase.CONFIRM


def test_another_card_takes_the_place_of_the_one_held() -> None:
    after, _ = take(FILL, CardShown("9"), PLAIN)
    assert after.held == {"card": 9}


def test_a_choice_is_made_by_number_or_by_card() -> None:
    _, effects = take(CHOOSE, reply("option", option=2), PLAIN)
    assert played(effects) == ["place 10 3"]
    _, effects = take(CHOOSE, CardShown("6"), PLAIN)
    assert played(effects) == ["place 6 3"]
    after, effects = take(CHOOSE, CardShown("9"), PLAIN)
    assert not played(effects) and after.phase is Phase.WHICH_ONE
    after, effects = take(CHOOSE, reply("option", option=3), PLAIN)
    assert not played(effects) and keys(effects) == ["no-such-option"]


def test_an_illegal_command_is_refused_with_its_reason_and_remembered() -> None:
    illegal = Illegal(SEVEN_THREE.meaning, "not_next", {"needs": 4})
    after, effects = take(IDLE, illegal, PLAIN)
    assert Cued("refused") in effects
    assert effects[-1] == fx.Refuse(SEVEN_THREE.meaning, "not_next", {"needs": 4})
    _, effects = why(after, PLAIN)
    assert effects == (fx.Explain(fx.Refuse(SEVEN_THREE.meaning, "not_next", {"needs": 4})),)


def test_misses_first_say_what_was_heard_then_help_then_other_ways_then_no_more() -> None:
    talking, miss = Talk(), NotUnderstood("blé sur noir")
    assert talking.give(miss) == ["not-understood"]
    assert talking.give(miss) == ["not-understood", "help-idle"]
    assert talking.give(miss) == ["not-understood", "other-ways"]
    # Never the same help twice.
    assert talking.give(miss) == ["not-understood"]
    talking.give(query("turn"))
    assert talking.give(miss) == ["not-understood"]


def test_without_the_reader_a_yes_is_asked_for_in_place_of_the_card() -> None:
    talking = Talk(board=TAPS)
    talking.give(SEVEN_THREE)
    assert talking.task.state.phase is Phase.AWAIT_CARD
    talking.task.board = PLAIN
    lost = Trouble("error_reader_lost_unplugged")
    assert talking.give(lost) == ["error_reader_lost_unplugged", "ask-yes"]
    assert talking.give(query("turn")) == ["Ask", "ask-yes"]
    talking.give(reply("yes"))
    assert talking.played == ["place 7 3"]


@pytest.mark.parametrize("before", EVERY, ids=lambda state: state.phase)
def test_no_phase_is_ever_silent(before: DialogueState) -> None:
    for given in [
        NotUnderstood("x"),
        reply("yes"),
        reply("no"),
        reply("option", option=1),
        CardShown("7"),
        SEVEN_THREE,
        Partial(Meaning("piece", Kind.PARTIAL, {"column": 3})),
        Ambiguous((place(6, 3), place(10, 3))),
        Illegal(SEVEN_THREE.meaning, "not_next"),
        talk("undo"),
        talk("back"),
        talk("quit"),
        talk("pause"),
    ]:
        assert Talk(before).give(given), given
        assert Talk(before).give(talk("quit"), given), given
