"""A no to what was just done, and what is exchanged: it corrects, and does no more."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

CORRECTIONS = [
    ("grass_one", "non, O5 plutôt", "correct build O5"),
    ("grass_one", "ah non, O5", "correct build O5"),
    ("grass_one", "nan, O5", "correct build O5"),
    ("grass_one", "non, je préfère O5", "correct build O5"),
    ("desert_right", "non, à gauche plutôt", "correct build K12"),
    ("mid_done", "non, K20", "correct build K20"),
    ("dealt_flowers", "non, c'est un désert qu'elle a tiré", "correct draw desert"),
    ("grass_o5", "change oscar cinq pour oscar six", "correct build O6"),
    ("grass_o5", "remplace O5 par O6", "correct build O6"),
]

MOVES = [
    # Nothing was done, it was taken back or refused, or it is another thing that is meant.
    ("first_canyon", "non, F12", "do build F12"),
    ("undone", "non, F11", "do build F11"),
    ("refused_29", "non, K19", "do build K19"),
    ("oasis_done", "non, l'oasis en R8", "do use oasis R8"),
    ("desert_right", "non, la suivante en K15", "do build K15"),
    ("grass_one", "finalement O5", "do build O5"),
]


@pytest.mark.parametrize(("position", "line", "meant"), [*CORRECTIONS, *MOVES])
def test_a_no_corrects_what_was_just_done_and_nothing_else(
    position: str, line: str, meant: str
) -> None:
    found = said("kingdom_builder", position, line, meant)
    assert found.verdict is Verdict.MEANT, found.did
    assert "oui ou non" in found.said
