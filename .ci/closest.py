"""A plugin of pytest for ``mutation.py``: measures how long tests take, and runs the quick first.

It is told by environment variables, for it runs in other processes:

- ``MUTATION_WITHOUT``: words, separated by commas; tests whose name has one of them are not run.
- ``MUTATION_MEASURE``: a file in which to write the seconds of each test.
- ``MUTATION_TIMES``, ``MUTATION_SECONDS``: such a file, and how long all tests may take together.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from pathlib import Path

import pytest

_taken: defaultdict[str, float] = defaultdict(float)


def quickest(times: dict[str, float], most: float) -> list[str]:
    """Return the tests that fit into ``most`` seconds, by files, the quickest file first.

    Tests of one file stay together, for they share what is set up for them. Of a file that is too
    slow as a whole, its quickest tests are taken.
    """
    files: defaultdict[str, dict[str, float]] = defaultdict(dict)
    for test, seconds in times.items():
        files[test.partition("::")[0]][test] = seconds
    chosen: list[str] = []
    left = most
    for tests in sorted(files.values(), key=lambda tests: sum(tests.values())):
        whole = sum(tests.values()) <= left
        for test in tests if whole else sorted(tests, key=lambda test: tests[test]):
            if tests[test] > left:
                break
            chosen.append(test)
            left -= tests[test]
    return chosen


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not wanted, and put the quickest first."""
    without = [word for word in os.environ.get("MUTATION_WITHOUT", "").split(",") if word]
    wanted = [item for item in items if not any(word in item.nodeid for word in without)]
    if path := os.environ.get("MUTATION_TIMES"):
        times = json.loads(Path(path).read_text(encoding="utf-8"))
        found = {item.nodeid: item for item in wanted}
        order = quickest(times, float(os.environ["MUTATION_SECONDS"]))
        wanted = [found[test] for test in order if test in found]
    kept = set(map(id, wanted))
    config.hook.pytest_deselected(items=[item for item in items if id(item) not in kept])
    items[:] = wanted


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add up what a test takes, what is set up for it included."""
    _taken[report.nodeid] += report.duration


def pytest_sessionfinish() -> None:
    """Write down what was measured."""
    if path := os.environ.get("MUTATION_MEASURE"):
        Path(path).write_text(json.dumps(_taken), encoding="utf-8")
