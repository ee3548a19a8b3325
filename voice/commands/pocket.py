"""``heraut pocket``: what the pages of phones need beyond a match."""

from __future__ import annotations

import click

from heraut.voice.commands.localisation import Group, teller


@click.group(cls=Group)
def pocket() -> None:
    """Run one of the commands about the pages of phones."""


@pocket.command()
@click.option("--replace", is_flag=True)
def certificate(replace: bool) -> None:
    """Make the household's authority, and tell how phones come to trust it."""
    from heraut.voice.pocket.errors import PocketMissing

    try:
        from heraut.voice.pocket.authority import certificate as file
        from heraut.voice.pocket.authority import default_folder, load, make
    except ImportError as missing:
        raise PocketMissing(missing.name or "") from None
    tell = teller("pocket-certificate")
    folder = default_folder()
    there = None if replace else load(folder)
    authority = there or make(folder)
    tell("made" if there is None else "there", path=str(file(folder)))
    for step in ("way", "ios", "ios-trust", "android", "then"):
        tell(step)
    tell("fingerprint", digits=authority.fingerprint[:8].upper())
    tell("alone", path=str(folder))
