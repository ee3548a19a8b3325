"""What a personal model is: one that was fitted to somebody's recordings, and a note that says so.

The note lies in the model's folder, so that a model which is moved or copied stays what it is.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from heraut.plain_file import plain

NOTE: Final = "personal.json"
"""The name of the note in a model's folder."""


@dataclass(frozen=True, slots=True)
class Personal:
    """Where a personal model comes from, and what it brought."""

    base: str
    """The name of the model that it was made from."""
    voices: tuple[str, ...]
    """Whose recordings: the names in their manifest."""
    clips: int
    """Recordings that it learnt from."""
    left_out: int
    """Recordings that it did not learn from, kept to compare both models."""
    before: int
    """How many of those left out the base understood."""
    after: int
    """How many of them it understands itself."""


def write_note(folder: Path, personal: Personal) -> None:
    """Write the note of a model."""
    text = json.dumps(asdict(personal), ensure_ascii=False, indent=1) + "\n"
    (folder / NOTE).write_text(text, encoding="utf-8", newline="\n")


def read_note(folder: Path) -> Personal | None:
    """Return the note of a model; ``None`` when it is missing or cannot be read."""
    try:
        record = json.loads(plain(folder / NOTE).read_text(encoding="utf-8"))
        voices = tuple(map(str, record["voices"]))
        counts = {name: int(record[name]) for name in ("clips", "left_out", "before", "after")}
        return Personal(str(record["base"]), voices, **counts)
    except (OSError, ValueError, LookupError, TypeError, RecursionError, OverflowError):
        return None
