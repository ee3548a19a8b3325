"""The command ``talk``: what a model does when people talk, but not to Héraut."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import click

from heraut.errors import KeyedError
from heraut.voice.acoustics.measurement.family_card import of_voices
from heraut.voice.acoustics.measurement.mbrola import Mbrola
from heraut.voice.acoustics.measurement.table_talk import measured, record
from heraut.voice.acoustics.measurement.tables import check, head, percent, rewrite
from heraut.voice.commands.localisation import Command, failure, teller
from heraut.voice.commands.spread import tell_notice
from heraut.voice.evaluation.scoring import Measured, Verdict
from heraut.voice.workers.executor import executor

PART: Final = "talk"
"""The part of a card that the table stands in."""
_ENDS: Final = ("Right", "Rejected", "Doubted", "Wrong")
_tell: Final = teller("measure")


@click.command(cls=Command)
@of_voices
def talk(
    model: str, out: Path, given: Path | None, people: Path | None, card: Path | None, workers: int
) -> None:
    """Measure what a model takes for a move that is none, and commands beside talk."""
    try:
        if card:
            check(card, PART)
        fixtures = record(out / "talk", Mbrola(out / "mbrola", given), people)
        _tell("recorded", count=len(fixtures), voices=PART, folder=str(out / "talk"))
        text = "\n".join(table(measured(fixtures, model, executor(workers, None, tell_notice))))
        if card:
            rewrite(card, text, PART)
    except (KeyedError, OSError) as error:
        raise failure(error) from error
    click.echo(text)


def table(every: Sequence[Measured]) -> Iterator[str]:
    """Yield a line for each speaker in each situation, and one for all."""
    yield from head("Said", "Speaker", "Count", *_ENDS)
    for situation in dict.fromkeys(one.fixture.set for one in every):
        mine = [one for one in every if one.fixture.set == situation]
        speakers = dict.fromkeys(one.fixture.voice for one in mine)
        for speaker in speakers:
            yield _line(situation, speaker, [one for one in mine if one.fixture.voice == speaker])
        yield _line(situation, "all", mine)


def _line(situation: str, speaker: str, mine: Sequence[Measured]) -> str:
    ended = Counter(one.verdict for one in mine)
    read_back = sum(one.doubted for one in mine if one.verdict is Verdict.WRONG)
    done = ended[Verdict.WRONG] - read_back
    counts = (ended[Verdict.SAME], ended[Verdict.REJECTED], read_back, done)
    cells = (f"{count} ({percent(count, len(mine))})" for count in counts)
    return f"| {situation} | {speaker} | {len(mine)} | {' | '.join(cells)} |"
