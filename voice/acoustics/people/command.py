"""``python -m heraut.voice.acoustics people``: recordings of people to learn from."""

from __future__ import annotations

from pathlib import Path

import click

from heraut.voice.acoustics.people.collection import collect
from heraut.voice.acoustics.people.packages import PackageError
from heraut.voice.acoustics.people.sources import sources
from heraut.voice.commands.localisation import Command, failure, teller
from heraut.voice.models.errors import ModelError


@click.command(cls=Command)
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), required=True)
@click.option(
    "--from", "given", type=click.Path(path_type=Path, file_okay=False, exists=True), default=None
)
@click.option("--only", type=click.Choice(list(sources())), multiple=True)
def people(out: Path, given: Path | None, only: tuple[str, ...]) -> None:
    """Fetch recordings of people by name and hash, and bring them to one form."""
    wanted = [source for name, source in sources().items() if not only or name in only]
    tell = teller("people")
    try:
        entries = collect(wanted, out, given, tell)
    except (ModelError, OSError, PackageError) as error:
        raise failure(error) from error
    minutes = round(sum(entry.seconds for entry in entries) / 60)
    tell("done", folder=str(out), count=len(entries), minutes=minutes)
