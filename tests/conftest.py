"""Long proofs run as samples, and with ``--whole`` as a whole.

A parameter with the mark ``whole`` is left out of the sample, and one with ``apart`` too; a test
that asks for the fixture ``whole`` tells by it how far it goes.
"""

from __future__ import annotations

import gc
import os
from typing import Final

import pytest

_SELDOM: Final = 2000
"""Grammars stay to the end, and to look through them all for cycles takes seconds each time: that
is done so many times less often than Python would. What soon goes is looked at as ever."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--whole", action="store_true", help="run long proofs whole, not as samples")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than there are cores: tests of the card reader mostly wait for it."""
    return (os.cpu_count() or 1) + 1


def pytest_configure(config: pytest.Config) -> None:
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, _SELDOM)
    config.addinivalue_line("markers", "whole: left out of the sample, run with --whole")
    config.addinivalue_line("markers", "apart: the same, for what has a command of its own")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("whole"):
        left_out = pytest.mark.skip(reason="left out of the sample: run with --whole")
        for item in items:
            if item.get_closest_marker("whole") or item.get_closest_marker("apart"):
                item.add_marker(left_out)


@pytest.fixture(scope="session")
def whole(pytestconfig: pytest.Config) -> bool:
    """Whether long proofs run whole."""
    return bool(pytestconfig.getoption("whole"))
