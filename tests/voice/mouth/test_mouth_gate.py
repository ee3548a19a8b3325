from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from heraut.voice.mouth.channels import TABLE_CHANNEL, Channel, ear
from heraut.voice.mouth.mouth import Mouth
from heraut.voice.mouth.pcm import Pcm
from heraut.voice.mouth.synthesiser import Synthesiser

from .nowhere import NullOutput

if TYPE_CHECKING:
    from conftest import Heard, Slow

PATIENCE = 20.0

News = list[tuple[str, object]]


class Noted(NullOutput):
    """An output that notes what it plays among the news of the gates."""

    def __init__(self, news: News, name: str) -> None:
        self._news = news
        self._name = name

    def start(self, sound: Pcm) -> None:
        self._news.append((self._name, "begins"))

    def wait(self) -> None:
        self._news.append((self._name, "ends"))


def noted(*channels: Channel) -> tuple[Mouth, News]:
    """A mouth with one noted output for each channel, named by its seat."""
    news: News = []
    outputs = {channel: [Noted(news, name(channel))] for channel in channels}
    return Mouth(Synthesiser(), outputs), news


def name(channel: Channel) -> str:
    return "table" if channel.seat is None else f"seat {channel.seat}"


def gate(news: News, name: str) -> Callable[[bool], None]:
    return lambda now: news.append((name, "shut" if now else "open"))


def test_the_gate_shuts_before_the_first_sound_and_opens_after_the_last(slow: Slow) -> None:
    news: list[tuple[bool, int]] = []
    with Mouth(Synthesiser(), {TABLE_CHANNEL: [slow]}) as mouth:
        mouth.on_speaking(lambda now: news.append((now, len(slow.heard))))
        mouth.say("Un. Deux. Trois.")
        assert mouth.speaking
        for _ in range(3):
            assert slow.begun.acquire(timeout=PATIENCE)
            assert news == [(True, 0)]
            slow.finish()
        assert mouth.wait(PATIENCE)
        assert news == [(True, 0), (False, 3)]


def test_a_listener_that_fails_does_not_make_the_mouth_dumb(said: tuple[Mouth, Heard]) -> None:
    mouth, output = said

    def fail(now: bool) -> None:
        raise ZeroDivisionError

    mouth.on_speaking(fail)
    mouth.say("Bonjour. Encore.")
    assert mouth.wait(PATIENCE)
    assert len(output.heard) == 2


def test_a_listener_may_stop_the_mouth_and_speak(said: tuple[Mouth, Heard]) -> None:
    mouth, output = said
    answered = threading.Event()

    def answer(now: bool) -> None:
        if now and not answered.is_set():
            answered.set()
            mouth.stop()
            mouth.say("À la place.")

    mouth.on_speaking(answer)
    mouth.say("Ceci ne sera pas dit. Ceci non plus. Ni ceci.")
    assert mouth.wait(PATIENCE)
    assert len(output.heard) == 1


def test_a_secret_in_an_ear_leaves_the_gate_of_the_table_open() -> None:
    mouth, news = noted(TABLE_CHANNEL, ear(1))
    with mouth:
        mouth.on_speaking(gate(news, "gate"))
        mouth.say("Tu as le sept. Et le neuf.", ear(1))
        assert mouth.wait(PATIENCE)
    assert news == [("seat 1", "begins"), ("seat 1", "ends")] * 2


def test_a_secret_between_two_sentences_for_all_opens_the_gate_while_it_is_said() -> None:
    mouth, news = noted(TABLE_CHANNEL, ear(0))
    with mouth:
        mouth.on_speaking(gate(news, "gate"))
        mouth.say("Pour tous. Encore pour tous.")
        mouth.say("Un secret.", ear(0))
        mouth.say("De nouveau pour tous.")
        assert mouth.wait(PATIENCE)
    aloud: News = [("table", "begins"), ("table", "ends")]
    secret: News = [("seat 0", "begins"), ("seat 0", "ends")]
    shut: News = [("gate", "shut")]
    opened: News = [("gate", "open")]
    assert news == shut + aloud * 2 + opened + secret + shut + aloud + opened


def test_the_gate_of_an_ear_is_shut_by_what_is_said_in_that_ear_alone() -> None:
    mouth, news = noted(TABLE_CHANNEL, ear(0), ear(1))
    with mouth:
        mouth.on_speaking(gate(news, "gate"), ear(1))
        mouth.say("Pour tous.")
        mouth.say("Un secret.", ear(0))
        mouth.say("Un autre secret.", ear(1))
        assert mouth.wait(PATIENCE)
    assert [each for each in news if each[0] in {"gate", "seat 1"}] == [
        ("gate", "shut"),
        ("seat 1", "begins"),
        ("seat 1", "ends"),
        ("gate", "open"),
    ]
    assert news.index(("gate", "shut")) > news.index(("seat 0", "ends"))
