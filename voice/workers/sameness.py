"""Whether two machines would bring the same results: they have the same program and files."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Final

_PACKAGES: Final = ("heraut.engines", "heraut.grammars", "heraut.voice")
_KINDS: Final = frozenset({".py", ".toml", ".yaml"})
"""What decides how a game is played and a sentence understood; words for people do not."""
_INSTALLED_ELSEWHERE: Final = "main"
"""The folder of the package above, which lies beside its parts in the repository only."""


def of_program() -> str:
    """Return what is the same for the same program on the same version of Python.

    Versions of Python draw differently with the same seed.
    """
    digest = sha256(f"{sys.version_info[:2]}".encode())
    for package in _PACKAGES:
        for root in map(Path, import_module(package).__path__):
            for path in sorted(_sources(root), key=lambda path: path.relative_to(root).parts):
                digest.update(path.relative_to(root).as_posix().encode() + b"\0")
                # A line may end differently on another system.
                digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def _sources(root: Path) -> Iterator[Path]:
    for path in root.rglob("*"):
        if path.suffix in _KINDS and path.relative_to(root).parts[0] != _INSTALLED_ELSEWHERE:
            yield path


def of_files(paths: Iterable[Path]) -> str:
    """Return what is the same for the same files, wherever they lie; folders are gone through."""
    digest = sha256()
    for given in paths:
        below = sorted(path for path in given.rglob("*") if path.is_file())
        for path in below if given.is_dir() else [given]:
            digest.update(path.name.encode() + b"\0")
            digest.update(sha256(path.read_bytes()).digest() if path.is_file() else b"-")
    return digest.hexdigest()
