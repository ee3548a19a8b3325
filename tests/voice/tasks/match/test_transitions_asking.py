"""What is said while nothing may be played: secrets, pauses, leaving, and what is asked for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heraut.engines.protocol import AUDIENCE
from heraut.grammars.meaning import Illegal, Kind, Meaning, MetaRequest, NotUnderstood, Reply, Scope
from heraut.voice.tasks.match import effects as fx
from heraut.voice.tasks.match.dialogue_state import DialogueState, Phase, question_again
from heraut.voice.tasks.match.inputs import CardShown, Trouble
from heraut.voice.tasks.match.transitions import why

from .told_steps import (
    AWAIT,
    CHOOSE,
    CONFIRM,
    EVERY,
    FILL,
    IDLE,
    PLAIN,
    SEVEN_THREE,
    TAPS,
    Board,
    Talk,
    _named,
    keys,
    place,
    played,
    query,
    reply,
    take,
    talk,
)

ASKING = [CONFIRM, AWAIT, CHOOSE, FILL]


@pytest.mark.parametrize("before", ASKING, ids=lambda state: state.phase)
def test_no_undo_and_back_drop_what_is_pending_and_play_nothing(before: DialogueState) -> None:
    for given in (reply("no"), talk("undo"), talk("back")):
        talking = Talk(before)
        assert talking.give(given) == ["dropped"]
        assert talking.task.state == replace(IDLE, lost=True) and not talking.played


@pytest.mark.parametrize("before", EVERY, ids=lambda state: state.phase)
def test_no_undo_and_back_do_not_leave_and_ask_again(before: DialogueState) -> None:
    for given in (reply("no"), talk("undo"), talk("back")):
        talking = Talk(before)
        asked = [_named(each) for each in question_again(before)]
        assert talking.give(talk("quit"), given) == ["stayed", *asked]
        assert talking.task.state == before and not talking.conversation.left


@pytest.mark.parametrize("intent", ["yes", "undo", "back", "quit"])
def test_what_takes_effect_at_once_must_be_heard_word_for_word(intent: str) -> None:
    kind, sort = (Reply, Kind.REPLY) if intent == "yes" else (MetaRequest, Kind.META)
    doubtful = kind(Meaning(intent, sort, cost=0.15, form=intent))
    for before in (IDLE, CONFIRM):
        for first in ((), (talk("quit"),)):
            talking = Talk(before)
            talking.give(*first)
            assert talking.give(doubtful)[0] == "not-understood"
            assert talking.task.state == before and not talking.played
            assert not talking.conversation.left


def test_a_card_that_was_shown_must_be_the_one_a_whole_command_names() -> None:
    shown = FILL
    _, effects = take(shown, place(7, 2), TAPS)
    assert played(effects) == ["place 7 2"]
    after, effects = take(shown, place(9, 2), TAPS)
    assert not played(effects) and keys(effects) == ["mismatch", "ask-yes"]
    assert after.pending == place(7, 2)


def test_a_lone_yes_plays_nothing() -> None:
    after, effects = take(IDLE, reply("yes"), PLAIN)
    assert keys(effects) == ["nothing-pending"] and after == IDLE


def test_undo_with_nothing_pending_takes_back_the_last_action_and_back_says_so() -> None:
    assert Talk().give(talk("undo")) == ["undo"]
    assert Talk().give(talk("back")) == ["nothing-asked"]


def test_a_secret_is_said_only_when_asked_twice_in_a_row() -> None:
    board = Board(secret=frozenset({"my_hand"}))
    after, effects = take(IDLE, query("my_hand"), board)
    assert keys(effects) == ["secret-aloud"]
    _, effects = take(after, query("my_hand"), board)
    assert effects == (fx.Confide(aloud=True), fx.Ask("my_hand", {}))
    other, _ = take(after, query("turn"), board)
    _, effects = take(other, query("my_hand"), board)
    assert keys(effects) == ["secret-aloud"]


def test_a_warning_names_whose_secret_it_is_and_holds_for_that_seat_alone() -> None:
    mine = Board(secret=frozenset({"my_hand"}))
    after, effects = take(IDLE, query("my_hand"), mine)
    (warning,) = effects
    assert isinstance(warning, fx.Say) and warning.args["seats"] == (0,)
    _, effects = take(after, query("my_hand"), replace(mine, asker=1))
    (warning,) = effects
    assert isinstance(warning, fx.Say) and warning.args["seats"] == (1,)


def test_the_same_question_about_something_else_is_another_secret() -> None:
    table = Board(secret=frozenset({"worth"}))
    warned, effects = take(IDLE, query("worth", card=7, column=2), table)
    assert keys(effects) == ["secret-aloud"]
    other, effects = take(warned, query("worth", card=8, column=2), table)
    assert keys(effects) == ["secret-aloud"]
    told, effects = take(other, query("worth", column=2, card=8), table)
    asked = fx.Ask("worth", {"card": 8, "column": 2})
    assert effects == (fx.Confide(aloud=True), asked) and not told.warned


def test_why_is_said_only_when_asked_twice_if_it_is_a_secret() -> None:
    lacks = Illegal(SEVEN_THREE.meaning, "lacks", {"count": 2, AUDIENCE: frozenset({0})})
    after, _ = take(IDLE, lacks, PLAIN)
    warned, effects = why(after, PLAIN)
    assert keys(effects) == ["secret-aloud"]
    _, effects = why(warned, PLAIN)
    assert effects == (fx.Confide(aloud=True), fx.Explain(after.refusal))
    # Something else meanwhile: whoever asks again is warned again.
    other, _ = take(warned, query("turn"), PLAIN)
    _, effects = why(other, PLAIN)
    assert keys(effects) == ["secret-aloud"]


def test_a_paused_game_tells_no_secret_either() -> None:
    talking = Talk()
    talking.give(Illegal(SEVEN_THREE.meaning, "lacks", {AUDIENCE: frozenset({0})}), talk("pause"))
    for _ in range(2):
        assert talking.give(talk("why")) == ["still-paused"]


def test_leaving_asks_first() -> None:
    talking = Talk()
    assert talking.give(talk("quit")) == ["confirm-leave"] and not talking.conversation.left
    assert talking.give(talk("why")) == ["why-leave", "confirm-leave"]
    assert talking.give(talk("help")) == ["help-leave", "confirm-leave"]
    assert talking.give(reply("yes")) == ["left"] and talking.conversation.left


@pytest.mark.parametrize("before", EVERY)
def test_paused_plays_nothing_and_is_silent_only_for_talk_that_means_nothing(
    before: DialogueState,
) -> None:
    talking = Talk(before)
    assert talking.give(talk("pause")) == ["paused"]
    assert talking.give(NotUnderstood("x")) == []
    for given in (SEVEN_THREE, CardShown("7"), reply("yes"), talk("undo"), query("turn")):
        assert talking.give(given) == ["still-paused"], given
    assert talking.give(talk("repeat")) == ["still-paused"]
    assert talking.give(talk("help")) == ["help-paused"]
    assert talking.give(talk("stop")) == ["silence"]
    assert talking.give(Trouble("reader-lost")) == ["reader-lost"]
    assert not talking.conversation.moment.asking
    asked = [_named(each) for each in question_again(before)] or ["turn"]
    assert talking.give(talk("resume")) == ["resumed", *asked]
    assert talking.task.state == before and not talking.played
    assert talking.give(talk("pause"), talk("quit")) == ["confirm-leave"]


def test_each_phase_listens_for_its_own_kind_of_sentence() -> None:
    scopes = {state.phase: state.scope for state in EVERY}
    assert scopes[Phase.IDLE] is Scope.TURN
    assert scopes[Phase.CONFIRM] is scopes[Phase.AWAIT_CARD] is Scope.CONFIRM
    assert scopes[Phase.WHICH_ONE] is Scope.CHOOSE
    assert scopes[Phase.FILL] is Scope.FILL
