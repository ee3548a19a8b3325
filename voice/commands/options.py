"""Options that several commands have."""

from __future__ import annotations

import click

from heraut.engines.registry import RULES
from heraut.voice.commands.localisation import worded
from heraut.voice.commands.start import language
from heraut.voice.herald import LANGUAGES, Verbosity

lang = click.option("--lang", type=click.Choice(LANGUAGES), default=language)
"""The language, as ``lang``."""

as_json = click.option("--json", "as_json", is_flag=True)
"""Whether the output is for programs, as ``as_json``."""

verbosity = click.option(
    "--verbosity",
    type=click.Choice([str(level) for level in Verbosity]),
    default=str(Verbosity.NORMAL),
)
"""How much is said, as ``verbosity``."""


def _game(ctx: click.Context, param: click.Parameter, named: str | None) -> str | None:
    """Return the game that is named by its title, or with dashes; else the name as it is."""
    if named is None or named in RULES:
        return named
    for known in RULES:
        titles = (known, worded("game-name", game=known), worded("game-said", game=known))
        if _letters(named) in map(_letters, titles):
            return known
    return named


def _letters(title: str) -> str:
    return "".join(letter for letter in title.casefold() if letter.isalnum())


game = click.argument("game", callback=_game)
"""A game by its name or its title, as ``game``."""
any_game = click.argument("game", required=False, callback=_game)
"""Likewise, where it may be left out."""


def _pairs(ctx: click.Context, param: click.Parameter, options: tuple[str, ...]) -> dict[str, str]:
    """Return options as they were chosen. Raises ``click.UsageError`` for one without a value."""
    chosen = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not (name and equals and value):
            raise click.UsageError(worded("usage-rule-option", option=option))
        chosen[name] = value
    return chosen


rule_options = click.option("--option", "options", multiple=True, callback=_pairs)
"""The options of a game, ``name=value``, as the dict ``options``."""
