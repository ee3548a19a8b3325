"""When each phone of known words is said: the network itself finds it in a recording.

The words are laid out as a graph: every pronunciation of each word, a pause before, between and
after them where there is one. Viterbi's algorithm finds the way through it that the network scores
best.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from heraut.errors import KeyedError
from heraut.voice.acoustics.lexicon import Pronunciation
from heraut.voice.acoustics.phones import SILENCE, SOUNDS


class AlignmentError(KeyedError, ValueError):
    """Words cannot be laid over a recording.

    ``key`` is ``alignment_words`` when the lexicon lacks some, which ``details`` hold as ``words``;
    or ``alignment_short`` when the recording has fewer ``frames`` than the words have phones.
    """


@dataclass(frozen=True, slots=True)
class Alignment:
    """What is said in each output frame of a network."""

    labels: NDArray[np.uint8]
    """One state every 30 ms: twice a phone's number in its first frame, one more after that."""
    score: float
    """How well the words fit, per frame: what their states score less the best state of all.

    It is 0 at best. Measured on synthetic voices with the embedded model, the right words get -0.1
    to -0.6, other words -1 to -4; in noise as loud as the speech the two come closer.
    """


@dataclass(frozen=True, slots=True)
class _Graph:
    """All phones of all ways to say the words; a phone can follow some of those before it."""

    phones: NDArray[np.intp]
    """The number of each phone."""
    costs: NDArray[np.float64]
    """What it costs to enter it."""
    before: NDArray[np.intp]
    """(phones, most): the phones it can follow, filled up with the number of phones."""
    first: tuple[int, ...]
    last: tuple[int, ...]


def align(
    scores: NDArray[np.float32], words: Sequence[str], lexicon: Iterable[Pronunciation]
) -> Alignment:
    """Return when the phones of ``words`` are said, given a network's scores, (frames, 68).

    Of several pronunciations the one that fits is taken. Without words all is a pause.

    Raises :class:`AlignmentError`.
    """
    graph = _graph(words, lexicon)
    values, came_from = _search(scores, graph)
    phone = max(graph.last, key=lambda last: float(values[last]))
    if not np.isfinite(values[phone]):
        raise AlignmentError(
            "alignment_short",
            f"{len(scores)} frames are too few for {' '.join(words)!r}",
            frames=len(scores),
        )
    labels = np.zeros(len(scores), np.uint8)
    for frame in range(len(scores) - 1, -1, -1):
        source = int(came_from[frame, phone])
        labels[frame] = 2 * graph.phones[phone] + (source == phone)
        phone = source
    said = np.take_along_axis(scores, labels[:, np.newaxis].astype(np.intp), axis=1)[:, 0]
    return Alignment(labels, float((said - scores.max(axis=1)).mean(dtype=np.float64)))


def _search(
    scores: NDArray[np.float32], graph: _Graph
) -> tuple[NDArray[np.float64], NDArray[np.intp]]:
    """Return the best score of ending in each phone, and where each came from in each frame.

    A phone that came from itself lasts; -1 is the begin.
    """
    number = len(graph.phones)
    entered = scores[:, 2 * graph.phones] - graph.costs
    lasted = scores[:, 2 * graph.phones + 1]
    came_from = np.full((len(scores), number), -1, np.intp)
    # One more phone that nobody can be in stands for the missing ones in ``before``.
    values = np.full(number + 1, -np.inf)
    every = np.arange(number)
    for frame in range(len(scores)):
        if frame == 0:
            values[list(graph.first)] = entered[0, list(graph.first)]
            continue
        choice = values[graph.before].argmax(axis=1)
        sources = graph.before[every, choice]
        entering = values[sources] + entered[frame]
        lasting = values[:-1] + lasted[frame]
        came_from[frame] = np.where(lasting >= entering, every, sources)
        values[:-1] = np.maximum(lasting, entering)
    return values[:-1], came_from


def _graph(words: Sequence[str], lexicon: Iterable[Pronunciation]) -> _Graph:
    phones: list[int] = []
    costs: list[float] = []
    before: list[tuple[int, ...]] = []

    def add(phone: str, follows: tuple[int, ...], cost: float = 0.0) -> int:
        phones.append(SOUNDS.index(phone))
        costs.append(cost)
        before.append(follows)
        return len(phones) - 1

    last: tuple[int, ...] = (add(SILENCE, ()),)
    first = list(last)
    for number, entries in enumerate(_ways(words, lexicon)):
        ends = []
        for entry in entries:
            phone = add(entry.phones[0], last, entry.cost)
            if number == 0:
                first.append(phone)
            for inner in entry.phones[1:]:
                phone = add(inner, (phone,))
            ends.append(phone)
        last = (*ends, add(SILENCE, tuple(ends)))
    most = max(1, *map(len, before))
    filled = [(*follows, *[len(phones)] * (most - len(follows))) for follows in before]
    return _Graph(
        np.array(phones, np.intp), np.array(costs), np.array(filled, np.intp), tuple(first), last
    )


def _ways(words: Sequence[str], lexicon: Iterable[Pronunciation]) -> list[list[Pronunciation]]:
    """Return the pronunciations of each word; raise :class:`AlignmentError` where there is none."""
    found: dict[str, list[Pronunciation]] = {word: [] for word in words}
    for entry in lexicon:
        if entry.word in found:
            found[entry.word].append(entry)
    unknown = tuple(word for word, entries in found.items() if not entries)
    if unknown:
        text = " ".join(unknown)
        raise AlignmentError("alignment_words", f"not in the lexicon: {text}", words=unknown)
    return [found[word] for word in words]
