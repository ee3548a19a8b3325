"""Several networks made into one, by averaging their weights.

What learnt on from the same network lies in the same valley, and what is peculiar to one of them is
mostly a mistake: Wortsman et al., "Model soups: averaging weights of multiple fine-tuned models
improves accuracy without increasing inference time", ICML 2022.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from heraut.voice.acoustics.network.layers import Layer


def averaged(networks: Sequence[Sequence[Layer]]) -> tuple[Layer, ...]:
    """Return the network whose weights are the means of those of ``networks``.

    Raises ``ValueError`` when they are not of the same shape.
    """
    first = networks[0]
    if any([_shape(one) for one in other] != [_shape(one) for one in first] for other in networks):
        raise ValueError("only networks of the same shape can be averaged")
    return tuple(
        replace(
            layers[0],
            weights=_mean([layer.weights for layer in layers]),
            bias=_mean([layer.bias for layer in layers]),
        )
        for layers in zip(*networks, strict=True)
    )


def _shape(layer: Layer) -> tuple[object, ...]:
    return layer.offsets, layer.weights.shape, layer.bias.shape, layer.rectified


def _mean(parts: Sequence[NDArray[np.float32]]) -> NDArray[np.float32]:
    return np.asarray(np.mean(np.stack(parts), axis=0, dtype=np.float64), np.float32)
