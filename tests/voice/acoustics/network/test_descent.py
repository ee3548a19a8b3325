from __future__ import annotations

import contextlib
from collections.abc import Mapping
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")

from numpy.random import Generator  # noqa: E402  # torch is optional

from heraut.voice.acoustics.network import descent  # noqa: E402
from heraut.voice.acoustics.network.descent import Plan, descend  # noqa: E402

PLAN = Plan("Slope", steps=60, rate=0.1, seed=4)


class _Interrupted(Exception):
    pass


def run(folder: Path, stop: int | None = None) -> tuple[torch.Tensor, list[str]]:
    torch.manual_seed(0)
    learner = torch.nn.Sequential(
        torch.nn.Linear(3, 8), torch.nn.Dropout(0.2), torch.nn.Linear(8, 1)
    )
    steps = 0
    told: list[str] = []

    def loss(dice: Generator) -> Mapping[str, torch.Tensor]:
        nonlocal steps
        steps += 1
        if steps == stop:
            raise _Interrupted
        points = torch.from_numpy(dice.normal(size=(16, 3))).float()
        return {"loss": (learner(points)[:, 0] - points.sum(dim=1)).square().mean()}

    with contextlib.suppress(_Interrupted):
        descend(learner, PLAN, loss, folder, told.append)
    return learner[0].weight.detach(), told


def test_it_descends_and_says_how_far_it_is(tmp_path: Path) -> None:
    _, told = run(tmp_path)
    losses = [float(line.split("loss ")[1].split(";")[0]) for line in told]
    assert len(told) == 20
    assert losses[-1] < losses[0] / 3
    assert told[-1].startswith("Slope: step 60 of 60, loss")


def test_what_was_interrupted_goes_on_and_ends_where_it_would_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(descent, "_SAFE", 10)
    (tmp_path / "whole").mkdir()
    whole, _ = run(tmp_path / "whole")
    run(tmp_path, stop=25)
    assert (tmp_path / "Slope.unfinished.pt").exists()
    resumed, told = run(tmp_path)
    assert told[0] == "Slope: going on after step 20 of 60."
    assert torch.equal(resumed, whole)
    assert not (tmp_path / "Slope.unfinished.pt").exists()
