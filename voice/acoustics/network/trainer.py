"""Learning by many small steps: the same steps each time, and able to go on where it was ended."""

from __future__ import annotations

import io
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.random import Generator
from torch import Tensor, nn

from heraut.atomic_write import write_atomically
from heraut.voice.acoustics.network.data_parallel import means, shared_out
from heraut.voice.acoustics.progress import Tell

_WARM_UP = 50
"""Steps in which the rate grows to its peak."""
_DECAY = 1e-3
_STEEPEST = 5.0
"""Gradients longer than this are shortened to it."""
_REPORTS = 20
"""How many times a descent tells how far it is."""
_SAFE = 500
"""Steps between two states on disk."""
_HANDS_APART = 1_009
"""What keeps the dice of the hands apart, where torch throws them."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a network is taught."""

    name: str
    """What is told, and the name of the file that keeps a descent, unfinished or finished."""
    steps: int
    rate: float
    """The peak of the rate, which then falls in a straight line to a hundredth."""
    seed: int
    pieces: int = 64
    """In a batch."""
    hands: int = 1
    """Processes that share a batch out among themselves, see :mod:`.data_parallel`."""
    outputs: int = 96
    """Frames of 30 ms in a piece."""

    @property
    def share(self) -> int:
        """Pieces in the part of a batch that one process draws."""
        return self.pieces // self.hands


def train(
    learner: nn.Module,
    plan: Plan,
    loss: Callable[[Generator], Mapping[str, Tensor]],
    folder: Path | None,
    tell: Tell,
) -> None:
    """Take ``plan.steps`` steps; ``loss`` draws ``plan.share`` pieces with dice and judges them.

    What it returns under ``loss`` is made smaller, the rest is told. Each step has dice of its own,
    so that a descent that is taken up again in ``folder`` goes where it would have gone. One that
    is finished stays there too: what is made of it afterwards may be interrupted as well. Without
    a folder nothing is kept.

    Raises ``ChildProcessError`` when a process that shares the work has ended, and ``OSError``
    when nothing can be kept in ``folder``.
    """
    parameters = [one for one in learner.parameters() if one.requires_grad]
    adam = torch.optim.AdamW(parameters, lr=plan.rate, weight_decay=_DECAY)
    kept = folder / f"{plan.name}.pt" if folder else None
    done = _take_up(kept, learner, adam) if kept else 0
    if done == plan.steps:
        return
    if done:
        tell("goes-on", name=plan.name, done=done, steps=plan.steps)

    def part(step: int, hand: int) -> Mapping[str, float]:
        torch.manual_seed((plan.seed + _HANDS_APART * hand) * 1_000_003 + step)
        judged = loss(np.random.default_rng([plan.seed, step, hand]))
        torch.autograd.backward(judged["loss"])
        return {name: float(value.detach()) for name, value in judged.items()}

    report = _Report(plan, done, tell)
    with shared_out(parameters, part, plan.hands) as gradients:
        for step in range(done, plan.steps):
            warm, left = min(1.0, (step + 1) / _WARM_UP), max(0.01, 1 - step / plan.steps)
            for group in adam.param_groups:
                group["lr"] = plan.rate * warm * left
            judged = gradients(step)
            length = nn.utils.clip_grad_norm_(parameters, _STEEPEST)
            # One impossible batch must not spoil all that was learnt.
            if torch.isfinite(length):
                adam.step()
            report.taken(step, judged)
            if kept and ((step + 1) % _SAFE == 0 or step + 1 == plan.steps):
                _keep(kept, learner, adam, step + 1)


class _Report:
    """Tells how far a descent is, with the means of what was judged since it last did."""

    def __init__(self, plan: Plan, done: int, tell: Tell) -> None:
        self._plan, self._done, self._tell = plan, done, tell
        self._every = max(1, plan.steps // _REPORTS)
        self._judged: list[Mapping[str, float]] = []
        self._began = time.monotonic()

    def taken(self, step: int, judged: Mapping[str, float]) -> None:
        self._judged.append(judged)
        taken, steps = step + 1, self._plan.steps
        if taken % self._every and taken < steps:
            return
        each = (time.monotonic() - self._began) / (taken - self._done)
        self._tell(
            "step",
            name=self._plan.name,
            done=taken,
            steps=steps,
            judged=" ".join(f"{name}={mean:.4f}" for name, mean in means(self._judged).items()),
            minutes=round(each * (steps - taken) / 60),
        )
        self._judged.clear()


def _keep(path: Path, learner: nn.Module, adam: torch.optim.Optimizer, step: int) -> None:
    state = {"learner": learner.state_dict(), "adam": adam.state_dict(), "step": step}
    saved = io.BytesIO()  # torch tells of a full disk by a RuntimeError
    torch.save(state, saved)
    write_atomically(path, saved.getvalue())


def _take_up(path: Path, learner: nn.Module, adam: torch.optim.Optimizer) -> int:
    """Return how many steps were taken before."""
    if not path.exists():
        return 0
    state = torch.load(path, weights_only=True)
    learner.load_state_dict(state["learner"])
    adam.load_state_dict(state["adam"])
    return int(state["step"])
