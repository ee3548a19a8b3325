"""The first lesson: cross-entropy, the right state in every frame."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import torch
from numpy.random import Generator
from torch import Tensor

from heraut.voice.acoustics.network.augmentation import augmented_batch
from heraut.voice.acoustics.network.stream import Corpus
from heraut.voice.acoustics.network.tdnn import Tdnn, quick
from heraut.voice.acoustics.network.trainer import Plan, train
from heraut.voice.acoustics.progress import Tell

_DOUBT = 0.02
"""How much of each label is shared out among all states: times are never quite right."""


def entropy(scores: Tensor, labels: Tensor) -> Tensor:
    """Return the mean cross-entropy of ``scores``, (pieces, frames, states), in nats a frame."""
    return torch.nn.functional.cross_entropy(
        scores.transpose(1, 2), labels.long(), label_smoothing=_DOUBT
    )


def learn_frames(network: Tdnn, corpus: Corpus, plan: Plan, folder: Path, tell: Tell) -> None:
    """Teach ``network`` the states of ``corpus``, frame by frame."""

    def loss(dice: Generator) -> Mapping[str, Tensor]:
        heard = corpus.batch(dice, plan.share, plan.outputs, network.before, network.after)
        batch = augmented_batch(heard, dice)
        labels = torch.from_numpy(batch.labels)
        with quick():
            scores = network(torch.from_numpy(batch.features))
        right = (scores.argmax(dim=2) == labels).float().mean()
        return {"loss": entropy(scores, labels), "right": right}

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
