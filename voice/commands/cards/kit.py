"""``heraut cards kit``: a PDF of labels, maps and instructions for who adapts a box."""

from __future__ import annotations

from pathlib import Path

import click

from heraut.engines.facts import overlaid
from heraut.engines.registry import find_rules
from heraut.errors import KeyedError
from heraut.voice.box_data.corrections import installed
from heraut.voice.commands import options
from heraut.voice.commands.localisation import Command
from heraut.voice.herald import Words
from heraut.voice.kit.box import find_box
from heraut.voice.kit.labels import labels
from heraut.voice.kit.maps import find_board
from heraut.voice.kit.names import game_title
from heraut.voice.kit.sheets import pages


class KitFileExists(KeyedError, FileExistsError):
    """The file is there already and holds something else."""


@click.command(cls=Command)
@click.argument("game")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--braille", is_flag=True)
@click.option("--replace", is_flag=True)
@options.lang
def kit(game: str, out: Path | None, braille: bool, replace: bool, lang: str) -> None:
    """Draw the labels, maps and instructions for the box of ``game``."""
    from heraut.voice.kit.pdf import drawn, text_width  # not needed at the table

    words = Words(lang)
    box = find_box(game)
    board = find_board(game, overlaid(find_rules(game).facts, installed(game)))
    path = out if out is not None else Path(f"{game}-kit.pdf")
    made = labels(box, words, braille)
    sheets = pages(box, made, words, text_width, board)
    title = words.text("kit-use-title", game=game_title(words, game))
    octets = drawn(sheets, title, lang)
    if path.exists() and not replace and path.read_bytes() != octets:
        raise KitFileExists("kit_file_exists", f"{path} is there already", path=str(path))
    path.write_bytes(octets)
    code = "braille" if braille else "dots"
    told = {"path": str(path), "labels": len(made), "pages": len(sheets), "code": code}
    click.echo(words.text("kit-drawn", **told))
