"""Teaching a network with people beside synthetic voices: aligned by itself, and once more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import torch

from heraut.voice.acoustics.corpus.shards import made
from heraut.voice.acoustics.making.aligning import aligned, fitting, transcribed
from heraut.voice.acoustics.making.clips import Clip, read_clips, write_clips
from heraut.voice.acoustics.making.mixing import make_mixtures
from heraut.voice.acoustics.network.averaging import averaged
from heraut.voice.acoustics.network.layers import Layer
from heraut.voice.acoustics.network.mmi import Stream, framewise_of, learn_sequences
from heraut.voice.acoustics.network.stream import Corpus
from heraut.voice.acoustics.network.tdnn import Scale, from_layers
from heraut.voice.acoustics.network.trainer import Plan
from heraut.voice.acoustics.people.collection import TABLE, table
from heraut.voice.acoustics.progress import Tell

_SLACK: Final = 2
"""Frames by which people's phones may lie elsewhere: their times were found, not made."""


@dataclass(frozen=True, slots=True)
class Round:
    """Recordings aligned by the network as it is, then learnt from."""

    shards: int
    """Files of utterances that are mixed of them."""
    plan: Plan
    beside: int = 0
    """The first of the shards of synthetic speech that are learnt from beside them."""


@dataclass(frozen=True, slots=True)
class People:
    """How much is learnt from people."""

    rounds: tuple[Round, ...]
    utterances: int
    """In each shard."""
    synthetic: int
    """Shards of synthetic speech that are learnt from beside them, in each round."""
    pico: int
    """Sentences that Pico says, a voice made of a person's."""
    part: float = 0.5
    """Of each batch that is people's."""
    without: tuple[str, ...] = ()
    """Sources that are left out, to measure with."""
    seed: int = 3000
    runs: int = 1
    """Networks that learn on from the same one, to be averaged."""

    @property
    def spoken(self) -> int:
        """How many shards of synthetic speech are learnt from, in all rounds."""
        return self.synthetic + max((one.beside for one in self.rounds), default=0)


def learn_people(
    layers: Sequence[Layer],
    people: People,
    recordings: Path,
    synthetic: Sequence[Path],
    work: Path,
    workers: int,
    tell: Tell,
) -> tuple[Layer, ...]:
    """Return a network that has learnt from people too, keeping what is half done in ``work``.

    It is the mean of ``people.runs`` networks that learnt on from the same one, each from mixtures
    of its own. ``recordings`` is a folder of
    :func:`~heraut.voice.acoustics.people.collection.collect`, ``synthetic`` are
    shards. Raises what :func:`~heraut.voice.acoustics.corpus.shards.made` and
    :func:`~.aligning.transcribed` do, and ``OSError`` when something cannot be kept.
    """
    runs = [
        _run(layers, people, run, recordings, synthetic, work / f"run-{run}", workers, tell)
        for run in range(1, people.runs + 1)
    ]
    return averaged(runs)


def _run(
    layers: Sequence[Layer],
    people: People,
    run: int,
    recordings: Path,
    synthetic: Sequence[Path],
    work: Path,
    workers: int,
    tell: Tell,
) -> tuple[Layer, ...]:
    taught = tuple(layers)
    for number, round_ in enumerate(people.rounds, 1):
        folder = work / f"round-{number}"
        folder.mkdir(parents=True, exist_ok=True)
        clips = _clips(taught, people, recordings, folder, workers, tell)
        first = people.seed + 100 * number + 1000 * (run - 1)
        seeds = range(first, first + round_.shards)
        parts = []
        for path in make_mixtures(folder, clips, seeds, people.utterances, workers):
            parts.append(path)
            tell("mixed", done=len(parts), count=len(seeds))
        beside = Corpus.load(synthetic[round_.beside : round_.beside + people.synthetic])
        taught = _taught(taught, Corpus.load(parts), beside, people, round_.plan, folder, tell)
    return taught


def _clips(
    layers: tuple[Layer, ...],
    people: People,
    recordings: Path,
    folder: Path,
    workers: int,
    tell: Tell,
) -> Path:
    """Return the file of all clips, aligned by ``layers``."""
    sources = [path.parent.name for path in sorted(recordings.glob(f"*/{TABLE}"))]
    kept = [name for name in sources if name not in people.without]
    paths = {number: folder / f"aligned-{name}.npz" for number, name in enumerate(kept)}
    work = partial(_align, layers=layers, recordings=recordings)
    whole = folder / "clips.npz"
    if whole.exists():
        return whole
    clips: list[Clip] = []
    for path in made(paths, work, workers):
        clips += fitting(read_clips(path))
    write_clips(whole, clips)
    minutes = sum(clip.speech.seconds for clip in clips) / 60
    speakers = len({clip.speaker for clip in clips})
    tell("aligned", clips=len(clips), speakers=speakers, minutes=round(minutes))
    return whole


def _align(path: Path, _seed: int, layers: tuple[Layer, ...], recordings: Path) -> None:
    source = path.stem.removeprefix("aligned-")
    write_clips(path, tuple(_source(layers, recordings, source)))


def _source(layers: tuple[Layer, ...], recordings: Path, source: str) -> Iterator[Clip]:
    return aligned(layers, transcribed(recordings, tuple(table(recordings / source))))


def _taught(
    layers: tuple[Layer, ...],
    own: Corpus,
    synthetic: Corpus,
    people: People,
    plan: Plan,
    folder: Path,
    tell: Tell,
) -> tuple[Layer, ...]:
    tell("learns", hours=own.hours + synthetic.hours)
    torch.manual_seed(plan.seed)
    network = from_layers(layers, Scale.of(synthetic.features[::50]))
    head = network.last
    network.last = framewise_of(network, own + synthetic)
    streams = (Stream.of(own, people.part, _SLACK), Stream.of(synthetic, 1 - people.part))
    learn_sequences(network, head, streams, plan, folder, tell)
    network.last = head
    return network.to_layers()
