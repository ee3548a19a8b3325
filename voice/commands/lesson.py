"""``heraut lesson``: learn a game by playing it, by voice or by typed lines."""

from __future__ import annotations

import secrets
import sys
from io import StringIO

import click

from heraut.engines.registry import RULES, find_rules
from heraut.voice.box_data.corrections import installed
from heraut.voice.commands import options as common
from heraut.voice.commands.localisation import Command, worded
from heraut.voice.herald import Verbosity
from heraut.voice.home.settings import LISTEN, kept
from heraut.voice.runtime.live import Live
from heraut.voice.runtime.match_factory import MatchFactory
from heraut.voice.runtime.match_opening import ToSetUp
from heraut.voice.runtime.speech_outputs import SpeechWanted


@click.command(cls=Command)
@common.any_game
@common.lang
@common.verbosity
@click.option("--text", is_flag=True)
@click.option("--listen", type=click.Choice(LISTEN), default=LISTEN[0])
@click.option("--headphones", is_flag=True)
@click.option("--transcript", is_flag=True)
@click.option("--check", is_flag=True)
def lesson(
    game: str | None,
    lang: str,
    verbosity: str,
    text: bool,
    listen: str,
    headphones: bool,
    transcript: bool,
    check: bool,
) -> None:
    """Take the lesson of ``game``; without it Héraut asks which.

    Or write what is said in it, or check whether it can be taken in every way; exit 1 if not.
    """
    name = "" if game is None else find_rules(game).name
    if check:
        games = [name] if name else list(RULES)
        sys.exit(0 if sum(_good(lang, each) for each in games) == len(games) else 1)
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
        listen=listen,
        barge_in=headphones,
        speech=SpeechWanted.remembered(),
        model=kept().get("model"),
    )
    live.play(ToSetUp(secrets.randbits(32), name, learning=True))


def _good(lang: str, game: str) -> bool:
    """Check a lesson, tell what was found, and return whether it is good."""
    from heraut.voice.tasks.lesson.check import problems
    from heraut.voice.tasks.lesson.transcript import ready, seconds, taken

    lesson = ready(lang, game)
    found = list(problems(lesson, lang))
    for problem in found:
        click.echo(worded("lesson-check-problem", game=game, problem=problem))
    if not found:
        told = {"count": len(lesson.steps), "seconds": round(seconds(taken(lesson, lang)))}
        click.echo(worded("lesson-check-good", game=game, **told))
    return not found
