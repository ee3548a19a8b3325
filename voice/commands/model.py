"""``heraut model``: which models there are to hear with, and installing the official ones."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import click

from heraut.voice.commands.calibrate import calibrate
from heraut.voice.commands.localisation import Group
from heraut.voice.commands.start import language
from heraut.voice.herald import LANGUAGES as SPOKEN
from heraut.voice.herald import Words
from heraut.voice.models.errors import ModelError
from heraut.voice.models.fetch import install as install_model
from heraut.voice.models.fetch import pin_for, waiting
from heraut.voice.models.personal import NOTE, Personal
from heraut.voice.models.receipt import damaged
from heraut.voice.models.second_ears import (
    SIZE,
    WHISPER,
    has_library,
    install_whisper,
    lacking,
    second_ear,
    whisper_folder,
)
from heraut.voice.models.store import LANGUAGES, ModelChoice, available, find, installed, personal
from heraut.voice.models.transfer import MEGABYTE

_STEP: Final = 10
"""Progress is said each time so many per cent more are there."""


@click.group(cls=Group)
def model() -> None:
    """Run one of the commands about models."""


model.add_command(calibrate)


@model.command("list")
def list_models() -> None:
    """Tell which models are there, which one is used, and why."""
    words = Words(language())
    # One that nothing can play in is told only where it was installed all the same.
    used = (each for each in LANGUAGES if each in SPOKEN or installed(each) or personal(each))
    for lang in sorted(used, key=SPOKEN.__contains__, reverse=True):
        for line in _lines(words, lang):
            click.echo(line)
    click.echo(_second(words, language()))


def _lines(words: Words, lang: str) -> list[str]:
    there = available(lang) + personal(lang)
    try:
        used = find(lang)
    except ModelError as error:
        if error.key == "model_missing":
            return [words.text("model-none", lang=lang)]
        lines = [words.error(error)]
    else:
        lines = [
            words.text("model-used", lang=lang, name=used.name, why=used.why),
            words.text("model-place", path=used.path),
        ]
        if used.personal:
            lines.append(_about(words, used.personal))
        there = tuple(choice for choice in there if choice.path != used.path)
        if used.embedded:
            lines.append(words.text("model-advice", lang=lang))
    return lines + [_also(words, choice) for choice in there]


def _second(words: Words, lang: str) -> str:
    """Return which second ear there is, or what is missing for one."""
    choice = second_ear(lang)
    if choice is not None:
        return words.text("model-second", name=choice.name, kind=choice.kind, path=choice.path)
    return words.text("model-no-second", lacks=lacking())


def _also(words: Words, choice: ModelChoice) -> str:
    """Return what is said of a model that is there and not used."""
    if choice.personal is None:
        kind = "embedded" if choice.embedded else "official"
        kind = "damaged" if (choice.path / NOTE).exists() else kind
        return words.text("model-also", name=choice.name, kind=kind)
    told = words.text("model-also", name=choice.name, kind="personal")
    return f"{told} {_about(words, choice.personal)}"


def _about(words: Words, about: Personal) -> str:
    """Return whose voice a personal model was fitted to, and what it brought."""
    return words.text(
        "model-personal",
        voices=about.voices,
        base=about.base,
        clips=about.clips,
        left=about.left_out,
        before=about.before,
        after=about.after,
    )


@model.command()
@click.argument("lang")
@click.option("--from", "sources", multiple=True)
@click.option("--again", is_flag=True)
def install(lang: str, sources: tuple[str, ...], again: bool) -> None:
    """Install the official model of a language, or Whisper."""
    words = Words(language())
    if lang == WHISPER:
        _install_whisper(words, sources, again)
        return
    try:
        pin = pin_for(lang)
        if len(sources) > 1:
            problem = "an official model is one file: name one --from"
            raise ModelError("model_several_sources", problem, name=pin.name)
        there = installed(lang)
        if there and not again and not damaged(there.path):
            click.echo(words.text("model-already", name=pin.name))
            return
        click.echo(words.text("model-fetching", name=pin.name, total=round(pin.size / MEGABYTE)))
        if have := waiting(pin):
            click.echo(words.text("model-going-on", done=have // MEGABYTE))
        source = sources[0] if sources else None
        choice = install_model(lang, source=source, pin=pin, progress=_teller(words, have))
    except ModelError as error:
        click.echo(words.error(error), err=True)
        sys.exit(1)
    click.echo(words.text("model-installed", name=choice.name))


def _install_whisper(words: Words, sources: tuple[str, ...], again: bool) -> None:
    """Install the second ear's model; say what runs it, if that is missing."""
    if whisper_folder() and not again:
        click.echo(words.text("model-already", name=WHISPER))
    else:
        click.echo(words.text("model-fetching", name=WHISPER, total=round(SIZE / MEGABYTE)))
        try:
            install_whisper(map(Path, sources), progress=_teller(words, 0))
        except ModelError as error:
            click.echo(words.error(error), err=True)
            sys.exit(1)
        click.echo(words.text("model-installed-second", name=WHISPER))
    if not has_library():
        click.echo(words.text("model-no-second", lacks="library"))


def _teller(words: Words, have: int) -> Callable[[int, int], None]:
    """Return what says the progress in words, once for every tenth of the whole."""
    said: int | None = None

    def tell(done: int, total: int) -> None:
        nonlocal said
        step = 100 * done // total // _STEP
        if said is None:
            said = 100 * have // total // _STEP
        if step > said:
            said = step
            values = {"done": done // MEGABYTE, "total": round(total / MEGABYTE)}
            click.echo(words.text("model-progress", percent=step * _STEP, **values))

    return tell
