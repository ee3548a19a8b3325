"""The command ``respoken``: sentences of recordings, said again in the seven voices of MBROLA.

It makes two sets of as many sentences, no sentence in both, from each game as many: one to choose
by, one to hold out. ``heraut evaluate`` measures either, with both ears too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, cycle, islice
from pathlib import Path
from random import Random
from typing import Final

import click

from heraut.atomic_write import write_atomically
from heraut.errors import KeyedError
from heraut.voice.acoustics.corpus.sentences import respelled
from heraut.voice.acoustics.corpus.synthesis import ForeignSpeechError
from heraut.voice.acoustics.measurement.families import MBROLA
from heraut.voice.acoustics.measurement.mbrola import VOICES, Mbrola
from heraut.voice.commands.localisation import Command, failure, teller
from heraut.voice.ears.wav import write_wav
from heraut.voice.evaluation.fixtures import MANIFEST, Expectation, Fixture, encode, load

SETS: Final = ("chosen-by", "held-out")
"""The folders of the two sets."""
SEED: Final = 20
"""What is drawn if not told otherwise. Another one draws others, and gives them other voices."""
_FOLDER = click.Path(path_type=Path, file_okay=False)
_THERE = click.Path(path_type=Path, file_okay=False, exists=True)
_tell: Final = teller("measure")


@click.command(cls=Command)
@click.argument("recordings", type=_THERE)
@click.option("--out", type=_FOLDER, required=True)
@click.option("--from", "given", type=_THERE)
@click.option("--count", type=click.IntRange(1), default=120, show_default=True)
@click.option("--seed", default=SEED, show_default=True)
def respoken(recordings: Path, out: Path, given: Path | None, count: int, seed: int) -> None:
    """Have sentences of recordings said again by MBROLA: a set to choose by, and one held out."""
    try:
        mbrola = Mbrola(out / "mbrola", given)
        for name, drawn in zip(SETS, halves(load(recordings), count, seed), strict=True):
            made = say_again(drawn, out / name, mbrola, count, seed)
            _tell("recorded", count=len(made), voices=MBROLA, folder=str(out / name))
    except (KeyedError, OSError) as error:
        raise failure(error) from error


def halves(
    fixtures: Sequence[Fixture], count: int, seed: int = SEED
) -> tuple[list[Fixture], list[Fixture]]:
    """Return two lists of sentences of the games, by turns of one game and another, none in both.

    Each has some more than ``count``, where there are as many: a voice may lack a sound.
    """
    wanted = [
        one
        for one in {(each.game, each.words): each for each in fixtures}.values()
        if one.lang == "fr" and one.expect in (Expectation.SAME, Expectation.REFUSED)
    ]
    Random(seed).shuffle(wanted)
    by_game: dict[str, list[Fixture]] = {}
    for one in wanted:
        by_game.setdefault(one.game, []).append(one)
    most = 2 * count // len(by_game) + len(by_game) if by_game else 0
    every = [by_game[game][:most] for game in sorted(by_game)]
    # By turns of the games; then every other turn goes to the second set.
    turns = [[one[at] for one in every if at < len(one)] for at in range(most)]
    return [*chain(*turns[::2])], [*chain(*turns[1::2])]


def say_again(
    drawn: Sequence[Fixture], folder: Path, mbrola: Mbrola, count: int, seed: int = SEED
) -> tuple[Fixture, ...]:
    """Write ``count`` of the sentences drawn into ``folder``, unless it has a set; return them.

    Raises :class:`~heraut.voice.acoustics.measurement.mbrola.MbrolaError` and ``OSError``.
    """
    if not (folder / MANIFEST).exists():
        folder.mkdir(parents=True, exist_ok=True)
        lines = [encode(one) + "\n" for one in islice(_said(drawn, folder, mbrola, seed), count)]
        write_atomically(folder / MANIFEST, "".join(lines))
    return load(folder)


def _said(drawn: Sequence[Fixture], folder: Path, mbrola: Mbrola, seed: int) -> Iterator[Fixture]:
    dice = Random(seed)
    for number, (one, voice) in enumerate(zip(drawn, cycle(VOICES), strict=False)):
        try:
            sound = mbrola.say(respelled(one.words), voice, dice)
        except ForeignSpeechError:
            continue
        file = f"{number:03}-{voice}.wav"
        with (folder / file).open("wb") as wav:
            write_wav(wav, sound)
        yield replace(one, file=file, voice=voice, made=MBROLA, rate=None, pitch=None)
