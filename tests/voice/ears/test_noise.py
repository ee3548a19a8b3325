"""Noise at a level that can be relied on."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from heraut.voice.ears.noise import babble, brown, mix, pink, speech_power, white
from heraut.voice.ears.sound import RATE, Samples


def tone(amplitude: float, seconds: float = 1.0, frequency: float = 300.0) -> Samples:
    times = np.arange(round(seconds * RATE)) / RATE
    return (amplitude * np.sin(2 * np.pi * frequency * times)).astype(np.int16)


@pytest.mark.parametrize("colour", [white, pink, brown])
def test_the_seed_makes_the_noise(colour: Callable[..., np.ndarray]) -> None:
    first = colour(RATE, np.random.default_rng(3))
    assert np.mean(first**2) == pytest.approx(1.0)
    assert np.array_equal(first, colour(RATE, np.random.default_rng(3)))
    assert not np.array_equal(first, colour(RATE, np.random.default_rng(4)))


@pytest.mark.parametrize(("colour", "loss"), [(white, 0.0), (pink, 3.0), (brown, 6.0)])
def test_a_colour_loses_so_many_decibels_an_octave(
    colour: Callable[..., np.ndarray], loss: float
) -> None:
    power = np.abs(np.fft.rfft(colour(20 * RATE, np.random.default_rng(1)))) ** 2
    low, high = power[20 * 500 : 20 * 600].mean(), power[20 * 1_000 : 20 * 1_200].mean()
    assert 10 * np.log10(low / high) == pytest.approx(loss, abs=0.5)


@pytest.mark.parametrize("snr", [-5.0, 0.0, 10.0, 20.0])
def test_the_mixture_has_the_ratio_asked_for(snr: float) -> None:
    speech = np.concatenate([np.zeros(RATE, np.int16), tone(2_000), np.zeros(2 * RATE, np.int16)])
    mixed = mix(speech, white(len(speech), np.random.default_rng(2)), snr)
    noise = mixed[2 * RATE :].astype(float)
    signal = 2_000**2 / 2
    assert 10 * np.log10(signal / np.mean(noise**2)) == pytest.approx(snr, abs=0.1)


def test_pauses_do_not_make_speech_quieter() -> None:
    with_pauses = np.concatenate([tone(1_000), np.zeros(3 * RATE, np.int16), tone(1_000)])
    assert speech_power(with_pauses) == pytest.approx(speech_power(tone(1_000)), rel=0.01)


def test_a_mixture_louder_than_full_scale_is_made_softer_not_clipped() -> None:
    speech = tone(30_000)
    mixed = mix(speech, white(RATE, np.random.default_rng(2)), 0.0)
    assert np.abs(mixed).max() == 32_767
    assert np.sum(np.abs(mixed) == 32_767) == 1
    share = np.dot(mixed.astype(float), speech.astype(float)) / np.dot(speech.astype(float), speech)
    assert 0 < share < 0.6


def test_short_noise_is_repeated() -> None:
    mixed = mix(tone(1_000), white(100, np.random.default_rng(2)), 10.0)
    rest = mixed.astype(float) - tone(1_000)
    assert np.allclose(rest[:100], rest[100:200], atol=1.0)


def test_babble_holds_every_talker_equally(say: Callable[..., Samples]) -> None:
    low, high = tone(200, frequency=250), tone(9_000, frequency=1_000)
    power = np.abs(np.fft.rfft(babble(4 * RATE, [low, high], np.random.default_rng(5)))) ** 2
    peaks = power[4 * 240 : 4 * 260].sum(), power[4 * 990 : 4 * 1_010].sum()
    assert peaks[0] == pytest.approx(peaks[1], rel=0.05)


def test_silence_cannot_be_mixed() -> None:
    silence, hiss = np.zeros(RATE, np.int16), white(RATE, np.random.default_rng(1))
    with pytest.raises(ValueError, match="no sound"):
        mix(silence, hiss, 10.0)
    with pytest.raises(ValueError, match="must sound"):
        mix(tone(100), np.zeros(RATE), 10.0)
    with pytest.raises(ValueError, match="talker"):
        babble(RATE, [], np.random.default_rng(1))
