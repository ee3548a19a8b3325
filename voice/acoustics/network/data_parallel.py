"""Several processes for one step: each takes a part of the batch, and the gradients' mean counts.

A step is thousands of small computations. Threads of one process wait for each other at each of
them, processes meet once a step: with two cores that takes two thirds of the time.
"""

from __future__ import annotations

import contextlib
import mmap
import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence

import torch
from threadpoolctl import threadpool_limits
from torch import Tensor, nn

Step = Callable[[int], Mapping[str, float]]
"""Takes the number of a step, leaves the parameters' gradients in them, and tells what came out."""
Part = Callable[[int, int], Mapping[str, float]]
"""Makes a part of a step, given the step and the hand that makes it."""


@contextlib.contextmanager
def shared_out(parameters: Sequence[nn.Parameter], part: Part, hands: int) -> Iterator[Step]:
    """Give a step that is made of so many parts; ``part`` makes one of them.

    The parts are made at the same time where processes can be forked safely, else in turn. What
    they tell is averaged, as the gradients are. The step raises ``ChildProcessError`` when a
    process has ended.
    """
    if hands == 1 or sys.platform != "linux":
        yield lambda step: _in_turn(parameters, part, hands, step)
        return
    for parameter in parameters:
        parameter.data = _seen_by_all(parameter)
    helpers: list[_Helper] = []
    with _one_core():
        try:
            for hand in range(1, hands):
                helpers.append(_Helper(parameters, part, hand, helpers))
            yield lambda step: _together(parameters, part, helpers, step)
        finally:
            for helper in helpers:
                helper.end()


@contextlib.contextmanager
def _one_core() -> Iterator[None]:
    """Compute by a single thread: there is one process for each core.

    Besides, threads of this process would be missing in a forked one. NumPy has threads of its own,
    which wait for each other's cores without letting go of theirs.
    """
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        with threadpool_limits(1, user_api="blas"):
            yield
    finally:
        torch.set_num_threads(threads)


class _Helper:
    """A process that makes one part of each step."""

    def __init__(
        self, parameters: Sequence[nn.Parameter], part: Part, hand: int, others: Sequence[_Helper]
    ) -> None:
        context = multiprocessing.get_context("fork")
        self.connection, theirs = context.Pipe()
        self.gradients = [_seen_by_all(parameter) for parameter in parameters]

        def work() -> None:
            # Whoever interrupts the whole interrupts the process that forked this one.
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            for connection in (self.connection, *(other.connection for other in others)):
                connection.close()
            # Without the process that forked this one there is nothing left to do.
            with _one_core(), contextlib.suppress(EOFError, ConnectionError):
                while True:
                    step = theirs.recv()
                    _forget(parameters)
                    told = part(step, hand)
                    for gradient, parameter in zip(self.gradients, parameters, strict=True):
                        gradient.copy_(_gradient(parameter))
                    theirs.send(told)

        self._process = context.Process(target=work, daemon=True)
        self._process.start()
        theirs.close()

    def end(self) -> None:
        self.connection.close()
        self._process.join()


def _seen_by_all(values: Tensor) -> Tensor:
    """Return a copy in memory that forked processes share with this one."""
    room = mmap.mmap(-1, values.numel() * values.element_size())
    return torch.frombuffer(room, dtype=values.dtype).view_as(values).copy_(values.detach())


def _in_turn(
    parameters: Sequence[nn.Parameter], part: Part, hands: int, step: int
) -> Mapping[str, float]:
    _forget(parameters)
    told = [part(step, hand) for hand in range(hands)]
    for parameter in parameters:
        _gradient(parameter).div_(hands)
    return means(told)


def _together(
    parameters: Sequence[nn.Parameter], part: Part, helpers: Sequence[_Helper], step: int
) -> Mapping[str, float]:
    try:
        for helper in helpers:
            helper.connection.send(step)
        _forget(parameters)
        told = [part(step, 0), *(helper.connection.recv() for helper in helpers)]
    except (EOFError, ConnectionError) as error:
        raise ChildProcessError("a process that made a part of each step has ended") from error
    for number, parameter in enumerate(parameters):
        gradient = _gradient(parameter)
        for helper in helpers:
            gradient.add_(helper.gradients[number])
        gradient.div_(len(told))
    return means(told)


def _forget(parameters: Sequence[nn.Parameter]) -> None:
    for parameter in parameters:
        parameter.grad = None


def _gradient(parameter: nn.Parameter) -> Tensor:
    """Return the gradient; nothing that was judged has to depend on a parameter."""
    if parameter.grad is None:
        parameter.grad = torch.zeros_like(parameter)
    return parameter.grad


def means(told: Sequence[Mapping[str, float]]) -> Mapping[str, float]:
    """Return the mean of each value that was told."""
    return {name: sum(one[name] for one in told) / len(told) for name in told[0]}
