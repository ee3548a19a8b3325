from __future__ import annotations

import io
import struct
import wave

import numpy as np
import pytest

from heraut.voice.mouth.speech_file import UnfinishedFile, read_speech

SAMPLES = np.array([0, 1000, -1000, 32767, -32768, 5], dtype="<i2")


def wav(samples: bytes, channels: int = 1, width: int = 2, rate: int = 22050) -> bytes:
    held = io.BytesIO()
    with wave.open(held, "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(width)
        file.setframerate(rate)
        file.writeframes(samples)
    return held.getvalue()


def aiff(samples: bytes, kind: bytes = b"AIFF", extra: bytes = b"") -> bytes:
    # 22050 Hz as an 80-bit float: 22050 = 0xAC44 / 2 = 1.0101100010001b * 2**14.
    rate = struct.pack(">HQ", 16383 + 14, 0xAC44 << 48)
    common = struct.pack(">hIh", 1, len(samples) // 2, 16) + rate + extra
    sound = struct.pack(">II", 0, 0) + samples
    chunks = b"COMM" + struct.pack(">I", len(common)) + common
    chunks += b"SSND" + struct.pack(">I", len(sound)) + sound
    return b"FORM" + struct.pack(">I", 4 + len(chunks)) + kind + chunks


def test_a_wav_is_read() -> None:
    speech = read_speech(wav(SAMPLES.tobytes(), rate=16000))
    assert speech.rate == 16000
    assert speech.frames == SAMPLES.tobytes()


def test_the_left_half_of_a_stereo_wav_is_read() -> None:
    both = np.column_stack((SAMPLES, -SAMPLES // 2)).astype("<i2")
    assert read_speech(wav(both.tobytes(), channels=2)).frames == SAMPLES.tobytes()


def test_an_aiff_is_read_and_its_bytes_turned_round() -> None:
    speech = read_speech(aiff(SAMPLES.astype(">i2").tobytes()))
    assert speech.rate == 22050
    assert speech.frames == SAMPLES.tobytes()


def test_a_little_endian_aiff_c_is_read() -> None:
    extra = b"sowt" + b"\x00\x00"
    assert read_speech(aiff(SAMPLES.tobytes(), b"AIFC", extra)).frames == SAMPLES.tobytes()


@pytest.mark.parametrize("size", [0, 4, 20, 43, 44, 45, 50])
def test_a_file_that_is_not_whole_is_told_from_one_that_is(size: int) -> None:
    whole = wav(SAMPLES.tobytes())
    with pytest.raises(UnfinishedFile):
        read_speech(whole[:size])


def test_a_wav_that_is_whole_but_empty_is_no_speech() -> None:
    with pytest.raises(UnfinishedFile, match="no sound"):
        read_speech(wav(b""))


def test_samples_of_another_width_are_refused() -> None:
    with pytest.raises(UnfinishedFile, match="8 bits"):
        read_speech(wav(b"\x80\x90\x70", width=1))
