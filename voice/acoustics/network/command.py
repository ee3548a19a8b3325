"""``python -m heraut.voice.acoustics make``: a model from nothing."""

from __future__ import annotations

import os
from pathlib import Path

import click

from heraut.voice.acoustics.corpus.shards import ShardError
from heraut.voice.acoustics.espeak import EspeakError
from heraut.voice.acoustics.network.recipe import FULL, TINY, make_model
from heraut.voice.commands.localisation import Command, failure, teller

_FOLDER = click.Path(path_type=Path, file_okay=False)


@click.command(cls=Command)
@click.option("--out", type=_FOLDER, required=True)
@click.option("--work", type=_FOLDER)
@click.option("--tiny", is_flag=True)
@click.option("--workers", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True)
def make(out: Path, work: Path | None, tiny: bool, workers: int) -> None:
    """Make the model from nothing; the same command goes on with what was interrupted."""
    folder = work or out.with_name(out.name + ".work")
    try:
        make_model(out, folder, TINY if tiny else FULL, workers, teller("make"))
    except (EspeakError, OSError, ShardError) as error:
        raise failure(error) from error
