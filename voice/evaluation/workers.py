"""An evaluation as work that may be spread over processes and machines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from pathlib import Path

from heraut.voice.evaluation.evaluation import Evaluation
from heraut.voice.evaluation.fixtures import Fixture
from heraut.voice.evaluation.scoring import Measured
from heraut.voice.evaluation.second_listener import EarName
from heraut.voice.models.second_ears import second_ear
from heraut.voice.models.store import find
from heraut.voice.workers.executor import Executor
from heraut.voice.workers.work import Work


def measured_by(
    executor: Executor,
    fixtures: Sequence[Fixture],
    snrs: Sequence[float] = (),
    seed: int = 1,
    model: str | None = None,
    ear: EarName = "first",
) -> tuple[int, Iterator[Measured]]:
    """Return how many recordings there are, and what comes of each, in their order.

    The other arguments are those of :class:`Evaluation`. Each worker loads the model for itself.
    Raises, while it is iterated, what :meth:`Evaluation.run` raises.
    """
    begin = _Begin(partial(Evaluation, fixtures, snrs, seed, model, ear=ear))
    work = Work(begin, len(begin.evaluation), partial(_read, fixtures, model, ear))
    return work.count, (done.result for done in executor.run(work))


class _Begin:
    """Makes the evaluation once in each process; to another one it goes as what makes it."""

    def __init__(self, make: Callable[[], Evaluation]) -> None:
        self._make = make

    def __reduce__(self) -> tuple[type[_Begin], tuple[Callable[[], Evaluation]]]:
        return _Begin, (self._make,)

    @cached_property
    def evaluation(self) -> Evaluation:
        return self._make()

    def __call__(self) -> Callable[[int], Measured]:
        return self.evaluation.measure


def _read(fixtures: Sequence[Fixture], model: str | None, ear: EarName) -> Iterator[Path]:
    """Yield the recordings and the models that they are heard with on this machine."""
    yield from (fixture.path for fixture in fixtures)
    for lang in sorted({fixture.lang for fixture in fixtures}):
        yield find(lang, model).path
        if ear != "first" and (second := second_ear(lang)) is not None:
            yield second.path
