"""Real speech and the real model for the tests of the ears."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import numpy as np
import pytest
import soxr

from heraut.voice.ears.recogniser import Ears
from heraut.voice.ears.sound import RATE, Samples
from heraut.voice.models.loaded import LoadedModel, load
from heraut.voice.models.store import embedded

Say = Callable[..., Samples]


@cache
def _say(text: str, voice: str = "fr+f4", rate: int = 150) -> Samples:
    order = json.dumps({"text": text, "voice": voice, "rate": rate})
    child = [sys.executable, str(Path(__file__).with_name("speak.py"))]
    raw = subprocess.run(child, input=order.encode(), stdout=subprocess.PIPE, check=True).stdout
    spoken = np.frombuffer(raw, "<i2").astype(np.float32)
    spoken = soxr.resample(spoken, 22_050, RATE)
    loud = np.flatnonzero(np.abs(spoken) > 100)
    spoken = spoken[loud[0] : loud[-1] + 1]
    return np.rint(spoken * (10_000 / np.abs(spoken).max())).astype(np.int16)


@pytest.fixture(scope="session")
def say() -> Say:
    """Speak a sentence: say(text, voice=..., rate=...), nothing but the speech."""
    return _say


@pytest.fixture(scope="session")
def model() -> LoadedModel:
    return load(embedded("fr"))


@pytest.fixture
def ears(model: LoadedModel) -> Ears:
    return Ears(model)


@pytest.fixture(scope="session")
def room() -> Callable[..., Samples]:
    """Put silences (seconds) and speech in a row, in a room that is never quite still."""

    def together(*parts: float | Samples) -> Samples:
        whole = np.concatenate(
            [np.zeros(round(part * RATE), np.int16) if isinstance(part, float) else part
             for part in parts]
        )  # fmt: skip
        tone = np.random.default_rng(1).normal(scale=4, size=len(whole))
        return np.clip(whole + tone, -32_768, 32_767).astype(np.int16)

    return together
