"""Work on several processes or machines: the options for it, and what is told meanwhile."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from functools import partial, wraps
from typing import Any, Final

import click

from heraut.voice.commands.localisation import worded
from heraut.voice.workers.executor import Changed, Lost, Notice, executor
from heraut.voice.workers.work import Done, R

_EVERY: Final = 10.0
"""Seconds between two lines of progress."""
_MOST: Final = 64
"""Workers of this machine."""


def spread(*, all_cores: bool = False) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Add ``--workers`` and ``--cluster`` to a command, which takes an ``executor``.

    With neither, one process does it all, or as many as there are cores. The command has
    ``as_json`` too: progress goes to standard error then.
    """
    default = min(os.cpu_count() or 1, _MOST) if all_cores else 1

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        @click.option("--workers", type=click.IntRange(1, _MOST))
        @click.option("--cluster")
        @wraps(command)
        def called(workers: int | None, cluster: str | None, **given: Any) -> Any:
            if workers is not None and cluster is not None:
                raise click.UsageError(worded("usage-workers-cluster"))

            tell = partial(tell_notice, err=given["as_json"])
            return command(executor=executor(workers or default, cluster, tell), **given)

        return called

    return decorate


def tell_notice(notice: Notice, *, err: bool = False) -> None:
    """Tell how those who do the work fare."""
    if isinstance(notice, Lost):
        line = worded("workers-lost", pieces=notice.pieces)
    elif isinstance(notice, Changed):
        line = worded("workers-changed", came=notice.came, went=notice.went, slots=notice.slots)
    else:
        line = worded("workers-waiting", seconds=notice.seconds, slots=notice.slots)
    click.echo(line, err=err)


def told_now_and_then(
    results: Iterator[Done[R]], total: int, tell: Callable[[int], None], every: float = _EVERY
) -> Iterator[Done[R]]:
    """Pass results on; tell how many there were, now and then, but after the last."""
    before = time.monotonic()
    for count, done in enumerate(results, 1):
        yield done
        if (now := time.monotonic()) - before > every and count < total:
            tell(count)
            before = now
