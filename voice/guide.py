"""The player's guide, which "aide" reads aloud: the same text as in the documentation."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

__all__ = ["Chapter", "chapters"]


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter of the guide, ready to be said."""

    title: str
    lines: tuple[str, ...]
    """One paragraph or list item a line, without marks of any kind."""


@cache
def chapters(lang: str) -> tuple[Chapter, ...]:
    """Return the guide's chapters in one language, in order."""
    text = (files("heraut.voice.phrases") / lang / "guide.md").read_text(encoding="utf-8")
    found = []
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        paragraphs = re.split(r"\n\s*\n|\n(?=- )", body.strip())
        lines = tuple(line for line in map(_spoken, paragraphs) if line)
        found.append(Chapter(_spoken(title), lines))
    return tuple(found)


def _spoken(paragraph: str) -> str:
    """Return a Markdown paragraph as plain words."""
    plain = re.sub(r"^(#+|-|\d+\.)\s+", "", paragraph.strip())
    plain = re.sub(r"[`*_]|```\w*", "", plain)
    return " ".join(plain.split())
