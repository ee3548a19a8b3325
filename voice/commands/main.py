"""The command line: ``heraut COMMAND``; each is a module of :mod:`heraut.voice.commands`."""

from __future__ import annotations

import os
import sys
from typing import Any, Final

import click

from heraut import __version__
from heraut.voice.commands.localisation import LazyGroup, known_error, localise_library, worded
from heraut.voice.commands.start import INTERRUPTED, command_begins, say_interrupted
from heraut.voice.home.problem_log import log_to_file, traceback_of, write_problem

COMMANDS: Final = (
    "cards",
    "demo",
    "doctor",
    "evaluate",
    "export",
    "facts",
    "install-shortcut",
    "keys",
    "lesson",
    "model",
    "play",
    "pocket",
    "record",
    "replay",
    "report",
    "settings",
    "simulate",
    "tournament",
    "understand",
)
"""The commands; most need neither Vosk nor a reader."""

_WITH_SETTINGS: Final = frozenset({"cards", "doctor", "lesson", "play"})
"""The commands whose options are remembered."""


class _Begins(LazyGroup):
    """The commands. Called with none, it begins to talk: who cannot see has nothing to look up.

    Only at a terminal: a program that calls it gets the list of commands.
    """

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take no words at all for the beginning of a talk."""
        if not args and not ctx.resilient_parsing and sys.stdin is not None and sys.stdin.isatty():
            args = ["play", "--greet"]
        return super().parse_args(ctx, args)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that is called; once it is loaded, it sees to Ctrl-C."""
        found = super().resolve_command(ctx, args)
        command_begins()
        return found

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command that is called. Raises ``click.exceptions.Exit`` after Ctrl-C."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            say_interrupted()
            raise click.exceptions.Exit(INTERRUPTED) from None


@click.command(
    "heraut",
    cls=_Begins,
    modules={each: f"heraut.voice.commands.{each.replace('-', '_')}" for each in COMMANDS},
)
@click.version_option(__version__, prog_name="heraut", help=None)
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Run one of the commands, with what is remembered in place of options that are not given."""
    ctx.default_map = _defaults(ctx.invoked_subcommand)


def _defaults(command: str | None) -> dict[str, Any]:
    """Return the remembered options of a command, as the library wants them."""
    if command not in _WITH_SETTINGS:
        return {}
    from heraut.voice.home.settings import defaults

    # Who sets the variable for one time means it more than what was remembered.
    found = defaults(but=("model",) if os.environ.get("HERAUT_MODEL") else ())
    return {command: {**found, **dict.fromkeys(("write", "read", "learn"), found)}}


def main() -> None:
    """Run the command line; a known problem is one clear sentence and exit code 2.

    One that nobody foresaw is a sentence too, and exit code 1. What developers need of it goes to a
    file, whose name is told: a screen reader spells a traceback for minutes.
    """
    localise_library()
    log_to_file()
    try:
        cli(prog_name="heraut")
    except Exception as problem:
        if (told := known_error(problem)) is not None:
            click.echo(told, err=True)
            sys.exit(2)
        click.echo(_unforeseen(problem), err=True)
        sys.exit(1)


def _unforeseen(problem: Exception) -> str:
    """Write down a problem that nobody foresaw; return what to say of it."""
    path = write_problem(traceback_of(problem))
    return worded("error-unforeseen", path="none" if path is None else str(path))
