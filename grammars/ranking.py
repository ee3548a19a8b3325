"""Which of several candidates words may have meant most probably: a log-linear model.

The weights were fitted by conditional maximum likelihood, with a penalty for large ones, to
sentences that were not understood, of the lists in ``tests/sentences``, and their candidates.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import exp
from typing import Final

from heraut.grammars.candidates import ALIKE, Candidate

_WEIGHTS: Final[Mapping[str, float]] = {
    "at-once": 1.68,
    "correction": -0.1,
    "correction-asks": -0.26,
    "correction-playing": 0.1,
    "described": 0.4,
    "fact": -1.61,
    "few": 0.88,
    "forbidden": -1.38,
    "held": 1.27,
    "led": -0.33,
    "letters": 2.09,
    "move": -0.94,
    "move-asks": -0.25,
    "move-like": 5.6,
    "move-playing": 0.76,
    "named": 0.84,
    "piece": -0.55,
    "piece-asks": -0.62,
    "piece-like": 0.49,
    "piece-playing": 0.61,
    "question": -0.69,
    "question-asks": 0.55,
    "question-like": 5.07,
    "question-playing": -1.6,
    "regret": 1.77,
    "row": 2.76,
    "row-asks": -0.42,
    "row-like": 1.37,
    "row-playing": 1.23,
    "rule": -0.61,
    "rule-asks": 1.39,
    "rule-like": 0.93,
    "rule-playing": -0.62,
    "secret": 0.26,
    "talk": 0.13,
    "talk-asks": -0.39,
    "talk-like": 3.11,
    "talk-playing": -0.48,
    "whole": 1.06,
    "words": 1.35,
}
_LEAST: Final = 0.25
"""What is less like the words than this in all respects is not worth offering: talk that is none
of the game is like something of it too."""
_OF_A_KIND: Final = 2
"""No more of one kind are worth a place among few."""


def ranked(candidates: Iterable[Candidate]) -> list[tuple[Candidate, float]]:
    """Return candidates, the likeliest first, with how likely each is beside the others.

    Those that are like the words in nothing are left out.
    """
    like = (one for one in candidates if one.features.get(ALIKE, 0.0) >= _LEAST)
    scored = [(one, _score(one)) for one in like]
    scored.sort(key=lambda each: (-each[1], each[0].proposal.sentence))
    best = scored[0][1] if scored else 0.0
    whole = sum(exp(score - best) for _, score in scored)
    kinds: Counter[str] = Counter()
    found: list[tuple[Candidate, float]] = []
    for one, score in scored:
        kinds[one.kind] += 1
        if kinds[one.kind] <= _OF_A_KIND:
            found.append((one, exp(score - best) / whole))
    return found


def _score(candidate: Candidate) -> float:
    return sum(_WEIGHTS.get(name, 0.0) * value for name, value in candidate.features.items())
