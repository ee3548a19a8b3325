"""A screen reader tells the table's sentences, and is never taken for somebody at the table.

The screen reader is a bridge of our own, reached through Prism's own registry.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

from heraut.voice.dialogue.outputs import Cued, Output, Silenced, Spoken
from heraut.voice.home import screen_reader
from heraut.voice.home.screen_reader import (
    NoScreenReader,
    ScreenReader,
    ScreenReaderGone,
    find_screen_reader,
)
from heraut.voice.home.settings import remembered
from heraut.voice.runtime.first_questions import running_screen_reader
from heraut.voice.runtime.reader_voice import BrailleLine, ReaderVoice, seconds

from ..commands.program import called

prism = pytest.importorskip("prism")


class Bridge(prism.CustomBackend):  # type: ignore[misc, name-defined]
    """What a screen reader does, as far as it can be seen."""

    done: ClassVar[list[tuple[str, ...]]] = []
    broken = False

    def output(self, text: str, interrupt: bool) -> None:
        if self.broken:
            raise RuntimeError("gone")
        self.done.append(("output", text))

    def speak(self, text: str, interrupt: bool) -> None:
        self.done.append(("speak", text))

    def braille(self, text: str) -> None:
        self.done.append(("braille", text))

    def stop(self) -> None:
        self.done.append(("stop",))


@pytest.fixture
def context(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(Bridge, "done", [])
    monkeypatch.setattr(Bridge, "broken", False)
    builder = prism.RegistryBuilder()
    builder.add_backend("Pont", Bridge)
    return prism.Context(builder.freeze())


@pytest.fixture
def reader(context: Any) -> ScreenReader:
    return find_screen_reader(context)


class Sink:
    def __init__(self) -> None:
        self.told: list[Output] = []

    def tell(self, outputs: Any) -> None:
        self.told += outputs


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def instead() -> Sink:
    return Sink()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def voice(reader: ScreenReader, instead: Sink, clock: Clock) -> Iterator[ReaderVoice]:
    made = ReaderVoice(reader, [instead], lambda gone: None, clock)
    with made:
        yield made
        clock.now += 1000


def until(wanted: Any) -> None:
    deadline = time.monotonic() + 10
    while not wanted() and time.monotonic() < deadline:
        time.sleep(0.01)
    assert wanted()


def test_the_table_hears_it_and_secrets_are_left_out(voice: ReaderVoice) -> None:
    voice.tell([Spoken("Bonjour."), Spoken("Ton secret.", 1), Cued("listening"), Silenced()])
    assert Bridge.done == [("output", "Bonjour."), ("stop",)]


def test_it_is_heard_as_speaking_for_as_long_as_its_sentences_take(
    voice: ReaderVoice, clock: Clock
) -> None:
    news: list[bool] = []
    voice.on_speaking(news.append)
    voice.say("La carte est un huit.")
    voice.say("C'est à Bilal.")
    assert news == [True]
    clock.now += seconds("La carte est un huit.")
    time.sleep(0.3)
    assert news == [True]  # the second one sounds
    clock.now += seconds("C'est à Bilal.")
    until(lambda: news == [True, False])
    voice.say("Encore une.")
    voice.tell([Silenced()])
    until(lambda: news == [True, False, True, False])


def test_what_it_said_is_no_command_while_it_may_sound(voice: ReaderVoice, clock: Clock) -> None:
    said = "Dis « annule le coup », ou quitte la partie."
    voice.say(said)
    assert voice.is_echo(("annule", "le", "coup")) and voice.is_echo(("quitte", "la", "partie"))
    assert voice.is_echo(("annule", "coup")) and voice.is_echo(("quitte", "ma", "partie"))
    assert not voice.is_echo(("le", "huit", "sur", "la", "trois")) and not voice.is_echo(())
    # Who answers says one of several words; an echo is what comes last.
    assert voice.is_echo(("partie",)) and not voice.is_echo(("annule",))
    clock.now += seconds(said) + 1.0
    assert voice.is_echo(("partie",))
    clock.now += 1.0
    assert not voice.is_echo(("partie",))


def test_one_that_goes_leaves_nobody_in_silence(reader: ScreenReader, instead: Sink) -> None:
    gone: list[ScreenReaderGone] = []
    with ReaderVoice(reader, [instead], gone.append) as voice:
        Bridge.broken = True
        voice.tell([Spoken("Un."), Cued("listening"), Spoken("Deux.")])
    assert instead.told == [Spoken("Un."), Cued("listening"), Spoken("Deux.")]
    assert [one.details["name"] for one in gone] == ["Pont"]


def test_beside_our_own_voice_it_shows_braille(reader: ScreenReader) -> None:
    assert reader.has_braille
    BrailleLine(reader, lambda gone: None).tell([Spoken("Bonjour."), Spoken("Secret.", 0)])
    assert Bridge.done == [("braille", "Bonjour.")]


def test_where_none_runs_that_is_said_and_printed_lines_go_on(tmp_path: Path) -> None:
    done = called(tmp_path, "play", "kingsbridge", "--text", "--speech", "both", "--seed", "3")
    assert "Je ne trouve pas de lecteur d'écran" in done.stdout
    assert "Nouvelle partie" in done.stdout and not done.returncode


def test_where_the_library_is_missing_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen_reader, "installed", lambda: False)
    with pytest.raises(NoScreenReader) as missing:
        find_screen_reader()
    assert missing.value.key == "no_screen_reader_library"


def test_the_terminal_says_nothing_twice(
    tmp_path: Path, reader: ScreenReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen_reader, "find_screen_reader", lambda **_: reader)
    monkeypatch.setattr(ReaderVoice, "wait", lambda *_, **__: None)  # it takes no time here
    line = "à qui le tour\n"
    args = ("play", "kingsbridge", "--text", "--seed", "3", "--speech", "screen-reader")
    done = called(tmp_path, *args, lines=line)
    spoken = [text for kind, *rest in Bridge.done for text in rest if kind == "output"]
    assert not done.stdout and not done.returncode
    assert any("Nouvelle partie" in text for text in spoken)
    assert any("Partie gardée" in text for text in spoken)


BEGUN = ("play", "kingsbridge", "--listen", "push", "--seed", "3", "--reader", "none")
LEAVES = "quitte la partie\noui\n"  # there may be a microphone, and then no end of lines ends it


@pytest.mark.long
def test_one_that_runs_is_asked_about_once_and_speaks_after_a_yes(
    tmp_path: Path, reader: ScreenReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path))
    monkeypatch.setattr(screen_reader, "find_screen_reader", lambda **_: reader)
    monkeypatch.setattr(ReaderVoice, "wait", lambda *_, **__: None)
    assert running_screen_reader() == "Pont"
    done = called(tmp_path, *BEGUN, lines=f"aide\nle sept\noui\nà qui le tour\n{LEAVES}")
    assert done.stdout.count("Dois-je parler par ton lecteur d'écran ? Oui ou non.") == 3
    assert "Nouvelle partie" not in done.stdout  # it is the other who tells it
    spoken = [text for kind, *rest in Bridge.done for text in rest if kind == "output"]
    assert spoken[0] == "Je parle maintenant par Pont." and "Nouvelle partie" in spoken[1]
    assert remembered()["speech"] == "screen-reader" and running_screen_reader() is None
    Bridge.done.clear()
    assert "Dois-je" not in called(tmp_path, *BEGUN, lines=LEAVES).stdout
    assert any("Nouvelle partie" in str(one) for one in Bridge.done)


def test_after_a_no_nobody_is_asked_again(
    tmp_path: Path, reader: ScreenReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path))
    monkeypatch.setattr(screen_reader, "find_screen_reader", lambda **_: reader)
    told = called(tmp_path, *BEGUN, lines=f"non\n{LEAVES}").stdout
    assert told.index("Je garde ma voix.") < told.index("Nouvelle partie")
    assert not Bridge.done and remembered()["speech"] == "own"
    assert "Dois-je" not in called(tmp_path, *BEGUN, lines=LEAVES).stdout


@pytest.mark.skipif("SPEECHD_ADDRESS" not in os.environ, reason="no Speech Dispatcher runs")
def test_speech_dispatcher_takes_a_sentence_and_stops() -> None:
    found = find_screen_reader()
    found.say("Bonjour à tous.")
    found.stop()
