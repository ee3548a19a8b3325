"""The commands ``measure``, which writes the figures of the model card, and ``heldout``."""

from __future__ import annotations

import json
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final

import click

from heraut.atomic_write import write_atomically
from heraut.errors import KeyedError
from heraut.voice.acoustics.measurement.figures import Figures, measure_all
from heraut.voice.acoustics.measurement.heldout import DEVELOPMENT, SEED, VARIANTS, make
from heraut.voice.acoustics.measurement.tables import check, rewrite, tables
from heraut.voice.commands.localisation import Command, failure, teller
from heraut.voice.commands.spread import tell_notice
from heraut.voice.workers.executor import executor

_FOLDER = click.Path(path_type=Path, file_okay=False)
_FILE = click.Path(path_type=Path, dir_okay=False, exists=True)
_EVERY = 200
"""Sentences between two lines of progress."""
_FAST = 10
"""With --fast only each tenth sentence and word is said."""
_FORESEEN: Final = (BrokenProcessPool, KeyedError, OSError)

_tell: Final = teller("measure")
_voices = click.option(
    "--voices", type=click.Choice(tuple(VARIANTS)), default=DEVELOPMENT, show_default=True
)


@click.command(cls=Command)
@click.argument("out", type=_FOLDER)
@_voices
@click.option("--seed", default=SEED, show_default=True)
def heldout(out: Path, voices: str, seed: int) -> None:
    """Write fixtures spoken by voices that no model learns from; then: heraut evaluate OUT."""
    try:
        made = make(out, voices, seed, progress=_tell_spoken)
    except _FORESEEN as error:
        raise failure(error) from error
    _tell("recorded", count=len(made), voices=voices, folder=str(out))


@click.command(cls=Command)
@click.option("--model", default="fr-embedded", show_default=True)
@_voices
@click.option("--out", type=_FOLDER, required=True)
@click.option("--card", type=_FILE)
@click.option("--workers", type=click.IntRange(1, 64), default=2, show_default=True)
@click.option("--seed", default=SEED, show_default=True)
@click.option("--fast", is_flag=True)
def measure(
    model: str, voices: str, out: Path, card: Path | None, workers: int, seed: int, fast: bool
) -> None:
    """Measure a model on held-out voices and write the figures of its card.

    A folder in OUT, named after the voices and the seed, keeps the recordings, so that measuring
    another model need not make them again.
    """
    every = _FAST if fast else 1
    name = f"{voices}-{seed}" + (f"-each-{every}" if fast else "")
    try:
        if card:
            check(card)
        fixtures = make(out / name, voices, seed, every, _tell_spoken)
        _tell("recorded", count=len(fixtures), voices=voices, folder=str(out / name))
        spread = executor(workers, None, tell_notice)
        figures = measure_all(fixtures, voices, seed, model, spread, _tell, every)
        _finish(figures, out, card)
    except _FORESEEN as error:
        raise failure(error) from error


def _finish(figures: Figures, out: Path, card: Path | None) -> None:
    from heraut.voice.acoustics.measurement.picture import draw

    data = {str(one.snr or "clean"): one.report.as_json() for one in figures.conditions}
    write_atomically(out / "figures.json", json.dumps(data, ensure_ascii=False, indent=2) + "\n")
    folder = card.parent / card.stem if card else out
    pictures = {}
    for name, found in figures.confusions.items():
        path = folder / f"confusions-{name}.png"
        draw(path, name, found)
        pictures[name] = f"{folder.name}/{path.name}" if card else path.name
    text = tables(figures, pictures)
    if card:
        rewrite(card, text)
        _tell("written", card=str(card))
    else:
        write_atomically(out / "figures.md", text + "\n")
        click.echo(text)


def _tell_spoken(done: int, count: int) -> None:
    if done % _EVERY == 0 and done < count:
        _tell("spoken", done=done, count=count)
