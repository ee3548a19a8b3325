"""Noises are as loud as they say, sound like their names, and follow from their dice."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from numpy.random import Generator, default_rng

from heraut.voice.acoustics.corpus.backgrounds import (
    Sound,
    Talkers,
    breath,
    click,
    hum,
    steady,
    thud,
    unit,
)
from heraut.voice.acoustics.corpus.synthesis import Manner, Speech, silence, speak

SECOND = 16_000


def spectrum(sound: Sound) -> np.ndarray:
    """Return the power at each frequency, of one second at most."""
    return np.square(np.abs(np.fft.rfft(sound[:SECOND])))


def slope(sound: Sound) -> float:
    """Return how many dB an octave the noise loses, between 200 and 3200 Hz."""
    power = spectrum(sound)
    octaves = [power[low : 2 * low].mean() for low in (200, 400, 800, 1600)]
    return float(-np.polyfit(range(4), 10 * np.log10(octaves), 1)[0])


@pytest.fixture(scope="module")
def voices() -> list[Speech]:
    texts = ("on mange à midi", "il fait beau dehors", "je ne sais pas du tout", "où est le chat")
    return [speak(text, Manner(f"fr+m{number}")) for number, text in enumerate(texts, 1)]


@pytest.mark.parametrize("make", [hum, breath, click, thud])
@pytest.mark.parametrize("samples", [300, 8_000, 60_000])
def test_sounds_have_unit_power_and_the_length_asked(
    make: Callable[[int, Generator], Sound], samples: int
) -> None:
    sound = make(samples, default_rng(1))
    assert len(sound) == samples
    assert sound.dtype == np.float32
    assert np.mean(np.square(sound)) == pytest.approx(1, rel=1e-3)
    assert np.array_equal(sound, make(samples, default_rng(1)))
    assert not np.array_equal(sound, make(samples, default_rng(2)))


@pytest.mark.parametrize(("colour", "loss"), [("white", 0), ("pink", 3), ("brown", 6)])
def test_colours_lose_so_many_decibels_an_octave(colour: str, loss: float) -> None:
    assert slope(steady(colour, SECOND, default_rng(3))) == pytest.approx(loss, abs=0.7)


def test_a_noise_longer_than_what_is_kept_goes_on() -> None:
    long = steady("pink", 100 * SECOND, default_rng(4))
    assert len(long) == 100 * SECOND
    assert np.abs(long[-SECOND:]).max() > 1


def test_hum_is_of_the_mains() -> None:
    found = set()
    for seed in range(8):
        power = spectrum(hum(SECOND, default_rng(seed)))
        found.add(50 if power[50:500:50].sum() > power[60:500:60].sum() else 60)
        strongest = int(np.argmax(power))
        assert strongest % 50 == 0 or strongest % 60 == 0
    assert found == {50, 60}


def test_a_breath_swells_and_a_click_is_over_at_once() -> None:
    blown = np.square(breath(SECOND, default_rng(5)))
    assert blown[6_000:10_000].mean() > 3 * blown[:2_000].mean()
    clicked = np.square(click(SECOND, default_rng(5)))
    assert clicked[:1_600].sum() > 0.99 * clicked.sum()


def test_a_thud_is_low() -> None:
    power = spectrum(thud(SECOND, default_rng(6)))
    assert power[:400].sum() > 0.95 * power.sum()


def test_babble_is_everybody_at_once(voices: list[Speech]) -> None:
    talkers = Talkers(voices)
    few, crowd = (talkers.babble(people, 20 * SECOND, default_rng(7)) for people in (1, 7))
    quiet = [np.mean(np.square(sound.reshape(-1, 320)), axis=1) for sound in (few, crowd)]
    assert np.mean(quiet[0] < 0.05) > 2 * np.mean(quiet[1] < 0.05)
    assert np.mean(np.square(crowd)) == pytest.approx(1, rel=1e-3)
    assert np.array_equal(crowd, talkers.babble(7, 20 * SECOND, default_rng(7)))


def test_babble_needs_somebody_who_says_something() -> None:
    talkers = Talkers([silence(1.0)])
    assert len(talkers) == 0
    with pytest.raises(ValueError, match="at least one talker"):
        talkers.babble(3, SECOND, default_rng(8))


def test_new_talkers_take_the_place_of_the_oldest(voices: list[Speech]) -> None:
    talkers = Talkers(voices[:2], most=2)
    talkers.add(voices[2])
    talkers.add(voices[3])
    assert len(talkers) == 2
    alone = Talkers(voices[2:], most=2)
    dice, same = default_rng(9), default_rng(9)
    assert np.array_equal(talkers.babble(2, SECOND, dice), alone.babble(2, SECOND, same))


def test_silence_stays_silence() -> None:
    assert not unit(np.zeros(10, np.float32)).any()
