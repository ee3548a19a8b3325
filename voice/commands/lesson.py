"""``heraut lesson``: learn a game by playing it, by voice or by typed lines."""

from __future__ import annotations

import secrets
import sys
from io import StringIO

import click

from heraut.engines.registry import RULES, find_rules
from heraut.voice.box_data.corrections import installed
from heraut.voice.commands import options as common
from heraut.voice.commands.localisation import Command
from heraut.voice.herald import Verbosity
from heraut.voice.runtime.live import Live, ToSetUp
from heraut.voice.runtime.match_factory import MatchFactory


@click.command(cls=Command)
@click.argument("game", required=False)
@common.lang
@common.verbosity
@click.option("--text", is_flag=True)
@click.option("--headphones", is_flag=True)
@click.option("--transcript", is_flag=True)
def lesson(
    game: str | None, lang: str, verbosity: str, text: bool, headphones: bool, transcript: bool
) -> None:
    """Take the lesson of ``game``; without it Héraut asks which. Or write what is said in it."""
    name = "" if game is None else find_rules(game).name
    if transcript:
        from heraut.voice.tasks.lesson.transcript import page

        click.echo(page(lang, [name] if name else list(RULES)), nl=False)
        return
    live = Live(
        factory=MatchFactory(lang, Verbosity(verbosity), overlay=installed),
        typed=text,
        reader=None,
        ears=(),
        stream=sys.stdin or StringIO(),
        barge_in=headphones,
    )
    live.play(ToSetUp(secrets.randbits(32), name, learning=True))
