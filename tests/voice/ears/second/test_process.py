"""A second ear that dies, hangs or never starts is told once and takes nothing with it."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from heraut.voice.ears.second.process import ProcessEar
from heraut.voice.ears.second.second_ear import SecondEarGone, Text
from heraut.voice.ears.sound import RATE
from heraut.voice.ears.wav import read_wav
from heraut.voice.models.second_ears import has_library, whisper_folder

CHILD = """
import os, sys, time
from heraut.voice.ears.second.child import main
from heraut.voice.ears.second.second_ear import Text

class Ear:
    def __init__(self, kind, folder, lang):
        if kind == "broken":
            raise RuntimeError("no such model")
        print("a library that prints")
    def hear(self, sound, awaited):
        if sound == b"die":
            os._exit(3)
        if sound == b"hang":
            time.sleep(60)
        if sound == b"grow":
            bytearray(3_000_000_000)
        return [Text(f"{len(sound)} {' '.join(awaited)}", ("a", "b"))]
    def log_probabilities(self, sound, sentences):
        each = [-len(one) / len(sound) for one in sentences][:len(sound)]
        return [] if sound == b"deaf" else each

main(Ear)
"""
SIMILAR = (
    "pose le sept sur la colonne une",
    "pose le cinq sur la colonne une",
    "pose le sept sur la colonne deux",
    "fin de tour",
)
COMMANDS = Path(__file__).parents[4] / "audio_fixtures/fr/commands"


def started(kind: str = "whisper", patience: float = 20.0) -> ProcessEar:
    return ProcessEar(
        kind, Path("x"), "fr", patience=patience, command=(sys.executable, "-c", CHILD)
    )


@pytest.fixture
def ear() -> Iterator[ProcessEar]:
    with closing(started()) as opened:
        yield opened


def test_an_ear_hears_one_utterance_after_another(ear: ProcessEar) -> None:
    assert ear.hear(b"1234", ["oui", "non"]) == (Text("4 oui non", ("a", "b")),)
    assert ear.hear(b"\n" * 9, []) == (Text("9 ", ("a", "b")),)
    assert ear.ready


def test_an_ear_tells_how_probable_sentences_are(ear: ProcessEar) -> None:
    assert ear.log_probabilities(b"12", ["oui", "ouais"]) == (-1.5, -2.5)
    assert ear.log_probabilities(b"deaf", ["oui"]) == ()
    assert ear.log_probabilities(b"12", []) == ()
    with pytest.raises(SecondEarGone, match="2 logarithms of probabilities in place of 3"):
        ear.log_probabilities(b"12", ["oui", "non", "ouais"])


def test_an_ear_loads_beside_and_is_not_waited_for() -> None:
    began = time.monotonic()
    with closing(started()) as ear:
        assert time.monotonic() - began < 1.0
        ear.wait()
        assert ear.ready


def test_an_ear_that_dies_has_gone_for_good(ear: ProcessEar) -> None:
    with pytest.raises(SecondEarGone, match="died"):
        ear.hear(b"die", [])
    with pytest.raises(SecondEarGone, match="died"):
        ear.hear(b"1234", [])
    assert ear.ready  # so that who asks is told


def test_an_ear_that_hangs_is_ended() -> None:
    with closing(started(patience=0.5)) as ear, pytest.raises(SecondEarGone, match="too long"):
        ear.hear(b"hang", [])
    assert ear._process.poll() is not None


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux bounds the memory of a process")
def test_an_ear_that_takes_all_memory_is_ended_before_it_does(ear: ProcessEar) -> None:
    with pytest.raises(SecondEarGone, match="MemoryError"):
        ear.hear(b"grow", [])


def test_an_ear_that_cannot_be_opened_has_gone_with_its_reason() -> None:
    with closing(started("broken")) as ear, pytest.raises(SecondEarGone, match="no such model"):
        ear.hear(b"1234", [])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to send")
def test_an_ear_that_is_killed_from_outside_has_gone(ear: ProcessEar) -> None:
    ear.wait()
    os.kill(ear.pid, signal.SIGKILL)
    with pytest.raises(SecondEarGone):
        ear.hear(b"1234", [])


def test_an_ear_is_closed_by_several_at_once() -> None:
    """Who closes it wakes who waits for its answer, and that one closes it as well."""
    often = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            for _ in range(300):
                ear = ProcessEar("whisper", Path("x"), "fr", command=(sys.executable, "-V"))
                for closed in [threads.submit(ear.close) for _ in range(4)]:
                    closed.result()
    finally:
        sys.setswitchinterval(often)


def test_an_ear_that_was_closed_has_gone() -> None:
    with closing(started()) as ear:
        ear.wait()
        assert ear._process.stdin is not None
        ear._process.stdin.close()
        ear._process.wait()  # its child has then no more to read, and ends
        with pytest.raises(SecondEarGone, match="closed file"):
            ear.hear(b"1234", [])


def weights() -> Path | None:
    """Return where Whisper lies: where ``HERAUT_WHISPER`` says, or where it is installed."""
    named = os.environ.get("HERAUT_WHISPER")
    return Path(named) if named else whisper_folder()


def texts_of_all_lengths() -> tuple[str, ...]:
    return tuple(" ".join(["le sept"] * times) for times in (5, 1, 3, 2, 8, 6, 4, 7, 9, 10))


@pytest.mark.skipif(
    not has_library() or weights() is None, reason="Whisper or faster-whisper is not installed"
)
def test_whisper_hears_a_sentence_and_weighs_each_by_itself() -> None:
    folder = weights()
    assert folder is not None
    (recorded, *_) = COMMANDS.glob("pose-le-sept-sur-la-colonne-une*.wav")
    sound = read_wav(recorded)
    with closing(ProcessEar("whisper", folder, "fr", patience=60)) as ear:
        texts = ear.hear(sound.tobytes(), ["pose le six sur la colonne trois", "fin de tour"])
        said, *others = ear.log_probabilities(sound.tobytes(), SIMILAR)
        many = ear.log_probabilities(sound.tobytes(), (*texts_of_all_lengths(), *SIMILAR))
    assert 0 > said > max(others)
    assert many[-len(SIMILAR) :] == pytest.approx((said, *others), rel=0.02)
    assert any("colonne" in text.words for text in texts)
    assert all(text.phones for text in texts)


@pytest.mark.skipif(
    not has_library() or weights() is None, reason="Whisper or faster-whisper is not installed"
)
def test_whisper_weighs_long_sentences_within_its_memory() -> None:
    folder = weights()
    assert folder is not None
    sound = bytes(range(256)) * (2 * RATE * 15 // 256)
    sentences = [" ".join(["le sept sur la trois"] * (20 + more)) for more in range(13)]
    with closing(ProcessEar("whisper", folder, "fr", patience=120)) as ear:
        for _ in range(3):
            ear.hear(sound, SIMILAR)
            assert len(ear.log_probabilities(sound, sentences)) == len(sentences)
