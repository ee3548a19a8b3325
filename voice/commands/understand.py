"""``heraut understand``: how well typed sentences are understood, each in its position.

The exit code is 0 whenever everything was tried, however bad the figures are; 2 when a list cannot
be used at all.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import click

from heraut.engines.protocol import IllegalAction, NotationError
from heraut.engines.setup import BadSetup
from heraut.voice.commands import options
from heraut.voice.commands.localisation import Command
from heraut.voice.commands.start import language
from heraut.voice.evaluation import understanding
from heraut.voice.evaluation.sentence_list import ListError, load
from heraut.voice.evaluation.understanding import Counts, Understood, Verdict, counted
from heraut.voice.herald import Words

_EVERY: Final = 100
"""Sentences between two lines of progress."""


@click.command(cls=Command)
@click.argument(
    "lists", type=click.Path(path_type=Path, exists=True, dir_okay=False), nargs=-1, required=True
)
@options.lang
@options.as_json
def understand(lists: tuple[Path, ...], lang: str, as_json: bool) -> None:
    """Say what comes of the sentences of ``lists``, typed each in its position."""
    words = Words(language())

    def tell(message: str, **details: object) -> None:
        click.echo(words.text(f"understand-{message}", **details), err=as_json)

    listed = [(path, sentence) for path in lists for sentence in load(path)]
    tell("begins", count=len(listed))
    every: list[Understood] = []
    for number, (path, sentence) in enumerate(listed, 1):
        try:
            every.append(understanding.understand(sentence, lang))
        except (BadSetup, IllegalAction, NotationError) as problem:
            position = sentence.position
            told = f"there is no position {position.name!r}: {problem}"
            raise ListError(path, sentence.line, told) from problem
        if number % _EVERY == 0 and number < len(listed):
            tell("progress", done=number, count=len(listed))
    if as_json:
        click.echo(json.dumps(_as_json(every), ensure_ascii=False, indent=2))
        return
    for line in _told(every, words):
        click.echo(line)


def _as_json(every: Sequence[Understood]) -> dict[str, object]:
    kinds = counted(every, lambda one: one.sentence.kind)
    return {
        "total": _total(every).as_json(),
        "kinds": {name: counts.as_json() for name, counts in kinds.items()},
        "sentences": [
            {
                "position": one.sentence.position.name,
                "said": one.sentence.said,
                "meant": list(one.sentence.meant),
                "kind": one.sentence.kind,
                "verdict": str(one.verdict),
                "did": list(one.did),
                "answer": one.said,
                "offered": one.offered,
            }
            for one in every
        ],
    }


def _told(every: Sequence[Understood], words: Words) -> Iterator[str]:
    """Yield what went wrong, the worst last, then the figures."""
    for verdict in (Verdict.MISSED, Verdict.OTHER, Verdict.WRONG):
        for one in every:
            if one.verdict is verdict:
                yield words.text(
                    "understand-error",
                    verdict=str(verdict),
                    said=one.sentence.said,
                    position=one.sentence.position.name,
                    meant=one.sentence.meant[0],
                    did="; ".join(one.did),
                )
    for name, counts in counted(every, lambda one: one.sentence.kind).items():
        yield words.text("understand-kind", name=name or "-", **counts.as_json())
    yield words.text("understand-total", **_total(every).as_json())


def _total(every: Sequence[Understood]) -> Counts:
    total = Counts()
    for one in every:
        total.add(one)
    return total
