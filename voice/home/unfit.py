"""What to say when a library is not there: on some machines it has no build to install."""

from __future__ import annotations

import platform
import sys
from importlib.metadata import PackageNotFoundError, requires
from typing import Final

from heraut.errors import KeyedError

_MODULES: Final = {"nfc": "nfcpy", "ndef": "ndeflib", "nacl": "pynacl", "yaml": "pyyaml"}
"""The libraries that are imported by another name, hyphens apart."""
_TOO_NEW: Final = (3, 14)
"""The first Python for which the listening of an Intel Mac has no build."""


class LibraryMissing(KeyedError, ImportError):
    """A library that Héraut needs is not installed: ``library``, and on what ``machine``."""

    def __init__(self, library: str, machine: str) -> None:
        message = f"the library {library} is not installed"
        super().__init__("library_missing", message, library=library, machine=machine)


def explained(problem: Exception) -> Exception:
    """Return what a problem comes from, where that is a library of ours that is not installed."""
    if not isinstance(problem, ModuleNotFoundError) or problem.name is None:
        return problem
    module = problem.name.partition(".")[0]
    library = _MODULES.get(module, module.replace("_", "-")).lower()
    if not any(each.lower().startswith(library) for each in _needed()):
        return problem
    here = machine(sys.platform, platform.machine(), sys.version_info[:2], platform.libc_ver()[0])
    return LibraryMissing(library, here)


def machine(system: str, processor: str, python: tuple[int, int], libc: str) -> str:
    """Return which machine without all builds this is; ``any`` for one that has them.

    ``windows_arm``, ``intel_mac`` with a Python that is too new, or ``musl``. The names are those
    of ``sys.platform`` and of :mod:`platform`.
    """
    if system == "win32" and processor.upper() == "ARM64":
        return "windows_arm"
    if system == "darwin" and processor == "x86_64" and python >= _TOO_NEW:
        return "intel_mac"
    if system == "linux" and libc != "glibc":
        return "musl"
    return "any"


def _needed() -> list[str]:
    try:
        return [each for each in requires("heraut") or () if "extra ==" not in each]
    except PackageNotFoundError:  # run from its sources
        return []
