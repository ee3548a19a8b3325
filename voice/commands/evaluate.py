"""``heraut evaluate``: how well recorded sentences are understood.

The exit code is 0 whenever everything was measured, however bad the figures are: the judgement is
left to the program that reads them. It is 2 when the folder cannot be evaluated at all.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import click

from heraut.voice.commands.variadic import VariadicCommand
from heraut.voice.evaluation import KINDS, Evaluation
from heraut.voice.fixtures import load
from heraut.voice.herald import Words
from heraut.voice.scoring import Counts, Measured, Report, tally

__all__ = ["evaluate"]

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
@click.option(
    "--noise",
    "snrs",
    type=click.FloatRange(-20, 60),
    multiple=True,
    metavar="SNR...",
    help="Ajouter du bruit, ce nombre de décibels sous la parole.",
)
@click.option("--json", "as_json", is_flag=True, help="Un objet JSON au lieu de phrases.")
def evaluate(fixtures: Path, snrs: tuple[float, ...], as_json: bool) -> None:
    """Mesurer comment Héraut comprend les enregistrements du dossier FIXTURES."""
    words = Words()
    evaluation = Evaluation(load(fixtures), snrs)

    def tell(message: str, **details: object) -> None:
        click.echo(words.text(f"evaluate-{message}", **details), err=as_json)

    count = len(evaluation)
    tell("begins", count=count, noise="some" if snrs else "none", snrs=tuple(map(_spoken, snrs)))
    report, every = Report(), []
    for number, measured in enumerate(evaluation.run(), 1):
        report.add(measured)
        every.append(measured)
        if number % _EVERY == 0 and number < count:
            tell("progress", done=number, count=count)
    if as_json:
        click.echo(json.dumps(report.as_json(), ensure_ascii=False, indent=2))
        return
    for line in _told(report, every, words):
        click.echo(line)


def _told(report: Report, every: list[Measured], words: Words) -> Iterator[str]:
    """Yield the report as sentences: the figures first, then what went wrong, the total last."""
    if not every:
        yield words.text("evaluate-nothing")
        return
    for name, counts in report.sets.items():
        yield words.text("evaluate-set", name=name, **_counts(counts))
    for name, counts in sorted(report.voices.items()):
        yield words.text("evaluate-voice", name=name, **_counts(counts))
    for kind, counts in tally(every, lambda measured: measured.condition.kind).items():
        if kind in KINDS:
            yield words.text("evaluate-noise", kind=kind, **_counts(counts))
    for measured in report.errors:
        yield " ".join(_error(measured, words))
    p50, p95 = report.latency(50), report.latency(95)
    if p50 is not None and p95 is not None:
        yield words.text("evaluate-latency", p50=p50, p95=p95)
    seconds = f"{60 * report.rtf:.1f}".replace(".", ",")
    yield words.text("evaluate-speed", seconds=seconds)
    yield words.text("evaluate-total", **_counts(report.total))
    if not report.errors:
        yield words.text("evaluate-perfect")


def _error(measured: Measured, words: Words) -> Iterator[str]:
    said = measured.fixture.words
    yield words.text(
        "evaluate-error",
        verdict=str(measured.verdict),
        file=measured.fixture.file,
        words="some" if said else "none",
        said=said,
        sound="some" if measured.heard else "none",
        heard=measured.heard,
        meaning="some" if measured.understood else "none",
        understood=measured.understood,
    )
    if (snr := measured.condition.snr) is not None:
        kind = measured.condition.kind
        yield words.text("evaluate-condition", kind=kind, snr=words.listed([_spoken(snr)]))


def _counts(counts: Counts) -> dict[str, Any]:
    return dict(counts.as_json())


def _spoken(snr: float) -> int | str:
    """Return a ratio as it is put into words."""
    return int(snr) if snr == int(snr) else f"{snr:g}".replace(".", ",")
