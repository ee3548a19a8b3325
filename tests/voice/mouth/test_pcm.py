from __future__ import annotations

import numpy as np
import pytest

from heraut.voice.mouth.pcm import FULL_SCALE, Pcm, amplified, decibels, resampled, trimmed


def tone(pitch: float, rate: int, seconds: float = 0.5, level: float = 0.3) -> Pcm:
    time = np.arange(round(seconds * rate)) / rate
    wave = level * FULL_SCALE * np.sin(2 * np.pi * pitch * time)
    return Pcm(np.round(wave).astype(np.int16), rate)


def loudest_pitch(sound: Pcm) -> float:
    spectrum = np.abs(np.fft.rfft(sound.samples * np.hanning(len(sound.samples))))
    return float(np.argmax(spectrum) * sound.rate / len(sound.samples))


@pytest.mark.parametrize("rate", [8000, 16000, 44100, 48000, 11025])
def test_resampling_keeps_pitch_length_and_level(rate: int) -> None:
    sound = tone(1000, 22050)
    other = resampled(sound, rate)
    assert other.rate == rate
    assert other.seconds == pytest.approx(sound.seconds, abs=1 / rate)
    assert loudest_pitch(other) == pytest.approx(1000, abs=4)
    assert decibels(other) == pytest.approx(decibels(sound), abs=0.2)


def test_resampling_lets_nothing_fold_back() -> None:
    assert decibels(resampled(tone(10000, 22050), 8000)) < -50


def test_resampling_to_the_same_rate_changes_nothing() -> None:
    sound = tone(440, 16000)
    assert np.array_equal(resampled(sound, 16000).samples, sound.samples)


def test_resampled_silence_stays_silent() -> None:
    silence = Pcm(np.zeros(2205, dtype=np.int16), 22050)
    assert not np.any(resampled(silence, 48000).samples)


def test_a_sound_at_full_scale_does_not_turn_round() -> None:
    square = Pcm(np.repeat([FULL_SCALE, -FULL_SCALE] * 40, 50).astype(np.int16), 22050)
    loud = resampled(square, 48000).samples
    assert loud.max() == FULL_SCALE and loud.min() == -FULL_SCALE
    assert np.count_nonzero(np.diff(np.sign(loud[loud != 0]))) == 79


def test_an_empty_sound_stays_empty() -> None:
    empty = Pcm(np.zeros(0, dtype=np.int16), 22050)
    assert resampled(empty, 8000).seconds == 0
    assert amplified(empty, 1.0).seconds == 0
    assert trimmed(empty).seconds == 0
    assert decibels(empty) == float("-inf")


def test_full_volume_never_clips() -> None:
    loud = amplified(tone(440, 16000, level=0.95), 1.0)
    assert int(np.max(np.abs(loud.samples))) == FULL_SCALE
    assert np.count_nonzero(np.abs(loud.samples) == FULL_SCALE) < len(loud.samples) / 20


def test_half_the_volume_is_six_decibels_less() -> None:
    sound = tone(440, 16000)
    assert decibels(amplified(sound, 0.8)) - decibels(amplified(sound, 0.4)) == pytest.approx(
        6.02, abs=0.05
    )
    assert decibels(amplified(sound, 0.0)) == float("-inf")


def test_silence_around_a_sound_is_cut_and_the_sound_is_not() -> None:
    sound = tone(440, 16000, seconds=0.2)
    silence = np.zeros(4000, dtype=np.int16)
    padded = Pcm(np.concatenate((silence, sound.samples, silence)), 16000)
    assert trimmed(padded, keep=0.01).seconds == pytest.approx(0.22, abs=0.005)
