"""What a network learns from, one utterance at a time, and the files that keep many of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from heraut.atomic_write import atomic_writer
from heraut.voice.acoustics.corpus.features import mfcc
from heraut.voice.acoustics.corpus.labels import begins, label
from heraut.voice.acoustics.corpus.synthesis import Speech


@dataclass(frozen=True, slots=True)
class Example:
    """One utterance to learn from."""

    features: NDArray[np.float16]
    """(frames of 10 ms, 40)."""
    labels: NDArray[np.uint8]
    """(frames of 30 ms), see :func:`~heraut.voice.acoustics.corpus.labels.label`."""
    taught: NDArray[np.bool_]
    """(frames of 30 ms): False where a label is only the nearest phone to what is said."""


def example(
    speech: Speech,
    sound: NDArray[np.int16] | NDArray[np.float32],
    warp: float = 1.0,
    taught: Sequence[bool] | None = None,
) -> Example | None:
    """Return ``speech`` as it sounds in ``sound``, seen through a vocal tract ``warp`` as long.

    ``taught`` tells for each of its segments whether it is to be learnt; all are if not told.
    ``None`` when it is too short, or too fast for its phones to have a frame each.
    """
    features = mfcc(sound, warp)
    labels = label(speech.segments, len(features))
    if labels is None:
        return None
    learnt = np.ones(len(labels), np.bool_)
    if taught is not None:
        lasting = np.diff(np.append(begins(labels), len(labels)))
        learnt = np.repeat(np.array(taught, np.bool_), lasting)
    return Example(features.astype(np.float16), labels, learnt)


def write_examples(path: Path, examples: Iterable[Example]) -> None:
    """Write utterances to ``path``.

    It is an ``.npz`` with ``features`` (float16, (frames, 40)), ``labels`` (uint8) and ``taught``
    (bool) of all utterances end to end, and with ``frame_bounds`` and ``label_bounds`` (int64, one
    more than there are utterances), where each begins and the last one ends.

    Raises ``OSError`` when it cannot be written.
    """
    made = list(examples)
    with atomic_writer(path) as file:
        np.savez(
            file,
            features=np.concatenate([one.features for one in made]),
            labels=np.concatenate([one.labels for one in made]),
            taught=np.concatenate([one.taught for one in made]),
            frame_bounds=np.cumsum([0, *(len(one.features) for one in made)]),
            label_bounds=np.cumsum([0, *(len(one.labels) for one in made)]),
        )
