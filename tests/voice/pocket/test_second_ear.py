"""What is said into a phone is heard again where it is in doubt, as at the table."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from heraut.grammars.meaning import Heard, Reheard, Scope
from heraut.voice.ears.second.process import ProcessEar
from heraut.voice.ears.wav import read_wav
from heraut.voice.models.second_ears import has_library
from heraut.voice.runtime.second_hearing import ASIDE, SecondHearing

from ..ears.second.test_process import weights
from .table import Phone, Table, table

SPOKEN = Path(__file__).parents[3] / "audio_fixtures" / "fr"
WRITES = """
import sys, time
from heraut.voice.ears.second.child import main
from heraut.voice.ears.second.second_ear import Text

class Ear:
    def __init__(self, kind, folder, lang): pass
    def hear(self, sound, awaited):
        time.sleep(0.2)
        return [Text("à qui le tour", ())]
    def log_probabilities(self, sound, sentences):
        return ()

main(Ear)
"""
"""The real child of a second ear; what it writes down is always the same."""


@contextmanager
def hearing(around: Table, ear: ProcessEar) -> Iterator[SecondHearing]:
    """Have the phones of a table heard again."""
    table: list[Reheard] = []
    second = SecondHearing(ear, found=table.append, waits=lambda: None, lost=lambda: None)
    around.hub.speech.second = lambda: second
    try:
        ear.wait()
        yield second
    finally:
        second.close()
    assert table == []  # what a phone said is no utterance of the table


def noise() -> bytes:
    """Return speech that is none of the game's: a sentence backwards."""
    (path, *_) = sorted((SPOKEN / "talk").glob("l-adresse.fr-ch*.wav"))
    return np.ascontiguousarray(read_wav(path)[::-1]).tobytes()


def speaks(phone: Phone, sound: bytes) -> int:
    return phone.asks("POST", "/sound", sound, content_type="application/octet-stream")[0]


@pytest.mark.parametrize("seat", [0, 1], ids=["to act", "out of turn"])
def test_doubtful_words_of_a_phone_are_those_of_the_second_ear(seat: int) -> None:
    ear = ProcessEar("whisper", Path("x"), "fr", command=(sys.executable, "-c", WRITES))
    with table("kingsbridge") as around, hearing(around, ear) as second:
        phone = around.seated(seat)
        assert speaks(phone, noise()) == 200
        assert phone.hears("C'est à")[1]["own"]
        assert ear._serial == 1
        # Bounded: of more than wait the first ear's words are taken.
        talk = around.loop.talk
        found: list[Reheard] = []
        said = Heard(())
        asked = [
            second.aside(said, b"\0" * 100, talk.grammar, (Scope.TURN,), found.append)
            for _ in range(ASIDE + 2)
        ]
        assert asked[0] and not asked[-1]


@pytest.mark.skipif(
    not has_library() or weights() is None, reason="Whisper or faster-whisper is not installed"
)
def test_whisper_hears_a_phone_again() -> None:
    folder = weights()
    assert folder is not None
    ear = ProcessEar("whisper", folder, "fr", patience=60)
    with table("kingsbridge") as around, hearing(around, ear):
        # Not this seat's to play: whatever was written down, that is told, and nothing is done.
        phone = around.seated(1 - (around.match.to_act or 0))
        before = around.match
        assert speaks(phone, noise()) == 200
        assert phone.hears("Toi, tu peux")[1]["own"]
        # To write it down, and to tell how likely sentences are, by the sound and in silence.
        assert ear._serial == 3
        assert around.match is before
