"""A network that learns on: it gets better at the new voice, the same each time."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

pytest.importorskip("torch")  # it is in the extra [acoustics], which not every machine has

import torch

from heraut.voice.acoustics.adaptation.finetune import PLAN, finetune
from heraut.voice.acoustics.network.layers import Layer
from heraut.voice.acoustics.network.mmi import Rivals, objective
from heraut.voice.acoustics.network.nnet3 import forward
from heraut.voice.acoustics.network.stream import Corpus
from heraut.voice.acoustics.network.tdnn import Scale, Shape, Tdnn

SHORT = replace(PLAN, steps=60, rate=1e-2, pieces=8, outputs=24)


def corpus(seed: int, shift: float) -> Corpus:
    """Features in which each state has a place of its own, and labels that follow one another."""
    dice = np.random.default_rng(seed)
    phones = np.repeat(dice.integers(0, 34, 400), 3)
    labels = (2 * phones + (np.arange(1200) % 3 > 0)).astype(np.uint8)
    places = np.random.default_rng(0).standard_normal((68, 40))
    features = np.repeat(places[labels], 3, axis=0) + shift
    noisy = features + 0.3 * dice.standard_normal(features.shape)
    return Corpus(noisy.astype(np.float16), labels, np.ones(len(labels), bool))


def start() -> tuple[Layer, ...]:
    torch.manual_seed(1)
    return Tdnn(Shape.narrow(), Scale.none(), normalised=False).to_layers()


def known(layers: tuple[Layer, ...], speech: Corpus) -> float:
    """How much better than by chance the phones of a corpus are told, a frame."""
    scores = torch.from_numpy(forward(layers, speech.features.astype(np.float32)))[None]
    rivals = Rivals.of(speech.successions(), speech.frequencies())
    return float(objective(scores, speech.labels[None], rivals))


@pytest.mark.long
def test_it_learns_the_new_voice_the_same_way_each_time_and_tells_every_step() -> None:
    own, synthetic = corpus(1, shift=0.5), corpus(2, shift=0.0)
    told: list[tuple[int, int]] = []

    def tell(done: int, steps: int) -> None:
        told.append((done, steps))

    first = finetune(start(), own, synthetic, tell, SHORT)
    second = finetune(start(), own, synthetic, plan=SHORT)
    assert known(first, own) > known(start(), own) + 0.1
    assert told == [(step, 60) for step in range(1, 61)]
    for one, other in zip(first, second, strict=True):
        assert one.offsets == other.offsets
        assert np.array_equal(one.weights, other.weights)
        assert np.array_equal(one.bias, other.bias)


@pytest.mark.long
def test_it_stays_closer_to_what_it_knew_of_others_than_without_them() -> None:
    own, synthetic = corpus(1, shift=1.0), corpus(2, shift=0.0)
    taught = finetune(start(), synthetic, synthetic, plan=SHORT)
    mixed = finetune(taught, own, synthetic, plan=SHORT)
    alone = finetune(taught, own, own, plan=SHORT)
    assert known(mixed, synthetic) > known(alone, synthetic)
    assert known(mixed, own) > known(taught, own)
