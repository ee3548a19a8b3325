"""The command ``families``: how a model hears voices by family, and the table of its card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

import click

from heraut.errors import KeyedError
from heraut.voice.acoustics.measurement.families import SNRS, Row, measured, record
from heraut.voice.acoustics.measurement.mbrola import Mbrola
from heraut.voice.acoustics.measurement.tables import check, head, percent, rewrite
from heraut.voice.acoustics.people.pico import Pico, unpacked
from heraut.voice.commands.localisation import Command, failure, teller
from heraut.voice.commands.spread import tell_notice
from heraut.voice.evaluation.scoring import Counts
from heraut.voice.workers.executor import executor

PART: Final = "families"
"""The part of a card that the table stands in."""
_FOLDER = click.Path(path_type=Path, file_okay=False)
_THERE = click.Path(path_type=Path, file_okay=False, exists=True)
_FILE = click.Path(path_type=Path, dir_okay=False, exists=True)
_OPTIONS: Final = (
    click.option("--model", default="fr-embedded", show_default=True),
    click.option("--out", type=_FOLDER, required=True),
    click.option("--from", "given", type=_THERE),
    click.option("--people", type=_THERE),
    click.option("--card", type=_FILE),
    click.option("--workers", type=click.IntRange(1, 64), default=2, show_default=True),
)
_tell: Final = teller("measure")


def of_voices(measure: Callable[..., None]) -> Callable[..., None]:
    """Give a function the options of commands that measure what MBROLA's voices and people say."""
    for option in reversed(_OPTIONS):
        measure = option(measure)
    return measure


@click.command(cls=Command)
@of_voices
def families(
    model: str, out: Path, given: Path | None, people: Path | None, card: Path | None, workers: int
) -> None:
    """Measure a model on families of voices, clean and in noise."""
    try:
        if card:
            check(card, PART)
        mbrola = Mbrola(out / "mbrola", given)
        pico = Pico(unpacked(out, given, _quietly))
        fixtures = record(out / "families", mbrola, pico.speaks, people)
        _tell("recorded", count=len(fixtures), voices=PART, folder=str(out / "families"))
        spread = executor(workers, None, tell_notice)
        text = "\n".join(table(measured(fixtures, model, spread, _tell)))
        if card:
            rewrite(card, text, PART)
    except (KeyedError, OSError) as error:
        raise failure(error) from error
    click.echo(text)


def _quietly(_done: int, _total: int) -> None:
    """Tell nobody how far a package is: these are small."""


def table(rows: Sequence[Row]) -> Iterator[str]:
    """Yield a line for each speaker, and one for all of a family that has several."""
    names = ["clean" if snr is None else f"{snr:g} dB" for snr in SNRS]
    yield from head("Family", "Speaker", "Said", *names)
    families = list(dict.fromkeys(row.family for row in rows))
    for family in families:
        mine = [row for row in rows if row.family == family]
        speakers = list(dict.fromkeys(row.speaker for row in mine))
        for speaker in speakers:
            yield _line(family, speaker, [row for row in mine if row.speaker == speaker])
        if len(speakers) > 1:
            yield _line(family, "all", mine)


def _line(family: str, speaker: str, rows: Sequence[Row]) -> str:
    cells = [_together(row.counts for row in rows if row.snr == snr) for snr in SNRS]
    shares = " | ".join(
        f"{percent(each.same, each.total)}, {each.wrong} wrong, {each.rejected} rejected"
        for each in cells
    )
    return f"| {family} | {speaker} | {cells[0].total} | {shares} |"


def _together(every: Iterator[Counts]) -> Counts:
    whole = Counts()
    for counts in every:
        whole.same += counts.same
        whole.wrong += counts.wrong
        whole.rejected += counts.rejected
    return whole
