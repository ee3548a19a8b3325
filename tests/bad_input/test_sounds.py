"""Whatever a sound file holds, it is heard or refused in words, in bounded memory."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from hypothesis import strategies as st

from heraut.voice.ears.problems import AudioError
from heraut.voice.ears.wav import LONGEST, read_wav

from .trying import damaged, told, tried


def wav(rate: int, width: int, channels: int, data: bytes, promised: int, each: int) -> bytes:
    body = struct.pack(
        "<HHIIHH", 1, channels, rate, each, min(max(1, channels * width // 8), 65_535), width
    )
    head = b"WAVEfmt " + struct.pack("<I", len(body)) + body
    return (
        b"RIFF"
        + struct.pack("<I", len(head) + 8 + len(data))
        + head
        + (b"data" + struct.pack("<I", promised) + data)
    )


def sound_is_read(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    try:
        assert len(read_wav(path)) <= LONGEST * 16_000 + 16_000
    except AudioError as problem:
        told(problem)


@pytest.mark.long
def test_any_sound_file_is_read_or_refused_in_words(tmp_path: Path, whole: bool) -> None:
    path = tmp_path / "son.wav"
    good = wav(16_000, 16, 1, bytes(640), 640, 32_000)
    made = st.builds(
        wav,
        st.one_of(st.integers(0, 2**32 - 1), st.sampled_from([1, 8_000, 44_100, 192_000])),
        st.sampled_from([0, 8, 16, 24, 32, 64, 65_535]),
        st.sampled_from([0, 1, 2, 8, 1_000, 65_535]),
        st.binary(max_size=400),
        st.one_of(st.integers(0, 2**32 - 1), st.integers(0, 800)),
        st.one_of(st.integers(0, 2**32 - 1), st.sampled_from([0, 1, 32_000])),
    )
    kinds = st.one_of(st.binary(max_size=100), damaged(good), made)
    assert tried(lambda data: sound_is_read(path, data), kinds, 150, whole)


@pytest.mark.parametrize("rate", [0, 1, 7_999, 192_001, 2**32 - 1])
def test_a_rate_that_is_no_rate_is_refused_before_anything_is_computed(
    tmp_path: Path, rate: int
) -> None:
    path = tmp_path / "son.wav"
    path.write_bytes(wav(rate, 16, 1, bytes(32_000), 32_000, 2 * rate % 2**32 or 1))
    with pytest.raises(AudioError) as refused:
        read_wav(path)
    assert refused.value.key == "sound_rate"
    told(refused.value)


def test_a_file_of_hours_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "son.wav"
    path.write_bytes(wav(8_000, 8, 1, bytes(8_000 * 1_801), 8_000 * 1_801, 8_000))
    with pytest.raises(AudioError) as refused:
        read_wav(path)
    assert refused.value.key == "sound_too_long"
    told(refused.value)
