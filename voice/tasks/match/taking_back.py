"""How far the last actions can be taken back: as far as they are of one seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from heraut.engines.match import CannotUndo, Match
from heraut.engines.protocol import TABLE

MOST_BACK: Final = 9
"""More actions than these no turn has that is taken back at once."""


def earlier(match: Match, most: int) -> Iterator[Match]:
    """Yield the match before the last action, before the one before that, while one seat acted."""
    before, seat = match, None
    for _ in range(most):
        try:
            undone = before.undo()
        except CannotUndo:
            return
        by = before.history[len(undone.history)].by
        if seat not in (None, by):
            return
        before, seat = undone, by
        yield before


def undoable(match: Match, count: int = 0) -> int:
    """Return how many of the last ``count`` actions can be taken back; of 0, all of a turn."""
    every = list(earlier(match, count or MOST_BACK))
    if not count and every and match.history[len(every[0].history)].by == TABLE:
        return 0  # what the table brought is no turn of anybody
    return len(every)
