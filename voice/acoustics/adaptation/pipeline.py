"""The whole way from recordings to a personal model, told step by step."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import torch

from heraut.user_data import home
from heraut.voice.acoustics.adaptation.errors import AdaptError
from heraut.voice.acoustics.adaptation.examples import Aligned, align_clips, crowd, examples
from heraut.voice.acoustics.adaptation.finetune import PLAN, finetune
from heraut.voice.acoustics.adaptation.installation import check_name, finish, unfinished
from heraut.voice.acoustics.adaptation.recordings import (
    LEAST,
    Recordings,
    TooFew,
    gather,
    voices,
    write_left_out,
)
from heraut.voice.acoustics.corpus.sentences import shipped
from heraut.voice.acoustics.corpus.shards import make_shards
from heraut.voice.acoustics.espeak import EspeakError
from heraut.voice.acoustics.lexicon import shipped_lexicon, words_of
from heraut.voice.acoustics.network.kaldi import KaldiError
from heraut.voice.acoustics.network.layers import Layer
from heraut.voice.acoustics.network.nnet3 import decode
from heraut.voice.acoustics.network.stream import Corpus
from heraut.voice.acoustics.network.tdnn import from_layers
from heraut.voice.acoustics.network.trainer import Plan
from heraut.voice.acoustics.origin import origin
from heraut.voice.acoustics.progress import Tell
from heraut.voice.ears.problems import AudioError
from heraut.voice.evaluation.evaluation import Evaluation
from heraut.voice.evaluation.scoring import Counts, Report
from heraut.voice.models.loaded import load
from heraut.voice.models.personal import Personal
from heraut.voice.models.store import ModelChoice, find
from heraut.voice.models.transfer import disk_error

LANG: Final = "fr"
"""The language of the embedded model, and so of all that are made from it."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much of everything."""

    copies: int
    """Times that each recording is put into another room."""
    utterances: int
    """Synthetic sentences in each of two parts, mixed with the recordings."""
    plan: Plan


FULL: Final = Effort(copies=8, utterances=300, plan=PLAN)
"""What a person's model is made with."""

_SEED: Final = 4000
_PARTS: Final = 2


@dataclass(frozen=True, slots=True)
class Adapted:
    """A personal model, in its place."""

    name: str
    path: Path
    left_out: Path
    """The manifest of the recordings to compare models with."""
    before: Counts
    """How the base understood those."""
    after: Counts
    """How the personal model understands them."""


def adapt_to(
    recordings: Path,
    name: str,
    tell: Tell,
    fault: Tell,
    *,
    base: str | None = None,
    again: bool = False,
    workers: int = 2,
    effort: Effort = FULL,
) -> Adapted:
    """Make a personal model from a folder of recordings, and install it.

    ``base`` is a model's name or folder, the embedded one if none is given; ``again`` replaces a
    personal model of the same name. ``tell`` hears of each step, ``fault`` why a recording is left
    aside. The same recordings and base give the same model on the same machine.

    Raises :class:`AdaptError`, :class:`~heraut.voice.evaluation.fixtures.FixtureError` for a
    manifest that is wrong, :class:`~heraut.voice.models.errors.ModelError`, and what
    :func:`~heraut.voice.acoustics.corpus.shards.make_shards` raises. Nothing is installed then,
    and what was there stays. A model that understands fewer of the recordings left out than its
    base, or none, is not installed either (``adapt_worse``).
    """
    torch.set_num_threads(workers)
    whole = check_name(LANG, name, again)
    choice = find(LANG, base or f"{LANG}-embedded")
    layers, lexicon = _network(choice), shipped_lexicon()
    model = load(choice)
    read = gather(recordings, LANG, model.spell, frozenset(words_of(lexicon)))
    _tell_faults(read.faults, fault)
    tell("begins", clips=len(read.learnt), left=len(read.left_out), base=choice.name)
    left_out = write_left_out(read)
    before = _measured(read, choice.path)
    tell("before", **_counts(before))
    aligned, hopeless = align_clips(layers, read.learnt, lexicon)
    _tell_faults(hopeless, fault)
    if (found := len(aligned) + len(read.left_out)) < LEAST:
        raise TooFew(found)
    tell("aligned", clips=len(aligned), seconds=round(sum(one.speech.seconds for one in aligned)))
    tuned = _tuned(layers, aligned, effort, workers, tell)
    with unfinished(choice.path, tuned) as folder:
        after = _measured(read, folder)
        if after.same < max(1, before.same):
            details = {"left": after.total, "before": before.same, "after": after.same}
            raise AdaptError(
                "adapt_worse",
                f"{after.same} of {after.total} understood, {before.same} before",
                base=choice.name,
                **details,
            )
        speakers = voices(read)
        about = Personal(
            base=choice.name,
            voices=speakers,
            clips=len(aligned),
            left_out=after.total,
            before=before.same,
            after=after.same,
        )
        path = finish(folder, whole, about)
    return Adapted(whole, path, left_out, before, after)


def _network(choice: ModelChoice) -> tuple[Layer, ...]:
    """Return a model's network, when it is one that can learn on."""
    try:
        layers = decode((choice.path / "am" / "final.mdl").read_bytes())
        from_layers(layers)
    except (KaldiError, OSError, ValueError) as error:
        problem = f"the network of {choice.name} is none of Héraut's: {error}"
        raise AdaptError("adapt_foreign", problem, base=choice.name) from error
    return layers


def _tell_faults(faults: Sequence[AdaptError | AudioError], fault: Tell) -> None:
    for one in faults:
        fault(one.key, **one.details)


def _measured(read: Recordings, model: Path) -> Counts:
    """Return how a model understands the recordings left out, as ``heraut evaluate`` counts."""
    report = Report()
    fixtures = [clip.fixture for clip in read.left_out]
    for measured in Evaluation(fixtures, model=model).run():
        report.add(measured)
    return report.total


def _counts(counts: Counts) -> dict[str, object]:
    return {"total": counts.total, **counts.as_json()}


def _tuned(
    layers: Sequence[Layer], aligned: Sequence[Aligned], effort: Effort, workers: int, tell: Tell
) -> tuple[Layer, ...]:
    """Return the network after it learnt from the recordings, among synthetic speech."""
    try:
        parts = _synthetic(effort, workers, tell)
    except EspeakError:
        raise
    except OSError as error:  # what the disk refuses: there are words for it
        raise disk_error(home(), error) from error
    own = examples(aligned, crowd(shipped(), _SEED), effort.copies, np.random.default_rng(_SEED))
    said = 0

    def told(done: int, steps: int) -> None:
        nonlocal said
        if (tenth := 10 * done // steps) > said:
            said = tenth
            tell("progress", percent=10 * tenth)

    return finetune(layers, own, Corpus.load(parts), told, effort.plan)


def _synthetic(effort: Effort, workers: int, tell: Tell) -> tuple[Path, ...]:
    """Return files of synthetic speech, made once as long as all that it follows from stays."""
    name = origin(effort.utterances, _SEED)
    folder = home() / "adapting" / name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.parent.iterdir():
        if old.name != name:
            shutil.rmtree(old, ignore_errors=True)
    seeds = range(_SEED, _SEED + _PARTS)
    parts = []
    for path in make_shards(folder, seeds, effort.utterances, shipped, workers):
        parts.append(path)
        tell("synthetic", done=len(parts), count=len(seeds))
    return tuple(parts)
