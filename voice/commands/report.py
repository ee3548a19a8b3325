"""``heraut report``: one file to send to those who can mend a problem."""

from __future__ import annotations

import zipfile
from datetime import datetime
from pathlib import Path

import click

from heraut.voice.commands.localisation import Command, teller
from heraut.voice.home.problem_log import log_path, versions, without_names
from heraut.voice.home.settings import settings_path

_tell = teller("report")


@click.command(cls=Command)
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False))
def report(out: Path | None) -> None:
    """Pack what was written down of problems, without matches and without keys."""
    path = out or Path(f"heraut-report-{datetime.now():%Y-%m-%d-%Hh%M}.zip")
    with path.open("xb") as file, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as pack:
        pack.writestr("versions.txt", versions() + "\n")
        for each in (log_path(), settings_path()):
            if each.exists():
                pack.writestr(each.name, without_names(each.read_text("utf-8", "replace")))
    _tell("made" if log_path().exists() else "nothing", path=str(path))
