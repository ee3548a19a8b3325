"""The network's files in a Vosk model: ``am/final.mdl``, the options beside it, and back again.

``final.mdl`` is a transition model (which phones there are, and which of the network's outputs
scores each of their states), then the network in Kaldi's form "nnet3" with what it looks at around
a frame. It is what ``phones`` and ``layers`` say and no more: an affine layer for every
:class:`Layer`, a rectifier after most, weights in 65,535 steps, outputs that need no prior.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heraut.atomic_write import write_atomically
from heraut.voice.acoustics.corpus.features import COEFFICIENTS, Features
from heraut.voice.acoustics.network.kaldi import (
    KaldiError,
    Reader,
    double,
    integer,
    integers,
    matrix,
    single,
    token,
    vector,
)
from heraut.voice.acoustics.network.layers import STRIDE, Layer, context
from heraut.voice.acoustics.phones import PHONES, SILENCE, STATES, phone_number

Scores = NDArray[np.float32]
"""(output frames, 68): the pseudo log-likelihood of each state, every 30 ms."""

_PLACES: Final = {"B": "begin", "I": "internal", "E": "end", "S": "singleton"}

_MFCC: Final = """\
--use-energy=false
--num-mel-bins=40
--num-ceps=40
--low-freq=20
--high-freq=-400
--dither=0
--sample-frequency=16000
"""
# A command ends after 0.5 s of silence when the grammar allows an end there and nothing else is
# likely, and after 1 s anyhow. Lattices are of words alone, within 3 MB: in noise many strings of
# phones fit unknown speech, and to tell them all apart took up to 40 s for a sentence.
_DECODER: Final = """\
--min-active=200
--max-active=3000
--beam=13.0
--lattice-beam=6.0
--phone-determinize=false
--max-mem=3000000
--acoustic-scale=1.0
--frame-subsampling-factor=3
--endpoint.silence-phones=1
--endpoint.rule2.min-trailing-silence=0.5
--endpoint.rule3.min-trailing-silence=0.75
--endpoint.rule4.min-trailing-silence=1.0
"""

_AFFINE: Final = "FixedAffineComponent"
_RECTIFIER: Final = "RectifiedLinearComponent"
_NODE: Final = re.compile(r"component-node name=(\S+) component=(\S+) input=(.+)")
_OUTPUT: Final = re.compile(r"output-node name=output input=(\S+) objective=linear")
_OFFSET: Final = re.compile(r"(?:Offset\((\S+), (-?\d+)\)|([^\s,()]+))(?:, |$)")


def encode(layers: Sequence[Layer]) -> bytes:
    """Return the whole of ``am/final.mdl``; weights lose what is finer than 65,535 steps.

    Raises ``ValueError`` when the layers do not fit each other, 40 features and 68 states.
    """
    _check(layers)
    nodes, components, before = [f"input-node name=input dim={COEFFICIENTS}"], [], "input"
    for number, layer in enumerate(layers, start=1):
        name = f"layer{number}.affine"
        nodes.append(f"component-node name={name} component={name} input={_spliced(before, layer)}")
        components.append(_affine(name, layer))
        before = name
        if layer.rectified:
            name = f"layer{number}.relu"
            nodes.append(f"component-node name={name} component={name} input={before}")
            components.append(_component(name, _RECTIFIER, _rectifier(len(layer.bias))))
            before = name
    nodes.append(f"output-node name=output input={before} objective=linear")
    lines = "\n".join(("", *nodes, "", "")).encode()
    count = token("<NumComponents>") + integer(len(components))
    return _head() + _enclosed("Nnet3", lines, count, *components) + _tail(*context(layers))


def decode(data: bytes) -> tuple[Layer, ...]:
    """Return the network in a ``final.mdl`` that :func:`encode` could have written.

    Raises :class:`KaldiError` for any other model, the official ones too.
    """
    reader = Reader(data)
    reader.skip(_head())
    reader.skip(token("<Nnet3>") + b"\n")
    start = reader.offset
    lines = list(iter(reader.line, ""))
    reader.skip(token("<NumComponents>"))
    components = dict(_read_component(reader) for _ in range(reader.integer()))
    reader.skip(token("</Nnet3>"))
    layers = _assembled(lines, components, start)
    try:
        _check(layers)
    except ValueError as error:
        raise _foreign(start, f"layers that fit each other ({error})") from error
    reader.skip(_tail(*context(layers)))
    if not reader.at_end:
        raise reader.foreign("the end")
    return layers


def model_files(layers: Sequence[Layer]) -> dict[str, bytes]:
    """Return the files of a Vosk model that do not depend on its words, by their path in it.

    Raises ``ValueError`` as :func:`encode` does.
    """
    numbers = [f"{phone_number(SILENCE, 'S')} nonword"]
    numbers += [f"{phone_number(phone, at)} {_PLACES[at]}" for phone in PHONES for at in _PLACES]
    return {
        "am/final.mdl": encode(layers),
        "conf/mfcc.conf": _MFCC.encode(),
        "conf/model.conf": _DECODER.encode(),
        "graph/phones/word_boundary.int": "".join(f"{line}\n" for line in numbers).encode(),
    }


def write_model(folder: Path, layers: Sequence[Layer]) -> None:
    """Write the files of a Vosk model that do not depend on its words; the graph is left alone.

    Raises ``ValueError`` as :func:`encode` does, and ``OSError``.
    """
    for name, data in model_files(layers).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, data)


def forward(layers: Sequence[Layer], features: Features) -> Scores:
    """Return what the network gives for features, (frames, 40), as Vosk computes it.

    There is a row for every third frame from the first on. Beyond the ends, the first and the last
    frame are repeated.
    """
    times = [np.arange(0, len(features), STRIDE)]
    for layer in reversed(layers):
        times.append(np.unique(times[-1][:, np.newaxis] + np.array(layer.offsets)))
    if not len(features):
        return np.zeros((0, STATES), np.float32)
    there = times.pop()
    values: NDArray[np.float32] = features[np.clip(there, 0, len(features) - 1)]
    for layer in layers:
        here = times.pop()
        rows = np.searchsorted(there, here[:, np.newaxis] + np.array(layer.offsets))
        values = values[rows].reshape(len(here), -1) @ layer.weights.T + layer.bias
        if layer.rectified:
            values = np.maximum(values, 0)
        there = here
    return values


@cache
def _head() -> bytes:
    """Return the mark of a binary file and the transition model, the same for all networks."""
    entries = [(phone_number(SILENCE, "S"), 0)]
    entries += [
        (phone_number(phone, place), 2 * number)
        for number, phone in enumerate(PHONES, start=1)
        for place in _PLACES
    ]
    # Tuples of phone, state of it, output when the state is entered, output when it lasts.
    tuples = b"".join(
        integer(value) for phone, first in entries for value in (phone, 0, first, first + 1)
    )
    return b"\0B" + _enclosed(
        "TransitionModel",
        _topology([phone for phone, _ in entries]),
        _enclosed("Tuples", integer(len(entries)), tuples),
        _enclosed("LogProbs", vector([0.0, *[math.log(0.5)] * (2 * len(entries))])),
    )


def _topology(phones: Sequence[int]) -> bytes:
    """Return the states of a phone: one that lasts or is left, each as likely, and an end.

    Its numbers: -1, for outputs of their own when a state lasts; how many kinds of phones and how
    many states; then for each state its outputs when entered and when it lasts, and each way out:
    where it leads and how likely it is.
    """
    kind_of_phone = [-1] + [0] * max(phones)
    lasting = integer(0) + integer(1) + integer(2)
    lasting += integer(0) + single(0.5) + integer(1) + single(0.5)
    end = integer(-1) + integer(-1) + integer(0)
    kinds = integer(-1) + integer(1) + integer(2)
    return _enclosed("Topology", integers(phones), integers(kind_of_phone), kinds, lasting, end)


def _tail(looks_back: int, looks_ahead: int) -> bytes:
    """Return what follows the network: frames it looks at, and priors, of which there are none."""
    frames = token("<LeftContext>") + integer(looks_back)
    frames += token("<RightContext>") + integer(looks_ahead)
    return frames + token("<Priors>") + vector([])


def _enclosed(name: str, *content: bytes) -> bytes:
    return token(f"<{name}>") + b"".join(content) + token(f"</{name}>")


def _spliced(before: str, layer: Layer) -> str:
    parts = [f"Offset({before}, {offset})" if offset else before for offset in layer.offsets]
    return parts[0] if len(parts) == 1 else f"Append({', '.join(parts)})"


def _component(name: str, kind: str, content: bytes) -> bytes:
    return token("<ComponentName>") + token(name) + _enclosed(kind, content)


def _affine(name: str, layer: Layer) -> bytes:
    weights = token("<LinearParams>") + matrix(layer.weights)
    return _component(name, _AFFINE, weights + token("<BiasParams>") + vector(layer.bias))


def _rectifier(width: int) -> bytes:
    """Return a rectifier's content: but for its width, statistics of a training in Kaldi."""
    return b"".join(
        (
            token("<Dim>") + integer(width),
            token("<ValueAvg>") + vector([]),
            token("<DerivAvg>") + vector([]),
            token("<Count>") + double(0),
            token("<OderivRms>") + vector([]),
            token("<OderivCount>") + double(0),
            token("<NumDimsSelfRepaired>") + double(0),
            token("<NumDimsProcessed>") + double(0),
            token("<SelfRepairScale>") + single(0),
        )
    )


_Affine = tuple[NDArray[np.float32], NDArray[np.float32]]
"""Weights and bias."""


def _read_component(reader: Reader) -> tuple[str, _Affine | int]:
    """Return a component's name, and its weights and bias, or the width of a rectifier."""
    reader.skip(token("<ComponentName>"))
    name = reader.token()
    start = reader.offset
    kind = reader.token()
    content: _Affine | int
    if kind == f"<{_AFFINE}>":
        reader.skip(token("<LinearParams>"))
        weights = reader.matrix()
        reader.skip(token("<BiasParams>"))
        content = weights, reader.vector()
    elif kind == f"<{_RECTIFIER}>":
        reader.skip(token("<Dim>"))
        content = reader.integer()
        reader.skip(_rectifier(content)[len(token("<Dim>") + integer(content)) :])
    else:
        raise _foreign(start, "an affine component or a rectifier")
    reader.skip(token(f"</{kind[1:-1]}>"))
    return name, content


def _assembled(
    lines: Sequence[str], components: dict[str, _Affine | int], start: int
) -> tuple[Layer, ...]:
    """Return the layers that the lines of the configuration string together, first to last."""
    if len(lines) < 3 or lines[0] != f"input-node name=input dim={COEFFICIENTS}":
        raise _foreign(start, f"{COEFFICIENTS} features as the input, and some layers")
    layers: list[Layer] = []
    before = "input"
    for line in lines[1:-1]:
        node = _NODE.fullmatch(line)
        content = components.get(node[2]) if node else None
        if node is None or content is None:
            raise _foreign(start, f"a node with a component, not {line!r},")
        offsets = tuple(_offsets(node[3], before))
        if isinstance(content, tuple) and offsets:
            layers.append(Layer(offsets, *content, rectified=False))
        elif layers and offsets == (0,) and content == len(layers[-1].bias):
            last = layers.pop()
            layers.append(Layer(last.offsets, last.weights, last.bias, rectified=True))
        else:
            raise _foreign(start, f"a node after {before!r}, not {line!r},")
        before = node[1]
    output = _OUTPUT.fullmatch(lines[-1])
    if output is None or output[1] != before:
        raise _foreign(start, f"{before!r} as the output, not {lines[-1]!r},")
    return tuple(layers)


def _offsets(descriptor: str, before: str) -> Iterator[int]:
    """Yield the frames of ``before`` that a descriptor appends; none if it is anything else."""
    inner = re.fullmatch(r"Append\((.+)\)", descriptor)
    text = inner[1] if inner else descriptor
    parts = list(_OFFSET.finditer(text))
    if "".join(part[0] for part in parts) == text and all(
        (part[1] or part[3]) == before for part in parts
    ):
        yield from (int(part[2] or 0) for part in parts)


def _check(layers: Sequence[Layer]) -> None:
    """Raise ``ValueError`` when the layers do not fit each other, the features and the states."""
    width = COEFFICIENTS
    for number, layer in enumerate(layers, start=1):
        wanted = (len(layer.bias), width * len(layer.offsets))
        if not layer.offsets or layer.bias.ndim != 1 or layer.weights.shape != wanted:
            raise ValueError(f"layer {number}: weights of {layer.weights.shape}, not {wanted}")
        width = len(layer.bias)
    if not layers or width != STATES or layers[-1].rectified:
        raise ValueError(f"the last layer gives {width} numbers; {STATES} scores are needed")


def _foreign(offset: int, expected: str) -> KaldiError:
    return KaldiError(
        "kaldi_foreign",
        f"byte {offset}: {expected} expected; the model is none of this package",
        offset=offset,
        expected=expected,
    )
