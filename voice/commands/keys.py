"""``heraut keys``: the key of the deck, taken to another computer or put back.

It is the register of cards: the key that chips are signed with, and the chips that were learnt.
There is one, and without it every chip that was written is a stranger.
"""

from __future__ import annotations

from pathlib import Path

import click

from heraut.atomic_write import write_atomically
from heraut.nfc.register import default_path, load
from heraut.plain_file import plain
from heraut.user_data import private_folder
from heraut.voice.commands.localisation import Group, teller, worded

_tell = teller("keys")


@click.group(cls=Group)
def keys() -> None:
    """Run one of the commands about the deck's key."""


@keys.command("export", words="keys-export")
@click.argument("path", type=click.Path(path_type=Path, dir_okay=False))
def export_keys(path: Path) -> None:
    """Write the key into a file for its owner alone."""
    source = default_path()
    load(source)  # one that is absent or damaged is told
    if path.exists():
        raise click.ClickException(worded("keys-there", path=str(path)))
    write_atomically(path, plain(source).read_bytes(), private=True)
    _tell("exported", path=str(path))


@keys.command("import")
@click.argument("path", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@click.option("--replace", is_flag=True)
def import_keys(path: Path, replace: bool) -> None:
    """Use the key of a file from now on; the one that was there is kept beside it."""
    deck = load(path)
    place = default_path()
    private_folder(place.parent)
    if place.exists() and plain(place).read_bytes() != plain(path).read_bytes():
        if not replace:
            raise click.ClickException(worded("keys-other", path=str(place)))
        place.replace(place.with_suffix(".before.json"))
    write_atomically(place, plain(path).read_bytes(), private=True)
    _tell("imported", count=len(deck.learnt) + len(deck.written))
