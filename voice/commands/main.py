"""The command line: ``heraut COMMAND``; each is a module of :mod:`heraut.voice.commands`."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Final

import click

from heraut import __version__
from heraut.voice.commands.localisation import LazyGroup, localise_library, worded_error

COMMANDS: Final = (
    "cards",
    "demo",
    "doctor",
    "evaluate",
    "facts",
    "model",
    "play",
    "record",
    "replay",
    "simulate",
    "understand",
)
"""The commands; most need neither Vosk nor a reader."""


@click.command(
    "heraut",
    cls=LazyGroup,
    modules={command: f"heraut.voice.commands.{command}" for command in COMMANDS},
)
@click.version_option(__version__, prog_name="heraut")
def cli() -> None:
    """Run one of the commands."""


def main() -> None:
    """Run the command line; a known problem is one clear sentence and exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a Windows console may not be UTF-8
            stream.reconfigure(encoding="utf-8", errors="replace")
    localise_library()
    try:
        cli()
    except Exception as problem:
        click.echo(worded_error(problem), err=True)
        sys.exit(2)
