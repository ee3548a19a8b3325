"""``heraut evaluate``: how well recorded sentences are understood.

The exit code is 0 whenever everything was measured, however bad the figures are: the judgement is
left to the program that reads them. It is 2 when the folder cannot be evaluated at all, or a model
is not there. With several models each is compared with the first.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Final, get_args

import click

from heraut.voice.commands import options
from heraut.voice.commands.spread import spread
from heraut.voice.commands.start import language
from heraut.voice.commands.variadic import VariadicCommand
from heraut.voice.evaluation.evaluation import KINDS
from heraut.voice.evaluation.fixtures import load
from heraut.voice.evaluation.scoring import Comparison, Measured, Report, tally
from heraut.voice.evaluation.second_listener import EarName
from heraut.voice.evaluation.workers import measured_by
from heraut.voice.herald import Words
from heraut.voice.models.errors import ModelError
from heraut.voice.models.second_ears import second_ear
from heraut.voice.models.store import find
from heraut.voice.workers.executor import Executor

_EVERY: Final = 20
"""Recordings between two lines of progress."""


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True


@click.command(cls=VariadicCommand, variadic={"--noise": _is_number})
@click.argument("fixtures", type=click.Path(path_type=Path, exists=True))
@click.option("--noise", "snrs", type=click.FloatRange(-20, 60), multiple=True)
@click.option("--model", "models", multiple=True)
@click.option("--ear", type=click.Choice(get_args(EarName)), default="first")
@spread()
@options.as_json
def evaluate(
    fixtures: Path,
    snrs: tuple[float, ...],
    models: tuple[str, ...],
    ear: EarName,
    executor: Executor,
    as_json: bool,
) -> None:
    """Measure how ``fixtures``, a folder or its manifest, are understood."""
    words = Words(language())
    listed = load(fixtures)

    def tell(message: str, **details: object) -> None:
        click.echo(words.text(f"evaluate-{message}", **details), err=as_json)

    def measure(model: str | None) -> _Run:
        count, results = measured_by(executor, listed, snrs, model=model, ear=ear)
        noise = "some" if snrs else "none"
        tell("begins", count=count, noise=noise, snrs=tuple(_spoken(snr, words) for snr in snrs))
        run = _Run(model)
        for number, measured in enumerate(results, 1):
            run.add(measured)
            if number % _EVERY == 0 and number < count:
                tell("progress", done=number, count=count)
        return run

    # A wrong name is told now, not after minutes spent on the models before it.
    for name, lang in product(models, sorted({fixture.lang for fixture in listed})):
        find(lang, name)
    for lang in sorted({fixture.lang for fixture in listed}) if ear != "first" else ():
        if second_ear(lang) is None:
            raise ModelError("model_no_second_ear", f"no second ear for {lang}", lang=lang)
    runs = []
    asked: Sequence[str | None] = tuple(dict.fromkeys(models)) or (None,)
    for model in asked:
        if len(asked) > 1:
            tell("model", name=model)
        runs.append(run := measure(model))
        if not as_json:
            for line in _told(run, words):
                click.echo(line)
    compared = [(run, Comparison.of(runs[0].every, run.every)) for run in runs[1:]]
    if as_json:
        click.echo(json.dumps(_as_json(runs, compared), ensure_ascii=False, indent=2))
    for run, comparison in () if as_json else compared:
        for line in _compared(runs[0], run, comparison, words):
            click.echo(line)


@dataclass(slots=True)
class _Run:
    """What came of listening with one model; ``model`` is None for the usual one."""

    model: str | None
    report: Report = field(default_factory=Report)
    every: list[Measured] = field(default_factory=list)

    def add(self, measured: Measured) -> None:
        self.report.add(measured)
        self.every.append(measured)


def _as_json(
    runs: Sequence[_Run], compared: Sequence[tuple[_Run, Comparison]]
) -> dict[str, object]:
    if not compared:
        return runs[0].report.as_json()
    return {
        "models": [{"model": run.model, **run.report.as_json()} for run in runs],
        "comparisons": [
            {"before": runs[0].model, "after": run.model, **comparison.as_json()}
            for run, comparison in compared
        ],
    }


def _told(run: _Run, words: Words) -> Iterator[str]:
    """Yield the report as sentences: the figures first, then what went wrong, the total last."""
    report, every = run.report, run.every
    if not every:
        yield words.text("evaluate-nothing")
        return
    for name, counts in report.sets.items():
        yield words.text("evaluate-set", name=name, **counts.as_json())
    for name, counts in sorted(report.voices.items()):
        yield words.text("evaluate-voice", name=name, **counts.as_json())
    for kind, counts in tally(every, lambda measured: measured.condition.kind).items():
        if kind in KINDS:
            yield words.text("evaluate-noise", kind=kind, **counts.as_json())
    for measured in report.errors:
        yield _one("evaluate-error", measured, words)
    p50, p95 = report.latency(50), report.latency(95)
    if p50 is not None and p95 is not None:
        yield words.text("evaluate-latency", p50=p50, p95=p95)
    if report.asked:
        yield words.text("evaluate-asked", asked=report.asked, count=len(every))
    yield words.text("evaluate-speed", seconds=words.decimal(60 * report.rtf, 1))
    yield words.text("evaluate-total", **report.total.as_json())
    if not report.errors:
        yield words.text("evaluate-perfect")


def _compared(before: _Run, after: _Run, comparison: Comparison, words: Words) -> Iterator[str]:
    """Yield a comparison as sentences: what differs first, the figures last."""
    for name, only in ((after.model, comparison.gained), (before.model, comparison.lost)):
        for measured in only:
            yield _one("evaluate-only", measured, words, name)
    models = {"before": before.model, "after": after.model}
    alike = {"both": comparison.both, "neither": comparison.neither}
    differ = {"gained": len(comparison.gained), "lost": len(comparison.lost)}
    yield words.text("evaluate-compared", **models, **alike, **differ)
    first, second = before.report.total, after.report.total
    yield words.text(
        "evaluate-instead",
        **models,
        same=second.same,
        same_before=first.same,
        wrong=second.wrong,
        wrong_before=first.wrong,
    )


def _one(message: str, measured: Measured, words: Words, name: str | None = None) -> str:
    """Return what is told of one recording, and of the noise that it was heard in."""
    said, condition = measured.fixture.words, measured.condition
    told = words.text(
        message,
        name=name,
        verdict=str(measured.verdict),
        file=measured.fixture.file,
        words="some" if said else "none",
        said=said,
        sound="some" if measured.heard else "none",
        heard=measured.heard,
        meaning="some" if measured.understood else "none",
        understood=measured.understood,
    )
    if condition.snr is None:
        return told
    snr = words.listed([_spoken(condition.snr, words)])
    return f"{told} {words.text('evaluate-condition', kind=condition.kind, snr=snr)}"


def _spoken(snr: float, words: Words) -> int | str:
    """Return a ratio as it is put into words."""
    return int(snr) if snr == int(snr) else words.decimal(snr)
