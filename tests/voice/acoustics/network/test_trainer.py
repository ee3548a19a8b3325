from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")  # it is in the extra [acoustics], which not every machine has

from numpy.random import Generator  # noqa: E402  # torch is optional
from threadpoolctl import threadpool_info, threadpool_limits  # noqa: E402  # in the same extra

from heraut.voice.acoustics.network import data_parallel, trainer  # noqa: E402
from heraut.voice.acoustics.network.trainer import Plan, train  # noqa: E402
from heraut.voice.acoustics.progress import silent  # noqa: E402

PLAN = Plan("Slope", steps=60, rate=0.1, seed=4)


Told = list[tuple[str, dict[str, object]]]


class _Interrupted(Exception):
    pass


def run(folder: Path, stop: int | None = None, plan: Plan = PLAN) -> tuple[torch.Tensor, Told]:
    torch.manual_seed(0)
    learner = torch.nn.Sequential(
        torch.nn.Linear(3, 8), torch.nn.Dropout(0.2), torch.nn.Linear(8, 1)
    )
    steps = 0
    told: Told = []

    def tell(message: str, /, **details: object) -> None:
        told.append((message, details))

    def loss(dice: Generator) -> Mapping[str, torch.Tensor]:
        nonlocal steps
        steps += 1
        if steps == stop:
            raise _Interrupted
        points = torch.from_numpy(dice.normal(size=(plan.share // 4, 3))).float()
        return {"loss": (learner(points)[:, 0] - points.sum(dim=1)).square().mean()}

    with contextlib.suppress(_Interrupted):
        train(learner, plan, loss, folder, tell)
    return learner[0].weight.detach(), told


def test_it_descends_and_says_how_far_it_is(tmp_path: Path) -> None:
    _, told = run(tmp_path)
    losses = [float(str(details["judged"]).removeprefix("loss=")) for _, details in told]
    assert len(told) == 20
    assert losses[-1] < losses[0] / 3
    message, last = told[-1]
    assert (message, last["name"], last["done"], last["steps"]) == ("step", "Slope", 60, 60)


def test_what_was_interrupted_goes_on_and_ends_where_it_would_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trainer, "_SAFE", 10)
    (tmp_path / "whole").mkdir()
    whole, _ = run(tmp_path / "whole")
    run(tmp_path, stop=25)
    assert (tmp_path / "Slope.pt").exists()
    resumed, told = run(tmp_path)
    assert told[0] == ("goes-on", {"name": "Slope", "done": 20, "steps": 60})
    assert torch.equal(resumed, whole)
    again, told = run(tmp_path)
    assert torch.equal(again, whole)
    assert told == []


def test_two_processes_make_of_a_batch_what_one_makes_of_its_halves_in_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = replace(PLAN, hands=2)
    folders = [tmp_path / name for name in ("together", "in turn", "alone")]
    for folder in folders:
        folder.mkdir()
    together, told = run(folders[0], plan=plan)
    monkeypatch.setattr(data_parallel.sys, "platform", "win32")
    in_turn, told_in_turn = run(folders[1], plan=plan)
    assert torch.equal(together, in_turn)
    assert [details["judged"] for _, details in told] == [
        details["judged"] for _, details in told_in_turn
    ]
    assert not torch.equal(together, run(folders[2])[0])


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere one process does it all")
def test_each_process_sees_the_steps_that_were_taken_and_judges_points_of_its_own(
    tmp_path: Path,
) -> None:
    learner = torch.nn.Linear(1, 1)
    first = learner.weight.item()
    seen = tmp_path / "seen.txt"

    def loss(dice: Generator) -> Mapping[str, torch.Tensor]:
        with seen.open("a") as file:
            file.write(f"{os.getpid()} {dice.integers(10**9)} {learner.weight.item()}\n")
        return {"loss": learner.weight.square().sum() + learner.bias.square().sum()}

    train(learner, Plan("Slope", 5, 0.1, 4, hands=2), loss, tmp_path, silent)
    lines = [line.split() for line in seen.read_text().splitlines()]
    assert len({process for process, _, _ in lines}) == 2
    assert len({drawn for _, drawn, _ in lines}) == 10
    weights = {float(weight) for _, _, weight in lines}
    assert len(weights) == 5
    assert first in weights


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere one process does it all")
def test_each_process_keeps_to_one_core_and_the_others_are_free_again(tmp_path: Path) -> None:
    learner = torch.nn.Linear(1, 1)
    seen = tmp_path / "seen.txt"

    def threads() -> tuple[int, ...]:
        pools = [pool["num_threads"] for pool in threadpool_info() if pool["user_api"] == "blas"]
        return torch.get_num_threads(), *pools

    def loss(dice: Generator) -> Mapping[str, torch.Tensor]:
        with seen.open("a") as file:
            file.write(f"{os.getpid()} {max(threads())}\n")
        return {"loss": learner.weight.square().sum()}

    with threadpool_limits(2, user_api="blas"):
        before = threads()
        assert max(before[1:]) == 2
        train(learner, Plan("Slope", 5, 0.1, 4, hands=2), loss, tmp_path, silent)
        assert threads() == before
    lines = [line.split() for line in seen.read_text().splitlines()]
    assert len({process for process, _ in lines}) == 2
    assert {count for _, count in lines} == {"1"}


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere one process does it all")
def test_a_process_that_ends_is_told_of(tmp_path: Path) -> None:
    learner, here = torch.nn.Linear(1, 1), os.getpid()

    def loss(dice: Generator) -> Mapping[str, torch.Tensor]:
        if os.getpid() != here:
            os._exit(1)
        return {"loss": learner.weight.square().sum()}

    with pytest.raises(ChildProcessError, match="has ended"):
        train(learner, Plan("Slope", 5, 0.1, 4, hands=2), loss, tmp_path, silent)
