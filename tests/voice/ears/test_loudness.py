"""The part of a sound that stands out of softer talk."""

from __future__ import annotations

import numpy as np

from heraut.voice.ears.activity import FRAME
from heraut.voice.ears.loudness import outstanding


def tone(frames: int, decibels: float) -> bytes:
    """Return noise that is so much louder than the softest here."""
    dice = np.random.default_rng(frames)
    sound = dice.normal(0, 300 * 10 ** (decibels / 20), frames * FRAME)
    return sound.astype("<i2").tobytes()


def test_what_is_louder_than_the_talk_around_it_is_found() -> None:
    found = outstanding(tone(40, 0) + tone(50, 10) + tone(40, 0))
    assert 50 <= len(found) // (2 * FRAME) <= 70
    middle = tone(50, 10)[20 * FRAME : 80 * FRAME]
    assert middle in found


def test_where_all_is_as_loud_nothing_stands_out() -> None:
    assert outstanding(tone(100, 10)) == b""
    # Silence is no talk: who speaks alone does not stand out of it.
    assert outstanding(tone(20, -40) + tone(60, 10) + tone(20, -40)) == b""


def test_what_is_too_short_is_not_heard_by_itself() -> None:
    assert outstanding(tone(60, 0) + tone(4, 20) + tone(60, 0)) == b""
    assert outstanding(b"") == b""
