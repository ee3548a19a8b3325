"""Which words should name the lines of a hex board: coordinates said, heard and counted.

``python -m heraut.voice.acoustics.measurement.lines --game GAME --card FILE`` writes the figures of
a document anew, as those of ``docs/kingdom-builder-coordinates.md``. Each set of words is the whole
grammar of its measurement: every line word before every number, beside unknown speech. Candidates
need not stand in the model's lexicon: a copy of the model, thrown away afterwards, is taught them.
"""

from __future__ import annotations

import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import click

from heraut.grammars import Grammar
from heraut.voice.acoustics.espeak import EspeakError
from heraut.voice.acoustics.graph import graph_files
from heraut.voice.acoustics.lexicon import shipped_lexicon
from heraut.voice.acoustics.measurement.confusion import Clip, Confusions, Listener
from heraut.voice.acoustics.measurement.heldout import DEVELOPMENT, VARIANTS
from heraut.voice.acoustics.measurement.tables import CardError, check, rewrite
from heraut.voice.acoustics.measurement.words import number, word_lists
from heraut.voice.acoustics.words import extend
from heraut.voice.commands.localisation import Command, failure, localise_library, teller
from heraut.voice.ears.sound import Samples
from heraut.voice.models.loaded import LoadedModel, load
from heraut.voice.models.store import ModelChoice, find

PLACES: Final = 20
"""The places of a line, numbered from 1."""

SNRS: Final = (None, 10.0, 5.0)
"""Signal-to-noise ratios in dB; ``None`` is without noise."""

CANDIDATES: Final = {name: words for name, words in word_lists().items() if name != "commands"}
"""Sets of words for the lines A to Y, by what they are."""

CHOSEN: Final = "chosen"
"""The set that the game's grammar has."""


@dataclass(frozen=True, slots=True)
class Measured:
    """How one set of line words was heard."""

    name: str
    words: tuple[str, ...]
    heard: tuple[Confusions, ...]
    """For each of :data:`SNRS`."""

    def swapped(self, index: int) -> Counter[tuple[str, str]]:
        """Return the line words taken for others at one of :data:`SNRS`: said, heard."""
        return self._mistaken(index, 0)

    def misnumbered(self, index: int) -> Counter[tuple[str, str]]:
        """Return the numbers taken for others: said, heard."""
        return self._mistaken(index, 2)

    def _mistaken(self, index: int, part: int) -> Counter[tuple[str, str]]:
        """Compare one part of the phrases around their first space."""
        found: Counter[tuple[str, str]] = Counter()
        for said_phrase, others in self.heard[index].confused():
            for heard_phrase, times in others.items():
                one, other = (text.partition(" ")[part] for text in (said_phrase, heard_phrase))
                if one != other:
                    found[one, other] += times
        return found


def coordinates(words: Sequence[str]) -> tuple[str, ...]:
    """Return every coordinate of these lines as it is said."""
    return tuple(f"{word} {number(place)}" for word in words for place in range(1, PLACES + 1))


def said(words: Sequence[str], each: int, voices: Sequence[str], seed: int) -> list[Clip]:
    """Return some coordinates of every line, each said by one voice.

    Each voice says ``each`` places of every line, drawn by ``seed`` alone, so that all sets of
    words are said alike.
    """
    clips = []
    for index, word in enumerate(words):
        dice = Random(f"lines {seed} {index}")
        for variant in voices:
            for place in dice.sample(range(1, PLACES + 1), each):
                clips.append(Clip.drawn(f"{word} {number(place)}", variant, dice))
    return clips


@contextmanager
def _taught(choice: ModelChoice, words: Sequence[str]) -> Iterator[LoadedModel]:
    """Lend a copy of an embedded model that knows these words too."""
    lexicon = extend(shipped_lexicon(), words, ())
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "model"
        shutil.copytree(choice.path, copy)
        for name, data in graph_files(lexicon).items():
            (copy / "graph" / name).write_bytes(data)
        yield load(find(choice.lang, str(copy)))


def _measure(
    name: str, words: tuple[str, ...], model: LoadedModel, clips: Sequence[Clip], seed: int
) -> Measured:
    listener = Listener(model, coordinates(words))
    talkers: list[Samples] = [clip.samples for clip in clips]
    heard = tuple(listener.confusions(clips, snr, talkers, seed) for snr in SNRS)
    return Measured(name, words, heard)


def tables(found: Sequence[Measured]) -> str:
    """Return the figures as Markdown."""
    rows = ["| words | noise | said | heard | refused | wrong line | wrong number |"]
    rows.append("|---|---|---|---|---|---|---|")
    for one in found:
        for index, snr in enumerate(SNRS):
            heard = one.heard[index]
            lines_wrong = one.swapped(index).total()
            numbers_wrong = one.misnumbered(index).total()
            rows.append(
                f"| {one.name} | {_noise(snr)} | {heard.total} | {heard.right} | {heard.rejected} "
                f"| {lines_wrong} | {numbers_wrong} |"
            )
    parts = ["\n".join(rows)]
    for one in found:
        swapped = [one.swapped(index) for index in range(len(SNRS))]
        pairs = [
            f"| {', '.join(pair)} | {' | '.join(str(counts[pair]) for counts in swapped)} |"
            for pair in sorted(set().union(*swapped))
        ]
        head = f"| said, heard | {' | '.join(map(_noise, SNRS))} |\n|---|{'---|' * len(SNRS)}\n"
        table = head + "\n".join(pairs) if pairs else "No line was taken for another one."
        parts.append(f"### Lines taken for others: {one.name}\n\n{table}")
    every = (one.misnumbered(index) for one in found for index in range(len(SNRS)))
    total = sum(every, Counter[tuple[str, str]]())
    named = "\n".join(f"| {a} | {b} | {times} |" for (a, b), times in total.most_common(12))
    head = "| said | heard | times, all sets |\n|---|---|---|\n"
    parts.append(f"### Numbers taken for others\n\n{head}{named}")
    return "\n\n".join(parts)


def _noise(snr: float | None) -> str:
    return "none" if snr is None else f"{snr:g} dB"


def lines(game: str) -> tuple[str, ...]:
    """Return the line words that a game's grammar has, A first."""
    listed = Grammar.load("fr", game).spec.numbers["line"].words
    return tuple(forms[0][0] for forms in listed.values())


@click.command("lines", cls=Command)
@click.option("--card", type=click.Path(path_type=Path, dir_okay=False, exists=True), required=True)
@click.option("--game", required=True)
@click.option("--model", default="fr-embedded", show_default=True)
@click.option("--voices", default=len(VARIANTS[DEVELOPMENT]), show_default=True)
@click.option("--each", default=1, show_default=True)
@click.option("--seed", default=1, show_default=True)
def measure(card: Path, game: str, model: str, voices: int, each: int, seed: int) -> None:
    """Measure every set of line words, and write the figures of the card anew."""
    tell = teller("measure")
    try:
        check(card)
        sets = {**CANDIDATES, CHOSEN: lines(game)}
        every = sorted({word for words in sets.values() for word in words})
        found = []
        with _taught(find("fr", model), every) as taught:
            for name, words in sets.items():
                clips = said(words, each, VARIANTS[DEVELOPMENT][:voices], seed)
                tell("confusions", name=name, count=len(clips), times=len(SNRS))
                found.append(_measure(name, words, taught, clips, seed))
        rewrite(card, tables(found))
    except (CardError, EspeakError) as error:
        raise failure(error) from error


if __name__ == "__main__":
    localise_library()
    measure(prog_name="python -m heraut.voice.acoustics.measurement.lines")
