"""The command line in the words of the catalogues: help, placeholders and errors.

No command holds words. What it does is the message ``command-<name>``, the paragraphs after the
first ``command-<name>-more``; what an option does ``option-<command>-<option>``, or
``option-<option>`` where several commands share it; what stands for a value in the usage is
likewise ``metavar-...``, if it is not just the parameter's name. The catalogue is read only when
somebody asks for help or makes a mistake. The library's own words are in ``LC_MESSAGES``.
"""

from __future__ import annotations

import gettext
import os
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

import click

from heraut.voice.commands.start import language
from heraut.voice.herald import TypedError, Words


@cache
def catalogue(lang: str) -> Words:
    """Return the words of a language, read once."""
    return Words(lang)


def worded(message_id: str, /, **details: object) -> str:
    """Return a message as the catalogue of who calls has it."""
    return catalogue(language()).phrase(message_id, **details)


def known_error(problem: Exception) -> str | None:
    """Return a known error in the words of who calls; ``None`` for one that nobody foresaw."""
    words = catalogue(language())
    if isinstance(problem, ModuleNotFoundError):
        from heraut.voice.home.unfit import explained  # hardly ever needed

        problem = explained(problem)
    if isinstance(problem, TypedError):
        return words.error(problem)
    if isinstance(problem, OSError) and problem.filename is not None:
        return words.text("error-file", path=str(problem.filename))
    return None


def failure(problem: Exception) -> click.ClickException:
    """Return what ends a command for an error that was foreseen, with words of its own or not."""
    if isinstance(problem, TypedError):
        return click.ClickException(catalogue(language()).error(problem))
    return click.ClickException(worded("error-other", why=str(problem)))


def teller(command: str) -> Callable[..., None]:
    """Return what prints the messages of a command, called by their ends and details."""

    def tell(message: str, /, **details: object) -> None:
        click.echo(worded(f"{command}-{message}", **details))

    return tell


def localise_library() -> None:
    """Have the command line library speak the same language, by its own gettext messages."""
    os.environ["LANGUAGE"] = language()
    gettext.bindtextdomain("messages", str(files("heraut.voice.phrases")))


class Command(click.Command):
    """A command whose help is in the catalogues, by its name.

    ``words`` is what the catalogues call it, where another command has the same name.
    """

    def __init__(self, *args: Any, words: str = "", **attrs: Any) -> None:
        super().__init__(*args, **attrs)
        # The library makes this option once a command, with the names known when it first asks.
        self.context_settings = {**self.context_settings, "help_option_names": ["-h", "--help"]}
        self.words = words or self.name
        self.help = None  # the library takes the docstring, which is for programmers

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Return the usage. It begins each help and each error, so the words are read here."""
        self._localise()
        return super().collect_usage_pieces(ctx)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the usage; a command that has no name of its own leaves no gap."""
        pieces = self.collect_usage_pieces(ctx)
        formatter.write_usage(" ".join(ctx.command_path.split()), " ".join(pieces))

    def get_short_help_str(self, limit: int = 45) -> str:
        """Return the line for a list of commands."""
        self._localise()
        return super().get_short_help_str(limit)

    def _localise(self) -> None:
        if self.help is not None:
            return
        words = catalogue(language())
        own = f"command-{self.words}"
        said = [words.phrase(each) for each in (own, f"{own}-more") if words.has(each)]
        self.help = "\n\n".join(said)
        for param in self.params:
            name = max(param.opts, key=len).lstrip("-")
            metavar = self._chosen(words, "metavar", name)
            if words.has(metavar):
                param.metavar = words.phrase(metavar)
            if isinstance(param, click.Option) and param.help is None:
                param.help = words.phrase(self._chosen(words, "option", name))

    def _chosen(self, words: Words, kind: str, name: str) -> str:
        """Return this command's own message for a parameter, or else the shared one."""
        own = f"{kind}-{self.words}-{name}"
        return own if words.has(own) else f"{kind}-{name}"


class Group(Command, click.Group):
    """A group of commands, all with their help in the catalogues."""

    command_class = Command


class LazyGroup(Group):
    """Loads a command's module only when the command is called, not to list it."""

    def __init__(self, *args: Any, modules: Mapping[str, str], **attrs: Any) -> None:
        super().__init__(*args, **attrs)
        self._modules = modules
        """Each command's module; the command there has the same name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands' names."""
        return sorted(self._modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command of this name, if there is one."""
        if cmd_name not in self._modules:
            return None
        command = getattr(import_module(self._modules[cmd_name]), cmd_name.replace("-", "_"))
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that is called; of one that there is not, tell which is like it."""
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as wrong:
            like = get_close_matches(args[0], self.list_commands(ctx), n=2, cutoff=0.6)
            # The library looks among commands that are loaded, in versions that look at all.
            if not like or getattr(wrong, "possibilities", None):
                raise
            told = f"{wrong.message} {worded('usage-like', commands=like)}"
            raise click.UsageError(told, ctx) from wrong

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of commands, of which only the names are needed."""
        names = self.list_commands(ctx)
        click.Group(commands=list(map(Command, names))).format_commands(ctx, formatter)
