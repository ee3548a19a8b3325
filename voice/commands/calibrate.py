"""``heraut model calibrate``: fits a model's thresholds to recordings, and keeps them with it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import click

from heraut.voice.commands.localisation import Command
from heraut.voice.commands.start import language
from heraut.voice.evaluation.calibration import RAW, Outcome, fitted
from heraut.voice.evaluation.evaluation import Evaluation, Kept
from heraut.voice.evaluation.fixtures import load
from heraut.voice.herald import Words
from heraut.voice.models.errors import ModelError
from heraut.voice.models.store import find
from heraut.voice.models.thresholds import FILE, read_thresholds, write_thresholds

_EVERY: Final = 20
"""Recordings between two lines of progress."""


@click.command(cls=Command)
@click.argument("recordings", nargs=-1, required=True, type=click.Path(path_type=Path, exists=True))
@click.option("--model", "name")
@click.option("--noise", "snrs", type=click.FloatRange(-20, 60), multiple=True)
def calibrate(recordings: tuple[Path, ...], name: str | None, snrs: tuple[float, ...]) -> None:
    """Fit the thresholds of a model to folders of recordings with their manifests."""
    words = Words(language())
    sets = [load(path) for path in recordings]
    langs = sorted({fixture.lang for listed in sets for fixture in listed})
    if len(langs) != 1:
        raise click.UsageError(words.text("calibrate-one-language"))
    try:
        choice = find(langs[0], name)
        evaluations = [
            Evaluation(listed, each, model=choice.path, thresholds=RAW)
            for listed in sets
            for each in ((), snrs)[: 1 + bool(snrs)]
        ]
        kept = _kept(evaluations, words, choice.name)
    except ModelError as error:
        click.echo(words.error(error), err=True)
        sys.exit(1)
    *_, (thresholds, after) = found = list(
        fitted(evaluations[0], kept, read_thresholds(choice.path))
    )
    click.echo(_told(words, "before", found[0][1]))
    if len(found) == 1:
        click.echo(words.text("calibrate-kept", name=choice.name))
        return
    click.echo(_told(words, "after", after))
    try:
        write_thresholds(choice.path, thresholds)
    except OSError as error:
        path, reason = str(choice.path), error.strerror or ""
        click.echo(
            words.error(ModelError("model_disk", reason, path=path, reason=reason)), err=True
        )
        sys.exit(1)
    click.echo(words.text("calibrate-written", path=str(choice.path / FILE)))


def _kept(evaluations: list[Evaluation], words: Words, name: str) -> list[Kept]:
    """Listen to all recordings once."""
    count = sum(map(len, evaluations))
    click.echo(words.text("calibrate-begins", count=count, name=name))
    kept: list[Kept] = []
    done = 0
    for evaluation in evaluations:
        for number in range(len(evaluation)):
            one = evaluation.keep(number)
            kept += [one] if one is not None else []
            done += 1
            if done % _EVERY == 0 and done < count:
                click.echo(words.text("evaluate-progress", done=done, count=count))
    return kept


def _told(words: Words, when: str, outcome: Outcome) -> str:
    return words.text(
        "calibrate-outcome",
        when=when,
        **{name: getattr(outcome, name) for name in Outcome.__slots__},
    )
