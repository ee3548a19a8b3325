"""The whole way from nothing to a model, in one go that may be interrupted.

Everything is fixed beforehand: seeds, numbers of utterances and of steps. What is already in the
work folder is not made again, so that the same command goes on after an interruption; what was made
of other words or by another recipe lies beside it and is not touched.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import torch

from heraut.atomic_write import write_atomically
from heraut.voice.acoustics.corpus.sentences import shipped
from heraut.voice.acoustics.corpus.shards import make_shards
from heraut.voice.acoustics.graph import graph_files
from heraut.voice.acoustics.lexicon import shipped_lexicon
from heraut.voice.acoustics.making.stage import People, Round, learn_people
from heraut.voice.acoustics.network.entropy import accuracy, learn_frames
from heraut.voice.acoustics.network.layers import Layer
from heraut.voice.acoustics.network.mmi import Stream, head_of, learn_sequences
from heraut.voice.acoustics.network.nnet3 import decode, write_model
from heraut.voice.acoustics.network.stream import Corpus
from heraut.voice.acoustics.network.tdnn import Scale, Shape, Tdnn
from heraut.voice.acoustics.network.trainer import Plan
from heraut.voice.acoustics.origin import origin
from heraut.voice.acoustics.progress import Tell


@dataclass(frozen=True, slots=True)
class Recipe:
    """How much of everything."""

    shards: int
    """Files of speech; one more is made for judging."""
    utterances: int
    """In each of them."""
    shape: Shape
    frames: Plan
    sequences: Plan
    seed: int
    people: People


FULL: Final = Recipe(
    shards=36,
    utterances=2200,
    shape=Shape(),
    frames=Plan("Frames", steps=3000, rate=2e-3, seed=1, hands=2),
    sequences=Plan("Sequences", steps=12_000, rate=1e-3, seed=2, hands=2),
    seed=1000,
    people=People(
        rounds=(
            Round(3, Plan("People", steps=1000, rate=6e-4, seed=3, hands=2)),
            Round(6, Plan("People", steps=4000, rate=1e-3, seed=4, hands=2)),
            # Slowly, and once more beside voices that were not heard in these rounds.
            Round(6, Plan("People", steps=1000, rate=3e-4, seed=5, hands=2)),
            Round(3, Plan("People", steps=1000, rate=3e-4, seed=6, hands=2), beside=9),
        ),
        utterances=1500,
        synthetic=9,
        pico=1500,
    ),
)
"""The embedded model."""

TINY: Final = Recipe(
    shards=2,
    utterances=100,
    shape=Shape.narrow(),
    frames=Plan("Frames", steps=120, rate=4e-3, seed=1, pieces=32, hands=2),
    sequences=Plan("Sequences", steps=90, rate=1e-3, seed=2, pieces=32, hands=2),
    seed=1000,
    people=People(
        rounds=(Round(1, Plan("People", steps=40, rate=4e-4, seed=3, pieces=32, hands=2)),),
        utterances=40,
        synthetic=2,
        pico=0,
    ),
)
"""A trial of every step, in a minute: it hears little."""


def make_model(
    out: Path,
    work: Path,
    recipe: Recipe,
    workers: int,
    tell: Tell,
    *,
    recordings: Path,
    base: Path | None = None,
) -> None:
    """Make a model in ``out``, keeping what was half done in ``work``.

    ``recordings`` is a folder of people's recordings, see
    :mod:`~heraut.voice.acoustics.people.collection`; ``base`` is a model of Héraut's whose network
    learns on, instead of one made of synthetic voices.

    Raises :class:`~heraut.voice.acoustics.espeak.EspeakError` without a synthesiser,
    :class:`~heraut.voice.acoustics.corpus.shards.ShardError` when it crashes, ``OSError`` when a
    folder cannot be written: for ``out`` it is tried first;
    :class:`~heraut.voice.acoustics.network.kaldi.KaldiError` when ``base`` is no such model.
    """
    began = time.monotonic()
    out.mkdir(parents=True, exist_ok=True)
    folder = work / origin(recipe, recipe.seed)
    folder.mkdir(parents=True, exist_ok=True)
    known = None if base is None else decode((base / "am" / "final.mdl").read_bytes())
    count = recipe.people.spoken if known else recipe.shards + 1
    seeds = range(recipe.seed, recipe.seed + count)
    paths = []
    for path in make_shards(folder, seeds, recipe.utterances, shipped, workers):
        paths.append(path)
        tell("speech", done=len(paths), count=len(seeds))
    layers = known or learn(paths, folder, recipe, tell)
    layers = learn_people(layers, recipe.people, recordings, paths, folder, workers, tell)
    write_model(out, layers)
    for name, data in graph_files(shipped_lexicon()).items():
        write_atomically(out / "graph" / name, data)
    tell("done", folder=str(out), minutes=round((time.monotonic() - began) / 60))


def learn(shards: Sequence[Path], work: Path, recipe: Recipe, tell: Tell) -> tuple[Layer, ...]:
    """Return a network that learnt from all ``shards`` but the last, on which it is judged."""
    corpus, unseen = Corpus.load(shards[:-1]), Corpus.load(shards[-1:])
    tell("learns", hours=corpus.hours)
    torch.manual_seed(recipe.seed)
    network = Tdnn(recipe.shape, Scale.of(corpus.features[::50]))
    learn_frames(network, corpus, recipe.frames, work, tell)
    tell("frames", percent=100 * accuracy(network, unseen))
    head = head_of(network, corpus)
    learn_sequences(network, head, (Stream.of(corpus),), recipe.sequences, work, tell)
    network.last.load_state_dict(head.state_dict())
    tell("sequences", percent=100 * accuracy(network, unseen))
    return network.to_layers()
