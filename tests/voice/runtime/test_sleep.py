"""Asleep, Héraut takes talk for talk; it falls asleep where nothing is heard for long."""

from __future__ import annotations

import threading

from heraut.grammars.meaning import Heard, Hypothesis
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.runtime.event_loop import QUIET, Closed, EventLoop, Given

from .test_event_loop import Notes, seated, until


def test_asleep_it_wakes_only_when_it_is_told_to() -> None:
    loop, _ = seated("app")
    talk = loop.talk
    talk.begin()

    def said(line: str) -> str:
        heard = Heard((Hypothesis(tuple(line.split())),))
        return " ".join(each.text for each in talk.hear(heard) if isinstance(each, Spoken))

    assert said("écoute moi") == "Je ne dors pas."
    assert said("dors") == "Je dors. Dis « écoute-moi » pour me réveiller."
    assert not said("tu veux encore du fromage") and not talk.moment.asking
    assert "Je suis là." in said("écoute moi") and "Alice" in said("à qui le tour")
    assert said("dors") and not said("tu veux encore du fromage")
    assert "Je suis là." in said("héraut écoute moi")  # as one calls a person


def test_it_sleeps_after_ten_quiet_minutes_and_says_so_once() -> None:
    seats, notes = seated("app")
    now = [0.0]
    loop = EventLoop(seats.talk, [notes], lambda: now[0])
    loop.dozes = True
    thread = threading.Thread(target=loop.run, daemon=True)
    thread.start()
    now[0] = QUIET - 1
    given = Given("à qui le tour")
    loop.inbox.put(given)
    assert given.answered.wait(10)
    now[0] = QUIET + 1  # one was said since
    assert "je dors" not in notes.text
    now[0] = 2 * QUIET
    until(lambda: "Personne ne parle depuis dix minutes" in notes.text)
    now[0] = 9 * QUIET
    given = Given("réveille-toi")
    loop.inbox.put(given)
    assert given.answered.wait(10)
    assert "Je suis là." in notes.text and notes.text.count("je dors") == 1
    loop.inbox.put(Closed())
    thread.join(10)


def test_who_types_may_take_as_long_as_it_takes() -> None:
    seats, _ = seated("app")
    now, notes = [0.0], Notes()
    loop = EventLoop(seats.talk, [notes], lambda: now[0])
    now[0] = 9 * QUIET
    threading.Timer(0.8, lambda: loop.inbox.put(Closed())).start()
    loop.run()
    assert "je dors" not in notes.text
