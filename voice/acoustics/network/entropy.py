"""The first lesson: cross-entropy, the right state in every frame."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import torch
from numpy.random import Generator
from torch import Tensor

from heraut.voice.acoustics.network.augmentation import augmented_batch
from heraut.voice.acoustics.network.stream import Batch, Corpus
from heraut.voice.acoustics.network.tdnn import Tdnn, quick
from heraut.voice.acoustics.network.trainer import Plan, train
from heraut.voice.acoustics.progress import Tell

_DOUBT = 0.02
"""How much of each label is shared out among all states: times are never quite right."""
_UNTAUGHT = -1


def entropy(scores: Tensor, batch: Batch) -> Tensor:
    """Return the mean cross-entropy of ``scores``, (pieces, frames, states), in nats a frame.

    Frames that are not to be learnt do not count.
    """
    labels = torch.from_numpy(np.where(batch.taught, batch.labels.astype(np.int64), _UNTAUGHT))
    return torch.nn.functional.cross_entropy(
        scores.transpose(1, 2), labels, label_smoothing=_DOUBT, ignore_index=_UNTAUGHT
    )


def learn_frames(network: Tdnn, corpus: Corpus, plan: Plan, folder: Path, tell: Tell) -> None:
    """Teach ``network`` the states of ``corpus``, frame by frame."""

    def loss(dice: Generator) -> Mapping[str, Tensor]:
        heard = corpus.batch(dice, plan.share, plan.outputs, network.before, network.after)
        batch = augmented_batch(heard, dice)
        with quick():
            scores = network(torch.from_numpy(batch.features))
        right = (scores.argmax(dim=2) == torch.from_numpy(batch.labels)).float().mean()
        return {"loss": entropy(scores, batch), "right": right}

    network.train()
    train(network, plan, loss, folder, tell)
    network.eval()


def accuracy(network: Tdnn, corpus: Corpus, pieces: int = 256, outputs: int = 100) -> float:
    """Return the part of frames in which the best state belongs to the right phone."""
    batch = corpus.batch(np.random.default_rng(0), pieces, outputs, network.before, network.after)
    network.eval()
    with torch.inference_mode():
        best = network(torch.from_numpy(batch.features)).argmax(dim=2).numpy()
    return float((best // 2 == batch.labels // 2).mean())
