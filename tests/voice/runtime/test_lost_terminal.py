"""A terminal that takes no more lines ends no match that is spoken; unheard, it is no secret."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from io import TextIOWrapper
from pathlib import Path

import pytest

from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.herald import Verbosity, Words
from heraut.voice.mouth.channels import TABLE_CHANNEL
from heraut.voice.mouth.mouth import Mouth
from heraut.voice.mouth.settings import VoiceSettings
from heraut.voice.runtime.output_sinks import Announcer
from heraut.voice.runtime.speech_outputs import EarDevice, sinks_of

from .running_match import PATIENCE, Loudspeaker, Voice

FULL = Path("/dev/full")
pytestmark = pytest.mark.skipif(not FULL.exists(), reason="no device that is always full there")


@contextmanager
def no_terminal() -> Iterator[None]:
    """Have whatever is printed refused, as by a full disk."""
    with FULL.open("wb", buffering=0) as octets:
        # What it could not write it would try again as long as it lives.
        full = TextIOWrapper(octets, "utf-8", write_through=True)
        with redirect_stdout(full):
            yield
        full.detach()


def test_what_is_spoken_goes_on() -> None:
    loudspeaker = Loudspeaker()
    outputs = {TABLE_CHANNEL: [loudspeaker]}
    with no_terminal(), Voice() as voice, Mouth(voice, outputs, VoiceSettings()) as mouth:
        for sink in sinks_of(mouth, (), "fr", str):
            sink.tell((Spoken("Bonjour."),))
        tell = Announcer(Words("fr"), Verbosity.NORMAL)
        tell.mouth = mouth
        tell("live-no-register")
        tell.printed("live-no-register")
        assert mouth.wait(PATIENCE) and len(loudspeaker.sounds) >= 2


def test_what_would_be_told_to_nobody_is_a_problem() -> None:
    outputs = {TABLE_CHANNEL: [Loudspeaker()]}
    with no_terminal(), Voice() as voice, Mouth(voice, outputs, VoiceSettings()) as mouth:
        private = (EarDevice(0, "terminal"),)
        for sinks in (sinks_of(None, (), "fr", str), sinks_of(mouth, private, "fr", str)):
            with pytest.raises(OSError):
                for sink in sinks:
                    sink.tell((Spoken("Bonjour."),))
        with pytest.raises(OSError):
            Announcer(Words("fr"), Verbosity.NORMAL)("live-no-register")
