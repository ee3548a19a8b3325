from __future__ import annotations

from collections.abc import Iterator

import pytest

from heraut.voice.mouth import Synthesiser


@pytest.fixture(scope="session")
def voice() -> Iterator[Synthesiser]:
    """This computer's own voice, shared: no test may leave it changed."""
    with Synthesiser() as synthesiser:
        yield synthesiser
