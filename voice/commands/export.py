"""``heraut export``: a finished match in clear, for whoever wants to read it or play it through."""

from __future__ import annotations

from pathlib import Path

import click

from heraut.engines.journal import Journal, load
from heraut.errors import KeyedError
from heraut.voice.commands.localisation import Command, teller
from heraut.voice.runtime.machine_key import present_seal


class UnfinishedMatch(KeyedError, ValueError):
    """A match that is not over holds what its players may not know yet."""

    def __init__(self, path: Path) -> None:
        super().__init__("export_unfinished", f"{path} is not over", path=str(path))


@click.command(cls=Command)
@click.argument("save", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False))
def export(save: Path, out: Path | None) -> None:
    """Write a finished match in clear; nothing that is there is overwritten."""
    match, _, _ = load(save, present_seal())
    if match.to_act is not None:
        raise UnfinishedMatch(save)
    clear = out or save.with_name(f"{save.stem}.clear.jsonl")
    Journal.create(clear, match)
    teller("export")("done", path=str(clear))
