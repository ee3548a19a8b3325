"""The network while it learns: a time-delay network in torch, and its way to and from layers."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from heraut.voice.acoustics.network.layers import STRIDE, Layer
from heraut.voice.acoustics.phones import STATES

INPUTS = 40
"""Features of a frame."""


@dataclass(frozen=True, slots=True)
class Shape:
    """The hidden layers of a network: their widths, and the frames that each of them splices.

    The offsets of one layer are evenly spaced, and multiples of :data:`STRIDE` from the layer on
    that computes every third frame only: the others need not be computed.
    """

    widths: tuple[int, ...] = (128, 320, 320, 320, 320, 320, 320)
    offsets: tuple[tuple[int, ...], ...] = (
        (-2, -1, 0, 1, 2),
        (-1, 0, 1),
        (-3, 0, 3),
        (-3, 0, 3),
        (-6, 0, 6),
        (-6, 0, 6),
        # Looking further ahead would make the ears slower; looking back costs nothing.
        (-9, -3, 3),
    )

    @classmethod
    def narrow(cls) -> Shape:
        """Return a small one, for trials."""
        return cls((32, 48, 48), ((-2, -1, 0, 1, 2), (-1, 0, 1), (-3, 0, 3)))


@dataclass(frozen=True, slots=True)
class Scale:
    """Mean and standard deviation of each feature: learning is steadier when these are 0 and 1."""

    mean: NDArray[np.float32]
    deviation: NDArray[np.float32]

    @classmethod
    def of(cls, features: NDArray[np.floating]) -> Scale:
        """Measure features, (frames, 40)."""
        wide = features.astype(np.float32)
        return cls(wide.mean(axis=0), wide.std(axis=0) + np.float32(1e-3))

    @classmethod
    def none(cls) -> Scale:
        """Return the scale that changes nothing."""
        return cls(np.zeros(INPUTS, np.float32), np.ones(INPUTS, np.float32))


class Tdnn(nn.Module):
    """Convolutions over time with rectifiers, and one affine layer at the end.

    ``normalised`` puts batch normalisation after each convolution; a network that was read from a
    file has none, as it was folded into the weights.
    """

    def __init__(self, shape: Shape, scale: Scale, *, normalised: bool = True) -> None:
        super().__init__()
        self.shape = shape
        self.mean: Tensor
        self.deviation: Tensor
        self.register_buffer("mean", torch.from_numpy(scale.mean.copy())[:, None])
        self.register_buffer("deviation", torch.from_numpy(scale.deviation.copy())[:, None])
        self._strided = _strided(shape.offsets)
        self.hidden = nn.ModuleList()
        self.norms = nn.ModuleList()
        before = INPUTS
        for number, (width, offsets) in enumerate(zip(shape.widths, shape.offsets, strict=True)):
            spacing, stride = offsets[1] - offsets[0], 1
            if number == self._strided:
                stride = STRIDE
            elif number > self._strided:
                spacing //= STRIDE
            self.hidden.append(
                nn.Conv1d(before, width, len(offsets), stride=stride, dilation=spacing)
            )
            self.norms.append(nn.BatchNorm1d(width, momentum=0.05) if normalised else nn.Identity())
            before = width
        self.last = nn.Conv1d(before, STATES, 1)

    @property
    def before(self) -> int:
        """Frames that an output looks back."""
        return -sum(min(offsets) for offsets in self.shape.offsets)

    @property
    def after(self) -> int:
        """Frames that an output looks ahead."""
        return sum(max(offsets) for offsets in self.shape.offsets)

    def frames(self, outputs: int) -> int:
        """Return how many frames of features so many outputs need."""
        return STRIDE * (outputs - 1) + 1 + self.before + self.after

    def body(self, features: Tensor) -> Tensor:
        """Return the last hidden values, (batch, width, outputs), of (batch, frames, 40)."""
        values = (features.transpose(1, 2) - self.mean) / self.deviation
        for convolution, norm in zip(self.hidden, self.norms, strict=True):
            values = torch.relu(norm(convolution(values)))
        return values

    def forward(self, features: Tensor) -> Tensor:
        """Return the scores, (batch, outputs, 68), of features, (batch, frames, 40).

        The first output belongs to the frame number :attr:`before`, counted from 0.
        """
        scores: Tensor = self.last(self.body(features)).float().transpose(1, 2)
        return scores

    def to_layers(self, last: nn.Conv1d | None = None) -> tuple[Layer, ...]:
        """Return the network as plain numbers, everything folded into weights and biases.

        ``last`` may take the place of the last layer.
        """
        layers = []
        with torch.no_grad():
            for number, (convolution, norm) in enumerate(zip(self.hidden, self.norms, strict=True)):
                assert isinstance(convolution, nn.Conv1d)
                weights, bias = convolution.weight.double(), _bias(convolution)
                if number == 0:
                    weights = weights / self.deviation.double()
                    bias = bias - (weights * self.mean.double()).sum(dim=(1, 2))
                if isinstance(norm, nn.BatchNorm1d):
                    mean, variance = norm.running_mean, norm.running_var
                    assert mean is not None
                    assert variance is not None
                    gain = norm.weight.double() / torch.sqrt(variance.double() + norm.eps)
                    weights = weights * gain[:, None, None]
                    bias = (bias - mean.double()) * gain + norm.bias.double()
                layers.append(_layer(self.shape.offsets[number], weights, bias, rectified=True))
            final = last or self.last
            layers.append(_layer((0,), final.weight.double(), _bias(final), rectified=False))
        return tuple(layers)


def from_layers(layers: Sequence[Layer], scale: Scale | None = None) -> Tdnn:
    """Return a network that learns on from plain numbers; ``scale`` makes that steadier.

    Raises ``ValueError`` when the layers are not those of a network that :class:`Tdnn` makes.
    """
    *hidden, last = layers
    if last.offsets != (0,) or last.rectified or not all(layer.rectified for layer in hidden):
        raise ValueError("the last layer, and no other, must be without splicing and rectifier")
    if not all(_evenly_spaced(layer.offsets) for layer in hidden):
        raise ValueError("a hidden layer must splice two frames or more, evenly spaced")
    shape = Shape(
        tuple(len(layer.bias) for layer in hidden), tuple(layer.offsets for layer in hidden)
    )
    measured = scale or Scale.none()
    network = Tdnn(shape, measured, normalised=False)
    with torch.no_grad():
        for number, layer in enumerate(hidden):
            weights = _weights(layer)
            bias = torch.from_numpy(layer.bias.astype(np.float64))
            if number == 0:
                mean = torch.from_numpy(measured.mean.astype(np.float64))[:, None]
                bias = bias + (weights * mean).sum(dim=(1, 2))
                deviation = torch.from_numpy(measured.deviation.astype(np.float64))
                weights = weights * deviation[:, None]
            _fill(network.hidden[number], weights, bias)
        _fill(network.last, _weights(last), torch.from_numpy(last.bias.astype(np.float64)))
    return network


def quick() -> contextlib.AbstractContextManager[object]:
    """Return a context in which convolutions are computed in bfloat16 where that is faster.

    That halves the time on processors that have it, and makes no difference to what is learnt.
    """
    if torch.cpu.get_capabilities().get("avx512_bf16"):
        return torch.autocast("cpu", torch.bfloat16)
    return contextlib.nullcontext()


def _evenly_spaced(offsets: Sequence[int]) -> bool:
    steps = {after - before for before, after in pairwise(offsets)}
    return len(steps) == 1 and min(steps) > 0


def _strided(offsets: Sequence[Sequence[int]]) -> int:
    """Return the first layer after which only every third frame is looked at."""
    for number in range(len(offsets)):
        if all(offset % STRIDE == 0 for later in offsets[number + 1 :] for offset in later):
            return number
    raise ValueError("a network needs a hidden layer")


def _bias(convolution: nn.Conv1d) -> Tensor:
    assert convolution.bias is not None
    return convolution.bias.double()


def _layer(offsets: tuple[int, ...], weights: Tensor, bias: Tensor, *, rectified: bool) -> Layer:
    """Return a layer of weights (outputs, inputs, offsets)."""
    spliced = weights.transpose(1, 2).reshape(len(weights), -1).float().numpy()
    return Layer(offsets, spliced, bias.float().numpy(), rectified)


def _weights(layer: Layer) -> Tensor:
    """Return a layer's weights as (outputs, inputs, offsets)."""
    wide = torch.from_numpy(layer.weights.astype(np.float64))
    return wide.reshape(len(wide), len(layer.offsets), -1).transpose(1, 2)


def _fill(convolution: nn.Module, weights: Tensor, bias: Tensor) -> None:
    assert isinstance(convolution, nn.Conv1d)
    assert convolution.bias is not None
    convolution.weight.copy_(weights)
    convolution.bias.copy_(bias)
