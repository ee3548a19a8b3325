from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

torch = pytest.importorskip("torch")  # it is in the extra [acoustics], which not every machine has

from heraut.voice.acoustics.network.layers import Layer, context  # noqa: E402  # torch is optional
from heraut.voice.acoustics.network.tdnn import Scale, Shape, Tdnn, from_layers  # noqa: E402


def learnt(shape: Shape) -> Tdnn:
    """A network whose normalisation has met something, as after training."""
    torch.manual_seed(3)
    scale = Scale.of(np.random.default_rng(3).normal(5, 20, (500, 40)).astype(np.float32))
    network = Tdnn(shape, scale)
    network.train()
    for _ in range(5):
        network(torch.randn(4, network.frames(20), 40) * 20 + 5)
    return network.eval()


def outputs(layers: tuple[Layer, ...], features: np.ndarray, frame: int) -> np.ndarray:
    """What plain numbers give for one frame: each layer at each frame it is asked for."""

    def value(depth: int, at: int) -> np.ndarray:
        if depth < 0:
            return features[at].astype(np.float64)
        layer = layers[depth]
        spliced = np.concatenate([value(depth - 1, at + offset) for offset in layer.offsets])
        made = layer.weights.astype(np.float64) @ spliced + layer.bias
        return np.maximum(made, 0) if layer.rectified else made

    return value(len(layers) - 1, frame)


@pytest.mark.parametrize("shape", [Shape.narrow(), Shape()], ids=["narrow", "full"])
def test_the_layers_give_what_the_network_gives(shape: Shape) -> None:
    network = learnt(shape)
    features = np.random.default_rng(1).normal(5, 20, (network.frames(3), 40)).astype(np.float32)
    with torch.inference_mode():
        scores = network(torch.from_numpy(features)[None])[0].numpy()
    assert scores.shape == (3, 68)
    layers = network.to_layers()
    assert context(layers) == (network.before, network.after)
    if shape == Shape.narrow():  # without memory, the full one takes a minute
        for number in range(3):
            expected = outputs(layers, features, network.before + 3 * number)
            np.testing.assert_allclose(scores[number], expected, atol=1e-3)


@pytest.mark.parametrize("scaled", [False, True])
def test_a_network_read_back_gives_the_same_scores(scaled: bool) -> None:
    network = learnt(Shape())
    features = torch.randn(2, network.frames(10), 40) * 20 + 5
    scale = Scale.of(features.numpy().reshape(-1, 40)) if scaled else None
    again = from_layers(network.to_layers(), scale).eval()
    with torch.inference_mode():
        np.testing.assert_allclose(again(features).numpy(), network(features).numpy(), atol=1e-3)


def test_another_last_layer_takes_the_place_of_its_own() -> None:
    network = learnt(Shape.narrow())
    head = torch.nn.Conv1d(48, 68, 1)
    *body, last = network.to_layers(head)
    np.testing.assert_allclose(last.bias, head.bias.detach().numpy())
    assert len(body) == len(network.hidden)


def test_foreign_layers_are_refused() -> None:
    *hidden, last = learnt(Shape.narrow()).to_layers()
    with pytest.raises(ValueError, match="last layer"):
        from_layers(hidden)
    with pytest.raises(ValueError, match="last layer"):
        from_layers([last, *hidden, last])
    with pytest.raises(ValueError, match="evenly spaced"):
        from_layers([hidden[0], replace(hidden[1], offsets=(-1, 0, 2)), hidden[2], last])
    alone = Layer((0,), hidden[0].weights[:, :40], hidden[0].bias, rectified=True)
    with pytest.raises(ValueError, match="evenly spaced"):
        from_layers([alone, last])


def test_looking_ahead_costs_at_most_a_quarter_of_a_second() -> None:
    network = Tdnn(Shape(), Scale.none())
    assert network.after * 0.01 <= 0.25
