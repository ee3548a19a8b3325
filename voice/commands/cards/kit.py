"""``heraut cards kit``: a PDF of labels, maps and instructions for who adapts a box."""

from __future__ import annotations

from pathlib import Path

import click

from heraut.engines.facts import overlaid
from heraut.engines.journal import load
from heraut.engines.registry import find_rules
from heraut.errors import KeyedError
from heraut.plain_file import plain
from heraut.voice.box_data.corrections import installed
from heraut.voice.commands import options
from heraut.voice.commands.localisation import Command
from heraut.voice.herald import Words
from heraut.voice.kit.box import find_box
from heraut.voice.kit.labels import labels
from heraut.voice.kit.maps import find_board
from heraut.voice.kit.names import game_title, message, named_parts
from heraut.voice.kit.sheets import numbered, pages
from heraut.voice.runtime.machine_key import present_seal


class KitFileExists(KeyedError, FileExistsError):
    """The file is there already and holds something else."""


@click.command(cls=Command)
@options.game
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--braille", is_flag=True)
@click.option("--board", "played", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--sections")
@click.option("--replace", is_flag=True)
@options.lang
def kit(
    game: str,
    out: Path | None,
    braille: bool,
    played: Path | None,
    sections: str | None,
    replace: bool,
    lang: str,
) -> None:
    """Draw the labels, maps and instructions for the box of ``game``.

    With the board of a match that was ``played``, or of ``sections``, that board alone.
    """
    from heraut.voice.kit.pdf import drawn, text_width  # not needed at the table

    words = Words(lang)
    if played is not None or sections is not None:
        _draw_board(game, out, played, sections, replace, words)
        return
    box = find_box(game)
    board = find_board(game, overlaid(find_rules(game).facts, installed(game)))
    path = out if out is not None else Path(f"{game}-kit.pdf")
    made = labels(box, words, braille)
    sheets = pages(box, made, words, text_width, board)
    title = words.text("kit-use-title", game=game_title(words, game))
    _write(path, drawn(sheets, title, lang), replace)
    code = "braille" if braille else "dots"
    told = {"path": str(path), "labels": len(made), "pages": len(sheets), "code": code}
    click.echo(words.text("kit-drawn", **told))


def _draw_board(
    game: str,
    out: Path | None,
    played: Path | None,
    sections: str | None,
    replace: bool,
    words: Words,
) -> None:
    """Draw one board: that of a match, with the corrections that it is played with, or another."""
    from heraut.voice.kit.board import drawn_pages
    from heraut.voice.kit.pdf import drawn, text_width

    rules = find_rules(game)
    if played is not None and sections is not None:
        raise click.UsageError(words.text("kit-one-board"))
    if played is not None:
        match, _, _ = load(played, present_seal())
        if match.rules.name != rules.name:
            raise click.UsageError(words.text("kit-other-game", path=str(played)))
        overlay, parts = match.overlay, tuple(rules.laid(match.state))
    else:
        overlay, parts = installed(game), ()
    board = find_board(game, overlaid(rules.facts, overlay))
    if board is not None and sections is not None:
        parts = named_parts(board, sections, words)
    if board is None or not parts or len(parts) < board.beside:
        raise click.UsageError(words.text("kit-no-board", game=game_title(words, game)))
    laid = board.laid(parts)
    shown = numbered(drawn_pages(board, laid, words, text_width), words)
    title = words.text(message(game, "map", "whole", "title"))
    path = out if out is not None else Path(f"{game}-board.pdf")
    _write(path, drawn(shown, title, words.lang), replace)
    click.echo(words.text("kit-board-drawn", path=str(path), pages=len(shown)))


def _write(path: Path, octets: bytes, replace: bool) -> None:
    if path.exists() and not replace and plain(path).read_bytes() != octets:
        raise KitFileExists("kit_file_exists", f"{path} is there already", path=str(path))
    path.write_bytes(octets)
