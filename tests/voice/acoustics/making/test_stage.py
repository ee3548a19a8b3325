"""A network learns from people beside synthetic voices, and goes on where it was."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch")  # it is in the extra [acoustics], which not every machine has

from heraut.voice.acoustics.corpus.sentences import shipped
from heraut.voice.acoustics.corpus.shards import write_shard  # torch is optional
from heraut.voice.acoustics.making.stage import People, Round, learn_people
from heraut.voice.acoustics.network.nnet3 import decode
from heraut.voice.acoustics.network.trainer import Plan
from heraut.voice.models.store import find

from .trial_recordings import recordings

PEOPLE = People(
    rounds=(Round(1, Plan("People", 6, 1e-4, 3, pieces=4, outputs=40)),) * 2,
    utterances=6,
    synthetic=1,
    pico=0,
    runs=2,
)


@pytest.mark.long
def test_two_rounds_are_learnt_kept_and_taken_up_again(tmp_path: Path) -> None:
    spoken, shard = tmp_path / "people", tmp_path / "synthetic.npz"
    recordings(spoken)
    write_shard(shard, 1, 12, shipped())
    layers = decode((find("fr", "fr-embedded").path / "am" / "final.mdl").read_bytes())
    told: list[tuple[str, dict[str, object]]] = []

    def tell(message: str, /, **details: object) -> None:
        told.append((message, details))

    work = tmp_path / "work"
    taught = learn_people(layers, PEOPLE, spoken, [shard], work, 2, tell)
    assert [one.weights.shape for one in taught] == [one.weights.shape for one in layers]
    assert not np.allclose(taught[0].weights, layers[0].weights)
    speakers = [details["speakers"] for message, details in told if message == "aligned"]
    assert speakers == [2, 2] * PEOPLE.runs
    runs = [path.read_bytes() for path in sorted(work.glob("run-*/round-1/people-clips-*"))]
    assert len(set(runs)) == PEOPLE.runs  # each learns from mixtures of its own
    files = {path: path.stat().st_mtime_ns for path in work.rglob("*.*")}
    again = learn_people(layers, PEOPLE, spoken, [shard], work, 2, tell)
    assert all(
        np.allclose(one.weights, two.weights) for one, two in zip(taught, again, strict=True)
    )
    assert files == {path: path.stat().st_mtime_ns for path in files}


@pytest.mark.long
def test_whoever_is_left_out_is_not_learnt_from(tmp_path: Path) -> None:
    spoken, shard = tmp_path / "people", tmp_path / "synthetic.npz"
    recordings(spoken)
    write_shard(shard, 1, 12, shipped())
    layers = decode((find("fr", "fr-embedded").path / "am" / "final.mdl").read_bytes())
    told: dict[str, dict[str, object]] = {}

    def tell(message: str, /, **details: object) -> None:
        told[message] = details

    people = replace(PEOPLE, rounds=PEOPLE.rounds[:1], without=("somebody-it",))
    learn_people(layers, people, spoken, [shard], tmp_path / "work", 1, tell)
    assert told["aligned"]["speakers"] == 1
