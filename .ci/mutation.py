"""Seeds small mistakes and tells how many of them the closest tests catch: ``mutation.py --help``.

It works in copies of the repository; the repository itself is never touched. Each mistake is put
into one copy, the tests that are closest to its file run there until one fails, the quickest first,
and the file is put back. Not part of CI: three hundred mistakes take about an hour on two cores.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from random import Random
from time import monotonic
from typing import Final

from mutants import Mutant, mutants

ROOT: Final = Path(__file__).resolve().parents[1]
HERE: Final = Path(__file__).resolve().parent

PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "engines": ("engines",),
    "grammars": ("grammars",),
    "dialogue": ("voice/dialogue", "voice/tasks"),
    "journal": ("engines/journal.py",),
    "cards": ("nfc/cards",),
}
"""What is changed: folders and files of the repository."""

PACKAGE: Final = {
    "voice": "voice",
    "engines": "engines",
    "grammars": "grammars",
    "nfc": "nfc/cards",
}
"""The packages within ``heraut``, and their folders; its own files are in ``voice/main``."""

_MORE_TESTS: Final[Mapping[str, tuple[str, ...]]] = {
    "engines": ("tests/playthroughs", "tests/answers", "tests/compatibility"),
    "grammars": ("tests/voice/tasks/match",),
    "nfc/cards": ("tests/cards", "tests/compatibility"),
    "voice/dialogue": ("tests/voice/tasks", "tests/voice/runtime"),
    "voice/tasks": ("tests/voice/tasks",),
}
"""Tests that are close to a folder besides those of the folder that mirrors it."""

_CAUGHT, _SURVIVED, _TIME = "caught", "survived", "time"
_PATIENCE: Final = 2
"""How many times as long as without a mistake the tests may take before they count as failed."""
_GRACE: Final = 20.0
"""Seconds that they may take besides: other work on the machine slows short tests most."""
_TOLD: Final = 5
"""After how many mistakes progress is told."""


class Unusable(Exception):
    """The tests cannot tell anything: they fail, or there are none, without any mistake."""


@dataclass(frozen=True, slots=True)
class Closest:
    """Which tests are run for a file."""

    tests: tuple[str, ...]
    """Files and folders, from the root."""
    without: tuple[str, ...] = ()
    """Words in the names of tests that are about something else."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of one mistake."""

    mutant: Mutant
    result: str
    """``caught``, ``survived`` or ``time``: caught because the tests did not come to an end."""
    diff: tuple[str, ...]

    def as_json(self) -> dict[str, object]:
        """Return what is written with ``--json``."""
        mutant = self.mutant
        place = {"file": mutant.path, "line": mutant.line, "what": mutant.what}
        return {**place, "result": self.result, "diff": list(self.diff)}


def closest(root: Path, path: str) -> Closest:
    """Return the tests that are closest to a file: those in the folder that mirrors its own.

    The engine of one game is also tested by what is said of all games, and not by what is about
    another one.
    """
    if path == "engines/journal.py":
        own = ("tests/engines/test_journal.py", "tests/engines/test_journal_faults.py")
        return Closest((*own, "tests/compatibility"))
    folders = [folder.as_posix() for folder in Path(path).parents][:-1]
    games = {each.name for each in (root / "engines").iterdir() if each.is_dir()}
    own = {Path(folder).name for folder in folders} & games
    mirrors = (f"tests/{folder}" for folder in folders if folder not in ("engines", "voice"))
    tests = [next((mirror for mirror in mirrors if (root / mirror).is_dir()), "")]
    if "engines" in folders:
        tests += sorted(
            each.relative_to(root).as_posix() for each in root.glob("tests/engines/test_*.py")
        )
    for folder in folders:
        tests += _MORE_TESTS.get(folder, ())
    others = sorted(games - own) if own else []
    return Closest(
        tuple(test for test in dict.fromkeys(tests) if test and (root / test).exists()),
        tuple(word for game in others for word in (game, game.replace("_", "-"))),
    )


def sampled(root: Path, starts: Sequence[str], most: int, seed: int) -> tuple[list[Mutant], int]:
    """Return some changes drawn by chance, at most one a line, and how many there would be."""
    files = sorted(
        {
            file
            for start in starts
            for file in ([root / start] if start.endswith(".py") else (root / start).rglob("*.py"))
        }
    )
    texts = {file.relative_to(root).as_posix(): file.read_text("utf-8") for file in files}
    found = [mutant for path, text in texts.items() for mutant in mutants(path, text)]
    drawn: dict[tuple[str, int], Mutant] = {}
    for mutant in Random(seed).sample(found, len(found)):
        if len(drawn) == most:
            break
        place = (mutant.path, mutant.line)
        if place not in drawn and mutant.runs(texts[mutant.path]):
            drawn[place] = mutant
    return sorted(drawn.values()), len(found)


class Copy:
    """A copy of the repository in which tests are run."""

    def __init__(self, original: Path, folder: Path) -> None:
        self.root = folder / "heraut"
        self._links = folder / "links"
        self._home = folder / "home"
        self._clock = count(1_000_000_000)
        self._running = 0
        listed = subprocess.run(
            ["git", "-C", str(original), "ls-files", "-z", "-co", "--exclude-standard"],
            capture_output=True,
            check=True,
        ).stdout
        for name in filter(None, listed.decode().split("\0")):
            if (original / name).is_file():
                (self.root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(original / name, self.root / name)
        package = self._links / "heraut"
        package.mkdir(parents=True)
        for name, below in PACKAGE.items():
            (package / name).symlink_to(self.root / below, target_is_directory=True)
        for file in (self.root / "voice" / "main").iterdir():
            (package / file.name).symlink_to(file)

    @contextmanager
    def changed(self, mutant: Mutant, text: str) -> Iterator[None]:
        """Put a mistake into the copy for a while."""
        path = self.root / mutant.path
        try:
            self._write(path, mutant.applied(text))
            yield
        finally:
            self._write(path, text)

    def _write(self, path: Path, text: str) -> None:
        path.write_text(text, encoding="utf-8", newline="\n")
        # Python takes a compiled file for new as long as its second and its size are the same.
        second = next(self._clock)
        os.utime(path, (second, second))

    def run(self, wanted: Closest, limit: float | None, **told: str) -> int | None:
        """Run tests until one fails; return the exit code of pytest, ``None`` after ``limit``."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-p", "closest"]
        command += ["-p", "no:cacheprovider", "--hypothesis-seed=0", *wanted.tests]
        path = os.pathsep.join(map(str, (self._links, HERE)))
        given = {"MUTATION_WITHOUT": ",".join(wanted.without), "HERAUT_HOME": str(self._home)}
        process = subprocess.Popen(
            command,
            cwd=self.root,
            env={**os.environ, **given, **told, "PYTHONPATH": path, "PYTHONUTF8": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._running = process.pid
        try:
            return process.wait(limit)
        except subprocess.TimeoutExpired:
            return None
        finally:
            self.stop()
            process.wait()

    def stop(self) -> None:
        """End the tests that run, and what they have started and left behind."""
        if self._running:
            with suppress(ProcessLookupError):
                os.killpg(self._running, signal.SIGKILL)
            self._running = 0


@dataclass(frozen=True, slots=True)
class Timed:
    """How long some tests take when nothing is wrong."""

    path: Path
    """The seconds of each, as JSON."""
    tests: int
    seconds: float
    """What they take together."""
    start: float
    """Seconds that pass before the first one."""


def timed(copy: Copy, wanted: Closest, path: Path) -> Timed:
    """Run tests without a mistake. Raises :class:`Unusable` unless all pass."""
    begun = monotonic()
    code = copy.run(wanted, None, MUTATION_MEASURE=str(path)) if wanted.tests else "no tests"
    if code != 0:
        raise Unusable(f"pytest {' '.join(wanted.tests)} gives {code} where nothing is changed")
    times = json.loads(path.read_text(encoding="utf-8"))
    seconds = sum(times.values())
    return Timed(path, len(times), seconds, monotonic() - begun - seconds)


def judged(copy: Copy, mutant: Mutant, wanted: Closest, known: Timed, seconds: float) -> Verdict:
    """Return what came of one mistake."""
    text = (copy.root / mutant.path).read_text(encoding="utf-8")
    limit = _GRACE + _PATIENCE * (known.start + min(seconds, known.seconds))
    with copy.changed(mutant, text):
        times = {"MUTATION_TIMES": str(known.path), "MUTATION_SECONDS": str(seconds)}
        code = copy.run(wanted, limit, **times)
    result = _TIME if code is None else _SURVIVED if code == 0 else _CAUGHT
    return Verdict(mutant, result, tuple(mutant.diff(text)))


def tell(line: str) -> None:
    """Tell progress: on standard error, so that ``--json`` leaves one document alone."""
    print(line, file=sys.stderr, flush=True)


def measured(
    root: Path, drawn: Sequence[Mutant], workers: int, seconds: float
) -> Iterator[Verdict]:
    """Yield what comes of each mistake. Raises :class:`Unusable`."""
    with tempfile.TemporaryDirectory(prefix="heraut-mutation-") as folder:
        copies = [Copy(root, Path(folder, str(number))) for number in range(workers)]
        free: SimpleQueue[Copy] = SimpleQueue()
        for copy in copies:
            free.put(copy)
        wanted = {mutant: closest(root, mutant.path) for mutant in drawn}
        groups = list(dict.fromkeys(wanted.values()))

        def measure(group: Closest) -> Timed:
            copy = free.get()
            try:
                return timed(copy, group, Path(folder, f"{groups.index(group)}.json"))
            finally:
                free.put(copy)

        def judge(mutant: Mutant) -> Verdict:
            copy = free.get()
            try:
                group = wanted[mutant]
                return judged(copy, mutant, group, known[group], seconds)
            finally:
                free.put(copy)

        pool = ThreadPoolExecutor(workers)
        try:
            known = dict(zip(groups, pool.map(measure, groups), strict=True))
            for group, times in known.items():
                where = ", ".join(group.tests)
                tell(f"Tests that pass in {times.seconds:.0f} seconds: {times.tests}, of {where}.")
            for task in as_completed([pool.submit(judge, mutant) for mutant in drawn]):
                yield task.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for copy in copies:
                copy.stop()
            pool.shutdown()


def progress(verdicts: Iterable[Verdict], count: int) -> list[Verdict]:
    """Return all verdicts, in order, and tell how far it is and what survives, as it comes."""
    found: list[Verdict] = []
    for verdict in verdicts:
        found.append(verdict)
        if verdict.result == _SURVIVED:
            tell("\n".join(["Survived:", *described(verdict)]))
        if len(found) % _TOLD == 0 or len(found) == count:
            survived = sum(each.result == _SURVIVED for each in found)
            tell(f"{len(found)} of {count} tried: {survived} survived.")
    return sorted(found, key=lambda verdict: verdict.mutant)


def report(found: Sequence[Verdict]) -> list[str]:
    """Return the result in lines: the share, then each mistake that no test has caught."""
    survived = [verdict for verdict in found if verdict.result == _SURVIVED]
    slow = sum(verdict.result == _TIME for verdict in found)
    caught = len(found) - len(survived)
    share = f"Caught {caught} of {len(found)}, {100 * caught / len(found):.1f} in a hundred"
    lines = [f"{share}; {slow} of them because the tests did not come to an end."]
    for verdict in survived:
        lines += described(verdict)
    return lines


def described(verdict: Verdict) -> list[str]:
    """Return a mistake in lines: where it is, and what goes and comes."""
    mutant = verdict.mutant
    return [f"{mutant.path}:{mutant.line}: {mutant.what}", *(f"  {d}" for d in verdict.diff)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw mistakes, try them and tell the share; return the exit code."""
    parser = argparse.ArgumentParser(
        prog=".ci/mutation.py",
        description="Seeds small mistakes and tells how many of them the closest tests catch.",
    )
    parser.add_argument("--part", choices=PARTS, action="append", help="all parts unless given")
    parser.add_argument("--file", action="append", metavar="FILE", help="this file or folder only")
    parser.add_argument("--sample", type=int, default=300, help="how many mistakes; 300")
    parser.add_argument("--seed", type=int, default=1, help="the same seed draws the same; 1")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="copies at work")
    parser.add_argument("--seconds", type=float, default=60.0, help="tests for one mistake; 60")
    parser.add_argument("--list", action="store_true", help="tell the mistakes, try none")
    parser.add_argument("--root", type=Path, default=ROOT, help="another copy of the repository")
    parser.add_argument("--json", action="store_true", help="one JSON document on standard output")
    given = parser.parse_args(arguments)
    starts = given.file or [start for part in given.part or PARTS for start in PARTS[part]]
    if wrong := [start for start in starts if not (given.root / start).exists()]:
        parser.error(f"there is no {wrong[0]}")
    drawn, possible = sampled(given.root, starts, given.sample, given.seed)
    tell(f"{len(drawn)} mistakes drawn with seed {given.seed}, out of {possible}.")
    if given.list or not drawn:
        for mutant in drawn:
            print(f"{mutant.path}:{mutant.line}: {mutant.what}")
        return 0
    try:
        found = progress(measured(given.root, drawn, given.workers, given.seconds), len(drawn))
    except Unusable as unusable:
        tell(f"{unusable}.")
        return 1
    if given.json:
        counts = {key: sum(each.result == key for each in found) for key in (_CAUGHT, _TIME)}
        verdicts = [verdict.as_json() for verdict in found]
        result = {"seed": given.seed, "tried": len(found), **counts, "mistakes": verdicts}
        print(json.dumps(result, ensure_ascii=False, indent=1))
    else:
        print("\n".join(report(found)))
    return 0


def _stopped(*_: object) -> None:
    sys.exit(1)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, _stopped)
    sys.exit(main())
