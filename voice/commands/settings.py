"""``heraut settings``: what is remembered from one evening to the next."""

from __future__ import annotations

from dataclasses import replace

import click

from heraut.voice.commands.localisation import Command, Group, teller, worded
from heraut.voice.home.settings import (
    NAMES,
    Value,
    forget_all,
    parsed,
    remember,
    remembered,
    settings_path,
    unusable,
)

_tell = teller("settings")


@click.group(cls=Group, invoke_without_command=True)
@click.pass_context
def settings(ctx: click.Context) -> None:
    """Say, change and forget what is remembered."""
    if ctx.invoked_subcommand is None:
        _told()


@settings.command("list", cls=Command, words="settings-list")
def list_settings() -> None:
    """Say what is remembered."""
    _told()


def _told() -> None:
    found, left_out = remembered(), unusable()
    for name in NAMES:
        if name in found:
            told = worded(f"settings-what-{name}")
            _tell("line", name=name, value=_shown(found[name]), what=told)
    if not found:
        _tell("none")
    if left_out:
        _tell("unusable", names=left_out)
    _tell("file", path=str(settings_path()))


def _shown(value: Value) -> str:
    """Return a value as it may be typed again."""
    if isinstance(value, bool):
        return worded(f"settings-value-{'yes' if value else 'no'}")
    return ",".join(value) if isinstance(value, list) else str(value)


@settings.command("set", cls=Command, words="settings-set")
@click.argument("name")
@click.argument("value")
def set_setting(name: str, value: str) -> None:
    """Remember one value."""
    said = {worded("settings-value-yes"): "true", worded("settings-value-no"): "false"}
    kept = parsed(name, said.get(value.casefold(), value))
    if name == "ear":
        from heraut.voice.commands.play import ear_device

        for each in value.split(","):
            ear_device(each)
    remember({name: kept})
    _tell("set", name=name, value=_shown(kept))


@settings.command("reset", cls=Command, words="settings-reset")
@click.argument("name", required=False)
def reset(name: str | None) -> None:
    """Forget one setting, or all."""
    if name is None:
        forget_all()
        _tell("reset-all")
        return
    if name not in NAMES:
        parsed(name, "")  # tells which there are
    remember({name: None})
    _tell("reset", name=name)


@settings.command("voices", cls=Command, words="settings-voices")
@click.option("--silent", is_flag=True)
def voices(silent: bool) -> None:
    """Let each voice of this computer say its own name."""
    from heraut.voice.commands.cards.aloud import open_aloud
    from heraut.voice.commands.localisation import catalogue
    from heraut.voice.commands.start import language
    from heraut.voice.home.own_voice import remembered_voice
    from heraut.voice.mouth.synthesiser import Synthesiser

    lang = language()
    with Synthesiser() as synthesiser:
        names = synthesiser.voices(lang)
    with open_aloud(catalogue(lang), not silent, own=True) as say:
        for number, name in enumerate(names, 1):
            say.voice(replace(remembered_voice(lang), voice=name))
            say(worded("settings-voice-line", number=number, voice=name))
    _tell("voices-how")
