"""``python -m heraut.voice.acoustics adapt``: a personal model from recordings, told in words."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from heraut.voice.acoustics.adaptation.pipeline import FULL, LANG, Adapted, adapt_to
from heraut.voice.acoustics.adaptation.recordings import TooFew
from heraut.voice.commands.localisation import Command
from heraut.voice.herald import TypedError, Words

_CORES: Final = max(1, min(2, os.cpu_count() or 1))


@click.command(cls=Command)
@click.argument("recordings", type=click.Path(path_type=Path))
@click.option("--name", required=True)
@click.option("--base")
@click.option("--again", is_flag=True)
@click.option("--workers", type=click.IntRange(1, 64), default=_CORES)
def adapt(recordings: Path, name: str, base: str | None, again: bool, workers: int) -> None:
    """Make a personal model from a folder that ``heraut record`` filled."""
    words = Words(LANG)

    def tell(message: str, /, **details: object) -> None:
        click.echo(words.text(f"adapt-{message}", **details))

    def fault(key: str, /, **details: object) -> None:
        why = words.text("error-" + key.replace("_", "-"), **details)
        click.echo(words.text("adapt-aside", why=why), err=True)

    try:
        outcome = adapt_to(
            recordings, name, tell, fault, base=base, again=again, workers=workers, effort=FULL
        )
    except Exception as error:
        if not isinstance(error, TypedError):
            raise
        if isinstance(error, TooFew):
            for one in error.faults:
                fault(one.key, **one.details)
        click.echo(words.error(error), err=True)
        sys.exit(1)
    for line in _told(words, outcome, base or f"{LANG}-embedded"):
        click.echo(line)


def _told(words: Words, outcome: Adapted, base: str) -> tuple[str, ...]:
    """Return what came of it, and the two commands to go on with."""
    compare = ("heraut", "evaluate", str(outcome.left_out), "--model", base, "--model")
    system = "windows" if os.name == "nt" else "other"
    return (
        words.text("adapt-after", total=outcome.after.total, **outcome.after.as_json()),
        words.text("adapt-installed", name=outcome.name),
        words.text("adapt-use", name=outcome.name, system=system),
        words.text("adapt-compare", command=typed((*compare, outcome.name), system)),
    )


def typed(command: Sequence[str], system: str) -> str:
    """Return a command as one types it: Windows knows no single quotes."""
    return subprocess.list2cmdline(command) if system == "windows" else shlex.join(command)
