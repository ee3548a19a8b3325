"""What the tests of measurement share."""

from __future__ import annotations

import pytest


@pytest.fixture
def few_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw sentences from the positions of four matches, enough for a dozen recordings."""
    monkeypatch.setattr("heraut.voice.acoustics.measurement.sentences._MATCHES", 4)
