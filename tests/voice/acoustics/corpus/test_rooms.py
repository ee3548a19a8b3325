"""A room changes how speech sounds, never when it is said."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.random import default_rng
from numpy.typing import NDArray

from heraut.voice.acoustics.corpus.backgrounds import Talkers
from heraut.voice.acoustics.corpus.rooms import place
from heraut.voice.acoustics.corpus.synthesis import Manner, Speech, silence, speak

FRAME = 160


@pytest.fixture(scope="module")
def speech() -> Speech:
    return speak("déplace, le sept, sur la colonne deux", Manner(lead=0.4, trail=0.6))


@pytest.fixture(scope="module")
def talkers() -> Talkers:
    texts = ("on mange à midi", "il fait beau dehors", "je ne sais pas du tout")
    return Talkers([speak(text, Manner(f"fr+f{n}")) for n, text in enumerate(texts, 1)])


def loudness(sound: NDArray[np.int16]) -> NDArray[np.float64]:
    """Return the power of each 10 ms."""
    whole = sound[: len(sound) // FRAME * FRAME].astype(np.float64)
    return np.square(whole).reshape(-1, FRAME).mean(axis=1)


def rooms(speech: Speech, talkers: Talkers, count: int = 150) -> list[NDArray[np.int16]]:
    return [place(speech, default_rng(seed), talkers) for seed in range(count)]


def test_a_room_follows_from_its_dice(speech: Speech, talkers: Talkers) -> None:
    first, again = rooms(speech, talkers, 20), rooms(speech, talkers, 20)
    assert all(np.array_equal(*pair) for pair in zip(first, again, strict=True))
    assert len({sound.tobytes() for sound in first}) == 20


def test_the_dry_speech_is_left_as_it_was(speech: Speech, talkers: Talkers) -> None:
    before = speech.samples.copy()
    rooms(speech, talkers, 20)
    assert np.array_equal(speech.samples, before)


def test_speech_stays_where_it_was(speech: Speech, talkers: Talkers) -> None:
    dry = np.log(loudness(speech.samples.astype(np.int16)) + 1)
    dry -= dry.mean()
    lags = []
    for sound in rooms(speech, talkers):
        assert sound.dtype == np.int16
        assert len(sound) == len(speech.samples)
        heard = np.log(loudness(sound) + 1)
        likeness = np.correlate(heard - heard.mean(), dry, "full")
        lags.append(int(np.argmax(likeness)) - len(dry) + 1)
    assert np.mean(np.abs(lags) <= 3) > 0.9  # the others are drowned in talk
    assert abs(float(np.median(lags))) <= 1


def test_levels_are_1_to_30_db_below_full_scale(speech: Speech, talkers: Talkers) -> None:
    peaks = [int(np.abs(sound.astype(int)).max()) for sound in rooms(speech, talkers)]
    levels = 20 * np.log10(np.array(peaks) / 32_767)
    assert levels.max() <= -0.9
    assert np.sort(levels)[len(levels) // 20] > -30.5
    assert levels.min() > -43  # clipped ones are softer still
    assert np.ptp(levels) > 20


def test_noise_is_between_none_and_as_loud_as_a_crowd(speech: Speech, talkers: Talkers) -> None:
    start, end = speech.pauses[-1]
    ratios = []
    for sound in rooms(speech, talkers, 160):
        power = loudness(sound)
        pause = power[round(100 * start) + 50 : round(100 * end)].mean()
        ratios.append(10 * np.log10(power[40 : round(100 * start)].mean() / max(pause, 1e-3)))
    ratios = np.array(ratios)
    assert 0.1 < np.mean(ratios > 30) < 0.4  # clean or nearly
    assert 0.1 < np.mean(ratios < 10) < 0.5
    assert np.quantile(ratios, 0.01) > -8


def test_pauses_of_clean_speech_are_breathed_in(speech: Speech, talkers: Talkers) -> None:
    _, end = speech.pauses[0]
    still, breathing = 0, 0
    for sound in rooms(speech, talkers, 250):
        head = loudness(sound[: round(16_000 * end)])
        if not head[:2].any():  # no noise at all in this one
            if head[2:-2].any():
                breathing += 1
            else:
                still += 1
    assert still > 5
    assert breathing > 2


def test_nobody_speaking_is_a_room_too(talkers: Talkers) -> None:
    sounds = rooms(silence(1.0), talkers)
    assert all(len(sound) == 16_000 for sound in sounds)
    sounding = [sound for sound in sounds if sound.any()]
    assert 0.8 < len(sounding) / len(sounds) < 1
