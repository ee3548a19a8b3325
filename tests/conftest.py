"""Long proofs run as samples, and with ``--whole`` as a whole.

A parameter with the mark ``whole`` is left out of the sample, and one with ``apart`` too; a test
that asks for the fixture ``whole`` tells by it how far it goes. Where all tests are run, of a test
with many examples some are in the sample, spread over all, and of the tests with the mark ``long``
one in six. Others are with another number in ``HERAUT_SAMPLE``: `.ci/run` takes one from the
commit, so that what one commit leaves out another tries. Of tests that are named, or chosen with
``-k``, all examples run, unless ``--sample`` is said.
"""

from __future__ import annotations

import gc
import os
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

import pytest

ArgsSource = pytest.Config.ArgsSource

_SELDOM: Final = 2000
"""Grammars stay to the end, and to look through them all for cycles takes seconds each time: that
is done so many times less often than Python would. What soon goes is looked at as ever."""
EXAMPLES: Final = 8
"""At most so many examples of a test are in the sample, for each game that it is about."""
TURNS: Final = 6
"""One in so many of the long tests is in the sample."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--whole", action="store_true", help="run long proofs whole, not as samples")
    named = "sample the tests that are named too"
    parser.addoption("--sample", action="store_true", help=named)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than there are cores: tests of the card reader mostly wait for it."""
    return (os.cpu_count() or 1) + 1


def pytest_configure(config: pytest.Config) -> None:
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, _SELDOM)
    chosen = config.args_source is ArgsSource.ARGS or config.option.keyword
    # Workers are started after this, with the option.
    config.option.sample |= not chosen
    config.addinivalue_line("markers", "whole: left out of the sample, run with --whole")
    config.addinivalue_line("markers", "apart: the same, for what has a command of its own")
    config.addinivalue_line("markers", "long: takes five seconds or more; sampled by turns")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("whole"):
        return
    left_out = pytest.mark.skip(reason="left out of the sample: run with --whole")
    sample = set()
    for item in items:
        if item.get_closest_marker("whole") or item.get_closest_marker("apart"):
            item.add_marker(left_out)
            sample.add(item)
    if config.getoption("sample"):
        number = int(os.environ.get("HERAUT_SAMPLE", "0"))
        sample |= {*sampled([item for item in items if item not in sample], number)}
        config.hook.pytest_deselected(items=[item for item in items if item not in sample])
        items[:] = [item for item in items if item in sample]


def sampled(items: Sequence[pytest.Item], number: int) -> Iterator[pytest.Item]:
    """Yield what is in the sample of a number."""
    long = [item for item in items if item.get_closest_marker("long")]
    yield from long[number % min(TURNS, len(long) or 1) :: TURNS]
    examples: defaultdict[tuple[str, object], list[pytest.Item]] = defaultdict(list)
    for item in items:
        if not item.get_closest_marker("long"):
            of = getattr(item, "callspec", None)
            examples[item.nodeid.partition("[")[0], of and of.params.get("game")].append(item)
    for several in examples.values():
        count = min(len(several), EXAMPLES)
        for place in range(count):
            yield several[(number + place * len(several) // count) % len(several)]


@pytest.fixture(scope="session")
def whole(pytestconfig: pytest.Config) -> bool:
    """Whether long proofs run whole."""
    return bool(pytestconfig.getoption("whole"))
