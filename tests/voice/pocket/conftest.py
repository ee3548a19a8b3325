"""The real browser, for the tests that ask for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Chromium, with a false microphone."""
    # Needs the extra ``browser``: who runs the other tests has none.
    from playwright import sync_api

    from .browsing import CHROMIUM, FLAGS

    with sync_api.sync_playwright() as running:
        started = running.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield started
        started.close()
