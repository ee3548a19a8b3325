"""Asking for one word: whether it was heard, something else was, or nothing."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from heraut.voice.ears.sources import PcmSource
from heraut.voice.ears.wav import read_wav
from heraut.voice.evaluation.word_trial import Trial, ask_word
from heraut.voice.herald import Words
from heraut.voice.models.loaded import load
from heraut.voice.models.store import embedded

TALK = Path(__file__).parents[3] / "audio_fixtures" / "fr" / "talk"


@pytest.mark.parametrize(
    ("file", "wanted"),
    [
        ("oui.fr-steph.wav", Trial.HEARD),
        ("oui.fr-be-annie.wav", Trial.HEARD),
        ("pause", Trial.OTHER),
        ("", Trial.NOTHING),
    ],
)
def test_a_word_is_asked_for(file: str, wanted: Trial) -> None:
    choice = embedded("fr")
    assert choice is not None
    samples = np.zeros(16_000, dtype=np.int16)
    if file:
        name = next(TALK.glob(f"{file}*"))
        samples = np.concatenate([samples, read_wav(name), samples])
    numbers = [Words("fr").number(number) for number in range(20)]
    assert ask_word(load(choice), "oui", numbers, PcmSource(samples), 8.0) is wanted
