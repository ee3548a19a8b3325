"""WAV files of every kind, good and bad."""

from __future__ import annotations

import io
import struct
import wave
from pathlib import Path

import numpy as np
import pytest
import soundfile

from heraut.voice.ears.problems import AudioError
from heraut.voice.ears.sound import RATE, Samples
from heraut.voice.ears.sources import PcmSource, WavSource
from heraut.voice.ears.wav import read_wav

TONE = 440.0


def tone(rate: int, channels: int = 1, seconds: float = 0.5) -> np.ndarray:
    times = np.arange(round(rate * seconds)) / rate
    return np.repeat(0.5 * np.sin(2 * np.pi * TONE * times)[:, np.newaxis], channels, axis=1)


def plain_wav(sound: bytes = bytes(32_000)) -> bytes:
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        file.writeframes(sound)
    return buffer.getvalue()


def sound_of(source: WavSource | PcmSource) -> Samples:
    return np.frombuffer(b"".join(source.chunks()), "<i2")


@pytest.mark.parametrize("rate", [8_000, 11_025, 16_000, 22_050, 44_100, 48_000])
@pytest.mark.parametrize("channels", [1, 2])
@pytest.mark.parametrize("width", ["PCM_U8", "PCM_16", "PCM_24", "PCM_32", "FLOAT", "DOUBLE"])
def test_any_rate_width_and_number_of_channels_is_the_same_sound(
    tmp_path: Path, rate: int, channels: int, width: str
) -> None:
    path = tmp_path / "tone.wav"
    soundfile.write(path, tone(rate, channels), rate, subtype=width)
    heard = sound_of(WavSource(path)).astype(float)
    assert len(heard) == pytest.approx(RATE / 2, abs=2)
    middle = heard[1_000:7_000]
    spectrum = np.abs(np.fft.rfft(middle * np.hanning(len(middle))))
    assert spectrum.argmax() * RATE / len(middle) == pytest.approx(TONE, abs=3)
    assert np.abs(middle).max() == pytest.approx(0.5 * 32_767, rel=0.02)


def test_a_tone_too_high_for_16_khz_is_filtered_out_not_folded_down(tmp_path: Path) -> None:
    times = np.arange(44_100) / 44_100
    soundfile.write(tmp_path / "high.wav", 0.5 * np.sin(2 * np.pi * 15_000 * times), 44_100)
    middle = read_wav(tmp_path / "high.wav")[2_000:-2_000]
    assert np.abs(middle).max() < 50


def test_what_is_not_a_number_in_a_float_file_becomes_silence(tmp_path: Path) -> None:
    samples = np.array([0.25, np.nan, np.inf, -np.inf, 3.0], np.float32)
    soundfile.write(tmp_path / "odd.wav", samples, RATE, subtype="FLOAT")
    assert read_wav(tmp_path / "odd.wav").tolist() == [8192, 0, 32_767, -32_767, 32_767]


def test_chunks_are_at_most_100_ms_and_lose_nothing() -> None:
    samples = np.arange(-5_000, 5_001, dtype=np.int16)
    source = PcmSource(samples)
    assert max(map(len, source.chunks())) <= 2 * RATE // 10
    assert sound_of(source).tolist() == samples.tolist()
    assert sound_of(source).tolist() == samples.tolist()  # and again from the beginning


def test_samples_in_memory_must_be_int16_mono() -> None:
    with pytest.raises(ValueError, match="int16"):
        PcmSource(np.zeros(10))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="row"):
        PcmSource(np.zeros((10, 2), np.int16))


WAV = plain_wav()
BAD = {
    "empty_file": b"",
    "not_wav": b"This is a letter, not a sound." * 100,
    "no_sound_data": plain_wav(b""),
    "truncated": WAV[:20],
    "unsupported_sound": WAV[:20] + struct.pack("<H", 0x0055) + WAV[22:],  # MP3 in a WAV
}


@pytest.mark.parametrize("key", BAD)
def test_a_bad_file_is_refused_as_what_it_is(tmp_path: Path, key: str) -> None:
    path = tmp_path / "bad.wav"
    path.write_bytes(BAD[key])
    with pytest.raises(AudioError) as caught:
        sound_of(WavSource(path))
    assert caught.value.key == key
    assert caught.value.details["file"] == "bad.wav"
    assert "bad.wav" in str(caught.value)


@pytest.mark.parametrize("start", [b"R", b"RIFX", b"RIFF\0\0\0\0AVI ", b"OggS", b"fLaC\0\0\0\0"])
def test_other_beginnings_are_no_wav(tmp_path: Path, start: bytes) -> None:
    path = tmp_path / "other.wav"
    path.write_bytes(start)
    with pytest.raises(AudioError) as caught:
        WavSource(path)
    assert caught.value.key == "not_wav"


def test_a_missing_file_and_a_folder_are_told_apart(tmp_path: Path) -> None:
    for path, key in ((tmp_path / "none.wav", "no_file"), (tmp_path, "unreadable_file")):
        with pytest.raises(AudioError) as caught:
            WavSource(path)
        assert caught.value.key == key


def test_a_file_cut_short_gives_what_it_holds_and_then_says_so(tmp_path: Path) -> None:
    sound = np.arange(16_000, dtype="<i2").tobytes()
    path = tmp_path / "cut.wav"
    path.write_bytes(plain_wav(sound)[: 44 + 2 * 4_000])
    heard = b""
    with pytest.raises(AudioError) as caught:
        for chunk in WavSource(path).chunks():
            heard += chunk
    assert heard == sound[: 2 * 4_000]
    assert caught.value.key == "truncated"
    assert caught.value.details == {"file": "cut.wav", "found": 0.25, "promised": 1.0}


@pytest.mark.parametrize("size", [0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF])
def test_a_header_written_before_the_size_was_known_is_no_promise(
    tmp_path: Path, size: int
) -> None:
    path = tmp_path / "streamed.wav"
    path.write_bytes(WAV[:40] + struct.pack("<I", size) + WAV[44:])
    assert len(read_wav(path)) == RATE


def test_other_chunks_before_and_after_the_sound_are_not_sound(tmp_path: Path) -> None:
    note = b"LIST" + struct.pack("<I", 5) + b"INFO!" + b"\0"
    path = tmp_path / "noted.wav"
    path.write_bytes(WAV[:36] + note + WAV[36:] + note)
    assert len(read_wav(path)) == RATE
