"""``python -m heraut.voice.acoustics make``: a model from nothing."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import click

from heraut.errors import KeyedError
from heraut.voice.acoustics.corpus.shards import ShardError
from heraut.voice.acoustics.making.gathering import SOURCE, gather
from heraut.voice.acoustics.network.recipe import FULL, TINY, make_model
from heraut.voice.acoustics.people.sources import sources
from heraut.voice.commands.localisation import Command, failure, teller

_FOLDER = click.Path(path_type=Path, file_okay=False)
_THERE = click.Path(path_type=Path, file_okay=False, exists=True)


@click.command(cls=Command)
@click.option("--out", type=_FOLDER, required=True)
@click.option("--work", type=_FOLDER)
@click.option("--people", type=_FOLDER)
@click.option("--from", "given", type=_THERE)
@click.option("--without", type=click.Choice([*sources(), SOURCE]), multiple=True)
@click.option("--base", type=_THERE)
@click.option("--tiny", is_flag=True)
@click.option("--workers", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True)
def make(
    out: Path,
    work: Path | None,
    people: Path | None,
    given: Path | None,
    without: tuple[str, ...],
    base: Path | None,
    tiny: bool,
    workers: int,
) -> None:
    """Make the model from nothing; the same command goes on with what was interrupted."""
    folder = work or out.with_name(out.name + ".work")
    recipe = TINY if tiny else FULL
    recipe = replace(recipe, people=replace(recipe.people, without=without))
    recordings = people or folder / "people"
    try:
        if recipe.people.pico:
            own = recipe.people
            gather(recordings, given, own.pico, own.seed, teller("people"))
        make_model(out, folder, recipe, workers, teller("make"), recordings=recordings, base=base)
    except (KeyedError, OSError, ShardError) as error:
        raise failure(error) from error
