"""The gate, and the words for a microphone that is not there."""

from __future__ import annotations

import pytest

from heraut.voice.ears.gate import Gate
from heraut.voice.ears.microphone import MicrophoneSource
from heraut.voice.ears.problems import AudioError


def test_the_gate_stays_shut_a_little_longer_than_the_sound() -> None:
    now = 100.0
    gate = Gate(tail=0.2, clock=lambda: now)
    assert not gate.is_shut
    with gate.shut():
        assert gate.is_shut
    assert gate.is_shut
    now += 0.19
    assert gate.is_shut
    now += 0.02
    assert not gate.is_shut


def test_the_gate_opens_when_the_last_speaker_is_done() -> None:
    gate = Gate(tail=0.0, clock=lambda: 1.0)
    first, second = gate.shut(), gate.shut()
    first.__enter__()
    second.__enter__()
    first.__exit__(None, None, None)
    assert gate.is_shut
    second.__exit__(None, None, None)
    assert not gate.is_shut


def test_the_gate_opens_again_when_speaking_fails() -> None:
    gate = Gate(tail=0.0, clock=lambda: 1.0)
    with pytest.raises(OSError, match="loudspeaker"), gate.shut():
        raise OSError("the loudspeaker is gone")
    assert not gate.is_shut


def test_a_microphone_that_cannot_be_had_is_said_when_listening_begins() -> None:
    try:
        import sounddevice
    except OSError:
        expected = "no_portaudio"
    else:
        inputs = [one for one in sounddevice.query_devices() if one["max_input_channels"]]
        expected = "unknown_microphone" if inputs else "no_microphone"
    source = MicrophoneSource("a microphone that nobody has")
    assert source.live
    for _ in range(2):  # a second try is as good as the first
        with pytest.raises(AudioError) as caught:
            next(source.chunks())
        assert caught.value.key == expected
