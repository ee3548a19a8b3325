from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from heraut.voice.acoustics.corpus.examples import Example, write_examples
from heraut.voice.acoustics.network.stream import Batch, Corpus


def utterance(first: int, outputs: int, spare: int) -> Example:
    """Features that tell their own number, and labels that tell a third of it.

    Every fourth label is not to be learnt.
    """
    frames = 3 * outputs + spare
    features = np.repeat(np.arange(3 * first, 3 * first + frames)[:, None], 40, axis=1)
    numbers = np.arange(first, first + outputs)
    return Example(features.astype(np.float16), (numbers % 68).astype(np.uint8), numbers % 4 > 0)


def test_frames_and_labels_stay_together_across_utterances() -> None:
    corpus = Corpus.joined([utterance(0, 30, 0), utterance(30, 40, 2), utterance(70, 50, 1)])
    batch = corpus.batch(np.random.default_rng(1), 20, 12, before=7, after=5)
    assert batch.features.shape == (20, 3 * 11 + 1 + 7 + 5, 40)
    assert batch.labels.shape == (20, 12)
    for features, labels, taught in zip(batch.features, batch.labels, batch.taught, strict=True):
        centres = features[7 : 7 + 34 : 3, 0]
        assert (centres // 3 % 68 == labels).all()
        assert (taught == (labels % 4 > 0)).all()


def test_shards_are_read_as_they_were_written(tmp_path: Path) -> None:
    write_examples(tmp_path / "a.npz", [utterance(0, 30, 1), utterance(30, 40, 0)])
    corpus = Corpus.load([tmp_path / "a.npz"])
    assert (corpus.features[::3, 0] // 3 % 68 == corpus.labels).all()
    assert (corpus.taught == (corpus.labels % 4 > 0)).all()
    assert corpus.hours == pytest.approx(210 / 360_000)


def test_frequencies_and_successions_are_probabilities() -> None:
    states = [0, 1, 6, 7, 7, 8, 0, 1, 6, 7]
    corpus = Corpus(np.zeros((30, 40), np.float16), np.array(states, np.uint8), np.ones(10, bool))
    assert corpus.frequencies().sum() == pytest.approx(1)
    assert (corpus.frequencies() > 0).all()
    follow = corpus.successions()
    np.testing.assert_allclose(follow.sum(axis=1), 1)
    assert (follow > 0).all()
    assert follow[0, 3] == follow[0].max()  # 3 came after silence both times


def test_too_little_speech_is_refused() -> None:
    with pytest.raises(ValueError, match="too few"):
        Corpus.joined([utterance(0, 10, 0)]).batch(np.random.default_rng(0), 2, 10, 7, 5)
    with pytest.raises(ValueError, match="nothing"):
        Corpus.joined([])


def test_batches_are_put_one_after_the_other() -> None:
    dice = np.random.default_rng(3)
    corpora = [Corpus.joined([utterance(first, 60, 0)]) for first in (0, 100)]
    both = [corpus.batch(dice, 2, 10, before=7, after=5) for corpus in corpora]
    batch = Batch.joined(both)
    assert batch.features.shape[0] == batch.labels.shape[0] == batch.taught.shape[0] == 4
    assert (batch.labels[2:] == both[1].labels).all()
    assert len((corpora[0] + corpora[1]).labels) == 120
