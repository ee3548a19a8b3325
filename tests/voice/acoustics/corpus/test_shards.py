"""A shard follows from its seed, its labels fit its features, and half of one is never seen."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from heraut.voice.acoustics.corpus.labels import said
from heraut.voice.acoustics.corpus.sentences import Sentences, shipped
from heraut.voice.acoustics.corpus.shards import ShardError, make_shards, write_shard
from heraut.voice.acoustics.phones import STATES


class Always:
    """One sentence for ever."""

    def __init__(self, text: str) -> None:
        self.text = text

    def draw(self, dice: random.Random) -> str:
        return self.text


@pytest.fixture(scope="module")
def source(whole: bool) -> Callable[[], Sentences]:
    """What every process calls for its sentences; to put all the shipped ones together is slow."""
    few = partial(Sentences, ("colonne", "manoir", "sept"), ("pose le sept", "ma main", "annule"))
    return shipped if whole else few


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory, source: Callable[[], Sentences]) -> list[Path]:
    folder = tmp_path_factory.mktemp("shards")
    return list(make_shards(folder, [7, 8], 25, source, workers=2))


@pytest.mark.long
def test_shards_come_in_the_order_of_their_seeds(made: list[Path]) -> None:
    assert [path.name for path in made] == ["speech-7-25.npz", "speech-8-25.npz"]
    assert made[0].read_bytes() != made[1].read_bytes()
    assert sorted(made[0].parent.iterdir()) == made  # nothing is left half-written


@pytest.mark.long
def test_the_same_seed_gives_the_same_bytes(
    made: list[Path], source: Callable[[], Sentences], tmp_path: Path
) -> None:
    again = list(make_shards(tmp_path, [7], 25, source, workers=1))
    assert again[0].read_bytes() == made[0].read_bytes()


def test_labels_fit_features(made: list[Path]) -> None:
    with np.load(made[0]) as shard:
        features, labels = shard["features"], shard["labels"]
        frames, outputs = shard["frame_bounds"], shard["label_bounds"]
    assert (features.dtype, labels.dtype) == (np.float16, np.uint8)
    assert frames.dtype == outputs.dtype == np.int64
    assert len(frames) == len(outputs) == 26
    assert (frames[0], outputs[0]) == (0, 0)
    assert (frames[-1], outputs[-1]) == (len(features), len(labels))
    assert ((np.diff(frames) + 2) // 3).tolist() == np.diff(outputs).tolist()
    assert np.isfinite(features).all()
    assert labels.max() < STATES
    assert (labels[outputs[:-1]] == 0).all()  # every utterance begins in silence


def test_a_shard_that_is_there_is_kept(tmp_path: Path) -> None:
    there = tmp_path / "speech-3-5.npz"
    there.write_bytes(b"whole")
    assert list(make_shards(tmp_path, [3], 5, source)) == [there]
    write_shard(there, 3, 5, Always("oui"))
    assert there.read_bytes() == b"whole"


def test_the_phones_are_those_of_the_sentence(tmp_path: Path) -> None:
    path = tmp_path / "one.npz"
    write_shard(path, 1, 12, Always("pose le sept"))
    with np.load(path) as shard:
        labels, bounds = shard["labels"], shard["label_bounds"]
    heard = [
        " ".join(phone for phone in said(labels[start:end]) if phone != "SIL")
        for start, end in pairwise(bounds)
    ]
    assert heard.count("p O z l @ s E t") >= 9
    assert set(heard) <= {"p O z l @ s E t", ""}  # one may be silence


def test_sentences_of_no_use_end_it(tmp_path: Path) -> None:
    path = tmp_path / "none.npz"
    with pytest.raises(ShardError, match="in a row") as caught:
        write_shard(path, 1, 5, Always("parking"))
    assert caught.value.key == "unusable_sentences"
    assert list(tmp_path.iterdir()) == []
    error = pickle.loads(pickle.dumps(caught.value))
    assert (error.key, error.details) == ("unusable_sentences", {"shard": str(path)})


def test_errors_come_out_of_the_processes(source: Callable[[], Sentences], tmp_path: Path) -> None:
    with pytest.raises(OSError, match="name"):  # too long for any disk
        list(make_shards(tmp_path, [10**300], 2, source))
