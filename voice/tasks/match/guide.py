"""The player's guide, which "aide" reads aloud: the same text as in the documentation."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from heraut.grammars.schema import number_words

_MARK: Final = re.compile(r"<!-- (game|examples|order): ([a-z_]+) -->")
_CONTENTS: Final = re.compile(r"<!-- contents: (.+) -->")


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter of the guide, ready to be said."""

    title: str
    lines: tuple[str, ...]
    """One paragraph or list item a line, without marks of any kind."""
    game: str = ""
    """The only game that it is about; ``""`` for all."""
    last: bool = False
    """Whether it is of no use before all others, such as how to install."""
    examples: str = ""
    """The game that it takes its sentences from; ``""``: they will do in any."""


def chapters(lang: str, game: str) -> tuple[Chapter, ...]:
    """Return the chapters that are of use in a game, in one language, in the order of use.

    What is about the game itself comes first. Where it has chapters of its own, those with the
    sentences of another game are left out; where it has none, their general ones may help.
    """
    book = [chapter for chapter in whole(lang) if chapter.lines]
    own = [chapter for chapter in book if game in (chapter.game, chapter.examples)]
    general = [chapter for chapter in book if not (chapter.game or chapter.examples)]
    found = sorted((*own, *general), key=lambda chapter: chapter.last)
    return (_contents(lang, found), *found)


def _contents(lang: str, book: Sequence[Chapter]) -> Chapter:
    """Return the chapter that tells the others, each with its number."""
    title = _CONTENTS.search(_text(lang))
    numbered = enumerate(book, start=2)
    told = (f"{' '.join(number_words(n, lang)).capitalize()}. {one.title}." for n, one in numbered)
    return Chapter(title[1] if title else "", tuple(told))


@cache
def whole(lang: str) -> tuple[Chapter, ...]:
    """Return all chapters in one language, in order.

    A comment ``<!-- game: NAME -->`` says that a chapter is about that game only, and
    ``<!-- examples: NAME -->`` that what it tells to say is said in that game. ``<!-- order: last
    -->`` puts it behind all others, and ``<!-- contents: TITLE -->`` names the list of them.
    """
    found = []
    for part in re.split(r"^## ", _text(lang), flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        marks = dict(_MARK.findall(body))
        body = _MARK.sub("", body)
        paragraphs = map(_without_commands, re.split(r"\n\s*\n|\n(?=- )", body.strip()))
        lines = tuple(line for line in map(_spoken, paragraphs) if line)
        about, examples = marks.get("game", ""), marks.get("examples", "")
        found.append(Chapter(_spoken(title), lines, about, "order" in marks, examples))
    return tuple(found)


def _text(lang: str) -> str:
    return (files("heraut.voice.phrases") / lang / "guide.md").read_text(encoding="utf-8")


def _without_commands(paragraph: str) -> str:
    """Return a paragraph without the sentences that say what to type in a terminal.

    A voice cannot say them so that one could type them: they are for who reads the guide.
    """
    sentences = re.split(r"(?<=[.!?])\s+", paragraph.strip())
    return " ".join(sentence for sentence in sentences if "`" not in sentence)


def _spoken(paragraph: str) -> str:
    """Return a Markdown paragraph as plain words."""
    plain = re.sub(r"^(#+|-|\d+\.)\s+", "", paragraph.strip())
    # A mark stands at the edge of a word; within one, as in "world_without_end", it is a letter.
    plain = re.sub(r"[`*]|(?<!\w)_|_(?!\w)", "", plain)
    return " ".join(plain.split())
