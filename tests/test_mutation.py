"""The command that seeds mistakes: which it makes, and that it tells the caught from the others."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

CI = Path(__file__).parents[1] / ".ci"


def module(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, CI / f"{name}.py")
    assert spec and spec.loader
    loaded = importlib.util.module_from_spec(spec)
    sys.modules[name] = loaded
    spec.loader.exec_module(loaded)
    return loaded


MUTANTS = module("mutants")
CLOSEST = module("closest")
MUTATION = module("mutation")


def changed(text: str) -> set[str]:
    """Return what a text becomes."""
    found = MUTANTS.mutants("some.py", text)
    return {mutant.applied(text) for mutant in found if mutant.runs(text)}


@pytest.mark.parametrize(
    ("text", "others"),
    [
        ("x = a < b", {"x = a <= b", "x = a >= b"}),
        ("x = a not in b", {"x = a in b"}),
        ("x = (a) == (b)", {"x = (a) != (b)"}),
        ("x = a and b", {"x = a or b", "x = True and b", "x = a and True"}),
        ("x = not a", {"x =  a"}),
        ("x = a + 1", {"x = a - 1", "x = a + 2"}),
        ("x = a + 'é'", set()),
        ("x = é[a:b]", {"x = é[:b]", "x = é[a:]"}),
        ("x = a if b else c", {"x = (a)", "x = (c)", "x = a if not (b) else c"}),
        ("x = [a for a in b if c]", {"x = [a for a in b if True]"}),
        ("x = any(a)", {"x = all(a)"}),
        ("x = {1, 2}", {"x = {1}", "x = {2}", "x = {2, 2}", "x = {1, 3}"}),
        ("if a: f()", {"if not (a): f()", "if a: pass"}),
        ("raise a", {"pass"}),
        ("x = replace(a, b=c, d=e)", {"x = replace(a, d=e)", "x = replace(a, b=c)"}),
        ("def f(a):\n    a = b(a)\n    c = a\n", {"def f(a):\n    pass\n    c = a\n"}),
        (
            "@d(1)\ndef f(a: int = 1) -> A[2]:\n    'text'\n",
            {"@d(1)\ndef f(a: int = 2) -> A[2]:\n    'text'\n"},
        ),
        ("x = f'{a + 1}'", set()),
        ("__all__ = ['a', 'b']", set()),
    ],
)
def test_a_text_is_changed_in_each_of_these_ways_and_no_other(text: str, others: set[str]) -> None:
    assert changed(text) == others


@pytest.mark.parametrize(
    ("line", "mistake"),
    [
        ("if hand.size or pile.size:", "if hand.size or False:"),
        ("for step in new[-1:]:", "for step in new[:]:"),
        ("return 0 if secret else 2 - timely", "return (2 - timely)"),
        ("if problem.same_as(finding):", "if not (problem.same_as(finding)):"),
    ],
)
def test_mistakes_that_once_lived_are_among_them(line: str, mistake: str) -> None:
    """For the last but one a part was left out, for the last the condition."""
    frame = "def f():\n    {}\n" if line.startswith("return") else "{}\n    pass\n"
    assert frame.format(mistake) in changed(frame.format(line))


def test_a_mistake_is_told_by_its_lines() -> None:
    text = "a = 1\nb = c < d  # é\n"
    (first, second, *_) = [each for each in MUTANTS.mutants("some.py", text) if each.line == 2]
    assert (first.line, first.diff(text)) == (2, ["-b = c < d  # é", "+b = c <= d  # é"])
    assert first != second


def test_the_quickest_tests_come_first_as_far_as_there_is_time() -> None:
    times = {"slow.py::a": 5.0, "slow.py::b": 1.0, "quick.py::a": 0.5, "quick.py::b": 0.1}
    assert CLOSEST.quickest(times, 10) == ["quick.py::a", "quick.py::b", "slow.py::a", "slow.py::b"]
    assert CLOSEST.quickest(times, 2) == ["quick.py::a", "quick.py::b", "slow.py::b"]


CODE = """
SPARE = 3

def same(one, other):
    return one == other
"""
TEST = """
from heraut.engines.draughts.rules import same

def test_it():
    assert same(1, 1) and not same(1, 2)

def test_of_chess():
    assert False
"""


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    root = tmp_path / "some"
    for name, text in {
        "voice/main/__init__.py": "",
        "engines/__init__.py": "",
        "engines/chess/__init__.py": "",
        "engines/draughts/__init__.py": "",
        "engines/draughts/rules.py": CODE,
        "tests/engines/draughts/test_rules.py": TEST,
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    subprocess.run(["git", "init", "-q", str(root)], check=True)
    return root


def seeded(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(CI / "mutation.py"), "--root", str(root), "--workers", "1"]
    return subprocess.run(
        [*command, "--part", "engines", *words], capture_output=True, encoding="utf-8", check=False
    )


@pytest.mark.long
def test_mistakes_are_tried_in_a_copy_with_the_tests_of_their_game(repository: Path) -> None:
    done = seeded(repository, "--json")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert (result["tried"], result["caught"], result["time"]) == (2, 1, 0)
    spare, same = result["mistakes"]
    assert spare == {
        "file": "engines/draughts/rules.py",
        "line": 2,
        "what": "one more",
        "result": "survived",
        "diff": ["-SPARE = 3", "+SPARE = 4"],
    }
    assert (same["line"], same["result"]) == (5, "caught")
    assert (
        "Tests that pass in 0 seconds: 1, of tests/engines/draughts." in done.stderr
        and "2 of 2 tried: 1 survived." in done.stderr
    )
    assert "Survived:\nengines/draughts/rules.py:2: one more\n  -SPARE = 3\n" in done.stderr
    assert (repository / "engines/draughts/rules.py").read_text(encoding="utf-8") == CODE


def test_tests_that_fail_without_any_mistake_can_tell_nothing(repository: Path) -> None:
    path = repository / "tests/engines/draughts/test_rules.py"
    path.write_text(TEST.replace("chess", "draughts"), encoding="utf-8")
    failed = seeded(repository)
    assert failed.returncode == 1 and not failed.stdout
    assert "gives 1 where nothing is changed" in failed.stderr


def test_tests_that_do_not_end_are_ended(repository: Path, tmp_path: Path) -> None:
    copy = MUTATION.Copy(repository, tmp_path / "copy")
    assert copy.run(MUTATION.Closest(("tests",)), 0.01) is None


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        ("voice/dialogue/task.py", ["tests/voice/tasks", "tests/voice/runtime"]),
        ("voice/tasks/setup/setup_task.py", ["tests/voice/tasks/setup", "tests/voice/tasks"]),
        (
            "engines/journal.py",
            [
                "tests/engines/test_journal.py",
                "tests/engines/test_journal_faults.py",
                "tests/compatibility",
            ],
        ),
    ],
)
def test_the_closest_tests_of_a_file_are_its_mirror_or_those_of_its_users(
    path: str, tests: list[str]
) -> None:
    assert list(MUTATION.closest(CI.parent, path).tests) == tests


def test_survivors_are_told_in_lines() -> None:
    text = "a = 1\n"
    (mutant,) = MUTANTS.mutants("some.py", text)
    lived = MUTATION.Verdict(mutant, "survived", tuple(mutant.diff(text)))
    caught = [MUTATION.Verdict(mutant, result, ()) for result in ("caught", "time")]
    assert MUTATION.report([lived, *caught]) == [
        "Caught 2 of 3, 66.7 in a hundred; 1 of them because the tests did not come to an end.",
        "some.py:1: one more",
        "  -a = 1",
        "  +a = 2",
    ]
