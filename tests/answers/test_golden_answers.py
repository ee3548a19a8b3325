"""Every answer is as written; ``python tests/answers/golden_answers.py`` writes them."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from heraut.engines.registry import RULES

HERE = Path(__file__).parent
_SPEC = importlib.util.spec_from_file_location("golden_answers", HERE / "golden_answers.py")
assert _SPEC and _SPEC.loader
GOLDEN = importlib.util.module_from_spec(_SPEC)
_SPEC.loader.exec_module(GOLDEN)


@pytest.mark.parametrize("game", GOLDEN.POSITIONS)
def test_answers_are_as_written(game: str) -> None:
    told = GOLDEN.text(game)
    assert told.splitlines() == (HERE / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    asked = {line.split()[0] for line in told.splitlines() if line and line[0] not in " #"}
    assert asked == {one.key for one in RULES[game].questions} - GOLDEN.SEARCHED
    keys = {line.split()[0] for line in told.splitlines() if line.startswith("  answer_")}
    assert keys and keys <= {event.key for event in RULES[game].events}
