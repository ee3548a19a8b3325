"""Which of several candidates words may have meant most probably: a log-linear model.

The weights were fitted by conditional maximum likelihood, with a penalty for large ones, to
sentences that were not understood, of the lists in ``tests/sentences``, and their candidates.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import exp
from typing import Final

from heraut.grammars.typed.candidates import ALIKE, Candidate

_WEIGHTS: Final[Mapping[str, float]] = {
    "at-once": 1.63,
    "correction": -0.26,
    "correction-asks": -0.26,
    "correction-playing": 0.04,
    "described": 0.46,
    "fact": -1.66,
    "few": 0.99,
    "forbidden": -1.29,
    "held": 1.27,
    "led": -0.32,
    "letters": 2.19,
    "move": -0.42,
    "move-asks": -0.22,
    "move-like": 5.84,
    "move-playing": 0.95,
    "named": 1.0,
    "piece": -0.79,
    "piece-asks": -0.63,
    "piece-like": 0.48,
    "piece-playing": 0.53,
    "question": -0.91,
    "question-asks": 0.56,
    "question-like": 5.1,
    "question-playing": -1.7,
    "regret": 1.7,
    "row": 2.83,
    "row-asks": -0.42,
    "row-like": 1.42,
    "row-playing": 1.28,
    "rule": -0.7,
    "rule-asks": 1.36,
    "rule-like": 0.91,
    "rule-playing": -0.64,
    "secret": 0.28,
    "sorry": 0.9,
    "talk": 0.25,
    "talk-asks": -0.39,
    "talk-like": 3.18,
    "talk-playing": -0.46,
    "whole": 0.97,
    "words": 1.37,
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
