"""A folder as ``heraut record`` leaves it, and a home of its own for what is installed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest

from heraut.grammars.meaning import Scope
from heraut.voice.evaluation.recorder import Album, Prompt

SENTENCES = (
    "ma main",
    "fin de tour",
    "pose le sept sur la colonne trois",
    "toutes les colonnes",
    "annule le coup",
)

Recorded = Callable[[int], Path]


def sounding(number: int) -> np.ndarray:
    """A tone of half a second; the higher the number, the higher it is."""
    turns = 2 * np.pi * (200 + 10 * number) * np.arange(8000) / 16_000
    return (8000 * np.sin(turns)).astype(np.int16)


@pytest.fixture
def recorded(tmp_path: Path) -> Recorded:
    """Return what makes a folder of so many recordings, which are tones."""

    def record(count: int, sentences: Sequence[str] = SENTENCES) -> Path:
        folder = tmp_path / "mine"
        album = Album(folder, "Marie", "fr", "kingsbridge")
        for number in range(count):
            words = sentences[number % len(sentences)]
            album.keep(Prompt(words, Scope.TURN), sounding(number), "test")
        return folder

    return record


@pytest.fixture
def heraut_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "home"
    monkeypatch.setenv("HERAUT_HOME", str(home))
    monkeypatch.delenv("HERAUT_MODEL", raising=False)
    return home
