"""Networks go into a model's file and back, and Vosk computes what ``forward`` does."""

from __future__ import annotations

import json
import re
import shutil
import struct
from collections.abc import Sequence
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest
import soundfile
import vosk
from numpy.typing import NDArray

from heraut.voice.acoustics.corpus.features import COEFFICIENTS, RATE, mfcc
from heraut.voice.acoustics.lexicon import shipped_lexicon
from heraut.voice.acoustics.network.alignment import align
from heraut.voice.acoustics.network.kaldi import KaldiError, matrix, token, vector
from heraut.voice.acoustics.network.layers import Layer
from heraut.voice.acoustics.network.nnet3 import decode, encode, forward, model_files, write_model
from heraut.voice.acoustics.phones import STATES
from heraut.voice.models.store import embedded

vosk.SetLogLevel(-1)

OFFSETS = ((-2, -1, 0, 1, 2), (-1, 0, 1), (-9, -3, 3), (0,))
UTTERANCES = {
    "annule-le-coup.fr-steph.wav": "annule le coup",
    "combien-de-cartes.fr-edward2.wav": "combien de cartes",
    "deux-sur-deux.fr-steph.wav": "deux sur deux",
    "non.fr-steph.wav": "non",
}


def _network(offsets: Sequence[tuple[int, ...]] = OFFSETS, seed: int = 0) -> tuple[Layer, ...]:
    """Make a network of random numbers: each layer 16 wide, the last one without rectifier."""
    rng = np.random.default_rng(seed)
    layers, inputs = [], COEFFICIENTS
    for number, spliced in enumerate(offsets, start=1):
        last = number == len(offsets)
        outputs = STATES if last else 16
        weights = rng.standard_normal((outputs, inputs * len(spliced))) / inputs
        bias = rng.standard_normal(outputs)
        layers.append(Layer(spliced, *map(np.float32, (weights, bias)), rectified=not last))
        inputs = outputs
    return tuple(layers)


def _embedded() -> Path:
    choice = embedded("fr")
    assert choice
    return Path(choice.path)


def _sound(name: str) -> NDArray[np.int16]:
    with files("heraut.voice.demo").joinpath("fr", "sounds", name).open("rb") as file:
        samples, rate = soundfile.read(file, dtype="int16")
    assert rate == RATE
    return np.asarray(samples, np.int16)


def _heard(
    model: vosk.Model, sound: NDArray[np.int16], phrases: Sequence[str]
) -> tuple[str, float]:
    """Return what Vosk hears, and the score of the path that it took: without words' costs."""
    recogniser = vosk.KaldiRecognizer(model, RATE, json.dumps(phrases, ensure_ascii=False))
    recogniser.SetMaxAlternatives(1)
    recogniser.AcceptWaveform(sound.tobytes())
    best = json.loads(recogniser.FinalResult())["alternatives"][0]
    return best["text"].strip(), best["confidence"]


def _agree(first: Sequence[Layer], second: Sequence[Layer]) -> None:
    assert [layer.offsets for layer in first] == [layer.offsets for layer in second]
    assert [layer.rectified for layer in first] == [layer.rectified for layer in second]
    for one, other in zip(first, second, strict=True):
        step = np.ptp(one.weights) / 65535
        assert np.abs(one.weights - other.weights).max() <= 0.51 * step
        assert np.array_equal(one.bias, other.bias)
        assert other.weights.dtype == other.bias.dtype == np.float32


@pytest.mark.parametrize("offsets", [OFFSETS, ((0,),), ((-3,), (0,)), ((3, 0, -3), (-6, 6))])
def test_a_network_is_read_again(offsets: Sequence[tuple[int, ...]]) -> None:
    network = _network(offsets)
    again = decode(encode(network))
    _agree(network, again)
    _agree(again, decode(encode(again)))


def test_layers_need_no_rectifier() -> None:
    first, *rest = _network()
    again = decode(encode((replace(first, rectified=False), *rest)))
    assert [layer.rectified for layer in again] == [False, True, True, False]


def test_the_embedded_model_is_read_and_its_other_files_are_these() -> None:
    layers = decode(_embedded().joinpath("am", "final.mdl").read_bytes())
    assert layers[0].weights.shape[1] == COEFFICIENTS * len(layers[0].offsets)
    _agree(layers, decode(encode(layers)))
    for name, data in model_files(layers).items():
        if name != "am/final.mdl":
            assert _embedded().joinpath(name).read_bytes() == data


def test_the_options_are_those_of_the_features() -> None:
    lines = model_files(_network())["conf/mfcc.conf"].decode().split()
    assert f"--num-ceps={COEFFICIENTS}" in lines
    assert f"--sample-frequency={RATE}" in lines


def test_lattices_are_of_words_alone_and_bounded() -> None:
    # With those of phones too, people's voices in noise take up to 40 s (docs/acoustic-model.md).
    lines = model_files(_network())["conf/model.conf"].decode().split()
    assert "--phone-determinize=false" in lines
    assert any(line.startswith("--max-mem=") for line in lines)


def test_vosk_scores_as_forward_does(tmp_path: Path) -> None:
    layers = decode(_embedded().joinpath("am", "final.mdl").read_bytes())
    shutil.copytree(_embedded(), tmp_path / "model")
    write_model(tmp_path / "model", layers)
    model = vosk.Model(str(tmp_path / "model"))
    lexicon = shipped_lexicon()
    for name, words in UTTERANCES.items():
        sound, costs = _sound(name), []
        # The same words louder, softer, in other places of the 30 ms: the costs of words in Vosk's
        # score are then always the same, and the rest is the sum of forward's scores.
        for gain, shift in ((1.0, 0), (0.5, 160), (0.25, 320), (1.0, 555)):
            changed = np.rint(np.pad(sound, (shift, 0)) * gain).astype(np.int16)
            scores = forward(layers, mfcc(changed))
            labels = align(scores, words.split(), lexicon).labels
            heard, likelihood = _heard(model, changed, [words, "[unk]"])
            assert heard == words
            costs.append(likelihood - float(scores[np.arange(len(scores)), labels].sum()))
        assert max(costs) - min(costs) < 0.1


def test_vosk_reads_a_network_of_any_shape(tmp_path: Path) -> None:
    shutil.copytree(_embedded() / "graph", tmp_path / "graph")
    write_model(tmp_path, _network())
    heard, likelihood = _heard(
        vosk.Model(str(tmp_path)), _sound("non.fr-steph.wav"), ["oui", "non", "[unk]"]
    )
    assert heard in ("oui", "non", "[unk]", "")
    assert np.isfinite(likelihood)


def test_forward_repeats_the_frames_at_both_ends() -> None:
    layers = _network()
    features = np.random.default_rng(1).standard_normal((20, COEFFICIENTS)).astype(np.float32)
    scores = forward(layers, features)
    assert scores.shape == (7, STATES)
    assert scores.dtype == np.float32
    longer = np.concatenate(
        (features[:1].repeat(30, axis=0), features, features[-1:].repeat(30, 0))
    )
    assert np.allclose(scores, forward(layers, longer)[10:17], atol=1e-5)


def test_forward_splices_in_the_order_of_the_offsets() -> None:
    weights = np.zeros((STATES, 2 * COEFFICIENTS), np.float32)
    weights[0, 0], weights[1, COEFFICIENTS] = 1, 1
    layer = Layer((3, -3), weights, np.zeros(STATES, np.float32), rectified=False)
    features = np.repeat(np.arange(9, dtype=np.float32)[:, np.newaxis], COEFFICIENTS, axis=1)
    scores = forward((layer,), features)
    assert scores[:, 0].tolist() == [3, 6, 8]
    assert scores[:, 1].tolist() == [0, 0, 3]


def test_no_frames_give_no_scores() -> None:
    assert forward(_network(), np.zeros((0, COEFFICIENTS), np.float32)).shape == (0, STATES)


def _with(change: dict[int, Layer]) -> list[Layer]:
    return [change.get(number, layer) for number, layer in enumerate(_network())]


@pytest.mark.parametrize(
    "layers",
    [
        [],
        _network()[:-1],
        _network()[1:],
        _with({1: replace(_network()[1], offsets=(-3, 3))}),
        _with({1: replace(_network()[1], offsets=())}),
        _with({0: replace(_network()[0], bias=np.zeros(15, np.float32))}),
        _with({3: replace(_network()[3], rectified=True)}),
    ],
)
def test_layers_that_do_not_fit_are_refused(layers: Sequence[Layer]) -> None:
    with pytest.raises(ValueError, match="layer"):
        encode(layers)


def _changed(old: bytes, new: bytes) -> bytes:
    data = encode(_network())
    assert data.count(old) == 1
    return data.replace(old, new)


FOREIGN = {
    "nothing of Kaldi": b"RIFF" + bytes(40),
    "other phones": _changed(b"<Tuples> " + struct.pack("<bi", 4, 133), b"<Tuples> " + bytes(5)),
    "other features": _changed(b"name=input dim=40", b"name=input dim=41"),
    "two branches": _changed(b"input=Append(Offset(layer1.relu, -1)", b"input=Append(input"),
    "another descriptor": _changed(b"input=layer1.affine\n", b"input=Scale(2, layer1.affine)\n"),
    "no such component": _changed(b"component=layer2.relu", b"component=layer9.relu"),
    "another component": encode(_network()).replace(b"RectifiedLinear", b"SigmoidComponen"),
    "an earlier output": _changed(
        b"input=layer4.affine objective", b"input=layer3.affine objective"
    ),
    "a node of another kind": _changed(
        b"component-node name=layer2.relu", b"dim-range-node name=x"
    ),
    "another context": _changed(
        b"<LeftContext> " + struct.pack("<bi", 4, 12), b"<LeftContext> " + struct.pack("<bi", 4, 11)
    ),
    "priors": encode(_network()).removesuffix(vector([])) + vector([0.5] * STATES),
    "something after it": encode(_network()) + b" ",
}


@pytest.mark.parametrize("name", FOREIGN)
def test_other_models_are_refused(name: str) -> None:
    with pytest.raises(KaldiError) as caught:
        decode(FOREIGN[name])
    assert caught.value.key == "kaldi_foreign"


def test_weights_that_do_not_fit_are_refused() -> None:
    start = b"<LinearParams> "
    data = encode(_network(((0,),)))
    begin, end = data.index(start) + len(start), data.index(token("<BiasParams>"))
    wrong = data[:begin] + matrix(np.zeros((STATES, 41))) + data[end:]
    right = data[:begin] + matrix(np.ones((STATES, 40))) + data[end:]
    assert (decode(right)[0].weights == 1).all()
    with pytest.raises(KaldiError, match=re.escape("(68, 40)")) as caught:
        decode(wrong)
    assert caught.value.key == "kaldi_foreign"


def test_a_model_that_was_cut_off_is_refused() -> None:
    data = encode(_network())
    for end in [*range(0, len(data), 997), len(data) - 1]:
        with pytest.raises(KaldiError) as caught:
            decode(data[:end])
        assert caught.value.key == "kaldi_truncated"
