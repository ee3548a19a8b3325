"""The player's guide, which "aide" reads aloud: the same text as in the documentation."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from heraut.grammars.schema import number_words
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.herald import Herald

_MARK: Final = re.compile(r"<!-- (game|examples|heard|word): (\S+) -->")
_CONTENTS: Final = re.compile(r"<!-- contents: (.+) -->")


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter of the guide, ready to be said."""

    title: str
    lines: tuple[str, ...]
    """One paragraph or list item a line, without marks of any kind."""
    game: str = ""
    """The only game that it is about; ``""`` for all."""
    word: str = ""
    """The word by which it is asked for: « chapitre voix »."""
    heard: bool = True
    """Whether it is read aloud: how to install is of no use to who hears Héraut speak."""
    examples: str = ""
    """The game that it takes its sentences from; ``""``: they will do in any."""


def chapters(lang: str, game: str) -> tuple[Chapter, ...]:
    """Return the chapters that are of use in a game, in one language, in the order of use.

    What is about the game itself comes first. Where it has chapters of its own, those with the
    sentences of another game are left out; where it has none, their general ones may help.
    """
    book = [chapter for chapter in whole(lang) if chapter.lines and chapter.heard]
    own = [chapter for chapter in book if game and game in (chapter.game, chapter.examples)]
    general = [chapter for chapter in book if not (chapter.game or chapter.examples)]
    found = (*own, *general)
    return (_contents(lang, found), *found)


def _contents(lang: str, book: Sequence[Chapter]) -> Chapter:
    """Return the chapter that tells the others, each with its number and its word."""
    title = _CONTENTS.search(_text(lang))

    def line(number: int, chapter: Chapter) -> str:
        word = f", {chapter.word}" if chapter.word else ""
        return f"{' '.join(number_words(number, lang)).capitalize()}{word}. {chapter.title}."

    told = (line(number, chapter) for number, chapter in enumerate(book, start=2))
    return Chapter(title[1] if title else "", tuple(told))


@cache
def whole(lang: str) -> tuple[Chapter, ...]:
    """Return all chapters in one language, in order.

    A comment ``<!-- game: NAME -->`` says that a chapter is about that game only, and
    ``<!-- examples: NAME -->`` that what it tells to say is said in that game. ``<!-- word: WORD
    -->`` is what the sentences that ask for it call it, ``<!-- heard: no -->`` keeps it out of what
    is read aloud, and ``<!-- contents: TITLE -->`` names the list of them.
    """
    found = []
    for part in re.split(r"^## ", _text(lang), flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        marks = dict(_MARK.findall(body))
        body = _MARK.sub("", body)
        paragraphs = map(_without_commands, re.split(r"\n\s*\n|\n(?=- )", body.strip()))
        lines = tuple(line for line in map(_spoken, paragraphs) if line)
        about, examples = marks.get("game", ""), marks.get("examples", "")
        word, heard = marks.get("word", ""), marks.get("heard") != "no"
        found.append(Chapter(_spoken(title), lines, about, word, heard, examples))
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


class Reader:
    """Reads the guide aloud, and keeps the place where it was read last."""

    def __init__(self) -> None:
        self._last = 0
        """The number of the chapter that was read last; 0 for none."""
        self.open = False
        """Whether nothing else was said since a chapter was read: the next one is asked for."""

    def read(self, herald: Herald, game: str, asked: Mapping[str, object]) -> tuple[Spoken, ...]:
        """Return the chapter that ``asked`` names by its number, its word, or as the next one."""
        lang = herald.words.lang
        book = chapters(lang, game)
        by_word = {one.word: number for number, one in enumerate(book, 1) if one.word}
        if "topic" in asked:
            number = by_word.get(str(asked["topic"]), 0)
        else:
            number = int(str(asked.get("chapter") or self._last + 1))
        if number == 0:
            return (Spoken(herald.words.text("no-such-topic", herald.verbosity)),)
        if number > len(book):
            key = "no-such-chapter" if "chapter" in asked else "no-next-chapter"
            self.open = False
            return (Spoken(herald.words.text(key, herald.verbosity, count=len(book))),)
        self._last, self.open = number, True
        wanted = book[number - 1]
        return tuple(map(Spoken, (f"{wanted.title}.", *wanted.lines)))
