"""Fitting a model's thresholds: what was heard once is understood again by one after another.

Wanted, in this order: no more wrong than before and at most one in a hundred; at most one in a
hundred of what is no sentence of the game acted upon, three in a hundred where an answer is
awaited; then as many understood as may be, and as few questions back to what was nobody's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from heraut.grammars.meaning import (
    DOUBT,
    Ambiguous,
    Chain,
    Command,
    Interpretation,
    NotUnderstood,
    Partial,
    Reply,
    Scope,
)
from heraut.grammars.thresholds import NONE, Thresholds
from heraut.voice.evaluation.evaluation import Evaluation, Kept
from heraut.voice.evaluation.scoring import judge

WRONG: Final = 0.01
"""The greatest part of the sentences that may be taken for others."""
OPEN: Final = 0.01
"""The greatest part of other speech that may be acted upon where nothing was asked."""
AWAITED: Final = 0.03
"""Likewise where an answer is awaited."""

GRID: Final[Mapping[str, Sequence[float]]] = {
    "unknown": (-4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0),
    "disputed": (-4.0, -2.0, 0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0),
    "unsure": (-2.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0),
    "clear": (1.0, 2.0, 3.0, 4.0, 4.5, 5.0, 6.0),
    "awaited": (0.0, 1.0, 2.0, 4.0, 6.0),
    "farthest": (1.0, 2.0, 3.0, 5.0),
    "doubt_of_score": (0.05, 0.07, 0.1, 0.15),
}
"""What is tried of each threshold, those that matter most first."""

RAW: Final = NONE
"""The thresholds to listen with, so that others can be tried on what was heard."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How recordings end with some thresholds."""

    same: int = 0
    wrong: int = 0
    rejected: int = 0
    talk: int = 0
    """Other speech where nothing was asked."""
    acted: int = 0
    """Of that, what was acted upon: played, answered, refused, or begun to be cancelled."""
    asked: int = 0
    """What was read back or asked about instead, wherever that was."""
    awaited_talk: int = 0
    """Other speech where an answer is awaited."""
    awaited_acted: int = 0

    @property
    def sentences(self) -> int:
        """How many sentences of the game there are."""
        return self.same + self.wrong + self.rejected

    def worth(self, before: Outcome) -> tuple[float, ...]:
        """Return what to compare outcomes by, the greatest being the best."""
        excess = (
            max(0.0, self.wrong - min(before.wrong, WRONG * self.sentences)),
            max(0.0, self.acted - OPEN * self.talk),
            max(0.0, self.awaited_acted - AWAITED * self.awaited_talk),
        )
        return (-excess[0], -excess[1] - excess[2], self.same, -self.asked)


def acted_upon(understood: Sequence[Interpretation], scope: Scope) -> bool:
    """Tell whether speech was taken for something, and not only asked back about."""
    return any(
        not isinstance(one, NotUnderstood) and not asks_back(one, scope) for one in understood
    )


def asks_back(understood: Interpretation, scope: Scope) -> bool:
    """Tell whether what was understood only makes Héraut ask: it is read back, or lacks something.

    A piece alone fills what was asked, unless it is doubted.
    """
    match understood:
        case Ambiguous():
            return True
        case Command(meaning) | Reply(meaning):
            return meaning.cost >= DOUBT
        case Partial(meaning):
            return scope is Scope.TURN or meaning.cost >= DOUBT
        case Chain(cost=cost):
            return cost >= DOUBT
    return False


def outcome(evaluation: Evaluation, kept: Sequence[Kept], thresholds: Thresholds) -> Outcome:
    """Return how all recordings end with these thresholds."""
    counts = dict.fromkeys(Outcome.__slots__, 0)
    for one in kept:
        understood = evaluation.understood(one, thresholds)
        scope = one.fixture.scope
        if one.expected is not None:
            verdict = judge(one.expected, understood)
            counts[str(verdict)] += 1
            continue
        where = "" if scope is Scope.TURN else "awaited_"
        counts[f"{where}talk"] += 1
        acted = acted_upon(understood, scope)
        counts[f"{where}acted"] += acted
        counts["asked"] += not acted and any(asks_back(each, scope) for each in understood)
    return Outcome(**counts)


def fitted(
    evaluation: Evaluation, kept: Sequence[Kept], before: Thresholds
) -> Iterator[tuple[Thresholds, Outcome]]:
    """Yield better and better thresholds, those of ``before`` first.

    One after another is changed as long as that helps: they hardly depend on each other.
    """
    best, first = before, outcome(evaluation, kept, before)
    reached = first
    yield best, reached
    for name in (*GRID, *GRID):
        for value in GRID[name]:
            if value == getattr(best, name):
                continue
            tried = replace(best, **{name: value})
            found = outcome(evaluation, kept, tried)
            if found.worth(first) > reached.worth(first):
                best, reached = tried, found
                yield best, reached
