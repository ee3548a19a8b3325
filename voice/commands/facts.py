"""``heraut facts``: what no rulebook tells of a box, how sure it is, and its corrections."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from heraut.engines.facts import BadOverlay, Fact, overlaid, read_entries
from heraut.engines.registry import find_rules
from heraut.voice.box_data import corrections
from heraut.voice.box_data.facts import told
from heraut.voice.commands import options
from heraut.voice.commands.localisation import Command, Group, worded
from heraut.voice.herald import Words
from heraut.voice.kit.box import has_box
from heraut.voice.kit.names import game_title

_BY_QUESTIONS = ("add-event", "describe")


class _Facts(Group):
    """Takes the name of a game where a group has the name of a command."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(
            ctx, args if args[:1] and args[0] in _BY_QUESTIONS else ["", *args]
        )

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_BY_QUESTIONS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in _BY_QUESTIONS:
            # Loaded only when they are called: they need ears, a voice and a reader.
            from heraut.voice.commands.add_event import add_event, describe

            return add_event if cmd_name == add_event.name else describe
        return _told


@click.group(cls=_Facts)
def facts() -> None:
    """Pass a game on to what tells its facts."""


@click.command("facts-game", cls=Command)
@options.game
@click.option("--check", type=click.Path(path_type=Path))
@click.option("--install", type=click.Path(path_type=Path))
@click.option("--remove", is_flag=True)
@options.lang
def _told(game: str, check: Path | None, install: Path | None, remove: bool, lang: str) -> None:
    """Tell what the rulebook of ``game`` leaves open, or take its owner's corrections."""
    if sum((check is not None, install is not None, remove)) > 1:
        raise click.UsageError(worded("usage-facts-one-thing"))
    words, rules = Words(lang), find_rules(game)
    title = game_title(words, rules.name) if has_box(rules.name) else rules.name
    try:
        if remove:
            key = "facts-removed" if corrections.remove(rules.name) else "facts-not-installed"
            click.echo(words.text(key, game=title))
            return
        if path := check or install:
            text = corrections.check(rules, path)
            changed = _named(rules.facts, text)
            _print(words.text("facts-good", path=str(path), count=len(changed)))
            _print(*told(words, rules.name, changed, [fact.item for fact in changed]))
            if install:
                kept = corrections.install(rules.name, text)
                _print(words.text("facts-installed", game=title, path=str(kept)))
            return
        text = corrections.installed(rules.name)
    except BadOverlay as bad:
        click.echo(words.error(bad), err=True)
        sys.exit(1)
    if not rules.facts:
        _print(words.text("facts-none", game=title))
        return
    doubtful = [fact for fact in overlaid(rules.facts, text) if fact.status != "sourced"]
    _print(words.text("facts-begin", game=title, count=len(doubtful)))
    if text:
        _print(words.text("facts-owner", path=str(corrections.overlay_path(rules.name))))
    _print(*told(words, rules.name, doubtful, read_entries(text)))


def _named(known: Sequence[Fact], overlay: str) -> Sequence[Fact]:
    """Return the facts that a file of corrections names."""
    items = read_entries(overlay)
    return [fact for fact in overlaid(known, overlay) if fact.item in items]


def _print(*lines: str) -> None:
    for line in lines:
        click.echo(line)
