"""Learning by many small steps: the same steps each time, and able to go on where it was ended."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.random import Generator
from torch import Tensor, nn

__all__ = ["Plan", "Tell", "descend"]

Tell = Callable[[str], None]
"""Is told how far the work is, in words."""

_WARM_UP = 50
"""Steps in which the rate grows to its peak."""
_DECAY = 1e-3
_STEEPEST = 5.0
"""Gradients longer than this are shortened to it."""
_REPORTS = 20
"""How many times a descent tells how far it is."""
_SAFE = 500
"""Steps between two states on disk."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a network is taught."""

    name: str
    """What is told, and the name of the file that keeps an unfinished descent."""
    steps: int
    rate: float
    """The peak of the rate, which then falls in a straight line to a hundredth."""
    seed: int
    pieces: int = 64
    """In a batch."""
    outputs: int = 96
    """Frames of 30 ms in a piece."""


def descend(
    learner: nn.Module,
    plan: Plan,
    loss: Callable[[Generator], Mapping[str, Tensor]],
    folder: Path,
    tell: Tell,
) -> None:
    """Take ``plan.steps`` steps; ``loss`` draws a batch with a generator and judges it.

    What it returns under ``loss`` is made smaller, the rest is told. Each step has dice of its own,
    so that a descent that is taken up again in ``folder`` goes where it would have gone.
    """
    parameters = [one for one in learner.parameters() if one.requires_grad]
    adam = torch.optim.AdamW(parameters, lr=plan.rate, weight_decay=_DECAY)
    kept = folder / f"{plan.name}.unfinished.pt"
    done = _take_up(kept, learner, adam)
    if done:
        tell(f"{plan.name}: going on after step {done} of {plan.steps}.")
    every = max(1, plan.steps // _REPORTS)
    sums: dict[str, float] = {}
    summed, began = 0, time.monotonic()
    for step in range(done, plan.steps):
        torch.manual_seed(plan.seed * 1_000_003 + step)
        warm, left = min(1.0, (step + 1) / _WARM_UP), max(0.01, 1 - step / plan.steps)
        for group in adam.param_groups:
            group["lr"] = plan.rate * warm * left
        judged = loss(np.random.default_rng([plan.seed, step]))
        adam.zero_grad()
        torch.autograd.backward(judged["loss"])
        length = nn.utils.clip_grad_norm_(parameters, _STEEPEST)
        # One impossible batch must not spoil all that was learnt.
        if torch.isfinite(length):
            adam.step()
        summed += 1
        for name, value in judged.items():
            sums[name] = sums.get(name, 0.0) + float(value.detach())
        if (step + 1) % every == 0 or step + 1 == plan.steps:
            means = ", ".join(f"{name} {total / summed:.4f}" for name, total in sums.items())
            each = (time.monotonic() - began) / (step + 1 - done)
            minutes = each * (plan.steps - step - 1) / 60
            tell(
                f"{plan.name}: step {step + 1} of {plan.steps}, {means}; "
                f"about {minutes:.0f} minutes left."
            )
            sums.clear()
            summed = 0
        if (step + 1) % _SAFE == 0 and step + 1 < plan.steps:
            _keep(kept, learner, adam, step + 1)
    kept.unlink(missing_ok=True)


def _keep(path: Path, learner: nn.Module, adam: torch.optim.Optimizer, step: int) -> None:
    state = {"learner": learner.state_dict(), "adam": adam.state_dict(), "step": step}
    half = path.with_suffix(".part")
    torch.save(state, half)
    half.replace(path)


def _take_up(path: Path, learner: nn.Module, adam: torch.optim.Optimizer) -> int:
    """Return how many steps were taken before."""
    if not path.exists():
        return 0
    state = torch.load(path, weights_only=True)
    learner.load_state_dict(state["learner"])
    adam.load_state_dict(state["adam"])
    return int(state["step"])
