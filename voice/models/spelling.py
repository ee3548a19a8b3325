"""The one place that adapts the grammars' words to a model's, and back.

The grammars write "l'évêque" as one word and "est ce" as two; a model may hold "l'" and "évêque",
and "est-ce". Pure: what a model holds is asked through a function.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources import files

import yaml

Aliases = Mapping[str, Mapping[str, Sequence[str]]]
"""``joined`` and ``said_as``: the grammars' words, and what a model may hold for them."""

_Words = tuple[str, ...]


def read_aliases(lang: str) -> Aliases:
    """Return the rules of a language; none when it has no file of them."""
    file = files("heraut.voice.models") / f"aliases.{lang}.yaml"
    if not file.is_file():
        return {}
    rules: Aliases = yaml.safe_load(file.read_text(encoding="utf-8"))
    return rules


class Spelling:
    """The spelling of one model."""

    def __init__(self, has: Callable[[str], bool], aliases: Aliases) -> None:
        self._has = has
        self._there: dict[_Words, _Words] = {}
        for words, ways in aliases.get("joined", {}).items():
            self._use(words, ways)
        for word, ways in aliases.get("said_as", {}).items():
            if not has(word):
                self._use(word, ways)
        self._back = {ways: words for words, ways in self._there.items()}

    def _use(self, words: str, ways: Iterable[str]) -> None:
        for way in ways:
            spelled = tuple(way.split())
            if all(map(self._has, spelled)):
                self._there[tuple(words.split())] = spelled
                return

    def spell(self, phrase: str) -> str | None:
        """Return a phrase in the model's words; ``None`` when it lacks one and has no way round."""
        spelled: list[str] = []
        for words in _longest(tuple(phrase.split()), self._there):
            way = self._there.get(words) or self._one(words[0])
            if way is None:
                return None
            spelled.extend(way)
        return " ".join(spelled)

    def _one(self, word: str) -> _Words | None:
        if self._has(word):
            return (word,)
        elided, apostrophe, rest = word.partition("'")
        split = elided + apostrophe, rest
        return split if rest and all(map(self._has, split)) else None

    def unspell(self, words: Sequence[str]) -> _Words:
        """Return the model's words in the grammars' spelling."""
        found: list[str] = []
        for part in _longest(tuple(words), self._back):
            for word in self._back.get(part, part):
                if found and found[-1].endswith("'"):
                    found[-1] += word
                else:
                    found.append(word)
        return tuple(found)


def _longest(words: _Words, rules: Mapping[_Words, object]) -> list[_Words]:
    """Cut ``words`` into the longest pieces that have a rule, and single words between them."""
    longest = max(map(len, rules), default=1)
    pieces = []
    place = 0
    while place < len(words):
        for length in range(min(longest, len(words) - place), 0, -1):
            piece = words[place : place + length]
            if length == 1 or piece in rules:
                pieces.append(piece)
                place += length
                break
    return pieces
