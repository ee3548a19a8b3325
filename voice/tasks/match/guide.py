"""The player's guide, which "aide" reads aloud: the same text as in the documentation."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

_MARK: Final = re.compile(r"<!-- (game|examples): ([a-z_]+) -->")


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter of the guide, ready to be said."""

    title: str
    lines: tuple[str, ...]
    """One paragraph or list item a line, without marks of any kind."""
    game: str = ""
    """The only game that it is about; ``""`` for all."""
    examples: str = ""
    """The game that it takes its sentences from; ``""``: they will do in any."""


def chapters(lang: str, game: str) -> tuple[Chapter, ...]:
    """Return the chapters that are of use in a game, in one language, in order.

    Examples from another game are of use where chapters of the game's own tell what to say in it.
    """
    book = whole(lang)
    own = any(chapter.game == game for chapter in book)
    return tuple(
        chapter
        for chapter in book
        if chapter.game in ("", game) and (own or chapter.examples in ("", game))
    )


@cache
def whole(lang: str) -> tuple[Chapter, ...]:
    """Return all chapters in one language, in order.

    A comment ``<!-- game: NAME -->`` says that a chapter is about that game only, and
    ``<!-- examples: NAME -->`` that what it tells to say is said in that game.
    """
    text = (files("heraut.voice.phrases") / lang / "guide.md").read_text(encoding="utf-8")
    found = []
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        marks = dict(_MARK.findall(body))
        body = _MARK.sub("", body)
        paragraphs = re.split(r"\n\s*\n|\n(?=- )", body.strip())
        lines = tuple(line for line in map(_spoken, paragraphs) if line)
        about, examples = marks.get("game", ""), marks.get("examples", "")
        found.append(Chapter(_spoken(title), lines, about, examples))
    return tuple(found)


def _spoken(paragraph: str) -> str:
    """Return a Markdown paragraph as plain words."""
    plain = re.sub(r"^(#+|-|\d+\.)\s+", "", paragraph.strip())
    # A mark stands at the edge of a word; within one, as in "world_without_end", it is a letter.
    plain = re.sub(r"[`*]|(?<!\w)_|_(?!\w)", "", plain)
    return " ".join(plain.split())
