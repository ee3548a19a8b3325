"""Play goes on while phones flood, sleep, and break off; ``load.py`` prints the figures."""

from __future__ import annotations

import pytest

from .crowd import READERS
from .load import measured


@pytest.mark.long
@pytest.mark.parametrize("sense", [True, False])
def test_play_goes_on_while_phones_misbehave(
    capfd: pytest.CaptureFixture[str], sense: bool
) -> None:
    figures = measured(4, sense=sense)
    assert capfd.readouterr().err == ""  # a screen reader would read it
    print(f"\n{figures}")
    assert figures.answered
    assert len(figures.delays) > 50
    # Who is late shows several moves at once.
    assert figures.moves and figures.moves < len(figures.scenes) <= figures.moves * READERS
    # Of each second's lines but a few are taken; how many there are, and how quickly, depends on
    # the machine.
    assert figures.refused > 2 * figures.taken
    assert 0 < figures.taken < 10 + 5 * figures.seconds
    assert figures.taken + figures.refused == figures.sent
    assert figures.grown < 20_000
