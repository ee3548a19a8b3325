"""The sample of the long proofs is a part of the whole, and leaves out no test and no game."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

MANY = """
import pytest

@pytest.mark.parametrize("number", range(40))
@pytest.mark.parametrize("game", ["chess", "go"])
def test_examples(game, number): pass

@pytest.mark.long
@pytest.mark.parametrize("number", range(10))
def test_long(number): pass

def test_short(): pass
"""


def test_every_test_and_every_game_of_it_is_in_the_sample(request: pytest.FixtureRequest) -> None:
    whole: set[tuple[str, object]] = set()
    sample: set[tuple[str, object]] = set()
    for item in request.session.items:
        if item.get_closest_marker("apart") or item.get_closest_marker("long"):
            continue  # a long one has its turn
        of = getattr(item, "callspec", None)
        what = item.nodeid.partition("[")[0], of and of.params.get("game")
        whole.add(what)
        if not item.get_closest_marker("whole"):
            sample.add(what)
    assert sample == whole


@pytest.fixture
def collected(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch):
    """What is run of tests with many examples, as these tests choose among theirs."""
    pytester.makeconftest((Path(__file__).parent / "conftest.py").read_text(encoding="utf-8"))
    file = pytester.makepyfile(MANY).name

    def of(number: int, *arguments: str) -> set[str]:
        monkeypatch.setenv("HERAUT_SAMPLE", f"{number}")
        result = pytester.inline_run("--collect-only", "-q", *arguments, file)
        (found,) = [call.session.items for call in result.getcalls("pytest_collection_finish")]
        return {item.name for item in found}

    return of


def test_a_sample_has_some_of_many_examples_and_all_samples_have_all(collected) -> None:
    whole = collected(0)
    assert len(whole) == 80 + 10 + 1
    samples = [collected(number, "--sample") for number in range(6)]
    for sample in samples:
        counted = {kind: sum(kind in name for name in sample) for kind in ("chess", "go", "long")}
        assert counted["chess"] == counted["go"] == 8 and counted["long"] in (1, 2)
        assert "test_short" in sample
        places = sorted(int(re.sub(r"\D", "", name)) for name in sample if "chess" in name)
        assert max(b - a for a, b in pairwise(places)) <= 5
    assert set().union(*samples) == whole
    assert collected(3, "--sample", "--whole") == whole


def test_tests_that_are_named_are_run_whole_and_all_as_a_sample(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("HERAUT_SAMPLE", raising=False)
    pytester.makeconftest((Path(__file__).parent / "conftest.py").read_text(encoding="utf-8"))
    name = pytester.makepyfile(MANY).name
    for arguments, count in (((), 8 + 8 + 2 + 1), ((name,), 91), (("-k", "chess"), 40)):
        result = pytester.runpytest_inprocess("--collect-only", "-q", *arguments)
        assert re.search(rf"^{count}(/91)? tests collected", result.stdout.str(), re.MULTILINE)
