"""Hearing the same sound again in other disguises, as if from longer and shorter throats.

Who is heard badly is often heard better a little lower or higher: the model knows other throats. No
single disguise is the right one for all that somebody says; but what was said is among the readings
of each, and what was not comes and goes. So the readings of all are weighed together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Final

import numpy as np
import soxr

from heraut.grammars.meaning import Hypothesis
from heraut.voice.ears.sound import FULL_SCALE, RATE

PACES: Final = (0.93, 1.07)
"""How much longer the sound becomes, and so lower and slower; below 1, shorter and higher."""

_ABSENT: Final = 1.0
"""How much worse than the last reading of a disguise one is that this disguise does not have."""


_Said = tuple[tuple[str, ...], bool]
"""The words of a reading, and whether they were awaited."""


@dataclass(frozen=True, slots=True)
class View:
    """What was heard in one disguise."""

    readings: tuple[Hypothesis, ...]
    unknown: float | None = None
    """The score of speech that is none of the words, if that was tried."""
    disputed: bool = False
    """Whether it was put together of views of which most have another best reading."""


def disguised(sound: bytes, pace: float) -> bytes:
    """Return int16 samples ``pace`` times as long."""
    samples = np.frombuffer(sound, "<i2").astype(np.float32)
    longer = soxr.resample(samples, RATE, RATE * pace)
    # Resampling may swing over what was as loud as can be.
    softer = min(1.0, FULL_SCALE / max(1.0, float(np.abs(longer).max(initial=0.0))))
    samples16: bytes = np.rint(longer * softer).astype("<i2").tobytes()
    return samples16


def together(views: Sequence[View]) -> View:
    """Return the readings of all views with their mean scores, above those of unknown speech.

    Times are those of the first view that has a reading. What speech of no word scores becomes 0;
    where that was not tried, the best reading of each view does.
    """
    heard = [view for view in views if view.readings]
    tried = all(view.unknown is not None for view in heard)
    found: dict[_Said, Hypothesis] = {}
    scores: list[dict[_Said, float]] = []
    for view in heard:
        zero = max(one.score for one in view.readings)
        if tried and view.unknown is not None:
            zero = view.unknown
        mine: dict[_Said, float] = {}
        for one in view.readings:
            said = one.words, one.awaited
            found.setdefault(said, one)
            mine[said] = max(one.score - zero, mine.get(said, -inf))
        scores.append(mine)
    absent = [min(mine.values()) - _ABSENT for mine in scores]

    def mean(said: _Said) -> float:
        every = (mine.get(said, least) for mine, least in zip(scores, absent, strict=True))
        return sum(every) / len(scores)

    readings = tuple(replace(one, score=mean(said)) for said, one in found.items())
    best = _best({said: one.score for said, one in zip(found, readings, strict=True)})
    disputed = 2 * sum(_best(mine) == best for mine in scores) < len(scores)
    return View(readings, 0.0 if tried else None, disputed)


def _best(scores: Mapping[_Said, float]) -> _Said | None:
    """Return the reading with the highest score, the first of several."""
    return max(scores, key=scores.__getitem__, default=None)
