"""What was unpacked, so that damage since then is found before Vosk crashes on it.

Vosk takes a model with a cut-off graph without a word and ends the whole process later.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from heraut.plain_file import plain
from heraut.voice.models.thresholds import FILE as THRESHOLDS

_NAME: Final = "heraut-files.json"


def write(folder: Path) -> None:
    """Note the size of every file of a freshly unpacked model, but for what may be fitted anew."""
    sizes = {
        file.relative_to(folder).as_posix(): file.stat().st_size
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.name != THRESHOLDS
    }
    (folder / _NAME).write_text(json.dumps(sizes, indent=1, sort_keys=True), encoding="utf-8")


def damaged(folder: Path) -> tuple[str, ...]:
    """Return the files of a model that are missing or have another size than when unpacked.

    None are known for a model that Héraut did not install.
    """
    try:
        sizes = json.loads(plain(folder / _NAME).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return ()
    except (OSError, ValueError, RecursionError):
        return (_NAME,)
    if not isinstance(sizes, dict):
        return (_NAME,)
    return tuple(name for name, size in sizes.items() if _size(folder / name) != size)


def _size(file: Path) -> int | None:
    """Return the octets of a file; ``None`` where there is none, or its name cannot be one."""
    try:
        return file.stat().st_size if file.is_file() else None
    except (OSError, ValueError):
        return None
