"""Going on with a network that has learnt: towards one voice, without losing the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import numpy as np
import torch
from numpy.random import Generator
from torch import Tensor

from heraut.voice.acoustics.network.layers import Layer
from heraut.voice.acoustics.network.mmi import Rivals, objective
from heraut.voice.acoustics.network.stream import Batch, Corpus
from heraut.voice.acoustics.network.tdnn import Scale, Tdnn, from_layers, quick
from heraut.voice.acoustics.network.trainer import Plan, train
from heraut.voice.acoustics.progress import silent

PLAN: Final = Plan("Personal", steps=300, rate=3e-4, seed=7, pieces=32, outputs=80)
"""Some minutes on two cores."""

_OWN: Final = 0.5
"""Part of each batch that is of the new voice; the rest is synthetic speech as in training."""
_SMALL: Final = 2e-5
"""Weight of the scores' squares, as in training."""
_LOYAL: Final = 0.2
"""Weight of the difference from what the network said of synthetic speech before."""


def finetune(
    layers: Sequence[Layer],
    own: Corpus,
    synthetic: Corpus,
    told: Callable[[int, int], None] = lambda _done, _steps: None,
    plan: Plan = PLAN,
) -> tuple[Layer, ...]:
    """Return a network that hears ``own`` better, and ``synthetic`` speech as well as before.

    It learns sequences of phones, as the network did last (``mmi``). ``told`` gets the
    steps done and all steps.
    """
    whole = own + synthetic
    rivals = Rivals.of(whole.successions(), whole.frequencies())
    scale = Scale.of(whole.features[::10])
    network, before = from_layers(layers, scale), from_layers(layers, scale)
    before.eval()
    pieces = round(_OWN * plan.pieces)
    steps = iter(range(1, plan.steps + 1))

    def loss(dice: Generator) -> Mapping[str, Tensor]:
        mine = _drawn(network, own, dice, pieces, plan.outputs)
        others = _drawn(network, synthetic, dice, plan.pieces - pieces, plan.outputs)
        features = torch.from_numpy(np.concatenate((mine.features, others.features)))
        with quick():
            scores = network(features)
            with torch.inference_mode():
                known = before(features[pieces:])
        won = objective(scores, np.concatenate((mine.labels, others.labels)), rivals)
        size = scores.square().sum(dim=2).mean()
        changed = torch.nn.functional.kl_div(
            torch.log_softmax(scores[pieces:], dim=2),
            torch.log_softmax(known.clone(), dim=2),
            reduction="none",
            log_target=True,
        )
        disloyal = changed.sum(dim=2).mean()
        told(next(steps), plan.steps)
        return {"loss": _SMALL * size + _LOYAL * disloyal - won, "information": won}

    network.train()
    train(network, plan, loss, None, silent)
    network.eval()
    return network.to_layers()


def _drawn(network: Tdnn, corpus: Corpus, dice: Generator, pieces: int, outputs: int) -> Batch:
    return corpus.batch(dice, pieces, outputs, network.before, network.after)
