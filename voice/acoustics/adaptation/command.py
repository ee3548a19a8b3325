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
from heraut.voice.herald import Words

__all__ = ["adapt", "typed"]

_CORES: Final = max(1, min(2, os.cpu_count() or 1))


@click.command()
@click.argument("recordings", type=click.Path(path_type=Path), metavar="ENREGISTREMENTS")
@click.option("--name", required=True, metavar="NOM", help="Le nom du modèle personnel.")
@click.option(
    "--base", metavar="NOM|DOSSIER", help="Le modèle d'où partir ; sinon, le modèle fourni."
)
@click.option("--again", is_flag=True, help="Remplacer le modèle personnel qui a ce nom.")
@click.option(
    "--workers", type=click.IntRange(1, 64), default=_CORES, help="Combien de cœurs occuper."
)
def adapt(recordings: Path, name: str, base: str | None, again: bool, workers: int) -> None:
    """Faire un modèle personnel à partir du dossier que heraut record a rempli."""
    words = Words(LANG)

    def tell(message: str, /, **details: object) -> None:
        click.echo(words.text(f"adapt-{message}", **details))

    def fault(key: str, /, **details: object) -> None:
        click.echo(words.text("adapt-aside", why=_worded(words, key, details)), err=True)

    try:
        outcome = adapt_to(
            recordings, name, tell, fault, base=base, again=again, workers=workers, effort=FULL
        )
    except Exception as error:
        key, details = getattr(error, "key", None), getattr(error, "details", None)
        if not isinstance(key, str) or not isinstance(details, dict):
            raise
        if isinstance(error, TooFew):
            for one in error.faults:
                fault(one.key, **one.details)
        click.echo(_worded(words, key, details) or str(error), err=True)
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


def _worded(words: Words, key: str, details: dict[str, object]) -> str:
    """Return an error in the player's words; empty when there are none for it."""
    message = "error-" + key.replace("_", "-")
    return words.text(message, **details) if words.has(message) else ""
