"""The command line: ``heraut COMMAND``; each is a module of :mod:`heraut.voice.commands`."""

from __future__ import annotations

import gettext
import os
import sys
from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files
from io import TextIOWrapper
from typing import Final

import click

from heraut import __version__
from heraut.voice.herald import LANGUAGES, MissingWords, Words

__all__ = ["cli", "main"]

COMMANDS: Final[Mapping[str, str]] = {
    "cards": "cards",
    "demo": "demo",
    "doctor": "doctor",
    "evaluate": "evaluate",
    "facts": "facts",
    "model": "model",
    "play": "play",
    "record": "record",
    "replay": "replay",
    "simulate": "simulate",
}
"""Each command's module in :mod:`heraut.voice.commands`; the command there has the same name."""


class _Commands(click.Group):
    """Loads a command's module only when it is called: most need neither Vosk nor a reader."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"heraut.voice.commands.{COMMANDS[cmd_name]}")
        command = getattr(module, cmd_name)
        assert isinstance(command, click.Command)
        return command


@click.command(cls=_Commands)
@click.version_option(__version__, prog_name="heraut")
def cli() -> None:
    """Héraut : un assistant de jeux de société qui écoute, lit les cartes et parle."""


def main() -> None:
    """Run the command line; a known problem is one clear sentence and exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a Windows console may not be UTF-8
            stream.reconfigure(encoding="utf-8", errors="replace")
    _speak(LANGUAGES[0])
    try:
        cli()
    except Exception as problem:
        click.echo(_worded(problem), err=True)
        sys.exit(2)


def _speak(lang: str) -> None:
    """Have the command line library speak the players' language, by its own gettext messages."""
    os.environ["LANGUAGE"] = lang
    gettext.bindtextdomain("messages", str(files("heraut.voice.phrases")))


def _worded(problem: Exception) -> str:
    """Return a typed error in the player's words. Raises it again when it is not one of ours."""
    key, details = getattr(problem, "key", None), getattr(problem, "details", None)
    if key is None and isinstance(problem, OSError) and problem.filename is not None:
        return Words().text("error-file", path=str(problem.filename))
    if not isinstance(key, str) or not isinstance(details, dict):
        raise problem
    try:
        return Words().text("error-" + key.replace("_", "-"), **details)
    except MissingWords:
        return str(problem)
