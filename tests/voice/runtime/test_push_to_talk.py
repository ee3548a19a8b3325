"""When the table is listened to: always, or for one sentence after each push."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest

from heraut.nfc import Tapped
from heraut.voice.dialogue import LISTEN_CARD
from heraut.voice.dialogue.outputs import Silenced, Spoken
from heraut.voice.herald import Herald, Words
from heraut.voice.herald.voice_controls import adjusted
from heraut.voice.home.settings import remember, remembered
from heraut.voice.runtime.event_loop import QUIET, Closed, EventLoop, Given
from heraut.voice.runtime.push_to_talk import PushToTalk
from heraut.voice.runtime.voice_controls import VoiceControls

from ..commands.program import called
from .test_event_loop import Notes, seated, until


def test_the_ears_are_shut_but_for_one_sentence_after_a_push() -> None:
    pushes = PushToTalk("push")
    assert pushes.gate.is_shut
    pushes.push()
    until(lambda: not pushes.gate.is_shut)
    assert not pushes.passed(100.0, lambda: True)  # somebody speaks
    pushes.taken()
    assert pushes.gate.is_shut


def test_a_push_in_vain_is_told_once_and_not_while_something_else_speaks() -> None:
    pushes = PushToTalk("push")
    pushes.push()
    with pushes.gate.shut():
        assert not pushes.passed(100.0, lambda: False)
    until(lambda: not pushes.gate.is_shut)
    assert not pushes.passed(5.0, lambda: False)
    assert pushes.passed(5.0, lambda: False) and pushes.gate.is_shut
    assert not pushes.passed(100.0, lambda: False)


def test_who_listens_always_needs_no_push() -> None:
    pushes = PushToTalk()
    pushes.push()
    pushes.taken()
    assert not pushes.gate.is_shut and not pushes.passed(100.0, lambda: False)
    pushes.when = "push"
    assert pushes.gate.is_shut
    pushes.when = "always"
    until(lambda: not pushes.gate.is_shut)


@pytest.mark.parametrize("push", ["", "@heraut/listen", Tapped(LISTEN_CARD, "04ab")])
def test_a_key_and_a_card_are_pushes(push: str | Tapped) -> None:
    made, _ = seated("app")
    notes, now = Notes(), [0.0]
    loop = EventLoop(made.talk, [notes], lambda: now[0])
    loop.dozes, loop.pushes = True, PushToTalk("push")
    thread = threading.Thread(target=loop.run, daemon=True)
    thread.start()
    given = Given(push)
    loop.inbox.put(given)
    assert given.answered.wait(60)
    until(lambda: loop.pushes is not None and not loop.pushes.gate.is_shut)  # type: ignore[attr-defined]
    assert notes.outputs[-1] == Silenced()
    now[0] = 2 * QUIET
    time.sleep(1)  # it looks up twice a second
    loop.inbox.put(Closed())
    thread.join(10)
    assert not loop.talk.paused, "who is heard only when he presses is not asleep"


def test_where_all_is_heard_the_card_wakes_through_the_loop() -> None:
    made, _ = seated("app")
    notes, loop = Notes(), made
    loop.pushes, loop.sinks = PushToTalk(), [notes]
    for what in ("dors", Tapped(LISTEN_CARD, "04ab")):
        loop.inbox.put(Given(what))
    loop.inbox.put(Closed())
    loop.run()
    assert "Je suis là." in notes.text


def test_where_all_is_heard_the_card_wakes() -> None:
    made, _ = seated("app")
    talk = made.talk
    talk.begin()

    def tapped() -> str:
        return " ".join(each.text for each in talk.tap(LISTEN_CARD) if isinstance(each, Spoken))

    assert "Je ne dors pas." in tapped()
    talk.typed("dors")
    assert "Je suis là." in tapped() and not talk.paused


def test_it_is_changed_by_a_sentence_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path))
    herald, pushes = Herald(Words("fr")), PushToTalk()
    controls = VoiceControls(None, pushes=pushes)
    assert "quand tu appuies" in adjusted(herald, controls, "listen_push")
    assert pushes.when == "push"
    adjusted(herald, controls, "keep_settings")
    assert remembered()["listen"] == "push"
    assert "tout le temps" in adjusted(herald, controls, "listen_always")
    adjusted(herald, controls, "listen_push")
    adjusted(herald, controls, "reset_settings")
    assert pushes.when == "always" and "listen" not in remembered()
    assert "tout se tape" in adjusted(herald, VoiceControls(None), "listen_push")


def test_it_is_said_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path))
    remember({"listen": "push"})
    args = ("play", "kingsbridge", "--seed", "3", "--reader", "none")
    told = called(tmp_path, *args, lines="quitte la partie\noui\n").stdout
    assert "J'écoute seulement quand tu appuies" in told and "Nouvelle partie" in told
    # A loudspeaker that never was there is not told as one that is lost.
    assert not ("Je ne trouve pas de haut-parleur" in told and "ne répond plus" in told)
