"""Sound as it comes, through a real server, needs a processor that is free."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def alone(request: pytest.FixtureRequest) -> None:
    """Leave out what other tests run beside: theirs is the time that its sound then lacks."""
    if hasattr(request.config, "workerinput"):
        pytest.skip("about sound as it comes: run `python -m pytest tests/voice/devices` alone")
