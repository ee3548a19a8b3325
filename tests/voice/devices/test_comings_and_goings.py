"""Loudspeaker and microphone that come and go, over a real PulseAudio with virtual devices."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .sound_server import Server, own_server

_SPEAKS = """
import sys
import numpy as np
from heraut.voice.mouth.channels import TABLE_CHANNEL
from heraut.voice.mouth.mouth import Mouth
from heraut.voice.mouth.speaker import SpeakerOutput
from heraut.voice.mouth.synthesiser import Synthesiser

with Mouth(Synthesiser(), {TABLE_CHANNEL: [SpeakerOutput(late=True)]}) as mouth:
    mouth.on_problem(lambda error: print("problem", error.key, flush=True))
    mouth.on_recovery(lambda key: print("over", key, flush=True))
    for line in sys.stdin:
        mouth.say(line.strip())
        mouth.wait(20)
        print("done", flush=True)
"""
_STUCK = """
import threading
from heraut.voice.devices.portaudio import STREAMS

STREAMS.ended(threading.Event().wait)
"""
"""A stream that waits without end for PulseAudio's library, as one may whose server was killed."""
_LISTENS = """
from heraut.voice.ears.microphone import MicrophoneSource
from heraut.voice.ears.problems import AudioError
import time

source, said = MicrophoneSource(), None
while True:
    try:
        for chunk in source.chunks():
            if chunk and said != "hears":
                said = "hears"
                print(said, flush=True)
    except AudioError as error:
        if error.key != said:
            said = error.key
            print(said, flush=True)
        time.sleep(0.2)
"""


@pytest.fixture
def server() -> Iterator[Server]:
    with own_server() as own:
        yield own


def test_a_loudspeaker_that_comes_after_the_start_says_what_was_missed(server: Server) -> None:
    # There is no sound server at all: the library's list is empty, and must be read anew.
    with server.run(_SPEAKS) as mouth:
        mouth.says("Un.")
        assert [mouth.tells(), mouth.tells()] == ["problem speaker_lost", "done"]
        server.start()
        server.plug()
        assert mouth.tells() == "over speaker_lost"
        mouth.says("Deux.")
        assert mouth.tells() == "done"


def test_a_loudspeaker_that_goes_and_comes_back_says_what_was_missed(server: Server) -> None:
    server.start()
    table = server.plug()
    with server.run(_SPEAKS) as mouth:
        mouth.says("Un.")
        assert mouth.tells() == "done"
        server.unplug(table)
        mouth.says("Deux.")
        assert [mouth.tells(), mouth.tells()] == ["problem speaker_lost", "done"]
        server.plug()
        assert mouth.tells() == "over speaker_lost"


def test_a_stream_that_never_ends_keeps_no_loudspeaker_away_nor_the_program(server: Server) -> None:
    with server.run(_STUCK * 2 + _SPEAKS) as mouth:
        mouth.says("Un.")
        assert [mouth.tells(), mouth.tells()] == ["problem speaker_lost", "done"]
        server.start()
        server.plug()
        assert mouth.tells() == "over speaker_lost"
        mouth.says("Deux.")
        assert mouth.tells() == "done"
        assert mouth.ends() == 0


def test_a_microphone_that_comes_goes_and_comes_back_is_listened_to(server: Server) -> None:
    with server.run(_LISTENS) as ears:
        assert ears.tells() == "no_microphone"
        server.start()
        table = server.plug()
        while (told := ears.tells()) != "hears":
            # The server is there before its device: it opens, and gives no sound.
            assert told in {"microphone_refused", "microphone_lost"}
        server.unplug(table)
        assert ears.tells() == "microphone_lost"
        server.plug()
        while (told := ears.tells()) != "hears":
            assert told in {"microphone_refused", "microphone_lost"}
