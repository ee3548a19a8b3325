"""How far a recogniser's scores may be trusted: plain numbers that come with what it heard.

Scores are logarithms, each recogniser's of its own making: what is a wide margin for one model is
none for another. So these belong to the model, and are measured with it; what is about words, such
as the cost of taking one for another, belongs to the language.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Final


@dataclass(frozen=True, slots=True)
class Thresholds:
    """Differences of scores that matter. As they stand, for a model that nobody has measured.

    Such a model doubts more, so that more is read back before it is played.
    """

    farthest: float = 3.0
    """How much lower than the best reading's score another's may be to be meant in its place."""
    doubt_of_score: float = 0.05
    """What each unit of a lower score costs a reading: the less, the more readings cast doubt."""
    clear: float = 4.0
    """How much better than any other reading the best one is clear: a piece alone must be so."""
    awaited: float = 2.0
    """How much better than the answers that are awaited anything else must fit."""
    unknown: float = 0.0
    """How much better, for each second, words that are not clear must fit than any speech."""
    disputed: float = 2.0
    """Likewise where most disguises of the sound were heard as other words."""
    unsure: float = 5.0
    """Likewise, to be taken without being read back."""


UNMEASURED: Final = Thresholds()
NONE: Final = Thresholds(clear=0.0, awaited=0.0, unknown=-inf, disputed=-inf, unsure=-inf)
"""By which nothing is judged: for who tries others on what was heard."""
