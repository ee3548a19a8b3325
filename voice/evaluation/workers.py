"""An evaluation on several cores: the same results in the same order, sooner."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final

from heraut.voice.evaluation.evaluation import Evaluation
from heraut.voice.evaluation.fixtures import Fixture
from heraut.voice.evaluation.scoring import Measured
from heraut.voice.evaluation.second_listener import EarName

_BATCH: Final = 4
"""Recordings that a worker takes at a time: progress stays smooth, hardly any time is lost."""


def measured_by(
    workers: int,
    fixtures: Sequence[Fixture],
    snrs: Sequence[float] = (),
    seed: int = 1,
    model: str | None = None,
    ear: EarName = "first",
) -> tuple[int, Iterator[Measured]]:
    """Return how many recordings there are, and what comes of each, in their order.

    The arguments are those of :class:`Evaluation`; with one worker this process does it all. Each
    worker loads the model for itself. Raises, while it is iterated, what :meth:`Evaluation.run`
    raises.
    """
    make = partial(Evaluation, fixtures, snrs, seed, model, ear=ear)
    evaluation = make()
    if workers == 1:
        return len(evaluation), evaluation.run()
    return len(evaluation), _shared(workers, evaluation, make)


def _shared(
    workers: int, evaluation: Evaluation, make: Callable[[], Evaluation]
) -> Iterator[Measured]:
    # A fresh interpreter each: a forked one would share what Vosk's threads hold.
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, spawn, _begin, (make,)) as pool:
        results = pool.map(_measure, range(len(evaluation)), chunksize=_BATCH)
        try:
            for number, measured in enumerate(results):
                # What a worker could not do is done again here, for its error to be raised here.
                yield measured or evaluation.measure(number)
        finally:
            pool.shutdown(cancel_futures=True)


_evaluation: Evaluation
"""The worker's own."""


def _begin(make: Callable[[], Evaluation]) -> None:
    global _evaluation
    _evaluation = make()


def _measure(number: int) -> Measured | None:
    """Return what came of a recording; ``None`` for an error, since ours cannot be sent."""
    try:
        return _evaluation.measure(number)
    except Exception:
        return None
