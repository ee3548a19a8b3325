"""Every problem of the ears has words for the player."""

from __future__ import annotations

import pytest

from heraut.voice.ears.problems import _SAYINGS, AudioError
from heraut.voice.herald.words import Verbosity, Words

DETAILS = {
    "file": "coup.wav",
    "found": 1.25,
    "promised": 2.0,
    "device": "USB",
    "problem": "Device unavailable",
    "rate": 1,
    "least": 8_000,
    "most": 192_000,
    "minutes": 90,
}


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize("key", _SAYINGS)
def test_every_problem_has_words_in_every_verbosity(key: str, verbosity: Verbosity) -> None:
    problem = AudioError(key, **DETAILS)
    said = Words("fr").text("error-" + key.replace("_", "-"), verbosity, **problem.details)
    assert len(said.split(". ")) >= 2  # what is wrong, then what to do
    assert ("coup.wav" in str(problem)) == ("Coup.wav" in said or "coup.wav" in said)
