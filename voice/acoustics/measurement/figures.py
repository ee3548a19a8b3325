"""All figures of a model card, measured in one go."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from heraut.grammars import Grammar
from heraut.grammars.meaning import Scope
from heraut.voice.acoustics.measurement.confusion import Confusions, Listener, clips
from heraut.voice.acoustics.measurement.footprint import Footprint, footprint
from heraut.voice.acoustics.measurement.words import LISTS
from heraut.voice.acoustics.progress import Tell
from heraut.voice.ears.sound import Samples
from heraut.voice.ears.wav import read_wav
from heraut.voice.evaluation.fixtures import Expectation, Fixture
from heraut.voice.evaluation.scoring import Counts, Measured, Report, Verdict, tally
from heraut.voice.evaluation.workers import measured_by
from heraut.voice.models.loaded import load
from heraut.voice.models.store import find
from heraut.voice.workers.executor import Executor

SNRS: Final = (None, 20.0, 10.0)
"""Signal-to-noise ratios in dB; None is without noise."""

_RTF_CLIPS: Final = 200
_STEP: Final = 100
"""Recordings between two reports of progress."""


@dataclass(slots=True)
class Condition:
    """All recordings at one signal-to-noise ratio, as ``heraut evaluate`` counts them."""

    snr: float | None
    report: Report = field(default_factory=Report)
    every: list[Measured] = field(default_factory=list)

    def add(self, measured: Measured) -> None:
        """Count one more recording."""
        self.report.add(measured)
        self.every.append(measured)

    @property
    def sentences(self) -> list[Measured]:
        """The recordings that say something of the game."""
        return [one for one in self.every if one.fixture.expect is not Expectation.NOTHING]

    @property
    def foreign(self) -> Counts:
        """The recordings that say nothing of it: acted upon are those that count as wrong."""
        counts = Counts()
        for one in self.every:
            if one.fixture.expect is Expectation.NOTHING:
                counts.add(one.verdict)
        return counts

    def counts(self) -> Counts:
        """Return how the sentences of the game ended."""
        return tally(self.sentences, lambda one: "").get("", Counts())

    def by(self, name: Callable[[Measured], str]) -> Mapping[str, Counts]:
        """Return the same under other names, in the order of the names."""
        return dict(sorted(tally(self.sentences, name).items()))

    def wrong(self) -> list[Measured]:
        """Return what was misunderstood."""
        return [one for one in self.every if one.verdict is Verdict.WRONG]


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured of one model."""

    model: str
    voices: str
    """The kind of the set."""
    conditions: tuple[Condition, ...]
    footprint: Footprint
    confusions: Mapping[str, tuple[Confusions, ...]]
    """For each list of words, one for each of :data:`SNRS`."""


def measure_all(
    fixtures: Sequence[Fixture],
    voices: str,
    seed: int,
    model: str,
    executor: Executor,
    tell: Tell,
    every: int = 1,
) -> Figures:
    """Measure a model, by its name or folder, on fixtures and on the lists of words.

    ``every`` above 1 keeps only each so-manieth word of a list. ``tell`` is given progress.
    Raises :class:`~heraut.voice.models.errors.ModelError` when there is no such model, and
    :class:`~heraut.voice.acoustics.measurement.confusion.LackingError` when it lacks a word of the
    lists.
    """
    choice = find(fixtures[0].lang, model)
    loaded = load(choice)
    # The whole list is the grammar, also when only a part of it is said.
    listeners = {name: Listener(loaded, phrases) for name, phrases in LISTS.items()}
    foreign = [_sound(one) for one in fixtures if one.expect is Expectation.NOTHING]
    conditions = tuple(_condition(fixtures, snr, model, executor, tell) for snr in SNRS)
    tell("costs")
    grammar = Grammar.load(fixtures[0].lang, fixtures[0].game)
    spelled = [loaded.spell(phrase) for phrase in grammar.listening.phrases(Scope.TURN)]
    costs = footprint(
        choice.path,
        [_sound(one) for one in fixtures[:_RTF_CLIPS]],
        [phrase for phrase in spelled if phrase],
    )
    confusions = {}
    for name, phrases in LISTS.items():
        said = clips(phrases[::every], voices, seed)
        tell("confusions", name=name, count=len(said), times=len(SNRS))
        confusions[name] = tuple(
            listeners[name].confusions(said, snr, foreign, seed) for snr in SNRS
        )
    return Figures(choice.name, voices, conditions, costs, confusions)


def _condition(
    fixtures: Sequence[Fixture], snr: float | None, model: str, executor: Executor, tell: Tell
) -> Condition:
    count, results = measured_by(executor, fixtures, () if snr is None else (snr,), model=model)
    tell("condition", count=count, snr="none" if snr is None else f"{snr:g}")
    condition = Condition(snr)
    for number, measured in enumerate(results, 1):
        condition.add(measured)
        if number % _STEP == 0 and number < count:
            tell("progress", done=number, count=count)
    return condition


def _sound(fixture: Fixture) -> Samples:
    return read_wav(fixture.path)
