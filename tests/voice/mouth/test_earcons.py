from __future__ import annotations

import numpy as np
import pytest

from heraut.voice.mouth.earcons import Earcon, earcon
from heraut.voice.mouth.pcm import FULL_SCALE, Pcm


def envelope(sound: Pcm) -> np.ndarray:
    """Loudness of each 5 ms, from 0 to 1."""
    size = round(0.005 * sound.rate)
    blocks = sound.samples[: len(sound.samples) // size * size].reshape(-1, size)
    level = np.sqrt(np.mean(np.square(blocks / FULL_SCALE), axis=1))
    return np.asarray(level / np.max(level))


def contour(sound: Pcm) -> tuple[str, ...]:
    """What an ear keeps of an earcon: each note's own movement, and the way to the next one."""
    loud = envelope(sound) > 0.1
    edges = np.flatnonzero(np.diff(np.concatenate(([False], loud, [False])).astype(int)))
    size = round(0.005 * sound.rate)
    shape: list[str] = []
    last = 0.0
    for start, end in edges.reshape(-1, 2) * size:
        third = (end - start) // 3
        first = pitch(sound.samples[start : start + third], sound.rate)
        final = pitch(sound.samples[end - third : end], sound.rate)
        if last:
            shape.append(direction(last, first))
        shape.append({"up": "rising", "down": "falling", "same": "level"}[direction(first, final)])
        last = final
    return tuple(shape)


def pitch(samples: np.ndarray, rate: int) -> float:
    spectrum = np.abs(np.fft.rfft(samples * np.hanning(len(samples)), 1 << 15))
    return float(np.argmax(spectrum) * rate / (1 << 15))


def direction(before: float, after: float) -> str:
    if after > before * 1.1:
        return "up"
    return "down" if after < before / 1.1 else "same"


@pytest.mark.parametrize("which", Earcon)
@pytest.mark.parametrize("rate", [22050, 16000])
def test_an_earcon_is_short_soft_and_unclipped(which: Earcon, rate: int) -> None:
    sound = earcon(which, rate)
    assert sound.rate == rate
    assert 0.1 < sound.seconds < 0.5
    assert int(np.max(np.abs(sound.samples.astype(int)))) < FULL_SCALE * 0.7
    assert np.max(np.abs(sound.samples[:20])) < 400
    assert np.max(np.abs(sound.samples[-20:])) < 400


def test_each_earcon_has_a_contour_of_its_own() -> None:
    assert {which: contour(earcon(which)) for which in Earcon} == {
        Earcon.LISTENING: ("rising",),
        Earcon.CARD_READ: ("level", "same", "level"),
        Earcon.WRONG_CARD: ("level", "down", "level", "up", "level"),
        Earcon.YOUR_TURN: ("level", "up", "level", "up", "level"),
        Earcon.REFUSED: ("falling",),
    }


def test_earcons_are_equally_loud_to_the_ear() -> None:
    # The published A curve at the third-octave bands that matter, in Hz and dB.
    bands = [250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150]
    curve = [-8.6, -6.6, -4.8, -3.2, -1.9, -0.8, 0.0, 0.6, 1.0, 1.2, 1.3, 1.2]
    levels = []
    for which in Earcon:
        sound = earcon(which)
        heard = np.fft.rfftfreq(len(sound.samples), 1 / sound.rate)
        weight = np.interp(np.log(heard + 1e-9), np.log(bands), curve)
        power = np.abs(np.fft.rfft(sound.samples.astype(float))) ** 2 * 10 ** (weight / 10)
        sounding = np.mean(envelope(sound) > 0.05)
        levels.append(10 * np.log10(np.sum(power) / len(sound.samples) ** 2 / sounding))
    assert max(levels) - min(levels) < 1.0


def test_earcons_stay_where_small_loudspeakers_play() -> None:
    for which in Earcon:
        sound = earcon(which)
        power = np.abs(np.fft.rfft(sound.samples.astype(float))) ** 2
        heard = np.fft.rfftfreq(len(sound.samples), 1 / sound.rate)
        inside = np.sum(power[(heard > 300) & (heard < 1700)])
        assert inside / np.sum(power) > 0.9
