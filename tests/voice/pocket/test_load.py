"""Play goes on while phones flood, sleep, and break off; ``load.py`` prints the figures."""

from __future__ import annotations

from .load import measured


def test_play_goes_on_while_phones_misbehave() -> None:
    figures = measured(3)
    print(f"\n{figures}")
    assert figures.answered
    assert len(figures.delays) > 50
    # Of each second's lines but a few are taken; how quickly, depends on the machine.
    assert figures.taken < 60
    assert figures.refused > figures.taken
    assert figures.grown < 50_000
