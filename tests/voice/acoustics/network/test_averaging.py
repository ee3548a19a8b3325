"""Networks of one shape become one whose weights are the means of theirs."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from heraut.voice.acoustics.network.averaging import averaged
from heraut.voice.acoustics.network.layers import Layer


def network(number: float) -> tuple[Layer, ...]:
    weights = np.full((2, 6), number, np.float32)
    one = Layer((-1, 0, 1), weights, np.array([number, -number], np.float32), rectified=True)
    return one, replace(one, offsets=(0,), weights=weights[:, :2], rectified=False)


def test_the_mean_of_several_has_their_shape_and_mean_weights() -> None:
    first, last = averaged([network(1), network(2), network(6)])
    assert (first.offsets, last.offsets, first.rectified, last.rectified) == (
        (-1, 0, 1),
        (0,),
        True,
        False,
    )
    assert first.weights.dtype == np.float32 and (first.weights == 3).all()
    assert first.bias.tolist() == [3, -3] and last.weights.shape == (2, 2)


def test_the_mean_of_one_is_itself() -> None:
    (layer, _), (same, _) = network(0.1), averaged([network(0.1)])
    assert (layer.weights == same.weights).all() and (layer.bias == same.bias).all()


def test_networks_of_other_shapes_are_refused() -> None:
    one, two = network(1), network(2)
    for other in (two[:1], (replace(two[0], rectified=False), two[1])):
        with pytest.raises(ValueError, match="same shape"):
            averaged([one, other])
