from __future__ import annotations

import logging
import time
import wave
from collections.abc import Callable
from pathlib import Path
from queue import Queue

import pytest

from heraut.voice.mouth.channels import TABLE_CHANNEL, Channel, ear
from heraut.voice.mouth.earcons import Earcon
from heraut.voice.mouth.errors import MouthError
from heraut.voice.mouth.mouth import Mouth
from heraut.voice.mouth.outputs import AudioOutput, WavOutput
from heraut.voice.mouth.pcm import Pcm
from heraut.voice.mouth.settings import VoiceSettings
from heraut.voice.mouth.synthesiser import Synthesiser

from .nowhere import NullOutput

PATIENCE = 20.0


class Heard(NullOutput):
    """An ear that takes no time."""

    def __init__(self) -> None:
        self.heard: list[Pcm] = []

    def start(self, sound: Pcm) -> None:
        self.heard.append(sound)


class Stoppable(Heard):
    """An ear that notices a stop."""

    stopped = False

    def stop(self) -> None:
        self.stopped = True


class Loose(Heard):
    """A loudspeaker with a loose plug."""

    plugged = True

    def start(self, sound: Pcm) -> None:
        if not self.plugged:
            raise MouthError("speaker_lost", "it no longer takes sound", why="unplugged")
        super().start(sound)

    def back(self) -> bool:
        return self.plugged


class Stumbling(Heard):
    """A loudspeaker that breaks off in the middle of the first sound and is well again."""

    def wait(self) -> None:
        if len(self.heard) == 1:
            raise MouthError("speaker_lost", "it no longer takes sound", why="underrun")


class Faulty(Heard):
    """A loudspeaker whose driver raises what no output should, in one of its methods."""

    def __init__(self, method: str) -> None:
        super().__init__()
        self.method: str | None = method

    def start(self, sound: Pcm) -> None:
        self._fail("start")
        super().start(sound)

    def wait(self) -> None:
        self._fail("wait")

    def stop(self) -> None:
        self._fail("stop")

    def close(self) -> None:
        self._fail("close")

    def _fail(self, method: str) -> None:
        if method == self.method:
            raise RuntimeError("the driver is confused")


def until(come: Callable[[], bool]) -> None:
    late = time.monotonic() + PATIENCE
    while not come():
        assert time.monotonic() < late, "it never came"
        time.sleep(0.01)


def told(mouth: Mouth) -> list[tuple[str, object]]:
    news: list[tuple[str, object]] = []
    mouth.on_problem(lambda error: news.append(("problem", error.key)))
    mouth.on_recovery(lambda key: news.append(("over", key)))
    return news


def test_a_loudspeaker_that_goes_away_is_told_once_and_so_is_its_end(tmp_path: Path) -> None:
    speaker = Loose()
    file = WavOutput(tmp_path / "said.wav")
    with Mouth(Synthesiser(), {TABLE_CHANNEL: [speaker, file]}) as mouth:
        news = told(mouth)
        mouth.say("Un.")
        mouth.wait(PATIENCE)
        speaker.plugged = False
        mouth.say("Deux. Trois.")
        mouth.earcon(Earcon.REFUSED)
        mouth.wait(PATIENCE)
        speaker.plugged = True
        mouth.say("Quatre.")
        mouth.wait(PATIENCE)
    assert news == [("problem", "speaker_lost"), ("over", "speaker_lost")]
    assert len(speaker.heard) == 2
    with wave.open(str(tmp_path / "said.wav"), "rb") as written:
        assert written.getnframes() / written.getframerate() > 1.5


def test_a_sentence_that_broke_off_is_said_again_without_a_word_about_it() -> None:
    loud, told = Stumbling(), list[MouthError]()
    with Mouth(Synthesiser(), {TABLE_CHANNEL: [loud]}) as mouth:
        mouth.on_problem(told.append)
        mouth.say("Sept posé.")
        assert mouth.wait(PATIENCE)
    assert len(loud.heard) == 2 and loud.heard[0] is loud.heard[1] and not told


def test_what_nobody_heard_is_said_in_order_once_the_loudspeaker_is_back() -> None:
    speaker, secret = Loose(), Heard()
    with (
        Synthesiser() as voice,
        Mouth(Synthesiser(), {TABLE_CHANNEL: [speaker], ear(0): [secret]}) as mouth,
    ):
        news = told(mouth)
        gate: list[bool] = []
        mouth.on_speaking(gate.append)
        speaker.plugged = False
        mouth.say("Un. Deux.")
        mouth.earcon(Earcon.REFUSED)
        mouth.say("Trois.", ear(0))
        assert mouth.wait(PATIENCE)
        assert len(secret.heard) == 1 and not speaker.heard
        told_shut = len(gate)
        speaker.plugged = True
        until(lambda: len(speaker.heard) == 2)
        assert mouth.wait(PATIENCE)
        expected = [voice.render(each) for each in ("Un.", "Deux.")]
        assert [len(each.samples) for each in speaker.heard] == [
            len(each.samples) for each in expected
        ]
        assert gate[told_shut:] == [True, False]
    assert news == [("problem", "speaker_lost"), ("over", "speaker_lost")]


def test_what_is_stale_is_not_said_when_the_loudspeaker_is_back() -> None:
    speaker = Loose()
    with Mouth(Synthesiser(), {TABLE_CHANNEL: [speaker]}) as mouth:
        speaker.plugged = False
        mouth.say("Un. Deux.")
        assert mouth.wait(PATIENCE)
        mouth.stop()
        speaker.plugged = True
        mouth.say("Trois.")
        assert mouth.wait(PATIENCE)
        assert len(speaker.heard) == 1


def test_a_loudspeaker_that_is_back_and_fails_at_once_is_not_tried_for_ever() -> None:
    faulty = Faulty("wait")
    with Mouth(Synthesiser(), {TABLE_CHANNEL: [faulty]}) as mouth:
        mouth.say("Un.")
        assert mouth.wait(PATIENCE)
        until(lambda: len(faulty.heard) == 6)  # three times, each begun again where it broke off
        assert mouth.wait(PATIENCE)
        faulty.method = None
        mouth.say("Deux.")
        assert mouth.wait(PATIENCE)
    assert len(faulty.heard) == 7


def test_a_language_without_a_voice_is_told_once_and_so_is_its_end() -> None:
    output = Heard()
    outputs: dict[Channel, list[AudioOutput]] = {TABLE_CHANNEL: [output]}
    with Mouth(Synthesiser(), outputs, VoiceSettings(lang="xx")) as mouth:
        news = told(mouth)
        mouth.say("Un. Deux.")
        mouth.wait(PATIENCE)
        mouth.settings = VoiceSettings(lang="fr")
        mouth.say("Trois.")
        mouth.wait(PATIENCE)
    assert news == [("problem", "no_voice"), ("over", "no_voice")]
    assert len(output.heard) == 1


def test_a_stand_in_voice_speaks_and_is_told_once() -> None:
    output = Heard()
    with Mouth(Synthesiser(driver="no_such_driver"), {TABLE_CHANNEL: [output]}) as mouth:
        news = told(mouth)
        mouth.say("Un. Deux. Trois.")
        mouth.wait(PATIENCE)
    assert news == [("problem", "voice_degraded")]
    assert len(output.heard) == 3


@pytest.mark.parametrize("method", ["start", "wait"])
def test_a_driver_that_raises_anything_is_a_lost_loudspeaker_and_the_mouth_goes_on(
    method: str, caplog: pytest.LogCaptureFixture
) -> None:
    faulty, sound = Faulty(method), Heard()
    problems: list[MouthError] = []
    gate: list[bool] = []
    with Mouth(Synthesiser(), {TABLE_CHANNEL: [faulty, sound]}) as mouth:
        news = told(mouth)
        mouth.on_problem(problems.append)
        mouth.on_speaking(gate.append)
        mouth.say("Un. Deux.")
        assert mouth.wait(PATIENCE)
        assert gate == [True, False]
        faulty.method = None
        mouth.say("Trois.")
        assert mouth.wait(PATIENCE)
        assert gate == [True, False, True, False]
    assert news == [("problem", "speaker_lost"), ("over", "speaker_lost")]
    assert [problem.details for problem in problems] == [{"why": "the driver is confused"}]
    assert len(sound.heard) == 3
    logged = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [record.exc_info[0] for record in logged if record.exc_info] == [RuntimeError]


def test_a_driver_that_cannot_stop_is_told_and_the_others_fall_silent() -> None:
    faulty, sound = Faulty("stop"), Stoppable()
    problems: Queue[MouthError] = Queue()
    with Mouth(Synthesiser(), {TABLE_CHANNEL: [faulty, sound]}) as mouth:
        mouth.on_problem(problems.put)
        mouth.stop()
        assert sound.stopped
        problem = problems.get(timeout=PATIENCE)
        assert (problem.key, problem.details) == ("speaker_lost", {"why": "the driver is confused"})
        mouth.say("Un.")
        assert mouth.wait(PATIENCE)
        assert len(faulty.heard) == len(sound.heard) == 1


def test_a_driver_that_cannot_close_does_not_leave_the_voice_running() -> None:
    synthesiser = Synthesiser()
    mouth = Mouth(synthesiser, {TABLE_CHANNEL: [Faulty("close")]})
    mouth.say("Un.")
    assert mouth.wait(PATIENCE)
    assert synthesiser.pid is not None
    mouth.close()
    assert synthesiser.pid is None
