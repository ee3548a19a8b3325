"""Which of several candidates words may have meant most probably: a log-linear model.

The weights were fitted by conditional maximum likelihood, with a penalty for large ones, to
sentences that were not understood, of the lists in ``tests/sentences``, and their candidates.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import exp
from typing import Final

from heraut.grammars.candidates import Candidate

_WEIGHTS: Final[Mapping[str, float]] = {
    "at-once": 1.8,
    "correction-asks": -0.25,
    "correction-playing": 0.1,
    "described": 0.4,
    "fact": -1.59,
    "few": 0.88,
    "forbidden": -1.37,
    "held": 1.28,
    "led": -0.33,
    "letters": 2.06,
    "mentioned": 0.13,
    "move": -0.92,
    "move-asks": -0.23,
    "move-like": 5.62,
    "move-playing": 0.79,
    "named": 0.85,
    "piece": -0.53,
    "piece-asks": -0.61,
    "piece-like": 0.49,
    "piece-playing": 0.62,
    "question": -0.68,
    "question-asks": 0.58,
    "question-like": 5.12,
    "question-playing": -1.59,
    "regret": 1.78,
    "row": 2.78,
    "row-asks": -0.41,
    "row-like": 1.38,
    "row-playing": 1.24,
    "rule": -0.58,
    "rule-asks": 1.42,
    "rule-like": 0.94,
    "rule-playing": -0.6,
    "secret": 0.22,
    "talk-asks": -0.5,
    "talk-like": 4.53,
    "talk-playing": -0.57,
    "whole": 1.05,
    "words": 1.28,
}
_OF_A_KIND: Final = 2
"""No more of one kind are worth a place among few."""


def ranked(candidates: Iterable[Candidate]) -> list[tuple[Candidate, float]]:
    """Return candidates, the likeliest first, with how likely each is beside the others."""
    scored = [(one, _score(one)) for one in candidates]
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
